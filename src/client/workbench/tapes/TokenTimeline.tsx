import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import { formatClock } from '../../../tape/replay/moments';
import { joinClasses } from '../../ui/joinClasses';
import {
  tapePlayerMessages as m,
  tapePlayerValueMessages as values,
  tokenKindMessages,
} from './messages';
import { Panel } from './Panel';
import type { TokenRow, TokenSpan } from './tokenRows';
import styles from './TapePlayer.module.css';

interface Props {
  readonly rows: readonly TokenRow[];
  readonly t: number;
  readonly endMs: number;
}

/** The lifetimes of tokens, as bars over the time of the tape; a line stands at the moment. */
export function TokenTimeline({ rows, t, endMs }: Props) {
  const share = (ms: number) => `${(Math.min(ms, endMs) / Math.max(1, endMs)) * 100}%`;
  return (
    <Panel title={m.tokens}>
      {rows.length === 0 && (
        <p>
          <FormattedMessage {...m.noTokens} />
        </p>
      )}
      {rows.map(({ kind, server, spans }) => (
        <div key={`${kind} ${server}`} className={styles['tokens']}>
          <span className={styles['token']}>
            <FormattedMessage {...tokenKindMessages[kind]} />
            <bdi className={styles['label']}>{server}</bdi>
          </span>
          <div className={styles['track']}>
            <ul className={styles['bars']}>
              {spans.map((span) => (
                <Bar
                  key={span.name}
                  span={span}
                  share={share}
                  isNow={span.from <= t && t < span.to}
                />
              ))}
            </ul>
            <span className={styles['now']} style={{ insetInlineStart: share(t) }} />
          </div>
        </div>
      ))}
    </Panel>
  );
}

interface BarProps {
  readonly span: TokenSpan;
  readonly share: (ms: number) => string;
  readonly isNow: boolean;
}

function Bar({ span: { name, from, to }, share, isNow }: BarProps) {
  const place: CSSProperties = {
    insetInlineStart: share(from),
    inlineSize: `calc(${share(to)} - ${share(from)})`,
  };
  return (
    <li className={joinClasses(styles['bar'], isNow && styles['isNow'])} style={place}>
      <span className="visually-hidden">
        <FormattedMessage
          {...values.span}
          values={{ name: <bdi>{name}</bdi>, from: formatClock(from), to: formatClock(to) }}
        />
      </span>
    </li>
  );
}
