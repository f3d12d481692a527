import type { CommandName } from './command-options.ts';

const tables = `Which inquiries
  By default those that the local site (npm start) keeps, whether it runs or not: in .local, or in the folder that
  DATA_DIR names, the same for both.
  --table <name> --region <region> for a deployed site: the table that the stack's output TableName names, with the
  AWS credentials that this machine has (AWS_PROFILE, environment, IAM Identity Center).
`;

const commandHelp: Readonly<Record<CommandName, string>> = {
  list: `Lists inquiries, newest first, a page at a time.

  npm run inquiries -- list                           the newest 20
  npm run inquiries -- list --limit 50
  npm run inquiries -- list --before <id>             the page after that inquiry; each page ends with this hint
  npm run inquiries -- list --suspect                 only those that are marked as suspicious
  npm run inquiries -- list --table <name> --region eu-central-1

A "!" before the name marks what no customer may have written: many links, a link for a name, gibberish, markup, an
attack tried out. Nothing is dropped for it; show says why.
`,
  show: `Shows one inquiry with all that was written.

  npm run inquiries -- show <id>                      ids are in the list
  npm run inquiries -- show <id> --table <name> --region eu-central-1
`,
  export: `Writes every inquiry to standard output, newest first.

  npm run inquiries -- export --format csv > inquiries.csv
  npm run inquiries -- export --format json > inquiries.json
  npm run --silent inquiries -- export --format json | jq length

The CSV opens safely in a spreadsheet: an apostrophe stands before whatever could be taken for a formula, phone
numbers included, so that these keep their plus and every digit. The column suspect says why an inquiry is marked as
suspicious; mostly it is empty. In the JSON such an inquiry has a list of that name.
`,
  erase: `Erases every inquiry of one e-mail address, however its capital letters are written.

  npm run inquiries -- erase --email asha@example.com         says how many there are, and asks
  npm run inquiries -- erase --email asha@example.com --yes   does not ask
  npm run inquiries -- erase --email asha@example.com --table <name> --region eu-central-1

It is for good. Two things remain for a while: files that were exported before, and the point-in-time backups of a
deployed table, which AWS keeps for 35 days.
`,
};

const overview = `Reads the inquiries that the contact form brought in.

  npm run inquiries                                   the newest 20
  npm run inquiries -- list --limit 50
  npm run inquiries -- show <id>
  npm run inquiries -- export --format csv > inquiries.csv
  npm run inquiries -- erase --email asha@example.com

Commands
  list      a page of them as a table; --limit <number>, --before <id>, --suspect
  show      one with all that was written
  export    everything on standard output; --format csv or json
  erase     those of one e-mail address, for good; --email <address>, --yes
  help      this; with a command's name, or --help behind it, more examples

${tables}
Exit codes: 0 done, 1 could not, 2 not understood.
`;

/** What `--help` prints, in general or for one command. */
export function helpOn(topic?: CommandName): string {
  return topic === undefined ? overview : `${commandHelp[topic]}\n${tables}`;
}
