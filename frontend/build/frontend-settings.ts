import { loadEnv } from 'vite';
import { SetupError } from '#infra/setup-error.ts';
import { isOrigin } from '#shared/origin.ts';

/**
 * Checks the settings of the pages, read as Vite reads them, from the environment or from a file such as `.env`.
 * @param frontend folder of the frontend
 * @returns origins that the pages' forms post to, other than the site's own
 * @throws {SetupError} if browsers could not post to VITE_API_HOST, or if VITE_RETENTION_DAYS is no number of days
 */
export function readFrontendSettings(frontend: string): { apiOrigins: string[] } {
  const { VITE_API_HOST: host, VITE_RETENTION_DAYS: days } = loadEnv('production', frontend, 'VITE_');
  if (days && !/^[1-9]\d*$/.test(days))
    throw new SetupError(
      `VITE_RETENTION_DAYS: must be a number of days such as 730, not ${JSON.stringify(days)}`,
    );
  if (!host) return { apiOrigins: [] };
  // The form appends the path of the API to it, so nothing but slashes may follow.
  const origin = host.replace(/\/+$/, '');
  if (!isOrigin(origin))
    throw new SetupError(
      `VITE_API_HOST: must be an origin such as https://api.example.com, not ${JSON.stringify(host)}`,
    );
  return { apiOrigins: [origin] };
}
