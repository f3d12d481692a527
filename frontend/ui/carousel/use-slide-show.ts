import { type FocusEvent, useState } from 'react';

/**
 * State of the automatic slide show. It pauses while the pointer or the focus is inside, and stops with the button.
 * react-slick's own pausing does not cover links inside slides or the controls.
 * @param allowed false if the slides never change automatically
 * @param reducedMotion whether it is stopped until the visitor presses the button
 */
export function useSlideShow(allowed: boolean, reducedMotion: boolean) {
  const [stoppedByButton, setStoppedByButton] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const stopped = stoppedByButton ?? reducedMotion;
  return {
    /** Whether the slides change automatically at the moment. */
    running: allowed && !stopped && !hovered && !focused,
    /** Whether it is stopped permanently, by the button or by `prefers-reduced-motion`. */
    stopped,
    toggle: () => {
      setStoppedByButton(!stopped);
      // Starts although the focus is still on the button.
      setFocused(false);
    },
    /** Event handlers for the element whose hover and focus pause the slides. */
    pauseHandlers: {
      onPointerOver: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
