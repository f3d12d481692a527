import { SetupError } from './setup-error.ts';
import { canVerifySender } from './stack/contact/mail.ts';
import { type Settings, type Stages, settingsSchema, stages } from './stages.ts';

type Context = Readonly<Record<string, unknown>>;

/** They have a colon or a slash, except for what `cdk acknowledge` and `cdk cli-telemetry` write to cdk.context.json. */
const keysOfCdk = /[:/]|^acknowledged-issue-numbers$|^cli-telemetry$/;

/**
 * Reads the settings of the stage that is chosen with `-c stage=`, with what else was set by `-c name=value`.
 * @param context of the CDK; its own keys are skipped
 * @throws {SetupError} with one line for each setting that is unknown, invalid or contradicts another
 */
export function readSettings(context: Context, from: Stages = stages): Settings {
  const { stage = 'production', ...overrides } = Object.fromEntries(
    Object.entries(context).filter(([key]) => !keysOfCdk.test(key)),
  );
  const own = Object.hasOwn(from, String(stage)) ? from[String(stage)] : from.preview;
  const chosen = Object.entries({ ...own, ...overrides }).filter(([, value]) => value !== 'none');
  const values: Context = { ...Object.fromEntries(chosen), stage };
  const { data, error } = settingsSchema.safeParse(values);
  // Each wrong entry of a list is an issue of its own.
  if (error) throw refusal(new Set(error.issues.flatMap((issue) => describe(issue, values))));
  const lines = conflicts(data);
  if (lines.length > 0) throw refusal(lines);
  return data;
}

const refusal = (lines: Iterable<string>) => new SetupError([...lines].join('\n'));

type Issue = NonNullable<ReturnType<typeof settingsSchema.safeParse>['error']>['issues'][number];

function describe(issue: Issue, values: Context): readonly string[] {
  const names = Object.keys(settingsSchema.shape).join(', ');
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => `${key}: no such setting; there are ${names}`);
  const name = String(issue.path[0]);
  return [`${name}: ${issue.message}, not ${JSON.stringify(values[name])}`];
}

/** Stages whose stack would have the name of another stack, see stack/stack-names.ts. */
const reservedStages = /^(?:github|previews)$|-edge-/;

/** Describes in one line each how valid settings contradict each other, which AWS would refuse late or not at all. */
function conflicts(settings: Settings): readonly string[] {
  const { site, stage, domain, hostedZoneId, certificateArn, salesEmail, senderEmail } = settings;
  const { githubRepository, githubOwnerId, githubRepositoryId } = settings;
  const found: readonly (readonly [unknown, string])[] = [
    [
      reservedStages.test(stage),
      `stage: ${site}-${stage} is the name of another kind of stack; choose another stage`,
    ],
    [domain && !hostedZoneId && !certificateArn, 'domain: needs hostedZoneId or certificateArn as well'],
    [hostedZoneId && !domain, 'hostedZoneId: needs domain as well'],
    [certificateArn && !domain, 'certificateArn: needs domain as well'],
    [settings.hsts !== 'site' && !domain, 'hsts: needs domain as well'],
    [settings.alarmEmail && !settings.monitoring, 'alarmEmail: needs monitoring=true as well'],
    [senderEmail && !salesEmail, 'senderEmail: needs salesEmail as well'],
    [
      settings.senderIdentity && !(hostedZoneId && canVerifySender(settings)),
      'senderIdentity: needs hostedZoneId as well, and a senderEmail in the domain',
    ],
    [githubOwnerId && !githubRepositoryId, 'githubOwnerId: needs githubRepositoryId as well'],
    [githubRepositoryId && !githubOwnerId, 'githubRepositoryId: needs githubOwnerId as well'],
    [
      githubOwnerId && githubRepositoryId && !githubRepository,
      'githubOwnerId: needs githubRepository as well',
    ],
  ];
  return found.filter(([applies]) => applies).map(([, line]) => line);
}
