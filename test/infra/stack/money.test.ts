import { expect, test } from 'vitest';
import { everythingOn } from './everything-on.ts';
import { messages, synthesize } from './synthesize.ts';

const { alarmEmail } = everythingOn;
const here = synthesize({ region: 'us-east-1', alarmEmail, monthlyBudget: 60 });
const there = synthesize({ region: 'eu-central-1', alarmEmail, monthlyBudget: 60 });
const monitoring = there.stack('website-production-edge-monitoring-eu-central-1');

test.each([
  ['in us-east-1', here],
  ['elsewhere, in its stack in us-east-1', monitoring],
])('%s, somebody is told that the account costs more than it should, or is going to', (_, { only }) => {
  const { Properties } = only('AWS::Budgets::Budget');
  expect(Properties).toMatchObject({ Budget: { BudgetLimit: { Amount: 60, Unit: 'USD' } } });
  const told = (NotificationType: string) => ({
    Notification: { NotificationType, Threshold: 100 },
    Subscribers: [{ Address: alarmEmail }],
  });
  expect(Properties['NotificationsWithSubscribers']).toMatchObject([told('ACTUAL'), told('FORECASTED')]);
});

test('without alarmEmail there is no budget, and a warning says so', () => {
  const withoutEmail = synthesize({ monthlyBudget: 60 });
  expect(withoutEmail.all('AWS::Budgets::Budget')).toEqual([]);
  const aboutBudget = /^monthlyBudget: .* alarmEmail/;
  expect(messages(withoutEmail)).toContainEqual(expect.stringMatching(aboutBudget));
  for (const budget of [here, synthesize()])
    expect(messages(budget)).not.toContainEqual(expect.stringMatching(aboutBudget));
});

interface Expression {
  readonly Threshold: number;
  readonly Metrics: readonly { readonly Expression?: string }[];
}

/** What the alarm compares, for the traffic of a quarter of an hour. */
function dollars(bytes: number, requests: number): number {
  const { Metrics } = here.only<Expression>('AWS::CloudWatch::Alarm', 'EdgeTraffic').Properties;
  const expression = Metrics.find(({ Expression }) => Expression)?.Expression ?? '';
  // CloudWatch's arithmetic is that of JavaScript here.
  return new Function('bytes', 'requests', `return ${expression}`)(bytes, requests);
}

test('an alarm goes off for what one server pulls, and not for many visitors', () => {
  const { Threshold } = here.only<Expression>('AWS::CloudWatch::Alarm', 'EdgeTraffic').Properties;
  const quarter = 15 * 60;
  // A gigabit a second, of the largest file and of the smallest.
  expect(dollars(125e6 * quarter, (125e6 * quarter) / 200_000)).toBeGreaterThan(10 * Threshold);
  expect(dollars(125e6 * quarter, (125e6 * quarter) / 1000)).toBeGreaterThan(10 * Threshold);
  // A million page views a month, twenty times as many as usual at this hour.
  const views = (20 * 1e6) / (30 * 96);
  expect(dollars(views * 164_575, views * 17.7)).toBeLessThan(Threshold);
});

test('the firewall limits each address on all paths, and further for the API', () => {
  interface Rule {
    readonly Statement: {
      readonly RateBasedStatement?: { readonly Limit: number; readonly ScopeDownStatement?: unknown };
    };
  }
  const { Properties } = synthesize({ ...everythingOn, region: 'us-east-1' }).only<{
    readonly Rules: readonly Rule[];
  }>('AWS::WAFv2::WebACL');
  const limits = Properties.Rules.flatMap(({ Statement }) => Statement.RateBasedStatement ?? []);
  expect(limits.map(({ ScopeDownStatement }) => ScopeDownStatement !== undefined)).toEqual([true, false]);
  expect(limits[0]?.Limit).toBeLessThan(limits[1]?.Limit ?? 0);
});
