import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Section } from '../../../shared/sections';
import { useLocale } from '../../intl/IntlRoot';
import { sectionMessages } from '../../intl/sharedMessages';
import styles from './FeedLink.module.css';
import { feedMessages } from './messages';

/** Sections in which people come back for what is new. */
const SHOWN_AT: readonly Section[] = ['blogs', 'publications'];

/**
 * The feed of a section, or of the topic that its list shows: in the head for programs, on some
 * pages as a link, too.
 */
export function FeedLink({ section }: { readonly section: Section }) {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const locale = useLocale();
  const topic = search.get('topic');
  const query = topic ? `?${new URLSearchParams({ topic })}` : '';
  const address = `/${locale}/${section}/feed.atom${query}`;
  const title = formatMessage(feedMessages.title, {
    section: formatMessage(sectionMessages[section]),
  });
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={address} />
      {SHOWN_AT.includes(section) && (
        <a className={styles['feed']} href={address} type="application/atom+xml">
          <FormattedMessage {...feedMessages.link} />
        </a>
      )}
    </>
  );
}
