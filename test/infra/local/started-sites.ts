import path from 'node:path';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { contactPath } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { writeFixtureBuild } from './fixture-site.ts';
import { SiteProcess } from './site-process.ts';

/** Sites for the tests of a file: all of one small build, each test's with a data folder of its own. They end with the test. */
export interface StartedSites {
  /** The data folder of the test that runs. */
  readonly dataDir: string;
  start(variables?: Readonly<Record<string, string>>): SiteProcess;
}

/** To be called once, where the file's tests are described. */
export function startedSites(): StartedSites {
  let dist: string;
  let dataDir: string;
  let running: SiteProcess[];

  beforeAll(async () => {
    dist = (await writeFixtureBuild()).folder;
  });
  beforeEach(() => {
    dataDir = path.join(temporaryFolder(), 'data');
    running = [];
  });
  afterEach(async () => {
    await Promise.all(running.map((site) => site.end()));
  });

  return {
    get dataDir() {
      return dataDir;
    },
    start(variables = {}) {
      const site = new SiteProcess(dist, { DATA_DIR: dataDir, ...variables });
      running.push(site);
      return site;
    },
  };
}

/**
 * Posts an inquiry to a site, which has to take it.
 * @param typed what differs from a good one
 * @returns its id
 */
export async function post(site: SiteProcess, typed: Partial<Inquiry>): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ ...goodInquiry, ...typed });
  const response = await fetch((await site.origin()) + contactPath, { method: 'POST', headers, body });
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}
