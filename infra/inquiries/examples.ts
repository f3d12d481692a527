/** What the help says after commander's own list of options. */
export const examples = {
  all: `
Examples:
  npm run inquiries                                   the latest 20
  npm run inquiries -- list --unsent
  npm run inquiries -- show <id>
  npm run inquiries -- export --format xlsx --output inquiries.xlsx
  npm run inquiries -- resend <id>
  npm run inquiries -- resend --since 2026-11-21
  npm run inquiries -- prove
  npm run inquiries -- erase --email asha@example.com
  npm run inquiries -- erase --mark program --since 2026-11-21T09:00Z
  npm run inquiries -- help export                    more about one command

Which inquiries:
  By default those of the local site (npm start), whether it is running or not: in .local, or in the folder that DATA_DIR
  names.
  --stack <name> --region <region> for a deployed site, with the AWS credentials of this machine (AWS_PROFILE,
  environment, IAM Identity Center): the output TableName of the stack says which table is meant.
  --table <name> --region <region> names the table itself, for credentials that may not read the stack.

  list, export and erase take --id, --email, --since, --until, --mark and --suspect, and mean the inquiries of which all
  that is given is true. --since and --until are about when an inquiry was last sent, in UTC unless they say otherwise.

Exit codes: 0 success, 1 failure, 2 usage error.`,

  list: `
Examples:
  npm run inquiries -- list --since 2026-11-21 --until 2026-11-22    what was last sent on the 21st, in UTC
  npm run inquiries -- list --mark program --limit 100
  npm run inquiries -- list --unsent --suspect

A "!" before the name marks what may be spam, by how it was sent and never by what it says. show says why: program (no
browser sent it), otherSite (from another website), fast (within two seconds), name (it contains a link). Marked inquiries
are stored and mailed like any other, after those without a mark. Only those with the mark honeypot, a hidden field that
was filled in, are not mailed and expire in 30 days; the last line counts them.
An unsent inquiry is "set aside" once SES has refused its email for a day. It is sent by itself once SES takes the email
about another one, or with resend. "Bounced" means that SES took the email and could not deliver it.`,

  export: `
Examples:
  npm run inquiries -- export --format xlsx --output inquiries.xlsx
  npm run inquiries -- export --format xlsx --email asha@example.com --output asha.xlsx
  npm run inquiries -- export --format xlsx --since 2026-11-01 --until 2026-12-01 --output november.xlsx
  npm run --silent inquiries -- export --format json | jq length

For spreadsheets take xlsx. The others are for programs.

xlsx: a workbook in which every cell is text, exactly as stored, times in UTC. The cell suspect holds the marks, and
repeatedAt the times at which the same inquiry was sent again, separated by spaces; notifiedAt is when its email was sent,
and pagePath the page whose form sent it, if the browser said so.
CSV: the same cells in UTF-8 with a byte order mark, a header, every cell in quotes. Spreadsheets may take a comma,
semicolon, vertical bar, tab or line break within a text for the end of a cell. To keep them from reading what follows as
a formula, an apostrophe precedes what begins with = + - @ or a look-alike of these, at the beginning of a cell and after
each of those, also with white space, invisible characters or quotation marks before the sign. So every phone number has
this apostrophe ('+12015550123), which also keeps its plus and all digits, and so has a list item that begins with "-".
JSON: an array of objects with all text exactly as stored. suspect and repeatedAt are lists; they, notifiedAt and
pagePath are left out where there is nothing to say.`,

  resend: `
Examples:
  npm run inquiries -- resend <id>
  npm run inquiries -- resend --bounced
  npm run inquiries -- resend --since 2026-11-21T09:00Z       what was mailed since then, in UTC unless it says otherwise

The email goes out with the next run of the notifier, within a minute. Local emails go to the mailbox of the site, or
wait for the next npm start. A deployed site needs a salesEmail.`,

  prove: `
Examples:
  npm run inquiries -- prove                          through http://localhost:8080, or the port that PORT names
  npm run inquiries -- prove --stack website-production --region eu-central-1
  npm run inquiries -- prove --outputs cdk.out/outputs.json   the stack that was deployed last, in one line

It prints a line for each link of the chain with its time: served, answered, stored, mailed, erased. If one breaks, it
names that link ("stored, not mailed") and ends with exit code 1. It takes about a minute on AWS, and four at most.
Sales receives the email; its subject says that it is a test. Production with a salesEmail does the same once a day
(setting monitoring).
If the command is killed, this erases what it left: npm run inquiries -- erase --email website-test@example.com`,

  erase: `
Examples:
  npm run inquiries -- erase --email asha@example.com
  npm run inquiries -- erase --mark program --since 2026-11-21T09:00Z --until 2026-11-21T11:00Z    what a flood left
  npm run inquiries -- erase --id <id> <id>

It erases the inquiries of which all that is given is true; "list" with the same options shows those that have not
expired. It says how many there are and asks, unless there is --yes. Of an address it also erases what arrives meanwhile,
otherwise only what it has counted. Upper and lower case of an address make no difference. Expired inquiries that are
still stored are erased too. If an id does not exist, the others are erased, and the exit code is 1. If it is cut off,
run it again. With --stack it erases from every table of the stack: while it uses a restored table, from its own as well.
It cannot reach emails that were sent, files that were exported before, tables that were restored or copied by hand, or
backups: AWS keeps those of a deployed table for 35 days.`,
};
