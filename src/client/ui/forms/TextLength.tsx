import { FormattedList, FormattedMessage } from 'react-intl';
import type { Locale } from '../../../shared/locales';
import { measureText } from './measureText';
import { extentMessages } from './messages';

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
