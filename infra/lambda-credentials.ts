import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { fromEnv } from '@aws-sdk/credential-provider-env';

/**
 * Replaces `@aws-sdk/credential-provider-node` in the bundles. A Lambda on Node finds its credentials in its environment.
 * SSO, STS and profiles don't exist there, and the endpoint for credentials is for SnapStart, which Node does not have.
 * Rejects with a CredentialsProviderError if the environment has none.
 */
export const defaultProvider = fromEnv satisfies DynamoDBClientConfig['credentialDefaultProvider'];
