import type { DeployedResource } from './deployed-resources.ts';

/** What becomes of a stack's parts, as lines: each that is kept by its name, those that are deleted counted by type. */
export function fateOf(stackName: string, resources: readonly DeployedResource[]): readonly string[] {
  const kept = resources.filter((resource) => resource.kept);
  const lost = resources.filter((resource) => !resource.kept);
  const counts = new Map<string, number>();
  for (const { type } of lost) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [
    `${stackName} keeps${kept.length === 0 ? ' nothing' : ':'}`,
    ...kept.map(({ type, name }) => `  ${type} ${name}`),
    `${stackName} loses${lost.length === 0 ? ' nothing' : ':'}`,
    ...[...counts].sort().map(([type, count]) => `  ${count} ${type}`),
  ];
}
