import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const names = ['pages', 'build'] as const;
const paths = ['/', '/faq'];
const read = (...args: string[]) => readArguments(args, { names, paths });

test('without arguments everything is measured, in full', () => {
  expect(read()).toEqual({ names: ['pages', 'build'], rounds: 5, paths: [] });
});

test('parts are measured in their own order, whatever the order they are named in', () => {
  expect(read('build', 'pages')).toMatchObject({ names: ['pages', 'build'] });
  expect(read('build', '--quick', '--page', '/', '--page', '/faq', '--out', 'here')).toEqual({
    names: ['build'],
    rounds: 1,
    paths: ['/', '/faq'],
    out: 'here',
  });
});

test.each([['nothing'], ['--slow'], ['--page'], ['--page=/gone']])(
  '%s is answered by one line',
  (argument) => {
    const answer = read(argument);
    const [, mistake = argument] = argument.split('=');
    expect(answer).toEqual({ problem: expect.stringContaining(mistake) });
    expect(answer).toEqual({ problem: expect.not.stringContaining('\n') });
  },
);
