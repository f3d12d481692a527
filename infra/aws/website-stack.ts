import { Annotations, Aws, CfnCondition, Fn, Lazy, Stack, type StackProps } from 'aws-cdk-lib';
import type { Alarm, CfnAlarm } from 'aws-cdk-lib/aws-cloudwatch';
import { StreamViewType } from 'aws-cdk-lib/aws-dynamodb';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import { alarmTopic } from './alarm-topic.ts';
import { Alarms } from './alarms.ts';
import type { BuildOutput } from './build-output.ts';
import { ContactApi } from './contact-api.ts';
import { Dashboard } from './dashboard.ts';
import { distributionAlarm } from './distribution-alarm.ts';
import { EdgeParts, edgeRegion, needsEdgeParts } from './edge-parts.ts';
import { InquiryTable } from './inquiry-table.ts';
import { SalesNotification, type SalesNotificationProps } from './sales-notification.ts';
import { siteNames } from './site-names.ts';
import { SiteRecords, siteZone } from './site-records.ts';
import { stackKey } from './stack-key.ts';
import { stackOutputs } from './stack-outputs.ts';
import { StaticSite } from './static-site.ts';

export interface WebsiteStackProps extends StackProps {
  /** The settings of this deployment. */
  readonly config: Config;
  /** What is deployed. */
  readonly build: BuildOutput;
  /**
   * Certificate and firewall.
   * @default made in this stack, if they are asked for
   */
  readonly edgeParts?: EdgeParts | undefined;
}

/** The whole product: the inquiries, the API that takes them, who is told of them, the website in front. */
export class WebsiteStack extends Stack {
  /** Id of the distribution, for what watches it from elsewhere. */
  readonly distributionId: string;

  constructor(scope: Construct, id: string, { config, build, edgeParts, ...props }: WebsiteStackProps) {
    super(scope, id, { description: 'Marketing website with its contact service', ...props });

    const logKey = stackKey(this, 'Key');
    const inquiries = new InquiryTable(this, 'Inquiries', {
      retainData: config.retainData,
      // Also without a notifier: it costs nothing, and a notifier that comes later starts a day back.
      stream: StreamViewType.NEW_IMAGE,
    });
    // Known when the site is; the site needs the API first.
    const siteOrigin = Lazy.string({ produce: () => site.origin });
    const postsElsewhere = build.connectSources.length > 0;
    const allowedOrigins = [...(postsElsewhere ? [siteOrigin] : []), ...config.allowedOrigins];
    const api = new ContactApi(this, 'ContactApi', {
      table: inquiries.table,
      codeFolder: build.submitInquiryFolder,
      retentionDays: config.retentionDays,
      throttleRate: config.throttleRate,
      throttleBurst: config.throttleBurst,
      reservedConcurrency: config.reservedConcurrency,
      logKey,
      allowedOrigins,
      siteOrigin: allowedOrigins.length > 0 ? siteOrigin : undefined,
    });

    const edge = edgeParts ?? (needsEdgeParts(config) ? new EdgeParts(this, 'EdgeParts', config) : undefined);
    const names = siteNames(this, config, build, edge?.certificate);
    const site = new StaticSite(this, 'Site', {
      siteFolder: build.siteFolder,
      retireAssetsFolder: build.retireAssetsFolder,
      headers: { ...build, allowedOrigins: config.allowedOrigins },
      apiDomainName: api.domainName,
      priceClass: config.priceClass,
      names,
      webAclArn: edge?.webAclArn,
      accessLogs: config.accessLogs,
      indexed: config.stage === 'production',
      retainData: config.retainData,
      logKey,
    });
    const { distribution } = site;
    this.distributionId = distribution.distributionId;
    if (names !== undefined && config.domain !== undefined && config.hostedZoneId !== undefined) {
      const zone = siteZone(this, 'Zone', config.hostedZoneId, config.domain);
      new SiteRecords(this, 'Records', { zone, distribution, hosts: Object.values(names.hosts) });
    }

    const notification = this.salesNotification(config, build, { table: inquiries.table, logKey });
    const topic = alarmTopic(this, 'AlarmTopic', { key: logKey, alarmEmail: config.alarmEmail });
    const { all } = new Alarms(this, 'Alarms', { api, inquiries, notification, site, topic });
    const alarms = [...all, ...this.distributionAlarm(config, topic)];
    const { distributionId } = this;
    const dashboard = new Dashboard(this, 'Dashboard', { api, notification, distributionId, alarms });
    stackOutputs(this, { site, api, inquiries, topic, dashboard, notification });
  }

  private salesNotification(
    { salesEmail, senderEmail = salesEmail }: Config,
    { notifySalesFolder }: BuildOutput,
    common: Pick<SalesNotificationProps, 'table' | 'logKey'>,
  ): SalesNotification | undefined {
    if (salesEmail === undefined || senderEmail === undefined) {
      Annotations.of(this).addInfoV2(
        'website:nobodyIsTold',
        'Nobody is told of inquiries: salesEmail is not set. They are stored and read with npm run inquiries.',
      );
      return undefined;
    }
    const codeFolder = notifySalesFolder;
    return new SalesNotification(this, 'SalesNotification', {
      ...common,
      codeFolder,
      salesEmail,
      senderEmail,
    });
  }

  /** @returns the alarm if it is sure to be in this stack */
  private distributionAlarm({ region, alarmEmail }: Config, topic: ITopic): readonly Alarm[] {
    if (region !== undefined && region !== edgeRegion) {
      if (alarmEmail === undefined) {
        Annotations.of(this).addInfoV2(
          'website:noDistributionAlarm',
          `No alarm watches the distribution: its metrics are in ${edgeRegion}. Set alarmEmail, and it gets one there.`,
        );
      }
      return [];
    }
    const alarm = distributionAlarm(this, 'DistributionErrors', this.distributionId, topic);
    if (region === edgeRegion) return [alarm];
    // The region is known when it is deployed: elsewhere the alarm would see nothing, so it is not made.
    const condition = new CfnCondition(this, 'InEdgeRegion', {
      expression: Fn.conditionEquals(Aws.REGION, edgeRegion),
    });
    (alarm.node.defaultChild as CfnAlarm).cfnOptions.condition = condition;
    return [];
  }
}
