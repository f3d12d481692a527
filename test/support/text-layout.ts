import type { Page } from '@playwright/test';

/** What larger text and wider spacing must not do to a page; each problem a line that quotes the text. */
interface TextLayout {
  /** Text that a box with hidden overflow cuts off. */
  cut: string[];
  /** Text that lies on other text. */
  overlapping: string[];
  /** CSS pixels that the page is wider than its view. */
  sideways: number;
}

/** Every line of text that can be seen, by its place and what holds it. */
export function textLayout(page: Page): Promise<TextLayout> {
  return page.evaluate(() => {
    const quote = (node: Node) => `"${node.textContent?.trim().slice(0, 40)}"`;
    const clips = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return [overflowX, overflowY].map((value) => value === 'hidden' || value === 'clip');
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, [aria-hidden="true"], [inert]');

    const cut: string[] = [];
    const lines: { node: Node; block: Element; left: number; right: number; top: number; bottom: number }[] =
      [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !isShown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      for (
        let holder: Element | null = parent;
        holder && holder !== document.body;
        holder = holder.parentElement
      ) {
        const [x, y] = clips(holder);
        if (!x && !y) continue;
        const { left, right, top, bottom } = holder.getBoundingClientRect();
        // A line's box is taller than its letters: a quarter of it may be cut without a loss.
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
          top: box.top + margin,
          bottom: box.bottom - margin,
        });
      }
    }
    const overlapping: string[] = [];
    for (const [index, a] of lines.entries())
      for (const b of lines.slice(index + 1)) {
        if (a.block === b.block) continue;
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          overlapping.push(`${quote(a.node)} and ${quote(b.node)}`);
      }
    const root = document.documentElement;
    return {
      cut: [...new Set(cut)],
      overlapping: [...new Set(overlapping)],
      sideways: root.scrollWidth - root.clientWidth,
    };
  });
}

/** Text twice as large. @returns undoes it */
export async function enlargeText(page: Page): Promise<() => Promise<void>> {
  const size = (value: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, value);
  await size('200%');
  return () => size('');
}

/** The spacing of WCAG 1.4.12. @returns undoes it */
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
