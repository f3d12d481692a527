import { Duration, Stack } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard as CloudWatchDashboard,
  GraphWidget,
  type IMetric,
  type IWidget,
  Metric,
  SearchExpression,
  Stats,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import { submitMetrics } from '#lambda/environment.ts';
import type { SalesNotification } from '../contact/notification.ts';
import { cloudFrontRegion } from '../stack-names.ts';
import { maximum, sum } from './alarm.ts';
import type { AlarmsProps } from './alarms.ts';
import { distributionMetric } from './distribution-monitoring.ts';

export interface DashboardProps extends Omit<AlarmsProps, 'topic'> {
  readonly distributionId: string;
  readonly alarms: readonly Alarm[];
}

/** One page in the console: are inquiries accepted, is sales notified, are pages served. */
export class Dashboard extends Construct {
  /** Address in the console. */
  readonly address: string;

  constructor(scope: Construct, id: string, { api, notification, distributionId, alarms }: DashboardProps) {
    super(scope, id);
    const { region, stackName } = Stack.of(this);
    const cloudFront = (name: string, statistic: string) =>
      distributionMetric(distributionId, name, {
        period: Duration.minutes(5),
        region: cloudFrontRegion,
        statistic,
      });
    const { stored, repeat, suspect, failed } = submitMetrics;
    const counts = [stored, repeat, suspect, failed];
    const inquiries = (metricName: string) =>
      new Metric({
        namespace: stackName,
        metricName,
        dimensionsMap: { service: 'submit-inquiry' },
        ...sum,
      });

    const dashboard = new CloudWatchDashboard(this, 'Dashboard', {
      defaultInterval: Duration.days(1),
      widgets: [
        [new AlarmStatusWidget({ title: 'Alarms', width: 24, alarms: [...alarms] })],
        [
          graph('Inquiries', [...counts.map(inquiries), refusedByReason(stackName)]),
          graph('API: calls and errors', [
            api.stage.metricCount(sum),
            api.stage.metricClientError(sum),
            api.stage.metricServerError(sum),
          ]),
        ],
        [
          graph('SubmitInquiry: milliseconds', [
            api.submitInquiry.metricDuration({ ...maximum, statistic: Stats.p(50) }),
            api.submitInquiry.metricDuration(maximum),
          ]),
          graph('SubmitInquiry: errors and throttles', [
            api.submitInquiry.metricErrors(sum),
            api.submitInquiry.metricThrottles(sum),
          ]),
        ],
        notification === undefined ? [] : notifierGraphs(notification),
        [
          graph('CloudFront: requests', [cloudFront('Requests', Stats.SUM)]),
          graph('CloudFront: errors in percent', [
            cloudFront('4xxErrorRate', Stats.AVERAGE),
            cloudFront('5xxErrorRate', Stats.AVERAGE),
          ]),
        ],
      ],
    });
    this.address = `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#dashboards/dashboard/${dashboard.dashboardName}`;
  }
}

/** A line for each reason that has occurred. */
function refusedByReason(namespace: string): IMetric {
  return new SearchExpression({
    expression: `SEARCH('{"${namespace}",service,reason} MetricName="${submitMetrics.refused}"', 'Sum', 300)`,
    // CloudWatch itself replaces the placeholder.
    label: `Refused: \${PROP('Dim.reason')}`,
    period: sum.period,
  });
}

function notifierGraphs(notification: SalesNotification): IWidget[] {
  const { notifySales, unsentAge, mailsNotReceived, setAside } = notification;
  return [
    graph('NotifySales: seconds that the oldest unsent inquiry has waited', [unsentAge]),
    graph('NotifySales: errors, emails not received and set aside', [
      notifySales.metricErrors(sum),
      mailsNotReceived,
      setAside,
    ]),
  ];
}

function graph(title: string, left: IMetric[]): IWidget {
  return new GraphWidget({ title, left, width: 12 });
}
