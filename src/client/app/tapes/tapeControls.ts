import { formatLintFinding } from '../../../tape/redact/formatLintFinding';
import type { Ports } from '../../browser/ports';
import type { TapeLevel } from '../../../tape/format/lines';
import type { PageRecording } from './recordPage';

/** `refused`: something is on the tape that is to leave nobody's browser; the recording goes on. */
type TapeStatus = 'idle' | 'recording' | 'saving' | 'saved' | 'refused';

export interface TapeControls {
  /**
   * Load the page anew, and record it from its first moment on; `full`: with all that the sagas do,
   * to read.
   */
  readonly start: (level?: TapeLevel) => void;
  /** A note that becomes a step of a test. */
  readonly mark: (text: string) => void;
  /** Save the file, and record nothing more in this tab. */
  readonly stop: () => Promise<void>;
  readonly toggle: () => void;
  readonly status: () => TapeStatus;
  readonly onChange: (changed: () => void) => () => void;
}

type Device = Pick<Ports, 'sessionStorage' | 'history' | 'saveFile' | 'clock' | 'log'>;

const TYPE = 'application/x-ndjson';

export function createTapeControls(
  { sessionStorage, history, saveFile, clock, log }: Device,
  recording: Pick<PageRecording, 'mark' | 'text' | 'close'> | null,
  key: string,
): TapeControls {
  const listeners = new Set<() => void>();
  let status: TapeStatus = recording ? 'recording' : 'idle';
  const isRunning = () => recording !== null && ['recording', 'refused'].includes(status);
  const become = (next: TapeStatus) => {
    status = next;
    listeners.forEach((changed) => changed());
  };

  const start = (level: TapeLevel = 'checked') => {
    if (isRunning()) return;
    if (!sessionStorage.write(key, level)) {
      log(
        'warn',
        '[WARN] tape - this browser keeps nothing for the next page: nothing is recorded',
      );
      return;
    }
    history.go(0);
  };
  const stop = async () => {
    if (!recording || !isRunning()) return;
    become('saving');
    const { text, findings } = await recording.text();
    if (findings.length > 0) {
      log(
        'warn',
        `[WARN] tape - not saved, by lines: ${findings.map(formatLintFinding).join(', ')}`,
      );
      become('refused');
      return;
    }
    saveFile(`${nameAt(clock())}.tape.jsonl`, new Blob([text], { type: TYPE }));
    sessionStorage.remove(key);
    recording.close();
    become('saved');
  };
  return {
    start,
    stop,
    mark: (text) => {
      if (isRunning()) recording?.mark(text);
    },
    toggle: () => {
      if (isRunning()) void stop();
      else start();
    },
    status: () => status,
    onChange: (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
  };
}

const nameAt = (ms: number) =>
  `meydan-${new Date(ms).toISOString().slice(0, 19).replaceAll(':', '-')}`;
