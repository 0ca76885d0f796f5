import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { uiMessages } from '../../intl/sharedMessages';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { RowsSkeleton } from '../../ui/Skeleton';
import { StaffOnlyPage } from '../../parts/content/StaffOnlyPage';
import { readPeopleFilters, usePeople } from './adminApi';
import { AdminLayout } from './AdminLayout';
import { isForbidden } from './isForbidden';
import { adminMessages, countMessages } from './messages';
import { LoadMore } from './LoadMore';
import { PeopleFilters } from './PeopleFilters';
import styles from './PeopleScreen.module.css';
import { PeopleTable } from './PeopleTable';
import { useAdminPermissions } from './useAdminPermissions';

/** List of all people with an account, to be searched and filtered; a row leads to the person. */
export function PeopleScreen() {
  const { formatMessage } = useIntl();
  const list = usePeople();
  const may = useAdminPermissions();
  if (isForbidden(list.error)) return <StaffOnlyPage />;
  return (
    <AdminLayout
      title={formatMessage(adminMessages.people)}
      intro={<FormattedMessage {...adminMessages.peopleIntro} />}
    >
      <div className={styles['top']}>
        {may('person.invite', null) && (
          <p>
            <ButtonLink look="secondary" to="/admin/invitations">
              <FormattedMessage {...adminMessages.invitePeople} />
            </ButtonLink>
          </p>
        )}
      </div>
      <PeopleFilters />
      <p role="status" className={styles['total']}>
        <Total list={list} />
      </p>
      <People list={list} />
    </AdminLayout>
  );
}

type List = ReturnType<typeof usePeople>;

function Total({ list: { people, currentData, isError, total } }: { readonly list: List }) {
  if (isError && !currentData) return null;
  return people ? (
    <FormattedMessage {...countMessages.people} values={{ count: total }} />
  ) : (
    <FormattedMessage {...uiMessages.loading} />
  );
}

function People({ list }: { readonly list: List }) {
  const rows = useRef<HTMLDivElement>(null);
  const { people, currentData, isError, error, refetch } = list;
  if (isError && !currentData) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!people) return <RowsSkeleton />;
  if (people.length === 0) return <Nobody />;
  return (
    <div ref={rows} className={styles['list']} aria-busy={list.isFetching}>
      <PeopleTable people={people} />
      <LoadMore list={list} rows={rows} />
    </div>
  );
}

function Nobody() {
  const [search] = useSearchParams();
  const isFiltered = Object.keys(readPeopleFilters(search)).length > 0;
  if (!isFiltered) {
    return (
      <EmptyState
        title={<FormattedMessage {...adminMessages.nobodyTitle} />}
        text={<FormattedMessage {...adminMessages.nobody} />}
      />
    );
  }
  return (
    <EmptyState
      title={<FormattedMessage {...uiMessages.noMatchTitle} />}
      text={<FormattedMessage {...uiMessages.noMatchText} />}
    >
      <ButtonLink look="secondary" to="/admin/people">
        <FormattedMessage {...uiMessages.reset} />
      </ButtonLink>
    </EmptyState>
  );
}
