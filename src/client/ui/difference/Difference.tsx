import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getLocaleInfo, type Locale } from '../../../shared/locales';
import { useLocale } from '../../intl/IntlRoot';
import { compareTexts, type TextChange } from './compareTexts';
import styles from './Difference.module.css';
import { differenceMessages, skippedMessage } from './messages';

interface Props {
  readonly before: string;
  readonly after: string;
  /** The language of both texts. */
  readonly lang: Locale;
}

/**
 * The changes between two texts, word by word: new words are underlined, gone ones struck through,
 * and both are named to screen readers. Texts in Markdown are compared as they are written.
 */
export function Difference({ before, after, lang }: Props) {
  const passages = useMemo(() => compareTexts(before, after, lang), [before, after, lang]);
  if (passages.length === 0) {
    return (
      <p className={styles['same']}>
        <FormattedMessage {...differenceMessages.same} />
      </p>
    );
  }
  return (
    <div className={styles['texts']}>
      {passages.map(({ pieces, skipped }, index) =>
        skipped > 0 ? (
          <p key={index} className={styles['same']}>
            <FormattedMessage {...skippedMessage} values={{ count: skipped }} />
          </p>
        ) : (
          <p key={index} lang={lang} dir={getLocaleInfo(lang).dir} className={styles['passage']}>
            {pieces.map((piece, place) => (
              <Words key={place} {...piece} />
            ))}
          </p>
        ),
      )}
    </div>
  );
}

const ELEMENTS = { added: 'ins', removed: 'del' } as const;

function Words({ kind, text }: TextChange) {
  if (kind === 'same') return text;
  const Element = ELEMENTS[kind];
  return (
    <Element className={styles[kind]}>
      <Unseen kind={kind} />
      {text}
      <Unseen kind="end" />
    </Element>
  );
}

/** In the language of the page, whatever the text’s is. */
function Unseen({ kind }: { readonly kind: 'added' | 'removed' | 'end' }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  // The spaces keep it from growing together with the words beside it.
  const words = ` ${formatMessage(differenceMessages[kind])} `;
  return (
    <span lang={locale} className="visually-hidden">
      {words}
    </span>
  );
}
