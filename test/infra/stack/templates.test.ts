import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { synthesize } from './synthesize.ts';

// The diff of these files shows in a review what a change of the stacks does. After an intended one: vitest --update.

/** Without what changes with the built files and with the CDK: hashes of assets, and code whose tests are elsewhere. */
function normalized(template: object): unknown {
  const text = JSON.stringify(template, (key, value) =>
    key === 'FunctionCode' ? /const canonicalHost = '.*';/.exec(value)?.[0] : value,
  );
  return JSON.parse(text.replaceAll(/[0-9a-f]{64}/g, '<hash>'));
}

test.each([
  ['defaults', {}],
  ['everything-in-us-east-1', { ...everythingOn, region: 'us-east-1' }],
  ['everything-elsewhere', { ...everythingOn, region: 'eu-central-1' }],
])('%s', async (name, settings) => {
  const { stackNames, stack } = synthesize(settings);
  const templates = stackNames
    .toSorted()
    .map((stackName) => [stackName, normalized(stack(stackName).template.toJSON())]);
  const text = `${JSON.stringify(Object.fromEntries(templates), undefined, 2)}\n`;
  await expect(text).toMatchFileSnapshot(`__snapshots__/${name}.json`);
});
