import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleHandlers } from '#infra/bundle/handlers.ts';
import { jsonPost } from '#test/lambda/submit-inquiry/post-event.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;
let bundle: string;

beforeAll(async () => {
  folder = temporaryFolder();
  expect(await bundleHandlers(folder)).toContain('submit-inquiry');
  bundle = path.join(folder, 'submit-inquiry/index.mjs');
});

describe('the bundled submit-inquiry', () => {
  it('is one file with everything in it', () => {
    expect(readdirSync(path.dirname(bundle))).toEqual(['index.mjs']);
    const code = readFileSync(bundle, 'utf8');
    const statements = code.matchAll(/(?:^|[;\n}])import(?:[\w$*{}\s,]+from)?\s?"([^"]+)"/g);
    const imports = [...statements].map(([, name = '']) => name);
    expect(imports.length).toBeGreaterThan(0);
    expect(imports.filter((name) => !isBuiltin(name))).toEqual([]);
  });

  it.each([
    // 198 KB when this was written, half of it without the cuts: 399 KB.
    ['submit-inquiry', 200],
    // 211 KB, of 441 KB: mails take a second client, with a protocol of its own.
    ['notify-sales', 215],
  ])('is small enough to start quickly: %s', (name, kilobytes) => {
    const code = readFileSync(path.join(folder, name, 'index.mjs'));
    expect(code.length).toBeLessThanOrEqual(kilobytes * 1024);
    // Ways to sign on that no Lambda has.
    expect(code.toString()).not.toMatch(/AssumeRole|sso-oidc|GetRoleCredentials|169\.254\.169\.254/);
  });

  it('is the same, byte for byte, from the same sources', async () => {
    const again = temporaryFolder();
    await bundleHandlers(again);
    expect(readFileSync(path.join(again, 'submit-inquiry/index.mjs')).equals(readFileSync(bundle))).toBe(
      true,
    );
  });

  it('answers, with nothing but its environment', async () => {
    vi.stubEnv('TABLE_NAME', 'inquiries');
    vi.stubEnv('AWS_REGION', 'eu-central-1');
    vi.stubEnv('POWERTOOLS_LOG_LEVEL', 'SILENT');
    const { handler } = await import(bundle);
    expect(await handler(jsonPost({}))).toMatchObject({ statusCode: 400 });
  });
});
