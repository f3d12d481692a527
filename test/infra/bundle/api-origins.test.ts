import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiOrigins } from '#infra/bundle/api-origins.ts';
import { SetupError } from '#infra/setup-error.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let frontend: string;
beforeEach(() => {
  frontend = temporaryFolder();
});

const writeEnv = (host: string) => writeFileSync(path.join(frontend, '.env'), `VITE_API_HOST=${host}\n`);

it('forms post to the site itself by default', () => {
  expect(apiOrigins(frontend)).toEqual([]);
  writeEnv('');
  expect(apiOrigins(frontend)).toEqual([]);
});

it('reads the host where Vite reads it for the form: in .env and in the environment, which takes precedence', () => {
  writeEnv('https://api.company.example/');
  expect(apiOrigins(frontend)).toEqual(['https://api.company.example']);
  vi.stubEnv('VITE_API_HOST', 'https://other.example');
  expect(apiOrigins(frontend)).toEqual(['https://other.example']);
});

it.each([
  ...['api.company.example', 'api.company.example:443', '/api', 'ftp://company.example'],
  ...['https://api.company.example/dev', 'https://me:secret@api.company.example'],
])('says in one line that %s is no origin', (host) => {
  writeEnv(host);
  expect(() => apiOrigins(frontend)).toThrow(SetupError);
  expect(() => apiOrigins(frontend)).toThrow(/^VITE_API_HOST: must be an origin such as [^\n]+$/);
});
