/** `node bundle-process.ts <bundle>`, events on standard input: hands them to the bundle's handler, one by one. */
import { text } from 'node:stream/consumers';

const [, , bundle = ''] = process.argv;
const { handler } = (await import(bundle)) as { handler: (event: unknown) => Promise<unknown> };
for (const event of JSON.parse(await text(process.stdin)) as unknown[]) {
  console.log(JSON.stringify({ answer: await handler(event) }));
}
