import { FormattedMessage } from 'react-intl';
import type { Text } from '../../shared/contract/text';
import { getLocaleInfo } from '../../shared/locales';
import { useLocale } from '../intl/IntlRoot';
import { uiMessages } from '../intl/sharedMessages';
import { Badge } from './Badge';

interface Props {
  readonly text: Text;
  /** Says that a translation is missing; off where the same text stands nearby with the note. */
  readonly note?: boolean;
}

/** `lang` and `dir` for a text that may be in another language than the page (WCAG 3.1.2). */
export function useTextLanguage(text: Text): { lang?: string; dir?: string } {
  const locale = useLocale();
  return text.lang === locale ? {} : { lang: text.lang, dir: getLocaleInfo(text.lang).dir };
}

/** A text that a person wrote, in the language it is in, isolated from the sentence around it. */
export function UserText({ text, note = false }: Props) {
  const language = useTextLanguage(text);
  return (
    <>
      <bdi {...language}>{text.text}</bdi>
      {note && language.lang && (
        <>
          {' '}
          <Badge tone="warn">
            <FormattedMessage {...uiMessages.untranslated} />
          </Badge>
        </>
      )}
    </>
  );
}
