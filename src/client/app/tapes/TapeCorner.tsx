import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { tapeMessages as m } from './messages';
import styles from './TapeCorner.module.css';
import type { TapeControls } from './tapeControls';

const SHORTCUT = 'Control+Alt+R';

const SAID = {
  idle: null,
  recording: m.recording,
  saving: m.saving,
  saved: m.saved,
  refused: m.refused,
} as const;

/** Start, mark, stop and save: in a corner, for those who test. */
export function TapeCorner({ controls }: { readonly controls: TapeControls }) {
  const { formatMessage } = useIntl();
  const status = useSyncExternalStore(controls.onChange, controls.status);
  const said = SAID[status];
  const isRunning = status === 'recording' || status === 'refused';
  return (
    <aside className={styles['corner']} aria-label={formatMessage(m.title)}>
      <span role="status">{said && <FormattedMessage {...said} />}</span>
      {isRunning && <MarkForm onMark={controls.mark} />}
      {status !== 'saving' && (
        <button
          type="button"
          className={styles['button']}
          aria-keyshortcuts={SHORTCUT}
          onClick={controls.toggle}
        >
          <FormattedMessage {...(isRunning ? m.stop : m.start)} />
        </button>
      )}
    </aside>
  );
}

function MarkForm({ onMark }: { readonly onMark: (text: string) => void }) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onMark(text.trim());
    setText('');
  };
  return (
    <form className={styles['form']} onSubmit={submit}>
      <input
        className={styles['note']}
        aria-label={formatMessage(m.note)}
        placeholder={formatMessage(m.note)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={styles['button']}>
        <FormattedMessage {...m.mark} />
      </button>
    </form>
  );
}
