import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { dataFolder } from '#infra/local/data-folder.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import { contactPath } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';
import { allIn, sqliteStores } from '#test/lambda/inquiry/inquiry-stores.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { SiteProcess } from './site-process.ts';

/** Sites for the tests of a file: of one small build, with a data folder for each test. They end with the test. */
export interface StartedSites {
  /** The data folder of the current test. */
  readonly dataDir: string;
  /** @param shell a command that the shell runs first */
  start(variables?: Readonly<Record<string, string>>, shell?: string): SiteProcess;
  /** All inquiries in the store of the current test, whether the site runs or not. */
  stored(): Promise<readonly StoredInquiry[]>;
}

/** To be called once in a test file. */
export function startedSites(): StartedSites {
  let dataDir: string;
  let running: SiteProcess[];

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
    start(variables = {}, shell) {
      const site = new SiteProcess({ DATA_DIR: dataDir, ...variables }, shell);
      running.push(site);
      return site;
    },
    async stored() {
      const stores = sqliteStores(dataFolder({ DATA_DIR: dataDir }).store);
      const all = await allIn(stores);
      await stores.close();
      return all;
    },
  };
}

/** Texts of all emails in the mailbox of a site. */
export async function mailsIn(site: SiteProcess): Promise<readonly string[]> {
  const { emails } = (await (await fetch(`${await site.mailbox()}/store`)).json()) as {
    emails: readonly { body: { text: string } }[];
  };
  return emails.map(({ body }) => body.text);
}

/**
 * Posts an inquiry as the form does.
 * @param fields that differ from those of a good one
 */
export function submit(origin: string, fields: Partial<Inquiry>): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify({ ...goodInquiry, ...fields });
  return fetch(origin + contactPath, { method: 'POST', headers, body });
}

/** Posts an inquiry to a site, which has to accept it. Returns its id. */
export async function post(site: SiteProcess, fields: Partial<Inquiry>): Promise<string> {
  const response = await submit(await site.origin(), fields);
  expect(response.status).toBe(200);
  return ((await response.json()) as { id: string }).id;
}
