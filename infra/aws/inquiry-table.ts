import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ProjectionType,
  type StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { byMonthIndex, inquiryAttributes, tablePartitionKey } from '#lambda/submit-inquiry/inquiry-table.ts';

export interface InquiryTableProps {
  /**
   * Whether the table outlives the stack and cannot be deleted by mistake.
   * @default true
   */
  readonly retainData?: boolean;
  /**
   * What the table's stream says of each change, for whoever is told of inquiries.
   * @default no stream
   */
  readonly stream?: StreamViewType;
}

/** The table that keeps inquiries: what people wrote and how to reach them. */
export class InquiryTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, props: InquiryTableProps = {}) {
    super(scope, id);
    const { retainData = true } = props;
    const text = (name: string) => ({ name, type: AttributeType.STRING });

    this.table = new TableV2(this, 'Table', {
      partitionKey: text(tablePartitionKey),
      globalSecondaryIndexes: [
        {
          indexName: byMonthIndex.name,
          partitionKey: text(byMonthIndex.partitionKey),
          sortKey: text(byMonthIndex.sortKey),
          projectionType: ProjectionType.ALL,
        },
      ],
      timeToLiveAttribute: inquiryAttributes.expiresAt,
      dynamoStream: props.stream,
      billing: Billing.onDemand(),
      // Not the key that DynamoDB owns: with this one CloudTrail shows who used it, and it costs per use only.
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: retainData,
      removalPolicy: retainData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
  }
}
