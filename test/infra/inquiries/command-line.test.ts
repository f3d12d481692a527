import { describe, expect, it } from 'vitest';
import { parseCommandLine, UsageError } from '#infra/inquiries/command-line.ts';

const parse = (line: string, env = {}) => parseCommandLine(line.split(' ').filter(Boolean), env);

const commands = ['list', 'show', 'export', 'resend', 'prove', 'erase'];

describe('the command line', () => {
  it.each([
    ['', { command: 'list', limit: 20 }],
    ['list', { command: 'list', limit: 20 }],
    ['--limit=5', { command: 'list', limit: 5 }],
    ['--suspect --before iAbc', { command: 'list', limit: 20, before: 'iAbc', suspect: true }],
    ['list --unsent', { command: 'list', limit: 20, unsent: true }],
    ['show iAbc --table t --region r', { command: 'show', table: 't', region: 'r', id: 'iAbc' }],
    ['resend iAbc --stack s --region r', { command: 'resend', stack: 's', region: 'r', id: 'iAbc' }],
    ['resend --set-aside', { command: 'resend' }],
    ['prove', { command: 'prove' }],
    ['prove --stack s --region r', { command: 'prove', stack: 's', region: 'r' }],
    ['prove --outputs o.json', { command: 'prove', outputs: 'o.json' }],
    ['erase --email A@example.com', { command: 'erase', email: 'A@example.com' }],
    ['erase -y --email a@example.com', { command: 'erase', email: 'a@example.com', yes: true }],
    ['export --format json', { command: 'export', format: 'json' }],
    ['export --format=csv --email a@b.c', { command: 'export', format: 'csv', email: 'a@b.c' }],
    ['export --format csv --output a', { command: 'export', format: 'csv', output: 'a' }],
  ])('"%s" is understood', (line, request) => {
    expect(parse(line)).toEqual(request);
  });

  it.each([
    ['delete', /'delete'/],
    ['help delete', /'delete'/],
    ['show', /'id'/],
    ['show iAbc iDef', /iDef/],
    ['show iAbc --suspect', /--suspect/],
    ['resend', /resend.* id/],
    ['resend iAbc --set-aside', /resend.* id/],
    ['prove --table t', /prove.*--stack/],
    ['prove --stack s --outputs o.json', /--outputs.*--stack/],
    ['erase', /--email/],
    ['erase --email', /--email/],
    ['erase --email asha', /'asha'/],
    ['export', /--format/],
    ['export --format csv --output=', /--output/],
    ['export --format xml', /'xml'/],
    ['export --format csv --email asha', /'asha'/],
    ['list all', /all/],
    ['list --region r', /--stack or --table/],
    ['list --stack s --table t', /'--stack.*--table|'--table.*--stack/],
    ['list --suspect --unsent', /--unsent.*--suspect/],
    ['list --stack=', /--stack/],
    ['list --table=', /--table/],
    ['list --before=', /--before/],
    ['list --limit 0', /--limit.*'0'/],
    ['list --limit ten', /'ten'/],
    ['list --susp', /--susp.*--suspect/],
  ])('"%s" is refused in one line', (line, message) => {
    expect(() => parse(line)).toThrow(UsageError);
    expect(() => parse(line)).toThrow(message);
    expect(() => parse(line)).not.toThrow(/\n/);
  });

  it.each(['show', 'resend'])('%s refuses an empty id, as of an unset variable', (command) => {
    expect(() => parseCommandLine([command, ''])).toThrow(UsageError);
    expect(() => parseCommandLine([command, ''])).toThrow(/'id'.* empty/);
  });

  it.each(['show', 'resend', 'list --before'])(
    '%s refuses an id that is too long for a key of DynamoDB',
    (command) => {
      expect(() => parse(`${command} ${'é'.repeat(1025)}`)).toThrow(/ too long for an id/);
    },
  );
});

describe('a command line without the "--" that npm needs', () => {
  it.each([
    ['list 5', { npm_config_limit: 'true' }, 'list --limit <number>'],
    ['list', { npm_config_unsent: 'true' }, 'list --unsent'],
    ['list', { npm_config_stack: 'prod' }, 'list --stack <name>'],
    ['resend', { npm_config_set_aside: 'true' }, 'resend --set-aside'],
    ['', { npm_config_limit: '5' }, 'list --limit <number>'],
  ])('"%s" is refused with an example', (line, env, example) => {
    expect(() => parse(line, env)).toThrow(UsageError);
    expect(() => parse(line, env)).toThrow(new RegExp(`: npm run inquiries -- ${example}$`));
  });

  it("is not suspected because of npm's own settings", () => {
    const env = { npm_config_yes: 'true', npm_config_email: 'a@b.c', npm_config_before: '2026-01-01' };
    expect(parse('list', env)).toEqual({ command: 'list', limit: 20 });
    expect(parse('list --limit 5', { npm_config_limit: '7' })).toEqual({ command: 'list', limit: 5 });
  });
});

describe('help', () => {
  it.each(['--help', '-h', 'help'])('%s names every command, the tables and the exit codes', (line) => {
    const help = parse(line);
    for (const command of commands) expect(help).toMatch(new RegExp(`^  ${command} \\[`, 'm'));
    for (const words of ['--stack', '--table', 'DATA_DIR', 'Exit codes']) expect(help).toContain(words);
  });

  it.each(commands)('has examples and the options of %s', (command) => {
    const help = parse(`${command} --help`);
    expect(help).toContain(`\n  npm run inquiries -- ${command} `);
    expect(help).toContain('--stack <name>');
    expect(parse(`help ${command}`)).toBe(help);
  });
});
