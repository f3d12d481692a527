import { type App, Aws } from 'aws-cdk-lib';
import type { Config } from '../config.ts';
import { SetupError } from '../setup-error.ts';
import type { BuildOutput } from './build-output.ts';
import { needsEdgeParts } from './edge-parts.ts';
import { EdgeAlarmsStack, EdgeStack } from './edge-stacks.ts';
import { GithubStack } from './github-stack.ts';
import { edgeRegion, edgeStackNames, githubStackName, websiteStackName } from './stack-names.ts';
import { WebsiteStack } from './website-stack.ts';

/**
 * Creates the stacks of a deployment: usually one. A website in another region than us-east-1 has up to two more
 * there, as CloudFront needs its certificate, firewall and alarm in that region.
 * @throws {SetupError} if the built pages promise another retention
 */
export function createStacks(app: App, config: Config, build: BuildOutput): void {
  const { account, region, stage, alarmEmail, retentionDays } = config;
  const { statedRetention = retentionDays } = build;
  if (statedRetention !== retentionDays) {
    throw new SetupError(
      `retentionDays: the pages say that inquiries are stored for ${statedRetention} days, not ${retentionDays}; put VITE_RETENTION_DAYS=${retentionDays} into frontend/.env and build again.`,
    );
  }
  const names = region !== undefined && region !== edgeRegion ? edgeStackNames(stage, region) : undefined;
  const atEdge = { env: { account, region: edgeRegion }, crossRegionReferences: true };

  const edgeParts =
    names !== undefined && needsEdgeParts(config)
      ? new EdgeStack(app, names.edge, { ...atEdge, config }).parts
      : undefined;
  const { distributionId } = new WebsiteStack(app, websiteStackName(stage), {
    config,
    build,
    edgeParts,
    env: { account, region },
    crossRegionReferences: names !== undefined,
  });
  if (names !== undefined && alarmEmail !== undefined)
    new EdgeAlarmsStack(app, names.edgeAlarms, { ...atEdge, distributionId, alarmEmail });
  createGithubStack(app, config);
}

function createGithubStack(app: App, config: Config): void {
  const { account, region, githubRepository: repository, githubBranch, githubProviderExists } = config;
  const { githubOwnerId: owner, githubRepositoryId } = config;
  if (repository === undefined) return;
  new GithubStack(app, githubStackName, {
    env: { account, region },
    role: {
      repository,
      ids:
        owner !== undefined && githubRepositoryId !== undefined
          ? { owner, repository: githubRepositoryId }
          : undefined,
      branch: githubBranch,
      providerExists: githubProviderExists,
      regions: [...new Set([region ?? Aws.REGION, edgeRegion])],
    },
  });
}
