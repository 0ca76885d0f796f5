/** @jest-environment node */
import type { MisbehaviourName } from './misbehaviours';
import { openRelyingParty, type RelyingParty } from './openRelyingParty';
import { SIGNED_IN, readVerdict } from './verdict';

let portal: RelyingParty;
beforeAll(async () => {
  portal = await openRelyingParty();
});
afterAll(() => portal.provider.stop());

const PUSHED = { usePushedAuthorisationRequests: true };

test('[SPEC 7.2.6] the request is pushed first; the address carries nothing but its name', async () => {
  const { tab, callsTo } = await portal.signInWith('none', {
    ...PUSHED,
    hdParam: 'harbour.example',
  });
  expect(callsTo('par')).toMatchObject([
    {
      method: 'POST',
      parameters: {
        client_id: 'meydan-portal',
        redirect_uri: 'http://localhost:3000/callback',
        response_type: 'code',
        scope: expect.stringContaining('openid'),
        nonce: expect.stringMatching(/^[\w-]{40}$/),
        state: expect.stringMatching(/^[\w-]{40}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
        hd: 'harbour.example',
      },
    },
  ]);
  expect(callsTo('authorize').map(({ parameters }) => parameters)).toEqual([
    { client_id: 'meydan-portal', request_uri: expect.stringMatching(/^urn:/) },
  ]);
  expect(readVerdict(tab, portal)).toEqual(SIGNED_IN);
});

test('[SPEC 7.2.6] a provider that requires it gets it, whatever is configured', async () => {
  const { tab, callsTo } = await portal.signInWith('pushRequired');
  expect(callsTo('par')).toHaveLength(1);
  expect(readVerdict(tab, portal)).toEqual(SIGNED_IN);
});

test('[SPEC 7.2.6] nothing is pushed where it is neither required nor configured', async () => {
  const { callsTo } = await portal.signInWith('none');
  expect(callsTo('par')).toEqual([]);
});

test('[SPEC 7.2.6] retried twice: 500 twice, then right', async () => {
  const { tab, callsTo } = await portal.signInWith('pushFailsTwice', PUSHED);
  expect(callsTo('par')).toHaveLength(3);
  expect(readVerdict(tab, portal)).toEqual(SIGNED_IN);
});

const TOLD = { problem: 'pushedRequestFailed', route: null, leaks: [], isBroken: false };

const FAILING: readonly { rule: string; given: MisbehaviourName; tries: number }[] = [
  { rule: '[SPEC 7.2.6] 500 always: three tries', given: 'pushFailsAlways', tries: 3 },
  { rule: '[SPEC 7.2.6] refused: one try', given: 'pushRefused', tries: 1 },
  { rule: '[SPEC 7.2.6] an answer without request_uri', given: 'pushWithoutUri', tries: 1 },
  { rule: '[SPEC 7.2.6] a number for request_uri', given: 'numberPushUri', tries: 1 },
];
test.each(FAILING)('$rule; the person stays and is told', async ({ given, tries }) => {
  const { tab, callsTo } = await portal.signInWith(given, PUSHED);
  expect(callsTo('par')).toHaveLength(tries);
  expect(callsTo('authorize')).toEqual([]);
  expect(readVerdict(tab, portal)).toMatchObject(TOLD);
});

test('[SPEC 7.2.6] HTML instead of an answer: the person stays and is told', async () => {
  const { tab, callsTo } = await portal.signInWith('htmlPush', PUSHED);
  expect(callsTo('authorize')).toEqual([]);
  expect(readVerdict(tab, portal)).toMatchObject(TOLD);
});
