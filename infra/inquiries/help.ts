import type { CommandName } from './command-options.ts';

const tables = `Which inquiries
  By default those that the local site (npm start) keeps, whether it runs or not: in .local, or in the folder that
  DATA_DIR names, the same for both.
  --stack <name> --region <region> for a deployed site, with the AWS credentials that this machine has (AWS_PROFILE,
  environment, IAM Identity Center): its stack's output TableName says which table is meant.
  --table <name> --region <region> names the table itself, for whoever may not look at the stack.
`;

const commandHelp: Readonly<Record<CommandName, string>> = {
  list: `Lists inquiries, newest first, a page at a time.

  npm run inquiries -- list                           the newest 20
  npm run inquiries -- list --limit 50
  npm run inquiries -- list --before <id>             the page after that inquiry; each page ends with this hint
  npm run inquiries -- list --suspect                 only those that are marked as suspicious
  npm run inquiries -- list --stack website-production --region eu-central-1

A "!" before the name marks what no customer may have written: many links, a link for a name, gibberish, markup, an
attack tried out. Nothing is dropped for it; show says why.
`,
  show: `Shows one inquiry with all that was written.

  npm run inquiries -- show <id>                      ids are in the list
  npm run inquiries -- show <id> --stack website-production --region eu-central-1
`,
  export: `Writes every inquiry to standard output, newest first.

  npm run inquiries -- export --format csv > inquiries.csv
  npm run inquiries -- export --format json > inquiries.json
  npm run --silent inquiries -- export --format json | jq length

The CSV opens safely in a spreadsheet: an apostrophe stands before whatever could be taken for a formula, phone
numbers included, so that these keep their plus and every digit. The column suspect says why an inquiry is marked as
suspicious; mostly it is empty. In the JSON such an inquiry has a list of that name.
`,
  resend: `Sends the mail of one inquiry once more, the way that a new inquiry's mail goes: for one that sales lost, or that was
given up and noted in the dead-letter queue.

  npm run inquiries -- resend <id>                    ids are in the list
  npm run inquiries -- resend <id> --stack website-production --region eu-central-1

While the local site runs, it sends the mail in a moment, to its mailbox; else with the next npm start. A deployed site
needs a salesEmail.
`,
  erase: `Erases every inquiry of one e-mail address, however its capital letters are written.

  npm run inquiries -- erase --email asha@example.com         says how many there are, and asks
  npm run inquiries -- erase --email asha@example.com --yes   does not ask
  npm run inquiries -- erase --email asha@example.com --stack website-production --region eu-central-1

It is for good. Two things remain for a while: files that were exported before, and the point-in-time backups of a
deployed table, which AWS keeps for 35 days.
`,
};

const overview = `Reads the inquiries that the contact form brought in.

  npm run inquiries                                   the newest 20
  npm run inquiries -- list --limit 50
  npm run inquiries -- show <id>
  npm run inquiries -- export --format csv > inquiries.csv
  npm run inquiries -- resend <id>
  npm run inquiries -- erase --email asha@example.com

Commands
  list      a page of them as a table; --limit <number>, --before <id>, --suspect
  show      one with all that was written
  export    everything on standard output; --format csv or json
  resend    the mail of one, once more
  erase     those of one e-mail address, for good; --email <address>, --yes
  help      this; with a command's name, or --help behind it, more examples

${tables}
Exit codes: 0 done, 1 could not, 2 not understood.
`;

/** What `--help` prints, in general or for one command. */
export function helpOn(topic?: CommandName): string {
  return topic === undefined ? overview : `${commandHelp[topic]}\n${tables}`;
}
