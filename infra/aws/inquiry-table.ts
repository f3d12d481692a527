import { RemovalPolicy } from 'aws-cdk-lib';
import { AttributeType, Billing, ProjectionType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { byMonthIndex, outboxIndex, partitionKey, timeToLiveAttribute } from '#lambda/inquiry-item.ts';

export interface InquiryTableProps {
  /**
   * Whether the table outlives the stack and is protected from deletion.
   * @default true
   */
  readonly retainData?: boolean;
}

/** The table of inquiries. lambda/inquiry-item.ts defines its keys and attributes. */
export class InquiryTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, { retainData = true }: InquiryTableProps = {}) {
    super(scope, id);
    const text = (name: string) => ({ name, type: AttributeType.STRING });
    const keys = (index: typeof byMonthIndex | typeof outboxIndex) => ({
      indexName: index.name,
      partitionKey: text(index.partitionKey),
      sortKey: text(index.sortKey),
    });

    this.table = new TableV2(this, 'Table', {
      partitionKey: text(partitionKey),
      globalSecondaryIndexes: [
        { ...keys(byMonthIndex), projectionType: ProjectionType.ALL },
        {
          ...keys(outboxIndex),
          projectionType: ProjectionType.INCLUDE,
          nonKeyAttributes: [...outboxIndex.included],
        },
      ],
      timeToLiveAttribute,
      billing: Billing.onDemand(),
      // CloudTrail records each use of this key, unlike the key that DynamoDB owns. It is billed by use.
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: retainData,
      removalPolicy: retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
