import { expect, type Locator, type Page } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { untilHydrated } from '../browser/hydrated.ts';
import { postPaths } from './post-paths.ts';

/** Milliseconds between automatic transitions: the interval of requirement R36 and react-slick's own delay. */
export const interval = 3050;
/** Milliseconds for a transition and react-slick's cleanup after it. */
export const change = 1200;

/** Number of slides: the newest posts, or the placeholders. With fewer than four, nothing moves. */
export const count = Math.min(postPaths.length, 5) || content.blogs.cards.length;
/** Numbers of the slides on a page of three. An incomplete last page starts earlier. */
export function threeOn(page: number): readonly number[] {
  const before = Math.min(3 * (page % Math.ceil(count / 3)), count - 3);
  return [before + 1, before + 2, before + 3];
}

const nameOf = (n: number) => `${n} of ${count}`;

/** Page object of the home page's carousel. */
export class CarouselPage {
  readonly page: Page;
  readonly section: Locator;
  /** Slides in the accessibility tree, without hidden ones. */
  readonly slides: Locator;
  readonly links: Locator;

  constructor(page: Page) {
    this.page = page;
    this.section = page.getByRole('region', { name: content.blogs.heading });
    this.slides = this.section.getByRole('group', { name: / of \d+$/ });
    this.links = this.slides.getByRole('link');
  }

  button(name: string): Locator {
    return this.section.getByRole('button', { name });
  }

  /** The focused element in the carousel. */
  get focused(): Locator {
    return this.section.locator(':focus');
  }

  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 800 });
  }

  /** Opens the home page and pauses its clock, which only the test advances. */
  async openHome(width: number): Promise<void> {
    await this.resize(width);
    await this.page.clock.install();
    await this.page.goto('/');
    await untilHydrated(this.page);
    // Far ahead, so that a slow machine does not pass this time before it is paused.
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 60_000));
  }

  /** Scrolls to the carousel and waits for the library. */
  async untilLive(): Promise<void> {
    await this.section.scrollIntoViewIfNeeded();
    // With fewer cards, nothing moves.
    if (count > 3) await expect(this.section.locator('.slick-list')).toBeVisible();
  }

  /** The same with the page's clock paused. */
  async approach(): Promise<void> {
    await this.untilLive();
    // react-slick measures itself again after this time and then starts its interval.
    await this.page.clock.runFor(50);
  }

  static async open(page: Page, width: number): Promise<CarouselPage> {
    const carousel = new CarouselPage(page);
    await carousel.openHome(width);
    await carousel.approach();
    return carousel;
  }

  async passTime(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  /** Completes a transition and expects these slides. */
  async expectChange(numbers: readonly number[]): Promise<void> {
    // In steps, so that React can render between react-slick's timers.
    for (let passed = 0; passed < change; passed += 100) await this.passTime(100);
    await this.expectSlides(numbers);
  }

  /** Expects exactly these slides in view, in the accessibility tree and in the tab order. */
  async expectSlides(numbers: readonly number[]): Promise<void> {
    await expect.poll(() => this.#inView()).toEqual(numbers.map(nameOf));
    const heard = () => this.slides.evaluateAll((all) => all.map((slide) => slide.ariaLabel));
    await expect.poll(heard).toEqual(numbers.map(nameOf));
    await expect(this.section.locator('.slick-slide:not([inert])')).toHaveCount(numbers.length);
  }

  /** Names of the slides in view. */
  #inView() {
    return this.section.locator('.slick-list').evaluate((list) => {
      const { left, right } = list.getBoundingClientRect();
      const seen = [...list.querySelectorAll('[aria-roledescription="slide"]')].filter((slide) => {
        const box = slide.getBoundingClientRect();
        return box.right > left + 2 && box.left < right - 2;
      });
      return seen.map((slide) => slide.ariaLabel);
    });
  }

  async expectActive(n: number): Promise<void> {
    const active = this.section.locator('.slick-slide:not(.slick-cloned) [data-active]');
    await expect(active).toHaveAttribute('aria-label', nameOf(n));
  }

  /** Expects the automatic slide show to run or pause, according to `aria-live`. */
  async expectRunning(running: boolean): Promise<void> {
    const live = running ? 'off' : 'polite';
    await expect(this.section.locator('[aria-live]')).toHaveAttribute('aria-live', live);
  }

  /** Presses Tab until the focus leaves the carousel. Returns the names of the focused elements. */
  async tabStops(): Promise<string[]> {
    const stops: string[] = [];
    while ((await this.focused.count()) > 0 && stops.length < 20) {
      stops.push((await this.focused.getAttribute('aria-label')) ?? (await this.focused.innerText()));
      await this.page.keyboard.press('Tab');
    }
    return stops;
  }
}
