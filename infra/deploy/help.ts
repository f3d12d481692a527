import { settingRows } from '#infra/setting-table.ts';

const deployWords = `Builds, shows what changes, asks, deploys, and looks whether the deployed site is right.

  npm run deploy                                      the stage production
  npm run deploy -- -c stage=preview-42 -c retainData=false
  npm run deploy -- --yes                             does not ask

  -c, --context name=value   a setting; those in cdk.json under "context" need not be named
  -y, --yes                  does not ask; the same where CI is set in the environment
  -h, --help                 this
`;

const destroyWords = `Says what would be deleted and what would be kept, asks, and deletes the stacks of a stage.

  npm run destroy -- -c stage=preview-42
  npm run destroy -- -c stage=preview-42 --yes        does not ask

  -c, --context name=value   a setting; give those that the stage was deployed with
  -y, --yes                  does not ask
  -h, --help                 this
`;

/** What `--help` prints: the command, then every setting out of the schema. */
export function helpOn(command: 'deploy' | 'destroy'): string {
  const settings = settingRows().map(
    ({ name, allowed, meaning, default: otherwise }) =>
      `  ${name}\n    ${meaning}\n    ${allowed}; default: ${otherwise}\n`,
  );
  const words = command === 'deploy' ? deployWords : destroyWords;
  return `${words}\nSettings\n${settings.join('')}\nExit codes: 0 done, 1 not done.\n`;
}
