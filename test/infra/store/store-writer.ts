import { DeleteItemCommand, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { localTableName } from '#infra/store/local-client.ts';
import { freeStore, putInquiry } from './stored-items.ts';

// Writes to a store in every way that the product does, ten inquiries at a time, until it is killed. It prints a line for
// each acknowledged write: the inquiry's id, and the number of its writes so far, which is also in the item.
const [folder = '', run = ''] = process.argv.slice(2);
const { client } = await freeStore(folder);

/** Between the first write and the deletion: the inquiry is claimed, mailed, and put into the outbox again. */
const updates = [
  'SET dueAt = :now, writes = :writes',
  'SET notifiedAt = :now, writes = :writes REMOVE outbox, unsentSince, dueAt',
  'SET outbox = :unsent, unsentSince = :now, writes = :writes REMOVE notifiedAt',
];

async function writeInquiry(id: string): Promise<void> {
  const key = { TableName: localTableName, Key: { id: { S: id } } };
  const acknowledge = (writes: number) => process.stdout.write(`${id} ${writes}\n`);
  await putInquiry(client, id);
  acknowledge(1);
  for (const [index, UpdateExpression] of updates.entries()) {
    const values = {
      ':now': { S: new Date().toISOString() },
      ':unsent': { S: 'unsent' },
      ':writes': { N: String(index + 2) },
    };
    const used = Object.entries(values).filter(([name]) => UpdateExpression.includes(name));
    const ExpressionAttributeValues = Object.fromEntries(used);
    await client.send(new UpdateItemCommand({ ...key, UpdateExpression, ExpressionAttributeValues }));
    acknowledge(index + 2);
  }
  await client.send(new DeleteItemCommand(key));
  acknowledge(updates.length + 2);
}

await Promise.all(
  Array.from({ length: 10 }, async (_, lane) => {
    for (let i = 0; ; i += 1) await writeInquiry(`${run}-${lane}-${i}`);
  }),
);
