import type { JWK } from 'jose';
import type { RequestKind } from '../../../oidc/redirectUri';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import type { Claims } from '../../../oidc/validation/tokenParts';
import type { Ports } from '../../browser/ports';

/** One authorize request: what its answer is compared with, and where the person goes afterwards. */
export interface Attempt {
  readonly kind: RequestKind;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  /** Path, query and hash on our origin, with the language prefix. */
  readonly returnTo: string;
  /** Subject of the account that the login is to be linked to; its answer signs nobody in. */
  readonly linkTo?: string;
  /** The provider was asked to let the person sign in even if it knows them (OIDC Core §3.1.2.1). */
  readonly isAnew?: boolean;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The token answer of the provider, as it came, with the state it belongs to. */
export interface AuthnResult {
  readonly access_token: string;
  readonly id_token?: string;
  readonly refresh_token?: string;
  readonly expires_in?: number;
  readonly scope?: string;
  readonly state?: string;
  readonly session_state?: string;
}

/** Everything that is stored for one configuration (SPEC 3.1); the keys are promised to the outside. */
export interface StoredFlow {
  readonly authzData?: string;
  readonly authnResult?: AuthnResult;
  readonly userData?: Claims;
  readonly session_state?: string;
  readonly authNonce?: string;
  readonly authStateControl?: string;
  readonly codeVerifier?: string;
  readonly access_token_expires_at?: number;
  /** JSON text of state and launch time (SPEC 3.1.9). */
  readonly storageSilentRenewRunning?: string;
  readonly storageCodeFlowInProgress?: boolean;
  readonly redirect?: string;
  readonly authWellKnownEndPoints?: WellKnownEndpoints;
  readonly jwtKeys?: { readonly keys: readonly JWK[] };
  /** The pending attempts by their state; the single keys above mirror the newest one. */
  readonly authRequests?: Readonly<Record<string, Attempt>>;
  /** When the person last signed in by hand, milliseconds since 1970. */
  readonly signedInAt?: number;
  /** The provider's session is not visible in frames of this browser: they are no longer tried. */
  readonly areFramesBlocked?: boolean;
}

type FlowStorage = Pick<Ports, 'sessionStorage'>;
type Change = { readonly [key in keyof StoredFlow]: StoredFlow[key] | undefined };

/** What a reset leaves: facts about the provider, and attempts that are still open. */
const KEPT = ['authWellKnownEndPoints', 'jwtKeys', 'authRequests', 'areFramesBlocked'] as const;

interface Read {
  readonly text: string;
  readonly flow: StoredFlow;
}

/** What was last read of each item. Timers look at it all the time, and it seldom changes. */
const lastRead = new WeakMap<object, Map<string, Read>>();

/** What is stored; an item that is not ours or is damaged counts as empty. */
export function readFlow({ sessionStorage }: FlowStorage, configId: string): StoredFlow {
  const text = sessionStorage.read(configId) ?? '{}';
  const known = lastRead.get(sessionStorage) ?? new Map<string, Read>();
  lastRead.set(sessionStorage, known);
  const before = known.get(configId);
  if (before?.text === text) return before.flow;
  const flow = parsed(text);
  known.set(configId, { text, flow });
  return flow;
}

function parsed(text: string): StoredFlow {
  try {
    const flow: unknown = JSON.parse(text);
    return isObject(flow) ? sound(flow) : {};
  } catch {
    return {};
  }
}

type Sound = (value: unknown) => boolean;
const isText: Sound = (value) => typeof value === 'string';
const isNumber: Sound = (value) => typeof value === 'number' && Number.isFinite(value);
const isFlag: Sound = (value) => typeof value === 'boolean';
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAttempt: Sound = (value) => isObject(value) && isNumber(value['createdAt']);

const SOUND: Readonly<Record<keyof StoredFlow, Sound>> = {
  authzData: isText,
  authnResult: (value) => isObject(value) && isText(value['access_token']),
  userData: isObject,
  session_state: isText,
  authNonce: isText,
  authStateControl: isText,
  codeVerifier: isText,
  access_token_expires_at: isNumber,
  storageSilentRenewRunning: isText,
  storageCodeFlowInProgress: isFlag,
  redirect: isText,
  authWellKnownEndPoints: (value) => isObject(value) && isText(value['issuer']),
  jwtKeys: (value) => isObject(value) && Array.isArray(value['keys']),
  authRequests: (value) => isObject(value) && Object.values(value).every(isAttempt),
  signedInAt: isNumber,
  areFramesBlocked: isFlag,
};

/** Only the keys that are known, with values of their kind. */
function sound(flow: Readonly<Record<string, unknown>>): StoredFlow {
  return Object.fromEntries(
    Object.entries(flow).filter(
      ([key, value]) => Object.hasOwn(SOUND, key) && SOUND[key as keyof StoredFlow](value),
    ),
  );
}

/** Keys given as undefined are removed. False when the browser refused to store it. */
export function changeFlow(ports: FlowStorage, configId: string, change: Change): boolean {
  return writeFlow(ports, configId, { ...readFlow(ports, configId), ...change });
}

export function resetFlow(ports: FlowStorage, configId: string): void {
  const flow = readFlow(ports, configId);
  writeFlow(ports, configId, Object.fromEntries(KEPT.map((key) => [key, flow[key]])));
}

function writeFlow({ sessionStorage }: FlowStorage, configId: string, flow: object): boolean {
  // Tokens that are no longer stored are kept nowhere else.
  lastRead.get(sessionStorage)?.delete(configId);
  return sessionStorage.write(configId, JSON.stringify(flow));
}
