import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Problem } from '../../api/problem';
import { sessionMessages } from '../../intl/failures/messages';
import { Button } from '../../ui/Button';
import { toFormErrors } from '../../ui/forms/formErrors';
import { Notice } from '../../ui/Notice';
import styles from './ConfirmAction.module.css';
import { blockMessages, type BlockAction } from './messages';

interface Props {
  readonly action: BlockAction;
  readonly name: ReactNode;
  readonly isPending: boolean;
  readonly error: Problem | SerializedError | undefined;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/**
 * The last question before a block; it takes the focus, so that it is read before a button is
 * pressed.
 */
export function ConfirmAction({ action, name, isPending, error, onYes, onNo }: Props) {
  const id = useId();
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { failure } = toFormErrors(error);
  return (
    <div role="group" aria-labelledby={id} className={styles['confirm']}>
      <p id={id} ref={place} tabIndex={-1} className={styles['question']}>
        <FormattedMessage {...blockMessages[action].question} values={{ name }} />
      </p>
      {failure && !isPending && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
      <div className={styles['buttons']}>
        <Button
          look={action === 'block' ? 'danger' : 'primary'}
          isPending={isPending}
          onClick={onYes}
        >
          <FormattedMessage {...blockMessages[action].yes} />
        </Button>
        <Button look="secondary" isPending={isPending} onClick={onNo}>
          <FormattedMessage {...sessionMessages.cancel} />
        </Button>
      </div>
    </div>
  );
}
