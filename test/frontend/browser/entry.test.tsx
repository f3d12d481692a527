import { expect, test, vi } from 'vitest';
import { hydrate, loadCurrentPage } from '#frontend/browser/hydrate.tsx';

vi.mock(import('#frontend/browser/hydrate.tsx'), () => ({
  loadCurrentPage: vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('not here')),
  hydrate: vi.fn(async () => undefined),
}));

test('React starts at the next action if its files did not arrive, and once', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  // Like a page in development, it starts React at once.
  await import('#frontend/browser/entry.ts');
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(hydrate).not.toHaveBeenCalled();

  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  press();
  press();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalled());
  press();
  expect(loadCurrentPage).toHaveBeenCalledTimes(2);
  expect(hydrate).toHaveBeenCalledTimes(1);
});
