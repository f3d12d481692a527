import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { devices } from '@playwright/test';
import { findChromium } from '#test/support/chromium.ts';

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
 * Playwright's own launch turns off the back/forward cache and holds paints differently, so these arguments do not. They
 * turn off what a fresh browser does in the background, because that would be measured as well.
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
  const child = spawn(executablePath, options, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.on('exit', kill);

  async function close(): Promise<void> {
    process.off('exit', kill);
    kill();
    await ended;
    // Its child processes may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  try {
    const port = await Promise.race([portOf(child.stderr), ended.then(() => undefined)]);
    if (port === undefined) throw new Error(`${executablePath} ended before it listened`);
    return { port, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Chromium prints where it listens. The rest of its output is read and dropped, or it would wait for a reader. */
async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve) => {
    createInterface(output).on('line', (line) => {
      const [, port] = /^DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(line) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
  });
}
