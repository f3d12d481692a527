import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { findChromium } from '#test/support/chromium.ts';
import type { Certificate } from './certificate.ts';

/** A headless Chromium that speaks the DevTools protocol on a port, for Lighthouse and Playwright alike. */
export interface Browser {
  readonly port: number;
  /** Such as `Chrome/153.0.8010.0`. */
  readonly version: string;
  close(): Promise<void>;
}

/**
 * As visitors have it: Playwright's own launch turns off the back/forward cache and holds paints differently. What is
 * turned off here is what a fresh browser does beside the page, as that would be measured along.
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
 * @param trusted a certificate to take for a valid one
 */
export async function openBrowser(folder: string, trusted?: Certificate): Promise<Browser> {
  const { executablePath, args, chromiumSandbox, env } = await findChromium();
  const profile = await mkdtemp(path.join(folder, 'browser-'));
  const sandbox = chromiumSandbox ? [] : ['--no-sandbox'];
  const trust = trusted ? [`--ignore-certificate-errors-spki-list=${trusted.fingerprint}`] : [];
  const options = [...quiet, ...sandbox, ...args, ...trust, `--user-data-dir=${profile}`];
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
    // Its helper processes may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }

  try {
    const port = await Promise.race([portOf(child.stderr), ended.then(() => undefined)]);
    if (port === undefined) throw new Error(`${executablePath} ended before it listened`);
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`);
    const { Browser: version } = (await answer.json()) as { Browser: string };
    return { port, version, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Chromium says where it listens; what it says afterwards is read and dropped, or it would wait for a reader. */
async function portOf(output: NodeJS.ReadableStream): Promise<number> {
  return new Promise((resolve) => {
    createInterface(output).on('line', (line) => {
      const [, port] = /^DevTools listening on ws:\/\/[^/]*:(\d+)\//.exec(line) ?? [];
      if (port !== undefined) resolve(Number(port));
    });
  });
}
