import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { dataFolders } from '#infra/store/data-folders.ts';
import { openLocalTable } from '#infra/store/local-table.ts';
import type { LocalStore } from '#infra/store/store.ts';
import { contactPath } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';
import { goodInquiry } from '#test/lambda/submit-inquiry/post-event.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { SiteProcess } from './site-process.ts';

/** Sites for the tests of a file: of one small build, with a data folder for each test. They end with the test. */
export interface StartedSites {
  /** The data folder of the current test. */
  readonly dataDir: string;
  /** @param shell a command that the shell runs first */
  start(variables?: Readonly<Record<string, string>>, shell?: string): SiteProcess;
  /** Uses the table of the current test, through the site if it is running. */
  withTable<Result>(work: (table: LocalStore) => Promise<Result>): Promise<Result>;
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
    async withTable(work) {
      const table = await openLocalTable(dataFolders({ DATA_DIR: dataDir }));
      if (table === undefined) throw new Error(`there is no table in ${dataDir}`);
      try {
        return await work(table);
      } finally {
        await table.close();
      }
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

/** Ends the mailbox of a site: the package fails on this request. */
export async function crashMailbox(site: SiteProcess): Promise<void> {
  await fetch(`${await site.mailbox()}/get-emlContent?messageId=unknown`).catch(() => undefined);
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
