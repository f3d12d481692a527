/** Minimum target size in CSS pixels (WCAG 2.2, 2.5.8). */
const minimum = 24;

/** Shortens an open list that would cover a control below it except for less than the minimum target size. */
export function avoidSmallTargets(list: HTMLElement): void {
  const { left, bottom } = list.getBoundingClientRect();
  for (const control of list.closest('form')?.elements ?? []) {
    const box = control.getBoundingClientRect();
    const sliver = box.bottom - bottom;
    if (box.right > left && box.top < bottom && sliver > 0 && sliver < minimum)
      list.style.maxHeight = `${list.offsetHeight - (minimum - sliver)}px`;
  }
}
