/** @jest-environment node */
import { TIMING } from '../../../shared/constants';
import type { Ports } from '../../browser/ports';
import { putDraft, readDrafts } from '../../offline/ballotDrafts';
import { putBallot, readOutbox, type WaitingBallot } from '../../offline/outbox';
import { outboxSendRequested } from '../../offline/outboxEvents';
import { signOutRequested } from '../../state/sessionSlice';
import { createJsonResponse, createNetworkError, PORTAL_ORIGIN } from '../testing/fakeServers';
import { advanceUntil, openTab, type Tab, waitUntil } from '../testing/openTab';
import { listCallsTo, reloadTab, openSignedInTab, type SignedInTab } from '../testing/providerTab';

const POLL = 'new-library-design';
const BALLOTS = `POST ${PORTAL_ORIGIN}/v1/have-your-say/${POLL}/ballots`;
const HOST = `HEAD ${PORTAL_ORIGIN}/`;
const RECEIPT = { receipt: 'HC-7F3A', castAt: '2027-01-15T09:00:00Z', answers: null };
const WAITING: WaitingBallot = {
  state: 'waiting',
  pollId: 'poll-1',
  slug: POLL,
  title: { text: 'The new library', lang: 'en' },
  answers: { question: { chosen: ['option-a'] } },
  idempotencyKey: 'key-of-the-first-try',
  castAt: 0,
  reason: null,
};

const queueOf = ({ localStorage }: Pick<Ports, 'localStorage'>, subject = 'grace') =>
  readOutbox(localStorage, subject);
const statesOf = ({ ports }: Tab) => queueOf(ports).map(({ state }) => state);
const keysSent = ({ world }: SignedInTab) =>
  listCallsTo(world, BALLOTS).map(({ headers }) => headers.get('idempotency-key'));

/** Grace is signed in; one ballot of hers waits on the device. */
async function withWaitingBallot(answer: () => Response | Error): Promise<SignedInTab> {
  const given = await openSignedInTab({});
  given.world.answer({ [BALLOTS]: answer, [HOST]: () => new Response(null) });
  putBallot(given.tab.ports.localStorage, 'grace', WAITING);
  return given;
}

const send = ({ tab }: SignedInTab) => tab.store.dispatch(outboxSendRequested());

test('[SPEC 8.5] when the device is online again, the ballot is sent once and leaves its receipt and no choice', async () => {
  const given = await withWaitingBallot(() => createJsonResponse(RECEIPT, 201));
  given.tab.ports.wake('online');
  await waitUntil(() => statesOf(given.tab).includes('counted'));
  expect(keysSent(given)).toEqual(['key-of-the-first-try']);
  expect(queueOf(given.tab.ports)).toEqual([
    expect.objectContaining({ state: 'counted', receipt: 'HC-7F3A' }),
  ]);
  expect(given.tab.ports.localStorage.read('outbox:grace')).not.toContain('option-a');

  given.tab.ports.wake('focus');
  await given.tab.ports.advance(TIMING.longestRetryMs);
  expect(keysSent(given)).toHaveLength(1);
});

test('[SPEC 8.5] two tabs that wake together send it once', async () => {
  const given = await withWaitingBallot(() => createJsonResponse(RECEIPT, 201));
  const release = given.world.hold(BALLOTS);
  const second = openTab(given.world, { beside: given.tab.ports });
  await waitUntil(() => second.events().includes('session/productSignedIn'));
  given.tab.ports.wake('online');
  second.ports.wake('online');
  await waitUntil(() => keysSent(given).length > 0);
  release();
  await waitUntil(() => statesOf(second).includes('counted'));
  await second.ports.advance(TIMING.longestRetryMs);
  expect(keysSent(given)).toHaveLength(1);
});

test.each(['closed', 'alreadyVoted', 'verificationRequired'])(
  '[SPEC 8.5] %s: the refusal stays until it has been read, and nothing is tried again',
  async (code) => {
    const given = await withWaitingBallot(() => createJsonResponse({ code, title: code }, 409));
    send(given);
    await waitUntil(() => statesOf(given.tab).includes('refused'));
    expect(queueOf(given.tab.ports)).toEqual([expect.objectContaining({ state: 'refused', code })]);
    send(given);
    await given.tab.ports.advance(TIMING.longestRetryMs);
    expect(keysSent(given)).toHaveLength(1);
  },
);

test('[SPEC 8.5] new terms hold the ballot up: it waits and says why', async () => {
  const given = await withWaitingBallot(() =>
    createJsonResponse({ code: 'termsNotAccepted' }, 403),
  );
  send(given);
  await waitUntil(
    () => queueOf(given.tab.ports)[0]?.state === 'waiting' && keysSent(given).length > 0,
  );
  await given.tab.ports.advance(0);
  expect(queueOf(given.tab.ports)[0]).toMatchObject({
    state: 'waiting',
    answers: WAITING.answers,
    reason: 'termsNotAccepted',
  });
});

test('[SPEC 8.5] without a network it waits; the same key goes out when the host answers again', async () => {
  const given = await withWaitingBallot(createNetworkError);
  const { tab, world } = given;
  world.answer({ [HOST]: createNetworkError });
  send(given);
  await waitUntil(() => tab.ports.connection.read().status === 'unreachable');
  expect(statesOf(tab)).toEqual(['waiting']);

  world.answer({
    [BALLOTS]: () => createJsonResponse(RECEIPT, 201),
    [HOST]: () => new Response(null),
  });
  await advanceUntil(tab, () => statesOf(tab).includes('counted'));
  expect(new Set(keysSent(given))).toEqual(new Set(['key-of-the-first-try']));
  expect(tab.ports.connection.read().status).toBe('reached');
});

test('[SPEC 8.5] a host in trouble is asked again after a minute', async () => {
  let status = 503;
  const given = await withWaitingBallot(() => createJsonResponse(RECEIPT, status));
  send(given);
  await waitUntil(() => keysSent(given).length === 1);
  await given.tab.ports.advance(0);
  expect(statesOf(given.tab)).toEqual(['waiting']);
  status = 201;
  await given.tab.ports.advance(TIMING.longestRetryMs);
  await waitUntil(() => statesOf(given.tab).includes('counted'));
  expect(keysSent(given)).toHaveLength(2);
});

test('[SPEC 4.5.6, 8.5] it survives the sign-out, and waits for its person', async () => {
  const given = await withWaitingBallot(() => createJsonResponse(RECEIPT, 201));
  given.tab.store.dispatch(signOutRequested({ how: 'local' }));
  await waitUntil(() => given.tab.state().session.status === 'signedOut');
  given.tab.ports.wake('online');
  send(given);
  await given.tab.ports.advance(TIMING.longestRetryMs);
  expect([statesOf(given.tab), keysSent(given)]).toEqual([['waiting'], []]);
});

test('[SPEC 8.5] what waits for one person is not sent for another', async () => {
  const given = await openSignedInTab({});
  given.world.answer({ [BALLOTS]: () => createJsonResponse(RECEIPT, 201) });
  putBallot(given.tab.ports.localStorage, 'omar', WAITING);
  send(given);
  await given.tab.ports.advance(TIMING.longestRetryMs);
  expect(keysSent(given)).toEqual([]);
  expect(queueOf(given.tab.ports, 'omar')).toEqual([WAITING]);
});

test('[SPEC 4.5.3, 8.5] a page that is loaded with the session sends it by itself', async () => {
  const given = await withWaitingBallot(() => createJsonResponse(RECEIPT, 201));
  const again = await reloadTab(given);
  await waitUntil(() => statesOf(again).includes('counted'));
  expect(keysSent(given)).toEqual(['key-of-the-first-try']);
});

test('[SPEC 4.5.6] a person who leaves while a ballot is under way: what came of it is asked with the next session', async () => {
  const given = await withWaitingBallot(() => createJsonResponse(RECEIPT, 201));
  given.world.hold(BALLOTS);
  send(given);
  await waitUntil(() => keysSent(given).length === 1);
  given.tab.store.dispatch(signOutRequested({ how: 'local' }));
  await waitUntil(() => given.tab.state().session.status === 'signedOut');
  await given.tab.ports.advance(TIMING.requestTimeoutMs);
  expect(statesOf(given.tab)).toEqual(['waiting']);
});

test('[SPEC 4.5.6] at sign-out the pages kept for reading go; a visitor’s start forgets nothing', async () => {
  const { tab } = await openSignedInTab({});
  expect(tab.ports.told).toEqual([]);
  tab.store.dispatch(signOutRequested({ how: 'local' }));
  await waitUntil(() => tab.ports.told.length > 0);
  expect(tab.ports.told).toEqual([{ type: 'forgetPages' }]);
});

const DRAFT = {
  pollId: 'poll-1',
  slug: POLL,
  title: WAITING.title,
  answers: WAITING.answers,
  savedAt: 0,
};

test('[SPEC 4.5.6] a ballot paper that was begun stays while the session lasts, and goes at sign-out', async () => {
  const { tab } = await openSignedInTab({});
  putDraft(tab.ports.localStorage, 'grace', DRAFT);
  tab.ports.wake('focus');
  await tab.ports.advance(0);
  expect(readDrafts(tab.ports.localStorage, 'grace')).toEqual([DRAFT]);
  tab.store.dispatch(signOutRequested({ how: 'local' }));
  await waitUntil(() => tab.state().session.status === 'signedOut');
  await waitUntil(() => readDrafts(tab.ports.localStorage, 'grace').length === 0);
  expect(tab.ports.localStorage.read('ballot-drafts')).toBeNull();
});

test('[SPEC 8.5] a voting code goes out with the ballot that waited, and is kept no longer', async () => {
  const given = await openSignedInTab({});
  given.world.answer({ [BALLOTS]: () => createJsonResponse(RECEIPT, 201) });
  putBallot(given.tab.ports.localStorage, 'grace', { ...WAITING, token: 'CODE-1' });
  send(given);
  await waitUntil(() => statesOf(given.tab).includes('counted'));
  const [sent] = listCallsTo(given.world, BALLOTS);
  expect(JSON.parse(Object.keys(sent!.form)[0]!)).toEqual({
    answers: WAITING.answers,
    token: 'CODE-1',
  });
  expect(given.tab.ports.localStorage.read('outbox:grace')).not.toContain('CODE-1');
});
