import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { EDITORIAL_QUEUE_STATES } from '../../../../shared/contract/lifecycle';
import { SECTIONS } from '../../../../shared/sections';
import { sectionMessages, uiMessages } from '../../../intl/sharedMessages';
import styles from '../../../parts/content/FilterBar.module.css';
import { FilterSelect } from '../../../parts/content/FilterFields';
import { useLiveFilterForm } from '../../../parts/content/useFilterForm';
import { Link } from '../../../ui/Link';
import { readQueueFilters } from './editorialQueueApi';
import { editorialQueueMessages, deskStateMessages } from './messages';

/** Filters of the list of contents that wait for editors. The address holds every choice. */
export function EditorialQueueFilters() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const filters = readQueueFilters(search);
  return (
    <div className={styles['bar']}>
      <form
        role="search"
        aria-label={formatMessage(uiMessages.filters)}
        className={styles['form']}
        {...useLiveFilterForm('/admin/contents', '')}
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
