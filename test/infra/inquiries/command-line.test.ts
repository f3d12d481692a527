import { describe, expect, it } from 'vitest';
import { main } from '#infra/inquiries/inquiries.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, storeIn } from './fill-store.ts';
import { ioFor, runInquiries } from './run-inquiries.ts';

const commands = ['list', 'show', 'export', 'resend', 'prove', 'erase'];

describe('a usage error ends with exit code 2 and says what is wrong:', () => {
  it.each([
    ['delete', /delete/],
    ['show', /'id'/],
    ['show iAbc iDef', /iDef/],
    ['show iAbc --suspect', /--suspect/],
    ['resend', /resend.* id/],
    ['resend iAbc --set-aside', /resend.* id/],
    ['resend --bounced --set-aside', /resend.* one of/],
    ['resend --since yesterday', /'yesterday'.*2026-11-21/],
    ['resend --since 2026-13-01', /'2026-13-01'/],
    ['list --unsent --bounced', /--unsent.*--bounced|--bounced.*--unsent/],
    ['prove --table t', /prove.*--stack/],
    ['prove --stack s --outputs o.json', /--outputs.*--stack/],
    ['erase', /one or more of: --id, --email, --since, --until, --mark, --suspect/],
    ['erase --yes', /one or more of/],
    ['erase i1 --yes', /too many arguments/],
    ['erase --id', /--id/],
    ['erase --email', /--email/],
    ['erase --email asha', /'asha'/],
    ...['list', 'export --format json', 'erase'].flatMap((command): [string, RegExp][] => [
      [`${command} --mark spam`, /'spam'.*honeypot, program, otherSite, fast, name/],
      [`${command} --since yesterday`, /'yesterday'.*2026-11-21/],
      [`${command} --until 2026-02-30T25:00`, /'2026-02-30T25:00'/],
      [`${command} --since 2026-11-22 --until 2026-11-22`, /--since must be before --until/],
      [`${command} --id=`, /--id/],
      [`${command} --id a --id ${'é'.repeat(1025)}`, / too long for an id/],
    ]),
    ['export', /--format/],
    ['export --format csv --output=', /--output/],
    ['export --format xml', /'xml'/],
    ['export --format xlsx', /--output/],
    ['export --format csv --email asha', /'asha'/],
    ['list all', /all/],
    ['list --region r', /--stack or --table/],
    ['list --stack s --table t', /'--stack.*--table|'--table.*--stack/],
    ['list --stack=', /--stack/],
    ['list --table=', /--table/],
    ['list --before=', /--before/],
    ['--limit 0', /--limit.*'0'/],
    ['list --limit ten', /'ten'/],
    ['list --susp', /--susp/],
    [`show ${'é'.repeat(1025)}`, / too long for an id/],
    [`list --before ${'é'.repeat(1025)}`, / too long for an id/],
  ])('%s', async (args, message) => {
    const { code, stdout, stderr } = await runInquiries(args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^error: /);
    expect(stderr.split('\n')[0]).toMatch(message);
    expect(stderr).toMatch(/\nOptions come after "--".*\n$/);
  });

  it.each(['show', 'resend'])('an empty id, as of an unset variable, for %s', async (command) => {
    const { io, printed } = ioFor();
    expect(await main([command, ''], io)).toBe(2);
    expect((await printed()).stderr).toMatch(/'id'.* empty/);
  });
});

describe('options without the "--" that npm needs', () => {
  it.each([
    ['list 5', { npm_config_limit: 'true' }, /too many arguments/],
    ['list', { npm_config_unsent: 'true' }, /npm kept --unsent/],
    ['list', { npm_config_stack: 'prod' }, /npm kept --stack/],
    ['resend i1', { npm_config_set_aside: 'true' }, /npm kept --set-aside/],
    ['', { npm_config_limit: '5' }, /npm kept --limit/],
  ])('are noticed: "%s" %j', async (args, env, message) => {
    const { code, stdout, stderr } = await runInquiries(args, env);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(message);
  });

  it("are not suspected because of npm's own settings, or where they are given as well", async () => {
    const DATA_DIR = temporaryFolder();
    const stores = storeIn(DATA_DIR);
    await fill(stores, [{ id: 'i1' }]);
    await stores.close();
    const own = { npm_config_yes: 'true', npm_config_email: 'a@b.c', npm_config_before: '2026-01-01' };
    expect((await runInquiries('list', { ...own, DATA_DIR })).stdout).toContain('1 inquiry');
    const limit = { npm_config_limit: '7', DATA_DIR };
    expect((await runInquiries('list --limit 5', limit)).stdout).toContain('1 inquiry');
  });
});

describe('help', () => {
  it.each(['--help', '-h', 'help'])('%s names every command', async (args) => {
    const { code, stdout, stderr } = await runInquiries(args);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    for (const command of commands) expect(stdout).toMatch(new RegExp(`^  ${command} \\[`, 'm'));
  });

  it.each(commands)('has the options of %s', async (command) => {
    const help = await runInquiries(`${command} --help`);
    expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('--stack <name>') });
    expect(await runInquiries(`help ${command}`)).toEqual(help);
  });
});
