import { FormattedMessage } from 'react-intl';
import type { SearchGroup } from '../../../shared/contract/search';
import { toSearchWords } from '../../../shared/marks';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Link } from '../../ui/Link';
import type { SearchArg } from '../../parts/search/searchApi';
import { getSectionName } from '../../parts/search/sectionName';
import { ShowMore } from '../../ui/ShowMore';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Hit } from './Hit';
import { searchMessages } from './messages';
import { NoResults } from './NoResults';
import styles from './SearchScreen.module.css';
import { useSearch } from './useSearch';

const FEWEST_LETTERS = 2;

/** The results, grouped by section, in all their states. */
export function Results({ arg }: { readonly arg: SearchArg }) {
  const { result, groups, next, ...found } = useSearch(arg);
  if (found.isError) return <ErrorNotice onRetry={found.refetch} error={found.error} />;
  if (!result) return <RowsSkeleton />;
  return (
    <div className={styles['results']} aria-busy={found.isFetching}>
      <p role="status" className={styles['total']}>
        <FormattedMessage
          {...(result.isCapped ? searchMessages.totalCapped : searchMessages.total)}
          values={{ count: result.total }}
        />
      </p>
      {result.total === 0 && <NothingFor arg={arg} similar={result.similar} />}
      {groups.map((group) => (
        <Group key={group.section} group={group} arg={arg} />
      ))}
      <ShowMore
        path="/search"
        cursor={next}
        isPending={found.isFetchingNextPage}
        onMore={found.fetchNextPage}
      />
    </div>
  );
}

/** One letter is in nearly every text: the host does not look for it. */
function NothingFor({ arg, similar }: Parameters<typeof NoResults>[0]) {
  if (arg.q === '' || toSearchWords(arg.q).join('').length >= FEWEST_LETTERS)
    return <NoResults arg={arg} similar={similar} />;
  return (
    <p>
      <FormattedMessage {...searchMessages.tooShort} />
    </p>
  );
}

interface GroupProps {
  readonly group: SearchGroup;
  readonly arg: SearchArg;
}

function Group({ group: { section, count, hits }, arg }: GroupProps) {
  const { q, topic, area } = arg;
  const more = new URLSearchParams({
    ...(q && { q }),
    section,
    ...(topic && { topic }),
    ...(area && { area }),
  });
  const name = <FormattedMessage {...getSectionName(section)} />;
  return (
    <section className={styles['group']} aria-labelledby={`found-${section}`}>
      <div className={styles['top']}>
        <h2 id={`found-${section}`} className={styles['heading']}>
          {name}
        </h2>
        <p className={styles['count']}>
          <FormattedMessage {...searchMessages.total} values={{ count }} />
        </p>
      </div>
      <ol className={styles['hits']}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <Hit hit={hit} />
          </li>
        ))}
      </ol>
      {!arg.section && count > hits.length && (
        <Link to={`/search?${more}`} className={styles['all']}>
          <FormattedMessage {...searchMessages.showAll} values={{ count, section: name }} />
        </Link>
      )}
    </section>
  );
}
