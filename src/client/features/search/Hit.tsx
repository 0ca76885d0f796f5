import { FormattedMessage, useIntl } from 'react-intl';
import type { SearchHit } from '../../../shared/contract/search';
import { useLocale } from '../../intl/IntlRoot';
import { languageMessages } from '../../intl/contents/messages';
import { uiMessages } from '../../intl/sharedMessages';
import { Badge, PhaseBadge, RecountBadge } from '../../ui/Badge';
import { Link } from '../../ui/Link';
import { getContentPath } from '../../parts/search/contentPath';
import { HighlightedText } from '../../parts/search/HighlightedText';
import { TimeText } from '../../ui/TimeText';
import { searchMessages } from './messages';
import styles from './SearchScreen.module.css';

/** A result: its title leads to its page, the excerpt shows where the words stand. */
export function Hit({ hit }: { readonly hit: SearchHit }) {
  const { section, slug, title, excerpt, phase, isRecount, publishedAt } = hit;
  return (
    <article className={styles['hit']}>
      <h3 className={styles['title']}>
        <Link to={getContentPath(section, slug)}>
          <HighlightedText text={title} />
        </Link>
      </h3>
      <p className={styles['excerpt']}>
        <HighlightedText text={excerpt} />
      </p>
      <p className={styles['facts']}>
        <PhaseBadge phase={phase} />
        {isRecount && <RecountBadge />}
        <LanguageNote hit={hit} />
        {publishedAt && (
          <span>
            <FormattedMessage {...searchMessages.date} /> <TimeText value={publishedAt} />
          </span>
        )}
      </p>
    </article>
  );
}

/** The title is not translated, or the words stand in another language’s text alone. */
function LanguageNote({ hit: { title, excerpt } }: { readonly hit: SearchHit }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  if (title.lang !== locale)
    return (
      <Badge tone="warn">
        <FormattedMessage {...uiMessages.untranslated} />
      </Badge>
    );
  if (excerpt.lang === locale) return null;
  const language = formatMessage(languageMessages[excerpt.lang]);
  return (
    <Badge>
      <FormattedMessage {...searchMessages.inLanguage} values={{ language }} />
    </Badge>
  );
}
