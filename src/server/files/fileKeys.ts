import type { PICTURE_WIDTHS } from '../../shared/contract/files';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
/** Rendering that is kept of a picture: one for each width, and one for links to its content. */
export type Rendering = PictureWidth | 'social';

/** The largest is what is downloaded. */
export const MAX_PICTURE_WIDTH = 1600 satisfies PictureWidth;

export const getPartsFolder = (id: string): string => `parts/${id}`;
export const getPartKey = (id: string, part: string): string => `${getPartsFolder(id)}/${part}`;
export const getFileFolder = (id: string): string => `files/${id}`;
export const getDocumentKey = (id: string): string => `${getFileFolder(id)}/whole`;
export const getPictureKey = (id: string, rendering: Rendering): string =>
  `${getFileFolder(id)}/${rendering === 'social' ? 'social.jpg' : `w${rendering}.webp`}`;

export const PICTURE_TYPE = 'image/webp';

/** Returns the key of the bytes that `sha256` and `bytes` tell of. */
export const getMainKey = (id: string, mediaType: string | null): string =>
  mediaType === PICTURE_TYPE ? getPictureKey(id, MAX_PICTURE_WIDTH) : getDocumentKey(id);
