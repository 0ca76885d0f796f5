import type { ValidationResult } from '../../../oidc/validation/validationResult';
import { ERRORS, type ErrorCode } from '../../../shared/errors';
import type { SessionStatus } from '../../state/session';
import type { Tab } from '../testing/openTab';
import { RETURN_TO, type RelyingParty } from './openRelyingParty';

/** Traces of a sign-in, as far as a person, a developer or a thief could see them. */
export interface Verdict {
  /** Null when nothing was validated. */
  readonly result: ValidationResult | null;
  readonly problem: ErrorCode | null;
  readonly status: SessionStatus;
  readonly provider: SessionStatus | null;
  /** The last navigation. */
  readonly route: string | null;
  /** Names of what is stored of the person. */
  readonly stored: readonly string[];
  /** Secrets that occur in an action, in the state or in the log. */
  readonly leaks: readonly string[];
  /** True when a fault of the portal itself was caught. */
  readonly isBroken: boolean;
}

const PERSONAL = ['authzData', 'authnResult', 'userData', 'session_state', 'codeVerifier'];

/** Reads what is stored for the configuration (SPEC 3.1). */
export function readStoredFlow({ ports }: Tab): Readonly<Record<string, unknown>> {
  return JSON.parse(ports.sessionStorage.read('door') ?? '{}') as Record<string, unknown>;
}

export function readVerdict(tab: Tab, { provider, world }: RelyingParty): Verdict {
  const { session, validation } = tab.state();
  const seen = JSON.stringify([tab.actions, tab.state(), tab.ports.logs]);
  const stored = readStoredFlow(tab);
  return {
    result: validation.latest?.result ?? null,
    problem: session.problem?.code ?? null,
    status: session.status,
    provider: session.providers['door']?.status ?? null,
    route: tab.navigations.at(-1) ?? null,
    stored: PERSONAL.filter((name) => stored[name] !== undefined),
    leaks: [...provider.secrets, ...world.secrets].filter((secret) => seen.includes(secret)),
    isBroken: tab.errors().some((line) => line.includes(ERRORS.unexpected.log)),
  };
}

/** The person is signed in and sees the page that they wanted. */
export const SIGNED_IN: Verdict = {
  result: 'Ok',
  problem: null,
  status: 'signedIn',
  provider: 'signedIn',
  route: `replace ${RETURN_TO}`,
  stored: ['authzData', 'authnResult', 'userData', 'session_state'],
  leaks: [],
  isBroken: false,
};

/** SPEC 4.8.1: nothing is left of the person, and the page says so. */
export const REFUSED: Omit<Verdict, 'result' | 'problem' | 'provider'> = {
  status: 'signedOut',
  route: 'replace /tr/unauthorized',
  stored: [],
  leaks: [],
  isBroken: false,
};
