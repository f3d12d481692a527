import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkPort } from '#infra/local/loopback-server.ts';
import { type ChromiumLaunch, findChromium } from './chromium.ts';

/** Where the browser tests find the site, what it stores, and what they look at it with. */
export interface TestSite {
  port: number;
  origin: string;
  /** A temporary folder that goes with the run. */
  dataDir: string;
  chromium: ChromiumLaunch;
}

const variable = 'TEST_SITE';

/**
 * The site under test. Chosen once, in the process that reads the configuration first; workers, which read it again,
 * inherit the choice by environment.
 */
export async function testSite(): Promise<TestSite> {
  const inherited = process.env[variable];
  if (inherited !== undefined) return JSON.parse(inherited) as TestSite;
  const chromium = await findChromium();
  const port = await checkPort(0);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-data-'));
  // The process that made the folder is the last to go: the site has closed its store by then.
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const site = { port, origin: `http://localhost:${port}`, dataDir, chromium };
  process.env[variable] = JSON.stringify(site);
  return site;
}
