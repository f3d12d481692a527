import { expect, type Locator } from '@playwright/test';

/** Expects a visible focus ring in forced colors. */
export async function expectRing(target: Locator) {
  const { style, width, color, background } = await target.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
    const background = getComputedStyle(document.body).backgroundColor;
    return { style: outlineStyle, width: Number.parseFloat(outlineWidth), color: outlineColor, background };
  });
  expect(style).toBe('solid');
  expect(width).toBeGreaterThanOrEqual(2);
  expect(color).not.toBe(background);
}
