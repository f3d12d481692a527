import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { packagedChromium } from './packaged-chromium.ts';

/** Launch options for Playwright that survive JSON, which carries them to its workers; `env` is added to the process's. */
export interface ChromiumLaunch {
  executablePath: string;
  args: readonly string[];
  chromiumSandbox: boolean;
  env: Record<string, string>;
}

type Found = { executablePath: string; env?: Record<string, string> };

/** Added to what Playwright turns off: no host name but localhost resolves, and no proxy is used. */
const args = [
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE [::1]',
  '--no-proxy-server',
  '--no-pings',
  '--disable-domain-reliability',
  '--disable-client-side-phishing-detection',
  // The same letter widths on every machine.
  '--font-render-hinting=none',
];

function chosenBrowser(): Found | undefined {
  const executablePath = process.env['CHROMIUM_PATH'];
  if (!executablePath) return undefined;
  if (!existsSync(executablePath)) throw new Error(`CHROMIUM_PATH names no file: ${executablePath}`);
  return { executablePath };
}

function installedBrowser(): Found | undefined {
  const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser'];
  const { PATH = '', PROGRAMFILES = '', 'PROGRAMFILES(X86)': programFilesX86 = '' } = process.env;
  const windows = ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'];
  const candidates = {
    darwin: ['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    win32: [PROGRAMFILES, programFilesX86].flatMap((folder) =>
      windows.map((name) => path.join(folder, name)),
    ),
  }[process.platform as string];
  const onPath = () => PATH.split(':').flatMap((folder) => names.map((name) => path.join(folder, name)));
  const executablePath = (candidates ?? onPath()).find(existsSync);
  return executablePath === undefined ? undefined : { executablePath };
}

function playwrightBrowser(): Found | undefined {
  const executablePath = chromium.executablePath();
  return existsSync(executablePath) ? { executablePath } : undefined;
}

async function find(): Promise<Found> {
  const chosen = chosenBrowser();
  if (chosen) return chosen;
  let reason = `none is packaged for ${process.platform} ${process.arch}`;
  if (process.platform === 'linux' && process.arch === 'x64') {
    try {
      return await packagedChromium();
    } catch (error) {
      reason = `the packaged one does not start: ${String(error).split('\n')[0]}`;
    }
  }
  const found = installedBrowser() ?? playwrightBrowser();
  if (found) return found;
  throw new Error(
    `No Chromium (${reason}): set CHROMIUM_PATH, install Chrome, or run "npx playwright install chromium".`,
  );
}

/** Whether the browser starts with its sandbox; it does not as root, nor where the system denies user namespaces. */
async function startsSandboxed(launch: ChromiumLaunch): Promise<boolean> {
  if (process.platform !== 'linux') return true;
  if (process.getuid?.() === 0) return false;
  try {
    const browser = await chromium.launch({ ...launchOptions(launch), timeout: 15_000 });
    await browser.close();
    return true;
  } catch {
    // If the sandbox is not the reason, the tests fail to start the browser and show the error.
    return false;
  }
}

/**
 * The browser to test with: CHROMIUM_PATH, else the packaged one (Linux x64), else an installed Chrome or Chromium,
 * else the one that Playwright installed. Throws one line that says what to do if there is none.
 */
export async function findChromium(): Promise<ChromiumLaunch> {
  const found = await find();
  const launch = { executablePath: found.executablePath, args, env: found.env ?? {} };
  return { ...launch, chromiumSandbox: await startsSandboxed({ ...launch, chromiumSandbox: true }) };
}

/**
 * Whether the browser can share memory in /dev/shm. Playwright makes it use files in the temporary folder, which is
 * slower, because /dev/shm has only 64 MB in a container by default.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 1024 ** 3;
  } catch {
    return false;
  }
}

/** The options of `chromium.launch()` and of Playwright's configuration. */
export function launchOptions({ args, env, ...chromium }: ChromiumLaunch): LaunchOptions {
  const ignoreDefaultArgs = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];
  return { ...chromium, args: [...args], ignoreDefaultArgs, env: { ...process.env, ...env } };
}
