/**
 * Leaves those slides alone that are seen, for everybody: the others and the copies that react-slick makes for its
 * endless loop are inert, so that no hidden link takes the focus and nothing is read twice. On an uneven last page
 * the library itself hides a slide that is seen, and leaves a copy that is not.
 * @param isShown whether the slide with this index is seen; copies have indices below 0 and from the count on
 * @returns stops it
 */
export function exposeSlides(root: HTMLElement, isShown: (index: number) => boolean): () => void {
  const expose = () => {
    for (const slide of root.querySelectorAll<HTMLElement>('.slick-slide')) {
      const hidden = !isShown(Number(slide.dataset['index']));
      const focused = document.activeElement;
      // Else the browser takes the focus away without an event, and the slides would wait for its end.
      if (hidden && focused instanceof HTMLElement && slide.contains(focused)) focused.blur();
      slide.inert = hidden;
      if (slide.ariaHidden !== String(hidden)) slide.ariaHidden = String(hidden);
      // A press on a slide's text would otherwise focus the slide, and so hold the slides.
      slide.removeAttribute('tabindex');
    }
  };
  expose();
  const observer = new MutationObserver(expose);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-hidden', 'tabindex'] });
  return () => observer.disconnect();
}
