import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import { apiOrigins } from '#infra/bundle/api-origins.ts';
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
