import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { incidents } from '#infra/aws/alarm.ts';
import { parseConfig } from '#infra/config.ts';
import { projectRoot } from '#infra/dist.ts';
import { allowedValues, configSchema } from '#infra/settings.ts';
import { environmentVariables } from '#lambda/environment.ts';
import { findAll, headingsOf } from '#test/support/markdown.ts';
import { everythingOn } from './aws/everything-on.ts';
import { synthesize } from './aws/synthesize.ts';

/** What infra/README.md refers to for details. */
const details = [
  'costs',
  'limits',
  'moving-to-another-region',
  'sam',
  'sender-domain',
  'settings',
  'threat-model',
];
const guide = path.join(projectRoot, 'infra/README.md');
const files = [guide, ...details.map((name) => path.join(projectRoot, 'docs', `${name}.md`))];
const read = (file: string) => readFileSync(file, 'utf8');
const [text = ''] = files.map(read);
const all = (pattern: RegExp) => files.flatMap((file) => findAll(read(file), pattern));

const stack = synthesize({ ...everythingOn, region: 'us-east-1' });

describe('the table of settings', () => {
  const rows = Object.entries(configSchema.shape).map(([name, schema]) => {
    const { description: meaning = '', otherwise = 'none' } = schema.meta() ?? {};
    const value = schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : '';
    const allowed = allowedValues(name as keyof typeof configSchema.shape);
    return { name, meaning, allowed, default: value || otherwise };
  });

  it('describes every setting with its default', () => {
    const { region: _, ...defaults }: Readonly<Record<string, unknown>> = parseConfig({
      region: 'us-east-1',
    });
    for (const row of rows) {
      expect(row.meaning, row.name).toMatch(/^[A-Z][^\n]+\.$/);
      expect(row.allowed, row.name).toMatch(/^[^\n]+[^.\n]$/);
      const value = String(defaults[row.name] ?? '');
      // The default of some settings depends on the stage.
      if (value !== '') expect(`${row.default} `, row.name).toMatch(new RegExp(`^${value} `));
    }
  });

  it('is up to date, and --update writes it', async () => {
    const cell = (content: string) => content.replaceAll('|', '\\|').replaceAll('<', '&lt;');
    const lines = rows.map(
      ({ name, meaning, default: otherwise }) => `| \`${name}\` | ${cell(meaning)} | ${cell(otherwise)} |`,
    );
    const head = ['| Setting | What it does | Default |', '| --- | --- | --- |'];
    const table = [...head, ...lines].join('\n');
    const file = path.join(projectRoot, 'docs/settings.md');
    const content = read(file);
    const markers = /(<!-- settings.*-->\n\n)[\s\S]*(\n\n<!-- end of settings -->)/;
    expect(content).toMatch(markers);
    const updated = content.replace(markers, (_, start: string, end: string) => start + table + end);
    await expect(updated).toMatchFileSnapshot(file);
  });
});

describe('what it names is there:', () => {
  it('details, each of which it links to', () => {
    for (const name of details) expect(text).toContain(`](../docs/${name}.md)`);
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
    expect(meant?.Properties.Environment?.Variables).toHaveProperty(environmentVariables.tableName);
    const sam = read(path.join(projectRoot, 'docs/sam.md'));
    expect(sam).toContain(`"${environmentVariables.tableName}": "inquiries"`);
    // Without CloudFront nothing sends the secret.
    expect(sam).toContain(`"${environmentVariables.originSecrets}": ""`);
  });
});

describe('incidents', () => {
  it('have the chapters that the alarms name', () => {
    expect(headingsOf(text)).toEqual(expect.arrayContaining(Object.values(incidents)));
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
      // A logical id ends with a hash of eight digits.
      /^(?:Alarms|Edge)?(\w+)[0-9A-F]{8}$/.exec(logicalId)?.[1],
      /"([^"]+)" in infra\/README\.md/.exec(Properties.AlarmDescription)?.[1],
    ]);
    const written = [...chapters].flatMap(([chapter, names]) => names.map((name) => [name, chapter]));
    expect(alarms).toHaveLength(9);
    expect(written.sort()).toEqual(expected.sort());
  });
});
