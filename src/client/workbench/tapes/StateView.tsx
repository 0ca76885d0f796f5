import { FormattedMessage } from 'react-intl';
import { findDifferences, type Difference } from '../../../tape/replay/divergence';
import { tapePlayerMessages as m } from './messages';
import { findKnownState } from './moments';
import { Panel } from './Panel';
import type { PlayedTape } from './playedTape';
import styles from './TapePlayer.module.css';

interface Props {
  readonly played: PlayedTape;
  readonly number: number;
}

/** The state after an action, and what differs from the state before. */
export function StateView({ played, number }: Props) {
  const known = findKnownState(played, number);
  if (!known)
    return (
      <Panel title={m.state}>
        <p>
          <FormattedMessage {...m.unknownState} />
        </p>
      </Panel>
    );
  const before = findKnownState(played, known.number - 1);
  const isNext = played.isReplayed && known.number === number;
  const changes = findDifferences(before?.state ?? {}, known.state);
  return (
    <Panel title={m.state}>
      <h3 className={styles['subtitle']}>
        <FormattedMessage {...(isNext ? m.changed : m.changedSince)} />
      </h3>
      {changes.length === 0 && (
        <p>
          <FormattedMessage {...m.unchanged} />
        </p>
      )}
      {before && changes.length > 0 && <Changes changes={changes} />}
      <details open={!before} key={String(!before)}>
        <summary className={styles['summary']}>
          <FormattedMessage {...m.whole} />
        </summary>
        {/* A scrolled region takes the focus, so that the keyboard can scroll it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <pre className={styles['code']} dir="ltr" tabIndex={0}>
          {JSON.stringify(known.state, null, 2)}
        </pre>
      </details>
    </Panel>
  );
}

function Changes({ changes }: { readonly changes: readonly Difference[] }) {
  return (
    <dl className={styles['changes']} dir="ltr">
      {changes.map(({ path, expected, actual }) => (
        <div key={path}>
          <dt>{path}</dt>
          <dd>
            <del>{shown(expected)}</del>
            {TURNS_INTO}
            <ins>{shown(actual)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const LONGEST = 200;
const NOTHING = '∅';
const TURNS_INTO = ' → ';

const shown = (value: unknown) =>
  value === undefined ? NOTHING : JSON.stringify(value).slice(0, LONGEST);
