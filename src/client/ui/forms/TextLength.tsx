import { FormattedList, FormattedMessage } from 'react-intl';
import type { Locale } from '../../../shared/locales';
import { extentMessages } from './messages';
import { LOCALE_FACTS } from '../../../shared/localeFacts';

/** Letters with their marks, and digits; words may hold an apostrophe or a hyphen. */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[’'-][\p{L}\p{N}\p{M}]+)*/gu;
/** Address of a link, which is not read. */
const ADDRESS = /\]\([^()\s]*\)/g;

/** Measures a text: its words, and the minutes that reading it takes, at least one. */
function measureText(
  text: string,
  lang: Locale,
): { readonly words: number; readonly minutes: number } {
  const words = text.replace(ADDRESS, ']').match(WORD)?.length ?? 0;
  return { words, minutes: Math.max(1, Math.round(words / LOCALE_FACTS[lang].wordsPerMinute)) };
}

interface Props {
  readonly text: string;
  readonly lang: Locale;
}

/** The number of words of a text and the time that reading it takes; empty for an empty text. */
export function TextLength({ text, lang }: Props) {
  const { words, minutes } = measureText(text, lang);
  if (words === 0) return null;
  return (
    <p>
      <FormattedList
        type="unit"
        value={[
          <FormattedMessage key="words" {...extentMessages.words} values={{ count: words }} />,
          <FormattedMessage
            key="minutes"
            {...extentMessages.minutes}
            values={{ count: minutes }}
          />,
        ]}
      />
    </p>
  );
}
