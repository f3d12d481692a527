/** Columns, four panels next to the heading, or numbered rows. */
export type PointLayout = 'columns' | 'panels' | 'ledger';
