import { Annotations, CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import { StreamViewType } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import type { Config } from '../config.ts';
import type { BuildOutput } from './build-output.ts';
import { ContactApi } from './contact-api.ts';
import { InquiryTable } from './inquiry-table.ts';
import { SalesNotification } from './sales-notification.ts';
import { StaticSite } from './static-site.ts';

export interface WebsiteStackProps extends StackProps {
  /** The settings of this deployment. */
  readonly config: Config;
  /** What is deployed. */
  readonly build: BuildOutput;
}

/** The whole product: the inquiries, the API that takes them, who is told of them, the website in front. */
export class WebsiteStack extends Stack {
  constructor(scope: Construct, id: string, { config, build, ...props }: WebsiteStackProps) {
    super(scope, id, { description: 'Marketing website with its contact service', ...props });

    const inquiries = new InquiryTable(this, 'Inquiries', {
      retainData: config.retainData,
      // Also without a notifier: it costs nothing, and a notifier that comes later starts a day back.
      stream: StreamViewType.NEW_IMAGE,
    });
    const api = new ContactApi(this, 'ContactApi', {
      table: inquiries.table,
      codeFolder: build.submitInquiryFolder,
      retentionDays: config.retentionDays,
      throttleRate: config.throttleRate,
      throttleBurst: config.throttleBurst,
    });
    const site = new StaticSite(this, 'Site', {
      siteFolder: build.siteFolder,
      headers: build,
      apiDomainName: api.domainName,
      priceClass: config.priceClass,
      retainData: config.retainData,
    });

    const { salesEmail, senderEmail = salesEmail } = config;
    if (salesEmail === undefined || senderEmail === undefined) {
      Annotations.of(this).addInfoV2(
        'website:nobodyIsTold',
        'Nobody is told of inquiries: salesEmail is not set. They are stored and read with npm run inquiries.',
      );
    } else {
      new SalesNotification(this, 'SalesNotification', {
        table: inquiries.table,
        codeFolder: build.notifySalesFolder,
        salesEmail,
        senderEmail,
      });
    }

    const outputs = {
      SiteAddress: { value: `https://${site.domainName}`, description: 'The website' },
      TableName: { value: inquiries.table.tableName, description: 'The table that keeps the inquiries' },
      BucketName: { value: site.bucket.bucketName, description: 'The files of the website' },
    };
    for (const [name, output] of Object.entries(outputs)) new CfnOutput(this, name, output);
  }
}
