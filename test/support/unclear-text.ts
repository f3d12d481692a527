import { expect, type Page } from '@playwright/test';
import { textLayout } from './text-layout.ts';

/**
 * Expects that all text can be read as it was designed, and continues after a failure. It tries again while the carousel
 * adapts to another width.
 */
export const expectClearText = (page: Page, root: string, where: string): Promise<void> =>
  expect
    .configure({ soft: true })
    .poll(() => unclearText(page, root), { message: where, timeout: 3_000, intervals: [50, 100, 200] })
    .toEqual([]);

/** Finds visible text, in the elements that `root` selects, that something keeps from being read as it was designed. */
async function unclearText(page: Page, root: string): Promise<readonly string[]> {
  const { cut, overlapping, sideways } = await textLayout(page, root);
  return [
    ...cut.map((text) => `clipped: ${text}`),
    ...overlapping.map((texts) => `overlapping: ${texts}`),
    ...(sideways > 0 ? [`the page is ${sideways}px too wide`] : []),
    ...(await obstructedText(page, root)),
  ];
}

function obstructedText(page: Page, root: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const problems = new Set<string>();
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    const { canvas } = context;
    const name = (element: Element) => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    type Box = Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>>;
    const pixels = (value: string) => Number.parseFloat(value);
    const isClear = (color: string) => /^rgba\(.* 0\)$/.test(color);

    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      return (
        element.matches('img, svg, svg *, input, textarea') ||
        !isClear(backgroundColor) ||
        backgroundImage !== 'none'
      );
    };
    const coverOf = (owner: Element, x: number, y: number) => {
      const top = document.elementFromPoint(x, y);
      if (!top || top === owner || top.contains(owner)) return undefined;
      const stack = document.elementsFromPoint(x, y);
      const own = stack.indexOf(owner);
      return stack
        .slice(0, own < 0 ? undefined : own)
        .find((other) => !other.contains(owner) && paints(other));
    };

    /** The rectangle that the whole picture would fill, relative to the document, without the crop of `object-fit`. */
    const images = [...document.images]
      .filter(
        (image) => image.checkVisibility({ opacityProperty: true }) && !image.closest('[aria-hidden="true"]'),
      )
      .map((image) => {
        const style = getComputedStyle(image);
        const outer = image.getBoundingClientRect();
        const left = outer.left + scrollX + pixels(style.paddingLeft);
        const top = outer.top + scrollY + pixels(style.paddingTop);
        const width = outer.width - pixels(style.paddingLeft) - pixels(style.paddingRight);
        const height = outer.height - pixels(style.paddingTop) - pixels(style.paddingBottom);
        const ratio = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const drawnWidth = style.objectFit === 'cover' ? Math.max(width, height * ratio) : width;
        const drawnHeight = style.objectFit === 'cover' ? Math.max(height, width / ratio) : height;
        const [x = 50, y = 50] = style.objectPosition.split(' ').map(pixels);
        let surface: Element | null = image.parentElement;
        while (surface && isClear(getComputedStyle(surface).backgroundColor)) surface = surface.parentElement;
        return {
          image,
          box: { left, top, right: left + width, bottom: top + height },
          drawn: {
            left: left + ((width - drawnWidth) * x) / 100,
            top: top + ((height - drawnHeight) * y) / 100,
            width: drawnWidth,
            height: drawnHeight,
          },
          surface:
            (surface ? getComputedStyle(surface).backgroundColor : 'rgb(255, 255, 255)')
              .match(/\d+/g)
              ?.map(Number) ?? [],
        };
      });
    /** Whether a picture shows anything but the color of its surface behind a line of text, or behind its button. */
    const showsBehind = (
      { image, box, drawn, surface }: (typeof images)[number],
      owner: Element,
      letters: Box,
    ) => {
      const left = Math.max(box.left, letters.left);
      const right = Math.min(box.right, letters.right);
      const top = Math.max(box.top, letters.top);
      const bottom = Math.min(box.bottom, letters.bottom);
      if (left >= right || top >= bottom) return false;
      const stack = document.elementsFromPoint((left + right) / 2 - scrollX, (top + bottom) / 2 - scrollY);
      const depth = stack.indexOf(image);
      if (depth < 0 || stack.slice(stack.indexOf(owner) + 1, depth).some(paints)) return false;
      canvas.width = Math.ceil(right - left);
      canvas.height = Math.ceil(bottom - top);
      context.drawImage(image, drawn.left - left, drawn.top - top, drawn.width, drawn.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      for (let at = 0; at < data.length; at += 4)
        if (
          (data[at + 3] ?? 0) > 8 &&
          surface.some((value, band) => Math.abs(value - (data[at + band] ?? 0)) > 8)
        )
          return true;
      return false;
    };

    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement;
        const text = node.textContent?.trim();
        if (!owner || !text) continue;
        if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (owner.closest('.visually-hidden, [aria-hidden="true"], [inert]')) continue;
        const quote = `"${text.slice(0, 40)}"`;
        let block: Element = owner;
        while (getComputedStyle(block).display === 'inline' && block.parentElement)
          block = block.parentElement;
        const { paddingRight, borderRightWidth } = getComputedStyle(block);
        const range = document.createRange();
        for (const { 0: word, index } of owner.closest('h1, h2, h3, h4')
          ? (node.textContent ?? '').matchAll(/[^\s-]+/g)
          : []) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
            problems.add(`broken: "${word}"`);
        }
        range.selectNodeContents(node);
        const edge = block.getBoundingClientRect().right - pixels(paddingRight) - pixels(borderRightWidth);
        const scrolled = scrollY;
        for (const line of range.getClientRects()) {
          if (line.width <= 1) continue;
          if (line.right > edge + 1 && block.clientWidth > 0) problems.add(`sticking out: ${quote}`);
          // A line box is taller than its glyphs.
          const letters = {
            left: line.left + scrollX,
            right: line.right + scrollX,
            top: line.top + scrolled + line.height * 0.2,
            bottom: line.bottom + scrolled - line.height * 0.2,
          };
          const middle = (letters.top + letters.bottom) / 2;
          if (middle - scrollY < 0 || middle - scrollY >= innerHeight)
            scrollTo({ top: middle - 40, behavior: 'instant' });
          const button = owner.getBoundingClientRect();
          const shown = paints(owner)
            ? {
                left: button.left + scrollX,
                right: button.right + scrollX,
                top: button.top + scrollY,
                bottom: button.bottom + scrollY,
              }
            : letters;
          for (const picture of images)
            if (showsBehind(picture, owner, shown))
              problems.add(`over a picture: ${quote} and ${name(picture.image)}`);
          for (const share of [0.02, 0.35, 0.65, 0.98]) {
            const cover = coverOf(owner, line.left + line.width * share, middle - scrollY);
            if (cover) problems.add(`covered: ${quote} by ${name(cover)}`);
          }
        }
      }
      for (const element of part.querySelectorAll('*')) {
        if (!/auto|scroll/.test(getComputedStyle(element).overflowX)) continue;
        if (element.scrollWidth > element.clientWidth + 1)
          problems.add(`scrolling sideways: ${name(element)}`);
      }
    }
    return [...problems];
  }, root);
}
