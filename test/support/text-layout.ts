import type { Page } from '@playwright/test';

/** Layout problems of enlarged or spaced text. Each one quotes the text. */
interface TextLayout {
  /** Text that is clipped by hidden overflow. */
  cut: string[];
  /** Text that overlaps other text. */
  overlapping: string[];
  /** CSS pixels by which the page is wider than the viewport. */
  sideways: number;
}

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

    const cut: string[] = [];
    const lines: { node: Node; block: Element; left: number; right: number; top: number; bottom: number }[] =
      [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.closest(selector) || !node.textContent?.trim() || !isShown(parent)) continue;
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
    const { scrollWidth, clientWidth } = document.documentElement;
    return {
      cut: [...new Set(cut)],
      overlapping: [...new Set(overlapping)],
      sideways: scrollWidth - clientWidth,
    };
  }, root);
}

/** Doubles the text size. @returns undo function */
export async function enlargeText(page: Page): Promise<() => Promise<void>> {
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
