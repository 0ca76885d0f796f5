import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { findVisibleFaults, type VisibleFault } from '../../../shared/passwordRules';
import { Button } from '../Button';
import { joinClasses } from '../joinClasses';
import { Icon } from '../Icon';
import styles from './Form.module.css';
import { formMessages, ruleMessages } from './messages';
import { TextField } from './TextField';

interface Props {
  readonly name?: string;
  readonly label?: MessageDescriptor;
  readonly autoComplete?: 'current-password' | 'new-password';
  readonly hint?: ReactNode;
  readonly onType?: (password: string) => void;
}

/** A password that can be shown, pasted and filled in by a password manager (WCAG 3.3.8). */
export function PasswordField({
  name = 'password',
  label = formMessages.password,
  autoComplete = 'current-password',
  hint,
  onType,
}: Props) {
  const { formatMessage } = useIntl();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      name={name}
      label={label}
      autoComplete={autoComplete}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      hint={hint}
      onChange={({ target }) => onType?.(target.value)}
      button={
        <Button
          look="secondary"
          aria-label={[formatMessage(formMessages.show), formatMessage(label)].join(' ')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <FormattedMessage {...formMessages.show} />
        </Button>
      }
    />
  );
}

const RULES = ['tooShort', 'tooUniform'] as const satisfies readonly VisibleFault[];

/** A password to choose, with the rules below it; each is marked as soon as it is kept. */
export function NewPasswordField({ name = 'password' }: Pick<Props, 'name'>) {
  const [broken, setBroken] = useState<readonly VisibleFault[]>(RULES);
  return (
    <PasswordField
      name={name}
      label={formMessages.newPassword}
      autoComplete="new-password"
      onType={(password) => setBroken(findVisibleFaults(password))}
      hint={
        <ul className={styles['rules']}>
          {RULES.map((rule) => (
            <Rule key={rule} message={ruleMessages[rule]} isKept={!broken.includes(rule)} />
          ))}
          <li className={styles['rule']}>
            <Icon name="info" />
            <FormattedMessage {...ruleMessages.others} />
          </li>
        </ul>
      }
    />
  );
}

function Rule({
  message,
  isKept,
}: {
  readonly message: MessageDescriptor;
  readonly isKept: boolean;
}) {
  return (
    <li className={joinClasses(styles['rule'], isKept && styles['kept'])}>
      <Icon name={isKept ? 'check' : 'info'} />
      <span>
        <FormattedMessage {...message} />
      </span>
      {isKept && (
        <span className="visually-hidden">
          <FormattedMessage {...ruleMessages.kept} />
        </span>
      )}
    </li>
  );
}
