import { sql } from 'kysely';
import type { ExportTable } from './exportTable';

/** Tables of where the person is signed in, and what happened to the account. */
export const SESSION_EXPORTS = [
  {
    name: 'sessions',
    by: ['sessions.person_id'],
    fields: [
      'kind',
      'device',
      'started_at',
      'authenticated_at',
      'last_used_at',
      'expires_at',
      'ended_at',
      'is_ended_by_wish',
      'door_issuer',
      'door_sid',
      'door_signed_in_at',
    ],
    from: ({ personId }) => sql`sessions where person_id = ${personId} order by started_at`,
  },
  {
    name: 'renewals',
    by: ['refresh_tokens.person_id'],
    fields: ['scope', 'issued_at', 'used_at', 'expires_at'],
    from: ({ personId }) => sql`refresh_tokens where person_id = ${personId} order by issued_at`,
  },
  {
    name: 'security-events',
    by: ['security_events.person_id'],
    fields: ['at', 'kind', 'device'],
    from: ({ personId }) => sql`security_events where person_id = ${personId} order by id`,
  },
] as const satisfies readonly ExportTable[];
