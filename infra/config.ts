import * as z from 'zod';
import { emailDomain } from './setting-kinds.ts';
import { allowedValues, configSchema } from './settings.ts';
import { SetupError } from './setup-error.ts';

export type Config = ReturnType<typeof withStageDefaults>;

type Context = Readonly<Record<string, unknown>>;

const stagesSchema = z.record(z.string(), z.record(z.string(), z.unknown())).default({});

/**
 * Reads the settings of a stage from the CDK context: those under `stages` in cdk.json, and those of `-c name=value`,
 * which take precedence.
 * @param context the whole context; keys of the CDK are skipped
 * @throws {SetupError} with one line for each setting that is unknown, invalid or contradicts another
 */
export function parseConfig(context: Context): Config {
  const { stages, ...typed } = ownSettings(context);
  const own = removeNone({ ...stageSettings(stages, typed['stage'] ?? 'production'), ...typed });
  const { data, error } = configSchema.safeParse(own);
  if (data === undefined) {
    // Each wrong entry of a list is an issue of its own.
    const problems = new Set(error.issues.flatMap((issue) => describe(issue, own)));
    throw new SetupError([...problems].join('\n'));
  }
  const config = withStageDefaults(data);
  const lines = settingConflicts(config);
  if (lines.length > 0) throw new SetupError(lines.join('\n'));
  return config;
}

/**
 * Refuses settings that cdk.json has for every stage, because a preview would mail to sales and replace the domain.
 * @param context of cdk.json
 * @throws {SetupError} with one line that names them
 */
export function refuseSharedSettings(context: Context): void {
  const { stages: _, ...shared } = ownSettings(context);
  const names = Object.keys(shared);
  if (names.length === 0) return;
  throw new SetupError(
    `cdk.json: ${names.join(', ')} would apply to every stage; move it from "context" into "context": { "stages": { "production": { ... } } }`,
  );
}

/** They have a colon or a slash, except for what `cdk acknowledge` and `cdk cli-telemetry` write to cdk.context.json. */
const keysOfCdk = /[:/]|^acknowledged-issue-numbers$|^cli-telemetry$/;

function ownSettings(context: Context): Context {
  return Object.fromEntries(Object.entries(context).filter(([key]) => !keysOfCdk.test(key)));
}

function removeNone(own: Context): Context {
  return Object.fromEntries(Object.entries(own).filter(([, value]) => value !== 'none'));
}

function withStageDefaults(data: z.infer<typeof configSchema>) {
  const production = data.stage === 'production';
  const { monitoring = production, retainData = production } = data;
  // CloudFront delivers its logs from us-east-1, so the region must be known during synthesis.
  const { accessLogs = production && data.region !== undefined } = data;
  return { ...data, monitoring, retainData, accessLogs };
}

function stageSettings(stages: unknown, stage: unknown): Context {
  const { data } = stagesSchema.safeParse(stages);
  if (data === undefined)
    throw new SetupError(
      `stages: must be settings by stage, such as { "production": { "region": "eu-central-1" } }, not ${JSON.stringify(stages)}`,
    );
  const own = data[String(stage)] ?? {};
  if ('stage' in own)
    throw new SetupError(
      `stages: ${stage} must not contain stage, as the name above the settings is the stage`,
    );
  return own;
}

function describe(issue: z.core.$ZodIssue, own: Context): readonly string[] {
  const names = Object.keys(configSchema.shape).join(', ');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${key}: no such setting; there are ${names}`);
  const [name] = issue.path as [keyof Config];
  return [`${name}: must be ${allowedValues(name)}, not ${JSON.stringify(own[name])}`];
}

/** Stages whose stack would have the name of another stack, see aws/stack-names.ts. */
const reservedStages = /^github$|-edge-/;

/** Describes in one line each how valid settings contradict each other. */
function settingConflicts(config: Config): readonly string[] {
  const { stage, region, domain, hostedZoneId, certificateArn, salesEmail, senderEmail } = config;
  const conflicts: readonly (readonly [boolean, string])[] = [
    [
      reservedStages.test(stage),
      `stage: website-${stage} is the name of another kind of stack; choose another stage`,
    ],
    [
      !!domain && stage !== 'production',
      'domain: only stage production has one, previews use an address of cloudfront.net; set it to none',
    ],
    [!!domain && !hostedZoneId && !certificateArn, 'domain: needs hostedZoneId or certificateArn as well'],
    [!!hostedZoneId && !domain, 'hostedZoneId: needs domain as well'],
    [!!certificateArn && !domain, 'certificateArn: needs domain as well'],
    // Certificate and firewall must be in us-east-1, so the region must be known during synthesis.
    [!!hostedZoneId && !certificateArn && !region, 'hostedZoneId: needs region as well, or certificateArn'],
    [config.hsts !== 'site' && !domain, 'hsts: needs domain as well'],
    [!!config.alarmEmail && !config.monitoring, 'alarmEmail: needs monitoring=true as well'],
    [config.waf && !region, 'waf: needs region as well'],
    [!!senderEmail && !salesEmail, 'senderEmail: needs salesEmail as well'],
    [
      config.senderIdentity && (!hostedZoneId || !canVerifySender(config)),
      'senderIdentity: needs hostedZoneId as well, and a senderEmail in the domain',
    ],
    [!!config.githubOwnerId && !config.githubRepositoryId, 'githubOwnerId: needs githubRepositoryId as well'],
    [!!config.githubRepositoryId && !config.githubOwnerId, 'githubRepositoryId: needs githubOwnerId as well'],
    [
      !!config.githubOwnerId && !!config.githubRepositoryId && !config.githubRepository,
      'githubOwnerId: needs githubRepository as well',
    ],
    [config.accessLogs && !region, 'accessLogs: needs region as well'],
  ];
  return conflicts.filter(([applies]) => applies).map(([, message]) => message);
}

/** Whether emails come from the domain or a subdomain, which SES can verify in the domain's zone. */
export function canVerifySender({ domain, salesEmail = '', senderEmail = salesEmail }: Config): boolean {
  return domain !== undefined && `.${emailDomain(senderEmail)}`.endsWith(`.${domain}`);
}
