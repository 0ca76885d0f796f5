import { createInspectedTools, getActionLog } from '../../client/testing/inspectedTools';
import {
  exportLiftedLog,
  exportRawLog,
  type InstrumentedStore,
} from '../../client/testing/instrument';
import { devToolsOptions } from '../../client/store/devTools/options';
import { signOutRequested } from '../../client/state/sessionSlice';
import { NOW_MS } from '../../client/sagas/testing/fakeServers';
import { openSignedInTab, trackEvents } from '../../client/sagas/testing/providerTab';
import { parseTape } from '../format/parseTape';
import { isCheckpoint, isInput, isState, type Tape } from '../format/lines';
import { writeTape } from '../format/writeTape';
import { lintTape } from '../redact/lintTape';
import { fromDevTools } from './fromDevTools';
import { toDevTools } from './toDevTools';
import { advanceUntil } from '../../client/sagas/testing/openTab';

const typesOf = ({ lines }: Tape) => lines.filter(isCheckpoint).map(({ a }) => a);
const own = (types: readonly string[]) => types.filter((type) => /^(session|config)\//.test(type));

/**
 * Runs a sign-in and a sign-out with the developer tools open; the clock of the log is that of the
 * tab.
 */
async function session() {
  let clock = () => NOW_MS;
  const { developerTools } = createInspectedTools({ maxAge: 10_000, clock: () => clock() });
  const { tab, world } = await openSignedInTab({}, {}, { developerTools });
  clock = tab.ports.clock;
  const later = trackEvents(tab);
  await tab.ports.advance(60_000);
  tab.store.dispatch(signOutRequested());
  await advanceUntil(tab, () => later().includes('session/sessionEnded'));
  return { tab, world, store: tab.store as unknown as InstrumentedStore };
}

test('[SPEC 10.7] both shapes of an export become a tape that is sound, clean and tells the same session', async () => {
  const { tab, world, store } = await session();
  const files = [exportRawLog(store), exportLiftedLog(store, devToolsOptions as never)];
  for (const file of files) {
    const text = writeTape(fromDevTools(file));
    const tape = parseTape(text);
    expect(own(typesOf(tape))).toEqual(tab.events());
    expect(tape.lines.filter(isInput)).toMatchObject([
      { i: 1, k: 'ui', action: { type: 'session/signOutRequested' } },
    ]);
    expect(tape.lines.some(isState)).toBe(true);
    expect(lintTape(text)).toEqual([]);
    expect(world.secrets.filter((secret) => text.includes(secret))).toEqual([]);
  }
  const [raw, lifted] = files.map(fromDevTools);
  expect(lifted!.lines.filter(isCheckpoint).map(({ h }) => h)).toEqual(
    raw!.lines.filter(isCheckpoint).map(({ h }) => h),
  );
  // Only the log has times.
  expect(raw!.endMs).toBe(0);
  expect(lifted!.header.t0).toBe(NOW_MS);
  expect(Math.floor(lifted!.endMs / 60_000)).toBe(1);
});

test('[SPEC 10.7] a tape can be imported: the same actions, and the portal’s reducers come to the same session', async () => {
  const { tab, store } = await session();
  const tape = fromDevTools(exportLiftedLog(store));
  const file = toDevTools(tape);
  const { payload } = JSON.parse(file) as { payload: string };
  const { type } = getActionLog(store).dispatch({
    type: 'IMPORT_STATE',
    nextLiftedState: JSON.parse(payload) as never,
  });
  expect(type).toBe('IMPORT_STATE');
  expect(tab.state().session).toMatchObject({ status: 'signedOut', ended: 'signedOut' });
  expect(own(typesOf(fromDevTools(file)))).toEqual(own(typesOf(tape)));
});

test.each([
  { file: 'hello', sentence: 'This is no export of Redux DevTools: it is not JSON.' },
  { file: '{"tape":1}', sentence: 'neither a "payload" nor a log' },
  { file: '42', sentence: 'neither a "payload" nor a log' },
  { file: '{"payload":"nothing"}', sentence: 'The "payload" of the export is not JSON.' },
  { file: '{"payload":"{}"}', sentence: 'no list of actions' },
  { file: '{"payload":"[]","preloadedState":"{"}', sentence: 'The "preloadedState"' },
  { file: '[{"type":"a"},{}]', sentence: 'Action 2 of the export has no type.' },
  { file: '{"actionsById":{},"stagedActionIds":[0,1]}', sentence: 'Action 1 of the export' },
  { file: '{"actionsById":[],"stagedActionIds":[]}', sentence: 'neither a "payload" nor a log' },
])('[SPEC 10.7] $file is told by one sentence', ({ file, sentence }) => {
  expect(() => fromDevTools(file)).toThrow(sentence);
});
