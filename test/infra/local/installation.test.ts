import { mkdirSync, symlinkSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { SetupCheckout } from './setup-checkout.ts';

const checkout = new SetupCheckout();

const library = { version: '1.0.0', integrity: 'sha512-library' };
const forHere = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] };
const forOthers = { ...forHere, os: ['aix'] };
const locked = {
  'node_modules/library': library,
  'node_modules/for-here': forHere,
  'node_modules/for-others': forOthers,
  'node_modules/for-others/node_modules/part': { version: '1.0.0', optional: true },
};
const installed = { 'node_modules/library': library, 'node_modules/for-here': forHere };

/** Leaves what `npm ci` leaves: its list of what it installed. */
function installByHand(packages: object): void {
  mkdirSync(checkout.path('node_modules/.bin'), { recursive: true });
  checkout.write('node_modules/.package-lock.json', JSON.stringify({ packages }));
}

beforeEach(() => {
  checkout.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...locked } }));
});

describe('packages that npm installed without the script', () => {
  it('are not installed again, until the lock file changes', async () => {
    installByHand(installed);
    for (let time = 0; time < 2; time += 1)
      expect(await checkout.run()).toEqual({ code: 0, stdout: '', stderr: '' });
    expect(checkout.calls()).toEqual([]);
    const changed = { ...locked, 'node_modules/library': { ...library, version: '1.0.1' } };
    checkout.write('package-lock.json', JSON.stringify({ packages: { '': {}, ...changed } }));
    await checkout.run();
    expect(checkout.calls()).toHaveLength(1);
  });

  it('include a Node, which has to run', async () => {
    installByHand(installed);
    symlinkSync('/bin/false', checkout.path('node_modules/.bin/node'));
    expect(await checkout.run()).toMatchObject({ code: 0 });
    expect(checkout.has('node_modules/.bin/node')).toBe(false);
  });

  it.each([
    ['in another version', { ...installed, 'node_modules/library': { ...library, version: '0.9.0' } }],
    ['with other content', { ...installed, 'node_modules/library': { ...library, integrity: 'sha512-x' } }],
    ['in part', { 'node_modules/for-here': forHere }],
    ['for another platform', { 'node_modules/library': library, 'node_modules/for-others': forOthers }],
    ['with one that is no longer needed', { ...installed, 'node_modules/old': library }],
  ])('do not count if they are there %s', async (_, packages) => {
    installByHand(packages);
    const { isInstalledByNpm } = await import(checkout.path('infra/local/installation.mjs'));
    expect(isInstalledByNpm()).toBe(false);
    installByHand(installed);
    expect(isInstalledByNpm()).toBe(true);
  });
});

it('the list of an earlier installation is gone before npm begins to remove packages', async () => {
  installByHand({});
  expect(await checkout.run({ STUB_NPM_REFUSES: '1' })).toMatchObject({ code: 1 });
  expect(checkout.has('node_modules/.package-lock.json')).toBe(false);
});
