import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OpenInvitation } from '../../../../shared/contract/accountInvitations';
import { getLocaleInfo } from '../../../../shared/locales';
import { StaffOnlyPage } from '../../../parts/content/StaffOnlyPage';
import { EmailText } from '../../../parts/person/EmailText';
import { StaffRoleNames } from '../groupNames';
import { NoMail } from '../../../parts/setup/NoMail';
import { useGetOpeningTasksQuery } from '../../../parts/setup/setupApi';
import { useMutationToast } from '../../../parts/teams/useMutationToast';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Part } from '../../../ui/Part';
import { RowsSkeleton } from '../../../ui/Skeleton';
import { Table, type Column } from '../../../ui/Table';
import { TimeText } from '../../../ui/TimeText';
import { AdminLayout } from '../AdminLayout';
import { isForbidden } from '../isForbidden';
import { LoadMore } from '../LoadMore';
import { adminMessages } from '../messages';
import {
  useAccountInvitations,
  useSendInvitationAgainMutation,
  useWithdrawAccountInvitationMutation,
} from './invitationsApi';
import styles from '../PersonScreen.module.css';
import { InviteForm } from './InviteForm';
import { countMessages, invitationMessages } from './messages';

/** Invites people to the portal by a table, and lists the invitations that are open. */
export function InvitationsScreen() {
  const { formatMessage } = useIntl();
  const list = useAccountInvitations();
  const tasks = useGetOpeningTasksQuery(undefined);
  if (isForbidden(list.error)) return <StaffOnlyPage />;
  return (
    <AdminLayout
      isBelow
      title={formatMessage(adminMessages.invitePeople)}
      intro={<FormattedMessage {...invitationMessages.intro} />}
    >
      <div className={styles['stack']}>
        <Part title={invitationMessages.list}>
          {tasks.data?.mail === 'none' ? <NoMail /> : <InviteForm />}
        </Part>
        <Part title={invitationMessages.open}>
          <Open list={list} />
        </Part>
      </div>
    </AdminLayout>
  );
}

const COLUMNS: readonly Column<OpenInvitation>[] = [
  {
    label: adminMessages.email,
    cell: ({ email, name, locale }) => (
      <span tabIndex={-1} data-row>
        {name !== '' && (
          <>
            <bdi>{name}</bdi>
            <br />
          </>
        )}
        <EmailText address={email} />
        <br />
        <bdi lang={locale}>{getLocaleInfo(locale).name}</bdi>
      </span>
    ),
  },
  { label: invitationMessages.roles, cell: ({ roles }) => <StaffRoleNames roles={roles} /> },
  { label: invitationMessages.validUntil, cell: ({ expiresAt }) => <TimeText value={expiresAt} /> },
  { label: invitationMessages.acts, cell: (invitation) => <Acts invitation={invitation} /> },
];

function Open({ list }: { readonly list: ReturnType<typeof useAccountInvitations> }) {
  const { formatMessage } = useIntl();
  const rows = useRef<HTMLDivElement>(null);
  const { invitations, currentData, isError, error, refetch, total } = list;
  if (isError && !currentData) return <ErrorNotice onRetry={refetch} error={error} />;
  if (!invitations) return <RowsSkeleton />;
  if (invitations.length === 0) {
    return (
      <p>
        <FormattedMessage {...invitationMessages.none} />
      </p>
    );
  }
  return (
    <div ref={rows} aria-busy={list.isFetching}>
      <p>
        <FormattedMessage {...countMessages.total} values={{ count: total }} />
      </p>
      <Table
        caption={formatMessage(invitationMessages.open)}
        columns={COLUMNS}
        rows={invitations}
        keyOf={({ id }) => id}
        onPhone="cards"
      />
      <LoadMore list={list} rows={rows} />
    </div>
  );
}

function Acts({ invitation: { id } }: { readonly invitation: OpenInvitation }) {
  const told = useMutationToast();
  const [sendAgain, again] = useSendInvitationAgainMutation();
  const [withdraw, withdrawal] = useWithdrawAccountInvitationMutation();
  return (
    <>
      <Button
        look="secondary"
        isPending={again.isLoading}
        onClick={() => void told(sendAgain(id), invitationMessages.sentAgain)}
      >
        <FormattedMessage {...invitationMessages.again} />
      </Button>{' '}
      <Button
        look="quiet"
        isPending={withdrawal.isLoading}
        onClick={() => void told(withdraw(id), invitationMessages.withdrawn)}
      >
        <FormattedMessage {...invitationMessages.withdraw} />
      </Button>
    </>
  );
}
