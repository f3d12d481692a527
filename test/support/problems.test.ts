import type { RequestListener } from 'node:http';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LoopbackServer, listenOnLoopback } from '#infra/local/loopback-server.ts';
import { accessibilityProblems } from './axe.ts';
import { findChromium, launchOptions } from './chromium.ts';
import { type Problems, watchForProblems } from './problems.ts';

/** Scripts by path; each page runs its own, under a policy that allows no `eval` and no inline style. */
const scripts: Record<string, string> = {
  '/fine':
    'console.warn("only a warning"); new Image().src = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA="',
  '/console': 'console.error("broken", 1)',
  '/uncaught': 'setTimeout(() => { throw new Error("nobody catches me") })',
  '/eval': 'try { Function("return 1")() } catch {}',
  '/stranger': 'fetch("http://127.0.0.1:9/elsewhere").catch(() => 0)',
  '/cookie': 'document.cookie = "seen=1"',
  '/missing': 'fetch("/nothing-here")',
};

const policy = "default-src 'self'; script-src 'self'; img-src data:; connect-src *; style-src 'self'";

let server: LoopbackServer;
let origin: string;
let browser: Browser;
let context: BrowserContext;
let problems: Problems;

/** Serves each page and its script. */
const listener: RequestListener = (request, response) => {
  const [, page = '', extension] = /^(\/[a-z]*)(\.js)?$/.exec(request.url ?? '') ?? [];
  const script = scripts[page];
  const type = extension ? 'text/javascript' : 'text/html; charset=utf-8';
  response.writeHead(script === undefined ? 404 : 200, {
    'content-type': type,
    'content-security-policy': policy,
  });
  const html = `<!doctype html><html lang="en"><title>Page</title><link rel="icon" href="data:,"><main><h1>Page</h1><img src="data:," id="silent"></main><script src="${page}.js"></script>`;
  response.end(extension ? script : html);
};

beforeAll(async () => {
  server = await listenOnLoopback({ port: 0, listener, securityHeaders: {} });
  origin = `http://localhost:${server.port}`;
  browser = await chromium.launch(launchOptions(await findChromium()));
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

beforeEach(async () => {
  context = await browser.newContext();
  problems = await watchForProblems(context, origin);
});

afterEach(() => context.close());

async function visit(path: string) {
  const page = await context.newPage();
  await page.goto(`${origin}${path}`);
  return page;
}

/** Waits for a problem that was not announced. */
const expectProblem = (problem: RegExp) =>
  expect.poll(problems.unsettled, { timeout: 30_000 }).toContainEqual(expect.stringMatching(problem));

test('a page without problems passes, unless an announced problem never comes', async () => {
  await (await visit('/fine')).waitForLoadState('networkidle');
  expect(await problems.unsettled()).toEqual([]);
  problems.expect(/broken/);
  expect(await problems.unsettled()).toEqual([expect.stringMatching(/never seen/)]);
});

test.each([
  ['/console', /^console error on .*\/console: broken 1/],
  ['/uncaught', /^uncaught error on .*: nobody catches me$/],
  // The script catches this one.
  ['/eval', /Content-Security-Policy: script-src refused eval/],
  ['/stranger', /^request to another origin: http:\/\/127\.0\.0\.1:9\/elsewhere$/],
  ['/cookie', /^cookie: seen$/],
  ['/missing', /status of 404 .*nothing-here/],
])('%s is caught', async (path, problem) => {
  await visit(path);
  await expectProblem(problem);
});

test('a problem in a tab that the page opened is caught', async () => {
  const page = await visit('/fine');
  await page.evaluate(() => window.open('/console'));
  await expectProblem(/broken/);
});

test('an announced problem passes, and only that one', async () => {
  problems.expect(/broken/);
  await visit('/console');
  await expect.poll(problems.unsettled, { timeout: 30_000 }).toEqual([]);
  await visit('/uncaught');
  await expectProblem(/nobody catches me/);
  expect(await problems.unsettled()).toHaveLength(1);
});

test('axe names the rule and the place', async () => {
  const page = await visit('/fine');
  expect(await accessibilityProblems(page)).toEqual([
    expect.stringMatching(/^image-alt \(critical\) at #silent: ./),
  ]);
  expect(await accessibilityProblems(page, { include: 'h1' })).toEqual([]);
});
