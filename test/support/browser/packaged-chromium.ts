import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflate } from '@sparticuz/chromium';

/** A browser that needs no library and no font of the machine: environment variables name its own. */
export interface PackagedChromium {
  executablePath: string;
  env: { LD_LIBRARY_PATH: string; FONTCONFIG_FILE: string };
}

const modulesCache = path.resolve(import.meta.dirname, '../../../node_modules/.cache');
const packageFolder = fileURLToPath(new URL('..', import.meta.resolve('@sparticuz/chromium')));

/**
 * Only the package's fonts, so pages look the same on every machine. Open Sans stands for serif, sans-serif and
 * monospace; characters that it lacks (Devanagari, emoji) stay blank. The path is relative, so a checkout can be moved.
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

/** Whether a path is that of a packaged browser in the default cache. */
export const isPackaged = (executablePath: string): boolean => executablePath.startsWith(modulesCache);

/** The package's `inflate` writes to the temporary folder and takes a file that it finds there for a complete one. */
async function inflateInto(folder: string): Promise<void> {
  // SwiftShader renders without a graphics card; without it the GPU process crashes a few times at each start.
  const archives = ['chromium.br', 'swiftshader.tar.br', 'fonts.tar.br', 'al2023.tar.br'];
  const before = process.env['TMPDIR'];
  // `inflate` reads TMPDIR synchronously, before its first await.
  process.env['TMPDIR'] = folder;
  const inflating = archives.map((name) => inflate(path.join(packageFolder, 'bin', name)));
  if (before === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = before;
  await Promise.all(inflating);
  // The archive's fonts/ holds a fonts.conf for AWS Lambda and the fonts themselves in fonts/fonts/.
  await rename(path.join(folder, 'fonts'), path.join(folder, 'fonts-package'));
  await rename(path.join(folder, 'fonts-package/fonts'), path.join(folder, 'fonts'));
  await writeFile(path.join(folder, 'fonts.conf'), fontsConf);
}

/** Removes what a killed run left behind. Inflating takes seconds, so an hour-old folder belongs to no running process. */
async function removeLeftovers(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    if (!name.startsWith('chromium-partial-')) continue;
    const folder = path.join(cache, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > 60 * 60_000) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The headless Chromium inside @sparticuz/chromium, inflated into node_modules/.cache at first use (about 3 s).
 * Simultaneous runs each inflate into a folder of their own; the first to finish renames it, and the others use that.
 * Throws if the browser does not start here, as on a musl system.
 * @param cache the folder to store it in
 */
export async function packagedChromium(cache = modulesCache): Promise<PackagedChromium> {
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  const folder = path.join(cache, `chromium-${version}`);
  if (existsSync(folder)) return chromiumIn(folder);
  await mkdir(cache, { recursive: true });
  await removeLeftovers(cache);
  const partial = await mkdtemp(path.join(cache, 'chromium-partial-'));
  try {
    await inflateInto(partial);
    const { executablePath, env } = chromiumIn(partial);
    execFileSync(executablePath, ['--version'], { env: { ...process.env, ...env }, stdio: 'pipe' });
    await rename(partial, folder);
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return chromiumIn(folder);
}
