import { expect, test } from 'vitest';
import { dmarcWarning } from '#infra/deploy/dmarc.ts';

/** A resolver of DNS in which only these names have TXT records. */
const resolver = (records: Readonly<Record<string, readonly string[][]>>) => async (name: string) => {
  const found = records[name];
  if (found === undefined) throw Object.assign(new Error('queryTxt ENOTFOUND'), { code: 'ENOTFOUND' });
  return found;
};
const policy = [['v=DMARC1; p=re', 'ject; rua=mailto:dmarc@company.example']];

test.each([
  ['the domain', 'company.example', { '_dmarc.company.example': policy }],
  ['a domain above it', 'mail.company.example', { '_dmarc.company.example': policy }],
])('is content with a record of %s', async (_, domain, records) => {
  expect(await dmarcWarning(domain, resolver(records))).toBeUndefined();
});

test.each([
  ['none', {}],
  ['another TXT record', { '_dmarc.company.example': [['google-site-verification=x']] }],
  ['one of the top-level domain', { '_dmarc.example': policy }],
])('names the record that is missing if there is %s', async (_, records) => {
  const warning = await dmarcWarning('mail.company.example', resolver(records));
  expect(warning).toMatch(/^[^\n]*_dmarc\.mail\.company\.example[^\n]*"v=DMARC1; p=none"[^\n]*$/);
});

test('claims nothing if DNS does not respond', async () => {
  const timeout = async () => {
    throw Object.assign(new Error('queryTxt ETIMEOUT'), { code: 'ETIMEOUT' });
  };
  expect(await dmarcWarning('company.example', timeout)).toMatch(/could not be looked up \(ETIMEOUT\)/);
});
