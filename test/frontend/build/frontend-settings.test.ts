import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { readFrontendSettings } from '#frontend/build/frontend-settings.ts';
import { SetupError } from '#infra/setup-error.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

let frontend: string;
beforeEach(() => {
  frontend = temporaryFolder();
});

const writeEnv = (...lines: string[]) => writeFileSync(path.join(frontend, '.env'), lines.join('\n'));

it('forms post to the site itself by default', () => {
  expect(readFrontendSettings(frontend)).toEqual({ apiOrigins: [] });
  writeEnv('VITE_API_HOST=', 'VITE_RETENTION_DAYS=');
  expect(readFrontendSettings(frontend)).toEqual({ apiOrigins: [] });
});

it('reads the host where Vite reads it for the form: in .env and in the environment, which takes precedence', () => {
  writeEnv('VITE_API_HOST=https://api.company.example/', 'VITE_RETENTION_DAYS=30');
  expect(readFrontendSettings(frontend)).toEqual({ apiOrigins: ['https://api.company.example'] });
  vi.stubEnv('VITE_API_HOST', 'https://other.example');
  expect(readFrontendSettings(frontend)).toEqual({ apiOrigins: ['https://other.example'] });
});

it.each([
  ...['api.company.example', 'api.company.example:443', '/api', 'ftp://company.example'],
  ...['https://api.company.example/dev', 'https://me:secret@api.company.example'],
])('says in one line that %s is no origin', (host) => {
  writeEnv(`VITE_API_HOST=${host}`);
  expect(() => readFrontendSettings(frontend)).toThrow(SetupError);
  expect(() => readFrontendSettings(frontend)).toThrow(/^VITE_API_HOST: must be an origin such as [^\n]+$/);
});

it.each(['a year', '0', '-1', '1.5', '1e3'])('says in one line that %s is no number of days', (days) => {
  writeEnv(`VITE_RETENTION_DAYS=${days}`);
  expect(() => readFrontendSettings(frontend)).toThrow(SetupError);
  expect(() => readFrontendSettings(frontend)).toThrow(/^VITE_RETENTION_DAYS: must be a number [^\n]+$/);
});
