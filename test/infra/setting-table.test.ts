import { expect, test } from 'vitest';
import { configSchema, parseConfig } from '#infra/config.ts';
import { settingRows } from '#infra/setting-table.ts';

const rows = settingRows();

test('has each with what it allows, what it does and what holds without it', () => {
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(configSchema.shape));
  for (const row of rows) {
    expect(row, row.name).toEqual({
      name: row.name,
      allowed: expect.stringMatching(/^[^\n]+[^.\n]$/),
      meaning: expect.stringMatching(/^[A-Z][^\n]+\.$/),
      default: expect.stringMatching(/^[^\n]+[^.\n]$/),
    });
  }
});

test('says the default that the schema gives', () => {
  const defaults = parseConfig({});
  for (const [name, value] of Object.entries(defaults).filter(([, value]) => String(value) !== ''))
    expect(rows.find((row) => row.name === name)?.default).toBe(String(value));
});
