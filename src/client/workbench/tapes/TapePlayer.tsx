import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { TapeFaultCode } from '../../../tape/format/tapeFault';
import { fetchTape, readTapeFile, replayInWorker } from '../../browser/tapeWorker';
import { TextFileField } from '../../ui/lines/TextFileField';
import { Notice } from '../../ui/Notice';
import { tapeFaultMessages, tapePlayerMessages as m } from './messages';
import type { PlayedTape } from './playedTape';
import type { TapeResult } from './playTape';
import { SHELF_TAPES } from './shelfTapes';
import { TapeView } from './TapeView';
import styles from './TapePlayer.module.css';

type Shown =
  | { readonly kind: 'none' | 'opening' | 'failed' }
  | { readonly kind: 'refused'; readonly code: TapeFaultCode }
  | { readonly kind: 'shown'; readonly name: string; readonly played: PlayedTape };

interface Props {
  /** Reads and replays the text of a tape. */
  readonly play?: (name: string, text: string) => Promise<TapeResult>;
}

/**
 * Opens a session tape, replays it beside the page, and shows it moment by moment. The address can
 * name one of the shelf: `/workbench?tape=refresh`. Nothing leaves the browser.
 */
export function TapePlayer({ play = replayInWorker<TapeResult> }: Props) {
  const [search] = useSearchParams();
  const [chosen, choose] = useState(() => {
    const named = search.get('tape') ?? '';
    return Object.hasOwn(SHELF_TAPES, named) ? named : '';
  });
  const [shown, show] = useState<Shown>({ kind: 'none' });

  const open = (name: string, text: Promise<string>) => {
    show({ kind: 'opening' });
    text
      .then((given) => play(name, given))
      .then((news) => show(shownOf(name, news)))
      .catch(() => show({ kind: 'failed' }));
  };
  useEffect(() => {
    if (chosen !== '') open(chosen, fetchTape(SHELF_TAPES[chosen]!));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is chosen is opened once
  }, [chosen]);

  return (
    <>
      <div className={styles['choices']}>
        <ShelfChoice value={chosen} onChange={choose} />
        <FileChoice
          onChange={(file) => {
            choose('');
            open(file.name, readTapeFile(file));
          }}
        />
      </div>
      <div role="status">{shown.kind === 'opening' && <FormattedMessage {...m.opening} />}</div>
      {shown.kind === 'failed' && <Fault message="failed" />}
      {shown.kind === 'refused' && <Fault message={shown.code} />}
      {shown.kind === 'shown' && <TapeView key={shown.name} played={shown.played} />}
    </>
  );
}

const shownOf = (name: string, news: TapeResult): Shown =>
  news.kind === 'played'
    ? { kind: 'shown', name, played: news.played }
    : { kind: 'refused', code: news.code };

function Fault({ message }: { readonly message: 'failed' | TapeFaultCode }) {
  return (
    <Notice tone="bad" role="alert">
      <FormattedMessage {...tapeFaultMessages[message]} />
    </Notice>
  );
}

interface ShelfProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
}

function ShelfChoice({ value, onChange }: ShelfProps) {
  const { formatMessage } = useIntl();
  return (
    <label className={styles['choice']}>
      <span className={styles['label']}>
        <FormattedMessage {...m.choose} />
      </span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{formatMessage(m.none)}</option>
        {Object.keys(SHELF_TAPES).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function FileChoice({ onChange }: { readonly onChange: (file: File) => void }) {
  return <TextFileField label={m.file} accept=".jsonl,.gz" isDisabled={false} onFile={onChange} />;
}
