import { expect, it } from 'vitest';
import { failureReport } from '#lambda/submit-inquiry/failure-report.ts';

it('tells name and places, and nothing of a message, however many lines it has', () => {
  const error = new RangeError('canary@example.com\n    at canary\nat canary:1:1');
  const report = failureReport(error);
  expect(report.failure).toBe('RangeError');
  expect(report.frames[0]).toMatch(/^at .*failure-report\.test\.ts:\d+:\d+\)?$/);
  expect(JSON.stringify(report)).not.toMatch(/canary/);
});

it('tells no places when the message was changed after the stack was taken', () => {
  const error = new Error('asha\n    at home:1:1');
  expect(error.stack).toContain('asha');
  error.message = 'said later';
  expect(failureReport(error)).toEqual({ failure: 'Error', frames: [] });
});

it('tells what to look up at the service that refused', () => {
  const error = Object.assign(new Error('secret'), {
    name: 'ThrottlingException',
    $metadata: { httpStatusCode: 400, requestId: 'ABC', attempts: 3, cfId: undefined },
  });
  expect(failureReport(error)).toMatchObject({
    failure: 'ThrottlingException',
    response: { status: 400, requestId: 'ABC', attempts: 3 },
  });
});

it.each([undefined, null, 'secret text', { secret: 1 }])(
  'tells the type of what is no error: %j',
  (thrown) => {
    expect(failureReport(thrown)).toEqual({ failure: typeof thrown, frames: [] });
  },
);
