import { Annotations, CfnOutput, Lazy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarmTopic } from './alarm-topic.ts';
import { Alarms } from './alarms.ts';
import type { BuildOutput } from './build-output.ts';
import { Canary } from './canary.ts';
import { ContactApi } from './contact-api.ts';
import { Dashboard } from './dashboard.ts';
import { EdgeMonitoring, type EdgeMonitoringProps } from './edge-monitoring.ts';
import { EdgeParts } from './edge-parts.ts';
import { InquiryTable } from './inquiry-table.ts';
import { OriginSecrets } from './origin-secrets.ts';
import { salesNotification } from './sales-notification.ts';
import { SiteRecords, siteDomain, siteZone } from './site-domain.ts';
import { edgeRegion, regionalName } from './stack-names.ts';
import { StaticSite } from './static-site.ts';

export interface WebsiteStackProps extends StackProps {
  readonly config: Config;
  readonly build: BuildOutput;
  /** Certificate and firewall. Without them this stack creates those that are configured. */
  readonly edgeParts: Pick<EdgeParts, 'certificate' | 'webAclArn'> | undefined;
}

/** The whole product: the table of inquiries, the API that fills it, the emails to sales, the website in front. */
export class WebsiteStack extends Stack {
  /** Of this stack's distribution, for a construct in us-east-1. */
  readonly edgeMonitoring: Omit<EdgeMonitoringProps, 'topic'>;

  constructor(scope: Construct, id: string, { config, build, edgeParts, ...props }: WebsiteStackProps) {
    super(scope, id, {
      description: 'Marketing website with its contact service',
      terminationProtection: config.stage === 'production',
      ...props,
    });

    const metricsNamespace = config.monitoring ? this.stackName : undefined;
    const inquiries = new InquiryTable(this, 'Inquiries', config);
    // The site needs the API, and the API the site's origin.
    const siteOrigin = Lazy.string({ produce: () => site.origin });
    const postsElsewhere = build.connectSources.length > 0;
    const allowedOrigins = [...(postsElsewhere ? [siteOrigin] : []), ...config.allowedOrigins];
    // Forms that post to the API at its own address cannot have the secret.
    const secrets = postsElsewhere
      ? undefined
      : new OriginSecrets(this, 'OriginSecrets', config.originSecret);
    const api = new ContactApi(this, 'ContactApi', {
      config,
      build,
      table: inquiries.table,
      originSecrets: secrets?.accepted,
      metricsNamespace,
      allowedOrigins,
      siteOrigin: allowedOrigins.length > 0 ? siteOrigin : undefined,
    });

    const edge = edgeParts ?? new EdgeParts(this, 'EdgeParts', config);
    const domain = siteDomain(this, config, build, edge.certificate);
    const site = new StaticSite(this, 'Site', {
      config,
      build,
      apiDomainName: api.domainName,
      originSecret: secrets?.current,
      siteDomain: domain,
      webAclArn: edge.webAclArn,
    });
    const { distribution } = site;
    const { distributionId } = distribution;
    this.edgeMonitoring = {
      distributionId,
      certificateArn: domain?.certificate.certificateArn,
      accessLogs: site.logBucket && {
        name: regionalName(this),
        bucketArn: site.logBucket.bucketArn,
      },
    };
    const zone =
      config.domain !== undefined && config.hostedZoneId !== undefined
        ? siteZone(this, 'Zone', config.hostedZoneId, config.domain)
        : undefined;
    if (zone !== undefined) new SiteRecords(this, 'Records', zone, distribution);

    const notification = salesNotification(this, config, {
      build,
      table: inquiries.table,
      metricsNamespace,
      senderZone: config.senderIdentity ? zone : undefined,
    });
    const topic = config.monitoring ? alarmTopic(this, 'AlarmTopic', config.alarmEmail) : undefined;
    // The name may not resolve yet while its records are created by hand.
    const recordsByHand = config.domain !== undefined && config.hostedZoneId === undefined;
    const addressToVerify = recordsByHand ? `https://${distribution.domainName}` : site.origin;
    const canary =
      topic &&
      notification &&
      new Canary(this, 'Canary', {
        table: inquiries.table,
        build,
        siteOrigin: addressToVerify,
        topic,
      });
    const otherAlarms = [...(canary ? [canary.alarm] : []), ...this.edgeAlarms(config, topic)];
    const alarms = topic && new Alarms(this, 'Alarms', { api, notification, topic });
    // CloudFront takes minutes to create, in which NotifySales runs: without its metrics an alarm would go off.
    alarms?.node.addDependency(distribution);
    const dashboard =
      alarms &&
      new Dashboard(this, 'Dashboard', {
        api,
        notification,
        distributionId,
        alarms: [...alarms.all, ...otherAlarms],
      });

    this.outputs({
      Region: [this.region, 'The region of this stack'],
      SiteAddress: [site.origin, 'The website'],
      DistributionDomainName: [
        distribution.domainName,
        "Target of the website's DNS records, if they are created by hand",
      ],
      AddressToVerify: [addressToVerify, 'Where a deployment is verified'],
      SenderDomain: [notification?.senderDomain, 'Domain that emails come from'],
      AllowedOrigins: [config.allowedOrigins.join(), 'Other websites that may post inquiries'],
      Hsts: [config.hsts, 'Hosts for which browsers require HTTPS'],
      DistributionId: [distributionId, 'The distribution, to invalidate its cache'],
      BucketName: [site.bucket.bucketName, 'The files of the website'],
      AccessLogBucketName: [site.logBucket?.bucketName, 'The access logs'],
      TableName: [inquiries.table.tableName, 'The table of inquiries'],
      ApiAddress: [
        postsElsewhere ? `https://${api.domainName}` : undefined,
        'The API itself, to which the forms post',
      ],
      AlarmTopicArn: [topic?.topicArn, 'The topic that alarms are sent to'],
      DashboardAddress: [dashboard?.address, 'The dashboard in the console'],
    });
  }

  /** Adds an output for each value that there is. Commands and workflows read them by name. */
  private outputs(values: Readonly<Record<string, readonly [string | undefined, string]>>): void {
    for (const [name, [value, description]] of Object.entries(values))
      if (value) new CfnOutput(this, name, { value, description });
  }

  /** What CloudFront reports in us-east-1, if this stack is there. Otherwise a stack of its own has it. */
  private edgeAlarms({ region, alarmEmail }: Config, topic: ITopic | undefined): readonly Alarm[] {
    if (region === edgeRegion)
      return new EdgeMonitoring(this, 'Edge', { ...this.edgeMonitoring, topic }).alarms;
    if (topic !== undefined && (region === undefined || alarmEmail === undefined))
      Annotations.of(this).addInfoV2(
        'website:noDistributionAlarm',
        `No alarm watches the distribution, as its metrics are in ${edgeRegion}. Set region and alarmEmail to get one there.`,
      );
    return [];
  }
}
