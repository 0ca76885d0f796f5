import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/Button';
import { UserText } from '../../../ui/UserText';
import { attemptMessages } from './messages';
import type { FieldProps } from './fieldProps';
import styles from './fields.module.css';

/**
 * Options to be put in order. Keyboard: two buttons move each of them; they keep the focus, and the
 * new place is said.
 */
export function OrderingField({ question, answer, onAnswer }: FieldProps<'ordering'>) {
  const { formatMessage } = useIntl();
  const [moved, setMoved] = useState<number | null>(null);
  const order = answer?.order ?? question.options.map((_, place) => place);

  const move = (index: number, by: -1 | 1) => {
    const next = [...order];
    next.splice(index + by, 0, ...next.splice(index, 1));
    setMoved(order[index]!);
    onAnswer({ order: next });
  };
  const button = (index: number, by: -1 | 1) => {
    const message = by < 0 ? attemptMessages.moveUp : attemptMessages.moveDown;
    const isAtEnd = index + by < 0 || index + by >= order.length;
    return (
      <Button
        look="secondary"
        aria-disabled={isAtEnd || undefined}
        aria-label={formatMessage(message, { entry: question.options[order[index]!]!.text })}
        onClick={() => !isAtEnd && move(index, by)}
      >
        <span aria-hidden="true">
          <FormattedMessage {...(by < 0 ? attemptMessages.up : attemptMessages.down)} />
        </span>
      </Button>
    );
  };
  return (
    <>
      <ol className={styles['order']}>
        {order.map((place, index) => (
          <li key={place} className={styles['movable']}>
            <span className={styles['grow']}>
              <UserText text={question.options[place]!} />
            </span>
            {button(index, -1)}
            {button(index, 1)}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {moved !== null &&
          formatMessage(attemptMessages.movedTo, {
            entry: question.options[moved]!.text,
            place: order.indexOf(moved) + 1,
            count: order.length,
          })}
      </p>
    </>
  );
}
