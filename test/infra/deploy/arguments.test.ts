import { describe, expect, it } from 'vitest';
import { parseOrder } from '#infra/deploy/arguments.ts';
import { SetupError } from '#infra/setup-error.ts';

it('takes settings as they were typed, the last of two, beside those of cdk.json', () => {
  const order = parseOrder(
    ['-c', 'stage=preview-42', '--context=stage=preview-43', '-c', 'retainData=false', '-y'],
    { retentionDays: 30, stage: 'other', '@aws-cdk/core:flag': true },
  );
  expect(order).toEqual({
    given: { stage: 'preview-43', retainData: 'false' },
    config: expect.objectContaining({ stage: 'preview-43', retainData: false, retentionDays: 30 }),
    yes: true,
  });
});

it('asks and deploys production when nothing is said, with the settings of the checkout', () => {
  expect(parseOrder([])).toMatchObject({ given: {}, config: { stage: 'production' }, yes: false });
});

it('keeps an equals sign inside of a value', () => {
  expect(() => parseOrder(['-c', 'stage=a=b'], {})).toThrow('"a=b"');
});

it.each([[['--help']], [['-h', '-c', 'stage=1']]])(
  'wants help with %j, whatever else stands there',
  (args) => {
    expect(parseOrder(args, {})).toBeUndefined();
  },
);

describe('a mistake is said in one line:', () => {
  it.each<[string[], RegExp]>([
    [['--force'], /--force/],
    [['production'], /production/],
    [['-c'], /context/],
    [['-c', 'stage'], /"stage"/],
    [['-c', '=x'], /"=x"/],
    [['-c', 'colour=red'], /^colour: /],
    [['-c', 'stage=Production'], /^stage: .*"Production"/],
    [['--yes=no'], /yes/],
  ])('%j', (args, pattern) => {
    let message = '';
    try {
      parseOrder(args, {});
    } catch (error) {
      if (error instanceof SetupError) message = error.message;
    }
    expect(message).toMatch(pattern);
    expect(message).not.toContain('\n');
  });
});
