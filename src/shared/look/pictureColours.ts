import { getContrast, toHex, toOklch, type HexColour } from './colour';
import { getThemeHex } from './themeColours';

/** Colours of a picture that is drawn on the city's own colour, such as that of a link. */
export interface PictureColours {
  readonly ground: HexColour;
  /** Colour of a pattern on the ground, which carries no meaning. */
  readonly pattern: HexColour;
  readonly text: HexColour;
  /** Colour of a few large words and marks beside the text. */
  readonly highlight: HexColour;
}

const TEXT_CONTRAST = 4.5;
/** Contrast of a few large words and marks. */
const HIGHLIGHT_CONTRAST = 3;
const WHITE = '#ffffff';
const PATTERN_STEP = 0.09;
const LIGHTNESS_STEP = 0.005;

/** Darkens a colour as far as white text needs it. */
function darken(colour: HexColour): HexColour {
  const [lightness, chroma, hue] = toOklch(colour);
  for (let tried = lightness; tried > 0; tried -= LIGHTNESS_STEP) {
    const hex = toHex([tried, chroma, hue]);
    if (getContrast(hex, WHITE) >= TEXT_CONTRAST) return hex;
  }
  return toHex([0, 0, hue]);
}

/**
 * Returns the colours of a picture whose ground is the given colour: text is white or ink,
 * whichever can be read on it. A colour on which neither can is darkened a little.
 * @param second a colour for highlights; it counts only where it can be read on the ground
 */
export function createPictureColours(colour: HexColour, second?: HexColour): PictureColours {
  const ink = getThemeHex('light', 'ink');
  const text = [WHITE, ink] as const;
  const readable = text.find((hex) => getContrast(hex, colour) >= TEXT_CONTRAST);
  const ground = readable === undefined ? darken(colour) : colour;
  const onGround = readable ?? WHITE;
  const [lightness, chroma, hue] = toOklch(ground);
  // Away from the text, so that the pattern takes nothing of its contrast; on the darkest grounds
  // there is no room.
  const away = onGround === WHITE ? -PATTERN_STEP : PATTERN_STEP;
  const isRoom = lightness + away > 0.1 && lightness + away < 1;
  const pattern = toHex([lightness + (isRoom ? away : -away), chroma, hue]);
  const isSecondRead = second !== undefined && getContrast(second, ground) >= HIGHLIGHT_CONTRAST;
  return { ground, pattern, text: onGround, highlight: isSecondRead ? second : onGround };
}
