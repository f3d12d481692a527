import { type App, Aws } from 'aws-cdk-lib';
import type { Config } from '../config.ts';
import type { BuildOutput } from './build-output.ts';
import { EdgeAlarmsStack } from './edge-alarms-stack.ts';
import { edgeRegion, needsEdgeParts } from './edge-parts.ts';
import { EdgeStack } from './edge-stack.ts';
import { GithubStack } from './github-stack.ts';
import { WebsiteStack } from './website-stack.ts';

/**
 * Makes the stacks of a deployment: mostly one. Two more stand in CloudFront's own region when the website stands in another
 * one and asks for what that region alone has.
 */
export function makeStacks(app: App, config: Config, build: BuildOutput): void {
  const { account, region, stage, alarmEmail } = config;
  const name = `website-${stage}`;
  const env = { account, region };
  const isElsewhere = region !== undefined && region !== edgeRegion;
  const atEdge = { env: { account, region: edgeRegion }, crossRegionReferences: true };

  const edgeParts =
    isElsewhere && needsEdgeParts(config)
      ? new EdgeStack(app, `${name}-edge`, { ...atEdge, config }).parts
      : undefined;
  const { distributionId } = new WebsiteStack(app, name, {
    config,
    build,
    edgeParts,
    env,
    crossRegionReferences: isElsewhere,
  });
  if (isElsewhere && alarmEmail !== undefined) {
    new EdgeAlarmsStack(app, `${name}-edge-alarms`, { ...atEdge, distributionId, alarmEmail });
  }
  makeGithubStack(app, config);
}

function makeGithubStack(app: App, config: Config): void {
  const { account, region, githubRepository: repository, githubBranch, githubProviderExists } = config;
  if (repository === undefined) return;
  new GithubStack(app, 'website-github', {
    env: { account, region },
    role: {
      repository,
      branch: githubBranch,
      providerExists: githubProviderExists,
      regions: [...new Set([region ?? Aws.REGION, edgeRegion])],
    },
  });
}
