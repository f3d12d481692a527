/**
 * The only script that a page loads by itself, as soon as it is painted. A prerendered page works without React: its links,
 * menus, form and carousel are the browser's own. React takes over when the page is loaded and the browser is idle, or at the
 * first press, tap or key, whichever comes first, unless it is a press on a link. For visitors who save data it waits for
 * that action.
 */

/** Ends when React has taken over. */
const listening = new AbortController();
const { signal } = listening;

let starting = false;

/**
 * Starts React. If its files do not arrive, the page stays as it is, and the next action tries again. Chromium and Firefox
 * fetch them again only for the next document.
 */
async function start() {
  if (starting) return;
  starting = true;
  try {
    // The first paint can come before the HTML parser has completed the document.
    if (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
    // React runs in a task of its own, so that a tap does not wait for the page's code as well.
    const [, { hydrate }] = await Promise.all([import('./react.ts'), import('./hydrate.tsx')]);
    await hydrate();
    listening.abort();
  } catch (cause) {
    console.error(cause);
    starting = false;
    // The page itself posts the form if it was submitted (frontend/build/site.ts).
    dispatchEvent(new Event('startfailed'));
  }
}

/** A browser that is never idle starts React after two seconds. Safari has no `requestIdleCallback`. */
function startWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

function onAction({ type, target }: Event) {
  // A press on a link to another page replaces this document, and React would only compete with the new one.
  const leaving = type !== 'keydown' && target instanceof Element && target.closest('a[href^="/"]');
  if (!leaving) start();
}

// Not `touchstart` or `pointerdown`, as most of those only begin a scroll.
for (const action of ['click', 'keydown', 'input', 'submit', 'invalid'])
  addEventListener(action, onAction, { capture: true, signal });
if ('submitted' in document.documentElement.dataset) start();

// After a reload, Back and Forward to a page that React showed before it change only the URL.
const { pathname } = location;
addEventListener('popstate', () => location.pathname !== pathname && location.reload(), { signal });

const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
// No page is prerendered in development, so there is nothing to see before React.
if (import.meta.env.DEV) start();
else if (!connection?.saveData) {
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
}

/** Opens and closes dialogs in browsers that do not support `commandfor` (Safari before 26.2, Firefox before 144). */
function runCommand({ target }: Event) {
  const button = target instanceof Element && target.closest('[commandfor]');
  if (!button) return;
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '') as HTMLDialogElement;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

if (!('command' in HTMLButtonElement.prototype)) document.addEventListener('click', runCommand);
