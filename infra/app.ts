import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { readSettings } from './read-settings.ts';
import { SetupError } from './setup-error.ts';
import { readBuildOutput } from './stack/build-output.ts';
import { createStacks } from './stack/stacks.ts';

// The CDK's entry. `-c name=value` arrives as context.
try {
  const app = new App();
  createStacks(app, readSettings(app.node.getAllContext()), readBuildOutput());
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
