import { expect, test } from 'vitest';
import { synthesize } from './synthesize.ts';

interface Statement {
  readonly Effect: string;
  readonly Action: string | readonly string[];
  readonly Resource: unknown;
}
interface TemplateResource {
  readonly Type: string;
  readonly DeletionPolicy?: string;
  readonly Properties?: { readonly PolicyDocument?: { readonly Statement: readonly Statement[] } };
}

const resources: Record<string, TemplateResource> = synthesize({
  salesEmail: 'sales@company.example',
}).template.toJSON()['Resources'];

/** A reference as text, such as `InquiriesTable3CEF0F62.Arn/index/outbox`. */
function flat(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return value.map(flat).join(', ');
  const [[name, argument] = []] = Object.entries(value);
  if (name === 'Ref' || name === 'Fn::Sub') return String(argument);
  if (name === 'Fn::GetAtt') return argument.join('.');
  if (name === 'Fn::Join') return argument[1].map(flat).join(argument[0]);
  throw new Error(`Unexpected value in a policy: ${JSON.stringify(value)}`);
}

// Shows in a review which resources and permissions a change adds, replaces or removes. Other tests check properties.
// After an intended change: vitest --update.
test('the resources of the default stack with a notifier', () => {
  const list = Object.entries(resources).map(
    ([id, { Type, DeletionPolicy }]) => `${id}: ${Type}${DeletionPolicy === 'Retain' ? ' (retained)' : ''}`,
  );
  expect(list.sort()).toMatchSnapshot();
});

test('the permissions of its roles', () => {
  const policies = Object.entries(resources).filter(([, { Type }]) => Type === 'AWS::IAM::Policy');
  const permissions = policies.map(([id, { Properties }]) => [
    id,
    Properties?.PolicyDocument?.Statement.map(
      ({ Effect, Action, Resource }) => `${Effect} ${flat(Action)} on ${flat(Resource)}`,
    ),
  ]);
  expect(Object.fromEntries(permissions)).toMatchSnapshot();
});
