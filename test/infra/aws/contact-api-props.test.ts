import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { ContactApi, type ContactApiProps } from '#infra/aws/contact-api.ts';
import { InquiryTable } from '#infra/aws/inquiry-table.ts';
import { environment, readSettings } from '#lambda/submit-inquiry/env.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** The API alone, in a stack named `website-test`. */
function template(props: Partial<ContactApiProps> = {}): Template {
  const codeFolder = temporaryFolder();
  writeFileSync(path.join(codeFolder, 'index.mjs'), 'export const handler = () => undefined;');
  const stack = new Stack(new App({ analyticsReporting: false, outdir: temporaryFolder() }), 'website-test');
  const { table } = new InquiryTable(stack, 'Inquiries');
  const defaults = { table, codeFolder, retentionDays: 90, throttleRate: 7, throttleBurst: 11 };
  new ContactApi(stack, 'ContactApi', { ...defaults, ...props });
  return Template.fromStack(stack);
}

function lambda(from: Template) {
  const [resource] = Object.values(from.findResources('AWS::Lambda::Function'));
  return resource?.['Properties'];
}

const allowedOrigins = ['https://www.example', 'http://localhost:5173'];
const plain = template();
const configured = template({ allowedOrigins, reservedConcurrency: 5 });

it('lets no other origin in, counts under the stack, and takes no share of the account, unless asked', () => {
  const properties = lambda(plain);
  expect(Object.keys(properties.Environment.Variables).sort()).toEqual(
    [environment.tableName, environment.retentionDays, environment.metricsNamespace].sort(),
  );
  expect(properties.Environment.Variables).toMatchObject({ [environment.metricsNamespace]: 'website-test' });
  expect(properties).not.toHaveProperty('ReservedConcurrentExecutions');
});

it('hands allowed origins to the Lambda, which reads them back, and leaves the own CORS of the API off', () => {
  const variables = { ...lambda(configured).Environment.Variables, [environment.tableName]: 't' };
  expect(readSettings(variables)).toMatchObject({ allowedOrigins });
  // It would answer the preflight itself, and for its own list.
  const [api] = Object.values(configured.findResources('AWS::ApiGatewayV2::Api'));
  expect(api?.['Properties']).not.toHaveProperty('CorsConfiguration');
});

it('caps how much works at once', () => {
  expect(lambda(configured)).toMatchObject({ ReservedConcurrentExecutions: 5 });
});
