import { notificationsApi } from '../../client/parts/notifications/notificationsApi';
import { portalApi } from '../../client/api/portalApi';
import type { ApiExtra } from '../../client/api/extra';
import { createJsonResponse, NOW_MS, PORTAL_ORIGIN } from '../../client/sagas/testing/fakeServers';
import { isInput, type Tape } from '../format/lines';
import { parseTape } from '../format/parseTape';
import { writeTape } from '../format/writeTape';
import '../jest/toFollowTape';
import { replay } from '../replay/run';
import { runInVirtualTime } from '../replay/virtualTime';
import { SEED, Studio } from '../shelf/studio';

const UNREAD = `GET ${PORTAL_ORIGIN}/v1/me/notifications/unread`;
const STREAM = `GET ${PORTAL_ORIGIN}/v1/stream?topic=me`;
const { getUnread, watchNotifications } = notificationsApi.endpoints;

/** Answers with a stream that is said more by the answer of this. */
function streamed() {
  const encoder = new TextEncoder();
  let page!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (page = controller) });
  const response = new Response(body, { headers: { 'content-type': 'text/event-stream' } });
  return { response, say: (text: string) => page.enqueue(encoder.encode(text)) };
}

type Thunk<T> = (dispatch: unknown, getState: unknown, extra: ApiExtra) => T;

/**
 * Stores a value on the device as a screen does, and listens to a stream that nobody else needs.
 */
const keepAndListen: Thunk<void> = (_dispatch, _getState, { ports }) => {
  ports.localStorage.write('kept', 'by a screen');
  ports.openStream('/v1/stream?topic=content:1', () => undefined);
};

/**
 * Runs a session in which a signed-in person sees the bell, gets news, leaves that part of the
 * page, and comes back to it.
 */
async function withBell(studio: Studio): Promise<void> {
  await studio.signIn();
  let unread = 1;
  const streams: ReturnType<typeof streamed>[] = [];
  studio.world.answer({
    [UNREAD]: () => createJsonResponse({ unread: unread++ }),
    [STREAM]: () => {
      streams.push(streamed());
      return streams.at(-1)!.response;
    },
  });
  const { store } = studio;
  store.dispatch(keepAndListen as never);
  for (let visit = 0; visit < 2; visit += 1) {
    const bell = store.dispatch(watchNotifications.initiate(undefined));
    const shown = store.dispatch(getUnread.initiate(undefined));
    const alsoShown = store.dispatch(getUnread.initiate(undefined));
    await studio.pass(1_000);
    streams[visit]!.say('event: notifications\ndata: {}\n\n');
    await studio.pass(1_000);
    store.dispatch(portalApi.util.invalidateTags(['Notifications']));
    await studio.pass(1_000);
    [bell, shown, alsoShown].forEach(({ unsubscribe }) => unsubscribe());
    await studio.pass(2_000);
  }
  await studio.pass(70_000);
}

let tape: Tape;
beforeAll(async () => {
  tape = await runInVirtualTime({ t0: NOW_MS, seed: SEED }, async (time) => {
    const studio = await Studio.open(time);
    await withBell(studio);
    return parseTape(writeTape(await studio.tape()));
  });
});

const inputs = () => tape.lines.filter(isInput);

test('[SPEC 10.7] what a page asks for, holds and lets go is on the tape; what follows from it is not', () => {
  const asked = inputs().flatMap((line) => (line.k === 'ui' ? [line] : []));
  expect(asked.flatMap(({ call }) => (call ? [`${call.endpoint} ${call.held}`] : []))).toEqual([
    'watchNotifications 0',
    'getUnread 1',
    'getUnread 2',
    'watchNotifications 3',
    'getUnread 4',
    'getUnread 5',
  ]);
  expect(asked.flatMap(({ release }) => release ?? [])).toEqual([0, 1, 2, 3, 4, 5]);
  const answers = inputs().filter((line) => line.k === 'net' && line.ep.endsWith('/unread'));
  expect(answers.length).toBe(5);
});

test('[SPEC 10.7] a page that hears a stream is followed, with all that it asks anew because of it', async () => {
  const run = await replay(tape);
  expect(run).toFollowTape();
  expect(run.requests('me/notifications/unread').length).toBe(5);
  expect(run.requests('v1/stream').length).toBe(2);
});

test('[SPEC 10.7] news that do not come any more are missed', async () => {
  const lines = tape.lines.filter((line) => !(isInput(line) && line.k === 'sse'));
  const { divergence } = await replay({ ...tape, lines });
  expect(divergence).toMatchObject({ kind: 'unusedInput' });
  expect(divergence?.cause).toContain('/v1/me/notifications/unread');
});

test('[SPEC 10.7] what a screen keeps on the device is there in a replay, and its own streams are not counted', async () => {
  const kept = inputs().filter((line) => line.k === 'stor');
  expect(kept).toEqual([
    expect.objectContaining({ key: 'kept', new: 'by a screen', silent: true }),
  ]);
  const streams = inputs().flatMap((line) => (line.k === 'sse' ? [line.n] : []));
  expect(streams).toEqual([0, 1]);
});
