import { describe, expect, it } from 'vitest';
import { parseRequest, UsageError } from '#infra/inquiries/arguments.ts';

describe('the command line', () => {
  it.each([
    ['', { command: 'list', limit: 20, suspect: false }],
    ['list', { command: 'list', limit: 20, suspect: false }],
    ['list --limit 50', { command: 'list', limit: 50, suspect: false }],
    ['--limit=5', { command: 'list', limit: 5, suspect: false }],
    ['--suspect --before iAbc', { command: 'list', limit: 20, before: 'iAbc', suspect: true }],
    ['list --table t', { command: 'list', table: 't', limit: 20, suspect: false }],
    ['show iAbc --table t --region r', { command: 'show', table: 't', region: 'r', id: 'iAbc' }],
    ['resend iAbc', { command: 'resend', id: 'iAbc' }],
    ['resend iAbc --stack s --region r', { command: 'resend', stack: 's', region: 'r', id: 'iAbc' }],
    ['erase --email A@example.com', { command: 'erase', email: 'A@example.com', yes: false }],
    ['erase -y --email a@example.com', { command: 'erase', email: 'a@example.com', yes: true }],
    ['export --format json', { command: 'export', format: 'json' }],
    ['--format=csv export', { command: 'export', format: 'csv' }],
    ['--help', { command: 'help' }],
    ['export -h', { command: 'help', topic: 'export' }],
    ['help', { command: 'help' }],
    ['help erase', { command: 'help', topic: 'erase' }],
  ])('"%s" is understood', (line, request) => {
    expect(parseRequest(line.split(' ').filter(Boolean))).toEqual(request);
  });

  it.each([
    ['delete', /"delete"/],
    ['help delete', /"delete"/],
    ['show', /id/],
    ['show iAbc iDef', /"iDef"/],
    ['resend', /resend.* id/],
    ['resend iAbc iDef', /"iDef"/],
    ['show iAbc --suspect', /--suspect/],
    ['erase', /--email/],
    ['erase --email', /--email/],
    ['erase --email asha', /"asha"/],
    ['erase asha@example.com', /"asha@example.com"/],
    ['export --format csv --yes', /--yes/],
    ['list --region r', /--stack or --table/],
    ['list --stack s --table t', /--stack and --table/],
    ['list --stack=', /--stack/],
    ['list --table=', /--table/],
    ['list --before=', /--before/],
    ['constructor', /"constructor"/],
    ['list all', /"all"/],
    ['list --format json', /--format/],
    ['export --format json --limit 1', /--limit/],
    ['export', /--format/],
    ['export --format xml', /"xml"/],
    ['export --format', /--format/],
    ['list --limit 0', /--limit.*"0"/],
    ['list --limit ten', /"ten"/],
    ['list --all', /--all/],
    ['list -x', /-x/],
  ])('"%s" is refused in one line', (line, message) => {
    const parse = () => parseRequest(line.split(' '));
    expect(parse).toThrow(UsageError);
    expect(parse).toThrow(message);
    expect(parse).not.toThrow(/\n/);
  });
});
