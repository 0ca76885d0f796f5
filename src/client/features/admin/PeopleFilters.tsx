import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PERSON_STATES } from '../../../shared/contract/admin';
import { GRANTABLE_ROLES } from '../../../shared/permissions/roles';
import { uiMessages } from '../../intl/sharedMessages';
import { FilterSelect, SearchField } from '../../parts/content/FilterFields';
import { useLiveFilterForm } from '../../parts/content/useFilterForm';
import { Link } from '../../ui/Link';
import { roleMessages } from '../../parts/person/messages';
import styles from '../../parts/content/FilterBar.module.css';
import { readPeopleFilters } from './adminApi';
import { adminMessages, stateMessages } from './messages';

/**
 * Search and filters of the list of people. The address holds every choice; it follows when the
 * typing pauses.
 */
export function PeopleFilters() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const filters = readPeopleFilters(search);
  return (
    <div className={styles['bar']}>
      <form
        role="search"
        aria-label={formatMessage(uiMessages.filters)}
        className={styles['form']}
        {...useLiveFilterForm('/admin/people', '')}
      >
        <SearchField value={filters.q ?? ''} />
        <FilterSelect
          name="role"
          label={adminMessages.role}
          any={adminMessages.anyRole}
          value={filters.role ?? ''}
          options={GRANTABLE_ROLES}
          messages={roleMessages}
        />
        <FilterSelect
          name="state"
          label={adminMessages.state}
          any={adminMessages.anyState}
          value={filters.state ?? ''}
          options={PERSON_STATES}
          messages={stateMessages}
        />
        {Object.keys(filters).length > 0 && (
          <Link to="/admin/people" className={styles['reset']}>
            <FormattedMessage {...uiMessages.reset} />
          </Link>
        )}
      </form>
    </div>
  );
}
