import { skipToken } from '@reduxjs/toolkit/query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import type { AdminPerson } from '../../../shared/contract/admin';
import { isProblem } from '../../api/problem';
import { titleMessages } from '../../intl/sharedMessages';
import { ErrorNotice } from '../../ui/ErrorNotice';
import { Notice } from '../../ui/Notice';
import { Part } from '../../ui/Part';
import { PageSkeleton } from '../../ui/Skeleton';
import { StaffOnlyPage } from '../../parts/content/StaffOnlyPage';
import { StatusPage, toStatusKind } from '../../parts/content/StatusPage';
import { useGetPersonQuery } from './adminApi';
import { AdminLayout } from './AdminLayout';
import { AuditList } from './AuditList';
import { BlockPart } from './BlockPart';
import { isForbidden } from './isForbidden';
import { adminMessages, secondFactorMessages, verificationMessages } from './messages';
import { PersonFacts } from './PersonFacts';
import styles from './PersonScreen.module.css';
import { RightsForm } from './RightsForm';
import { SecondFactorPart } from './SecondFactorPart';
import { StateBadge, VerifiedBadge } from './StateBadges';
import { VerificationPart } from './VerificationPart';
import { useAdminPermissions, useOwnId } from './useAdminPermissions';

/**
 * One person: what is known, what they may do, whether they are blocked, and what was done about
 * them.
 */
export function PersonScreen() {
  const { formatMessage } = useIntl();
  const { slug } = useParams();
  const { currentData, isError, error, refetch } = useGetPersonQuery(slug ?? skipToken, {
    refetchOnMountOrArgChange: true,
  });
  if (isForbidden(error)) return <StaffOnlyPage />;
  if (currentData) return <Shown key={currentData.id} person={currentData} />;
  const kind = toStatusKind(isProblem(error) ? error.status : 0);
  if (kind === 'notFound') return <StatusPage kind={kind} />;
  return (
    <AdminLayout title={formatMessage(titleMessages.admin)} isBelow>
      {isError ? <ErrorNotice onRetry={refetch} error={error} /> : <PageSkeleton />}
    </AdminLayout>
  );
}

function Shown({ person }: { readonly person: AdminPerson }) {
  return (
    <AdminLayout
      isBelow
      title={person.name}
      heading={<bdi>{person.name}</bdi>}
      badges={
        <>
          <VerifiedBadge isVerified={person.verified} />
          {person.blockedAt && <StateBadge isBlocked />}
        </>
      }
    >
      <div className={styles['stack']}>
        <PersonFacts person={person} />
        <Changes person={person} />
        <Part title={adminMessages.history}>
          <AuditList person={person.id} />
        </Part>
      </div>
    </AdminLayout>
  );
}

function Changes({ person }: { readonly person: AdminPerson }) {
  const may = useAdminPermissions();
  if (person.id === useOwnId()) {
    return (
      <Notice tone="accent" title={<FormattedMessage {...adminMessages.ownTitle} />}>
        <p>
          <FormattedMessage {...adminMessages.own} />
        </p>
      </Notice>
    );
  }
  return (
    <>
      {may('rights.change', person) && (
        <Part title={adminMessages.rights}>
          <RightsForm person={person} />
        </Part>
      )}
      {may('rights.change', person) && (
        <Part title={verificationMessages.title}>
          <VerificationPart person={person} />
        </Part>
      )}
      {person.hasSecondFactor && may('rights.change', person) && (
        <Part title={secondFactorMessages.title}>
          <SecondFactorPart person={person} />
        </Part>
      )}
      <Part title={adminMessages.block}>
        <BlockPart person={person} />
      </Part>
    </>
  );
}
