import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';

export interface MonthlyBudgetProps {
  /** US dollars that the account may cost in a month. */
  readonly amount: number;
  /** Who is told that it costs more, or is going to. */
  readonly email: string;
}

/**
 * Sends an email when the account costs more in a month than it should, or is expected to. It stops nothing, and AWS knows
 * costs some hours late. It is about the whole account, as a budget for a tag counts nothing until somebody activates the tag
 * for billing.
 */
export class MonthlyBudget extends Construct {
  constructor(scope: Construct, id: string, { amount, email }: MonthlyBudgetProps) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'EMAIL', address: email }];
    new CfnBudget(this, 'Budget', {
      budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount, unit: 'USD' } },
      notificationsWithSubscribers: ['ACTUAL', 'FORECASTED'].map((notificationType) => ({
        notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: 100 },
        subscribers,
      })),
    });
  }
}
