import { useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import type { OpenInvitation } from '../../../../shared/contract/accountInvitations';
import { getLocaleInfo } from '../../../../shared/locales';
import { isProblem } from '../../../api/problem';
import { getErrorMessage } from '../../../intl/errorMessage';
import { StaffOnlyPage } from '../../../parts/content/StaffOnlyPage';
import { EmailText } from '../../../parts/person/EmailText';
import { StaffRoleNames } from '../groupNames';
import { NoMail } from '../../../parts/setup/NoMail';
import { useGetOpeningTasksQuery } from '../../../parts/setup/setupApi';
import { useMutationToast } from '../../../parts/teams/useMutationToast';
import { Button } from '../../../ui/Button';
import { ErrorNotice } from '../../../ui/ErrorNotice';
import { Notice } from '../../../ui/Notice';
import { Part } from '../../../ui/Part';
import { RowsSkeleton } from '../../../ui/Skeleton';
import { Table, type Column } from '../../../ui/Table';
import { TimeText } from '../../../ui/TimeText';
import { AdminLayout } from '../AdminLayout';
import { isForbidden } from '../isForbidden';
import { LoadMore } from '../LoadMore';
import { adminMessages } from '../messages';
import { TakeBackNotice } from '../TakeBackNotice';
import {
  useAccountInvitations,
  useRestoreAccountInvitationMutation,
  useSendInvitationAgainMutation,
  useWithdrawAccountInvitationMutation,
} from './invitationsApi';
import styles from '../PersonScreen.module.css';
import { InviteForm } from './InviteForm';
import { countMessages, invitationMessages, withdrawalMessages } from './messages';

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

const listColumns = (
  onWithdrawn: (invitation: OpenInvitation) => void,
): readonly Column<OpenInvitation>[] => [
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
  {
    label: invitationMessages.acts,
    cell: (invitation) => (
      <Acts invitation={invitation} onWithdrawn={() => onWithdrawn(invitation)} />
    ),
  },
];

/** The newest withdrawal on this page, with its number. */
interface Withdrawal {
  readonly invitation: OpenInvitation;
  readonly turn: number;
}

function Open({ list }: ListProps) {
  const [last, setLast] = useState<Withdrawal | null>(null);
  const columns = useMemo(
    () =>
      listColumns((invitation) =>
        setLast((former) => ({ invitation, turn: (former?.turn ?? 0) + 1 })),
      ),
    [],
  );
  return (
    <>
      {last && <Withdrawn key={last.turn} invitation={last.invitation} />}
      <OpenList list={list} columns={columns} />
    </>
  );
}

/** Says that an invitation was withdrawn, and takes that back. */
function Withdrawn({ invitation: { id, email } }: InvitationProps) {
  const [restore, { isLoading, isSuccess, error }] = useRestoreAccountInvitationMutation();
  const code = isProblem(error) ? error.code : 'unexpected';
  const isGone = code === 'notFound';
  const failure: MessageDescriptor = isGone ? invitationMessages.gone : getErrorMessage(code);
  return (
    <>
      <TakeBackNotice
        key={isSuccess ? 'restored' : 'withdrawn'}
        takesFocus
        isPending={isLoading}
        onTakeBack={isSuccess || isGone ? undefined : () => void restore(id)}
      >
        <FormattedMessage
          {...withdrawalMessages[isSuccess ? 'restored' : 'withdrawn']}
          values={{ address: <EmailText address={email} /> }}
        />
      </TakeBackNotice>
      {error && !isLoading && (
        <Notice tone="bad" role="alert">
          <FormattedMessage {...failure} />
        </Notice>
      )}
    </>
  );
}

interface ListProps {
  readonly list: ReturnType<typeof useAccountInvitations>;
}

interface OpenListProps extends ListProps {
  readonly columns: readonly Column<OpenInvitation>[];
}

function OpenList({ list, columns }: OpenListProps) {
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
        columns={columns}
        rows={invitations}
        keyOf={({ id }) => id}
        onPhone="cards"
      />
      <LoadMore list={list} rows={rows} />
    </div>
  );
}

interface InvitationProps {
  readonly invitation: OpenInvitation;
}

interface ActsProps extends InvitationProps {
  readonly onWithdrawn: () => void;
}

function Acts({ invitation: { id }, onWithdrawn }: ActsProps) {
  const told = useMutationToast();
  const [sendAgain, again] = useSendInvitationAgainMutation();
  const [withdraw, withdrawal] = useWithdrawAccountInvitationMutation();
  const end = async () => {
    if (await told(withdraw(id))) onWithdrawn();
  };
  return (
    <>
      <Button
        look="secondary"
        isPending={again.isLoading}
        onClick={() => void told(sendAgain(id), invitationMessages.sentAgain)}
      >
        <FormattedMessage {...invitationMessages.again} />
      </Button>{' '}
      <Button look="quiet" isPending={withdrawal.isLoading} onClick={() => void end()}>
        <FormattedMessage {...invitationMessages.withdraw} />
      </Button>
    </>
  );
}
