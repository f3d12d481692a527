import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, test } from 'vitest';
import { apiRequestPolicy } from '#infra/aws/api-request-policy.ts';
import { formAgeHeader } from '#shared/contact-api.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const stack = new Stack(new App({ analyticsReporting: false, outdir: temporaryFolder() }), 'website-test');
apiRequestPolicy(stack, 'ApiRequest');
const [policy] = Object.values(
  Template.fromStack(stack).findResources('AWS::CloudFront::OriginRequestPolicy'),
);
const config = policy?.['Properties'].OriginRequestPolicyConfig ?? {};

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
  expect(Headers.map((name: string) => name.toLowerCase()).sort()).toEqual([...new Set(read)].sort());
});

test('forwards no cookies and no query, and the Lambda reads none', () => {
  expect(config).toMatchObject({
    CookiesConfig: { CookieBehavior: 'none' },
    QueryStringsConfig: { QueryStringBehavior: 'none' },
  });
  expect(sources.join()).not.toMatch(/event\.(?:headers\.|headers\[|cookies|rawQueryString|queryString)/);
});
