import {
  isInput,
  type InputLine,
  type NetInput,
  type PopupInput,
  type Tape,
} from '../format/lines';
import { parseMoment } from './moments';
import type { Fork, NetPatch } from './replay';

/** The inputs of a replay in their order. */
export interface Script {
  readonly next: () => InputLine | undefined;
  /** A request that the tape has an answer for, or says that none came. */
  readonly knows: (ep: string, n: number) => boolean;
  readonly isPopupBlocked: (n: number) => boolean;
  /** Milliseconds; never, where nothing forks. */
  readonly leavesAt: number;
  readonly hasLeft: (t: number) => boolean;
  /** After a fork: the next answer of an endpoint, and its last one again and again. */
  readonly takeAnswer: (ep: string) => NetInput | null;
}

/** The number of inputs that are on no tape. */
export const INJECTED_INPUT_NUMBER = 0;

const isNet = (line: InputLine): line is NetInput => line.k === 'net';

export function createScript(tape: Tape, patches: readonly NetPatch[], fork?: Fork): Script {
  const recorded = tape.lines.filter(isInput).map((line) => patched(line, patches));
  const leavesAt = fork ? parseMoment(fork.at) : Infinity;
  const injected = (fork?.inject ?? []).map(
    ({ at, ...line }) =>
      ({
        i: INJECTED_INPUT_NUMBER,
        t: at === undefined ? leavesAt : parseMoment(at),
        ...line,
      }) as InputLine,
  );
  const asked = recorded.filter(isNet);
  const known = new Set(asked.map(({ ep, n }) => `${ep} ${n}`));
  // Requests from before the fork are answered when they were.
  const isFree = (line: InputLine) => isNet(line) && line.t - line.ms >= leavesAt;
  const rest = asked.filter(isFree);
  const lastAnswers = new Map(asked.filter(({ err }) => !err).map((line) => [line.ep, line]));
  // Stable: what is put in comes before what the tape has for the same moment.
  const lines = [...injected, ...recorded.filter((line) => !isFree(line))].toSorted(
    (a, b) => a.t - b.t,
  );
  let at = 0;

  return {
    leavesAt,
    next: () => lines[at++],
    knows: (ep, n) => known.has(`${ep} ${n}`),
    hasLeft: (t) => t >= leavesAt,
    isPopupBlocked: (n) =>
      recorded.some(
        (line) => line.k === 'popup' && (line as PopupInput).n === n && line.ev === 'blocked',
      ),
    takeAnswer: (ep) => {
      const index = rest.findIndex((line) => line.ep === ep);
      if (index < 0) return lastAnswers.get(ep) ?? null;
      return rest.splice(index, 1)[0]!;
    },
  };
}

function patched(line: InputLine, patches: readonly NetPatch[]): InputLine {
  if (!isNet(line)) return line;
  const patch = patches.find(
    ({ ep, n }) => isForEndpoint(line, ep) && (n === undefined || n === line.n),
  );
  if (!patch) return line;
  const { ep: _, n: __, ...changes } = patch;
  return { ...line, ...changes };
}

/** `token`, `/connect/token` and `POST /connect/token` all mean one endpoint. */
export const isForEndpoint = ({ ep, urlT }: Pick<NetInput, 'ep' | 'urlT'>, name: string): boolean =>
  ep === name || urlT === name || urlT.endsWith(`/${name.replace(/^\//, '')}`);
