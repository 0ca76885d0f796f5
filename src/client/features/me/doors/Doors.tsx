import { useRef, useState } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { SecurityFacts } from '../../../../shared/contract/accounts';
import { useAppSelector } from '../../../store/hooks';
import { getErrorMessage } from '../../../intl/errorMessage';
import type { DoorLinkOutcome } from '../../../state/session';
import { selectCityDoor, selectConfigurations } from '../../../state/configSlice';
import { selectHasProvider } from '../../../state/installationSlice';
import { selectDoorLink } from '../../../state/sessionSlice';
import { Notice } from '../../../ui/Notice';
import { securityMessages } from '../messages';
import { RecentSignIn } from '../RecentSignIn';
import styles from '../SecurityScreen.module.css';
import { DoorRow, type DoorNameText } from './DoorRow';
import { DoorChangeDialog, type DoorChange } from './DoorChangeDialog';
import { doorMessages } from './messages';

interface Props {
  readonly facts: SecurityFacts;
}

/**
 * The logins that open the account, and those that could; each of them can be removed or linked.
 */
export function Doors({ facts }: Props) {
  const { doors } = facts;
  const configurations = useAppSelector(selectConfigurations);
  const hasProvider = useAppSelector(selectHasProvider);
  const cityDoor = useAppSelector(selectCityDoor);
  const outcome = useAppSelector(selectDoorLink);
  const toName = (issuer: string): DoorNameText =>
    cityDoor && isSame(issuer, cityDoor.authority) ? doorMessages.city : issuer;
  const [wish, setWish] = useState<DoorChange | null>(null);
  const [isUnlinked, setUnlinked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const others = configurations.filter(
    ({ authority }) => hasProvider && !doors.some(({ issuer }) => isSame(issuer, authority)),
  );

  const choose = (next: DoorChange) => {
    setUnlinked(false);
    setWish(next);
  };
  const close = (isDone: boolean) => {
    setWish(null);
    setUnlinked(isDone);
    // The button that was pressed is gone.
    place.current?.focus();
  };

  return (
    <div ref={place} tabIndex={-1} className={styles['part']}>
      <div role="status">
        {isUnlinked && <Done message={doorMessages.unlinked} />}
        {!isUnlinked && !wish && outcome && <Outcome outcome={outcome} />}
      </div>
      {doors.length === 0 && (
        <p>
          <FormattedMessage {...securityMessages.noDoors} />
        </p>
      )}
      <ul className={styles['rows']}>
        {doors.map(({ issuer, linkedAt }) => (
          <DoorRow
            key={issuer}
            name={toName(issuer)}
            linkedAt={linkedAt}
            onPress={() => choose({ kind: 'unlink', issuer })}
          />
        ))}
        {others.map(({ configId, authority }) => (
          <DoorRow
            key={configId}
            name={toName(authority)}
            linkedAt={null}
            onPress={() => choose({ kind: 'link', configId, issuer: authority })}
          />
        ))}
      </ul>
      {wish && (
        <RecentSignIn facts={facts}>
          <DoorChangeDialog
            key={`${wish.kind} ${wish.issuer}`}
            wish={wish}
            name={toName(wish.issuer)}
            facts={facts}
            onClose={close}
          />
        </RecentSignIn>
      )}
    </div>
  );
}

/**
 * Tells whether two issuers are the same: an issuer may be written with or without a slash at its
 * end.
 */
const isSame = (issuer: string, authority: string) => trimmed(issuer) === trimmed(authority);
const trimmed = (address: string) => address.replace(/\/$/, '');

/** Outcome of the way to the login and back. */
function Outcome({ outcome: { code } }: { readonly outcome: DoorLinkOutcome }) {
  if (code === null) return <Done message={doorMessages.linked} />;
  return (
    <Notice tone="bad">
      <p>
        <FormattedMessage {...getErrorMessage(code)} />
      </p>
    </Notice>
  );
}

function Done({ message }: { readonly message: MessageDescriptor }) {
  return (
    <Notice tone="good" icon="check">
      <p>
        <FormattedMessage {...message} />
      </p>
    </Notice>
  );
}
