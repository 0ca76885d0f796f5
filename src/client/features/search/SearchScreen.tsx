import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { useLocale, useOfferedLocales } from '../../intl/IntlRoot';
import { titleMessages } from '../../intl/sharedMessages';
import { PageHeader } from '../../ui/PageHeader';
import { isEmptySearch, toSearchArg } from '../../parts/search/searchApi';
import { SearchForm } from '../../parts/search/SearchForm';
import { Beginnings } from './Beginnings';
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
  const isEmpty = isEmptySearch(arg);
  return (
    <div className={styles['page']}>
      <meta name="robots" content="noindex" />
      <PageHeader
        title={
          arg.q
            ? formatMessage(searchMessages.title, { words: arg.q })
            : formatMessage(titleMessages.search)
        }
        intro={isEmpty ? formatMessage(searchMessages.intro, { count: languages }) : undefined}
      />
      <SearchForm value={arg.q} takesFocus={isEmpty} />
      <Filters arg={arg} />
      {isEmpty ? (
        <>
          <Beginnings arg={arg} />
          <RecentSearchList />
        </>
      ) : (
        <Results arg={arg} />
      )}
    </div>
  );
}
