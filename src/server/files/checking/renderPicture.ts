import { PICTURE_WIDTHS, SOCIAL_PICTURE } from '../../../shared/contract/files';
import { MAX_PIXELS, PICTURE_TIMEOUT_S, loadSharp } from '../../content/pictureReader';
import { MAX_PICTURE_WIDTH, getPictureKey, type Rendering } from '../fileKeys';
import type { Storage } from '../storage';
import { FileRefusedError } from './fileRefusedError';

const MOST_BYTES = 50_000_000;

export interface RenderedPicture {
  /** Bytes that are downloaded: the largest. */
  readonly bytes: Buffer;
  /** Pixels of the largest. */
  readonly width: number;
  readonly height: number;
}

/** @throws Refused picture, bomb */
async function readPicture(bytes: Buffer) {
  const sharp = await loadSharp();
  const unreadable = () => {
    throw new FileRefusedError('picture');
  };
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(unreadable);
  if (width * height > MAX_PIXELS) throw new FileRefusedError('bomb');
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .timeout({ seconds: PICTURE_TIMEOUT_S });
  const finish = (picture: typeof upright) =>
    picture.toBuffer({ resolveWithObject: true }).catch(unreadable);
  return { upright, finish };
}

/**
 * Writes a picture anew in every width and for links, and keeps nothing else of it: place, device
 * and time that a camera wrote beside the pixels are left behind, and of what moves the first
 * picture stays.
 * @throws Refused picture for what cannot be read as a whole, bomb for too many pixels
 */
export async function renderPicture(
  storage: Storage,
  id: string,
  bytes: Buffer,
): Promise<RenderedPicture> {
  if (bytes.length > MOST_BYTES) throw new FileRefusedError('bomb');
  const { upright, finish } = await readPicture(bytes);
  const put = (rendering: Rendering, data: Buffer) =>
    storage.put(getPictureKey(id, rendering), data);
  let largest: RenderedPicture | undefined;
  for (const width of PICTURE_WIDTHS) {
    const resized = upright.clone().resize({ width, withoutEnlargement: true }).webp();
    const { data, info } = await finish(resized);
    await put(width, data);
    if (width === MAX_PICTURE_WIDTH)
      largest = { bytes: data, width: info.width, height: info.height };
  }
  const { width, height } = SOCIAL_PICTURE;
  const social = upright.clone().resize(width, height).flatten({ background: 'white' }).jpeg();
  await put('social', (await finish(social)).data);
  if (!largest) throw new FileRefusedError('picture');
  return largest;
}
