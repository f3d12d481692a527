import type { Locator } from '@playwright/test';

interface Way {
  /** CSS pixels to the right; negative to the left. */
  right?: number;
  /** CSS pixels down; negative up. */
  down?: number;
}

const steps = 8;

/**
 * Starts a touch at the center of an element with real touch events. The last event has a later timestamp: a touch that
 * rests before it ends causes no fling, which would swallow the next tap.
 * @returns moves the touch and ends it
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

/** Swipes from the center of an element. */
export async function swipe(target: Locator, way: Way): Promise<void> {
  const moveAndLift = await touch(target);
  await moveAndLift(way);
}
