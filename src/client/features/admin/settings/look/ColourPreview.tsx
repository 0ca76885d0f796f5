import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { createLook, type Look } from '../../../../../shared/look/accentTokens';
import { isHexColour, type HexColour } from '../../../../../shared/look/colour';
import { THEMES, type Theme } from '../../../../../shared/look/themeColours';
import { colourPreview, replacedColour, themeNames } from './messages';
import styles from './look.module.css';

/** Shows what a colour becomes in both themes, and why it is not always the colour itself. */
export function ColourPreview({ text }: { readonly text: string }) {
  const colour = text.trim().toLowerCase();
  if (!isHexColour(colour)) return null;
  const look = createLook(colour);
  const replaced = THEMES.filter((theme) => !look.given[theme].isKept);
  return (
    <div className={styles['preview']}>
      <div className={styles['papers']}>
        {THEMES.map((theme) => (
          <Sample key={theme} look={look} theme={theme} />
        ))}
      </div>
      <div role="status">
        {replaced.map((theme) => (
          <p key={theme} className={styles['note']}>
            <FormattedMessage
              {...replacedColour[theme]}
              values={{
                given: <Hex colour={colour} />,
                used: <Hex colour={look.tokens.usual[theme].accent} />,
                ratio: (
                  <FormattedNumber value={look.given[theme].least} maximumFractionDigits={1} />
                ),
              }}
            />
          </p>
        ))}
        {look.resemblesBad && (
          <p className={styles['note']}>
            <FormattedMessage {...colourPreview.resemblesBad} />
          </p>
        )}
      </div>
    </div>
  );
}

const Hex = ({ colour }: { readonly colour: HexColour }) => <bdi dir="ltr">{colour}</bdi>;

/** A button, a link and a mark on the paper of a theme. */
function Sample({ look, theme }: { readonly look: Look; readonly theme: Theme }) {
  const tokens = Object.fromEntries(
    Object.entries(look.tokens.usual[theme]).map(([name, hex]) => [`--${name}`, hex]),
  );
  return (
    <div className={styles[theme]} style={tokens as CSSProperties}>
      <span className={styles['theme']}>
        <FormattedMessage {...themeNames[theme]} />
      </span>
      <span className={styles['button']}>
        <FormattedMessage {...colourPreview.button} />
      </span>
      <span className={styles['link']}>
        <FormattedMessage {...colourPreview.link} />
      </span>
      <span className={styles['mark']}>
        <FormattedMessage {...colourPreview.mark} />
      </span>
    </div>
  );
}
