import { type FocusEvent, useState } from 'react';

interface SlideShow {
  /** Whether slides change by themselves now. */
  running: boolean;
  /** Whether it was stopped for good: by the button, or by a visitor's wish for less motion. */
  stopped: boolean;
  /** What the button does: stops it, or starts it at once. */
  toggle: () => void;
  /** For the element whose hover and focus hold the slides. */
  hold: {
    onPointerOver: () => void;
    onPointerLeave: () => void;
    onFocus: () => void;
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * When slides change by themselves: unless the button stopped them, and not while somebody points at them or has the
 * focus among them. react-slick's own pauses know neither links inside of slides nor the controls.
 * @param allowed false where there is no automatic change at all
 * @param calm whether it starts stopped, until the button says otherwise
 */
export function useSlideShow(allowed: boolean, calm: boolean): SlideShow {
  const [chosen, setChosen] = useState<'running' | 'stopped'>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const stopped = chosen ? chosen === 'stopped' : calm;
  return {
    running: allowed && !stopped && !hovered && !focused,
    stopped,
    toggle: () => {
      setChosen(stopped ? 'running' : 'stopped');
      // Whoever starts it wants to see it start, although pointer and focus are still on the button.
      setHovered(false);
      setFocused(false);
    },
    hold: {
      onPointerOver: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false);
      },
    },
  };
}
