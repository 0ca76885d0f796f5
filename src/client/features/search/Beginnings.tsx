import { FormattedMessage, FormattedNumber } from 'react-intl';
import type { SearchGroup, SearchHit } from '../../../shared/contract/search';
import { SECTIONS } from '../../../shared/sections';
import { useContentList } from '../../api/contentEndpoints';
import { useLocale } from '../../intl/IntlRoot';
import { useSectionsOn } from '../../intl/useSectionsOn';
import { TimeLeft } from '../../parts/content/TimeLeft';
import { getContentPath } from '../../parts/search/contentPath';
import { HighlightedText } from '../../parts/search/HighlightedText';
import { toClosingSoonArg, type SearchArg } from '../../parts/search/searchApi';
import { getSectionName } from '../../parts/search/sectionName';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import { RowsSkeleton } from '../../ui/Skeleton';
import { TimeText } from '../../ui/TimeText';
import { UserText } from '../../ui/UserText';
import { searchMessages } from './messages';
import { SectionList } from './SectionList';
import styles from './SearchScreen.module.css';
import { useSearch } from './useSearch';

const NEWEST = 6;

/** Ways to begin before anything was searched for: what closes soon, what is new, the sections. */
export function Beginnings({ arg }: { readonly arg: SearchArg }) {
  const sections = useSectionsOn(SECTIONS);
  const { result, groups, isError, error, refetch } = useSearch(arg);
  if (isError) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!result) return <RowsSkeleton />;
  const listed = groups.filter(({ section }) => section !== 'legal');
  return (
    <>
      <ClosingSoon />
      <Newest hits={listed.flatMap(({ hits }) => hits)} />
      <section className={styles['group']} aria-labelledby="browse-sections">
        <h2 id="browse-sections" className={styles['heading']}>
          <FormattedMessage {...searchMessages.browse} />
        </h2>
        <SectionList sections={sections}>
          {(section) =>
            !result.isCapped && <Count group={listed.find((one) => one.section === section)} />
          }
        </SectionList>
      </section>
    </>
  );
}

const Count = ({ group }: { readonly group: SearchGroup | undefined }) =>
  group && (
    <span className={styles['held']}>
      <FormattedNumber value={group.count} />
    </span>
  );

function ClosingSoon() {
  const locale = useLocale();
  const isOn = useSectionsOn(SECTIONS).includes('have-your-say');
  const { items = [] } = useContentList<'have-your-say'>(isOn ? toClosingSoonArg(locale) : null);
  if (items.length === 0) return null;
  return (
    <section className={styles['group']} aria-labelledby="closing-soon">
      <h2 id="closing-soon" className={styles['heading']}>
        <FormattedMessage {...searchMessages.closingSoon} />
      </h2>
      <ul className={styles['similar']}>
        {items.map((item) => (
          <li key={item.id}>
            <Link to={`/have-your-say/${item.slug}`}>
              <UserText text={item.title} />
            </Link>
            <span className={styles['count']}>
              <TimeLeft item={item} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Newest({ hits }: { readonly hits: readonly SearchHit[] }) {
  const moment = ({ publishedAt }: SearchHit) => (publishedAt ? Date.parse(publishedAt) : 0);
  const newest = hits.toSorted((a, b) => moment(b) - moment(a)).slice(0, NEWEST);
  if (newest.length === 0) return null;
  return (
    <section className={styles['group']} aria-labelledby="newest">
      <h2 id="newest" className={styles['heading']}>
        <FormattedMessage {...searchMessages.newest} />
      </h2>
      <ul className={styles['similar']}>
        {newest.map(({ section, slug, title, publishedAt }) => (
          <li key={`${section}/${slug}`}>
            <Link to={getContentPath(section, slug)}>
              <HighlightedText text={title} />
            </Link>
            <span className={styles['count']}>
              <FormattedMessage {...getSectionName(section)} />
              {publishedAt && (
                <>
                  {' · '}
                  <TimeText value={publishedAt} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
