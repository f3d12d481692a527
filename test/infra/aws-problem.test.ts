import { DynamoDBServiceException } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { awsProblem } from '#infra/aws-problem.ts';

const refusal = (name: string, message = 'because') =>
  new DynamoDBServiceException({ name, message, $fault: 'client', $metadata: {} });
const failure = (code: string) => Object.assign(new Error('getaddrinfo'), { code });

it.each([
  [refusal('Throttling', 'Rate exceeded'), /refused \(Throttling\): Rate exceeded\.$/],
  [
    Object.assign(new Error('over\nnow'), { name: 'CredentialsProviderError' }),
    /credentials: over.*AWS_PROFILE/,
  ],
  [refusal('ResourceNotFoundException'), /no such table: the table t/],
  [refusal('ValidationException', 'no index\nand more'), /ValidationException\): no index\.$/],
  [new Error('Region is missing'), /region.*--region/],
  [
    new Error('Region not accepted: region="eu central" is not a valid hostname component.'),
    /region.*--region/,
  ],
  [failure('ENOTFOUND'), /network/],
  [failure('EAI_AGAIN'), /network/],
  [Object.assign(new Error('late'), { name: 'TimeoutError' }), /network/],
])('%s is said in one line', (error, line) => {
  expect(awsProblem(error, 'the table t')).toMatch(line);
  expect(awsProblem(error, 'the table t')).not.toContain('\n');
});

it.each([new TypeError('x is not a function'), 'text', undefined])('%s is no problem of AWS', (error) => {
  expect(awsProblem(error, 'the table t')).toBeUndefined();
});
