import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { projectRoot } from '#infra/dist.ts';

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A script of the project in a process of its own, with its output. */
export class ProjectProcess {
  stdout = '';
  stderr = '';
  readonly child: ChildProcess;
  readonly #closed: Promise<unknown[]>;

  /** @param shell a command that the shell runs first, in the same process */
  constructor(
    script: string,
    args: readonly string[],
    variables: Readonly<Record<string, string>>,
    shell = ':',
  ) {
    const env = { ...process.env, ...variables };
    const command = ['sh', '-c', `${shell} && exec "$0" "$@"`];
    const [file = '', ...rest] = [...(shell === ':' ? [] : command), process.execPath, script, ...args];
    this.child = spawn(file, rest, { cwd: projectRoot, env });
    this.child.stdout?.on('data', (chunk) => {
      this.stdout += chunk;
    });
    this.child.stderr?.on('data', (chunk) => {
      this.stderr += chunk;
    });
    this.#closed = once(this.child, 'close');
  }

  async outcome(): Promise<Outcome> {
    const [code] = await this.#closed;
    return { code: code as number | null, stdout: this.stdout, stderr: this.stderr };
  }

  /** Kills it if it is still running. */
  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.#closed;
  }
}

/** The local site on any free port, with an existing build. */
export class SiteProcess extends ProjectProcess {
  constructor(variables: Readonly<Record<string, string>>, shell?: string) {
    const script = fileURLToPath(new URL('../../support/browser/built-site.ts', import.meta.url));
    super(script, [inject('fixtureBuild')], { PORT: '0', MAIL_PORT: '0', ...variables }, shell);
  }

  /** Its URL, once it is ready. */
  origin(): Promise<string> {
    return this.#address('The site');
  }

  /** URL of its mailbox. */
  mailbox(): Promise<string> {
    return this.#address('Mail');
  }

  async #address(name: string): Promise<string> {
    const line = new RegExp(`^${name}: +(http://\\S+)/\n`, 'm');
    for (;;) {
      const address = line.exec(this.stdout)?.[1];
      if (address) return address;
      if (this.child.exitCode !== null) throw new Error(`the site ended: ${this.stderr}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}
