import { Annotations, Lazy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Alarm } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { StackOutputs } from '../stack-outputs.ts';
import type { Settings } from '../stages.ts';
import { addOutputs } from './add-outputs.ts';
import type { BuildOutput } from './build-output.ts';
import { ContactApi } from './contact/api.ts';
import { Bounces } from './contact/bounces.ts';
import { Canary } from './contact/canary.ts';
import { salesNotification } from './contact/notification.ts';
import { OriginSecrets } from './contact/origin-secrets.ts';
import { InquiryTable } from './contact/table.ts';
import { alarmTopic } from './monitoring/alarm.ts';
import { Alarms } from './monitoring/alarms.ts';
import { Dashboard } from './monitoring/dashboard.ts';
import {
  DistributionMonitoring,
  type DistributionMonitoringProps,
} from './monitoring/distribution-monitoring.ts';
import { CertificateAndFirewall } from './site/certificate-and-firewall.ts';
import { SiteRecords, siteDomain, siteZone } from './site/domain.ts';
import type { EdgePolicies } from './site/edge-policies.ts';
import { StaticSite } from './site/static-site.ts';
import { cloudFrontRegion, regionalName } from './stack-names.ts';

export interface WebsiteStackProps extends StackProps {
  readonly settings: Settings;
  readonly build: BuildOutput;
  /** Certificate and firewall. Without them this stack creates those that are configured. */
  readonly certificateAndFirewall: Pick<CertificateAndFirewall, 'certificate' | 'webAclArn'> | undefined;
  /** Policies that stages share. Without them this stack creates its own. */
  readonly policies: EdgePolicies | undefined;
}

/** The whole product: the table of inquiries, the API that fills it, the emails to sales, the website in front. */
export class WebsiteStack extends Stack {
  /** Of this stack's distribution, for a construct in us-east-1. */
  readonly distributionMonitoring: Omit<DistributionMonitoringProps, 'topic'>;

  constructor(
    scope: Construct,
    id: string,
    { settings, build, certificateAndFirewall, policies, ...props }: WebsiteStackProps,
  ) {
    // Without termination protection: a first deployment that failed could not be repeated, as the CDK deletes its stack
    // first. Table and buckets protect themselves.
    super(scope, id, { description: 'Marketing website with its contact service', ...props });

    const metricsNamespace = settings.monitoring ? this.stackName : undefined;
    const inquiries = new InquiryTable(this, 'Inquiries', settings);
    // The site needs the API, and the API the site's origin.
    const siteOrigin = Lazy.string({ produce: () => site.origin });
    const postsElsewhere = build.connectSources.length > 0;
    const allowedOrigins = [...(postsElsewhere ? [siteOrigin] : []), ...settings.allowedOrigins];
    // It keeps requests from going around the firewall. Forms that post to the API at its own address cannot have it.
    const secrets =
      settings.waf && !postsElsewhere
        ? new OriginSecrets(this, 'OriginSecrets', settings.originSecret)
        : undefined;
    const api = new ContactApi(this, 'ContactApi', {
      settings,
      build,
      table: inquiries.table,
      originSecrets: secrets?.accepted,
      metricsNamespace,
      allowedOrigins,
      siteOrigin: allowedOrigins.length > 0 ? siteOrigin : undefined,
    });

    const { certificate, webAclArn } =
      certificateAndFirewall ?? new CertificateAndFirewall(this, 'EdgeParts', settings);
    const domain = siteDomain(this, settings, build, certificate);
    const site = new StaticSite(this, 'Site', {
      settings,
      build,
      apiDomainName: api.domainName,
      originSecret: secrets?.current,
      siteDomain: domain,
      webAclArn,
      policies,
    });
    const { distribution } = site;
    const { distributionId } = distribution;
    // When the firewall is turned on, CloudFront sends the secret before the Lambda asks for it. When the secret is replaced,
    // the Lambda accepts the next one before CloudFront sends it. When the firewall is turned off, the Lambda stops asking
    // before CloudFront stops sending. The Lambda comes second if its environment has the address that CloudFront assigns.
    if (secrets && settings.originSecret === 1) api.submitInquiry.node.addDependency(distribution);
    else if (domain || allowedOrigins.length === 0) distribution.node.addDependency(api.submitInquiry);
    if (settings.monthlyBudget !== undefined && settings.alarmEmail === undefined)
      Annotations.of(this).addWarningV2(
        'website:noBudget',
        'monthlyBudget: there is no budget, as nobody would be told. Set alarmEmail as well.',
      );
    this.distributionMonitoring = {
      distributionId,
      certificateArn: domain?.certificate.certificateArn,
      accessLogs: site.logBucket && {
        name: regionalName(this),
        bucketArn: site.logBucket.bucketArn,
      },
      budget:
        settings.monthlyBudget !== undefined && settings.alarmEmail !== undefined
          ? { amount: settings.monthlyBudget, email: settings.alarmEmail }
          : undefined,
    };
    const zone =
      settings.domain !== undefined && settings.hostedZoneId !== undefined
        ? siteZone(this, 'Zone', settings.hostedZoneId, settings.domain)
        : undefined;
    if (zone !== undefined) new SiteRecords(this, 'Records', zone, distribution);

    const notification = salesNotification(this, settings, {
      build,
      table: inquiries.table,
      metricsNamespace,
      senderZone: settings.senderIdentity ? zone : undefined,
    });
    if (notification)
      new Bounces(this, 'Bounces', {
        build,
        table: inquiries.table,
        configurationSetName: notification.configurationSetName,
      });
    const topic = settings.monitoring ? alarmTopic(this, 'AlarmTopic', settings.alarmEmail) : undefined;
    // The name may not resolve yet while its records are created by hand.
    const recordsByHand = settings.domain !== undefined && settings.hostedZoneId === undefined;
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
    const otherAlarms = [...(canary ? [canary.alarm] : []), ...this.distributionAlarms(settings, topic)];
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

    addOutputs(this, {
      Region: this.region,
      SiteAddress: site.origin,
      DistributionDomainName: distribution.domainName,
      AddressToVerify: addressToVerify,
      SenderDomain: notification?.senderDomain,
      AllowedOrigins: settings.allowedOrigins.join(),
      Hsts: settings.hsts,
      DistributionId: distributionId,
      BucketName: site.bucket.bucketName,
      AccessLogBucketName: site.logBucket?.bucketName,
      TableName: inquiries.table.tableName,
      UnusedTableName: inquiries.unusedTableName,
      ApiAddress: postsElsewhere ? `https://${api.domainName}` : undefined,
      AlarmTopicArn: topic?.topicArn,
      DashboardAddress: dashboard?.address,
    } satisfies Record<keyof StackOutputs, unknown>);
  }

  /** What CloudFront reports in us-east-1, if this stack is there. Otherwise a stack of its own has it. */
  private distributionAlarms({ region, alarmEmail }: Settings, topic: ITopic | undefined): readonly Alarm[] {
    if (region === cloudFrontRegion)
      return new DistributionMonitoring(this, 'Edge', { ...this.distributionMonitoring, topic }).alarms;
    if (topic !== undefined && alarmEmail === undefined)
      Annotations.of(this).addInfoV2(
        'website:noDistributionAlarm',
        `No alarm watches the distribution, as its metrics are in ${cloudFrontRegion}. Set alarmEmail to get one there.`,
      );
    return [];
  }
}
