import { draftKey } from '../contact-form/draft-key.ts';

/**
 * The only script that a page loads at first. The prerendered page works without React, which is loaded at the
 * visitor's first sign of intent or when an element that needs React comes into view. Clicks and submits that happen
 * before hydration are replayed after it. Visitors who only read never load React.
 */
const intents = [
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  // Also fires when the browser fills in a field.
  'input',
  'wheel',
];

/** Events that browsers also fire on their own while the page loads, so they count only after the first paint. */
const intentsOncePainted = [
  // Not `pointerover`, which also fires when the page renders under a stationary pointer.
  'pointermove',
  // Also fires when the browser scrolls to a fragment or restores a scroll position.
  'scroll',
];

let hydration: Promise<unknown> | undefined;

function hydrate(): Promise<unknown> {
  for (const intent of [...intents, ...intentsOncePainted]) removeEventListener(intent, onIntent, true);
  hydration ??= parsed()
    .then(() => {
      // In parallel with React. Ignore errors here: hydrate.tsx imports the same file and reports them.
      import('./fetch-own-parts.ts').catch(() => undefined);
      return import('./hydrate.tsx');
    })
    .then(({ hydrated }) => hydrated);
  return hydration;
}

/** Waits for the HTML parser, as an async script can run before the document is complete. */
async function parsed(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Milliseconds until the page counts as painted in a browser that reports no paint timing. */
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

/** `pointermove` also fires when the page renders under a stationary pointer, so ignore events without movement. */
function isStationaryPointer(event: Event): boolean {
  const { type, movementX, movementY } = event as PointerEvent;
  return type === 'pointermove' && !(movementX || movementY);
}

/** A link loads a new document, which is faster when this page does not hydrate at the same time. */
const pressedLinks: Record<string, string> = {
  pointerdown: 'a[href^="/"]',
  touchstart: 'a[href^="/"]',
  // Focus by press only: focus by keyboard matches :focus-visible.
  focusin: 'a[href^="/"]:not(:focus-visible)',
};

function isLinkPress({ type, target }: Event): boolean {
  const pressed = pressedLinks[type];
  return pressed !== undefined && target instanceof Element && target.closest(pressed) !== null;
}

/** Submits a form again after hydration, or without React if React cannot be loaded. */
function replaySubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  hydrate().then(
    () => form.requestSubmit(),
    () => form.submit(),
  );
}

/**
 * Clicks a button again after hydration; links need no React. A submit button waits as well, because the form's own
 * validation replaces the browser's. If React cannot be loaded, the browser validates and submits the form.
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

/** Lets React know which element is under the pointer: the browser fires `pointerover` only when the pointer enters. */
function dispatchHover() {
  if (!matchMedia('(hover: hover)').matches) return;
  const hovered = [...document.querySelectorAll(':hover')].at(-1);
  hovered?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** A form in view has to show its draft, so it cannot wait for the visitor. */
function hasStoredDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    // The browser may block storage, and then there is no draft.
    return false;
  }
}

/** Hydrates when an element that works without user action comes into view. */
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

// There is nothing to see before React in development, as no page is prerendered.
if (import.meta.env.DEV) hydrate();

painted()
  .then(parsed)
  .then(() => {
    if (hydration) return;
    listen(intentsOncePainted);
    observeLiveElements();
    // The browser may have scrolled before these listeners were added.
    if (scrollY > 0) hydrate().catch(console.error);
  });
