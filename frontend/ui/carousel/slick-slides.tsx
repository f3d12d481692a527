import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type TouchEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as slickModule from 'react-slick';
import styles from './carousel.module.css';
import { exposeSlides } from './expose-slides.ts';
import type { CarouselSettings } from './settings.ts';

// The package is CommonJS: depending on the bundler, the component is the default export or the default of that.
type Library = typeof import('react-slick').default;
const unwrapped = (slickModule as unknown as { default: Library | { default: Library } }).default;
const ReactSlick = ('default' in unwrapped ? unwrapped.default : unwrapped) as Library;

export type Slick = InstanceType<Library>;

interface SlickSlidesProps {
  ref: RefObject<Slick | null>;
  settings: CarouselSettings;
  /** Index of the first visible slide at the end of the current transition. */
  firstShown: number;
  /** Used on mount only. */
  initialSlide: number;
  running: boolean;
  /** Called at the start of a transition with the index of the first slide of the next page. */
  onChange: (next: number) => void;
  children: ReactNode;
}

/** CSS pixels of movement that turn a press into a drag, the same threshold as react-slick's. */
const dragDistance = 10;

/** Wraps react-slick: the carousel controls it, and the handlers below work around its bugs. */
export function SlickSlides({
  ref,
  settings,
  firstShown,
  running,
  onChange,
  children,
  ...props
}: SlickSlidesProps) {
  const root = useRef<HTMLDivElement>(null);
  // A changed value would make react-slick recompute its layout and interrupt the transition.
  const [initialSlide] = useState(props.initialSlide);
  const pressedAt = useRef(0);

  const { slidesToShow } = settings;
  useLayoutEffect(() => {
    const isShown = (index: number) => index >= firstShown && index < firstShown + slidesToShow;
    return root.current ? exposeSlides(root.current, isShown) : undefined;
  }, [firstShown, slidesToShow]);

  useEffect(() => {
    if (running) ref.current?.slickPlay();
    else ref.current?.slickPause();
  }, [ref, running]);

  /**
   * react-slick recomputes its layout when an image loads, even during a transition, and wraps each image's handlers
   * once more on every update. The slides' size does not depend on their images, so drop these handlers.
   */
  const dropImageHandlers = () => {
    for (const image of root.current?.querySelectorAll('img') ?? []) {
      image.onload = null;
      image.onerror = null;
      image.onclick = null;
    }
  };

  /** Prevents the click at the end of a drag from following a link. */
  const ignoreDrag = (event: MouseEvent) => {
    const fromPointer = event.detail > 0;
    if (fromPointer && Math.abs(event.clientX - pressedAt.current) > dragDistance) event.preventDefault();
  };

  /** react-slick calls `preventDefault` at the end of a swipe, which Chromium reports as an error if not cancelable. */
  const skipUncancelable = ({ cancelable, nativeEvent }: TouchEvent) => {
    if (!cancelable) nativeEvent.preventDefault = () => undefined;
  };

  return (
    <div
      ref={root}
      className={styles['slides']}
      aria-live={running ? 'off' : 'polite'}
      onPointerDownCapture={(event) => {
        pressedAt.current = event.clientX;
      }}
      onClickCapture={ignoreDrag}
      onTouchEndCapture={skipUncancelable}
    >
      <ReactSlick
        {...settings}
        ref={ref}
        initialSlide={initialSlide}
        beforeChange={(_, next) => onChange(next)}
        onReInit={dropImageHandlers}
        arrows={false}
        dots={false}
        pauseOnHover={false}
        // react-slick's arrow keys would move the focused slide out of view.
        accessibility={false}
      >
        {children}
      </ReactSlick>
    </div>
  );
}
