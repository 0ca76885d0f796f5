import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { formatClock } from '../../../tape/replay/moments';
import { tapePlayerMessages as m, tapePlayerValueMessages as values } from './messages';
import { Panel } from './Panel';
import type { PlayedAction } from './playedTape';
import styles from './TapePlayer.module.css';

interface Props {
  readonly actions: readonly PlayedAction[];
  /** Number of the action that is shown. */
  readonly number: number;
  readonly onChange: (number: number) => void;
}

/** All actions in their order; a search looks into their names and into what they say. */
export function ActionList({ actions, number, onChange }: Props) {
  const [sought, seek] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const current = useRef<HTMLButtonElement>(null);
  // Within its list alone: the page stays where it is.
  useEffect(() => {
    if (!list.current || !current.current) return;
    list.current.scrollTop = current.current.offsetTop - list.current.clientHeight / 2;
  }, [number]);
  const wanted = sought.trim().toLowerCase();
  const found = actions.filter(({ action }) =>
    JSON.stringify(action).toLowerCase().includes(wanted),
  );
  return (
    <Panel title={m.actions}>
      <label className={styles['choice']}>
        <span className={styles['label']}>
          <FormattedMessage {...m.search} />
          <span role="status">
            <FormattedMessage
              {...values.found}
              values={{
                shown: <FormattedNumber value={found.length} />,
                all: <FormattedNumber value={actions.length} />,
              }}
            />
          </span>
        </span>
        <input type="search" value={sought} onChange={(event) => seek(event.target.value)} />
      </label>
      <ol ref={list} className={styles['list']}>
        {found.map((one) => (
          <li key={one.number}>
            <button
              type="button"
              dir="ltr"
              className={styles['action']}
              ref={one.number === number ? current : null}
              aria-current={one.number === number ? 'step' : undefined}
              onClick={() => onChange(one.number)}
            >
              <span className={styles['clock']}>{formatClock(one.t)}</span> {one.type}
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
