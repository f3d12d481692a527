import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { fromEnv } from '@aws-sdk/credential-provider-env';
import { type FromHttpOptions, fromHttp } from '@aws-sdk/credential-provider-http';

type DefaultProvider = NonNullable<DynamoDBClientConfig['credentialDefaultProvider']>;

/** Milliseconds. The SDK's own chain also refreshes credentials five minutes before they expire. */
const refreshBefore = 5 * 60 * 1000;

/**
 * Replaces `@aws-sdk/credential-provider-node` in the bundles. A Lambda finds its credentials in its environment, or,
 * with SnapStart or in a container, at the endpoint that AWS_CONTAINER_CREDENTIALS_* name. SSO, STS and profiles don't
 * exist there. Rejects with a CredentialsProviderError if neither is set.
 */
export const defaultProvider = ((init: FromHttpOptions = {}) => {
  let fromEndpoint: Awaited<ReturnType<ReturnType<typeof fromHttp>>> | undefined;
  return async () => {
    const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = process.env;
    if (AWS_ACCESS_KEY_ID && AWS_SECRET_ACCESS_KEY) return fromEnv(init)();
    const expires = fromEndpoint?.expiration?.getTime() ?? 0;
    if (!fromEndpoint || expires - Date.now() < refreshBefore) fromEndpoint = await fromHttp(init)();
    return fromEndpoint;
  };
}) satisfies DefaultProvider;
