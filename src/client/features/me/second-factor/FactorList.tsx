import { FormattedMessage, useIntl } from 'react-intl';
import type { SecurityFacts } from '../../../../shared/contract/accounts';
import { Button } from '../../../ui/Button';
import { DatedSentence } from '../DatedSentence';
import styles from '../SecurityScreen.module.css';
import { secondFactorMessages } from './messages';

/** The authenticator app, or the passkey with this id. */
export type Factor = 'app' | { readonly passkeyId: string };

interface Props {
  readonly state: NonNullable<SecurityFacts['secondFactor']>;
  readonly onRemove: (factor: Factor) => void;
}

/** Lists what counts as second step; each can be removed. Says how many recovery codes are left. */
export function FactorList({ state, onRemove }: Props) {
  const { formatMessage } = useIntl();
  const { appSince, passkeys, recoveryCodes: count } = state;
  return (
    <>
      <ul className={styles['rows']}>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <FactorRow
            key={id}
            name={name}
            addedAt={createdAt}
            lastUsedAt={lastUsedAt}
            onRemove={() => onRemove({ passkeyId: id })}
          />
        ))}
        {appSince !== null && (
          <FactorRow
            name={formatMessage(secondFactorMessages.app)}
            addedAt={appSince}
            onRemove={() => onRemove('app')}
          />
        )}
      </ul>
      <p>
        <FormattedMessage {...secondFactorMessages.codesLeft} values={{ count }} />
      </p>
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly addedAt: string;
  /** Null: not used yet. Nothing is said of an app. */
  readonly lastUsedAt?: string | null;
  readonly onRemove: () => void;
}

function FactorRow({ name, addedAt, lastUsedAt, onRemove }: RowProps) {
  const { formatMessage } = useIntl();
  const label = [formatMessage(secondFactorMessages.removeOne), name].join(' ');
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <bdi className={styles['device']}>{name}</bdi>
        <DatedSentence message="addedAt" at={addedAt} />
        {lastUsedAt && <DatedSentence message="lastUsed" at={lastUsedAt} />}
        {lastUsedAt === null && (
          <span className={styles['soft']}>
            <FormattedMessage {...secondFactorMessages.notUsed} />
          </span>
        )}
      </div>
      <Button look="secondary" onClick={onRemove} aria-label={label}>
        <FormattedMessage {...secondFactorMessages.removeOne} />
      </Button>
    </li>
  );
}
