import { writeTape } from '../../../tape/format/writeTape';
import { createRecorder, type RecordedPage } from '../../../tape/record/recorder';
import { lintTape } from '../../../tape/redact/lintTape';
import type { Ports } from '../../browser/ports';
import type { StoreOptions } from '../createStore';
import { rootSaga } from '../rootSaga';
import { sagas } from '../sagas';

const LEVEL = 'checked';
const APP_VERSION = '0.1.0';
const RECORDER = 'browser';

export interface PageRecording extends Pick<RecordedPage, 'ports' | 'forPage'> {
  /** For `createStore`. */
  readonly effects: Required<Pick<StoreOptions, 'openEffects' | 'onAction'>>;
  readonly mark: (text: string) => void;
  /** The file so far, and how much is in it that should be in none. */
  readonly text: () => Promise<{ readonly text: string; readonly findings: number }>;
  readonly close: () => void;
}

/** Records from now on. The sagas and what they load late are there from the first turn on, as they are in a replay. */
export async function recordThisPage(device: Ports): Promise<PageRecording> {
  await import(
    /* webpackChunkName: "token-validation" */ '../../../oidc/validation/validateAnswer'
  );
  const recorder = createRecorder(device, {
    level: LEVEL,
    appVersion: APP_VERSION,
    recorder: RECORDER,
  });
  const { ports, forPage, onAction, sagaMonitor } = recorder.page(device);
  return {
    ports,
    forPage,
    effects: { openEffects: sagas(rootSaga, sagaMonitor), onAction },
    mark: recorder.mark,
    text: async () => {
      const text = writeTape(await recorder.tape());
      return { text, findings: lintTape(text).length };
    },
    close: recorder.close,
  };
}
