import { type App, Stack } from 'aws-cdk-lib';
import type { Config } from '../config.ts';
import { SetupError } from '../setup-error.ts';
import { alarmTopic } from './alarm-topic.ts';
import type { BuildOutput } from './build-output.ts';
import { DeployRole } from './deploy-role.ts';
import { EdgeMonitoring } from './edge-monitoring.ts';
import { EdgeParts, makesCertificate } from './edge-parts.ts';
import { Firewall } from './firewall.ts';
import { edgeRegion, edgeStackNames, githubStackName, websiteStackName } from './stack-names.ts';
import { WebsiteStack } from './website-stack.ts';

/**
 * Creates the stacks of a deployment: usually one. A website in another region than us-east-1 has up to three more
 * there, as CloudFront needs its certificate and firewall, and reports metrics and access logs, in that region.
 * @throws {SetupError} if the built pages promise another retention
 */
export function createStacks(app: App, config: Config, build: BuildOutput): void {
  const { account, region, stage, alarmEmail, retentionDays, githubRepository } = config;
  const { statedRetention = retentionDays } = build;
  if (statedRetention !== retentionDays) {
    throw new SetupError(
      `retentionDays: the pages say that inquiries are stored for ${statedRetention} days, not ${retentionDays}; put VITE_RETENTION_DAYS=${retentionDays} into frontend/.env and build again.`,
    );
  }
  const names = region !== undefined && region !== edgeRegion ? edgeStackNames(stage, region) : undefined;
  const stackAtEdge = (name: string, description: string) =>
    new Stack(app, name, {
      description,
      env: { account, region: edgeRegion },
      crossRegionReferences: true,
      tags: tags(name, config),
    });

  const edgeParts = names && {
    certificate: makesCertificate(config)
      ? new EdgeParts(stackAtEdge(names.certificate, 'Certificate of the website'), 'Edge', {
          ...config,
          waf: false,
        }).certificate
      : undefined,
    // AWS does not delete a firewall that a distribution uses, and this region's stacks are deployed first. So the firewall
    // has a stack of its own: without `waf` the website is deployed without it, and then the stack can be deleted.
    webAclArn: config.waf
      ? new Firewall(stackAtEdge(names.firewall, 'Firewall of the website'), 'Firewall').arn
      : undefined,
  };
  const websiteName = websiteStackName(stage);
  const { edgeMonitoring } = new WebsiteStack(app, websiteName, {
    config,
    build,
    edgeParts,
    env: { account, region },
    tags: tags(websiteName, config),
    crossRegionReferences: names !== undefined,
  });
  if (names !== undefined && (alarmEmail !== undefined || config.accessLogs)) {
    const edge = stackAtEdge(names.monitoring, "Alarms and access logs of the website's distribution");
    const topic = alarmEmail === undefined ? undefined : alarmTopic(edge, 'AlarmTopic', alarmEmail);
    new EdgeMonitoring(edge, 'Edge', { ...edgeMonitoring, topic });
  }
  if (githubRepository !== undefined) {
    const github = new Stack(app, githubStackName, {
      description: 'Role by which GitHub deploys the website',
      env: { account, region },
      tags: tags(githubStackName, config),
    });
    new DeployRole(github, 'DeployRole', { ...config, githubRepository });
  }
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
