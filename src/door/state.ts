import {
  createPrivateKey,
  randomBytes,
  type JsonWebKey,
  generateKeyPair,
  type KeyObject,
} from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AdapterFactory, JWK, JWKS } from 'oidc-provider';
import Type from 'typebox';
import Value from 'typebox/value';
import { promisify } from 'node:util';
import { createRows, type Row } from './rows';

const generate = promisify(generateKeyPair);

const toJwk = (key: KeyObject, alg: string): JWK => ({
  ...(key.export({ format: 'jwk' }) as JWK),
  alg,
  use: 'sig',
});

/** New signing keys as a private JWK set (RFC 7517), RS256 before ES256. */
async function generateKeys(): Promise<JWKS> {
  const rsa = await generate('rsa', { modulusLength: 2048 });
  const ec = await generate('ec', { namedCurve: 'P-256' });
  return { keys: [toJwk(rsa.privateKey, 'RS256'), toJwk(ec.privateKey, 'ES256')] };
}

const WRITE_AFTER_MS = 100;

const Entry = Type.Record(Type.String(), Type.Unknown());

const DoorFile = Type.Object({
  version: Type.Literal(1),
  keys: Type.Array(Entry, { minItems: 1 }),
  cookieKeys: Type.Array(Type.String({ minLength: 32 }), { minItems: 1 }),
  rows: Type.Array(
    Type.Object({
      model: Type.String(),
      id: Type.String(),
      payload: Entry,
      expiresAt: Type.Union([Type.Number(), Type.Null()]),
    }),
  ),
});

interface Kept {
  readonly keys: readonly JWK[];
  readonly cookieKeys: readonly string[];
  readonly rows: readonly Row[];
}

export interface DoorState {
  /** Private JWK set that signs ID tokens. */
  readonly jwks: JWKS;
  /** Keys by which the provider's own cookies are signed. */
  readonly cookieKeys: readonly string[];
  readonly adapter: AdapterFactory;
  readonly close: () => void;
}

const fresh = async (): Promise<Kept> => ({
  keys: (await generateKeys()).keys,
  cookieKeys: [randomBytes(32).toString('base64url')],
  rows: [],
});

/** Throws when the text is not a state of ours, or its keys are not private keys. */
function parse(text: string): Kept {
  const value: unknown = JSON.parse(text);
  Value.Assert(DoorFile, value);
  const kept = value as unknown as Kept;
  for (const key of kept.keys) createPrivateKey({ key: key as JsonWebKey, format: 'jwk' });
  return kept;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function readState(file: string, say: (line: string) => void): Kept | undefined {
  const text = readText(file);
  if (text === undefined) return undefined;
  try {
    return parse(text);
  } catch {
    renameSync(file, `${file}.broken`);
    say(`${file} cannot be read; it is now ${file}.broken, and everybody signs in again.`);
    return undefined;
  }
}

function write(file: string, kept: Kept): void {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, JSON.stringify({ version: 1, ...kept }), { mode: 0o600, flush: true });
  renameSync(draft, file);
}

interface Writer {
  /** Called when something has changed. */
  readonly soon: () => void;
  /** Writes what has changed since the last writing. */
  readonly close: () => void;
}

const NOWHERE: Writer = { soon: () => undefined, close: () => undefined };

/**
 * Creates a writer. The first writing is at once, so that a folder that cannot be used is noticed
 * at the start.
 */
function writer(file: string, kept: () => Kept, say: (line: string) => void): Writer {
  let timer: NodeJS.Timeout | undefined;
  const now = () => {
    clearTimeout(timer);
    timer = undefined;
    try {
      write(file, kept());
    } catch (error) {
      say(`the sessions could not be kept: ${(error as Error).message}`);
    }
  };
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  write(file, kept());
  return {
    soon: () => void (timer ??= setTimeout(now, WRITE_AFTER_MS)),
    close: () => void (timer && now()),
  };
}

/**
 * Opens what the provider remembers between starts: signing keys, cookie keys, and the rows of
 * sessions, grants and tokens that have not expired. For laptops, where one provider runs and its
 * people are demonstrations: all of it is one small file, mode 0600, written whole at most 100 ms
 * after a change and once more by `close`, beside its place and then renamed, so that it is never
 * half written. A file that is not ours is set aside with one line to `say`. `null` keeps
 * everything in memory. Rejects with the system's error when the folder cannot be used; a later
 * failure to write is one line.
 */
export async function openState(
  file: string | null,
  say: (line: string) => void,
): Promise<DoorState> {
  const known = file === null ? undefined : readState(file, say);
  const { keys, cookieKeys, rows: knownRows } = known ?? (await fresh());
  const rows = createRows(knownRows, () => soon());
  const kept = (): Kept => ({ keys, cookieKeys, rows: rows.live() });
  const { soon, close } = file === null ? NOWHERE : writer(file, kept, say);
  return { jwks: { keys: [...keys] }, cookieKeys, adapter: rows.adapter, close };
}
