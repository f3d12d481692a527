import { loadEnv } from 'vite';
import { SetupError } from '#infra/setup-error.ts';

/**
 * Origins that the pages' forms post to, other than the site's own: VITE_API_HOST, read as Vite reads it for the
 * form, from the environment or from a file such as `.env`.
 * @param frontend folder of the frontend
 * @throws {SetupError} if browsers could not post to it
 */
export function apiOrigins(frontend: string): string[] {
  const { VITE_API_HOST: host } = loadEnv('production', frontend, 'VITE_');
  if (!host) return [];
  const origin = URL.parse(host)?.origin ?? '';
  // The form appends the path of the API to it, so nothing but slashes may follow.
  if (!/^https?:/.test(origin) || host.replace(/\/+$/, '') !== origin)
    throw new SetupError(
      `VITE_API_HOST: must be an origin such as https://api.example.com, not ${JSON.stringify(host)}`,
    );
  return [origin];
}
