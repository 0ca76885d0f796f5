import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatClock } from '../../../tape/replay/moments';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { ActionList } from './ActionList';
import { EffectTree } from './EffectTree';
import { tapePlayerMessages as m } from './messages';
import { findActionAt, listWaitingEffects } from './moments';
import type { PlayedTape } from './playedTape';
import { RequestList } from './RequestList';
import { StateView } from './StateView';
import { TokenTimeline } from './TokenTimeline';
import styles from './TapePlayer.module.css';

/** A moment of a tape: its time, and the last action of it that has happened. */
interface Moment {
  readonly t: number;
  readonly number: number;
}

/** A tape at the moment that the slider or an action names. */
export function TapeView({ played }: { readonly played: PlayedTape }) {
  const [{ t, number }, goTo] = useState<Moment>(() => momentAt(played, 0));
  const toAction = (wanted: number) => {
    const action = played.actions.find((one) => one.number === wanted);
    if (action) goTo({ t: action.t, number: wanted });
  };
  return (
    <>
      <Outcome played={played} />
      <div className={styles['controls']}>
        <TimeSlider t={t} endMs={played.endMs} onChange={(ms) => goTo(momentAt(played, ms))} />
        <Button look="quiet" onClick={() => toAction(number - 1)} disabled={number <= 1}>
          <FormattedMessage {...m.earlier} />
        </Button>
        <Button
          look="quiet"
          onClick={() => toAction(number + 1)}
          disabled={number >= played.actions.length}
        >
          <FormattedMessage {...m.later} />
        </Button>
      </div>
      <TokenTimeline rows={played.tokens} t={t} endMs={played.endMs} />
      <div className={styles['panels']}>
        <ActionList actions={played.actions} number={number} onChange={toAction} />
        <StateView played={played} number={number} />
        <EffectTree nodes={listWaitingEffects(played, t)} />
        <RequestList requests={played.requests} t={t} />
      </div>
    </>
  );
}

const momentAt = (played: PlayedTape, t: number): Moment => ({
  t,
  number: findActionAt(played, t)?.number ?? 0,
});

function Outcome({ played: { isReplayed, departure } }: { readonly played: PlayedTape }) {
  if (!isReplayed)
    return (
      <Notice>
        <FormattedMessage {...m.notReplayed} />
      </Notice>
    );
  if (departure === null)
    return (
      <Notice tone="good">
        <FormattedMessage {...m.followed} />
      </Notice>
    );
  return (
    <Notice tone="warn" title={<FormattedMessage {...m.departed} />}>
      <pre className={styles['code']} dir="ltr" lang="en">
        {departure}
      </pre>
    </Notice>
  );
}

const STEP_MS = 100;

interface SliderProps {
  readonly t: number;
  readonly endMs: number;
  readonly onChange: (t: number) => void;
}

function TimeSlider({ t, endMs, onChange }: SliderProps) {
  const { formatMessage } = useIntl();
  return (
    <label className={styles['slider']}>
      <span className={styles['label']}>
        <FormattedMessage {...m.time} /> <bdi className={styles['clock']}>{formatClock(t)}</bdi>
      </span>
      <input
        type="range"
        aria-label={formatMessage(m.time)}
        aria-valuetext={formatClock(t)}
        min={0}
        max={endMs}
        step={STEP_MS}
        value={t}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  );
}
