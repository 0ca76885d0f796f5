import type { ComponentStory } from '../componentStory';
import type { PlayedAction, PlayedTape } from './playedTape';
import { TapeView } from './TapeView';

const DOOR = 'https://door.example/connect/token';
const LIFE_MS = 300_000;
const T0 = Date.parse('2026-05-01T09:00:00Z');

const action = (number: number, t: number, type: string, status: string): PlayedAction => ({
  number,
  t,
  type,
  action: { type, payload: { configId: 'door' } },
  state: { session: { status, providers: { door: { status } } } },
});

const asked = (t: number, status: number | null) => ({
  t,
  ms: 40,
  ep: `POST ${DOOR}`,
  status,
  fields: { grant_type: 'refresh_token' },
});

/** Two lives of a token, and the renewal between them. */
const PLAYED: PlayedTape = {
  header: {
    tape: 2,
    app: 'meydan',
    appVersion: '0.1.0',
    recorder: 'story',
    level: 'checked',
    t0: T0,
    lang: 'en',
    url: 'https://portal.example/dialogs',
    visible: true,
    online: true,
    seed: '0'.repeat(32),
    canon: 2,
    redaction: { policy: 'v1', secrets: 3, pii: 0 },
    storage: { session: {}, local: {}, cookies: {} },
  },
  endMs: 2 * LIFE_MS,
  isReplayed: true,
  departure: null,
  actions: [
    action(1, 120, 'session/providerSignedIn', 'signedIn'),
    action(2, LIFE_MS, 'session/silentRenewStarted', 'renewing'),
    action(3, LIFE_MS + 40, 'session/providerSignedIn', 'signedIn'),
  ],
  effects: [
    { e: 'trig', t: 0, p: 'root>watchProviderRenewals', k: 'FORK' },
    { e: 'trig', t: 0, p: 'root>watchProviderRenewals>take', k: 'TAKE' },
    { e: 'trig', t: 120, p: 'root>runTimer>call(tickForever)>call(sleep)', k: 'CALL' },
  ],
  requests: [asked(80, 200), asked(LIFE_MS, 200)],
  tokens: [
    {
      kind: 'access',
      server: DOOR,
      spans: [
        { name: 'at#1', from: 120, to: LIFE_MS + 120 },
        { name: 'at#2', from: LIFE_MS + 40, to: 2 * LIFE_MS + 40 },
      ],
    },
  ],
};

const DEPARTURE = `refresh.tape.jsonl leaves the tape at 00:05:00.000: session/tokenExpired comes in addition.
expected  session/silentRenewStarted (number 2, 00:05:00.000)
actual    session/tokenExpired (number 2, 00:05:00.000)`;

const NOTHING = { actions: [], effects: [], requests: [], tokens: [] };

const story = (state: string, change: Partial<PlayedTape> = {}): ComponentStory => ({
  component: 'TapeView',
  state,
  render: () => <TapeView played={{ ...PLAYED, ...change }} />,
});

/** A tape in the player. */
export const TAPE_STORIES: readonly ComponentStory[] = [
  story('usual'),
  story('empty', NOTHING),
  story('departed', { departure: DEPARTURE }),
  story('notReplayed', { isReplayed: false, effects: [] }),
];
