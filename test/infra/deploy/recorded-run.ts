import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunScript } from '#infra/deploy/run-script.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A folder as `cdk synth` leaves it, with stacks by their names, each with its environment. */
export function writeAssembly(stacks: Readonly<Record<string, string>>): string {
  const folder = path.join(temporaryFolder(), 'cdk.out');
  const stack = ([name, environment]: [string, string]) => [
    name,
    { type: 'aws:cloudformation:stack', environment, properties: { templateFile: `${name}.json` } },
  ];
  const artifacts = {
    Tree: { type: 'cdk:tree', properties: { file: 'tree.json' } },
    'website-production.assets': { type: 'cdk:asset-manifest', properties: { file: 'assets.json' } },
    ...Object.fromEntries(Object.entries(stacks).map(stack)),
  };
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ version: '43.0.0', artifacts }));
  return folder;
}

/** Runs nothing and notes what was asked: the script's name and its arguments. */
export function recordedRun(noted: string[][], failing?: string): RunScript {
  return async ([script = '', ...args]) => {
    const call = [path.basename(script), ...args];
    noted.push(call);
    return failing !== undefined && call.includes(failing) ? 3 : 0;
  };
}
