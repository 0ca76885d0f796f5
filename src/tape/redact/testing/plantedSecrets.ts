import type { InputLine, Tape } from '../../format/lines';
import { createSeededBytes } from '../../record/seededRandom';

/** Makers of each kind, of random bytes. */
type Make = (draw: Draw) => unknown;

interface Draw {
  readonly base64url: (bytes: number) => string;
  readonly hex: (bytes: number) => string;
  readonly digits: (count: number) => string;
  readonly one: (of: readonly string[]) => string;
}

const json64 = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const PEOPLE = ['grace', 'ayşe.yılmaz', 'omar-h', 'deniz_k', 'h.öztürk'].map((name) =>
  name.normalize('NFD').replace(/[^\w.-]/g, ''),
);
const WORDS = ['Sommer2027!', 'kedi kedi', 'correct horse', 'şifre123', 'P@ssw0rd'];

const MAKERS: Readonly<Record<string, Make>> = {
  'signed token': ({ base64url }) =>
    [
      json64({ alg: 'RS256', kid: base64url(6) }),
      json64({ sub: base64url(9) }),
      base64url(64),
    ].join('.'),
  'encrypted token': ({ base64url }) =>
    [json64({ alg: 'dir', enc: 'A256GCM' }), '', base64url(12), base64url(40), base64url(16)].join(
      '.',
    ),
  'bearer value': ({ one, hex }) => `${one(['Bearer', 'bearer', 'DPoP', 'Basic'])} ${hex(5)}`,
  cookie: ({ one, hex }) => `${one(['Cookie: ', 'Set-Cookie: ', '"cookie":"'])}sid=${hex(4)}`,
  'e-mail address': ({ one, digits }) =>
    `wrote to ${one(PEOPLE)}${digits(2)}@harbour.example today`,
  'opaque token, base64url': ({ base64url, one }) =>
    base64url(Number(one(['16', '21', '32', '48']))),
  'opaque token, hex': ({ hex, one }) => hex(Number(one(['16', '20', '32']))),
  'authorization code': ({ digits, one }) =>
    `https://portal.example/callback?${one(['code', 'state', 'access_token'])}=${digits(7)}&iss=x`,
  password: ({ one }) => ({ [one(['password', 'newPassword', 'client_secret'])]: one(WORDS) }),
  'one-time code': ({ one, digits }) => ({ [one(['otp', 'receipt', 'secret'])]: digits(6) }),
  'telephone number': ({ one, digits }) =>
    `call ${one(['+90 312 ', '+44 (0)20 ', '0312 ', '+963-11-'])}5${digits(2)} ${digits(2)} ${digits(2)} please`,
  'name of a person': ({ one }) => ({
    [one(['displayName', 'given_name', 'username'])]: one(WORDS),
  }),
};

/** Positions where a value can get onto a tape. */
const PLACES: readonly ((value: unknown) => object)[] = [
  (value) => ({ k: 'ui', action: { type: 'session/told', payload: { value } } }),
  (value) => ({ k: 'chan', n: 0, name: 'session', msg: [{ deep: { value } }] }),
  (value) => ({ k: 'stor', key: 'sol-auth', new: JSON.stringify({ value }) }),
  (value) => ({ k: 'mark', text: typeof value === 'string' ? value : JSON.stringify(value) }),
  (value) => ({
    k: 'net',
    n: 1,
    ep: 'GET /v1/me',
    method: 'GET',
    urlT: '/v1/me',
    ms: 1,
    st: 200,
    req: { hash: '', fields: {} },
    hdr: {},
    body: { value },
  }),
];

export interface PlantedSecret {
  readonly kind: string;
  readonly line: InputLine;
}

/**
 * Plants this number of secrets of all kinds, each in an input of its own; the same ones every
 * time.
 */
export function createPlantedSecrets(count: number): readonly PlantedSecret[] {
  const draw = drawFrom(createSeededBytes('secrets', 'planted'));
  const makers = Object.entries(MAKERS);
  return Array.from({ length: count }, (_, index) => {
    const [kind, make] = makers[index % makers.length]!;
    const place = PLACES[Math.floor(index / makers.length) % PLACES.length]!;
    return { kind, line: { i: 1, t: 0, ...place(make(draw)) } as InputLine };
  });
}

/** Returns the tape with one input more, before all others. */
export const addPlantedSecret = (tape: Tape, { line }: PlantedSecret): Tape => ({
  ...tape,
  lines: [line, ...tape.lines],
});

function drawFrom(bytes: (count: number) => Uint8Array): Draw {
  const hex = (count: number) =>
    Array.from(bytes(count), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return {
    hex,
    base64url: (count) =>
      btoa(String.fromCharCode(...bytes(count)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', ''),
    digits: (count) => Array.from(bytes(count), (byte) => byte % 10).join(''),
    one: (of) => of[bytes(1)[0]! % of.length]!,
  };
}
