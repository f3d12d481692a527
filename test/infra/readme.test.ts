import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { incidents } from '#infra/aws/alarm.ts';
import { projectRoot } from '#infra/bundle/dist-layout.ts';
import { withSettings } from '#infra/deploy/settings-table.ts';
import { settingRows } from '#infra/setting-table.ts';
import { environment } from '#lambda/submit-inquiry/env.ts';
import { synthesize } from './aws/synthesize.ts';

const folder = path.join(projectRoot, 'infra');
const text = readFileSync(path.join(folder, 'README.md'), 'utf8');
const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const headings = (level: number) => all(new RegExp(`^#{${level}} (.+)$`, 'gm'));

/** As GitHub makes the anchor of a heading. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const stack = synthesize({ salesEmail: 'sales@company.example', region: 'us-east-1', accessLogs: 'true' });

describe('the table of settings', () => {
  it('is that of the schema; npx node infra/deploy/settings-table.ts writes it again', () => {
    expect(text).toBe(withSettings(text));
  });

  it('has a row for every setting', () => {
    for (const { name } of settingRows()) expect(text).toMatch(new RegExp(`^\\| \`${name}\` \\|`, 'm'));
  });

  it('is written where its markers are, and keeps its columns whatever a meaning says', () => {
    const row = { name: 'a', meaning: 'One | two <b>.', allowed: 'x', default: 'y' };
    const page = (table: string) =>
      text.replace(/(<!-- settings.*-->)[\s\S]*(<!-- end of settings -->)/, `$1${table}$2`);
    const written = withSettings(page(''), [row]);
    expect(written).toContain('\n| `a` | One \\| two &lt;b>. | x | y |\n');
    expect(withSettings(written, [row])).toBe(written);
    expect(() => withSettings('no markers', [row])).toThrow();
  });
});

describe('what it names is there:', () => {
  const inBackticks = all(/`((?:frontend|infra|lambda|shared|test|\.github)\/[\w./-]+\.\w+)`/g);
  const links = all(/\]\((?!https?:)([^)]+)\)/g);

  it('files', () => {
    expect(inBackticks.length).toBeGreaterThan(20);
    const missing = inBackticks.filter((file) => !existsSync(path.join(projectRoot, file)));
    expect(missing).toEqual([]);
  });

  it('links to files and to its own chapters', () => {
    const anchors = [2, 3, 4].flatMap(headings).map((heading) => `#${anchor(heading)}`);
    expect(links.length).toBeGreaterThan(10);
    const isThere = (link: string) =>
      link.startsWith('#') ? anchors.includes(link) : existsSync(path.join(folder, link));
    expect(links.filter((link) => !isThere(link))).toEqual([]);
  });

  it('npm scripts', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8'));
    for (const script of all(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty(script);
  });

  it('outputs of the stack', () => {
    const outputs = Object.keys(stack.template.findOutputs('*'));
    const named = all(/outputs? `(\w+)`/g).filter((name) => name !== 'DeployRoleArn');
    expect(named.length).toBeGreaterThan(2);
    for (const name of named) expect(outputs).toContain(name);
  });

  it('the Lambda that SAM is to run, and its variables', () => {
    const [description] = all(/Description\? == "([^"]+)"/g);
    const lambdas = stack.all<{
      Description?: string;
      Environment?: { Variables: Record<string, unknown> };
    }>('AWS::Lambda::Function');
    const [meant, ...others] = lambdas.filter(({ Properties }) => Properties.Description === description);
    expect(others).toEqual([]);
    expect(meant?.Properties.Environment?.Variables).toHaveProperty(environment.tableName);
    expect(text).toContain(`"${environment.tableName}": "inquiries"`);
  });
});

describe('incidents', () => {
  it('have the chapters that the alarms name', () => {
    expect(headings(3)).toEqual(expect.arrayContaining(Object.values(incidents)));
  });

  it('are each alarm of the stack, under the chapter that its mail names', () => {
    const chapters = new Map(
      text.split(/^### /m).map((chapter) => {
        const [title = ''] = chapter.split('\n', 1);
        return [
          title,
          [
            ...chapter
              .split(/^## /m, 1)
              .join()
              .matchAll(/^#### (.+)$/gm),
          ].map(([, name]) => name),
        ];
      }),
    );
    const alarms = stack.all<{ AlarmDescription: string }>('AWS::CloudWatch::Alarm');
    const expected = alarms.map(({ logicalId, Properties }) => [
      // Behind the construct's path stand eight digits.
      /^(?:Alarms)?(\w+)[0-9A-F]{8}$/.exec(logicalId)?.[1],
      /"([^"]+)" in infra\/README\.md/.exec(Properties.AlarmDescription)?.[1],
    ]);
    const written = [...chapters].flatMap(([chapter, names]) => names.map((name) => [name, chapter]));
    expect(alarms.length).toBeGreaterThan(10);
    expect(written.sort()).toEqual(expected.sort());
  });
});
