import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { formAgeHeader } from '#shared/contact-api.ts';
import { synthesize } from './synthesize.ts';

interface PolicyProperties {
  readonly OriginRequestPolicyConfig: {
    readonly HeadersConfig: { readonly HeaderBehavior: string; readonly Headers: readonly string[] };
  };
}

const { OriginRequestPolicyConfig: config } = synthesize().only<PolicyProperties>(
  'AWS::CloudFront::OriginRequestPolicy',
).Properties;

const folder = path.resolve(import.meta.dirname, '../../../lambda/submit-inquiry');
const sources = globSync('*.ts', { cwd: folder }).map((file) =>
  readFileSync(path.join(folder, file), 'utf8'),
);

test('forwards the headers that the Lambda reads, and no others', () => {
  const read = sources.flatMap((text) =>
    [...text.matchAll(/requestHeader\(event, (?:'([^']+)'|formAgeHeader)\)/g)].map(
      ([, name = formAgeHeader]) => name,
    ),
  );
  const { HeaderBehavior, Headers } = config.HeadersConfig;
  expect(HeaderBehavior).toBe('whitelist');
  expect(Headers.map((name) => name.toLowerCase()).sort()).toEqual([...new Set(read)].sort());
});

test('forwards no cookies and no query, and the Lambda reads none', () => {
  expect(config).toMatchObject({
    CookiesConfig: { CookieBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'none' },
  });
  expect(sources.join()).not.toMatch(/event\.(?:headers\.|headers\[|cookies|rawQueryString|queryString)/);
});
