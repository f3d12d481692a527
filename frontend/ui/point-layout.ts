/** Columns, panels, or numbered rows. */
export type PointLayout = 'columns' | 'panels' | 'ledger';
