import { useEffect, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PERSON_STATES } from '../../../shared/contract/admin';
import { GRANTABLE_ROLES } from '../../../shared/permissions/roles';
import { uiMessages } from '../../intl/sharedMessages';
import { Choice, SearchField } from '../../ui/FilterFields';
import { Link } from '../../ui/Link';
import { roleMessages } from '../../ui/person/messages';
import styles from '../../ui/FilterBar.module.css';
import { peopleFilters, type PeopleFilters as Filters } from './adminApi';
import { useLater } from './later';
import { adminMessages, stateMessages } from './messages';

const TYPING_PAUSE_MS = 300;

const queryOf = (filters: Filters) => String(new URLSearchParams(filters));
const typedIn = (form: HTMLFormElement) =>
  queryOf(peopleFilters(new URLSearchParams([...new FormData(form)] as [string, string][])));

/** Search and filters of the list of people. The address holds every choice; it follows when the typing pauses. */
export function PeopleFilters() {
  const { formatMessage } = useIntl();
  const [search] = useSearchParams();
  const filters = peopleFilters(search);
  const { round, apply } = useFilterQuery(queryOf(filters));
  const later = useLater(TYPING_PAUSE_MS);

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
        <Choice
          name="role"
          label={adminMessages.role}
          any={adminMessages.anyRole}
          value={filters.role ?? ''}
          options={GRANTABLE_ROLES}
          messages={roleMessages}
        />
        <Choice
          name="state"
          label={adminMessages.state}
          any={adminMessages.anyState}
          value={filters.state ?? ''}
          options={PERSON_STATES}
          messages={stateMessages}
        />
        {Object.keys(filters).length > 0 && (
          <Link to="/admin" className={styles['reset']}>
            <FormattedMessage {...uiMessages.reset} />
          </Link>
        )}
      </form>
    </div>
  );
}

/**
 * The address follows the fields. An address that the fields did not ask for (back, “clear filters”) fills them anew: each has
 * another round. What was asked for and has not arrived yet is remembered, so that nothing that is being typed is lost.
 */
function useFilterQuery(inUrl: string) {
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const asked = useRef([inUrl]);

  useEffect(() => {
    const place = asked.current.indexOf(inUrl);
    if (place < 0) setRound((before) => before + 1);
    asked.current = place < 0 ? [inUrl] : asked.current.slice(place);
  }, [inUrl]);

  const apply = (query: string) => {
    if (query === asked.current.at(-1)) return;
    asked.current.push(query);
    void navigate(query ? `/admin?${query}` : '/admin', { replace: true });
  };
  return { round, apply };
}
