import { isInput, type MarkInput, type Tape } from '../format/lines';
import { formatClock } from '../replay/moments';
import type { Run } from '../replay/run';

interface Place {
  /** The tape, as the test finds it. */
  readonly tape: string;
  /**
   * From the test to this folder's parent, without a slash at its end: `.` where they are in the
   * same folder.
   */
  readonly library: string;
}

/**
 * Writes a jest file about a fault: the session does not end as it did, but as it should have. It
 * fails until the fault is mended.
 */
export function writeFaultTest({ tape, library }: Place, status: string): string {
  return `import { resolve } from 'node:path';
import { replay } from '${library}/replay/run';

test(${quoted(`the session ends ${status}`)}, async () => {
  const { state } = await replay(resolve(import.meta.dirname, ${quoted(tape)}));
  expect(state.session.status).toBe(${quoted(status)});
});
`;
}

/**
 * Writes a jest file that replays a tape: it follows, and at every mark, and at the end, the
 * session is as it was.
 */
export function writeTapeTest({ lines, endMs }: Tape, run: Run, { tape, library }: Place): string {
  const marks = lines.filter(isInput).filter((line): line is MarkInput => line.k === 'mark');
  const moments = [...marks, { t: endMs, text: 'the end' }];
  const steps = moments.map(({ t, text }, at) => step(`${at + 1}. ${text}`, t, run));
  return `import { resolve } from 'node:path';
import '${library}/jest/toFollowTape';
import { replay, type Run } from '${library}/replay/run';

const sessionAt = (run: Run, moment: string) =>
  run.at(moment).select(({ session: { status, ended }, validation }) => ({
    status,
    ended,
    validation: validation.latest?.result ?? null,
  }));

let run: Run;
beforeAll(async () => {
  run = await replay(resolve(import.meta.dirname, ${quoted(tape)}));
});

test('the tape is followed', () => expect(run).toFollowTape());
${steps.join('')}`;
}

function step(name: string, t: number, run: Run): string {
  const { status, ended, validation } = run.at(t).select((state) => ({
    ...state.session,
    validation: state.validation.latest?.result ?? null,
  }));
  const moment = formatClock(t);
  return `
test(${quoted(name)}, () =>
  expect(sessionAt(run, '${moment}')).toEqual({
    status: ${quoted(status)},
    ended: ${quoted(ended)},
    validation: ${quoted(validation)},
  }));
`;
}

/** Quotes a text as the portal's own tests write it. */
function quoted(text: string | null): string {
  if (text === null) return 'null';
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  return `'${escaped}'`;
}
