import { HeadObjectCommand } from '@aws-sdk/client-s3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetsPrefix, supersededTag } from '#lambda/retire-assets/env.ts';
import { MissingAssetsError, retireAssets } from '#lambda/retire-assets/retire-assets.ts';
import { versionedBucket } from './versioned-bucket.ts';

const tag = `${supersededTag.key}=${supersededTag.value}`;
/** As long as in the stack, but all that matters is that there is such a rule. */
const rule = { tag, days: 90 };
const asset = (name: string | number) => `${assetsPrefix}${name}-abc.js`;
const assets = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => asset(String(from + index).padStart(3, '0')));

describe('the assets of a build', () => {
  it('stay as they are, headers and all, while it is the deployed one, however long', async () => {
    const { put, pass, retire, objects, headers } = versionedBucket();
    put(assets(0, 8));
    const before = new Map(objects);
    for (let year = 0; year < 3; year += 1) {
      expect(await retire(assets(0, 8))).toBe(0);
      pass(365, rule);
    }
    expect(objects).toEqual(before);
    expect([...objects.values()]).toContainEqual({ tag: undefined, headers, writtenOn: 0 });
  });

  it('are marked once another build comes, keep their headers, and have their time from then on', async () => {
    const { put, pass, retire, objects, headers, lines } = versionedBucket();
    put(assets(0, 8));
    pass(1000, rule);
    put(assets(5, 12));
    expect(await retire(assets(5, 12))).toBe(5);
    expect(lines).toEqual([['done', { stored: 12, current: 7, retired: 5, revived: 0 }]]);
    for (const key of assets(0, 5)) expect(objects.get(key)).toEqual({ tag, headers, writtenOn: 1000 });
    pass(rule.days - 1, rule);
    expect(await retire(assets(5, 12))).toBe(0);
    expect(objects.size).toBe(12);
    pass(1, rule);
    expect([...objects.keys()]).toEqual(assets(5, 12));
  });

  it('are freed of the mark when it comes back, also where nobody wrote them again', async () => {
    const { put, pass, retire, objects, lines } = versionedBucket();
    put(assets(0, 4));
    put(assets(4, 8));
    await retire(assets(4, 8));
    pass(rule.days - 1, rule);
    expect(await retire(assets(0, 4))).toBe(8);
    expect(lines.at(-1)).toEqual(['done', { stored: 8, current: 4, retired: 4, revived: 4 }]);
    pass(rule.days, rule);
    expect([...objects.keys()]).toEqual(assets(0, 4));
  });

  it('are never marked, those of all others always and once, after any sequence of builds and times', async () => {
    const deployment = fc.record({
      days: fc.integer({ min: 0, max: 120 }),
      build: fc.uniqueArray(fc.integer({ min: 0, max: 9 }).map(asset), { minLength: 1 }),
      /** Whether it writes what is there already. */
      writesAll: fc.boolean(),
      /** Times that the Lambda runs. */
      runs: fc.integer({ min: 1, max: 2 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(deployment, { maxLength: 8 }), async (deployments) => {
        const bucket = versionedBucket();
        const supersededOn = new Map<string, number>();
        for (const { days, build, writesAll, runs } of deployments) {
          bucket.pass(days, rule);
          for (const [key, day] of supersededOn)
            if (bucket.today - day >= rule.days) supersededOn.delete(key);
          bucket.put(build.filter((key) => writesAll || !bucket.objects.has(key)));
          for (const key of build) supersededOn.delete(key);
          for (const key of bucket.objects.keys())
            if (!build.includes(key) && !supersededOn.has(key)) supersededOn.set(key, bucket.today);

          for (let run = 0; run < runs; run += 1) await bucket.retire(build);
          expect(await bucket.retire(build)).toBe(0);
          const marked = [...bucket.objects].filter(([, object]) => object.tag !== undefined);
          expect(new Map(marked.map(([key, { writtenOn }]) => [key, writtenOn]))).toEqual(supersededOn);
          expect([...bucket.objects.keys()]).toEqual(expect.arrayContaining(build));
        }
      }),
    );
  });
});

describe('what is not sure', () => {
  it('is left alone: while assets of the build are missing nothing is marked, but they are freed', async () => {
    const { put, retire, objects, lines } = versionedBucket();
    put(assets(0, 6));
    await retire(assets(0, 4));
    await expect(retire(assets(2, 9))).rejects.toThrow(MissingAssetsError);
    await expect(retire(assets(2, 9))).rejects.toThrow("3 of this build's 7 assets are not in the bucket");
    const marked = [...objects].filter(([, object]) => object.tag !== undefined).map(([key]) => key);
    expect(marked).toEqual([]);
    expect(lines).toHaveLength(1);
  });

  it('is no asset: other files of the bucket are not even listed', async () => {
    const { put, retire, objects } = versionedBucket();
    put(['about.html', 'assets.html', 'social/home.png', asset(1)]);
    await retire([asset(1)]);
    expect([...objects.values()].map((object) => object.tag)).toEqual(Array(4).fill(undefined));
  });
});

describe('a failure', () => {
  it('is thrown when all others are done, and the next run does the rest alone', async () => {
    const { s3, put, retire, objects } = versionedBucket();
    put(assets(0, 30));
    put([asset('live')]);
    s3.on(HeadObjectCommand, { Key: asset('007') }).rejectsOnce(new Error('slow down'));
    await expect(retire([asset('live')])).rejects.toThrow('slow down');
    expect([...objects.values()].filter((object) => object.tag === tag)).toHaveLength(29);
    s3.on(HeadObjectCommand, { Key: asset('007') }).resolves({});
    expect(await retire([asset('live')])).toBe(1);
  });
});

it('works on many at a time, and on no more than ten', async () => {
  let running = 0;
  const seen = new Set<number>();
  const held: (() => void)[] = [];
  const run = retireAssets(new Set([asset('live')]), {
    keys: async () => [asset('live'), ...assets(0, 40)],
    isSuperseded: async () => false,
    async rewrite() {
      running += 1;
      seen.add(running);
      await new Promise<void>((resolve) => {
        held.push(resolve);
        // Nobody goes on before as many wait as ever will.
        setImmediate(() => held.shift()?.());
      });
      running -= 1;
    },
  });
  expect(await run).toMatchObject({ retired: 40 });
  expect(Math.max(...seen)).toBe(10);
});
