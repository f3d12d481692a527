import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { DeleteItemCommand, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { contactSubmitUrl, formAgeHeader } from '#shared/contact-api.ts';
import type { Inquiry } from '#shared/inquiry.ts';
import type { InquiryTable } from '../inquiry/dynamodb.ts';
import { inquiryId } from '../inquiry/id.ts';
import { fromItem, keyOf, statusAttributes } from '../inquiry/item.ts';
import type { StoredInquiry } from '../inquiry/stored-inquiry.ts';

/** The links between a visitor and sales, in their order. */
type Link = 'served' | 'answered' | 'stored' | 'mailed' | 'erased';

/** Where inquiries are kept, as the proof sees it. */
export interface ProofStore {
  /** @returns undefined if there is no such inquiry */
  status(id: string): Promise<Pick<StoredInquiry, 'notifiedAt'> | undefined>;
  erase(id: string): Promise<void>;
}

export interface ProofOptions {
  /** Where visitors reach the site, such as `https://www.example`. */
  readonly origin: string;
  readonly store: ProofStore;
  /** Whether inquiries are mailed at all. */
  readonly isNotified: boolean;
  /**
   * Milliseconds to wait for the email. The notifier runs every minute, and what came earlier is mailed first.
   * @default three minutes
   */
  readonly mailTimeout?: number;
  /** Reports a link that holds, and how many milliseconds it took. */
  readonly onLink: (link: Link, milliseconds: number) => void | Promise<void>;
}

/** The chain is broken. The message says at which link and why, such as `stored, not mailed: ...`. */
export class BrokenChain extends Error {}

/** Milliseconds for a response of the site. */
const responseTimeout = 15_000;
const pollInterval = 500;

/** Its name is in the subject of its email. It is different every time, as a repeat within a day would not be mailed. */
export function testInquiry(now: Date): Inquiry {
  return {
    name: 'TEST, please ignore',
    email: 'website-test@example.com',
    phoneNumber: '+12025550123',
    comment: [
      'This is not an inquiry. It tests that inquiries are stored and emailed, and is then erased.',
      `Sent ${now.toISOString()}, ${randomUUID()}`,
    ].join('\n'),
  };
}

/**
 * Sends a test inquiry the way a visitor does, waits until it is stored and mailed, and erases it in any case.
 * @throws {BrokenChain}
 */
export async function proveDelivery({ origin, store, ...options }: ProofOptions): Promise<void> {
  const { isNotified, mailTimeout = 180_000, onLink } = options;
  const inquiry = testInquiry(new Date());
  const id = inquiryId(inquiry);
  let last: Link | undefined;

  async function link(name: Link, run: () => Promise<unknown>): Promise<void> {
    const start = performance.now();
    try {
      await run();
    } catch (error) {
      const message = `${last === undefined ? '' : `${last}, `}not ${name}: ${reason(error)}`;
      throw new BrokenChain(message, { cause: error });
    }
    last = name;
    await onLink(name, performance.now() - start);
  }

  async function status() {
    const stored = await store.status(id);
    if (stored === undefined) throw new BrokenChain('it is not in the store');
    return stored;
  }

  async function untilMailed(): Promise<void> {
    const end = performance.now() + mailTimeout;
    while ((await status()).notifiedAt === undefined) {
      if (performance.now() > end) throw new BrokenChain(`no email was sent within ${mailTimeout / 1000} s`);
      await sleep(pollInterval);
    }
  }

  await link('served', () => respond(`${origin}/`));
  let broken: unknown;
  try {
    await link('answered', () => post(origin, inquiry, id));
    await link('stored', status);
    if (isNotified) await link('mailed', untilMailed);
  } catch (error) {
    broken = error;
  }
  // Also if no response came, as it may be stored all the same.
  const erased = link('erased', () => store.erase(id));
  await (broken === undefined ? erased : erased.catch(() => undefined));
  if (broken !== undefined) throw broken;
}

/** Reads nothing of an inquiry's content, which a proof does not need. */
export function dynamoProofStore({ client, tableName: TableName }: InquiryTable): ProofStore {
  return {
    async status(id) {
      const ProjectionExpression = statusAttributes.join(', ');
      const get = { TableName, Key: keyOf(id), ProjectionExpression, ConsistentRead: true };
      const { Item } = await client.send(new GetItemCommand(get));
      return Item && fromItem(Item);
    },
    async erase(id) {
      await client.send(new DeleteItemCommand({ TableName, Key: keyOf(id) }));
    },
  };
}

/** @throws {BrokenChain} unless the status is 200 */
async function respond(url: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(responseTimeout);
  const response = await fetch(url, { redirect: 'manual', signal, ...init });
  if (response.status !== 200) throw new BrokenChain(`${url} responded with status ${response.status}`);
  return response;
}

/** Posts as the form does. */
async function post(origin: string, inquiry: Inquiry, id: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    origin,
    referer: `${origin}/`,
    'sec-fetch-site': 'same-origin',
    [formAgeHeader]: '60000',
  };
  const response = await respond(contactSubmitUrl(origin), {
    method: 'POST',
    headers,
    body: JSON.stringify(inquiry),
  });
  const text = await response.text();
  if (text !== JSON.stringify({ id })) throw new BrokenChain('the response does not name its id');
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  if (error instanceof BrokenChain) return error.message;
  const { code } = (error.cause ?? {}) as NodeJS.ErrnoException;
  return code ?? error.name;
}
