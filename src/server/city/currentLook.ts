import { createLook, renderLookStyle, type Look } from '../../shared/look/accentTokens';
import type { HexColour } from '../../shared/look/colour';
import { createPictureColours, type PictureColours } from '../../shared/look/pictureColours';
import { PORTAL_LOOK, PORTAL_PICTURE_COLOURS } from '../../shared/look/portalColours';
import { getSettings } from './currentSettings';

export interface CurrentLook {
  readonly look: Look;
  /** Style sheet of the accent; empty for the portal's own, which the static one has. */
  readonly style: string;
  readonly pictures: PictureColours;
}

const PORTAL: CurrentLook = { look: PORTAL_LOOK, style: '', pictures: PORTAL_PICTURE_COLOURS };

function deriveLook(colour: HexColour): CurrentLook {
  const look = createLook(colour);
  return { look, style: renderLookStyle(look), pictures: createPictureColours(colour) };
}

/** Derived once for a colour: a host shows one at a time. */
let last = PORTAL;

/** Returns what the colour of the settings gives, those of this request or job without others. */
export function getLook({ look: { colour } } = getSettings()): CurrentLook {
  if (colour === PORTAL.look.colour) return PORTAL;
  if (colour !== last.look.colour) last = deriveLook(colour);
  return last;
}
