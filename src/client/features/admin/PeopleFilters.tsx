import type { FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { PERSON_STATES } from '../../../shared/contract/admin';
import { GRANTABLE_ROLES } from '../../../shared/permissions/roles';
import { uiMessages } from '../../intl/sharedMessages';
import { FilterSelect, SearchField } from '../../parts/content/FilterFields';
import { Link } from '../../ui/Link';
import { roleMessages } from '../../parts/person/messages';
import styles from '../../parts/content/FilterBar.module.css';
import { readPeopleFilters, type PeopleFilters as Filters } from './adminApi';
import { useEffect, useRef } from 'react';
import { type ApiExtra } from '../../api/extra';
import { useAppDispatch } from '../../store/hooks';
import { adminMessages, stateMessages } from './messages';
import { useFilterQuery } from './useFilterQuery';

const after =
  (ms: number, run: () => void) =>
  (_dispatch: unknown, _getState: unknown, { ports }: ApiExtra) =>
    ports.after(ms, run);

/**
 * Returns a function that runs the latest of the functions it is given, once no other has come for
 * `ms` milliseconds.
 */
function useDelayedCall(ms: number): (run: () => void) => void {
  const dispatch = useAppDispatch();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  return (run) => {
    stop.current();
    stop.current = dispatch(after(ms, run));
  };
}

const TYPING_PAUSE_MS = 300;

const queryOf = (filters: Filters) => String(new URLSearchParams(filters));
const typedIn = (form: HTMLFormElement) =>
  queryOf(readPeopleFilters(new URLSearchParams([...new FormData(form)] as [string, string][])));

/**
 * Search and filters of the list of people. The address holds every choice; it follows when the
 * typing pauses.
 */
export function PeopleFilters() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const filters = readPeopleFilters(search);
  const { round, apply } = useFilterQuery('/admin/people', queryOf(filters));
  const later = useDelayedCall(TYPING_PAUSE_MS);

  const applyLater = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    later(() => apply(typedIn(currentTarget)));
  const applyNow = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(typedIn(event.currentTarget));
  };

  return (
    <div className={styles['bar']}>
      <form
        key={round}
        role="search"
        aria-label={formatMessage(uiMessages.filters)}
        className={styles['form']}
        onChange={applyLater}
        onSubmit={applyNow}
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
