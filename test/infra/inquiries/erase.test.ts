import { CloudFormationClient, DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import {
  DeleteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  ResourceNotFoundException,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { dataFolder } from '#infra/local/data-folder.ts';
import { openDatabase } from '#infra/local/database.ts';
import type { Item } from '#lambda/inquiry/item.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { fill, fillExpired, storeIn } from './fill-store.ts';
import { runInquiries } from './run-inquiries.ts';

describe('erasing from the local table', () => {
  let dataDir: string;

  beforeEach(async () => {
    dataDir = temporaryFolder();
    const store = storeIn(dataDir);
    await fill(store, [
      { id: 'i1', email: 'åsha@example.com' },
      { id: 'i2', email: 'Åsha@Example.com' },
      { id: 'i3', email: 'zoe@example.com' },
    ]);
    await store.close();
    await fillExpired(dataDir, [{ id: 'i4', email: 'åsha@example.com' }]);
  });

  const inquiries = (args: string, input = '') => runInquiries(args, { DATA_DIR: dataDir }, input);
  const left = async () => (await inquiries('list')).stdout.match(/\bi\d$/gm)?.sort();

  it('takes all of an address, the expired as well, once it may', async () => {
    const { code, stdout, stderr } = await inquiries('erase --email A\u030aSHA@example.com', 'y\n');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^Erased 3 inquiries of .*\nNot reached: emails that were sent, files exported before\.\n$/,
    );
    // The question is no part of the output.
    expect(stderr).toContain('3 inquiries of');
    expect(await left()).toEqual(['i3']);
    // It does not ask with --yes.
    const outcome = await inquiries('erase --email zoe@example.com --yes');
    expect(outcome).toEqual({ code: 0, stdout: expect.stringMatching(/^Erased 1 inquiry of /), stderr: '' });
    expect(await left()).toBeUndefined();
  });

  it('takes those of an international domain, however it is written', async () => {
    const store = storeIn(dataDir);
    await fill(store, [{ id: 'i5', email: 'eva@xn--bcher-kva.example' }]);
    await store.close();
    const { stdout } = await inquiries('erase --email Eva@Bücher.example --yes');
    expect(stdout).toMatch(/^Erased 1 inquiry of /);
  });

  it('takes nothing unless the reply is a yes, and does not ask about an address that is not there', async () => {
    for (const reply of ['n\n', 'sure\n', '\n', '']) {
      const { code, stdout, stderr } = await inquiries('erase --email zoe@example.com', reply);
      expect([reply, code, stdout]).toEqual([reply, 1, '']);
      expect(stderr).toMatch(/Nothing was erased\.\n$/);
    }
    for (const email of ['.*@example.com', 'oe@example.com']) {
      const stdout = expect.stringContaining(`No inquiry of ${email} in `);
      expect(await inquiries(`erase --email ${email}`)).toEqual({ code: 0, stdout, stderr: '' });
    }
    expect(await left()).toEqual(['i1', 'i2', 'i3']);
  });

  it('takes what was marked or sent in a span of time, and says how many before', async () => {
    const store = storeIn(dataDir);
    const receivedAt = new Date(Date.now() - 3_600_000);
    await fill(store, [
      { id: 'i5', suspect: ['program'] },
      { id: 'i6', suspect: ['program', 'name'], receivedAt },
      { id: 'i7', suspect: ['fast'], receivedAt },
    ]);
    await store.close();
    const refused = await inquiries('erase --mark program', 'n\n');
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/^2 inquiries with the mark program in .*Nothing was erased\.\n$/);
    const { stdout } = await inquiries(`erase --mark program --until ${receivedAt.toISOString()} --yes`);
    expect(stdout).toMatch(/^No inquiry with the mark program before \S+Z in /);
    expect((await inquiries('erase --mark program', 'y\n')).stdout).toMatch(/^Erased 2 inquiries with/);
    expect(await left()).toEqual(['i1', 'i2', 'i3', 'i7']);
    const until = new Date(receivedAt.getTime() + 1).toISOString();
    expect((await inquiries(`erase --until ${until} --yes`)).stdout).toMatch(/^Erased 2 inquiries before/);
    expect(await left()).toEqual(['i1', 'i2', 'i3']);
  });

  it('takes those with given ids, the expired as well, and says which do not exist', async () => {
    const stderr = expect.stringMatching(
      /^Erased 2 inquiries with one of 4 ids\. There is no inquiry "i8", nor 1 more of these ids\.\n$/,
    );
    expect(await inquiries('erase --yes --id i8 i1 i4 i9')).toEqual({ code: 1, stdout: '', stderr });
    expect(await left()).toEqual(['i2', 'i3']);
    expect((await inquiries('erase --yes --id i1')).stderr).toMatch(/There is no inquiry "i1"\.\n$/);
    expect(await inquiries('erase --yes --id i2')).toMatchObject({ code: 0, stderr: '' });
    expect(await left()).toEqual(['i3']);
  });

  /** Reads the store until it is told to stop, as an export whose reader is slow. */
  function slowReader() {
    const database = openDatabase(dataFolder({ DATA_DIR: dataDir }));
    const rows = database.prepare('SELECT * FROM inquiries').iterate();
    rows.next();
    return () => {
      rows.return?.();
      database.close();
    };
  }

  it('waits for a program that reads', async () => {
    const stop = slowReader();
    let hasStopped = false;
    setTimeout(() => {
      hasStopped = true;
      stop();
    }, 1000);
    expect((await inquiries('erase --email zoe@example.com --yes')).code).toBe(0);
    expect(hasStopped).toBe(true);
  });

  it('says that traces remain while a program goes on reading, and removes them when it is run again', async () => {
    const stop = slowReader();
    const stderr = expect.stringMatching(/^Erased 1 inquiry of .* Traces remain in .* Run this again .*\n$/);
    expect(await inquiries('erase --email zoe@example.com --yes')).toEqual({ code: 1, stdout: '', stderr });
    stop();
    const outcome = await inquiries('erase --email zoe@example.com --yes');
    expect(outcome).toEqual({ code: 0, stdout: expect.stringMatching(/^No inquiry of /), stderr: '' });
  });
});

describe('erasing from a deployed table', () => {
  let dynamo: ReturnType<typeof mockClient>;
  let items: Map<string, Item>;

  function add(id: string, email: string): void {
    items.set(id, { id: { S: id }, email: { S: email } });
  }
  const erase = () => runInquiries('erase --email asha@example.com --yes --table t --region eu-central-1');

  beforeEach(() => {
    dynamo = mockClient(DynamoDBClient);
    dynamo.onAnyCommand().rejects(new Error('only consistent scans and deletes'));
    // Two pages, as a scan of a large table has.
    dynamo.on(ScanCommand, { TableName: 't', ConsistentRead: true }).callsFake(({ ExclusiveStartKey }) => {
      const [first, ...others] = items.values();
      return ExclusiveStartKey ? { Items: others } : { Items: [first], LastEvaluatedKey: first };
    });
    dynamo.on(DeleteItemCommand).callsFake(({ Key }) => void items.delete(Key.id.S));
    items = new Map();
    add('i1', 'zoe@example.com');
    add('i2', 'asha@example.com');
    add('i3', 'asha@example.com');
  });
  afterEach(() => dynamo.restore());

  it('goes on until a whole scan finds nothing, and names the backups', async () => {
    dynamo.on(DeleteItemCommand, { Key: { id: { S: 'i2' } } }).callsFake(() => {
      items.delete('i2');
      add('i4', 'asha@example.com');
    });
    const { code, stdout } = await erase();
    expect({ code, left: [...items.keys()] }).toEqual({ code: 0, left: ['i1'] });
    expect(stdout).toMatch(/^Erased 3 inquiries.*\n.*backups of the last 35 days/);
  });

  it('leaves what arrives after it has said how many there are, unless it belongs to an address', async () => {
    const mark = (id: string) => items.set(id, { id: { S: id }, suspect: { L: [{ S: 'program' }] } });
    for (let i = 0; i < 60; i += 1) mark(`m${i}`);
    dynamo.on(DeleteItemCommand, { Key: { id: { S: 'm40' } } }).callsFake(() => {
      items.delete('m40');
      mark('late');
    });
    const { code, stdout } = await runInquiries('erase --mark program --yes --table t --region eu-central-1');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Erased 60 inquiries with the mark program\.\n/);
    expect([...items.keys()]).toEqual(['i1', 'i2', 'i3', 'late']);
  });

  it('gives up on an address that is written to all the time', async () => {
    dynamo.on(DeleteItemCommand).resolves({});
    const stderr = expect.stringMatching(/^Erased \d+ inquiries .*Run it again.*\n$/);
    expect(await erase()).toEqual({ code: 1, stdout: '', stderr });
  });

  it('goes on where it was cut off when it is run again', async () => {
    let isReachable = false;
    dynamo.on(DeleteItemCommand, { Key: { id: { S: 'i3' } } }).callsFake(() => {
      if (!isReachable) throw Object.assign(new Error('read'), { code: 'ETIMEDOUT' });
      items.delete('i3');
    });
    const stderr = expect.stringMatching(/^AWS could not be reached.*\n$/);
    expect(await erase()).toEqual({ code: 1, stdout: '', stderr });
    expect([...items.keys()]).toEqual(['i1', 'i3']);
    isReachable = true;
    expect((await erase()).code).toBe(0);
    expect([...items.keys()]).toEqual(['i1']);
  });
});

describe('erasing from a stack that uses a restored table', () => {
  const erase = () =>
    runInquiries('erase --email asha@example.com --yes --stack website-production --region eu-central-1');
  let dynamo: ReturnType<typeof mockClient>;
  let cloudFormation: ReturnType<typeof mockClient>;
  /** Ids by the name of their table. */
  let tables: Map<string, Set<string>>;

  beforeEach(() => {
    const outputs = { TableName: 'restored', UnusedTableName: 'own' };
    cloudFormation = mockClient(CloudFormationClient);
    cloudFormation.on(DescribeStacksCommand).resolves({
      Stacks: [
        {
          StackName: 'website-production',
          CreationTime: new Date(),
          StackStatus: 'UPDATE_COMPLETE',
          Outputs: Object.entries(outputs).map(([OutputKey, OutputValue]) => ({ OutputKey, OutputValue })),
        },
      ],
    });
    tables = new Map([
      ['restored', new Set(['i1', 'i2'])],
      ['own', new Set(['i2', 'i3'])],
    ]);
    dynamo = mockClient(DynamoDBClient);
    const table = (name: string) => {
      const ids = tables.get(name);
      if (ids) return ids;
      throw new ResourceNotFoundException({ message: 'not found', $metadata: {} });
    };
    dynamo.on(GetItemCommand).callsFake(({ TableName }) => {
      table(TableName);
      return {};
    });
    dynamo.on(ScanCommand).callsFake(({ TableName }) => ({
      Items: [...table(TableName)].map((id) => ({ id: { S: id }, email: { S: 'asha@example.com' } })),
    }));
    dynamo.on(DeleteItemCommand).callsFake(({ TableName, Key }) => void table(TableName).delete(Key.id.S));
  });
  afterEach(() => {
    dynamo.restore();
    cloudFormation.restore();
  });

  it('reaches the own table as well', async () => {
    const { code, stdout } = await erase();
    expect({ code, left: [...tables.values()].flatMap((ids) => [...ids]) }).toEqual({ code: 0, left: [] });
    expect(stdout).toMatch(
      /^Erased 3 inquiries of asha@example.com\.\nNot reached: .*restored or copied by hand/,
    );
    expect((await erase()).stdout).toMatch(
      /^No inquiry .* in the table restored in \S+ and in the table own in /,
    );
  });

  it('does without the own table if that was deleted', async () => {
    tables.delete('own');
    expect(await erase()).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Erased 2 inquiries/) });
  });
});
