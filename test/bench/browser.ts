import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { devices } from '@playwright/test';
import { findChromium } from '#test/support/browser/chromium.ts';
import { startProcess } from './started-process.ts';

/** The phone that Lighthouse simulates, so that all parts of the bench measure the same one. CSS pixels. */
export const phone = {
  ...devices['Pixel 7'],
  viewport: { width: 412, height: 823 },
  screen: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
};

/** A headless Chromium with the DevTools protocol on a port, for Lighthouse and Playwright. */
export interface Browser {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Playwright's own launch holds paints differently, so these arguments do not. They turn off what a fresh browser does in
 * the background, because that would be measured as well.
 */
const quiet = [
  '--headless=new',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-component-extensions-with-background-pages',
  '--disable-default-apps',
  '--disable-extensions',
  '--disable-sync',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  '--disable-features=Translate,OptimizationHints,MediaRouter,DialMediaRouteProvider,InterestFeedContentSuggestions',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--metrics-recording-only',
  '--mute-audio',
  '--password-store=basic',
  '--use-mock-keychain',
  '--remote-debugging-port=0',
];

/**
 * Starts the browser that the tests use.
 * @param folder a temporary one, for its profile
 */
export async function openBrowser(folder: string): Promise<Browser> {
  const { executablePath, args, chromiumSandbox, env } = await findChromium();
  const profile = await mkdtemp(path.join(folder, 'browser-'));
  const sandbox = chromiumSandbox ? [] : ['--no-sandbox'];
  const options = [...quiet, ...sandbox, ...args, `--user-data-dir=${profile}`];
  const chrome = await startProcess(
    executablePath,
    options,
    env,
    /^DevTools listening on ws:\/\/[^/]*:(\d+)\//,
  );
  return { port: Number(chrome.address), close: () => chrome.end('SIGKILL') };
}
