import { confirm } from '#infra/inquiries/confirm.ts';
import { parseOrder } from './arguments.ts';
import { cloudFormation, lookAtAws } from './aws-account.ts';
import { deployedResources } from './deployed-resources.ts';
import { destroySite } from './destroy-site.ts';
import { helpOn } from './help.ts';
import { runCommand } from './run-command.ts';
import { runScript } from './run-script.ts';

// `npm run destroy`. Unlike deploying it asks in CI as well: only --yes says that nobody needs the stage.
await runCommand(async () => {
  const order = parseOrder(process.argv.slice(2));
  if (order === undefined) return void process.stdout.write(helpOn('destroy'));
  await destroySite(order, {
    run: runScript,
    lookAt: (region) => lookAtAws(cloudFormation(region)),
    resources: ({ name, region }) => deployedResources(cloudFormation(region), name),
    confirm,
    say: console.log,
  });
});
