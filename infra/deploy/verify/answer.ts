/** What came back, as far as it is looked at. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
}

/**
 * One request, no redirect followed, the body read to its end.
 * @throws what `fetch` throws
 */
export async function request(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  return { status: response.status, headers: response.headers, body: await response.text() };
}

/** Why nothing came back, in few words. */
export function unreachable(error: unknown): string {
  const { cause, name } = error as Error;
  return `no answer (${(cause as NodeJS.ErrnoException | undefined)?.code ?? name})`;
}
