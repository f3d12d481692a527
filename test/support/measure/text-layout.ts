import { expect, type Page } from '@playwright/test';

/** Layout problems of text. Each one quotes the text. */
interface TextLayout {
  /** Text that is clipped by hidden overflow. */
  cut: string[];
  /** Text that overlaps other text. */
  overlapping: string[];
  /** Text below another element that paints something. */
  covered: string[];
  /** CSS pixels by which the page is wider than the viewport. */
  sideways: number;
}

export const sound: TextLayout = { cut: [], overlapping: [], covered: [], sideways: 0 };

/** Finds layout problems in all visible lines of text of the page, or of the elements that `root` selects. */
export function textLayout(page: Page, root = 'body'): Promise<TextLayout> {
  return page.evaluate((selector) => {
    const quote = (node: Node) => `"${node.textContent?.trim().slice(0, 40)}"`;
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].map((value) => value === 'hidden' || value === 'clip');
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [aria-hidden="true"], [inert]');
    const paints = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element);
      const isClear = /^rgba\(.* 0\)$/.test(backgroundColor) && backgroundImage === 'none';
      return !isClear || element.matches('img, svg, svg *, input, textarea');
    };
    /** Whether anything is painted over a line in the middle or near its ends. Scrolls the line into view. */
    const isCovered = (owner: Element, { left, width, top, height }: DOMRect, scrolled: number) => {
      const middle = top + height / 2 + scrolled;
      if (middle < scrollY || middle >= scrollY + innerHeight)
        scrollTo({ top: middle - innerHeight / 2, behavior: 'instant' });
      return [0.02, 0.5, 0.98].some((share) => {
        const stack = document.elementsFromPoint(left + width * share, middle - scrollY);
        if (stack[0]?.contains(owner)) return false;
        const own = stack.indexOf(owner);
        return stack
          .slice(0, own < 0 ? undefined : own)
          .some((other) => !other.contains(owner) && paints(other));
      });
    };

    const cut: string[] = [];
    const covered: string[] = [];
    const lines: { node: Node; block: Element; left: number; right: number; top: number; bottom: number }[] =
      [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.closest(selector) || !node.textContent?.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const scrolled = scrollY;
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (
        let holder: Element | null = parent;
        holder && holder !== document.body;
        holder = holder.parentElement
      ) {
        const [x, y] = clips(holder);
        if (!x && !y) continue;
        const { left, right, top, bottom } = holder.getBoundingClientRect();
        // A line box is taller than its glyphs, so a quarter of it may be clipped.
        const isCut = boxes.some(
          (box) =>
            (x && (box.left < left - 1 || box.right > right + 1)) ||
            (y && (box.top + box.height / 4 < top || box.bottom - box.height / 4 > bottom)),
        );
        if (isCut) cut.push(`${quote(node)} by ${holder.tagName.toLowerCase()}.${holder.className}`);
      }
      let block: Element = parent;
      while (getComputedStyle(block).display.startsWith('inline') && block.parentElement)
        block = block.parentElement;
      for (const box of boxes) {
        const margin = box.height * 0.3;
        lines.push({
          node,
          block,
          left: box.left,
          right: box.right,
          top: box.top + scrolled + margin,
          bottom: box.bottom + scrolled - margin,
        });
      }
      if (boxes.some((box) => isCovered(parent, box, scrolled))) covered.push(quote(node));
    }
    const overlapping: string[] = [];
    for (const [index, a] of lines.entries())
      for (const b of lines.slice(index + 1)) {
        if (a.block === b.block) continue;
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          overlapping.push(`${quote(a.node)} and ${quote(b.node)}`);
      }
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      cut: [...new Set(cut)],
      overlapping: [...new Set(overlapping)],
      covered: [...new Set(covered)],
      sideways: Math.max(0, scrollWidth - clientWidth),
    };
  }, root);
}

/** Doubles the text size. @returns undo function */
async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const size = (value: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, value);
  await size('200%');
  return () => size('');
}

/** Applies the text spacing of WCAG 1.4.12. @returns undo function */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }
    `);
    document.adoptedStyleSheets.push(spaced);
    return spaced;
  });
  return () => sheet.evaluate((spaced) => spaced.replaceSync(''));
}

/**
 * Expects that no text is lost at double size (WCAG 1.4.4), with wide spacing (1.4.12) and at 320 px (1.4.10), where
 * nothing scrolls sideways either.
 */
export async function expectRoomForText(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const restore = await enlargeText(page);
  expect(await textLayout(page), 'text twice as large').toEqual(sound);
  await restore();
  const narrow = await spaceText(page);
  expect(await textLayout(page), 'text spaced wider').toEqual(sound);
  await narrow();
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 320, height });
  expect(await textLayout(page), 'in 320 px').toEqual(sound);
  await page.setViewportSize({ width, height });
}
