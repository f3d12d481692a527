import type { DataRequest, TableChoice } from './arguments.ts';

type ListRequest = Extract<DataRequest, { command: 'list' }> & TableChoice;

/** The command that lists the page after an inquiry, in the same way as this one was listed. */
export function nextPageCommand({
  limit,
  suspect,
  stack,
  table,
  region,
}: ListRequest): (id: string) => string {
  const options = [
    `--limit ${limit}`,
    ...(suspect ? ['--suspect'] : []),
    ...(stack === undefined ? [] : [`--stack ${stack}`]),
    ...(table === undefined ? [] : [`--table ${table}`]),
    ...(region === undefined ? [] : [`--region ${region}`]),
  ];
  return (id) => `npm run inquiries -- list --before ${id} ${options.join(' ')}`;
}
