import { useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '../../ui/Icon';
import { useFault, type Faults, type Fields } from '../../ui/lazy/forms/Form';
import styles from '../../ui/lazy/forms/Form.module.css';
import { faultMessages, reasonMessages } from './messages';
import own from './ReasonField.module.css';

/** As the contract has it (`shared/contract/admin.ts`). */
const LETTERS = { least: 3, most: 500 } as const;
const ROWS = 3;

export const reasonIn = (fields: Fields): string => (fields['reason'] ?? '').trim();

export function checkReason(fields: Fields): Faults {
  const { length } = reasonIn(fields);
  return length < LETTERS.least ? { reason: faultMessages.tooShort } : {};
}

interface Props {
  readonly given?: string;
  /** The field comes back into view with what was typed. */
  readonly takesFocus?: boolean;
}

/** Why: it stands in the log for good. */
export function ReasonField({ given = '', takesFocus = false }: Props) {
  const id = useId();
  const fault = useFault('reason');
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div className={styles['field']}>
      <label htmlFor={id} className={styles['label']}>
        <FormattedMessage {...reasonMessages.label} />
      </label>
      <textarea
        ref={field}
        id={id}
        name="reason"
        dir="auto"
        rows={ROWS}
        maxLength={LETTERS.most}
        defaultValue={given}
        required
        className={own['reason']}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? `${id}-fault ${id}-hint` : `${id}-hint`}
      />
      {fault && (
        <p id={`${id}-fault`} className={styles['fault']}>
          <Icon name="info" />
          <FormattedMessage {...fault} />
        </p>
      )}
      <p id={`${id}-hint`} className={styles['hint']}>
        <FormattedMessage {...reasonMessages.hint} />
      </p>
    </div>
  );
}
