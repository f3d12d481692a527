import { expect, it, onTestFinished, vi } from 'vitest';
import { dynamoDbTable } from '../dynamodb-table.ts';
import { goodInquiry, jsonPost } from './post-event.ts';

it('the deployed handler stores an inquiry and its page for as long as its environment says', async () => {
  const table = await dynamoDbTable();
  onTestFinished(table.close);
  const variables = { ...table.environment, RETENTION_DAYS: '2', POWERTOOLS_DEV: 'true' };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  // The bundler replaces this name by the paths of the pages.
  vi.stubGlobal('SITE_PAGES', ['/contact-us']);
  const log = vi.spyOn(console, 'info').mockReturnValue();
  const { handler } = await import('#lambda/submit-inquiry/index.ts');

  const before = Date.now() / 1000;
  const headers = { origin: 'https://www.example', referer: 'https://www.example/contact-us' };
  expect(await handler(jsonPost(goodInquiry, headers))).toMatchObject({ statusCode: 200 });
  const [item = {}, ...others] = await table.items();
  expect(others).toEqual([]);
  expect(item['pagePath']).toEqual({ S: '/contact-us' });
  expect(Number(item['expiresAt']?.N) - before).toBeCloseTo(2 * 24 * 60 * 60, -2);
  const accepted = { service: 'submit-inquiry', message: 'accepted', id: item['id']?.S };
  expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject(accepted);
});
