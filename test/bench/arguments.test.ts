import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const names = ['pages', 'lambda'] as const;
const paths = ['/', '/faq'];
const read = (...args: string[]) => readArguments(args, { names, paths });

test('without arguments everything is measured, in full', () => {
  expect(read()).toEqual({ names: ['pages', 'lambda'], rounds: 5, paths: [] });
});

test('parts are measured in their own order, whatever order they are named in', () => {
  expect(read('lambda', 'pages')).toMatchObject({ names: ['pages', 'lambda'] });
  expect(read('lambda', '--quick', '--page', '/', '--page', '/faq', '--out', 'here')).toEqual({
    names: ['lambda'],
    rounds: 1,
    paths: ['/', '/faq'],
    out: 'here',
  });
});

test.each([['nothing'], ['--slow'], ['--page'], ['--page=/gone']])(
  '%s is refused in one line',
  (argument) => {
    const result = read(argument);
    const [, mistake = argument] = argument.split('=');
    expect(result).toEqual({ problem: expect.stringContaining(mistake) });
    expect(result).toEqual({ problem: expect.not.stringContaining('\n') });
  },
);
