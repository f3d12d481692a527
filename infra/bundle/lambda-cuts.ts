import {
  errorsAlone,
  insteadOf,
  insteadOfIt,
  pureCalls,
  pureTables,
  versionAlone,
  withoutExports,
  withoutExpressions,
  withoutMethods,
  zodExpressionsAlone,
} from './lambda-source-changes.ts';
import * as standIn from './lambda-stand-ins.ts';
import type { Cuts } from './lambda-trim-plugin.ts';

const core = '@smithy/core/dist-es/submodules';
const awsCore = '@aws-sdk/core/dist-es/submodules';
const dynamo = '@aws-sdk/client-dynamodb';
const ses = '@aws-sdk/client-sesv2';
const powertools = '@aws-lambda-powertools';

/**
 * What packages bring along and the Lambdas never get to. Most of it is code that is left out, and throws if it is
 * reached after all. The rest tells the bundler that a thing does nothing by itself: it leaves it out where nobody asks.
 */
export const lambdaCuts: Cuts = {
  // Sign-on, STS, login, profiles, processes and the metadata of EC2; with them go four further clients.
  '@aws-sdk/credential-provider-node/dist-es/defaultProvider.js': [insteadOfIt(standIn.lambdaCredentials)],
  [`${core}/config/shared-ini-file-loader/loadSharedConfigFiles.js`]: [insteadOfIt(standIn.noConfigFiles)],
  [`${core}/config/config-resolver/regionConfig/getInstanceMetadataRegion.js`]: [
    withoutExports('The region from the metadata of EC2'),
  ],

  // No command here streams. It was the last dynamic import, too: without one the bundler puts all modules into one
  // scope, leaves out far more, and what remains starts faster.
  [`${core}/protocols/HttpProtocol.js`]: [
    withoutMethods(
      'Event streams',
      'serializeEventStream',
      'deserializeEventStream',
      'loadEventStreamCapability',
      'getEventStreamMarshaller',
      'resolveEventStreamMarshaller',
    ),
    withoutExpressions(
      'Values in the host name',
      'HttpBindingNormalizedSchema.of(operationSchema.input).getHttpBindings().request\n            .memberBindings',
    ),
  ],
  [`${core}/protocols/HttpBindingNormalizedSchema.js`]: [pureCalls('Symbol.for')],
  '@smithy/signature-v4/dist-es/SignatureV4.js': [
    insteadOf('    headerFormatter = new HeaderFormatter();\n', ''),
    withoutMethods('Signing of event streams', 'signEvent', 'signMessage'),
    withoutMethods('Signed addresses', 'presign'),
  ],

  // Signing for several regions at once (SigV4a), and a SHA-256 in JavaScript, as Node has its own.
  '@aws-sdk/signature-v4-multi-region/dist-es/SignatureV4MultiRegion.js': [
    insteadOfIt(standIn.oneRegionSigner),
  ],
  [`${awsCore}/httpAuthSchemes/aws_sdk/AwsSdkSigV4ASigner.js`]: [withoutMethods('SigV4a', 'sign')],
  [`${core}/checksum/sha256/Sha256Js.js`]: [withoutExports('SHA-256 in JavaScript')],

  // AWS_RETRY_MODE=adaptive. The standard mode, which waits by chance, stays.
  [`${core}/retry/util-retry/AdaptiveRetryStrategy.js`]: [withoutExports('The adaptive retry mode')],

  // Streams of browsers, buckets, the older query protocol, forms of dates that no command here has.
  [`${core}/serde/util-stream/sdk-stream-mixin.browser.js`]: [withoutExports('Web streams')],
  [`${core}/serde/util-stream/stream-collector.browser.js`]: [withoutExports('Web streams')],
  [`${core}/endpoints/middleware-endpoint/service-customizations/s3.js`]: [withoutExports('S3')],
  [`${awsCore}/protocols/ProtocolLib.js`]: [
    withoutMethods(
      'The query protocol',
      'setQueryCompatError',
      'queryCompatOutput',
      'findQueryCompatibleError',
    ),
  ],
  [`${core}/protocols/json/codec-v2/JsonShapeSerializer2.js`]: [
    withoutMethods('Dates and documents in a request', 'writeTimestamp', 'writeDiscriminatedDocument'),
  ],
  [`${core}/protocols/json/codec-v2/JsonShapeDeserializer2.js`]: [
    withoutExpressions(
      'Dates as text',
      'parseRfc3339DateTimeWithOffset(value)',
      'parseRfc7231DateTime(value)',
    ),
  ],
  [`${core}/serde/date-utils.js`]: [pureCalls('new RegExp')],

  // To import one of Node's own modules is to read all that it exports, and some of that loads more. Bodies and tokens
  // in files are left out (of a body it then says that it cannot tell its length); the process is there without import.
  [`${core}/serde/util-body-length/calculateBodyLength.js`]: [
    insteadOf('body instanceof ReadStream', 'false'),
  ],
  '@aws-sdk/credential-provider-http/dist-es/fromHttp/fromHttp.js': [
    withoutExpressions('Tokens in files', 'fs.readFile(tokenFile)'),
  ],
  [`${awsCore}/client/util-user-agent-node/defaultUserAgent.js`]: [
    insteadOf('import { env } from "node:process";', 'const { env } = process;'),
  ],
  [`${awsCore}/client/util-user-agent-node/getRuntimeUserAgentPair.js`]: [
    insteadOf('import { versions } from "node:process";', 'const { versions } = process;'),
  ],

  // What the SDK says on the way.
  [`${awsCore}/client/middleware-logger/loggerMiddleware.js`]: [insteadOfIt(standIn.noCommandLog)],
  [`${awsCore}/client/emitWarningIfUnsupportedVersion.js`]: [insteadOfIt(standIn.noVersionWarning)],

  // DynamoDB: the tables of other commands, and the errors that nothing hangs on but their name. The Lambdas ask for
  // the first of the two by its class; the second says that it is worth another try.
  [`${dynamo}/package.json`]: [versionAlone],
  [`${dynamo}/dist-es/schemas/schemas_0.js`]: [
    pureTables,
    errorsAlone('ConditionalCheckFailedException', 'ReplicatedWriteConflictException'),
  ],
  [`${dynamo}/dist-es/commands/DescribeEndpointsCommand.js`]: [withoutExports('Endpoint discovery')],
  '@aws-sdk/middleware-endpoint-discovery/dist-es/resolveEndpointDiscoveryConfig.js': [
    insteadOfIt(standIn.noEndpointDiscovery),
  ],

  // SES: the tables of other commands.
  [`${ses}/package.json`]: [versionAlone],
  [`${ses}/dist-es/schemas/schemas_0.js`]: [pureTables],

  // Decorators are for handlers that are classes.
  [`${powertools}/logger/lib/esm/Logger.js`]: [
    withoutMethods('Decorators and children of a logger', 'injectLambdaContext', 'createChild'),
  ],
  [`${powertools}/metrics/lib/esm/Metrics.js`]: [withoutMethods('Decorators of metrics', 'logMetrics')],

  // All of zod's regular expressions but the one that the schema names.
  'zod/v4/core/index.js': [zodExpressionsAlone('html5Email')],
};
