import type { JWK } from 'jose';
import type { WellKnownEndpoints } from '../../../oidc/discovery';
import type { Claims } from '../../../oidc/validation/tokenParts';
import type { Ports } from '../../browser/ports';

/** One authorize request: what its answer is compared with, and where the person goes afterwards. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
  readonly redirectUri: string;
  /** Path, query and hash on our origin, with the language prefix. */
  readonly returnTo: string;
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
  readonly storageCodeFlowInProgress?: boolean;
  readonly redirect?: string;
  readonly authWellKnownEndPoints?: WellKnownEndpoints;
  readonly jwtKeys?: { readonly keys: readonly JWK[] };
  /** The pending attempts by their state; the single keys above mirror the newest one. */
  readonly authRequests?: Readonly<Record<string, Attempt>>;
}

type FlowStorage = Pick<Ports, 'sessionStorage'>;
type Change = { readonly [key in keyof StoredFlow]: StoredFlow[key] | undefined };

/** What a reset leaves: facts about the provider, and attempts that are still open. */
const KEPT = ['authWellKnownEndPoints', 'jwtKeys', 'authRequests'] as const;

export function readFlow({ sessionStorage }: FlowStorage, configId: string): StoredFlow {
  try {
    const flow: unknown = JSON.parse(sessionStorage.read(configId) ?? '{}');
    return typeof flow === 'object' && flow !== null ? flow : {};
  } catch {
    return {};
  }
}

/** Keys given as undefined are removed. */
export function changeFlow(ports: FlowStorage, configId: string, change: Change): void {
  const flow = { ...readFlow(ports, configId), ...change };
  ports.sessionStorage.write(configId, JSON.stringify(flow));
}

export function resetFlow(ports: FlowStorage, configId: string): void {
  const flow = readFlow(ports, configId);
  const kept = Object.fromEntries(KEPT.map((key) => [key, flow[key]]));
  ports.sessionStorage.write(configId, JSON.stringify(kept));
}
