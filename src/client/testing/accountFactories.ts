import {
  SECURITY_EVENTS,
  type SecurityEvent,
  type SecurityFacts,
  type SessionInfo,
} from '../../shared/contract/accounts';
import type { SignedPasskey } from '../../shared/contract/passkeys';

/** Addresses that the page about the safety of the account asks. */
export const SECURITY_PATHS = {
  facts: '/v1/me/security',
  sessions: '/v1/me/sessions',
  events: '/v1/me/security-events',
} as const;

export const SECURITY_FACTS: SecurityFacts = {
  hasPassword: true,
  email: 'grace@harbour.example',
  newEmail: null,
  secondFactor: null,
  residence: null,
  doors: [{ issuer: 'https://door.harbour.example', linkedAt: '2026-02-01T08:00:00Z' }],
};

/** Creates a signature as a browser gives it; whether it is right the host says. */
export const aSignedPasskey = (): SignedPasskey => ({
  id: 'a2V5',
  rawId: 'a2V5',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'c2lnbmVk' },
  clientExtensionResults: {},
});

export const aSession = (more: Partial<SessionInfo> = {}): SessionInfo => ({
  id: '00000000-0000-4000-8000-000000000001',
  kind: 'password',
  device: 'Firefox on Linux',
  startedAt: '2026-04-01T08:00:00Z',
  authenticatedAt: '2026-04-01T08:00:00Z',
  lastUsedAt: '2026-04-30T18:00:00Z',
  isCurrent: false,
  ...more,
});

/** Creates one event of each kind. */
export const someSecurityEvents = (): SecurityEvent[] =>
  SECURITY_EVENTS.map((kind) => ({ kind, at: '2026-04-20T18:00:00Z', device: 'Safari on iPhone' }));
