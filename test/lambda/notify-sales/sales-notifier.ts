import { ConditionalCheckFailedException, DynamoDBClient, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { dynamoDeliveryMarks } from '#lambda/notify-sales/dynamo-delivery-marks.ts';
import { createHandler, type Handler } from '#lambda/notify-sales/handler.ts';
import { sesMailSender } from '#lambda/notify-sales/ses-mail-sender.ts';

export const now = new Date('2026-11-21T09:06:01.000Z');

/**
 * Handlers with their real parts on mocked clients: a table that knows which of its items are marked, a mail service
 * that keeps what it is given.
 * @param ids what is in the table
 */
export function salesNotifier(ids: readonly string[]) {
  /** Ids to when they were marked. */
  const table = new Map<string, string | undefined>(ids.map((id) => [id, undefined]));
  const dynamo = mockClient(DynamoDBClient);
  const ses = mockClient(SESv2Client);
  const lines: string[] = [];
  const log = (message: string, details: unknown) => void lines.push(`${message} ${JSON.stringify(details)}`);

  /** What the table does with the two updates there are. */
  function update(input: UpdateItemCommand['input']): object {
    const id = input.Key?.['id']?.S ?? '';
    const passes =
      input.ConditionExpression === 'attribute_exists(#id) AND attribute_not_exists(#notifiedAt)' &&
      table.has(id) &&
      table.get(id) === undefined;
    if (!passes) throw new ConditionalCheckFailedException({ message: 'no', $metadata: {} });
    table.set(id, input.ExpressionAttributeValues?.[':sentAt']?.S);
    return {};
  }
  dynamo.on(UpdateItemCommand).callsFake(update);
  ses.on(SendEmailCommand).resolves({ MessageId: '1' });

  return {
    table,
    dynamo,
    ses,
    lines,
    update,
    mails: () => ses.commandCalls(SendEmailCommand).map((call) => call.args[0].input),
    newHandler: (): Handler =>
      createHandler({
        marks: dynamoDeliveryMarks({
          client: new DynamoDBClient({ region: 'eu-central-1' }),
          tableName: 'inquiries',
        }),
        sender: sesMailSender({
          client: new SESv2Client({ region: 'eu-central-1' }),
          senderEmail: 'website@company.example',
          salesEmail: 'sales@company.example',
        }),
        now: () => now,
        log: { info: log, error: log },
      }),
  };
}
