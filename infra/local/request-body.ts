import type { IncomingMessage } from 'node:http';

/**
 * Reads a request's body, at most `limit` bytes of it.
 * @returns nothing when there is more; what is on its way is then left unread
 * @throws when the visitor goes away before the end
 */
export async function readBody(request: IncomingMessage, limit: number): Promise<Buffer | undefined> {
  if (Number(request.headers['content-length']) > limit) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    const stop = () => request.off('data', take);
    function take(chunk: Buffer) {
      size += chunk.length;
      chunks.push(chunk);
      if (size <= limit) return;
      stop();
      request.pause();
      resolve(undefined);
    }
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
  });
}
