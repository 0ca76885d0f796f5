import type { PICTURE_WIDTHS } from '../../shared/contract/files';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Rendering that is kept of a picture: one for each width, and one for links to its content. */
export type Rendering = PictureWidth | 'social';

/** The largest is what is downloaded. */
export const LARGEST = 1600 satisfies PictureWidth;

export const partsFolder = (id: string): string => `parts/${id}`;
export const partKey = (id: string, part: string): string => `${partsFolder(id)}/${part}`;
export const fileFolder = (id: string): string => `files/${id}`;
export const documentKey = (id: string): string => `${fileFolder(id)}/whole`;
export const pictureKey = (id: string, rendering: Rendering): string =>
  `${fileFolder(id)}/${rendering === 'social' ? 'social.jpg' : `w${rendering}.webp`}`;

export const PICTURE_TYPE = 'image/webp';

/** Returns the key of the bytes that `sha256` and `bytes` tell of. */
export const mainKey = (id: string, mediaType: string | null): string =>
  mediaType === PICTURE_TYPE ? pictureKey(id, LARGEST) : documentKey(id);
