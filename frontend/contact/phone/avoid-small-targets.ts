/** Side of the smallest target, in CSS pixels (WCAG 2.2, 2.5.8). */
const smallest = 24;

/** Shortens an open list that would leave a mere sliver of a control below it, too small a target for a finger. */
export function avoidSmallTargets(list: HTMLElement): void {
  const { left, bottom } = list.getBoundingClientRect();
  for (const control of list.closest('form')?.elements ?? []) {
    const box = control.getBoundingClientRect();
    const sliver = box.bottom - bottom;
    if (box.right > left && box.top < bottom && sliver > 0 && sliver < smallest)
      list.style.maxHeight = `${list.offsetHeight - (smallest - sliver)}px`;
  }
}
