import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Icon } from '../../../ui/Icon';
import styles from './Paper.module.css';
import { tokenMessages } from './messages';

/** Id of the field on the page. */
export const TOKEN_ID = 'voting-code';

interface Props {
  readonly token: string;
  readonly fault: MessageDescriptor | null;
  readonly onToken: (token: string) => void;
}

/** The code that makes somebody a voter in a poll with tokens. */
export function TokenField({ token, fault, onToken }: Props) {
  return (
    <div className={styles['question']}>
      <label htmlFor={TOKEN_ID} className={styles['prompt']}>
        <FormattedMessage {...tokenMessages.label} />
      </label>
      <p id={`${TOKEN_ID}-help`} className={styles['help']}>
        <FormattedMessage {...tokenMessages.hint} />
      </p>
      {fault && (
        <p id={`${TOKEN_ID}-fault`} className={styles['fault']}>
          <Icon name="info" />
          <FormattedMessage {...fault} />
        </p>
      )}
      <input
        id={TOKEN_ID}
        className={styles['token']}
        value={token}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${TOKEN_ID}-help${fault ? ` ${TOKEN_ID}-fault` : ''}`}
        onChange={({ target }) => onToken(target.value)}
      />
    </div>
  );
}
