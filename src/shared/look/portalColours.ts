import { DEFAULT_VALUES } from '../settings';
import { createLook } from './accentTokens';
import { createPictureColours } from './pictureColours';

const { colour } = DEFAULT_VALUES.look;
/** The yellow beside the portal's own teal. */
const YELLOW = '#f4c15d';

/** The portal's own colours, for who has chosen none. */
export const PORTAL_LOOK = createLook(colour);
export const PORTAL_PICTURE_COLOURS = createPictureColours(colour, YELLOW);
