import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { RootState } from '../../client/store/createStore';
import {
  isCheckpoint,
  isInput,
  type CheckpointLine,
  type EffectLine,
  type NetInput,
  type Tape,
} from '../format/lines';
import { parseTape } from '../format/parseTape';
import { writeTape } from '../format/writeTape';
import type { Divergence, Notice } from './divergence';
import { parseMoment, type Moment } from './moments';
import { play, type Fork, type ReplayResult, type ReplayOptions } from './replay';
import { isForEndpoint } from './script';

interface SentRequest {
  readonly t: number;
  readonly ep: string;
  readonly n: number;
  /** The fields of query and body, without secrets. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly status: number | null;
}

/** A replay that is over, to be asked. */
export interface Run {
  readonly name: string;
  /** The first way in which it left the tape. */
  readonly divergence: Divergence | null;
  readonly notices: readonly Notice[];
  readonly checkpoints: readonly CheckpointLine[];
  readonly logs: ReplayResult['logs'];
  readonly at: (moment: Moment) => { readonly select: <T>(selector: (state: RootState) => T) => T };
  /** The state after a checkpoint; after none, at the start. */
  readonly after: (checkpoint: number) => RootState;
  /** The state at the end. */
  readonly state: RootState;
  /** Effects that the sagas below a path asked for: `runTimer>tickForever`. */
  readonly effects: (path: string) => {
    readonly all: readonly EffectLine[];
    readonly calls: (name: string) => readonly EffectLine[];
  };
  /** All effects that the sagas asked for, and what became of them. */
  readonly trace: readonly EffectLine[];
  /** By the end of the address: `token`, or `POST /connect/token`. */
  readonly requests: (endpoint: string) => readonly SentRequest[];
  /** Fork of the session: the same up to a moment, and another one from there on. */
  readonly fork: (fork: Fork & { readonly until?: Moment }) => Promise<Run>;
  /** Text of what happened, as a tape of its own: equal runs have equal texts. */
  readonly text: () => string;
}

/** @throws TapeFault when the file is no tape that this portal reads */
export function readTape(file: string): Tape {
  const bytes = readFileSync(file);
  return parseTape((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8'));
}

/** Play a tape, or the file of one, to the sagas of this portal, in virtual time. */
export async function replay(source: string | Tape, options: ReplayOptions = {}): Promise<Run> {
  const tape = typeof source === 'string' ? readTape(source) : source;
  const name = typeof source === 'string' ? source.split('/').at(-1)! : tape.header.recorder;
  return runOf({ name, tape, options }, await play(tape, options));
}

interface Source {
  readonly name: string;
  readonly tape: Tape;
  readonly options: ReplayOptions;
}

function runOf({ name, tape, options }: Source, played: ReplayResult): Run {
  const { lines, states, divergence, notices, untilMs, logs } = played;
  let kept: readonly EffectLine[] | null = null;
  const trace = () => (kept ??= played.effects());
  const sent = lines.filter(isInput).filter((line): line is NetInput => line.k === 'net');
  return {
    name,
    divergence,
    notices,
    logs,
    checkpoints: lines.filter(isCheckpoint),
    state: states.at(-1)!.state,
    after: (checkpoint) => (states.findLast(({ c }) => c <= checkpoint) ?? states[0]!).state,
    at: (moment) => ({
      select: (selector) => selector(states.findLast(({ t }) => t <= parseMoment(moment))!.state),
    }),
    effects: (path) => {
      const all = trace().filter(({ e, p }) => e === 'trig' && isBelow(p, path));
      return { all, calls: (called) => all.filter(({ k, f }) => k === 'CALL' && f === called) };
    },
    get trace() {
      return trace();
    },
    requests: (endpoint) =>
      sent
        .filter((line) => isForEndpoint(line, endpoint))
        .map(({ t, ms, ep, n, req, st }) => ({
          t: t - ms,
          ep,
          n,
          body: req.fields,
          status: st ?? null,
        })),
    fork: ({ until, ...fork }) =>
      replay(tape, { ...options, ...(until !== undefined && { until }), fork }),
    text: () =>
      writeTape({
        header: tape.header,
        lines,
        endMs: untilMs,
      }),
  };
}

/** Tells whether the steps of the path come after each other, whatever is in between. */
function isBelow(path: string, wanted: string): boolean {
  const steps = path
    .split('>')
    .map((step) => step.replace(/#\d+$/, '').replace(/^\w+\((.*)\)$/, '$1'));
  let from = 0;
  return wanted.split('>').every((step) => {
    const at = steps.indexOf(step, from);
    from = at + 1;
    return at >= 0;
  });
}
