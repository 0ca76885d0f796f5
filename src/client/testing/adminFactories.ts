import type { OpenInvitation } from '../../shared/contract/accountInvitations';
import type { AdminPerson, AdminPersonRow, AuditEntry } from '../../shared/contract/admin';
import type { User } from '../state/user';

export const GRACE_ID = '00000000-0000-4000-8000-000000000011';
export const ALEX_ID = '00000000-0000-4000-8000-000000000012';
export const DOOR_ISSUER = 'https://door.harbour.example';

/** Creates a person who looks at the administration. */
export const aStaffMember = (role: 'moderator' | 'admin', more: Partial<User> = {}): User => ({
  sub: ALEX_ID,
  name: 'Alex Morgan',
  email: 'alex@harbour.example',
  locale: 'en',
  roles: [role],
  verified: true,
  picture: '',
  termsDue: false,
  ...more,
});

export const aPersonRow = (more: Partial<AdminPersonRow> = {}): AdminPersonRow => ({
  id: GRACE_ID,
  name: 'Grace Bell',
  email: 'grace@harbour.example',
  since: '2026-02-01T08:00:00Z',
  roles: [],
  verified: false,
  blockedAt: null,
  ...more,
});

export const anAdminPerson = (more: Partial<AdminPerson> = {}): AdminPerson => ({
  ...aPersonRow(),
  given: { roles: [], verified: false },
  residence: null,
  hasPassword: true,
  hasSecondFactor: false,
  doors: [],
  sessions: 2,
  lastUsedAt: '2026-04-30T18:00:00Z',
  blockedReason: null,
  ...more,
});

export const anInvitation = (more: Partial<OpenInvitation> = {}): OpenInvitation => ({
  id: '00000000-0000-4000-8000-000000000021',
  email: 'grace@harbour.example',
  name: 'Grace Bell',
  roles: ['editor'],
  locale: 'en',
  by: 'Alex Morgan',
  sentAt: '2026-04-30T18:00:00Z',
  expiresAt: '2026-05-30T18:00:00Z',
  ...more,
});

export const anAuditEntry = (more: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-04-30T18:00:00Z',
  action: 'rightsChanged',
  actor: { id: ALEX_ID, name: 'Alex Morgan' },
  person: { id: GRACE_ID, name: 'Grace Bell' },
  before: { roles: [], verified: false },
  after: { roles: ['moderator'], verified: false },
  reason: 'Looks after the dialogues from May on.',
  ...more,
});
