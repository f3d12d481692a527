import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { SocialImage } from '#frontend/build/prerender.tsx';
import { makeSocialImages } from '#frontend/build/social-images.ts';
import { tokenColors } from '#frontend/build/token-colors.ts';
import { SetupError } from '#infra/setup-error.ts';
import { temporaryFolder } from '#test/infra/temporary-folder.ts';

const colorOf = tokenColors();
const cobalt = colorOf('cobalt');
const sand = colorOf('sand');
const floor = colorOf('sand-2');
const sky = colorOf('sky');
const subject = colorOf('mint');
const white = colorOf('white');
const ink = colorOf('ink');

const svg = (width: number, inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 360">${inner}</svg>`;
const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect ${x || y ? `x="${x}" y="${y}" ` : ''}width="${width}" height="${height}" fill="${fill}"/>`;
const part = (index: number, inner: string) =>
  `<view id="part-${index + 1}" viewBox="${index * 480} 0 480 360"/>` +
  `<svg x="${index * 480}" width="480" height="360" viewBox="0 0 480 360">${inner}</svg>`;

/** Illustrations as the project has them: those of pages may be removed. */
const illustrations: Readonly<Record<string, string>> = {
  'scene.svg': svg(480, rect(0, 0, 480, 360, sand) + rect(0, 300, 480, 60, floor)),
  'wide.svg': svg(880, rect(0, 0, 880, 360, sky) + rect(400, 300, 80, 60, subject)),
  // A pole that ends above the upper edge.
  'above.svg': svg(480, rect(0, 0, 480, 360, cobalt) + rect(440, -20, 40, 380, subject)),
  'free.svg': svg(480, rect(0, 0, 480, 360, sky) + rect(200, 100, 80, 80, subject)),
  'broken.svg': '<html></html>',
  'parts.svg': svg(
    480,
    part(0, rect(0, 0, 480, 360, subject)) +
      part(1, rect(0, 0, 480, 360, sand) + rect(0, 0, 240, 360, floor)),
  ),
};

const short: SocialImage = {
  file: 'social/short.png',
  title: 'Contact Us',
  company: 'Company',
  image: 'scene.svg',
  surface: 'cobalt',
};
const long: SocialImage = {
  file: 'social/long.png',
  title: 'Institutionalization of Recommendations, Countermeasures',
  above: 'Engineering as a Service',
  company: 'Company',
  image: 'free.svg',
  surface: 'sand',
};

/** What the tests share, so that each socialImage is made only once. */
const sharedCache = temporaryFolder();

async function make(images: readonly SocialImage[], cacheDir = sharedCache) {
  const outDir = temporaryFolder();
  for (const [name, text] of Object.entries(illustrations)) writeFileSync(path.join(outDir, name), text);
  for (const { image } of images) {
    if (typeof image === 'string') continue;
    mkdirSync(path.join(outDir, path.dirname(image.img.src)), { recursive: true });
    cpSync(image.img.src, path.join(outDir, image.img.src));
  }
  const made = await makeSocialImages(images, outDir, cacheDir);
  const bytes = (socialImage: SocialImage) => readFileSync(path.join(outDir, socialImage.file));
  return { made, bytes };
}

/** An image, and the colors, as `#RRGGBB`, of the pixels in a part of it. */
async function imageOf(socialImage: SocialImage) {
  const { bytes } = await make([socialImage]);
  const png = bytes(socialImage);
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><image width="1200" height="630" href="${href}"/></svg>`;
  const { pixels, width } = new Resvg(svg).render();
  const colorsIn = (part: { x: number; y: number; width: number; height: number }) => {
    const colors = new Set<string>();
    for (let y = part.y; y < part.y + part.height; y += 1) {
      for (let x = part.x; x < part.x + part.width; x += 1) {
        const start = (y * width + x) * 4;
        const hex = pixels.subarray(start, start + 3).toString('hex');
        colors.add(`#${hex.toUpperCase()}`);
      }
    }
    return colors;
  };
  return { png, colorsIn };
}

/** What must stay free of text and logo in every image. */
const margins = [
  { x: 0, y: 0, width: 60, height: 630 },
  { x: 0, y: 0, width: 560, height: 54 },
  // Between the company and what stands above the title.
  { x: 0, y: 108, width: 560, height: 20 },
  { x: 0, y: 584, width: 560, height: 46 },
  { x: 508, y: 0, width: 52, height: 630 },
];

describe('a social image', () => {
  test('is a PNG of the size that networks show uncropped, and small', async () => {
    for (const socialImage of [short, long]) {
      const { png } = await imageOf(socialImage);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(png.length).toBeLessThan(120_000);
    }
  });

  test('has the page’s color, with company and title on it, large enough to read in a feed', async () => {
    const { colorsIn } = await imageOf(short);
    const company = colorsIn({ x: 60, y: 54, width: 300, height: 52 });
    expect(company).toContain(white);
    // The icon.
    expect(colorsIn({ x: 60, y: 54, width: 52, height: 52 }).size).toBeGreaterThan(1);
    // The letters of the title are about 60 pixels high.
    for (const y of [512, 530, 548]) expect(colorsIn({ x: 60, y, width: 446, height: 2 })).toContain(white);
    expect(colorsIn({ x: 0, y: 0, width: 1, height: 630 })).toEqual(new Set([cobalt]));
  });

  test.each([
    { socialImage: short, surface: cobalt, content: 'a short title' },
    { socialImage: long, surface: sand, content: 'long words' },
    {
      socialImage: {
        ...long,
        title: 'Institutionalization of Recommendations: Long Words Below the Colon',
      },
      surface: sand,
      content: 'long words with a subtitle',
    },
    ...[
      'Donaudampfschifffahrtsgesellschaftskapitän',
      'Incomprehensibilities '.repeat(12).trim(),
      'Contact: Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
      `Contact: ${'Incomprehensibilities '.repeat(12).trim()}`,
    ].map((title) => ({
      socialImage: { ...long, title },
      surface: sand,
      content: `what fits at no size: ${title}`,
    })),
  ])('leaves margins around $content', async ({ socialImage, surface }) => {
    const { colorsIn } = await imageOf(socialImage);
    for (const margin of margins) expect(colorsIn(margin)).toEqual(new Set([surface]));
  });

  test('keeps a long company name and a tall title apart', async () => {
    const name = "Nørdlicht & Söhne's Data Systems and Engineering";
    const socialImage = { ...long, title: 'Work Well With Data Every Day at Work', company: name };
    const { colorsIn } = await imageOf(socialImage);
    // The last of three lines of the name, and the gap below it.
    const [line, gap] = [142, 190].map((y) => colorsIn({ x: 60, y, width: 446, height: 34 }));
    expect(line).toContain(ink);
    expect(gap).toEqual(new Set([sand]));
  });

  test('has letters of other Latin alphabets, and leaves out a text with letters of which it has none', async () => {
    // Of a title at the size of this one, and of a company.
    const [titleArea, companyArea] = [
      { x: 60, y: 500, width: 446, height: 84 },
      { x: 130, y: 54, width: 376, height: 54 },
    ];
    const inked = async (texts: Partial<SocialImage>) => {
      const { colorsIn } = await imageOf({ ...short, ...texts });
      return [titleArea, companyArea].map((area) => colorsIn(area).size > 1);
    };
    expect(await inked({ title: 'Őrség', company: 'Łódź Şirketi' })).toEqual([true, true]);
    expect(await inked({ title: 'गुणवत्ता: Quality' })).toEqual([false, true]);
    expect(await inked({ title: 'தரம்' })).toEqual([false, true]);
    expect(await inked({ title: 'Quality', company: 'النور للبيانات' })).toEqual([true, false]);
    // Once more, as another page has the same words.
    expect(await inked({ title: 'गुणवत्ता: Again' })).toEqual([false, true]);
  });

  test('fills the panel with the illustration, to its upper and lower edge', async () => {
    const { colorsIn } = await imageOf(short);
    expect(colorsIn({ x: 600, y: 0, width: 600, height: 1 })).toEqual(new Set([sand]));
    expect(colorsIn({ x: 600, y: 629, width: 600, height: 1 })).toEqual(new Set([floor]));
  });

  test('shows the middle of a wide illustration as large as others', async () => {
    const { colorsIn } = await imageOf({ ...long, image: 'wide.svg' });
    // The subject is wider than it would be if the whole width were shown.
    expect(colorsIn({ x: 830, y: 500, width: 100, height: 1 })).toEqual(new Set([subject]));
  });

  test('shows what an illustration holds above its edge if it is declared to hold more', async () => {
    const cut = { ...long, image: 'above.svg' };
    const whole = { ...cut, continuesAbove: true };
    const top = { x: 1180, y: 0, width: 20, height: 1 };
    // Repeating the first row would draw the pole up to the top.
    expect((await imageOf(whole)).colorsIn(top)).toEqual(new Set([cobalt]));
    expect((await imageOf(cut)).colorsIn(top)).toEqual(new Set([subject]));
  });

  test('shows one of several illustrations in a file', async () => {
    const { colorsIn } = await imageOf({ ...short, image: 'parts.svg#part-1' });
    const others = await imageOf({ ...short, image: 'parts.svg#part-2' });
    const middle = { x: 600, y: 315, width: 600, height: 1 };
    expect(colorsIn(middle)).not.toEqual(others.colorsIn(middle));
    expect(others.colorsIn(middle).size).toBeGreaterThan(1);
  });

  test('fills the panel with a photo, and is small enough for messengers', async () => {
    const src = path.join(temporaryFolder(), 'photo.webp');
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const create = { width: 1920, height: 1280, channels: 3, background: 'red', noise } as const;
    await sharp({ create }).webp().toFile(src);
    const { png, colorsIn } = await imageOf({
      ...short,
      image: { sources: {}, img: { src, w: 1920, h: 1280 } },
    });
    for (const y of [0, 629]) expect(colorsIn({ x: 600, y, width: 600, height: 1 }).size).toBeGreaterThan(20);
    expect(colorsIn({ x: 0, y: 0, width: 559, height: 1 })).toHaveLength(1);
    expect(png.length).toBeLessThan(600_000);
  });

  test('contrasts with an illustration of its own color, unless only background touches the edge', async () => {
    const standing: SocialImage = { ...short, surface: 'sand' };
    const free: SocialImage = { ...short, image: 'free.svg', surface: 'sky' };
    const corner = { x: 0, y: 0, width: 1, height: 1 };
    expect((await imageOf(standing)).colorsIn(corner)).toEqual(new Set([cobalt]));
    expect((await imageOf(free)).colorsIn(corner)).toEqual(new Set([sky]));
  });
});

test('names a file that is no illustration', async () => {
  const making = make([{ ...short, image: 'broken.svg' }]);
  await expect(making).rejects.toThrow('broken.svg is not one <svg> element');
  await expect(making).rejects.toBeInstanceOf(SetupError);
});

describe('a second build', () => {
  test('makes what is missing, unfinished or has another title, and the same bytes', async () => {
    const cacheDir = temporaryFolder();
    const first = await make([short], cacheDir);
    const second = await make([short], cacheDir);
    // As a killed build leaves it.
    const [name = ''] = readdirSync(cacheDir);
    renameSync(path.join(cacheDir, name), path.join(cacheDir, `${name}.unfinished`));
    const third = await make([short], cacheDir);
    const other = await make([{ ...short, title: 'Contact' }], cacheDir);
    expect([first.made, second.made, third.made, other.made]).toEqual([1, 0, 1, 1]);
    for (const { bytes } of [second, third]) expect(bytes(short).equals(first.bytes(short))).toBe(true);
  });

  test('at the same time gets whole images', async () => {
    const cacheDir = temporaryFolder();
    const [first, second] = await Promise.all([make([short], cacheDir), make([short], cacheDir)]);
    expect(second.bytes(short).equals(first.bytes(short))).toBe(true);
    expect(readdirSync(cacheDir)).toHaveLength(1);
  });
});
