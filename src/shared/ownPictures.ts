import { PICTURE_WIDTHS } from './contract/files';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/**
 * `/v1/files/{id}/w/{width}`; behind the sign # the size of the picture, so that its place is kept
 * free while it loads.
 */
const OWN_PICTURE = new RegExp(
  `^/v1/files/(${UUID})/w/(?:${PICTURE_WIDTHS.join('|')})(?:#(\\d{1,5})x(\\d{1,5}))?$`,
);

export interface OwnPicture {
  readonly id: string;
  /** Pixels; undefined where the text does not say. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** Finds a picture of this portal by its address in a text; null for any other address. */
export function parseOwnPicture(address: string): OwnPicture | null {
  const [, id, width, height] = OWN_PICTURE.exec(address) ?? [];
  if (id === undefined) return null;
  const isSized = Number(width) > 0 && Number(height) > 0;
  return {
    id,
    width: isSized ? Number(width) : undefined,
    height: isSized ? Number(height) : undefined,
  };
}

/** Returns the address of a picture as it stands in a text. */
export const toOwnPictureAddress = ({ id, width, height }: OwnPicture): string =>
  `/v1/files/${id}/w/${PICTURE_WIDTHS[1]}${width && height ? `#${width}x${height}` : ''}`;
