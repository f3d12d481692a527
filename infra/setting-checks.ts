/** The settings that depend on each other. */
interface Dependent {
  readonly stage: string;
  readonly region?: string | undefined;
  readonly domain?: string | undefined;
  readonly hostedZoneId?: string | undefined;
  readonly certificateArn?: string | undefined;
  readonly salesEmail?: string | undefined;
  readonly senderEmail?: string | undefined;
  readonly waf: boolean;
  readonly accessLogs: boolean;
}

/** A setting that cannot stand as it is beside the others. */
export interface Conflict {
  readonly name: keyof Dependent;
  readonly message: string;
}

/**
 * Where CloudFront delivers no access logs to:
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/standard-logging-legacy-s3.html
 */
const regionsWithoutLogs = [
  ...['af-south-1', 'ap-east-1', 'ap-south-2', 'ap-southeast-3', 'ap-southeast-4', 'ap-southeast-5'],
  ...['ap-southeast-7', 'ca-west-1', 'eu-central-2', 'eu-south-1', 'eu-south-2', 'il-central-1'],
  ...['me-central-1', 'me-south-1', 'mx-central-1'],
];

/** Stages whose stack would have the name of another one: of the role for GitHub, or of what another stage has elsewhere. */
const takenStage = /^github$|-edge(?:-alarms)?$/;

/** What settings that are each fine contradict in one another; mostly nothing. */
export function settingConflicts(config: Dependent): readonly Conflict[] {
  const { stage, region, domain, hostedZoneId, certificateArn, salesEmail, senderEmail, waf, accessLogs } =
    config;
  const found: readonly (Conflict & { readonly when: boolean })[] = [
    {
      when: takenStage.test(stage),
      name: 'stage',
      message: `website-${stage} is the name of another stack than a website's; choose another stage`,
    },
    {
      when: domain !== undefined && stage !== 'production',
      name: 'domain',
      message: 'only stage production has one, a preview is at an address of cloudfront.net; set it to none',
    },
    {
      when: domain !== undefined && hostedZoneId === undefined && certificateArn === undefined,
      name: 'domain',
      message: 'needs hostedZoneId or certificateArn as well',
    },
    {
      when: hostedZoneId !== undefined && domain === undefined,
      name: 'hostedZoneId',
      message: 'needs domain as well',
    },
    {
      when: certificateArn !== undefined && domain === undefined,
      name: 'certificateArn',
      message: 'needs domain as well',
    },
    {
      // Where the certificate goes has to be known: CloudFront takes it from us-east-1 alone, and the firewall too.
      when: hostedZoneId !== undefined && certificateArn === undefined && region === undefined,
      name: 'hostedZoneId',
      message: 'needs region as well, or certificateArn',
    },
    { when: waf && region === undefined, name: 'waf', message: 'needs region as well' },
    {
      when: senderEmail !== undefined && salesEmail === undefined,
      name: 'senderEmail',
      message: 'needs salesEmail as well',
    },
    {
      when: accessLogs && region !== undefined && regionsWithoutLogs.includes(region),
      name: 'accessLogs',
      message: `CloudFront delivers none to ${region}; set it to false`,
    },
  ];
  return found.filter(({ when }) => when).map(({ name, message }) => ({ name, message }));
}
