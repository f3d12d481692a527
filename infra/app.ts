import { Annotations, App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import { domainProblem } from './deploy/check-domain.ts';
import { readSettings } from './read-settings.ts';
import { SetupError } from './setup-error.ts';
import { readBuildOutput } from './stack/build-output.ts';
import { stackNames } from './stack/stack-names.ts';
import { createStacks } from './stack/stacks.ts';

// The CDK's entry. `-c name=value` arrives as context.
try {
  const app = new App();
  const settings = readSettings(app.node.getAllContext());
  createStacks(app, settings, readBuildOutput());
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const problem = await domainProblem(settings);
  if (problem) {
    const annotations = Annotations.of(app.node.findChild(stackNames(settings).website));
    // With an error the CDK deploys nothing, unless it gets --ignore-errors. It destroys all the same.
    if (problem.isCertain) annotations.addError(problem.text);
    else annotations.addWarningV2('website:domainNotChecked', problem.text);
  }
} catch (error) {
  if (!(error instanceof SetupError)) throw error;
  console.error(error.message);
  process.exit(1);
}
