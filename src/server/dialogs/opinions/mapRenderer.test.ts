import {
  findOpinionGroups,
  getPosition,
  updateOpinionGroups,
} from '../../../opinions/opinionGroups';
import { createCasts, createVoteRows, type Cast } from '../../../opinions/testing/madeUpVotes';
import { RECORDED_CONVERSATIONS } from '../../../opinions/testing/recordedConversations';
import { MapRenderer, type RenderMessage } from './mapRenderer';
import { readMemory, writeMemory } from './memoryText';
import { POSITION_BYTES, readPosition } from './positionBytes';
import { recordedCasts } from './testing/castVotes';
import { addPackedVotes, unpackVotes } from './voteBytes';

/** Packs the votes as the database does. */
function packed(casts: readonly Cast[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(16 * casts.length);
  const view = new DataView(bytes.buffer);
  casts.forEach(({ participant, statement, vote }, place) => {
    view.setFloat64(16 * place, 1_000 + place);
    view.setInt32(16 * place + 8, participant);
    view.setInt16(16 * place + 12, statement);
    view.setInt16(16 * place + 14, vote);
  });
  return bytes;
}

const tell = (desk: MapRenderer, casts: readonly Cast[], dialog = 'one') =>
  desk.take({ kind: 'votes', dialog, packed: packed(casts) });
const draw = (desk: MapRenderer, more: Partial<RenderMessage> = {}) =>
  desk.take({ kind: 'draw', dialog: 'one', states: [], memory: null, ...more })!;

test.each(RECORDED_CONVERSATIONS)(
  '%s in parts gives the maps that updates of the library give',
  (name) => {
    const casts = recordedCasts(name);
    const size = Math.ceil(casts.length / 4);
    const desk = new MapRenderer();
    let run = findOpinionGroups(createVoteRows([]));
    for (let from = 0; from < casts.length; from += size) {
      const votes = createVoteRows(casts.slice(0, from + size));
      tell(desk, casts.slice(from, from + size));
      run = from === 0 ? findOpinionGroups(votes) : updateOpinionGroups(run, votes);
      expect(draw(desk).map).toBe(JSON.stringify(run.map));
    }
  },
);

test('a desk that begins anew with the memory of the last map draws the next one bit by bit alike', () => {
  const casts = recordedCasts('brexit-consensus');
  const [lived, begun] = [new MapRenderer(), new MapRenderer()];
  tell(lived, casts.slice(0, 4_000));
  const { memory } = draw(lived);
  tell(lived, casts.slice(4_000));
  tell(begun, casts);
  expect(draw(begun, { memory })).toEqual(draw(lived));
});

test('what a desk forgot it does not know any more, and other dialogs it does', () => {
  const desk = new MapRenderer();
  const casts = recordedCasts('15-per-hour-seattle');
  tell(desk, casts);
  tell(desk, casts, 'two');
  desk.take({ kind: 'forget', dialog: 'one' });
  const participants = (dialog: string) =>
    (JSON.parse(draw(desk, { dialog }).map) as { participants: number }).participants;
  expect([participants('one'), participants('two')]).toEqual([0, 339]);
});

test('the memory of a run comes back bit by bit from its text', () => {
  const casts = createCasts({ participants: 80, statements: 20, camps: 2, density: 0.6, seed: 3 });
  const { memory } = findOpinionGroups(createVoteRows(casts));
  expect(readMemory(writeMemory(memory))).toEqual(memory);
});

test('the place of each participant is read from its own bytes', () => {
  const casts = createCasts({ participants: 40, statements: 20, camps: 2, density: 0.4, seed: 3 });
  // Participant 41 has not answered anything, 42 has.
  const all: Cast[] = [...casts, { participant: 42, statement: 1, vote: 1 }];
  const run = findOpinionGroups(createVoteRows(all));
  const desk = new MapRenderer();
  tell(desk, all);
  const { places } = draw(desk);
  for (let participant = 0; participant <= 43; participant++) {
    const own = places.subarray(participant * POSITION_BYTES, (participant + 1) * POSITION_BYTES);
    const { x, y, group } = getPosition(run, participant) ?? {};
    const expected = { x: Math.fround(x!), y: Math.fround(y!), group };
    expect(readPosition(own)).toEqual(x === undefined ? null : expected);
  }
});

test('packed votes are read in their order', () => {
  const casts: Cast[] = [
    { participant: 70_000, statement: 9_999, vote: -1 },
    { participant: 0, statement: 0, vote: 1 },
    { participant: 70_000, statement: 9_999, vote: 0 },
  ];
  expect([...unpackVotes(packed(casts))]).toEqual(
    casts.map((one, place) => ({ timestamp: 1_000 + place, ...one })),
  );
  const rows = createVoteRows([]);
  addPackedVotes(rows, packed(casts));
  expect([rows.get(70_000, 9_999), rows.get(0, 0)]).toEqual([0, 1]);
});
