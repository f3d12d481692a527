import { transform } from 'esbuild';
import { expect, test } from 'vitest';
import { viewerRequestCode } from '#infra/stack/site/edge/viewer-request-code.ts';

/** The deployed code with a host of the maximum length. */
const source = viewerRequestCode(`www.${'a'.repeat(241)}.example`);

test('under 10 KB', () => {
  expect(Buffer.byteLength(source)).toBeLessThan(10_240);
});

// https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-javascript-runtime-20.html
test('no syntax that runtime 2.0 does not list', async () => {
  const common = { format: 'esm', treeShaking: false } as const;
  const unlisted = ['class', 'destructuring', 'for-of', 'default-argument', 'generator', 'object-extensions'];
  const supported = Object.fromEntries(unlisted.map((feature) => [feature, false]));
  const asItIs = await transform(source, { ...common, target: 'esnext' });
  // Compiles newer syntax, or fails if it cannot.
  const lowered = await transform(source, { ...common, target: 'es2016', supported });
  expect(lowered.code).toBe(asItIs.code);
  expect(asItIs.code).not.toMatch(/\b(?:import|export|require|process|console|URL|Buffer|setTimeout)\b/);
});
