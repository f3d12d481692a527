import { expect, test, vi } from 'vitest';
import { hydrate } from '#frontend/browser/hydrate.tsx';

vi.mock(import('#frontend/browser/hydrate.tsx'), () => ({
  hydrate: vi.fn(async () => undefined).mockRejectedValueOnce(new Error('not here')),
}));

test('React starts at the next action if its files did not arrive, and once', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  // Like a page in development, it starts React at once.
  await import('#frontend/browser/entry.ts');
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(hydrate).toHaveBeenCalledTimes(1);

  const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }));
  press();
  press();
  await vi.waitFor(() => expect(hydrate).toHaveBeenCalledTimes(2));
  press();
  expect(hydrate).toHaveBeenCalledTimes(2);
});
