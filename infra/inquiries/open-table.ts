import { existsSync } from 'node:fs';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { awsClientConfig } from '#infra/aws-client-config.ts';
import { awsProblem } from '#infra/aws-problem.ts';
import { SetupError } from '#infra/setup-error.ts';
import { dataFolders } from '#infra/store/data-folders.ts';
import { localTableName } from '#infra/store/local-client.ts';
import { openLocalTable } from '#infra/store/local-table.ts';
import type { TableChoice } from './command-line.ts';
import type { InquiryTable } from './inquiry-table.ts';

interface Site {
  /** Where visitors reach it. */
  readonly origin: string;
  readonly isNotified: boolean;
}

/** The chosen table until it is closed. */
export interface OpenTable {
  /** What messages call it. */
  readonly place: string;
  readonly isDeployed: boolean;
  /** The site whose inquiries these are; undefined if only the table was named. */
  readonly site?: Site;
  /** Undefined where no site has run yet: that counts as an empty table, and none is created. */
  readonly table?: InquiryTable;
  /** Removes deleted inquiries from the files of the local store as well. Nothing may be written after this. */
  compact(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the table that the command line names, by default the local one.
 * @throws {SetupError}
 */
export async function openTable(
  { stack, table, region }: TableChoice,
  env: NodeJS.ProcessEnv,
): Promise<OpenTable> {
  const deployed = stack === undefined ? undefined : await outputsOf(stack, region);
  const tableName = deployed?.tableName ?? table;
  if (tableName === undefined) return localTable(env);
  // With the credentials of this machine. Nothing is asked of AWS yet.
  const client = new DynamoDBClient(awsClientConfig(region));
  return {
    place: `the table ${tableName}${inRegion(region)}`,
    isDeployed: true,
    ...(deployed?.address && {
      site: { origin: deployed.address, isNotified: deployed.senderDomain !== undefined },
    }),
    table: { client, tableName },
    compact: async () => undefined,
    close: async () => client.destroy(),
  };
}

const inRegion = (region: string | undefined) => (region === undefined ? '' : ` in ${region}`);

/** What a deployed stack says about itself. */
async function outputsOf(stack: string, region: string | undefined) {
  // Loaded here because nothing else needs this SDK client.
  const { CloudFormationClient, DescribeStacksCommand } = await import('@aws-sdk/client-cloudformation');
  const place = `the stack ${stack}${inRegion(region)}`;
  const client = new CloudFormationClient(awsClientConfig(region));
  try {
    const { Stacks } = await client.send(new DescribeStacksCommand({ StackName: stack }));
    const outputs = Stacks?.[0]?.Outputs ?? [];
    const outputOf = (key: string) => outputs.find(({ OutputKey }) => OutputKey === key)?.OutputValue;
    const tableName = outputOf('TableName');
    if (tableName !== undefined)
      return { tableName, address: outputOf('AddressToVerify'), senderDomain: outputOf('SenderDomain') };
  } catch (error) {
    // CloudFormation has no error of its own for a stack that does not exist.
    const isMissing = error instanceof Error && error.name === 'ValidationError';
    const problem = isMissing ? `There is no such stack: ${place}.` : awsProblem(error, place);
    throw problem === undefined ? error : new SetupError(problem);
  } finally {
    client.destroy();
  }
  throw new SetupError(
    `No output TableName in ${place}: is it the stack of this website, and was it deployed?`,
  );
}

/** The port that `npm start` uses by default. */
const defaultPort = '8080';

async function localTable(env: NodeJS.ProcessEnv): Promise<OpenTable> {
  const folders = dataFolders(env);
  if (!folders.isDefault && !existsSync(folders.folder)) {
    throw new SetupError(`DATA_DIR names a folder that does not exist: ${folders.folder}`);
  }
  const store = await openLocalTable(folders);
  if (!store && !folders.isDefault) {
    throw new SetupError(`DATA_DIR names a folder in which no site has run: ${folders.folder}`);
  }
  return {
    place: folders.store,
    isDeployed: false,
    site: { origin: `http://localhost:${env['PORT'] || defaultPort}`, isNotified: true },
    ...(store && { table: { client: store.client, tableName: localTableName } }),
    compact: async () => store?.compact(),
    close: async () => store?.close(),
  };
}

export function noSuchInquiry(id: string, place: string): SetupError {
  return new SetupError(`There is no inquiry ${JSON.stringify(id)} in ${place}.`);
}
