import { SetupError } from '#infra/setup-error.ts';
import { parseRequest, type Request, UsageError } from './arguments.ts';
import { helpOn } from './help.ts';
import { print } from './print.ts';

// The owner's command: `npm run inquiries`. Exit codes: 0 done, 1 could not, 2 not understood.
try {
  await run(parseRequest(process.argv.slice(2)));
} catch (error) {
  if (error instanceof UsageError) fail(2, `${error.message}; see npm run inquiries -- --help`);
  else if (error instanceof SetupError) fail(1, error.message);
  else throw error;
}

async function run(request: Request): Promise<void> {
  if (request.command === 'help') return print([helpOn(request.topic)]);
  // Here, as the help and a mistyped command need no SDK.
  const { answerRequest } = await import('./answer-request.ts');
  await answerRequest(request);
}

function fail(exitCode: number, line: string): void {
  process.stderr.write(`${line}\n`);
  process.exitCode = exitCode;
}
