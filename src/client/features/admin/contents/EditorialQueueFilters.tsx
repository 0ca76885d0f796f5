import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { EDITORIAL_QUEUE_STATES } from '../../../../shared/contract/lifecycle';
import { SECTIONS } from '../../../../shared/sections';
import { sectionMessages, uiMessages } from '../../../intl/sharedMessages';
import styles from '../../../parts/content/FilterBar.module.css';
import { FilterSelect } from '../../../parts/content/FilterFields';
import { Link } from '../../../ui/Link';
import { useFilterQuery } from '../useFilterQuery';
import { readQueueFilters, type QueueFilters as Filters } from './editorialQueueApi';
import { editorialQueueMessages, deskStateMessages } from './messages';

const queryOf = (filters: Filters) => String(new URLSearchParams(filters));
const chosenIn = (form: HTMLFormElement) =>
  queryOf(readQueueFilters(new URLSearchParams([...new FormData(form)] as [string, string][])));

/** Filters of the list of contents that wait for editors. The address holds every choice. */
export function EditorialQueueFilters() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const filters = readQueueFilters(search);
  const { round, apply } = useFilterQuery('/admin/contents', queryOf(filters));
  return (
    <div className={styles['bar']}>
      <form
        key={round}
        role="search"
        aria-label={formatMessage(uiMessages.filters)}
        className={styles['form']}
        onChange={({ currentTarget }) => apply(chosenIn(currentTarget))}
        onSubmit={(event) => event.preventDefault()}
      >
        <FilterSelect
          name="section"
          label={editorialQueueMessages.section}
          any={editorialQueueMessages.anySection}
          value={filters.section ?? ''}
          options={SECTIONS}
          messages={sectionMessages}
        />
        <FilterSelect
          name="state"
          label={editorialQueueMessages.state}
          any={editorialQueueMessages.anyState}
          value={filters.state ?? ''}
          options={EDITORIAL_QUEUE_STATES}
          messages={deskStateMessages}
        />
        {Object.keys(filters).length > 0 && (
          <Link to="/admin/contents" className={styles['reset']}>
            <FormattedMessage {...uiMessages.reset} />
          </Link>
        )}
      </form>
    </div>
  );
}
