import { CfnOutput, type Stack } from 'aws-cdk-lib';
import type { ITopic } from 'aws-cdk-lib/aws-sns';
import type { ContactApi } from './contact-api.ts';
import type { Dashboard } from './dashboard.ts';
import type { InquiryTable } from './inquiry-table.ts';
import type { SalesNotification } from './sales-notification.ts';
import type { StaticSite } from './static-site.ts';

/** The parts of the stack that have something to tell. */
export interface StackParts {
  readonly site: StaticSite;
  readonly api: ContactApi;
  readonly inquiries: InquiryTable;
  /** Where alarms are told. */
  readonly topic: ITopic;
  readonly dashboard: Dashboard;
  readonly notification: SalesNotification | undefined;
}

/** Says where everything is. Commands and workflows read these by name. */
export function stackOutputs(stack: Stack, parts: StackParts): void {
  const { site, api, inquiries, topic, dashboard, notification } = parts;
  const outputs: Readonly<Record<string, readonly [string | undefined, string]>> = {
    SiteAddress: [site.origin, 'The website'],
    DistributionDomainName: [
      site.distribution.domainName,
      'What the DNS records of the website lead to, when they are made by hand',
    ],
    DistributionId: [site.distribution.distributionId, 'The distribution, to invalidate it'],
    BucketName: [site.bucket.bucketName, 'The files of the website'],
    AccessLogBucketName: [site.logBucket?.bucketName, 'The access logs'],
    TableName: [inquiries.table.tableName, 'The table that keeps the inquiries'],
    ApiAddress: [`https://${api.domainName}`, 'The API itself, when pages elsewhere post to it'],
    DeadLetterQueueAddress: [notification?.deadLetters.queueUrl, 'Inquiries that sales was not told of'],
    AlarmTopicArn: [topic.topicArn, 'Where alarms are told'],
    DashboardAddress: [dashboard.address, 'How it goes, in the console'],
  };
  for (const [name, [value, description]] of Object.entries(outputs))
    if (value !== undefined) new CfnOutput(stack, name, { value, description });
}
