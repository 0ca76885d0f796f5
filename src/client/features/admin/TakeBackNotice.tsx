import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { DoneNotice } from './DoneNotice';
import { adminMessages } from './messages';

interface Props {
  readonly children: ReactNode;
  /** True if the focus goes to the message, because the button that was pressed is gone. */
  readonly takesFocus: boolean;
  readonly isPending: boolean;
  /** Undefined where there is nothing to take back. */
  readonly onTakeBack: (() => void) | undefined;
}

/** Says that a change is saved, and offers the way back. */
export function TakeBackNotice({ children, takesFocus, isPending, onTakeBack }: Props) {
  const text = (
    <>
      {children}{' '}
      {onTakeBack && (
        <Button look="quiet" isPending={isPending} onClick={onTakeBack}>
          <FormattedMessage {...adminMessages.takeBack} />
        </Button>
      )}
    </>
  );
  if (takesFocus) return <DoneNotice>{text}</DoneNotice>;
  return (
    <Notice tone="good" icon="check" role="status">
      {text}
    </Notice>
  );
}
