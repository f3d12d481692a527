import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { SetupError } from '#infra/setup-error.ts';
import type { SocialImage } from './prerender.tsx';

/** The right side of a social image, which shows its picture. In pixels. */
export const panel = { x: 560, width: 640, height: 630 };

/** A photo that fills the panel. */
export async function photoPanel(photo: Buffer): Promise<string> {
  const cropped = await sharp(photo).resize(panel.width, panel.height, { fit: 'cover' }).png().toBuffer();
  const href = `data:image/png;base64,${cropped.toString('base64')}`;
  return `<image x="${panel.x}" width="${panel.width}" height="${panel.height}" href="${href}"/>`;
}

/**
 * An illustration that fills a panel taller than itself: its first and last rows continue, so that sky and floor reach the
 * panel's edges. Of a wide scene, it is the middle, which holds the subject.
 */
export function illustrationPanel(illustration: string, socialImage: SocialImage): string {
  const { inner, width, height, background } = partsOf(illustration, socialImage);
  const shownWidth = Math.min(width, (height * 4) / 3);
  const drawnHeight = Math.round((height * panel.width) / shownWidth);
  // Of the remaining height, a little more goes above the illustration than below.
  const sky = Math.round((panel.height - drawnHeight) * 0.6);
  const rows = (y: number, units: number, top: number, pixels: number) =>
    `<svg x="${panel.x}" y="${top}" width="${panel.width}" height="${pixels}" preserveAspectRatio="none" ` +
    `viewBox="${(width - shownWidth) / 2} ${y} ${shownWidth} ${units}">${inner}</svg>`;
  // One pixel of overlap prevents seams.
  const floor = rows(height - 0.5, 0.25, sky + drawnHeight - 1, panel.height - sky - drawnHeight + 1);
  const above = socialImage.continuesAbove
    ? `<rect x="${panel.x}" width="${panel.width}" height="${sky + 1}" fill="${background}"/>` +
      rows((-sky * height) / drawnHeight, (sky * height) / drawnHeight, 0, sky)
    : rows(0.25, 0.25, 0, sky + 1);
  return (panel.height > drawnHeight ? above + floor : '') + rows(0, height, sky, drawnHeight);
}

/** Whether the first row of an illustration is all background, so that it can stand on that color without an edge. */
export function startsOnBackground(illustration: string): boolean {
  const { pixels, width, height } = new Resvg(illustration).render();
  const pixel = (row: number) => pixels.readUInt32BE(row * width * 4);
  return Array.from({ length: height }, (_, row) => pixel(row)).every((color) => color === pixel(0));
}

/** The background is undefined if the first shape of the illustration is not a rectangle of one color. */
export function partsOf(illustration: string, { image: file }: SocialImage) {
  const [, width, height, inner] =
    /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)<\/svg>\s*$/s.exec(illustration) ?? [];
  if (inner === undefined)
    throw new SetupError(`${file} is not one <svg> element with a viewBox that begins with "0 0".`);
  // What moves one part comes before the shapes (frontend/README.md).
  const shapes = inner.replace(/^(?:<view [^>]*>|<style>[^<]*<\/style>)*/, '');
  const background = /^<rect width="\d+" height="\d+" fill="(#[\da-f]{6})"\/>/i
    .exec(shapes)?.[1]
    ?.toUpperCase();
  return { inner, width: Number(width), height: Number(height), background };
}
