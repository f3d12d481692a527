import { createHandler } from '#lambda/submit-inquiry/handler.ts';

/** The handler with a store that accepts everything and stores nothing. */
export function discardingHandler() {
  const discard = () => undefined;
  return createHandler({
    store: { save: async () => 'stored' },
    now: () => new Date(),
    telemetry: { info: discard, error: discard, metric: discard },
    siteOrigin: '',
    pages: ['/'],
    allowedOrigins: ['https://www.example'],
  });
}
