import { distLayout } from '#infra/bundle/dist-layout.ts';
import { confirm } from '#infra/inquiries/confirm.ts';
import { parseOrder } from './arguments.ts';
import { cloudFormation, lookAtAws } from './aws-account.ts';
import { deploySite } from './deploy-site.ts';
import { helpOn } from './help.ts';
import { runCommand } from './run-command.ts';
import { runScript } from './run-script.ts';
import { siteChecks } from './verify/site-checks.ts';
import { verifySite } from './verify/verify-site.ts';

/** As continuous integration says it of itself; some programs read `CI=false` as a no, and so does this one. */
const nobodyIsThere = !['', '0', 'false'].includes(process.env['CI'] ?? '');

// `npm run deploy`.
await runCommand(async () => {
  const order = parseOrder(process.argv.slice(2));
  if (order === undefined) return void process.stdout.write(helpOn('deploy'));
  await deploySite(
    { ...order, yes: order.yes || nobodyIsThere },
    {
      run: runScript,
      lookAt: (region) => lookAtAws(cloudFormation(region)),
      confirm,
      verify: async (address) =>
        verifySite(address, await siteChecks(distLayout(), order.config.allowedOrigins)),
      say: console.log,
    },
  );
});
