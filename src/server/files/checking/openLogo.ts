import type { Sharp } from 'sharp';
import { MAX_PIXELS, PICTURE_TIMEOUT_S, loadSharp } from '../../content/pictureReader';
import type { CleanedSvg } from './cleanSvg';

/** Opens a drawing that was cleaned; no other drawing of a stranger is ever read. */
async function openDrawing(drawing: CleanedSvg): Promise<Sharp> {
  // Loaded by its own loader first, which blocks the formats that nobody may send.
  await loadSharp();
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing.toString()), { limitInputPixels: MAX_PIXELS });
}

/**
 * Opens a logo for resizing: a picture of pixels as it was sent, or a cleaned drawing. Reading what
 * is neither fails.
 */
export async function openLogo(logo: Buffer | CleanedSvg): Promise<Sharp> {
  const picture = Buffer.isBuffer(logo)
    ? (await loadSharp())(logo, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient()
    : await openDrawing(logo);
  return picture.timeout({ seconds: PICTURE_TIMEOUT_S });
}
