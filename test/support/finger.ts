import type { Locator } from '@playwright/test';

interface Way {
  /** CSS pixels to the right, or to the left below 0. */
  right?: number;
  /** CSS pixels down, or up below 0. */
  down?: number;
}

const steps = 8;

/**
 * Lays a finger on the middle of an element: real touch events, of which the browser decides what they do. They say
 * when they were: a finger that rests before it is lifted sets nothing in motion, which would swallow the next tap.
 * @returns moves the finger away from there and lifts it
 */
export async function touch(target: Locator): Promise<(way: Way) => Promise<void>> {
  const page = target.page();
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not in the page`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const protocol = await page.context().newCDPSession(page);
  let seconds = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    protocol.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds });
  await send('touchStart', [{ x, y }]);
  return async ({ right = 0, down = 0 }) => {
    for (let step = 1; step <= steps; step += 1) {
      seconds += 0.02;
      await send('touchMove', [{ x: x + (right * step) / steps, y: y + (down * step) / steps }]);
    }
    seconds += 1;
    await send('touchEnd', []);
    await protocol.detach();
  };
}

/** A swipe from the middle of an element. */
export async function swipe(target: Locator, way: Way): Promise<void> {
  const moveAndLift = await touch(target);
  await moveAndLift(way);
}
