import type { JWK } from 'jose';
import type { RequestKind } from '../../../oidc/redirectUri';
import { parseStoredEndpoints, type WellKnownEndpoints } from '../../../oidc/discovery';
import type { Claims } from '../../../oidc/validation/tokenParts';
import type { Ports } from '../../browser/ports';
import {
  parseAnyObject,
  createObjectParser,
  parseFilledText,
  parseFiniteNumber,
  parseBoolean,
  createListParser,
  createEnumParser,
  parseStored,
  createRecordParser,
  parseText,
  type Parser,
} from '../../browser/storedParsers';

/**
 * One authorize request: what its answer is compared with, and where the person goes afterwards.
 */
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
  /**
   * The provider was asked to let the person sign in even if it knows them (OIDC Core §3.1.2.1).
   */
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

/** Items that are stored for one configuration (SPEC 3.1); the keys are promised to the outside. */
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

/** Items that a reset leaves: facts about the provider, and attempts that are still open. */
const KEPT = ['authWellKnownEndPoints', 'jwtKeys', 'authRequests', 'areFramesBlocked'] as const;

interface Read {
  readonly stored: string;
  readonly flow: StoredFlow;
}

/** Last read value of each item. Timers look at it all the time, and it seldom changes. */
const lastRead = new WeakMap<object, Map<string, Read>>();

/** Reads what is stored; an item that is not ours or is damaged counts as empty. */
export function readFlow({ sessionStorage }: FlowStorage, configId: string): StoredFlow {
  const stored = sessionStorage.read(configId) ?? '{}';
  const known = lastRead.get(sessionStorage) ?? new Map<string, Read>();
  lastRead.set(sessionStorage, known);
  const before = known.get(configId);
  if (before?.stored === stored) return before.flow;
  const flow = parseStored(storedFlow, stored) ?? {};
  known.set(configId, { stored, flow });
  return flow;
}

const attempt: Parser<Attempt> = createObjectParser(
  {
    kind: createEnumParser('redirect', 'popup', 'silentRenew'),
    state: parseFilledText,
    nonce: parseFilledText,
    codeVerifier: parseFilledText,
    redirectUri: parseText,
    returnTo: parseText,
    createdAt: parseFiniteNumber,
  },
  { linkTo: parseText, isAnew: parseBoolean },
);

export const parseAuthnResult: Parser<AuthnResult> = createObjectParser(
  { access_token: parseFilledText },
  {
    id_token: parseFilledText,
    refresh_token: parseFilledText,
    expires_in: parseFiniteNumber,
    scope: parseText,
    state: parseText,
    session_state: parseText,
  },
);

/** Only the keys that are known, with values of their kind down to the last field. */
const storedFlow: Parser<StoredFlow> = createObjectParser<object, Required<StoredFlow>>(
  {},
  {
    authzData: parseText,
    authnResult: parseAuthnResult,
    userData: parseAnyObject,
    session_state: parseText,
    authNonce: parseText,
    authStateControl: parseText,
    codeVerifier: parseText,
    access_token_expires_at: parseFiniteNumber,
    storageSilentRenewRunning: parseText,
    storageCodeFlowInProgress: parseBoolean,
    redirect: parseText,
    authWellKnownEndPoints: parseStoredEndpoints,
    jwtKeys: createObjectParser({ keys: createListParser(parseAnyObject as Parser<JWK>) }),
    authRequests: createRecordParser(attempt),
    signedInAt: parseFiniteNumber,
    areFramesBlocked: parseBoolean,
  },
);

/** Keys given as undefined are removed. False when the browser refused to store it. */
export function updateFlow(ports: FlowStorage, configId: string, change: Change): boolean {
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
