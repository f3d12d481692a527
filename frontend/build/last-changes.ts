import { execFileSync } from 'node:child_process';

/**
 * Finds when files were last changed: the day (`2026-11-21`) of each file's last commit, by its path in the folder. Leaves
 * out files with changes that are not committed. Empty without git, or in a clone without its history, in which all files
 * seem to be new.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'core.quotePath=off', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter((line) => line !== '');
  const changes = new Map<string, string>();
  try {
    if (git('rev-parse', '--is-shallow-repository')[0] !== 'false') return changes;
    // For each commit, the newest first, a line with its day and the names of its files.
    let day = '';
    for (const line of git('log', '--format=/%cs', '--name-only', '--relative', '--', '.'))
      if (line.startsWith('/')) day = line.slice(1);
      else if (!changes.has(line)) changes.set(line, day);
    for (const file of git('diff', 'HEAD', '--name-only', '--relative', '--', '.')) changes.delete(file);
  } catch {
    changes.clear();
  }
  return changes;
}
