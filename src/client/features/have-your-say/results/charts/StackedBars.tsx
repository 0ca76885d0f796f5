import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Text } from '../../../../../shared/contract/text';
import { uiMessages } from '../../../../intl/sharedMessages';
import { UserText } from '../../../../ui/UserText';
import { memoByValue } from '../memoByValue';
import styles from './charts.module.css';
import { Figure } from './Figure';
import { FoldedGrid } from './Grid';

interface StackedRow {
  readonly id: string;
  readonly label: Text;
  /** Text of the bar in words. */
  readonly note: string;
  /** Number of ballots in each part, the best part first. */
  readonly parts: readonly number[];
}

interface Props {
  readonly title: MessageDescriptor;
  /** The names of the parts, the best first. */
  readonly names: readonly string[];
  readonly rows: readonly StackedRow[];
}

const FAINTEST = 0.12;

/** Returns the opacity of a part: the best one is the strongest; the last is hardly filled. */
const strength = (part: number, parts: number): number =>
  parts === 1 ? 1 : 1 - (part / (parts - 1)) * (1 - FAINTEST);

function Bar({ label, note, parts }: Omit<StackedRow, 'id'>) {
  const whole = parts.reduce((sum, part) => sum + part, 0) || 1;
  const starts = parts.map((_, index) =>
    parts.slice(0, index).reduce((sum, part) => sum + part, 0),
  );
  return (
    <li className={styles['row']}>
      <span className={styles['label']}>
        <UserText text={label} />
      </span>
      <span className={styles['value']}>{note}</span>
      <svg className={styles['track']} aria-hidden="true" focusable="false">
        {parts.map((part, index) => (
          <rect
            key={index}
            x={`${(starts[index]! / whole) * 100}%`}
            width={`${(part / whole) * 100}%`}
            height="100%"
            className={styles['part']}
            fillOpacity={strength(index, parts.length)}
          />
        ))}
        <line x1="50%" x2="50%" y1="0" y2="100%" className={styles['middle']} />
      </svg>
    </li>
  );
}

const StackedBar = memoByValue(Bar);

const Swatch = ({ opacity }: { readonly opacity: number }): ReactNode => (
  <svg className={styles['swatch']} aria-hidden="true" focusable="false">
    <rect width="100%" height="100%" className={styles['part']} fillOpacity={opacity} />
  </svg>
);

/** For every option how its ballots divide, best part first; the line marks the middle ballot. */
export function StackedBars({ title, names, rows }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Figure title={title}>
      <ul className={styles['legend']}>
        {names.map((name, index) => (
          <li key={name}>
            <Swatch opacity={strength(index, names.length)} /> {name}
          </li>
        ))}
      </ul>
      <ul className={styles['bars']}>
        {rows.map(({ id, ...row }) => (
          <StackedBar key={id} {...row} />
        ))}
      </ul>
      <FoldedGrid
        caption={formatMessage(title)}
        columns={[formatMessage(uiMessages.chartOption), ...names]}
        rows={rows.map(({ id, label, parts }) => ({
          key: id,
          header: <UserText text={label} />,
          cells: parts.map((part) => formatNumber(part)),
        }))}
      />
    </Figure>
  );
}
