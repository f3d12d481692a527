import type { Locator } from '@playwright/test';

/** Taps in the phone project and clicks in the desktop project. */
export const press = (target: Locator, isMobile: boolean): Promise<void> =>
  isMobile ? target.tap() : target.click();
