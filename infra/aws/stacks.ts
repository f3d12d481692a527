import { type App, Aws } from 'aws-cdk-lib';
import type { Config } from '../config.ts';
import { SetupError } from '../setup-error.ts';
import type { BuildOutput } from './build-output.ts';
import { makesCertificate } from './edge-parts.ts';
import { EdgeMonitoringStack, EdgeStack, FirewallStack } from './edge-stacks.ts';
import { GithubStack } from './github-stack.ts';
import { edgeRegion, edgeStackNames, githubStackName, websiteStackName } from './stack-names.ts';
import { WebsiteStack } from './website-stack.ts';

/**
 * Creates the stacks of a deployment: usually one. A website in another region than us-east-1 has up to three more
 * there, as CloudFront needs its certificate and firewall, and reports metrics and access logs, in that region.
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
  const atEdge = (stackName: string) => ({
    env: { account, region: edgeRegion },
    crossRegionReferences: true,
    tags: tags(stackName, config),
  });

  const edgeParts = names && {
    certificate: makesCertificate(config)
      ? new EdgeStack(app, names.certificate, { ...atEdge(names.certificate), config }).certificate
      : undefined,
    webAclArn: config.waf ? new FirewallStack(app, names.firewall, atEdge(names.firewall)).arn : undefined,
  };
  const websiteName = websiteStackName(stage);
  const { edgeMonitoring: monitoring } = new WebsiteStack(app, websiteName, {
    config,
    build,
    edgeParts,
    env: { account, region },
    tags: tags(websiteName, config),
    crossRegionReferences: names !== undefined,
  });
  if (names !== undefined && (alarmEmail !== undefined || config.accessLogs))
    new EdgeMonitoringStack(app, names.monitoring, { ...atEdge(names.monitoring), monitoring, alarmEmail });
  createGithubStack(app, config);
}

/** Tags of a stack and all its resources, which show in bills and inventories what a resource belongs to. */
function tags(stackName: string, { stage, githubRepository }: Config): Record<string, string> {
  return {
    App: 'website',
    Stage: stage,
    Stack: stackName,
    ...(githubRepository && { Repository: githubRepository }),
  };
}

function createGithubStack(app: App, config: Config): void {
  const { account, region, githubRepository: repository, githubBranch, githubProviderExists } = config;
  const { githubOwnerId: owner, githubRepositoryId } = config;
  if (repository === undefined) return;
  new GithubStack(app, githubStackName, {
    env: { account, region },
    tags: tags(githubStackName, config),
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
