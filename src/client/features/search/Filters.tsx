import { FormattedMessage, useIntl } from 'react-intl';
import { CONTENT_SECTIONS } from '../../../shared/sections';
import { sectionMessages, uiMessages } from '../../intl/sharedMessages';
import { useSectionsOn } from '../../intl/useSectionsOn';
import { Button } from '../../ui/Button';
import { FilterSelect, TermSelect } from '../../parts/content/FilterFields';
import { Link } from '../../ui/Link';
import { SEARCH_FILTERS, type SearchArg } from '../../parts/search/searchApi';
import { getSectionName } from '../../parts/search/sectionName';
import { getSearchPath } from '../../parts/search/searchPath';
import { useFilterForm } from '../../parts/content/useFilterForm';
import { searchMessages } from './messages';
import styles from './SearchScreen.module.css';

const SECTION_NAMES = { ...sectionMessages, legal: getSectionName('legal') };

/** Narrows the results. */
export function Filters({ arg }: { readonly arg: SearchArg }) {
  const { formatMessage } = useIntl();
  const sections = useSectionsOn(CONTENT_SECTIONS);
  const isFiltered = SEARCH_FILTERS.some((name) => arg[name]);

  return (
    <form
      aria-label={formatMessage(searchMessages.filters)}
      className={styles['filters']}
      {...useFilterForm('/search')}
    >
      {arg.q && <input type="hidden" name="q" value={arg.q} />}
      <FilterSelect
        key={`section ${arg.section}`}
        name="section"
        label={searchMessages.section}
        any={searchMessages.anySection}
        value={arg.section ?? ''}
        options={sections}
        messages={SECTION_NAMES}
      />
      <TermSelect key={`topic ${arg.topic}`} vocabulary="topics" value={arg.topic ?? ''} />
      <TermSelect key={`area ${arg.area}`} vocabulary="districts" value={arg.area ?? ''} />
      <Button type="submit" look="secondary">
        <FormattedMessage {...uiMessages.apply} />
      </Button>
      {isFiltered && (
        <Link to={getSearchPath(arg.q)} className={styles['reset']}>
          <FormattedMessage {...searchMessages.withoutFilters} />
        </Link>
      )}
    </form>
  );
}
