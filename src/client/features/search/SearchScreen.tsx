import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useLocale, useOfferedLocales } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { PageHeader } from '../../ui/PageHeader';
import { toSearchArg } from '../../parts/search/searchApi';
import { SearchForm } from '../../parts/search/SearchForm';
import { Filters } from './Filters';
import { searchMessages } from './messages';
import { Results } from './Results';
import { RecentSearchList } from './RecentSearchList';
import styles from './SearchScreen.module.css';

/**
 * Screen of a search: the query and what was found. Search engines do not index it: each query
 * would be a page.
 */
export function SearchScreen() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const languages = useOfferedLocales().length;
  const arg = toSearchArg(useLocale(), search);
  return (
    <div className={styles['page']}>
      <meta name="robots" content="noindex" />
      <PageHeader
        title={
          arg
            ? formatMessage(searchMessages.title, { words: arg.q })
            : formatMessage(titleMessages.search)
        }
        intro={arg ? undefined : formatMessage(searchMessages.intro, { count: languages })}
      />
      <SearchForm value={arg?.q ?? ''} takesFocus={!arg} />
      {arg ? (
        <>
          <Filters arg={arg} />
          <Results arg={arg} />
        </>
      ) : (
        <RecentSearchList />
      )}
    </div>
  );
}
