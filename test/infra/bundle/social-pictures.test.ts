import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { SocialPicture } from '#frontend/prerender.tsx';
import { makeSocialPictures } from '#infra/bundle/social-pictures.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const short: SocialPicture = {
  file: 'social/short.png',
  title: 'Contact Us',
  company: 'Company',
  illustration: 'pages/contact-image.svg',
  surface: 'cobalt',
};
const long: SocialPicture = {
  file: 'social/long.png',
  title: 'Institutionalization of Recommendations, Countermeasures',
  above: 'Engineering as a Service',
  company: 'Company',
  illustration: 'computer-vision/visual-assessments.svg',
  surface: 'sand',
};

async function make(pictures: readonly SocialPicture[], cacheDir = temporaryFolder()) {
  const outDir = temporaryFolder();
  const made = await makeSocialPictures(pictures, { outDir, cacheDir });
  const bytes = (picture: SocialPicture) => readFileSync(path.join(outDir, picture.file));
  return { made, outDir, cacheDir, bytes };
}

/** Colors, as `#RRGGBB`, of the points in a part of a picture. */
function colorsIn(png: Buffer, part: { x: number; y: number; width: number; height: number }): Set<string> {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="${href}"/></svg>`;
  const { pixels, width } = new Resvg(svg).render();
  const colors = new Set<string>();
  for (let y = part.y; y < part.y + part.height; y += 1) {
    for (let x = part.x; x < part.x + part.width; x += 1) {
      const start = (y * width + x) * 4;
      colors.add(
        `#${pixels
          .subarray(start, start + 3)
          .toString('hex')
          .toUpperCase()}`,
      );
    }
  }
  return colors;
}

const cobalt = '#2448DC';
const sand = '#F6EAD5';

describe('a social picture', () => {
  test('is a PNG of the size that networks show uncut, and light', async () => {
    const { bytes } = await make([short, long]);
    for (const png of [bytes(short), bytes(long)]) {
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(120_000);
    }
  });

  test('stands on the page’s color, with company and title on it, large enough to read in a feed', async () => {
    const { bytes } = await make([short]);
    const company = colorsIn(bytes(short), { x: 60, y: 54, width: 300, height: 52 });
    expect(company).toContain('#FFFFFF');
    expect(company).toContain('#FF7559');
    // The title, its letters about 60 pixels high.
    for (const y of [512, 530, 548])
      expect(colorsIn(bytes(short), { x: 60, y, width: 446, height: 2 })).toContain('#FFFFFF');
    expect(colorsIn(bytes(short), { x: 0, y: 0, width: 1, height: 630 })).toEqual(new Set([cobalt]));
  });

  test.each([
    { picture: short, ground: cobalt, words: 'a short title' },
    { picture: long, ground: sand, words: 'long words' },
  ])('keeps free what surrounds $words', async ({ picture, ground }) => {
    const { bytes } = await make([picture]);
    const margins = [
      { x: 0, y: 0, width: 60, height: 630 },
      { x: 0, y: 0, width: 560, height: 54 },
      { x: 0, y: 584, width: 560, height: 46 },
      { x: 508, y: 0, width: 52, height: 630 },
    ];
    for (const margin of margins) expect(colorsIn(bytes(picture), margin)).toEqual(new Set([ground]));
  });

  test('fills the plate with the drawing, to its upper and lower edge', async () => {
    const { bytes } = await make([short]);
    expect(colorsIn(bytes(short), { x: 600, y: 0, width: 600, height: 1 })).toEqual(new Set([sand]));
    expect(colorsIn(bytes(short), { x: 600, y: 629, width: 600, height: 1 })).toEqual(new Set(['#E6D2AD']));
  });

  test('shows what a drawing holds above its edge, where it is said to hold more', async () => {
    const cut = { ...short, illustration: 'industries/insurance.svg', view: { x: 215, width: 450 } };
    const whole = { ...cut, goesOn: true };
    const top = { x: 860, y: 0, width: 40, height: 1 };
    // The umbrella ends below the edge; its uppermost row repeated would hang it on a wire.
    expect(colorsIn((await make([whole])).bytes(whole), top)).toEqual(new Set(['#C3D5FF']));
    expect(colorsIn((await make([cut])).bytes(cut), top).size).toBeGreaterThan(1);
  });

  test('sets a drawing apart from a page of its own color, unless it stands free on it', async () => {
    const floor: SocialPicture = { ...short, surface: 'sand' };
    const free: SocialPicture = { ...short, illustration: 'pages/faq.svg', surface: 'sky' };
    const corner = { x: 0, y: 0, width: 1, height: 1 };
    expect(colorsIn((await make([floor])).bytes(floor), corner)).toEqual(new Set([cobalt]));
    expect(colorsIn((await make([free])).bytes(free), corner)).toEqual(new Set(['#C3D5FF']));
  });

  test.each([
    ['wide', 'Incomprehensibilities'.repeat(2)],
    ['high', 'Incomprehensibilities '.repeat(12).trim()],
    ['high below its colon', `Contact: ${'Incomprehensibilities '.repeat(12).trim()}`],
  ])('is not made when its title is too %s', async (_, title) => {
    await expect(make([{ ...short, title }])).rejects.toThrow(`too long for its social picture: ${title}`);
  });
});

describe('a second build', () => {
  test('makes nothing again, and the same to the byte', async () => {
    const first = await make([short, long]);
    const again = await make([short, long], first.cacheDir);
    const anew = await make([short]);
    expect([first.made, again.made, anew.made]).toEqual([2, 0, 1]);
    expect(again.bytes(long).equals(first.bytes(long))).toBe(true);
    expect(anew.bytes(short).equals(first.bytes(short))).toBe(true);
  });

  test.each<[string, Partial<SocialPicture>]>([
    ['title', { title: 'Contact' }],
    ['company', { company: 'Other' }],
    ['drawing', { illustration: 'pages/faq.svg' }],
    ['surface', { surface: 'ink' }],
  ])('makes what has another %s', async (_, change) => {
    const first = await make([short]);
    const changed = await make([{ ...short, ...change }], first.cacheDir);
    expect(changed.made).toBe(1);
    expect(changed.bytes(short).equals(first.bytes(short))).toBe(false);
  });

  test('keeps no pictures that no page has, and takes no half a picture for one', async () => {
    const { cacheDir } = await make([short, long]);
    writeFileSync(path.join(cacheDir, 'half.png.part'), 'PNG');
    await make([long], cacheDir);
    expect(readdirSync(cacheDir)).toHaveLength(1);
    expect(statSync(path.join(cacheDir, readdirSync(cacheDir)[0] ?? '')).size).toBeGreaterThan(1000);
  });

  test('puts pictures where pages look for them', async () => {
    const { outDir } = await make([short]);
    expect(existsSync(path.join(outDir, 'social/short.png'))).toBe(true);
  });
});
