/**
 * The only script that a page starts with. The page is whole without it; React comes when the browser is idle or
 * at the visitor's first sign of intent, and what was pressed until then is done again once it is there.
 */
const intents = ['pointerdown', 'pointerover', 'keydown', 'touchstart', 'focusin'] as const;

let hydration: Promise<unknown> | undefined;

function hydrate(): Promise<unknown> {
  for (const intent of intents) removeEventListener(intent, hydrate);
  hydration ??= import('./hydrate.tsx').then(({ hydrated }) => hydrated);
  return hydration;
}

/** A form that is sent before React is there waits for it; when React can't come, the browser sends the form. */
function keepSubmit(event: SubmitEvent) {
  const form = event.target as HTMLFormElement;
  event.preventDefault();
  hydrate().then(
    () => form.requestSubmit(),
    () => form.submit(),
  );
}

/** A button pressed before React is there is pressed again; links work without it. */
function keepClick(event: MouseEvent) {
  const button =
    event.target instanceof Element && event.target.closest<HTMLElement>('button[type="button"]');
  if (button) hydrate().then(() => button.click(), console.error);
}

for (const intent of intents) addEventListener(intent, hydrate, { passive: true });
document.addEventListener('submit', keepSubmit);
document.addEventListener('click', keepClick);
addEventListener(
  'hydrated',
  () => {
    document.removeEventListener('submit', keepSubmit);
    document.removeEventListener('click', keepClick);
  },
  { once: true },
);

/** Safari has no idle callback; elsewhere a busy page must not wait for ever. Both in milliseconds. */
function whenIdle() {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(hydrate, { timeout: 2000 });
  else setTimeout(hydrate, 200);
}

if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
