import { draftKey } from './contact/draft-key.ts';

/**
 * The only script that a page starts with. The page is whole without it; React comes at the visitor's first sign of
 * intent, or when something is in view that does not wait for one. What was pressed until then is done again once it
 * is there. Who only reads fetches none of it.
 */
const intents = [
  'pointerdown',
  // Not `pointerover`, which a page also fires that is drawn beneath a resting mouse.
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  // Also what a browser fills in by itself.
  'input',
  'wheel',
  // Also the browser's own, to a place on the page or to where the reader was before.
  'scroll',
] as const;

let hydration: Promise<unknown> | undefined;

function hydrate(): Promise<unknown> {
  for (const intent of intents) removeEventListener(intent, onIntent, true);
  hydration ??= import('./hydrate.tsx').then(({ hydrated }) => hydrated);
  return hydration;
}

/** Above a resting mouse a page hears of a move as well, one that leads nowhere: nobody has done anything. */
function onIntent(event: Event) {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type !== 'pointermove' || movementX || movementY) hydrate();
}

for (const intent of intents) addEventListener(intent, onIntent, { capture: true, passive: true });

/** A form that is sent before React is there waits for it; when React can't come, the browser sends the form. */
function keepSubmit(event: SubmitEvent) {
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
function keepClick(event: MouseEvent) {
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

/** What the mouse moved on last: it will not enter it again. */
let hovered: PointerEvent | undefined;
function keepHover(event: PointerEvent) {
  hovered = event;
}

const kept = [
  ['submit', keepSubmit],
  ['click', keepClick],
  ['pointermove', keepHover],
] as const;
for (const [type, keep] of kept) document.addEventListener(type, keep as EventListener);
addEventListener(
  'hydrated',
  () => {
    for (const [type, keep] of kept) document.removeEventListener(type, keep as EventListener);
    const { target, pointerType } = hovered ?? {};
    if (pointerType === 'mouse')
      target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  },
  { once: true },
);

/** What was typed before a reload is to be seen again in a form that is in view. */
function draftIsKept(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null;
  } catch {
    // Where the browser keeps nothing there is no draft.
    return false;
  }
}

const view = new IntersectionObserver((entries) => {
  if (!entries.some((entry) => entry.isIntersecting)) return;
  view.disconnect();
  hydrate().catch(console.error);
});
for (const part of document.querySelectorAll(draftIsKept() ? '[data-live], form' : '[data-live]'))
  view.observe(part);
