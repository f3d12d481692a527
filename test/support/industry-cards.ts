import type { Locator, Page } from '@playwright/test';
import { content } from '#frontend/content/home.ts';

/** The list items of the home page's industry cards. */
export const cards = (page: Page): Locator =>
  page.getByRole('region', { name: content.industries.heading }).getByRole('listitem');

/** Position and width of each card, and of its lines of text relative to the card. */
export const measure = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const { left, top, width } = card.getBoundingClientRect();
      const lines = [...card.querySelectorAll('h3, p')].flatMap((text) => {
        const range = document.createRange();
        range.selectNodeContents(text);
        return [...range.getClientRects()].map((line) =>
          [line.left - left, line.top - top, line.width, line.height].map(Math.round),
        );
      });
      return { left: Math.round(left), top: Math.round(top + scrollY), width: Math.round(width), lines };
    }),
  );

/** Returns the durations of the cards' transitions in milliseconds, and seeks them to `progress` (1 is the end). */
export const transitions = (page: Page, progress?: number) =>
  cards(page).evaluateAll((all, part) => {
    const moving = all.flatMap((card) => card.getAnimations());
    const lengths = moving.map(({ effect }) => Number(effect?.getTiming().duration));
    for (const [index, transition] of moving.entries()) {
      if (part === 1) transition.finish();
      else if (part !== undefined) transition.currentTime = (lengths[index] ?? 0) * part;
    }
    return lengths;
  }, progress);
