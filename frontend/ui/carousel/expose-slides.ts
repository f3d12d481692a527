/**
 * Makes slides inert that are off-screen or that are react-slick's clones, which hides them from assistive technology
 * and from the tab order. On an incomplete last page the library itself hides a visible slide and exposes a clone.
 * @param isShown whether the slide with this index is visible; a clone's index is negative, or the count or more
 * @returns cleanup function
 */
export function exposeSlides(root: HTMLElement, isShown: (index: number) => boolean): () => void {
  const expose = () => {
    for (const slide of root.querySelectorAll<HTMLElement>('.slick-slide')) {
      const hidden = !isShown(Number(slide.dataset['index']));
      const focused = document.activeElement;
      // Making a slide inert removes the focus without a blur event, and the slide show would stay paused.
      if (hidden && focused instanceof HTMLElement && slide.contains(focused)) focused.blur();
      slide.inert = hidden;
      if (slide.ariaHidden !== String(hidden)) slide.ariaHidden = String(hidden);
      // With a tabindex, a press on a slide's text would focus the slide and pause the slide show.
      slide.removeAttribute('tabindex');
    }
  };
  expose();
  const observer = new MutationObserver(expose);
  observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-hidden', 'tabindex'] });
  return () => observer.disconnect();
}
