import { createLook, getBarColours, renderLookStyle } from '../../shared/look/accentTokens';
import type { HexColour } from '../../shared/look/colour';
import { THEMES } from '../../shared/look/themeColours';

let sheet: CSSStyleSheet | null = null;

/** Gives the page the accents of a colour that was chosen after the host had written it. */
export function showLook(colour: HexColour): void {
  const look = createLook(colour);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(renderLookStyle(look));
  const bar = getBarColours(look);
  for (const theme of THEMES)
    document
      .querySelector(`meta[name="theme-color"][media*="${theme}"]`)
      ?.setAttribute('content', bar[theme]);
}
