import { expect, it } from 'vitest';
import { readSettings } from '#lambda/notify-sales/env.ts';

const variables = {
  TABLE_NAME: 't',
  SALES_EMAIL: 'sales@company.example',
  SENDER_EMAIL: 'web@company.example',
};

it('takes the table, whom to tell and who tells', () => {
  expect(readSettings(variables)).toEqual({
    tableName: 't',
    salesEmail: 'sales@company.example',
    senderEmail: 'web@company.example',
  });
});

it.each(Object.keys(variables))('names %s when it is missing', (name) => {
  expect(() => readSettings({ ...variables, [name]: '' })).toThrow(`${name} is not set`);
});
