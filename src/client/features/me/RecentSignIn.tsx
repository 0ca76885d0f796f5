import { Fragment, type ReactNode } from 'react';
import type { SecurityFacts, SessionInfo } from '../../../shared/contract/accounts';
import { RECENT_SIGN_IN_MS } from '../../../shared/contract/profile';
import { useListSessionsQuery } from '../../api/accountsApi';
import { useLocaleContext } from '../../intl/IntlRoot';
import { QueryResult } from './QueryResult';
import { SignInAgain } from './SignInAgain';

interface Props {
  readonly facts: SecurityFacts;
  readonly children: ReactNode;
}

/**
 * For what a session that was left open must not do: shown as long as the sign-in is recent,
 * otherwise the way to sign in again. The host decides; this spares people a refusal at the end of
 * their way.
 */
export function RecentSignIn({ facts, children }: Props) {
  const sessions = useListSessionsQuery(undefined);
  const { now } = useLocaleContext();
  return (
    <QueryResult answer={sessions}>
      {(list) => {
        const current = list.find(({ isCurrent }) => isCurrent);
        if (!current || !isRecent(current, now)) return <SignInAgain facts={facts} />;
        // With a new session whatever the old one was refused is forgotten.
        return <Fragment key={current.id}>{children}</Fragment>;
      }}
    </QueryResult>
  );
}

/** Time to read, to decide and to go to a provider and back. */
const MARGIN_MS = 3 * 60_000;

const isRecent = ({ authenticatedAt }: SessionInfo, now: number) =>
  now - Date.parse(authenticatedAt) < RECENT_SIGN_IN_MS - MARGIN_MS;
