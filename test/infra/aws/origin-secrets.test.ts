import { expect, test } from 'vitest';
import { environmentVariables, originSecretHeader } from '#lambda/environment.ts';
import { everythingOn } from './everything-on.ts';
import { flat, type LambdaProperties, type Synthesized, synthesize } from './synthesize.ts';

interface DistributionProperties {
  readonly DistributionConfig: {
    readonly Origins: readonly {
      readonly OriginCustomHeaders?: readonly {
        readonly HeaderName: string;
        readonly HeaderValue: unknown;
      }[];
    }[];
  };
}

const first = synthesize();
const everything = { ...everythingOn, region: 'us-east-1' };
const third = synthesize(everything);
const postsElsewhere = synthesize(everything, ['https://api.example']);

const secretIds = ({ all }: Synthesized) =>
  all('AWS::SecretsManager::Secret').map(({ logicalId }) => logicalId);

/** What CloudFormation resolves to the value of a secret. */
const reference = (logicalId: string | undefined) =>
  `{{resolve:secretsmanager:${logicalId}:SecretString:::}}`;

/** The values that the Lambda accepts, as references. */
const accepted = ({ only }: Synthesized) =>
  only<LambdaProperties>('AWS::Lambda::Function', 'ContactApi').Properties.Environment.Variables[
    environmentVariables.originSecrets
  ];

const sent = ({ only }: Synthesized) =>
  only<DistributionProperties>('AWS::CloudFront::Distribution').Properties.DistributionConfig.Origins.flatMap(
    ({ OriginCustomHeaders = [] }) => OriginCustomHeaders,
  );

test('CloudFront sends a generated secret that the Lambda accepts, and the template does not contain it', () => {
  const [secret, ...others] = secretIds(first);
  expect(others).toEqual([]);
  expect(first.only('AWS::SecretsManager::Secret').Properties).toMatchObject({
    // A comma would end the value in the Lambda's list.
    GenerateSecretString: { PasswordLength: 48, ExcludePunctuation: true },
  });
  expect(flat(accepted(first))).toBe(reference(secret));
  expect(sent(first)).toMatchObject([{ HeaderName: originSecretHeader }]);
  expect(sent(first).map(({ HeaderValue }) => flat(HeaderValue))).toEqual([reference(secret)]);
});

test('another number makes another secret, and the one before is accepted until CloudFront sends the new one', () => {
  const [current, before] = secretIds(third).toSorted().reverse();
  expect([current, before]).toEqual([
    expect.stringContaining('Version3'),
    expect.stringContaining('Version2'),
  ]);
  expect(sent(third).map(({ HeaderValue }) => flat(HeaderValue))).toEqual([reference(current)]);
  expect(flat(accepted(third))).toBe(`${reference(current)},${reference(before)}`);
});

test('forms that post to the API at its own address need none', () => {
  expect(secretIds(postsElsewhere)).toEqual([]);
  expect(accepted(postsElsewhere)).toBeUndefined();
  expect(sent(postsElsewhere)).toEqual([]);
  expect(postsElsewhere.template.findOutputs('ApiAddress')).not.toEqual({});
});
