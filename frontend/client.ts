import { draftKey } from './contact/draft-key.ts';

/**
 * The only script that a page starts with. The page is whole without it; React comes at the visitor's first sign of
 * intent, or when something is in view that does not wait for one. What was pressed until then is done again once it
 * is there. Who only reads fetches none of it.
 */
const intents = [
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  // Also what a browser fills in by itself.
  'input',
  'wheel',
];

/** What a browser also tells a page by itself, in the middle of its first frame: nobody waits there for this script. */
const intentsOncePainted = [
  // Not `pointerover`, which a page also fires that is drawn beneath a resting mouse.
  'pointermove',
  // Also the browser's own, to a place on the page or to where the reader was before.
  'scroll',
];

let hydration: Promise<unknown> | undefined;

function hydrate(): Promise<unknown> {
  for (const intent of [...intents, ...intentsOncePainted]) removeEventListener(intent, onIntent, true);
  hydration ??= parsed()
    .then(() => {
      // Beside React, which fails as well when its file can't be had.
      import('./fetch-own-parts.ts').catch(() => undefined);
      return import('./hydrate.tsx');
    })
    .then(({ hydrated }) => hydrated);
  return hydration;
}

/** The script may be faster than the page. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Where a browser does not tell of paints, the page is taken for painted after this time, in milliseconds. */
const paintTimeout = 2000;

function painted(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, paintTimeout);
  });
}

function listen(types: readonly string[]) {
  for (const type of types) addEventListener(type, onIntent, { capture: true, passive: true });
}

function onIntent(event: Event) {
  if (!isStationaryPointer(event) && !isLinkPress(event)) hydrate();
}

/** Above a resting mouse a page hears of a move as well, one that leads nowhere: nobody has done anything. */
function isStationaryPointer(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && !(movementX || movementY);
}

/** A link opens its page by itself, and sooner when this one does nothing else at the same time. */
const pressedLinks: Record<string, string> = {
  pointerdown: 'a[href^="/"]',
  touchstart: 'a[href^="/"]',
  // The focus that a press brings; what a key brings is visible.
  focusin: 'a[href^="/"]:not(:focus-visible)',
};

function isLinkPress({ type, target }: Event): boolean {
  const pressed = pressedLinks[type];
  return pressed !== undefined && target instanceof Element && target.closest(pressed) !== null;
}

/** A form that is sent before React is there waits for it; when React can't come, the browser sends the form. */
function replaySubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  hydrate().then(
    () => form.requestSubmit(),
    () => form.submit(),
  );
}

/**
 * A button pressed before React is there is pressed again; links work without it. One that sends a form waits as well,
 * as the browser would check the fields in its own way; when React can't come, it does.
 */
function replayClick(event: MouseEvent) {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  event.preventDefault();
  hydrate().then(
    () => {
      if (button.form) button.form.noValidate = true;
      button.click();
    },
    () => button.type === 'submit' && button.form?.requestSubmit(),
  );
}

/** What the mouse is on when React comes it will not enter again. */
function dispatchHover() {
  if (!matchMedia('(hover: hover)').matches) return;
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** What was typed before a reload is to be seen again in a form that is in view. */
function hasStoredDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    // Where the browser keeps nothing there is no draft.
    return false;
  }
}

/** Brings React when a part is in view that does not wait for the visitor. */
function observeLiveElements() {
  const view = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    view.disconnect();
    hydrate().catch(console.error);
  });
  for (const part of document.querySelectorAll(hasStoredDraft() ? '[data-live], form' : '[data-live]'))
    view.observe(part);
}

listen(intents);
document.addEventListener('submit', replaySubmit);
document.addEventListener('click', replayClick);
addEventListener(
  'hydrated',
  () => {
    document.removeEventListener('submit', replaySubmit);
    document.removeEventListener('click', replayClick);
    dispatchHover();
  },
  { once: true },
);

painted()
  .then(parsed)
  .then(() => {
    if (hydration) return;
    listen(intentsOncePainted);
    observeLiveElements();
    // Scrolled while nobody listened: by the address, or to where the reader was before.
    if (scrollY > 0) hydrate().catch(console.error);
  });
