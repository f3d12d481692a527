import { expect, it, vi } from 'vitest';

// What the browser tests would otherwise look for, which takes a while.
const site = {
  port: 1,
  origin: 'http://localhost:1',
  dataDir: '',
  chromium: { executablePath: '', args: [] },
};

it.each(['no_proxy', 'NO_PROXY'])('browser tests reach the local site without a proxy (%s)', async (name) => {
  for (const other of ['no_proxy', 'NO_PROXY']) vi.stubEnv(other, undefined);
  vi.stubEnv(name, 'company.example');
  vi.stubEnv('TEST_SITE', JSON.stringify(site));
  vi.resetModules();
  await import('../playwright.config.ts');
  const direct = 'company.example,localhost,127.0.0.1';
  expect([process.env['no_proxy'], process.env['NO_PROXY']]).toEqual([direct, direct]);
});

it('unit tests run with the development build of React, and with the plain endpoints of AWS', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  for (const kind of ['FIPS', 'DUALSTACK']) vi.stubEnv(`AWS_USE_${kind}_ENDPOINT`, 'true');
  await import('../vitest.config.ts');
  expect(process.env).toMatchObject({
    NODE_ENV: 'test',
    AWS_USE_FIPS_ENDPOINT: 'false',
    AWS_USE_DUALSTACK_ENDPOINT: 'false',
  });
});
