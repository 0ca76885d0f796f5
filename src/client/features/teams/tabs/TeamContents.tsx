import { FormattedMessage } from 'react-intl';
import type { Section } from '../../../../shared/sections';
import { useContentList } from '../../../api/contentEndpoints';
import { useLocale } from '../../../intl/IntlRoot';
import { sectionMessages } from '../../../intl/sharedMessages';
import { CardGrid } from '../../../ui/Card';
import { ContentCard } from '../../../parts/content/ContentCard';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Link } from '../../../ui/Link';
import { CardsSkeleton } from '../../../ui/Skeleton';
import { teamMessages } from '../messages';
import styles from './TeamContents.module.css';

interface Props {
  readonly team: { readonly id: string; readonly slug: string };
  readonly section: Section;
}

/** List of what was published in a team’s name in one section. */
export function TeamContents({ team, section }: Props) {
  const list = useContentList<Section>({ section, locale: useLocale(), group: team.id });
  if (list.isError) return <ErrorNotice onRetry={list.refetch} error={list.error} />;
  if (!list.items) return <CardsSkeleton cards={3} />;
  return (
    <section aria-labelledby="published" className={styles['contents']}>
      <h2 id="published">
        <FormattedMessage {...sectionMessages[section]} />
      </h2>
      <CardGrid items={list.items} keyOf={({ id }) => id}>
        {(item) => <ContentCard item={item as Parameters<typeof ContentCard>[0]['item']} />}
      </CardGrid>
      <p>
        <Link to={section === 'blogs' ? `/blogs?author=${team.slug}` : `/${section}`}>
          <FormattedMessage
            {...(section === 'blogs' ? teamMessages.allPosts : teamMessages.allOf)}
          />
        </Link>
      </p>
    </section>
  );
}
