import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

/** A browser that needs nothing of the machine: its own libraries and fonts come by environment. */
export interface PackagedChromium {
  executablePath: string;
  env: { LD_LIBRARY_PATH: string; FONTCONFIG_FILE: string };
}

const modulesCache = path.resolve(import.meta.dirname, '../../node_modules/.cache');
const packageFolder = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));

/**
 * The package's fonts and no others, so that pages look alike on every machine. They are Open Sans alone, which
 * stands for serif, sans-serif and monospace; characters that it lacks (Devanagari, emoji) are drawn as blanks.
 * Relative, so that the checkout may be moved.
 */
const fontsConf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

function chromiumIn(folder: string): PackagedChromium {
  const libraries = [path.join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean);
  return {
    executablePath: path.join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_FILE: path.join(folder, 'fonts.conf') },
  };
}

/** The package's own inflating writes to the temporary folder, and takes what it finds there for finished. */
async function inflateInto(folder: string): Promise<void> {
  // SwiftShader draws without a graphics card; without it the GPU process dies a few times at each start.
  const archives = ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'];
  const before = process.env['TMPDIR'];
  // It asks where the folder is when it is called, not later.
  process.env['TMPDIR'] = folder;
  const inflating = archives.map((name) => inflate(path.join(packageFolder, 'bin', name)));
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await Promise.all(inflating);
  // fonts/ holds a fonts.conf for another place, and the fonts in a fonts/ of their own.
  await rename(path.join(folder, 'fonts'), path.join(folder, 'fonts-package'));
  await rename(path.join(folder, 'fonts-package/fonts'), path.join(folder, 'fonts'));
  await writeFile(path.join(folder, 'fonts.conf'), fontsConf);
}

/** What a killed run left half done; an hour is far beyond the few seconds that inflating takes. */
async function removeLeftovers(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith('chromium-half-')) continue;
    const folder = path.join(cache, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > 60 * 60_000) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The headless Chromium inside @sparticuz/chromium, inflated into node_modules/.cache at the first use (about 3 s).
 * Several runs may come at the same time: the first to finish names its folder, the others use that.
 * Throws when it does not start here, as on a musl system.
 * @param cache where to keep it
 */
export async function packagedChromium(cache = modulesCache): Promise<PackagedChromium> {
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  const folder = path.join(cache, `chromium-${version}`);
  if (existsSync(folder)) return chromiumIn(folder);
  await mkdir(cache, { recursive: true });
  await removeLeftovers(cache);
  const half = await mkdtemp(path.join(cache, 'chromium-half-'));
  try {
    await inflateInto(half);
    const { executablePath, env } = chromiumIn(half);
    execFileSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'pipe' });
    await rename(half, folder);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return chromiumIn(folder);
}
