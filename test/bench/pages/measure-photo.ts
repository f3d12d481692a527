import path from 'node:path';
import sharp from 'sharp';
import { type DistPaths, distPaths } from '#infra/dist.ts';
import { ScratchCheckout } from '#test/checkout/scratch-checkout.ts';
import { openBrowser } from '../browser.ts';
import { atLeast, atMost, type PartOptions, type PartReport } from '../part-report.ts';
import { currentBuild, runSite } from '../running-site.ts';
import { medianRun } from './measure-pages.ts';
import { measurePage, type PageRun } from './page-run.ts';

/** Measures the home page with a photo as its hero and, in turn, as it is. */
export async function measurePhoto({ rounds, folder, log }: PartOptions): Promise<PartReport> {
  log('Photo: building the site with a photo on its home page ...');
  const dists = [await withPhoto(folder), await currentBuild()];
  const sites = await Promise.all(dists.map((dist) => runSite(dist, folder)));
  const browser = await openBrowser(folder);
  const runs: PageRun[][] = sites.map(() => []);
  try {
    // The first load warms up the browser.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, { origin }] of sites.entries()) {
        const run = await measurePage(`${origin}/`, browser.port, ['performance']);
        if (round > 0) runs[index]?.push(run);
      }
      if (round > 0) log(`Photo: round ${round} of ${rounds} done.`);
    }
  } finally {
    await browser.close();
    await Promise.all(sites.map((site) => site.close()));
  }
  const [photo, illustration] = runs.map(medianRun) as [PageRun, PageRun];
  const rows = Object.entries({ photo, illustration }).map(([hero, { scores, metrics, bytes }]) => ({
    hero,
    ...scores,
    ...metrics,
    document: bytes['document'],
    images: bytes['image'],
  }));
  return {
    figures: { rounds, photo, illustration },
    tables: { [`Home by its hero, medians of ${rounds}; milliseconds as in the part pages; bytes`]: rows },
    targets: [
      atLeast('Performance of home with a photo', 100, [
        { where: '/', value: photo.scores['performance'] ?? 0 },
      ]),
      atMost('FCP of home with a photo, percent behind its illustration,', 5, [
        { where: '/', value: 100 * (photo.metrics.fcp / illustration.metrics.fcp - 1) },
      ]),
    ],
  };
}

/** The build of a copy of the checkout in which docs/photos.md was followed. */
async function withPhoto(folder: string): Promise<DistPaths> {
  const checkout = new ScratchCheckout(path.join(folder, 'with-photo'));
  const content = 'frontend/content/home.ts';
  checkout.write('frontend/photos/office.jpg', await detailedPhoto());
  checkout.edit(content, 'import ', "import illustration from '../photos/office.jpg';\nimport ");
  checkout.edit(content, 'illustrationAlt:', 'illustration, illustrationAlt:');
  const { exitCode, output } = checkout.run('infra/build.ts');
  if (exitCode !== 0) throw new Error(output);
  return distPaths(checkout.path('dist'));
}

/** Sizes in pixels, and how much each covers the ones before it. */
const grains = [
  [400, 1],
  [160, 0.5],
  [50, 0.4],
  [16, 0.3],
  [5, 0.25],
] as const;

/** Noise of all sizes, which takes as many bytes as a photo with much detail: 1 bit per pixel as AVIF. */
async function detailedPhoto(): Promise<Buffer> {
  const [width, height] = [2400, 1600];
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const layer = async ([grain, opacity]: (typeof grains)[number]) => {
    const size = { width: width / grain, height: height / grain, channels: 3, background: 'gray' } as const;
    const small = await sharp({ create: { ...size, noise } })
      .png()
      .toBuffer();
    return sharp(small).resize(width, height).ensureAlpha(opacity).png().toBuffer();
  };
  const [coarse, ...finer] = await Promise.all(grains.map(layer));
  return sharp(coarse)
    .composite(finer.map((input) => ({ input })))
    .jpeg({ quality: 85 })
    .toBuffer();
}
