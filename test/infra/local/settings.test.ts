import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { readMailPort, readPort } from '#infra/local/settings.ts';
import { dataFolders } from '#infra/store/data-folders.ts';

describe('PORT', () => {
  it.each([
    [undefined, 8080],
    ['', 8080],
    ['0', 0],
    ['65535', 65_535],
  ])('%s is %i', (PORT, port) => {
    expect(readPort({ PORT })).toBe(port);
  });

  it.each(['-1', '65536', '80.5', '0x50', 'http', ' 80'])('"%s" is refused by name', (PORT) => {
    expect(() => readPort({ PORT })).toThrow(/^PORT must .*/);
  });
});

describe('MAIL_PORT', () => {
  it('is any free port by default', () => {
    expect(readMailPort({})).toBe(0);
    expect(readMailPort({ MAIL_PORT: '8025' })).toBe(8025);
    expect(() => readMailPort({ MAIL_PORT: 'smtp' })).toThrow(/^MAIL_PORT must .*/);
  });
});

describe('DATA_DIR', () => {
  it('is in the checkout by default, wherever the command runs', () => {
    expect(dataFolders({})).toMatchObject({ folder: path.join(projectRoot, '.local'), isDefault: true });
  });

  it('may be any folder, seen from where the command runs', () => {
    const { folder, store } = dataFolders({ DATA_DIR: 'somewhere' });
    expect(folder).toBe(path.resolve('somewhere'));
    expect(path.dirname(store)).toBe(folder);
  });
});
