import type { BrandPicture } from '../../../../../shared/contract/settings';

/** Stands for no picture; an empty field means that nothing was chosen. */
export const NO_PICTURE = 'none';

/** Reads the value of a field: a picture that was sent, none, or the one that there is. */
export function readPictureField(
  value: string | undefined,
  kept: BrandPicture | null,
): BrandPicture | null {
  if (!value) return kept;
  return value === NO_PICTURE ? null : (JSON.parse(value) as BrandPicture);
}
