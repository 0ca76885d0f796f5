import type { Sharp } from 'sharp';
import {
  MAX_PIXELS,
  PICTURE_TIMEOUT_S,
  loadSharp,
  openOwnDrawing,
} from '../../content/pictureReader';
import type { CleanedSvg } from './cleanSvg';

/**
 * Opens a logo for resizing: a picture of pixels as it was sent, or a cleaned drawing; no other
 * drawing of a stranger is ever read. Reading what is neither fails.
 */
export async function openLogo(logo: Buffer | CleanedSvg): Promise<Sharp> {
  const picture = Buffer.isBuffer(logo)
    ? (await loadSharp())(logo, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    : await openOwnDrawing(logo.toString());
  return picture.timeout({ seconds: PICTURE_TIMEOUT_S });
}
