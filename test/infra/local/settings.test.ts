import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { projectRoot } from '#infra/dist.ts';
import { dataFolder, shellQuoted } from '#infra/local/data-folder.ts';
import { readPorts } from '#infra/local/settings.ts';
import { ProjectProcess } from './site-process.ts';

describe('PORT', () => {
  it.each([
    [undefined, 8080],
    ['', 8080],
    ['0', 0],
    ['65535', 65_535],
  ])('%s is %i', (PORT, port) => {
    expect(readPorts({ PORT }).site).toBe(port);
  });

  it.each(['-1', '65536', '80.5', '0x50', 'http', ' 80'])('"%s" is refused by name', (PORT) => {
    expect(() => readPorts({ PORT })).toThrow(/^PORT must .*/);
  });
});

describe('MAIL_PORT', () => {
  it('is optional', () => {
    expect(readPorts({}).mail).toBeUndefined();
    expect(readPorts({ MAIL_PORT: '' }).mail).toBeUndefined();
    expect(readPorts({ MAIL_PORT: '8025' }).mail).toBe(8025);
    expect(() => readPorts({ MAIL_PORT: 'smtp' })).toThrow(/^MAIL_PORT must .*/);
  });

  it('differs from PORT, unless both may be any', () => {
    expect(() => readPorts({ MAIL_PORT: '8080' })).toThrow(/^PORT and MAIL_PORT must differ/);
    expect(readPorts({ PORT: '0', MAIL_PORT: '0' })).toEqual({ site: 0, mail: 0 });
  });
});

describe('DATA_DIR', () => {
  it('is in the checkout by default, wherever the command runs', () => {
    expect(dataFolder({})).toMatchObject({ folder: path.join(projectRoot, '.local'), isDefault: true });
  });

  it('may be any folder, seen from where the command runs', () => {
    const { folder, store } = dataFolder({ DATA_DIR: 'somewhere' });
    expect(folder).toBe(path.resolve('somewhere'));
    expect(path.dirname(store)).toBe(folder);
  });
});

it.each([
  ['/srv/site-1/data_2', '/srv/site-1/data_2'],
  ['/my data', "'/my data'"],
  ["/o'neill/$HOME", "'/o'\\''neill/$HOME'"],
])('a folder is written as a shell reads it: %s', (folder, written) => {
  expect(shellQuoted(folder)).toBe(written);
});

it('npm start refuses arguments, and names the settings', async () => {
  const started = new ProjectProcess('infra/local/start.ts', ['--port=3000'], { PORT: '0', MAIL_PORT: '0' });
  onTestFinished(() => started.end());
  const stderr = expect.stringMatching(/^Unknown argument "--port=3000":[^\n]* PORT[^\n]*\n$/);
  expect(await started.outcome()).toEqual({ code: 2, stdout: '', stderr });
});
