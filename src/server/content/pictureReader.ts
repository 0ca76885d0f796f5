import type { Sharp, SharpOptions } from 'sharp';

/**
 * JPEG, PNG, WebP, AVIF, GIF, and SVG: the block holds for the whole process, which draws link
 * pictures from SVG of its own.
 */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Svg'].map(
  (format) => `VipsForeignLoad${format}Buffer`,
);
/**
 * Beginnings of the formats that strangers may send, letter for byte; SVG begins like none of them.
 */
const BEGINNINGS = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n/,
  /^RIFF[^]{4}WEBP/,
  // A box of less than 16 MB comes first.
  /^\0[^]{3}ftyp/,
  /^GIF8[79]a/,
];
const LONGEST_BEGINNING = 12;
/** More than phones take; what is larger was made to cost memory. */
export const MAX_PIXELS = 50_000_000;
export const PICTURE_TIMEOUT_S = 10;

const NO_PICTURE = Buffer.of(0);

function isPicture(bytes: Buffer): boolean {
  const beginning = bytes.toString('latin1', 0, LONGEST_BEGINNING);
  return BEGINNINGS.some((pattern) => pattern.test(beginning));
}

/**
 * Opens what a stranger sent; reading what is none of the five formats fails as any broken picture
 * does.
 */
type ReadPicture = (bytes: Buffer, options: SharpOptions) => Sharp;

async function loadReader(): Promise<ReadPicture> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return (bytes, options) => sharp(isPicture(bytes) ? bytes : NO_PICTURE, options);
}
let whenLoaded: ReturnType<typeof loadReader> | undefined;

/**
 * Loads the picture reader, a native library of 17 MB: only a host that is given a picture loads
 * it.
 */
export const loadSharp = (): Promise<ReadPicture> => (whenLoaded ??= loadReader());

/**
 * Opens a drawing that the host has written itself: nothing that a stranger sent, unless it was
 * written anew.
 */
export async function openOwnDrawing(svg: string): Promise<Sharp> {
  // Loaded by its own loader first, which blocks the formats that nobody may send.
  await loadSharp();
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { limitInputPixels: MAX_PIXELS });
}
