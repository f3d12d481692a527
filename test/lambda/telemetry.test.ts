import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failureReport, guarded, lambdaTelemetry } from '#lambda/telemetry.ts';
import { throwingTelemetry } from './recording-telemetry.ts';

describe('a metric in CloudWatch', () => {
  let output: string;

  beforeEach(() => {
    output = '';
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
      output += String(chunk);
      return true;
    });
  });

  it('is one line with its unit and dimensions, and no other content', () => {
    const { metric } = lambdaTelemetry('submit-inquiry', 'website');
    metric('Refused', 1, 'Count', { reason: 'tooLarge' });
    metric('UnsentAge', 7.5, 'Seconds');
    const [refused, age, ...others] = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(others).toEqual([]);
    const directive = (names: readonly string[], metrics: object) => ({
      Timestamp: expect.any(Number),
      CloudWatchMetrics: [{ Namespace: 'website', Dimensions: [names], Metrics: [metrics] }],
    });
    expect(refused).toEqual({
      _aws: directive(['service', 'reason'], { Name: 'Refused', Unit: 'Count' }),
      service: 'submit-inquiry',
      reason: 'tooLarge',
      Refused: 1,
    });
    expect(age).toEqual({
      _aws: directive(['service'], { Name: 'UnsentAge', Unit: 'Seconds' }),
      service: 'submit-inquiry',
      UnsentAge: 7.5,
    });
  });

  it('is not written without a namespace', () => {
    lambdaTelemetry('submit-inquiry', undefined).metric('Refused', 1, 'Count', { reason: 'invalid' });
    expect(output).toBe('');
  });
});

it('a line of the log has its level, the name of the Lambda and the details', () => {
  vi.stubEnv('POWERTOOLS_DEV', 'true');
  const lines: unknown[] = [];
  for (const level of ['info', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(line)));
  const { info, error } = lambdaTelemetry('submit-inquiry', undefined);
  info('accepted', { id: 'i1' });
  error('failed', { failure: 'Error' });
  const service = 'submit-inquiry';
  expect(lines).toEqual([
    expect.objectContaining({ level: 'INFO', service, message: 'accepted', id: 'i1' }),
    expect.objectContaining({ level: 'ERROR', service, message: 'failed', failure: 'Error' }),
  ]);
});

it('guarded telemetry never throws, and warns of what it caught', () => {
  const warnings = vi.spyOn(process, 'emitWarning').mockReturnValue();
  const { info, error, metric } = guarded(throwingTelemetry);
  info('a', {});
  error('b', {});
  metric('c', 1, 'Count');
  expect(warnings.mock.calls).toEqual(Array(3).fill([expect.stringMatching(/\bError$/)]));
});

describe('the report of a failure', () => {
  it('has the name and the frames, and no line of the message', () => {
    const error = new RangeError('canary@example.com\n    at canary\nat canary:1:1');
    const { failure, frames } = failureReport(error);
    expect(failure).toBe('RangeError');
    expect(String(frames)).toMatch(/\btelemetry\.test\.ts:\d+:\d+/);
    for (const frame of frames as string[]) expect(frame).toMatch(/^at /);
    expect(JSON.stringify(failureReport(error))).not.toMatch(/canary/);
  });

  it('has the frames of an error without a message', () => {
    expect(failureReport(new Error())['frames']).not.toEqual([]);
  });

  it('has no frames if the message was changed after the stack was taken', () => {
    const error = new Error('canary\n    at home:1:1');
    expect(error.stack).toContain('canary');
    error.message = 'another message';
    expect(failureReport(error)).toEqual({ failure: 'Error', frames: [] });
  });

  it('says how to find the request at the service that failed', () => {
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
    'has the type of what is no error: %j',
    (thrown) => {
      expect(failureReport(thrown)).toEqual({ failure: typeof thrown });
    },
  );

  it.each([{ stack: undefined }, { $metadata: null }])(
    'has the name of an error that lacks a part: %j',
    (part) => {
      expect(failureReport(Object.assign(new Error('secret'), part))).toMatchObject({ failure: 'Error' });
    },
  );
});
