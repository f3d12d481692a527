import { verifySite } from '#infra/deploy/verify.ts';
import { readBuildOutput } from '#infra/stack/build-output.ts';
import { test } from '#test/support/browser/site-test.ts';

// The local site responds like the deployed one, so the checks after a deployment find nothing wrong with it.
test('the local site passes the checks of a deployed site', async ({ baseURL }) => {
  await verifySite(String(baseURL), readBuildOutput(), { rounds: 1 });
});
