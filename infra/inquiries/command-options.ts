/** Options by their long names, without --help, which every command takes. */
export type Option =
  | 'limit'
  | 'before'
  | 'suspect'
  | 'format'
  | 'email'
  | 'yes'
  | 'stack'
  | 'table'
  | 'region';

export type CommandName = 'list' | 'show' | 'export' | 'resend' | 'erase';

const tableOptions = ['stack', 'table', 'region'] as const;

/** What each command takes. */
export const takenOptions: Readonly<Record<CommandName, readonly Option[]>> = {
  list: ['limit', 'before', 'suspect', ...tableOptions],
  show: tableOptions,
  export: ['format', ...tableOptions],
  resend: tableOptions,
  erase: ['email', 'yes', ...tableOptions],
};
