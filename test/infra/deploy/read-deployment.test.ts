import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readDeployment } from '#infra/deploy/verify.ts';
import { SetupError } from '#infra/setup-error.ts';
import { temporaryFolder } from '../temporary-folder.ts';

it("takes the address, the allowed origins and the sender's domain from what cdk deploy wrote", () => {
  const file = path.join(temporaryFolder(), 'outputs.json');
  const outputs = { AddressToVerify: 'https://www.company.example', BucketName: 'b' };
  writeFileSync(
    file,
    JSON.stringify({ 'website-x-edge-eu-west-1': { Certificate: 'arn' }, 'website-x': outputs }),
  );
  expect(readDeployment(file)).toEqual({
    origin: 'https://www.company.example',
    allowedOrigins: [],
    senderDomain: undefined,
    hsts: 'site',
  });
  const AllowedOrigins = 'https://a.example,https://b.example';
  writeFileSync(
    file,
    JSON.stringify({
      'website-x': { ...outputs, AllowedOrigins, SenderDomain: 'company.example', Hsts: 'preload' },
    }),
  );
  expect(readDeployment(file)).toMatchObject({
    allowedOrigins: ['https://a.example', 'https://b.example'],
    senderDomain: 'company.example',
    hsts: 'preload',
  });
});

it('says in one line that nothing was deployed', () => {
  const file = path.join(temporaryFolder(), 'outputs.json');
  expect(() => readDeployment(file)).toThrow(SetupError);
  writeFileSync(file, JSON.stringify({ 'website-github': { DeployRoleArn: 'arn' } }));
  expect(() => readDeployment(file)).toThrow(/^[^\n]+ names no website: [^\n]+$/);
});
