import { createLook } from './accentTokens';
import { createPictureColours } from './pictureColours';

/** The portal's own teal and yellow, for who has chosen no colour. */
const [TEAL, YELLOW] = ['#0f6570', '#f4c15d'] as const;

export const PORTAL_LOOK = createLook(TEAL);
export const PORTAL_PICTURE_COLOURS = createPictureColours(TEAL, YELLOW);
