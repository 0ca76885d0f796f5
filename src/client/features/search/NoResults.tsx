import { FormattedMessage } from 'react-intl';
import type { Suggestion } from '../../../shared/contract/search';
import { MAIN_NAVIGATION } from '../../../shared/sections';
import { useSectionsOn } from '../../intl/useSectionsOn';
import { Link } from '../../ui/Link';
import { getContentPath } from '../../parts/search/contentPath';
import { HighlightedText } from '../../parts/search/HighlightedText';
import { SEARCH_FILTERS, type SearchArg } from '../../parts/search/searchApi';
import { getSearchPath } from '../../parts/search/searchPath';
import { getSectionName } from '../../parts/search/sectionName';
import { searchMessages } from './messages';
import { SectionList } from './SectionList';
import styles from './SearchScreen.module.css';

interface Props {
  readonly arg: SearchArg;
  readonly similar: readonly Suggestion[];
}

/**
 * Ways on when nothing was found: another spelling, fewer filters, the sections, and a word to the
 * city.
 */
export function NoResults({ arg, similar }: Props) {
  const sections = useSectionsOn(MAIN_NAVIGATION);
  const isFiltered = SEARCH_FILTERS.some((name) => arg[name]);
  return (
    <div className={styles['nothing']}>
      <p>
        <FormattedMessage {...(arg.q ? searchMessages.nothingText : searchMessages.nothingHere)} />
      </p>
      {isFiltered && (
        <p>
          <Link to={getSearchPath(arg.q)}>
            <FormattedMessage {...searchMessages.withoutFilters} />
          </Link>
        </p>
      )}
      {similar.length > 0 && <Similar similar={similar} />}
      <h2 className={styles['heading']}>
        <FormattedMessage {...searchMessages.elsewhere} />
      </h2>
      <SectionList sections={sections} />
      <p>
        <Link to="/feedback">
          <FormattedMessage {...searchMessages.ask} />
        </Link>
      </p>
    </div>
  );
}

function Similar({ similar }: Pick<Props, 'similar'>) {
  return (
    <>
      <h2 className={styles['heading']}>
        <FormattedMessage {...searchMessages.similar} />
      </h2>
      <ul className={styles['similar']}>
        {similar.map(({ section, slug, title }) => (
          <li key={`${section}/${slug}`}>
            <Link to={getContentPath(section, slug)}>
              <HighlightedText text={title} />
            </Link>
            <span className={styles['count']}>
              <FormattedMessage {...getSectionName(section)} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
