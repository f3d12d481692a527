import { createSocket } from 'node:dgram';
import { getServers } from 'node:dns';
import { once } from 'node:events';
import { isIP } from 'node:net';
import { decode, encode, RECURSION_DESIRED, type RecordType } from 'dns-packet';

/** The type HTTPS (RFC 9460), which dns-packet knows by its number only, and Node's resolver not at all. */
const httpsType = 'UNKNOWN_65';

/**
 * Looks for HTTPS records, which let browsers use HTTP/3 from the first request on. A site works without them, so a missing
 * one is reported and fails nothing.
 * @param server name server to ask, as `node:dns` lists them: an address, with a port unless it is 53
 * @param milliseconds to wait for a response
 * @returns a line about each host that has no such record, or about which no response came
 */
export async function missingHttpsRecords(
  hosts: readonly string[],
  server = getServers()[0] ?? '127.0.0.1',
  milliseconds = 5_000,
): Promise<readonly string[]> {
  const lines = await Promise.all(
    hosts.map(async (host) => {
      const hasRecord = await hasHttpsRecord(host, server, milliseconds).catch(() => undefined);
      if (hasRecord === undefined)
        return `Whether ${host} has an HTTPS record is not known: ${server} did not respond.`;
      return hasRecord
        ? undefined
        : `${host} has no HTTPS record, so browsers use HTTP/3 only after their first request.`;
    }),
  );
  return lines.filter((line) => line !== undefined);
}

async function hasHttpsRecord(host: string, server: string, milliseconds: number): Promise<boolean> {
  const { hostname, port } = isIP(server) ? { hostname: server, port: '' } : new URL(`http://${server}`);
  const socket = createSocket(server.startsWith('[') || isIP(server) === 6 ? 'udp6' : 'udp4');
  try {
    const response = once(socket, 'message', { signal: AbortSignal.timeout(milliseconds) });
    const question = { type: httpsType as RecordType, name: host };
    const query = encode({ type: 'query', flags: RECURSION_DESIRED, questions: [question] });
    socket.send(query, Number(port || 53), hostname.replace(/[[\]]/g, ''));
    const [message] = await response;
    const { answers = [] } = decode(message);
    return answers.some(({ type }) => (type as string) === httpsType);
  } finally {
    socket.close();
  }
}
