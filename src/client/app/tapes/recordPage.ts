import { APP_VERSION } from '../../../shared/appVersion';
import type { TapeLevel } from '../../../tape/format/lines';
import { writeTape } from '../../../tape/format/writeTape';
import { createRecorder, type RecordedPage } from '../../../tape/record/recorder';
import { createTurnQueue } from '../../../tape/record/turnQueue';
import { lintTape, type Finding } from '../../../tape/redact/lintTape';
import { watchCryptography } from '../../browser/cryptography';
import type { Ports } from '../../browser/ports';
import { runAsTask } from '../../browser/tapePage';
import type { StoreOptions } from '../../store/createStore';
import { rootSaga } from '../../store/rootSaga';
import { createSagaRunner } from '../../store/sagaRunner';

const RECORDER = 'browser';

export interface PageRecording extends Pick<RecordedPage, 'ports' | 'forPage'> {
  /** For `createStore`. */
  readonly effects: Required<Pick<StoreOptions, 'openEffects' | 'onAction'>>;
  readonly mark: (text: string) => void;
  /** The file so far, and what is in it that should be in none. */
  readonly text: () => Promise<{ readonly text: string; readonly findings: readonly Finding[] }>;
  readonly close: () => void;
}

/**
 * Records from now on. The sagas and what they load late are there from the first turn on, as they
 * are in a replay.
 */
export async function recordPage(device: Ports, level: TapeLevel): Promise<PageRecording> {
  await import(
    /* webpackChunkName: "token-validation" */ '../../../oidc/validation/validateAuthenticationResponse'
  );
  const quiet = createTurnQueue(runAsTask);
  const stopHearing = watchCryptography(quiet.working);
  const recorder = createRecorder(device, {
    quiet,
    level,
    appVersion: APP_VERSION,
    recorder: RECORDER,
  });
  const { ports, forPage, onAction, sagaMonitor } = recorder.page(device);
  return {
    ports,
    forPage,
    effects: { openEffects: createSagaRunner(rootSaga, sagaMonitor), onAction },
    mark: recorder.mark,
    text: async () => {
      const text = writeTape(await recorder.tape());
      return { text, findings: lintTape(text) };
    },
    close: () => {
      stopHearing();
      recorder.close();
    },
  };
}
