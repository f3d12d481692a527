import { expect, it } from 'vitest';
import { runScript } from '#infra/deploy/run-script.ts';

const script = (code: string, ...args: string[]) => runScript(['--eval', code, ...args]);

it.each([0, 3])('tells how it ended: %i', async (code) => {
  expect(await script(`process.exit(${code})`)).toBe(code);
});

it('takes an end by a signal for a failure', async () => {
  expect(await script("process.kill(process.pid, 'SIGKILL')")).toBe(1);
});

it('hands an argument over as it is, whatever a shell would make of it', async () => {
  const argument = '$(exit 4); "a b" * > c';
  expect(
    await script(`process.exit(process.argv[1] === ${JSON.stringify(argument)} ? 7 : 8)`, argument),
  ).toBe(7);
});
