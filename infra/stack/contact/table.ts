import { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  type ITableV2,
  ProjectionType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Construct } from 'constructs';
import { activityIndex, outboxIndex, partitionKey, timeToLiveAttribute } from '#lambda/inquiry/item.ts';
import type { Settings } from '../../stages.ts';

/** The table of inquiries. lambda/inquiry/item.ts defines its keys and attributes. */
export class InquiryTable extends Construct {
  /** The table that is used: the stack's own, or one that was restored from a backup. The stack's own exists either way. */
  readonly table: ITableV2;
  /** Name of the own one, if another is used. It may still hold inquiries. */
  readonly unusedTableName: string | undefined;

  constructor(scope: Construct, id: string, { retainData, restoredTable }: Settings) {
    super(scope, id);
    const text = (name: string) => ({ name, type: AttributeType.STRING });
    const keys = (index: typeof activityIndex | typeof outboxIndex) => ({
      indexName: index.name,
      partitionKey: text(index.partitionKey),
      sortKey: text(index.sortKey),
    });

    const own = new TableV2(this, 'Table', {
      partitionKey: text(partitionKey),
      globalSecondaryIndexes: [
        { ...keys(activityIndex), projectionType: ProjectionType.ALL },
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
    this.unusedTableName = restoredTable === undefined ? undefined : own.tableName;
    this.table = restoredTable === undefined ? own : TableV2.fromTableName(this, 'Restored', restoredTable);
  }
}
