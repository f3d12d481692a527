import { realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { type SettingRow, settingRows } from '#infra/setting-table.ts';

/** What stands before and after the table, invisible on the rendered page. */
const start = '<!-- settings: npx node infra/deploy/settings-table.ts writes this table -->';
const end = '<!-- end of settings -->';

/** The settings as a table in Markdown. */
function settingsTable(rows: readonly SettingRow[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
  const lines = rows.map(
    ({ name, allowed, meaning, default: otherwise }) =>
      `| \`${name}\` | ${cell(meaning)} | ${cell(allowed)} | ${cell(otherwise)} |`,
  );
  return ['| Setting | What it does | Allowed | Default |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/**
 * A text with today's table between its markers.
 * @throws Error when the markers are not there
 */
export function withSettings(text: string, rows: readonly SettingRow[] = settingRows()): string {
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The text has no ${start} and ${end}`);
  return `${text.slice(0, from)}${start}\n\n${settingsTable(rows)}\n\n${text.slice(to)}`;
}

// Not import.meta.main, which the oldest Node 24 lacks.
if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  const file = path.join(projectRoot, 'infra/README.md');
  await writeFile(file, withSettings(await readFile(file, 'utf8')));
}
