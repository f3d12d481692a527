import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataFolder, prepareDataFolder } from '#infra/local/data-folder.ts';
import { temporaryFolder } from '../temporary-folder.ts';

let folder: string;

beforeEach(() => {
  folder = path.join(temporaryFolder(), 'data');
});

// Windows has no such modes.
describe.runIf(process.platform !== 'win32')('a data folder', () => {
  const mode = () => statSync(folder).mode & 0o7777;
  const prepare = () => prepareDataFolder(dataFolder({ DATA_DIR: folder }));

  it('is created for its user only', () => {
    prepare();
    expect(mode()).toBe(0o700);
  });

  it('that other users can read is closed to them', () => {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
    prepare();
    expect(mode()).toBe(0o700);
  });

  it('that cannot be created is an error that says how to choose another', () => {
    writeFileSync(folder, '');
    expect(prepare).toThrow(/^Cannot write to .* \(E\w+\): choose another folder: DATA_DIR=/);
  });

  it('that all users share is refused, and stays as it is', () => {
    mkdirSync(folder);
    chmodSync(folder, 0o1777);
    expect(prepare).toThrow(/shared by all users: choose another folder: DATA_DIR=/);
    expect(mode()).toBe(0o1777);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('that other users can read is closed to them again if it holds only data of the site', () => {
    mkdirSync(folder);
    for (const name of ['inquiries.sqlite', 'inquiries.sqlite-wal', 'site.lock'])
      writeFileSync(path.join(folder, name), '');
    chmodSync(folder, 0o755);
    prepare();
    expect(mode()).toBe(0o700);
  });

  it('that holds other files is refused if other users can read it, and stays as it is', () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'inquiries.sqlite.txt'), '');
    chmodSync(folder, 0o750);
    expect(prepare).toThrow(/ holds other files .*: choose another folder: DATA_DIR=/);
    expect(mode()).toBe(0o750);
  });

  it('that holds other files may be used if it is closed to other users', () => {
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'notes.txt'), '');
    chmodSync(folder, 0o700);
    prepare();
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it('by default is one of the checkout, so it is closed whatever else it holds', () => {
    mkdirSync(path.join(folder, 'other'), { recursive: true });
    chmodSync(folder, 0o755);
    prepareDataFolder({ ...dataFolder({ DATA_DIR: folder }), isDefault: true });
    expect(mode()).toBe(0o700);
  });
});
