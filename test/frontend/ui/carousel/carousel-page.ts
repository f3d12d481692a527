import { expect, type Locator, type Page } from '@playwright/test';
import { content } from '#frontend/content/home.ts';
import { untilHydrated } from '#test/support/hydrated.ts';

/** From one change by itself to the next: the pinned interval, and what react-slick adds; in milliseconds. */
export const interval = 3050;
/** More than a change, and what react-slick tidies up after it; in milliseconds. */
export const change = 1200;

const names = (numbers: readonly number[]) => numbers.map((n) => `${n} of 5`);

/** The home page's carousel, as its visitors meet it. */
export class CarouselPage {
  readonly page: Page;
  readonly section: Locator;
  /** Slides for those who hear the page; a hidden one has no role. */
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

  /** What has the focus in the carousel. */
  get focused(): Locator {
    return this.section.locator(':focus');
  }

  async resize(width: number): Promise<void> {
    await this.page.setViewportSize({ width, height: 800 });
  }

  /** Opens the home page, where time stands still from here on: the test alone moves it. */
  async openHome(width: number): Promise<void> {
    await this.resize(width);
    await this.page.clock.install();
    await this.page.goto('/');
    await untilHydrated(this.page);
    // Far ahead, as a busy machine needs its time to get there.
    await this.page.clock.pauseAt(await this.page.evaluate(() => Date.now() + 60_000));
  }

  /** Goes to the carousel, and waits until it can move. */
  async approach(): Promise<void> {
    await this.section.scrollIntoViewIfNeeded();
    await expect(this.section.locator('.slick-list')).toBeVisible();
    // react-slick waits so long before it looks at its size once more, and counts from there.
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

  /** Lets a change end, and expects these slides. */
  async expectChange(numbers: readonly number[]): Promise<void> {
    // In steps, as React takes its own time between react-slick's timers.
    for (let passed = 0; passed < change; passed += 100) await this.passTime(100);
    await this.expectSlides(numbers);
  }

  /** Expects these slides and no others, for eyes, ears and keyboard alike. */
  async expectSlides(numbers: readonly number[]): Promise<void> {
    await expect.poll(() => this.#inView()).toEqual(names(numbers));
    const heard = () => this.slides.evaluateAll((all) => all.map((slide) => slide.ariaLabel));
    await expect.poll(heard).toEqual(names(numbers));
    await expect(this.section.locator('.slick-slide:not([inert])')).toHaveCount(numbers.length);
  }

  /** Names of the slides that stand in view, whoever they are for. */
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

  /** Whether slides change by themselves, by what is said of it to those who hear the page. */
  async expectRunning(running: boolean): Promise<void> {
    const live = running ? 'off' : 'polite';
    await expect(this.section.locator('[aria-live]')).toHaveAttribute('aria-live', live);
  }

  /** Goes by Tab from the element with the focus until it leaves the carousel; the names of the stops. */
  async tabStops(): Promise<string[]> {
    const stops: string[] = [];
    while ((await this.focused.count()) > 0 && stops.length < 20) {
      stops.push((await this.focused.getAttribute('aria-label')) ?? (await this.focused.innerText()));
      await this.page.keyboard.press('Tab');
    }
    return stops;
  }

  /** Where the first slides are in the page: left, top, width, height of each; in CSS pixels. */
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

  /** Notes every layout shift from now on, as text; reads them with what it returns. */
  async watchShifts(): Promise<() => Promise<string[]>> {
    const shifts = await this.page.evaluateHandle(async () => {
      // A font that arrives late is another matter.
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
