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

// The package is CommonJS: depending on who bundles it, the component is the module's default or that one's default.
type Library = typeof import('react-slick').default;
const unwrapped = (slickModule as unknown as { default: Library | { default: Library } }).default;
const ReactSlick = ('default' in unwrapped ? unwrapped.default : unwrapped) as Library;

/** react-slick's methods. */
export type Slick = InstanceType<Library>;

interface SlickSlidesProps {
  ref: RefObject<Slick | null>;
  settings: CarouselSettings;
  /** Index of the first slide that is seen, and will be when a change has ended. */
  firstShown: number;
  /** Where it starts; later values mean nothing. */
  initialSlide: number;
  running: boolean;
  /** Called at the start of a change, with the index of the slide that leads the page about to be shown. */
  onChange: (next: number) => void;
  children: ReactNode;
}

/** How far a pointer goes before a press is a drag, in CSS pixels: react-slick's own measure. */
const dragDistance = 10;

/** react-slick, moved from outside alone, and held to the carousel's contract. */
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
  // A new value would make react-slick lay out anew, and cut a change short.
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
   * react-slick lays out anew when pictures arrive, in the midst of a change too, and hangs one more handler around
   * those of each picture at every update, without end. Slides here have their size without their pictures.
   */
  const dropImageHandlers = () => {
    for (const image of root.current?.querySelectorAll('img') ?? []) {
      image.onload = null;
      image.onerror = null;
      image.onclick = null;
    }
  };

  /** A link follows the press that ends a drag, unless the event says by then that it is done with. */
  const ignoreDrag = (event: MouseEvent) => {
    const fromPointer = event.detail > 0;
    if (fromPointer && Math.abs(event.clientX - pressedAt.current) > dragDistance) event.preventDefault();
  };

  /** react-slick cancels the touch that ends a swipe; where that can't be, Chromium reports each as an error. */
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
        // Its arrow keys would move the slide with the focus out of view.
        accessibility={false}
      >
        {children}
      </ReactSlick>
    </div>
  );
}
