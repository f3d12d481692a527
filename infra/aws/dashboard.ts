import { Duration, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { counted, worst } from './alarm.ts';
import type { ContactApi } from './contact-api.ts';
import { distributionMetric } from './distribution-alarm.ts';
import { edgeRegion } from './edge-parts.ts';
import type { SalesNotification } from './sales-notification.ts';

export interface DashboardProps {
  readonly api: ContactApi;
  /** Who tells sales, if anybody does. */
  readonly notification?: SalesNotification | undefined;
  /** Id of the distribution. */
  readonly distributionId: string;
  /** The alarms of the stack. */
  readonly alarms: readonly Alarm[];
}

/** One page in the console: are inquiries taken, is sales told, are pages served. */
export class Dashboard extends Construct {
  /** Its address in the console. */
  readonly address: string;

  constructor(scope: Construct, id: string, { api, notification, distributionId, alarms }: DashboardProps) {
    super(scope, id);
    const { region, stackName } = Stack.of(this);
    const atEdge = { period: Duration.minutes(5), region: edgeRegion };
    const edge = (name: string, statistic: string) =>
      distributionMetric(distributionId, name, { ...atEdge, statistic });
    const inquiries = (metricName: string) =>
      new Metric({
        namespace: stackName,
        metricName,
        dimensionsMap: { service: 'submit-inquiry' },
        ...counted,
      });

    const dashboard = new CloudWatchDashboard(this, 'Dashboard', {
      defaultInterval: Duration.days(1),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', width: 24, alarms: [...alarms] })],
        [
          graph('Inquiries', ['Stored', 'Repeat', 'Trapped', 'Suspect', 'Failed'].map(inquiries)),
          graph('API: calls and errors', [
            api.stage.metricCount(counted),
            api.stage.metricClientError(counted),
            api.stage.metricServerError(counted),
          ]),
        ],
        [
          graph('SubmitInquiry: milliseconds', [
            api.submitInquiry.metricDuration({ ...worst, statistic: Stats.p(50) }),
            api.submitInquiry.metricDuration(worst),
          ]),
          graph('SubmitInquiry: errors and throttles', [
            api.submitInquiry.metricErrors(counted),
            api.submitInquiry.metricThrottles(counted),
          ]),
        ],
        notification === undefined ? [] : notifierGraphs(notification),
        [
          graph('CloudFront: requests', [edge('Requests', Stats.SUM)]),
          graph('CloudFront: errors in percent', [
            edge('4xxErrorRate', Stats.AVERAGE),
            edge('5xxErrorRate', Stats.AVERAGE),
          ]),
        ],
      ],
    });
    this.address = `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#dashboards/dashboard/${dashboard.dashboardName}`;
  }
}

function notifierGraphs({ notifySales, deadLetters }: SalesNotification): IWidget[] {
  return [
    graph('NotifySales: errors, dead letters', [
      notifySales.metricErrors(counted),
      deadLetters.metricApproximateNumberOfMessagesVisible(worst),
    ]),
    graph('NotifySales: longest wait in milliseconds', [notifySales.metric('IteratorAge', worst)]),
  ];
}

function graph(title: string, left: IMetric[]): IWidget {
  return new GraphWidget({ title, left, width: 12 });
}
