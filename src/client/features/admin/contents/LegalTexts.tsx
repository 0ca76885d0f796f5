import { skipToken } from '@reduxjs/toolkit/query';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { LegalState } from '../../../../shared/contract/legal';
import { isAdmin } from '../../../../shared/permissions/roles';
import { LEGAL_PAGES } from '../../../../shared/routes';
import { useAppSelector } from '../../../store/hooks';
import { titleMessages } from '../../../intl/sharedMessages';
import { selectUser } from '../../../state/sessionSlice';
import { Link } from '../../../ui/Link';
import { TimeText } from '../../../ui/TimeText';
import styles from './desk.module.css';
import { useGetLegalStatesQuery } from './legalStatesApi';
import {
  announcedMessage,
  editorialQueueMessages,
  inForceMessage,
  legalStateMessages,
} from './messages';

/** The state of a text: what holds, what is announced and what is being written. */
function State({ state }: { readonly state: LegalState | undefined }) {
  if (!state) return null;
  const { inForce, coming, draft } = state;
  const valuesOf = ({ versionNumber, effectiveOn }: NonNullable<LegalState['inForce']>) => ({
    number: versionNumber,
    date: <TimeText key="date" value={effectiveOn} />,
  });
  const facts = [
    !inForce && !coming && <FormattedMessage {...legalStateMessages.missing} />,
    inForce && <FormattedMessage {...inForceMessage} values={valuesOf(inForce)} />,
    coming && <FormattedMessage {...announcedMessage} values={valuesOf(coming)} />,
    draft && <FormattedMessage {...legalStateMessages[draft]} />,
  ].filter(Boolean);
  return (
    <ul className={styles['legalState']}>
      {facts.map((fact, index) => (
        <li key={index}>{fact}</li>
      ))}
    </ul>
  );
}

interface Props {
  /** State of the links, for the page that they open. */
  readonly linkState?: unknown;
}

/** The ways to write the legal texts, which administrators alone do. */
export function LegalTexts({ linkState }: Props) {
  const titleId = useId();
  const user = useAppSelector(selectUser);
  const writes = user !== null && isAdmin(user.roles);
  const { currentData: states } = useGetLegalStatesQuery(writes ? undefined : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  if (!writes) return null;
  return (
    <nav aria-labelledby={titleId} className={styles['legal']}>
      <h2 id={titleId}>
        <FormattedMessage {...editorialQueueMessages.legal} />
      </h2>
      <ul>
        {LEGAL_PAGES.map((kind) => (
          <li key={kind}>
            <Link to={`/legal/${kind}/edit`} state={linkState}>
              <FormattedMessage {...titleMessages[kind]} />
            </Link>
            <State state={states?.find((state) => state.kind === kind)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
