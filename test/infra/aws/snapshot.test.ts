import { expect, test } from 'vitest';
import { flat, synthesize } from './synthesize.ts';

interface TemplateResource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
}

const { template } = synthesize({ salesEmail: 'sales@company.example' });
const resources: Record<string, TemplateResource> = template.toJSON()['Resources'];

// Shows in a review which resources and outputs a change adds, replaces or removes. Other tests check properties.
// After an intended change: vitest --update.
test('the resources of the default stack with a notifier', () => {
  const list = Object.entries(resources).map(
    ([id, { Type, DeletionPolicy }]) => `${id}: ${Type}${DeletionPolicy === 'Retain' ? ' (retained)' : ''}`,
  );
  expect(list.sort()).toMatchSnapshot();
});

test('the outputs, which commands and workflows read', () => {
  const outputs = Object.entries(template.findOutputs('*'));
  expect(Object.fromEntries(outputs.map(([name, { Value }]) => [name, flat(Value)]))).toMatchSnapshot();
});
