import { expect, type Locator, type Page } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { untilHydrated } from '#test/support/hydrated.ts';

/** Milliseconds between automatic transitions: the interval of requirement R36 and react-slick's own delay. */
export const interval = 3050;
/** Milliseconds for a transition and react-slick's cleanup after it. */
export const change = 1200;

const names = (numbers: readonly number[]) => numbers.map((n) => `${n} of 5`);

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
    this.slides = this.section.getByRole('group', { name: / of 5$/ });
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
  async approach(): Promise<void> {
    await this.section.scrollIntoViewIfNeeded();
    await expect(this.section.locator('.slick-list')).toBeVisible();
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
    await expect.poll(() => this.#inView()).toEqual(names(numbers));
    const heard = () => this.slides.evaluateAll((all) => all.map((slide) => slide.ariaLabel));
    await expect.poll(heard).toEqual(names(numbers));
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
    await expect(active).toHaveAttribute('aria-label', `${n} of 5`);
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

  /** Left, top, width and height of the first slides, relative to the page, in CSS pixels. */
  places(count: number): Promise<number[]> {
    return this.slides.evaluateAll(
      (all, n) =>
        all.slice(0, n).flatMap((slide) => {
          const { x, y, width, height } = slide.getBoundingClientRect();
          return [x, y + scrollY, width, height];
        }),
      count,
    );
  }

  /** Records layout shifts from now on. Returns a function that reads them. */
  async watchShifts(): Promise<() => Promise<string[]>> {
    const shifts = await this.page.evaluateHandle(async () => {
      // Ignore shifts that a late font causes.
      await document.fonts.ready;
      const seen: string[] = [];
      new PerformanceObserver((list) => {
        seen.push(...list.getEntries().map((entry) => JSON.stringify(entry)));
      }).observe({ type: 'layout-shift' });
      return seen;
    });
    return () => shifts.jsonValue();
  }
}
