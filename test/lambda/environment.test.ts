import { describe, expect, it } from 'vitest';
import {
  readCanaryEnvironment,
  readNotifySalesEnvironment,
  readRecordBouncesEnvironment,
  readSubmitInquiryEnvironment,
} from '#lambda/environment.ts';

describe('the environment of submit-inquiry', () => {
  const required = { TABLE_NAME: 't', RETENTION_DAYS: '30' };
  const read = (variables: Record<string, string>) =>
    readSubmitInquiryEnvironment({ ...required, ...variables });

  it('needs a table and a retention', () => {
    expect(read({})).toEqual({
      tableName: 't',
      retentionDays: 30,
      siteOrigin: '',
      allowedOrigins: [],
      originSecrets: [],
      metricsNamespace: undefined,
    });
    for (const name of Object.keys(required))
      expect(() => read({ [name]: '' })).toThrow(`${name} is not set`);
  });

  it('reads a retention of one day, and a namespace for metrics', () => {
    const variables = { RETENTION_DAYS: '1', METRICS_NAMESPACE: 'website' };
    expect(read(variables)).toMatchObject({ retentionDays: 1, metricsNamespace: 'website' });
  });

  it.each(['0', '-1', '1.5', 'ten', 'Infinity'])('refuses a retention of %s days', (days) => {
    expect(() => read({ RETENTION_DAYS: days })).toThrow(/^RETENTION_DAYS /);
  });

  it('reads origins as browsers write them', () => {
    const { allowedOrigins } = read({ ALLOWED_ORIGINS: 'https://www.example, http://localhost:5173,' });
    expect(allowedOrigins).toEqual(['https://www.example', 'http://localhost:5173']);
  });

  it.each(['*', 'null', 'www.example', 'https://www.example/', 'https://WWW.example', 'data:,x'])(
    'refuses %s as an origin',
    (origin) => {
      expect(() => read({ ALLOWED_ORIGINS: `https://a.example,${origin}` })).toThrow(/^ALLOWED_ORIGINS: /);
    },
  );
});

describe('the environment of notify-sales', () => {
  const required = { TABLE_NAME: 't', SALES_EMAIL: 'sales@a.example', SENDER_EMAIL: 'web@a.example' };

  it('needs a table and both addresses', () => {
    expect(readNotifySalesEnvironment(required)).toEqual({
      tableName: 't',
      salesEmail: 'sales@a.example',
      senderEmail: 'web@a.example',
      configurationSet: undefined,
      timeZone: 'UTC',
      metricsNamespace: undefined,
    });
    const variables = {
      ...required,
      CONFIGURATION_SET: 'set',
      TIME_ZONE: 'Asia/Dubai',
      METRICS_NAMESPACE: 'website',
    };
    expect(readNotifySalesEnvironment(variables)).toMatchObject({
      configurationSet: 'set',
      timeZone: 'Asia/Dubai',
      metricsNamespace: 'website',
    });
    for (const name of Object.keys(required))
      expect(() => readNotifySalesEnvironment({ ...required, [name]: '' })).toThrow(`${name} is not set`);
  });
});

it('the environment of record-bounces needs a table', () => {
  expect(readRecordBouncesEnvironment({ TABLE_NAME: 't' })).toEqual({ tableName: 't' });
  expect(() => readRecordBouncesEnvironment({})).toThrow('TABLE_NAME is not set');
});

it('the environment of the canary needs a table and a site', () => {
  const variables = { TABLE_NAME: 't', SITE_ORIGIN: 'https://www.example' };
  expect(readCanaryEnvironment(variables)).toEqual({ tableName: 't', siteOrigin: 'https://www.example' });
  for (const name of Object.keys(variables))
    expect(() => readCanaryEnvironment({ ...variables, [name]: '' })).toThrow(`${name} is not set`);
});
