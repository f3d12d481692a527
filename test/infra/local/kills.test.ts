import { expect, it } from 'vitest';
import { fromItem } from '#lambda/inquiry-item.ts';
import { nightly } from '#test/support/nightly.ts';
import { expectConsistent } from '../store/stored-items.ts';
import type { SiteProcess } from './site-process.ts';
import { startedSites, submit } from './started-sites.ts';

interface Series {
  readonly count: number;
  readonly atOnce: number;
  /** Numbers of answered inquiries after which the site is killed, with the store in it, and started again. */
  readonly kills: readonly number[];
}

const series: Series = nightly
  ? { count: 2000, atOnce: 50, kills: [250, 600, 950, 1300, 1750] }
  : { count: 300, atOnce: 30, kills: [120] };

const sites = startedSites();

/** @returns undefined if there is no whole response */
const answer = (origin: string, comment: string) =>
  submit(origin, { comment })
    .then(async (response) => ({ status: response.status, ...((await response.json()) as { id: string }) }))
    .catch(() => undefined);

/**
 * Posts inquiries again and again until each is answered, and kills the site at the end.
 * @returns the id in the response to each comment, and how many posts got none
 */
async function postAll({ count, atOnce, kills }: Series) {
  const acknowledged = new Map<string, string>();
  let interrupted = 0;
  let site: SiteProcess | Promise<SiteProcess> = sites.start();

  async function restarted(killed: SiteProcess): Promise<SiteProcess> {
    await killed.end();
    return sites.start();
  }

  async function postOne(comment: string): Promise<void> {
    while (!acknowledged.has(comment)) {
      const current: SiteProcess = await site;
      const response = await answer(await current.origin(), comment);
      if (response?.status !== 200) {
        // A status of 500 and above, from a store that is too slow, promises nothing either.
        if (current.child.exitCode !== null || (response && response.status < 500))
          throw new Error(`${response?.status} ${current.stderr}`);
        interrupted += 1;
        continue;
      }
      acknowledged.set(comment, response.id);
      // The other posts are still under way.
      if (kills.includes(acknowledged.size)) site = restarted(current);
    }
  }

  const waiting = Array.from({ length: count }, (_, i) => `inquiry ${i}`);
  const visitor = async () => {
    for (let comment = waiting.pop(); comment !== undefined; comment = waiting.pop()) await postOne(comment);
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  await (await site).end();
  return { acknowledged, interrupted };
}

it.each(nightly ? [{ ...series, kills: [] }, series] : [series])(
  'of $count inquiries, $atOnce at once, each is stored once, with kills after $kills',
  async (parameters) => {
    const { acknowledged, interrupted } = await postAll(parameters);
    // The kills interrupted some posts.
    expect(interrupted > 0).toBe(parameters.kills.length > 0);
    const items = await sites.withTable(({ client }) => expectConsistent(client));
    expect(items.size).toBe(parameters.count);
    for (const [id, item] of items) expect(acknowledged.get(fromItem(item).comment)).toBe(id);
  },
  600_000,
);
