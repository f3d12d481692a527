import { Resvg } from '@resvg/resvg-js';

/** A place in the picture; in pixels. */
export interface Plate {
  readonly x: number;
  readonly width: number;
  readonly height: number;
}

/** The part of a drawing that is shown, in its own units; its whole height always is. */
export interface DrawingView {
  readonly x: number;
  readonly width: number;
}

/** Of what the plate is higher than the drawing, this part is sky; the rest is floor. */
const skyShare = 0.6;

/**
 * A drawing that fills a plate higher than itself: its uppermost and its lowest row go on, so that sky and floor
 * reach the plate's edges.
 * @param view what is shown; the whole drawing by default
 * @param goesOn the drawing holds more than its upper edge shows, so the sky is drawn and not repeated
 */
export function drawingOnPlate(drawing: string, plate: Plate, view?: DrawingView, goesOn = false): string {
  const { inner, width, height, ground } = partsOf(drawing);
  const shown = view ?? { x: 0, width };
  const drawn = Math.round((height * plate.width) / shown.width);
  const sky = Math.round((plate.height - drawn) * skyShare);
  const rows = (y: number, units: number, top: number, pixels: number) =>
    `<svg x="${plate.x}" y="${top}" width="${plate.width}" height="${pixels}" preserveAspectRatio="none" ` +
    `viewBox="${shown.x} ${y} ${shown.width} ${units}">${inner}</svg>`;
  // One pixel more, below the drawing, against seams.
  const floor = rows(height - 0.5, 0.25, sky + drawn - 1, plate.height - sky - drawn + 1);
  const above = goesOn
    ? `<rect x="${plate.x}" width="${plate.width}" height="${sky + 1}" fill="${ground}"/>` +
      rows((-sky * height) / drawn, (sky * height) / drawn, 0, sky)
    : rows(0.25, 0.25, 0, sky + 1);
  return (plate.height > drawn ? above + floor : '') + rows(0, height, sky, drawn);
}

/** The color that a drawing stands on; nothing when it has none of its own. */
export const groundOf = (drawing: string) => partsOf(drawing).ground;

/** Whether a drawing on this ground can stand on a page of the same color without an edge between them. */
export function startsOnGround(drawing: string): boolean {
  const { pixels, width, height } = new Resvg(drawing).render();
  const pixel = (row: number) => pixels.readUInt32BE(row * width * 4);
  return Array.from({ length: height }, (_, row) => pixel(row)).every((color) => color === pixel(0));
}

function partsOf(drawing: string) {
  const [, width, height, inner] =
    /^<svg [^>]*viewBox="0 0 (\d+) (\d+)"[^>]*>(.*)<\/svg>\s*$/s.exec(drawing) ?? [];
  if (inner === undefined) throw new Error(`Not a drawing of this site: ${drawing.slice(0, 80)}`);
  const ground = /^<rect width="\d+" height="\d+" fill="(#[\dA-F]{6})"\/>/.exec(inner)?.[1];
  return { inner, width: Number(width), height: Number(height), ground };
}
