import { chmodSync, chownSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
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

  it('is created with the folders above it', () => {
    prepareDataFolder(dataFolder({ DATA_DIR: path.join(folder, 'a/b') }));
    expect(mode()).toBe(0o700);
  });

  it('that cannot be created is an error that says how to choose another', () => {
    writeFileSync(folder, '');
    const nowhere = path.join(folder, '../link');
    symlinkSync('/no/such/folder', nowhere);
    for (const DATA_DIR of [path.join(folder, 'below'), nowhere])
      expect(() => prepareDataFolder(dataFolder({ DATA_DIR }))).toThrow(
        /^Cannot write to .* \(E\w+\): choose another folder: DATA_DIR=/,
      );
  });

  it('that is a file is refused', () => {
    for (const mode of [0o600, 0o644]) {
      writeFileSync(folder, '', { mode });
      expect(prepare).toThrow(/ is not a folder: choose another folder: DATA_DIR=/);
    }
  });

  it('that is read-only is refused, and stays as it is', () => {
    mkdirSync(folder);
    for (const readOnly of [0o500, 0o555]) {
      chmodSync(folder, readOnly);
      expect(prepare).toThrow(/ is read-only: choose another folder: DATA_DIR=/);
      expect(mode()).toBe(readOnly);
    }
  });

  // Only root can give a folder away.
  it.runIf(process.getuid?.() === 0)(
    'that links to that of another user is refused, and stays as it is',
    () => {
      const other = path.join(folder, '../other');
      mkdirSync(other);
      chmodSync(other, 0o755);
      chownSync(other, 65_534, 65_534);
      symlinkSync(other, folder);
      expect(prepare).toThrow(/ belongs to another user: choose another folder: DATA_DIR=/);
      expect([mode(), readdirSync(other)]).toEqual([0o755, []]);
    },
  );

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
