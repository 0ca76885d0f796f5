import type { InputLine } from './lines';

type Check = (value: unknown) => boolean;
/** A name with `?` may be missing. */
type Shape = Readonly<Record<string, Check>>;

const text: Check = (value) => typeof value === 'string';
const count: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const number: Check = (value) => Number.isFinite(value);
const flag: Check = (value) => typeof value === 'boolean';
const textOrNull: Check = (value) => value === null || text(value);
const anything: Check = () => true;
const object: Check = (value) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const texts: Check = (value) => object(value) && Object.values(value as object).every(text);
const either =
  (...allowed: readonly unknown[]): Check =>
  (value) =>
    allowed.includes(value);
const whole =
  (shape: Shape): Check =>
  (value) =>
    object(value) && faultIn(value as object, shape) === null;

const INPUT = { i: count, t: number, k: text };

const INPUTS: Readonly<Record<InputLine['k'], Shape>> = {
  ui: {
    'action?': whole({ type: text, 'payload?': anything, 'meta?': anything, 'error?': anything }),
    'call?': whole({
      api: text,
      endpoint: text,
      kind: either('query', 'mutation', 'upsert'),
      'arg?': anything,
      'data?': anything,
      'held?': count,
      'options?': object,
    }),
    'release?': count,
    'deposit?': object,
  },
  nav: { cause: either('load', 'pop', 'navigated'), url: text, 'result?': object },
  net: {
    n: count,
    ep: text,
    method: text,
    urlT: text,
    req: whole({ hash: text, fields: object }),
    ms: number,
    'st?': count,
    'hdr?': texts,
    'body?': anything,
    'err?': either('offline', 'timeout', 'aborted', 'open'),
  },
  sse: { n: count, event: text, id: text, data: text },
  frame: {
    n: count,
    role: text,
    ev: either('message', 'loaded', 'loading'),
    'origin?': text,
    'data?': anything,
  },
  popup: {
    n: count,
    ev: either('opened', 'blocked', 'message', 'closed', 'open'),
    'origin?': text,
    'data?': anything,
  },
  chan: { n: count, name: text, 'msg?': anything },
  stor: { key: textOrNull, new: textOrNull, 'silent?': flag },
  lock: { n: count, name: text, ev: either('granted', 'refused') },
  vis: { v: flag },
  conn: { v: flag, 'told?': flag },
  wake: { 'reason?': text, 'wallGapMs?': number },
  mark: { text },
};

const HEADER: Shape = {
  tape: count,
  app: text,
  appVersion: text,
  recorder: text,
  level: either('inputs', 'checked', 'full'),
  t0: number,
  lang: text,
  url: text,
  visible: flag,
  online: flag,
  seed: (value) => text(value) && /^[0-9a-f]{32}$/.test(String(value)),
  storage: whole({ session: texts, local: texts, cookies: texts }),
  redaction: whole({ policy: text, secrets: count, pii: count }),
  canon: count,
};

/** By the key that only such lines have. */
const OTHERS: Readonly<Record<string, Shape>> = {
  j: {
    j: text,
    hdr: object,
    claims: object,
    sig: either('ok', 'bad', 'unknown-kid', 'alg-not-allowed'),
    'key?': text,
    'at?': text,
    'atHash?': either('ok', 'bad'),
  },
  c: { c: count, t: number, a: text, v: object, h: text },
  s: { s: count, t: number, state: object },
  e: { e: either('trig', 'res', 'rej', 'can'), t: number, p: text, k: text, 'f?': text },
  end: { end: either(true), t: number, inputs: count, checkpoints: count },
};

/**
 * Returns the name of the first field that is missing, wrong or unknown; null when there is none.
 */
function faultIn(value: object, shape: Shape): string | null {
  const known = new Map(
    Object.entries(shape).map(([name, check]) => [name.replace('?', ''), check]),
  );
  const unknown = Object.keys(value).find((name) => !known.has(name));
  if (unknown !== undefined) return unknown;
  const given = value as Readonly<Record<string, unknown>>;
  const wrong = Object.entries(shape).find(([name, check]) => {
    const field = given[name.replace('?', '')];
    return field === undefined ? !name.endsWith('?') : !check(field);
  });
  return wrong ? wrong[0].replace('?', '') : null;
}

export const findHeaderFault = (line: object): string | null => faultIn(line, HEADER);

/** Returns what is wrong with a line after the first; null when nothing is. */
export function findLineFault(line: object): string | null {
  if ('i' in line) {
    const kind = String((line as { k?: unknown }).k);
    if (!Object.hasOwn(INPUTS, kind)) return 'k';
    return faultIn(line, { ...INPUT, ...INPUTS[kind as InputLine['k']] });
  }
  const kind = Object.keys(OTHERS).find((key) => key in line);
  return kind === undefined ? 'kind' : faultIn(line, OTHERS[kind]!);
}
