/**
 * Stands in for the SDK's default credentials: those that a Lambda has. The environment comes first, then the
 * endpoint that SnapStart and containers name (AWS_CONTAINER_CREDENTIALS_*); both are read by the SDK's own code, and
 * kept until shortly before they expire.
 */
export const lambdaCredentials = `
import { fromEnv } from "@aws-sdk/credential-provider-env";
import { fromHttp } from "@aws-sdk/credential-provider-http";
import { CredentialsProviderError } from "@smithy/core/config";
import { memoizeChain } from "./runtime/memoize-chain";

export const credentialsWillNeedRefresh = (credentials) => credentials?.expiration !== undefined;
export const credentialsTreatedAsExpired = (credentials) =>
  credentials?.expiration !== undefined && credentials.expiration.getTime() - Date.now() < 300_000;

async function fromEndpoint(init) {
  const { AWS_CONTAINER_CREDENTIALS_RELATIVE_URI, AWS_CONTAINER_CREDENTIALS_FULL_URI } = process.env;
  if (AWS_CONTAINER_CREDENTIALS_RELATIVE_URI || AWS_CONTAINER_CREDENTIALS_FULL_URI) return fromHttp(init)();
  throw new CredentialsProviderError(
    "No credentials: neither AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are set nor " +
      "AWS_CONTAINER_CREDENTIALS_FULL_URI; a Lambda's bundle knows no other source.",
    { tryNextLink: false, logger: init.logger },
  );
}

export const defaultProvider = (init = {}) =>
  memoizeChain([fromEnv(init), () => fromEndpoint(init)], credentialsTreatedAsExpired);
`;

/** Stands in for the reader of the files in `~/.aws`, which a Lambda does not have. */
export const noConfigFiles = `
export { CONFIG_PREFIX_SEPARATOR } from "./constants";
export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });
`;

/** Stands in for endpoint discovery, which a client sets up and none of its commands asks for any more. */
export const noEndpointDiscovery = 'export const resolveEndpointDiscoveryConfig = (config) => config;';

/** Stands in for the signer for one or many regions: that for one. */
export const oneRegionSigner =
  'export { SignatureV4 as SignatureV4MultiRegion } from "@smithy/signature-v4";';

/** Stands in for the client's log of its commands. */
export const noCommandLog = `
import { NoOpLogger } from "@smithy/core/client";

export const loggerMiddleware = () => (next) => next;
export const loggerMiddlewareOptions = {};
export const getLoggerPlugin = ({ logger }) => ({
  applyToStack() {
    if (!(logger instanceof NoOpLogger)) throw new Error("A Lambda's bundle has no log of the SDK's commands.");
  },
});
`;

/** Stands in for the warning that this Node is too old for the SDK: the stack chooses the Lambda's Node. */
export const noVersionWarning = `
export const state = { warningEmitted: false };
export const emitWarningIfUnsupportedVersion = () => {};
`;
