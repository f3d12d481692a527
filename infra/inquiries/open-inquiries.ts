import { existsSync, statSync } from 'node:fs';
import { awsClientConfig } from '#infra/aws-client-config.ts';
import { awsProblem } from '#infra/aws-problem.ts';
import { dataFolder, refuseOldStore } from '#infra/local/data-folder.ts';
import { openDatabase, storeProblem } from '#infra/local/database.ts';
import { SetupError } from '#infra/setup-error.ts';
import type { StackOutputs } from '#infra/stack-outputs.ts';
import type { StoredInquiry } from '#lambda/inquiry/stored-inquiry.ts';
import type { InquiryRepository } from './repository.ts';
import { sqliteRepository } from './sqlite-repository.ts';

/** Which inquiries are meant: by default the local ones. */
export interface TableChoice {
  /** Name of a deployed stack, whose output says what its table is called. */
  readonly stack?: string;
  readonly table?: string;
  /** The AWS region of either; by default the one that the machine is set up for. */
  readonly region?: string;
}

/** The chosen inquiries until they are closed. */
export interface OpenInquiries {
  /** What messages call the place. */
  readonly place: string;
  readonly isDeployed: boolean;
  /** The site whose inquiries these are; undefined if only the table was named. */
  readonly site?: {
    /** Where visitors reach it. */
    readonly origin: string;
    readonly isNotified: boolean;
  };
  /** Undefined where no site has run yet: that counts as an empty store, and none is created. */
  readonly repository?: InquiryRepository;
  /** The stack's own table while it uses a restored one: `erase` erases there as well. */
  readonly unused?: { readonly place: string; readonly repository: InquiryRepository };
  /** @returns a line about a failure that the user can solve */
  problemOf(error: unknown): string | undefined;
  close(): void;
}

/**
 * Opens the inquiries that the command line names, by default the local ones.
 * @throws {SetupError}
 */
export async function openInquiries(
  { stack, table, region }: TableChoice,
  env: NodeJS.ProcessEnv,
): Promise<OpenInquiries> {
  const deployed = stack === undefined ? undefined : await outputsOf(stack, region);
  const tableName = deployed?.tableName ?? table;
  if (tableName === undefined) return localInquiries(env);
  // Loaded here because the local store needs no SDK.
  const { DynamoDBClient } = await import('@aws-sdk/client-dynamodb');
  const { dynamoRepository } = await import('./dynamo-repository.ts');
  const placeOf = (name: string) => `the table ${name}${inRegion(region)}`;
  const place = placeOf(tableName);
  // With the credentials of this machine. Nothing is asked of AWS yet.
  const client = new DynamoDBClient(awsClientConfig(region));
  const unused = deployed?.unusedTableName;
  return {
    place,
    isDeployed: true,
    ...(deployed?.address && {
      site: { origin: deployed.address, isNotified: deployed.senderDomain !== undefined },
    }),
    repository: dynamoRepository({ client, tableName }),
    ...(unused !== undefined && {
      unused: { place: placeOf(unused), repository: dynamoRepository({ client, tableName: unused }) },
    }),
    problemOf: (error) => awsProblem(error, place),
    close: () => client.destroy(),
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
    const outputOf = (key: keyof StackOutputs) =>
      outputs.find(({ OutputKey }) => OutputKey === key)?.OutputValue;
    const tableName = outputOf('TableName');
    if (tableName !== undefined)
      return {
        tableName,
        unusedTableName: outputOf('UnusedTableName'),
        address: outputOf('AddressToVerify'),
        senderDomain: outputOf('SenderDomain'),
      };
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

function localInquiries(env: NodeJS.ProcessEnv): OpenInquiries {
  const data = dataFolder(env);
  const { folder, store, isDefault } = data;
  if (!isDefault && !existsSync(folder))
    throw new SetupError(`DATA_DIR names a folder that does not exist: ${folder}`);
  refuseOldStore(data);
  // Throws if the folder is another user's: the store may exist.
  const exists = statSync(store, { throwIfNoEntry: false }) !== undefined;
  if (!exists && !isDefault)
    throw new SetupError(`DATA_DIR names a folder in which no site has run: ${folder}`);
  const database = exists ? openDatabase(data) : undefined;
  return {
    place: store,
    isDeployed: false,
    site: { origin: `http://localhost:${env['PORT'] || defaultPort}`, isNotified: true },
    ...(database && { repository: sqliteRepository(database) }),
    problemOf: (error) => storeProblem(error, store),
    close: () => database?.close(),
  };
}

export function noSuchInquiry(id: string, place: string): SetupError {
  return new SetupError(`There is no inquiry ${JSON.stringify(id)} in ${place}.`);
}

/** @throws {SetupError} if there is none, or it has expired */
export async function find(
  id: string,
  { repository, place }: OpenInquiries,
  now: Date,
): Promise<StoredInquiry> {
  const inquiry = await repository?.find(id, now);
  if (inquiry === undefined) throw noSuchInquiry(id, place);
  return inquiry;
}
