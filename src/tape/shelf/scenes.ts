import { decodeJwt } from 'jose';
import {
  createJsonResponse,
  createNetworkError,
  PORTAL_ORIGIN,
} from '../../client/sagas/testing/fakeServers';
import { signInRequested, signOutRequested } from '../../client/state/sessionSlice';
import { STORAGE_KEYS } from '../../shared/constants';
import type { TapeLevel } from '../format/lines';
import type { VirtualTime } from '../replay/virtualTime';
import { TOKEN_CALL } from '../../client/sagas/testing/providerTab';
import { JWKS_CALL, createOtherKey, Studio } from './studio';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SLEEP_MS = 8 * HOUR_MS;
const BY_REFRESH = { silentRenew: true, useRefreshToken: true };
const BY_FRAME = { silentRenew: true, silentRenewUrl: `${PORTAL_ORIGIN}/silent-renew.html` };

type Scene = (studio: Studio) => Promise<void>;

interface Shelved {
  readonly options?: object;
  readonly level?: TapeLevel;
  readonly scene: Scene;
}

/** Makes the provider sign an ID token that differs from the right one. */
const withClaims =
  (claims: (studio: Studio) => object): Scene =>
  async (studio) => {
    studio.world.claims = claims(studio) as never;
    await studio.signIn();
  };

async function answerRenewal(studio: Studio, number: number): Promise<void> {
  const frame = await studio.frame('silent-renew', number);
  const url = studio.world.comeBack(frame.visited[0]!, { session_state: `state-${number}` });
  frame.say({ origin: PORTAL_ORIGIN, data: { v: 1, kind: 'silent-renew', url } });
  await studio.pass(1_000);
}

/** Gives the provider another key; tokens of the same claims are signed with it. */
async function rotateKey(studio: Studio, isPublished: boolean, kid: string): Promise<void> {
  const { jwk, sign } = await createOtherKey(kid);
  const realFetch = studio.world.fetch;
  const honest = (body: string) =>
    realFetch(TOKEN_CALL.slice('POST '.length), {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
  let isAsking = false;
  Object.assign(studio.world, {
    fetch: async (request: Request) => {
      const key = `${request.method} ${request.url}`;
      if (key === JWKS_CALL && isPublished) return createJsonResponse({ keys: [jwk] });
      if (key !== TOKEN_CALL || isAsking) return realFetch(request);
      isAsking = true;
      const answer = (await (await honest(await request.text())).json()) as { id_token: string };
      isAsking = false;
      return createJsonResponse({ ...answer, id_token: await sign(decodeJwt(answer.id_token)) });
    },
  });
}

/** Scenes whose tapes are stored, by the names of the files. */
export const SCENES: Readonly<Record<string, Shelved>> = {
  'sign-in': { level: 'full', scene: (studio) => studio.signIn() },
  popup: {
    scene: async (studio) => {
      studio.store.dispatch(signInRequested({ inWindow: true }));
      const popup = studio.ports.popups[0]!;
      await studio.until(() => popup.visited.length > 0);
      await studio.pass(3_000);
      const url = studio.world.comeBack(popup.visited[0]!);
      popup.say({ origin: PORTAL_ORIGIN, data: { v: 1, kind: 'popup', url } });
      await studio.until(() => studio.session.status === 'signedIn');
      await studio.pass(1_000);
    },
  },
  'popup-blocked': {
    scene: async (studio) => {
      studio.ports.arePopupsBlocked = true;
      studio.store.dispatch(signInRequested({ inWindow: true }));
      await studio.pass(2_000);
    },
  },
  'silent-renew': {
    options: BY_FRAME,
    scene: async (studio) => {
      studio.world.hasRefreshTokens = false;
      await studio.signIn();
      await studio.pass(4 * MINUTE_MS);
      await answerRenewal(studio, 1);
      studio.recorder.mark('the tokens have been renewed in a frame');
      await studio.pass(MINUTE_MS);
    },
  },
  refresh: {
    options: BY_REFRESH,
    scene: async (studio) => {
      await studio.signIn();
      await studio.pass(12 * MINUTE_MS);
    },
  },
  'idle-hour': {
    options: BY_REFRESH,
    scene: async (studio) => {
      await studio.signIn();
      await studio.pass(HOUR_MS);
    },
  },
  'check-session-change': {
    options: { startCheckSession: true, ...BY_FRAME },
    scene: async (studio) => {
      await studio.signIn({ session_state: 'first.salt' });
      const watch = await studio.frame('check-session');
      await studio.pass(10_000);
      watch.say({ origin: new URL(watch.visited[0]!).origin, data: 'unchanged' });
      await studio.pass(10_000);
      watch.say({ origin: new URL(watch.visited[0]!).origin, data: 'changed' });
      const frame = await studio.frame('silent-renew');
      const url = studio.world.comeBack(frame.visited[0]!, { code: '', error: 'login_required' });
      frame.say({ origin: PORTAL_ORIGIN, data: { v: 1, kind: 'silent-renew', url } });
      await studio.pass(5_000);
    },
  },
  'expiry-after-sleep': {
    options: BY_REFRESH,
    scene: async (studio) => {
      await studio.signIn();
      studio.ports.isHidden = true;
      await studio.pass(MINUTE_MS);
      studio.browser.jump(SLEEP_MS);
      studio.time.jump(SLEEP_MS);
      studio.ports.isHidden = false;
      studio.ports.wake('visible');
      await studio.pass(20_000);
    },
  },
  'two-tabs': {
    options: BY_REFRESH,
    scene: async (studio) => {
      await studio.signIn();
      const other = studio.otherTab();
      await studio.pass(5_000);
      other.localStorage.remove(STORAGE_KEYS.user);
      other.localStorage.remove(STORAGE_KEYS.productAuth);
      await studio.pass(5_000);
    },
  },
  offline: {
    options: BY_REFRESH,
    scene: async (studio) => {
      await studio.signIn();
      const { fetch } = studio.world;
      Object.assign(studio.world, { fetch: async () => Promise.reject(createNetworkError()) });
      studio.ports.isOffline = true;
      await studio.pass(6 * MINUTE_MS);
      Object.assign(studio.world, { fetch });
      studio.ports.isOffline = false;
      studio.ports.wake('online');
      await studio.pass(MINUTE_MS);
    },
  },
  'server-trouble': {
    options: BY_REFRESH,
    scene: async (studio) => {
      await studio.signIn();
      const trouble = () => createJsonResponse({ title: 'busy' }, 503);
      const { fetch } = studio.world;
      Object.assign(studio.world, { fetch: async () => trouble() });
      await studio.pass(8 * MINUTE_MS);
      Object.assign(studio.world, { fetch });
      await studio.pass(5 * MINUTE_MS);
    },
  },
  'sign-out': {
    scene: async (studio) => {
      await studio.signIn();
      studio.store.dispatch(signOutRequested({ how: 'local' }));
      await studio.pass(2_000);
    },
  },
  'incorrect-nonce': { scene: withClaims(() => ({ nonce: 'of another attempt' })) },
  'incorrect-audience': { scene: withClaims(() => ({ aud: 'another-portal' })) },
  'incorrect-issuer': { scene: withClaims(() => ({ iss: 'https://another-door.example' })) },
  'incorrect-at-hash': { scene: withClaims(() => ({ at_hash: 'bm90IHRoZSBoYXNoIQ' })) },
  'token-expired': {
    scene: withClaims(({ time }) => ({ exp: Math.floor(time.clock() / 1_000) - HOUR_MS / 1_000 })),
  },
  'signature-failed': {
    scene: async (studio) => {
      await rotateKey(studio, false, 'k1');
      await studio.signIn();
    },
  },
  'key-rotation': {
    options: BY_REFRESH,
    scene: async (studio) => {
      await studio.signIn();
      await rotateKey(studio, true, 'k2');
      await studio.pass(6 * MINUTE_MS);
    },
  },
};

/** Let a scene happen, and give back what was recorded. */
export async function record(name: string, time: VirtualTime) {
  const { options = {}, level = 'checked', scene } = SCENES[name]!;
  const studio = await Studio.open(time, options, level);
  await scene(studio);
  return { tape: await studio.tape(), studio };
}
