import { useId, type ReactNode } from 'react';
import { ToolButton } from '../../../ui/forms/ToolButton';
import { homeFieldMessages } from './messages';
import styles from './OrderRow.module.css';

export interface OrderRowProps {
  readonly name: ReactNode;
  readonly note?: ReactNode;
  readonly isOn: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onTurn: () => void;
  /** Undefined for what has no place of its own in the order. */
  readonly onMove: ((by: -1 | 1) => void) | undefined;
}

/** A row of a list in an order: on or off, with buttons that move it up and down. */
export function OrderRow({ name, note, isOn, isFirst, isLast, onTurn, onMove }: OrderRowProps) {
  const id = useId();
  return (
    <li className={styles['row']}>
      <label className={styles['choice']}>
        <input type="checkbox" checked={isOn} onChange={onTurn} />
        <span id={id}>{name}</span>
      </label>
      {note && <span className={styles['off']}>{note}</span>}
      {onMove && (
        <span className={styles['tools']}>
          <ToolButton
            label={homeFieldMessages.up}
            about={id}
            isDisabled={isFirst}
            onPress={() => onMove(-1)}
          />
          <ToolButton
            label={homeFieldMessages.down}
            about={id}
            isDisabled={isLast}
            onPress={() => onMove(1)}
          />
        </span>
      )}
    </li>
  );
}
