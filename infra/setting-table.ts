import * as z from 'zod';
import { configSchema } from './config.ts';
import { settings } from './setting-kinds.ts';

/** A setting as it is shown to who deploys. */
export interface SettingRow {
  readonly name: string;
  readonly allowed: string;
  readonly meaning: string;
  /** In words: the value that it has, or what holds without it. */
  readonly default: string;
}

/** All settings, in the order of the schema, for `--help` and for the table in infra/README.md. */
export function settingRows(): readonly SettingRow[] {
  return Object.entries(configSchema.shape).map(([name, schema]) => {
    const setting = settings.get(schema);
    if (setting === undefined) throw new Error(`${name} is not registered`);
    const { allowed, meaning, otherwise = 'none' } = setting;
    const value = schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : '';
    return { name, allowed, meaning, default: value || otherwise };
  });
}
