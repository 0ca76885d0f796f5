import { FormattedNumber, useIntl, type MessageDescriptor } from 'react-intl';
import type { Option } from '../../../../shared/ballots/paper';
import { rankingMessages } from './messages';
import { OptionText } from './OptionText';
import styles from './ranking.module.css';

export type RowAction = 'up' | 'down' | 'join' | 'remove';

interface Props {
  readonly option: Option;
  readonly place: number;
  readonly isShared: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** True if the option may share the rank above it. */
  readonly canJoin: boolean;
  readonly onAction: (action: RowAction) => void;
  readonly onDrag: () => void;
  readonly onDrop: () => void;
}

const SIGNS = { up: '↑', down: '↓', join: '=', remove: '×' } as const satisfies Record<
  RowAction,
  string
>;

/** A ranked option with its place and everything that can be done with it. */
export function RankedRow(props: Props) {
  const { option, place, isShared, isFirst, isLast, canJoin, onAction, onDrag, onDrop } = props;
  const button = (action: RowAction, isBarred = false) => (
    <RowButton option={option} action={action} isBarred={isBarred} onPress={onAction} />
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what dragging does, the buttons do
    <li
      className={styles['row']}
      value={place}
      draggable
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <span className={styles['place']} aria-hidden="true">
        <FormattedNumber value={place} />
        {isShared && SIGNS.join}
      </span>
      <span className={styles['words']}>
        <OptionText option={option} />
      </span>
      <span className={styles['buttons']}>
        {canJoin && button('join')}
        {button('up', isFirst)}
        {button('down', isLast)}
        {button('remove')}
      </span>
    </li>
  );
}

const NAMES: Readonly<Record<RowAction, MessageDescriptor>> = {
  up: rankingMessages.up,
  down: rankingMessages.down,
  join: rankingMessages.join,
  remove: rankingMessages.remove,
};

interface ButtonProps {
  readonly option: Option;
  readonly action: RowAction;
  readonly isBarred: boolean;
  readonly onPress: (action: RowAction) => void;
}

function RowButton({ option, action, isBarred, onPress }: ButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={styles['button']}
      data-rank={`${action} ${option.id}`}
      aria-disabled={isBarred || undefined}
      aria-label={formatMessage(NAMES[action], { name: option.label.text })}
      onClick={() => !isBarred && onPress(action)}
    >
      <span aria-hidden="true">{SIGNS[action]}</span>
    </button>
  );
}
