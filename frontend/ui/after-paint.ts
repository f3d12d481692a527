/**
 * Calls back once what was just rendered is on the screen: what nobody waits for does not hold up what somebody does.
 * A page that is not shown waits until it is.
 * @returns stops it
 */
export function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
