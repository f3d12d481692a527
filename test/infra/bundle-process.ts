/** `node bundle-process.ts <bundle>` calls the bundle's handler with each of the events on standard input. */
import { text } from 'node:stream/consumers';

const [, , bundle = ''] = process.argv;
const { handler } = (await import(bundle)) as { handler: (event: unknown) => Promise<unknown> };
for (const event of JSON.parse(await text(process.stdin)) as unknown[]) {
  console.log(JSON.stringify({ result: (await handler(event)) ?? null }));
}
