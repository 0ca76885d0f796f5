import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { Section } from '../../../shared/sections';
import { useLocale } from '../../intl/IntlRoot';
import { sectionMessages } from '../../intl/sharedMessages';
import styles from './FeedLink.module.css';
import { feedMessages } from './messages';

/** Sections in which people come back for what is new. */
const SHOWN_AT: readonly Section[] = ['blogs', 'publications'];

interface Props {
  readonly section: Section;
  /** The link stands in the place of the list. */
  readonly isListEmpty: boolean;
}

/** Returns the address of a section's feed, of the topic that its list shows. */
function useFeedAddress(section: Section): string {
  const locale = useLocale();
  const topic = useSearchParams()[0].get('topic');
  const query = topic ? `?${new URLSearchParams({ topic })}` : '';
  return `/${locale}/${section}/feed.atom${query}`;
}

/**
 * The feed of a section, or of the topic that its list shows: in the head for programs, on some
 * pages as a link, too.
 */
export function FeedLink({ section, isListEmpty }: Props) {
  const { formatMessage } = useIntl();
  const address = useFeedAddress(section);
  const title = formatMessage(feedMessages.title, {
    section: formatMessage(sectionMessages[section]),
  });
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={address} />
      {SHOWN_AT.includes(section) && !isListEmpty && <FeedAnchor section={section} />}
    </>
  );
}

/** The link to the feed that people see. */
export const FeedAnchor = ({ section }: Pick<Props, 'section'>) => (
  <a className={styles['feed']} href={useFeedAddress(section)} type="application/atom+xml">
    <FormattedMessage {...feedMessages.link} />
  </a>
);
