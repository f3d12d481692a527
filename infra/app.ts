import { readFileSync } from 'node:fs';
import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readBuildOutput } from './aws/build-output.ts';
import { createStacks } from './aws/stacks.ts';
import { parseConfig, refuseSharedSettings } from './config.ts';
import { SetupError } from './setup-error.ts';

const cdkJson = new URL('../cdk.json', import.meta.url);

// The CDK's entry. Settings come as context, from cdk.json and from `-c name=value`. The CDK merges both.
try {
  refuseSharedSettings(JSON.parse(readFileSync(cdkJson, 'utf8')).context);
  const app = new App();
  createStacks(app, parseConfig(app.node.getAllContext()), readBuildOutput());
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
