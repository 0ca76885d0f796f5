import { createHash } from 'node:crypto';
import type { Theme } from '../../../shared/look/themeColours';
import { cleanSvg, type CleanedSvg } from './cleanSvg';
import { findWeakThemes } from './logoContrast';
import { openLogo } from './openLogo';

/** A picture of the look as it is kept: nothing of what was sent but what it shows. */
export interface CheckedBrandPicture {
  /** SHA-256 of the bytes in hexadecimal digits. */
  readonly id: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly weakOn: readonly Theme[];
}

export const SVG_TYPE = 'image/svg+xml';
const FORMATS = ['png', 'webp', 'jpeg'];
const LARGEST_SIDE = 1600;
const WEBP = { quality: 88, alphaQuality: 100 } as const;
/** A drawing is text that begins with markup; no picture of pixels does. */
const MARKUP = /^\uFEFF?\s*</;

/** Tells whether bytes are meant as a drawing. */
const isDrawing = (bytes: Buffer): boolean => MARKUP.test(bytes.toString('utf8', 0, 100));

/** Returns what openers of pictures take: a drawing is cleaned before anything else reads it. */
export const toLogo = (bytes: Buffer): Buffer | CleanedSvg =>
  isDrawing(bytes) ? cleanSvg(bytes) : bytes;

async function writeAnew(logo: Buffer | CleanedSvg) {
  if (!Buffer.isBuffer(logo)) {
    const { width, height } = await (await openLogo(logo)).metadata();
    return { bytes: Buffer.from(logo.toString()), width, height, mediaType: SVG_TYPE };
  }
  const picture = await openLogo(logo);
  const { format } = await picture.metadata();
  if (!FORMATS.includes(format)) throw new Error(`${format} is not taken`);
  const { data, info } = await picture
    .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, mediaType: 'image/webp' };
}

/**
 * Checks a picture for the look and writes it anew: a drawing cleaned, PNG, WebP and JPEG as WebP
 * of at most 1,600 pixels.
 * @throws SvgRefusedError for a drawing that cannot be kept
 * @throws Error for what is no picture
 */
export async function checkBrandPicture(sent: Buffer): Promise<CheckedBrandPicture> {
  const kept = await writeAnew(toLogo(sent));
  const id = createHash('sha256').update(kept.bytes).digest('hex');
  return { id, ...kept, weakOn: await findWeakThemes(toLogo(kept.bytes)) };
}
