import { FormattedMessage, useIntl } from 'react-intl';
import type { Option } from '../../../../shared/ballots/paper';
import { rankingMessages } from './messages';
import { OptionText } from './OptionText';
import styles from './ranking.module.css';

const SIGN = '+';

interface Props {
  readonly options: readonly Option[];
  /** No more can be ranked. */
  readonly isFull: boolean;
  readonly onAdd: (option: Option) => void;
  readonly onDrag: (option: string) => void;
  readonly onDrop: () => void;
}

/** List of the options that are not ranked; each is a button that puts it next in the order. */
export function UnrankedList({ options, isFull, onAdd, onDrag, onDrop }: Props) {
  const { formatMessage } = useIntl();
  if (options.length === 0) return null;
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- a place to drop at; each row has a button that does the same
    <div onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <p className={styles['heading']}>
        <FormattedMessage {...rankingMessages.unranked} />
      </p>
      <ul className={styles['unranked']}>
        {options.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className={styles['add']}
              data-rank={`add ${option.id}`}
              aria-disabled={isFull || undefined}
              aria-label={formatMessage(rankingMessages.add, { name: option.label.text })}
              aria-describedby={option.description ? `${option.id}-words-about` : undefined}
              draggable={!isFull}
              onDragStart={() => onDrag(option.id)}
              onClick={() => onAdd(option)}
            >
              <span aria-hidden="true">{SIGN}</span>
              <span className={styles['words']}>
                <OptionText option={option} id={`${option.id}-words`} />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
