import type { Locator } from '@playwright/test';

/** Presses as the visitors of a project do: with a finger on its touch screen, else with the mouse. */
export const press = (target: Locator, isMobile: boolean): Promise<void> =>
  isMobile ? target.tap() : target.click();
