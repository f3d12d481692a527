import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import slickModule, { type Settings } from 'react-slick';
import styles from './carousel.module.css';

/** What the library's types leave out of its slider. */
declare module 'react-slick' {
  interface InnerSlider {
    checkImagesLoad: () => void;
  }
}

// The types do not know that the default export of a CommonJS package is the whole package.
const { default: ReactSlick } = slickModule as unknown as { default: typeof slickModule };

export type Slick = InstanceType<typeof slickModule>;

interface SlickSlidesProps extends Settings {
  ref: RefObject<Slick | null>;
  slidesToShow: number;
  /** Index of the first slide that is visible at the end of the current transition. */
  firstShown: number;
  running: boolean;
  children: readonly ReactNode[];
}

/** Wraps react-slick: the carousel controls it, and the handlers below work around its bugs. */
export function SlickSlides({ ref, firstShown, running, children, ...settings }: SlickSlidesProps) {
  // A changed value would make react-slick recompute its layout and interrupt the transition.
  const [initialSlide] = useState(settings.initialSlide);

  useLayoutEffect(() => {
    // On every update, it would add handlers to each image that recompute the layout, even during a transition.
    if (ref.current?.innerSlider) ref.current.innerSlider.checkImagesLoad = () => undefined;
  }, [ref]);

  useEffect(() => {
    if (running) ref.current?.slickPlay();
    else ref.current?.slickPause();
  }, [ref, running]);

  /**
   * Makes slides inert that are off-screen or that are react-slick's clones, which hides them from assistive technology
   * and from the tab order. On an incomplete last page the library itself hides a visible slide and exposes a clone.
   */
  const exposeShown = () => {
    for (const slide of ref.current?.innerSlider?.list?.querySelectorAll<HTMLElement>('.slick-slide') ?? []) {
      // Negative in a clone, or the number of slides or more.
      const index = Number(slide.dataset['index']);
      const hidden = index < firstShown || index >= firstShown + settings.slidesToShow;
      const focused = document.activeElement;
      // Making a slide inert removes the focus without a blur event, and the slide show would stay paused.
      if (hidden && focused instanceof HTMLElement && slide.contains(focused)) focused.blur();
      slide.inert = hidden;
      slide.ariaHidden = String(hidden);
      // With a tabindex, a press on a slide's text would focus the slide and pause the slide show.
      slide.removeAttribute('tabindex');
    }
  };

  return (
    <div
      className={styles['slides']}
      aria-live={running ? 'off' : 'polite'}
      // react-slick calls `preventDefault` at the end of a swipe, which Chromium reports as an error if not cancelable.
      onTouchEndCapture={({ cancelable, nativeEvent }) => {
        if (!cancelable) nativeEvent.preventDefault = () => undefined;
      }}
    >
      <ReactSlick
        {...settings}
        ref={ref}
        initialSlide={initialSlide}
        // Called after every update, and the first follows the mount.
        onReInit={exposeShown}
        // The buttons also work during a transition.
        waitForAnimate={false}
        // By touch only. A mouse follows links and selects text, as everywhere else.
        draggable={false}
        arrows={false}
        pauseOnHover={false}
        // react-slick's arrow keys would move the focused slide out of view.
        accessibility={false}
      >
        {children}
      </ReactSlick>
    </div>
  );
}
