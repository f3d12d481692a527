import { expect, test } from 'vitest';
import { originSecretHeader, submitInquiryEnvironment } from '#lambda/environment.ts';
import { type Synthesized, synthesize } from './synthesize.ts';

interface FunctionProperties {
  readonly Environment: { readonly Variables: Readonly<Record<string, unknown>> };
}
interface DistributionProperties {
  readonly DistributionConfig: { readonly Origins: readonly Readonly<Record<string, unknown>>[] };
}

const first = synthesize();
const third = synthesize({ originSecret: 3 });
const postsElsewhere = synthesize({}, ['https://api.example']);

const secretIds = ({ all }: Synthesized) =>
  all('AWS::SecretsManager::Secret').map(({ logicalId }) => logicalId);

/** What CloudFormation resolves to the value of a secret. */
const reference = (logicalId: string | undefined) => [
  '{{resolve:secretsmanager:',
  { Ref: logicalId },
  ':SecretString:::}}',
];

/** The values that the Lambda accepts, as references. */
const accepted = ({ all }: Synthesized) =>
  all<FunctionProperties>('AWS::Lambda::Function').find(({ logicalId }) =>
    logicalId.startsWith('ContactApiSubmitInquiry'),
  )?.Properties.Environment.Variables[submitInquiryEnvironment.originSecrets];

const sent = ({ only }: Synthesized) =>
  only<DistributionProperties>('AWS::CloudFront::Distribution').Properties.DistributionConfig.Origins.flatMap(
    (origin) => origin['OriginCustomHeaders'] ?? [],
  );

test('CloudFront sends a generated secret that the Lambda accepts, and the template does not contain it', () => {
  const [secret, ...others] = secretIds(first);
  expect(others).toEqual([]);
  expect(first.only('AWS::SecretsManager::Secret').Properties).toMatchObject({
    // A comma would end the value in the Lambda's list.
    GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
  });
  const value = { 'Fn::Join': ['', reference(secret)] };
  expect(accepted(first)).toEqual(value);
  expect(sent(first)).toEqual([{ HeaderName: originSecretHeader, HeaderValue: value }]);
});

test('another number makes another secret, and the one before is accepted until CloudFront sends the new one', () => {
  const [current, before] = secretIds(third).toSorted().reverse();
  expect([current, before]).toEqual([
    expect.stringContaining('Version3'),
    expect.stringContaining('Version2'),
  ]);
  expect(sent(third)).toEqual([
    { HeaderName: originSecretHeader, HeaderValue: { 'Fn::Join': ['', reference(current)] } },
  ]);
  const [open, currentRef, middle, beforeRef, close] = (
    accepted(third) as { 'Fn::Join': [string, unknown[]] }
  )['Fn::Join'][1];
  expect([open, currentRef, middle, beforeRef, close]).toEqual([
    '{{resolve:secretsmanager:',
    { Ref: current },
    ':SecretString:::}},{{resolve:secretsmanager:',
    { Ref: before },
    ':SecretString:::}}',
  ]);
});

test('forms that post to the API at its own address need none', () => {
  expect(secretIds(postsElsewhere)).toEqual([]);
  expect(accepted(postsElsewhere)).toBeUndefined();
  expect(sent(postsElsewhere)).toEqual([]);
  expect(postsElsewhere.template.findOutputs('ApiAddress')).not.toEqual({});
});
