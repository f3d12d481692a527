import { type FileSize, firstRoundTrip, headers, siteSizes } from '#frontend/build/sizes.ts';
import { atMost, type PartReport } from './part-report.ts';
import { readResults } from './results.ts';
import { currentBuild } from './running-site.ts';

type Sizes = Readonly<Record<'pages' | 'scripts', readonly FileSize[]>>;

/** Compressed bytes of pages and scripts, next to those of the stored run. */
export async function measureSizes(): Promise<PartReport> {
  const { site } = await currentBuild();
  const { pages, scripts } = siteSizes(site);
  // Without the hashes, by which no two builds could be compared.
  const figures: Sizes = {
    pages,
    scripts: scripts.map(({ file, bytes }) => ({ file: file.replace(/-[\w-]{8}\.js$/, '.js'), bytes })),
  };
  const stored = (await readResults())['sizes']?.figures as Sizes | undefined;
  const beside = (part: keyof Sizes) =>
    figures[part].map((size) => ({
      ...size,
      stored: stored?.[part].find(({ file }) => file === size.file)?.bytes,
    }));
  return {
    figures,
    tables: { 'Pages, Brotli 5': beside('pages'), 'Scripts, Brotli 5': beside('scripts') },
    targets: [
      atMost(
        'HTML of a page with its headers, bytes,',
        firstRoundTrip,
        pages.map(({ file, bytes }) => ({ where: file, value: bytes + headers })),
      ),
    ],
  };
}
