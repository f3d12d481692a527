import { describe, expect, it } from 'vitest';
import { defaultRetentionDays, readSettings } from '#lambda/submit-inquiry/env.ts';

describe('readSettings', () => {
  it('needs the table alone', () => {
    expect(readSettings({ TABLE_NAME: 't' })).toEqual({
      tableName: 't',
      retentionDays: defaultRetentionDays,
      siteOrigin: '',
      allowedOrigins: [],
      metricsNamespace: undefined,
    });
    expect(() => readSettings({})).toThrow(/TABLE_NAME/);
  });

  it.each(['0', '-1', '1.5', 'ten', 'Infinity'])('takes no retention of %s days', (RETENTION_DAYS) => {
    expect(() => readSettings({ TABLE_NAME: 't', RETENTION_DAYS })).toThrow(/RETENTION_DAYS/);
  });

  it('takes a retention in whole days', () => {
    expect(readSettings({ TABLE_NAME: 't', RETENTION_DAYS: '30' }).retentionDays).toBe(30);
  });

  it('takes allowed origins as browsers write them', () => {
    const read = (ALLOWED_ORIGINS: string) =>
      readSettings({ TABLE_NAME: 't', ALLOWED_ORIGINS }).allowedOrigins;
    expect(read('https://www.example, http://localhost:5173,')).toEqual([
      'https://www.example',
      'http://localhost:5173',
    ]);
    expect(read('')).toEqual([]);
  });

  it.each(['*', 'null', 'www.example', 'https://www.example/', 'https://WWW.example', 'data:,x'])(
    'takes no %s for an origin',
    (origin) => {
      const read = () => readSettings({ TABLE_NAME: 't', ALLOWED_ORIGINS: `https://a.example,${origin}` });
      expect(read).toThrow(/^ALLOWED_ORIGINS: /);
    },
  );
});
