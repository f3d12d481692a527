import { loadEnv } from 'vite';

/**
 * Origins that the pages' forms post to, other than the site's own: VITE_API_HOST, read as Vite reads it for the form, from the
 * environment or from a file such as `.env`.
 * @param frontend folder of the frontend
 */
export function apiOrigins(frontend: string): string[] {
  const { VITE_API_HOST: host } = loadEnv('production', frontend, 'VITE_');
  return host ? [new URL(host).origin] : [];
}
