/** `node build-process.ts <dist> <name>`: builds one version of the sources after the other until it is killed. */
import { buildIfStale } from '#infra/build.ts';
import { distLayout } from '#infra/dist.ts';
import { fakeBuild } from './fake-build.ts';

const [, , folder, name] = process.argv;
for (let version = 1; ; version += 1) {
  await buildIfStale({ ...fakeBuild(`${name} ${version}`), dist: distLayout(folder) });
  if (version === 1) process.stdout.write('built\n');
}
