import { type App, Stack } from 'aws-cdk-lib';
import { SetupError } from '../setup-error.ts';
import type { Settings } from '../stages.ts';
import { addOutputs } from './add-outputs.ts';
import type { BuildOutput } from './build-output.ts';
import { DeployRole } from './deploy-role.ts';
import { alarmTopic } from './monitoring/alarm.ts';
import { DistributionMonitoring } from './monitoring/distribution-monitoring.ts';
import { CertificateAndFirewall, makesCertificate } from './site/certificate-and-firewall.ts';
import { edgePolicies } from './site/edge-policies.ts';
import { Firewall } from './site/firewall.ts';
import { cloudFrontRegion, stackNames } from './stack-names.ts';
import { WebsiteStack } from './website-stack.ts';

/**
 * Creates the stacks of a deployment: usually one. A website in another region than us-east-1 has up to three more
 * there, as CloudFront needs its certificate and firewall, and reports metrics and access logs, in that region. Previews
 * share a stack.
 * @throws {SetupError} if the built pages promise a shorter retention
 */
export function createStacks(app: App, settings: Settings, build: BuildOutput): void {
  const { account, region, alarmEmail, retentionDays, githubRepository } = settings;
  const { statedRetention = retentionDays } = build;
  // They may state a longer time, as a shorter retention does not apply to inquiries that are stored already.
  if (statedRetention < retentionDays) {
    throw new SetupError(
      `retentionDays: the pages say that inquiries are stored for ${statedRetention} days, not ${retentionDays}; put VITE_RETENTION_DAYS=${retentionDays} into frontend/.env and build again.`,
    );
  }
  const names = stackNames(settings);
  const isElsewhere = region !== cloudFrontRegion;
  const cloudFrontStack = (name: string, description: string) =>
    new Stack(app, name, {
      description,
      env: { account, region: cloudFrontRegion },
      crossRegionReferences: true,
      tags: tags(name, settings),
    });

  const certificateAndFirewall = isElsewhere
    ? {
        certificate: makesCertificate(settings)
          ? new CertificateAndFirewall(
              cloudFrontStack(names.certificate, 'Certificate of the website'),
              'Edge',
              {
                ...settings,
                waf: false,
              },
            ).certificate
          : undefined,
        // AWS does not delete a firewall that a distribution uses, and this region's stacks are deployed first. So the firewall
        // has a stack of its own: without `waf` the website is deployed without it, and then the stack can be deleted.
        webAclArn: settings.waf
          ? new Firewall(cloudFrontStack(names.firewall, 'Firewall of the website'), 'Firewall').arn
          : undefined,
      }
    : undefined;
  const stack = (name: string, description: string, { stage } = settings) =>
    new Stack(app, name, { description, env: { account, region }, tags: tags(name, { ...settings, stage }) });
  const sharedStack = () =>
    stack(names.previews, 'What previews of the website share', { ...settings, stage: 'previews' });
  const { distributionMonitoring } = new WebsiteStack(app, names.website, {
    settings,
    build,
    certificateAndFirewall,
    policies: settings.sharedPolicies ? edgePolicies(sharedStack(), build, settings) : undefined,
    env: { account, region },
    tags: tags(names.website, settings),
    crossRegionReferences: isElsewhere,
  });
  if (isElsewhere && (alarmEmail !== undefined || settings.accessLogs)) {
    const monitoring = cloudFrontStack(
      names.monitoring,
      "Alarms and access logs of the website's distribution",
    );
    const topic = alarmEmail === undefined ? undefined : alarmTopic(monitoring, 'AlarmTopic', alarmEmail);
    addOutputs(monitoring, { AlarmTopicArn: topic?.topicArn });
    new DistributionMonitoring(monitoring, 'Edge', { ...distributionMonitoring, topic });
  }
  if (githubRepository !== undefined) {
    const github = stack(names.github, 'Role by which GitHub deploys the website');
    new DeployRole(github, 'DeployRole', { ...settings, githubRepository });
  }
}

/** Tags of a stack and all its resources, which show in bills and inventories what a resource belongs to. */
function tags(stackName: string, { site, stage, githubRepository }: Settings): Record<string, string> {
  return {
    App: site,
    Stage: stage,
    Stack: stackName,
    ...(githubRepository && { Repository: githubRepository }),
  };
}
