import type { Action } from '@reduxjs/toolkit';
import { createStore, type AppStore, type RootState } from '../../client/store/createStore';
import { rootSaga } from '../../client/store/rootSaga';
import { createSagaRunner } from '../../client/store/sagaRunner';
import {
  isCheckpoint,
  type BareInput,
  type CheckpointLine,
  type EffectLine,
  type InputLine,
  type NetInput,
  type Tape,
  type TapeLine,
} from '../format/lines';
import { createRecorder, type Recorder } from '../record/recorder';
import { getEndpoint } from '../record/recordFetch';
import { isWorldInput } from '../record/tapeWriter';
import { createRedactor } from '../redact/redactor';
import { deliver, type ReplayContext } from './deliver';
import { findFirstDivergence, type Divergence, type Notice } from './divergence';
import { prepareKeys } from './mintTokens';
import { parseMoment, type Moment } from './moments';
import { createPlayback } from './playback';
import { createReplayDevice, type ReplayDevice } from './replayDevice';
import { createRequests, type Requests } from './requests';
import { createScript, INJECTED_INPUT_NUMBER, type Script } from './script';
import { runInVirtualTime, type VirtualTime } from './virtualTime';

export interface ReplayOptions {
  readonly until?: Moment;
  /** Answers that come instead of those of the tape. Without `n`: every answer of the endpoint. */
  readonly patch?: { readonly net?: readonly NetPatch[] };
  /**
   * From here on the tape is left: answers follow their requests, and these inputs happen as well.
   */
  readonly fork?: Fork;
}

export interface NetPatch extends Partial<Pick<NetInput, 'n' | 'st' | 'hdr' | 'body' | 'err'>> {
  readonly ep: string;
}

export interface Fork {
  readonly at: Moment;
  /** Each at its own moment, or where the fork is. */
  readonly inject: readonly (BareInput & { readonly at?: Moment })[];
}

/** Result of a replay, before anything is asked of it. */
export interface ReplayResult {
  /** Without effects. */
  readonly lines: readonly TapeLine[];
  /** Effects of the sagas. */
  readonly effects: () => readonly EffectLine[];
  /** `c`: the number of the last checkpoint by then. */
  readonly states: readonly {
    readonly t: number;
    readonly c: number;
    readonly state: RootState;
  }[];
  readonly divergence: Divergence | null;
  readonly notices: readonly Notice[];
  readonly untilMs: number;
  readonly logs: readonly { readonly level: string; readonly text: string }[];
}

/** Play a tape to the sagas of this portal. One replay runs at a time. */
export function play(tape: Tape, options: ReplayOptions = {}): Promise<ReplayResult> {
  const { t0, seed } = tape.header;
  return runInVirtualTime({ t0, seed }, async (time) => {
    // The module is loaded first, as in a page whose code has been loaded already.
    await import('../../oidc/validation/validateAuthenticationResponse');
    return new Player(tape, options, time).play();
  });
}

class Player {
  readonly #tape: Tape;
  readonly #time: VirtualTime;
  readonly #redactor = createRedactor();
  readonly #untilMs: number;
  readonly #script: Script;
  readonly #requests: Requests;
  readonly #recorder: Recorder;
  readonly #notices: Notice[] = [];
  readonly #states: { t: number; c: number; state: RootState }[] = [];
  readonly #paths = new Map<number, string>();
  readonly #logs: { level: string; text: string }[] = [];
  readonly #stage: ReplayContext;
  #sleptMs = 0;

  constructor(tape: Tape, { until, patch, fork }: ReplayOptions, time: VirtualTime) {
    this.#tape = tape;
    this.#time = time;
    this.#untilMs = until === undefined ? tape.endMs : parseMoment(until);
    this.#script = createScript(tape, patch?.net ?? [], fork);
    const { header } = tape;
    this.#requests = createRequests(
      ({ method, url }) => getEndpoint(method, this.#redactor.text(url, 'inside'), header.url).ep,
      (ep, n) => this.#asked(ep, n),
    );
    const device = createReplayDevice({
      header,
      url: header.url,
      time,
      fetch: this.#requests.fetch,
      isPopupBlocked: this.#script.isPopupBlocked,
      hasLeft: () => this.#script.hasLeft(time.monotonic()),
    });
    this.#recorder = createRecorder(device.ports, {
      level: 'checked',
      logsEffects: true,
      appVersion: header.appVersion,
      recorder: header.recorder,
      seed: header.seed,
      canon: header.canon,
      redactor: this.#redactor,
      readableMs: Infinity,
      working: time.working,
    });
    this.#stage = {
      device,
      store: null as never,
      time,
      playback: createPlayback(tape, this.#redactor, () => this.#sleptMs),
      requests: this.#requests,
      held: new Map(),
      mark: this.#recorder.mark,
      load: (url) => this.#open(this.#stage.device.nextPage(url)),
    };
  }

  async play(): Promise<ReplayResult> {
    await prepareKeys(this.#tape, this.#redactor);
    this.#stage.playback.mintAhead();
    await this.#restoreStorage();
    this.#open(this.#stage.device);
    await this.#time.settle();
    for (let line = this.#script.next(); line; line = this.#script.next()) {
      if (line.t > this.#untilMs) break;
      await this.#time.advanceTo(line.t, { due: !isWorldInput(line) });
      if (line.i === INJECTED_INPUT_NUMBER && line.k === 'wake')
        this.#sleptMs += line.wallGapMs ?? 0;
      const isTaken = await deliver(line, this.#stage);
      if (!isTaken && !this.#script.hasLeft(line.t)) this.#unused(line);
      await this.#time.settle();
    }
    await this.#time.advanceTo(this.#untilMs);
    await this.#time.settle();
    return this.#played();
  }

  #played(): ReplayResult {
    const lines = [...this.#recorder.lines];
    const untilMs = Math.min(this.#untilMs, this.#script.leavesAt - 1);
    const divergence = findFirstDivergence({
      expected: this.#tape.lines,
      actual: lines.filter((line) => !isCheckpoint(line) || line.t <= untilMs),
      notices: this.#notices,
      untilMs,
      pathOf: ({ c }: CheckpointLine) => this.#paths.get(c) ?? null,
    });
    return {
      lines,
      effects: this.#recorder.effects,
      states: this.#states,
      divergence,
      notices: this.#notices,
      untilMs: this.#untilMs,
      logs: this.#logs,
    };
  }

  async #restoreStorage(): Promise<void> {
    const { header } = this.#tape;
    const { device, playback } = this.#stage;
    const { session, local, cookies } = header.storage;
    const { sessionStorage, localStorage, cookies: jar } = device.ports;
    for (const [key, value] of Object.entries(session))
      sessionStorage.write(await playback.text(key), await playback.text(value));
    for (const [key, value] of Object.entries(local))
      localStorage.write(await playback.text(key), await playback.text(value));
    for (const [key, value] of Object.entries(cookies))
      jar.write(key, await playback.text(value), Infinity);
    device.ports.isHidden = !header.visible;
    device.ports.isOffline = !header.online;
  }

  #open(device: ReplayDevice): void {
    const page = this.#recorder.page({
      ...device.ports,
      log: (level, text) => void this.#logs.push({ level, text }),
    });
    const inner = createStore({
      ports: page.ports,
      openEffects: createSagaRunner(rootSaga, page.sagaMonitor),
      onAction: (action, getState) => {
        page.onAction(action, getState);
        this.#notePath(action);
      },
    });
    const note = () => {
      const c = this.#recorder.written();
      this.#states.push({ t: this.#time.monotonic(), c, state: inner.getState() });
    };
    inner.subscribe(note);
    note();
    const store: AppStore = page.forPage(inner);
    Object.assign(this.#stage, { device, store });
  }

  /** The number of the checkpoint that the action is about to get. */
  #notePath(action: Action): void {
    const path = this.#recorder.putBy(action);
    if (path) this.#paths.set(this.#recorder.written(), path);
  }

  #asked(ep: string, n: number): void {
    const now = this.#time.monotonic();
    if (!this.#script.hasLeft(now)) {
      if (!this.#script.knows(ep, n)) {
        const what = `the request ${ep} is made for the ${ordinal(n)} time, which is not on the tape`;
        this.#notices.push({ kind: 'unmatchedRequest', t: now, what });
      }
      return;
    }
    const answer = this.#answerAfterFork(ep, n);
    if (!answer) return;
    this.#time.after(answer.ms, () => this.#time.working(deliver(answer, this.#stage)));
  }

  /** Without a network none; otherwise the next one that the endpoint gave. */
  #answerAfterFork(ep: string, n: number): NetInput | null {
    const base = { i: 0, t: 0, k: 'net', n, ep, method: '', urlT: '', ms: 0 } as const;
    const req = { hash: '', fields: {} };
    if (this.#stage.device.ports.isOffline) return { ...base, req, err: 'offline' };
    const recorded = this.#script.takeAnswer(ep);
    return recorded && { ...recorded, n };
  }

  #unused(line: InputLine): void {
    const what =
      line.k === 'net'
        ? `the request ${line.ep}, whose ${ordinal(line.n)} answer is on the tape, is not made`
        : `input ${line.i} (${line.k}) finds nothing in the page that waits for it`;
    this.#notices.push({ kind: 'unusedInput', t: line.t, input: line.i, what });
  }
}

const ordinal = (n: number) => `${n}.`;
