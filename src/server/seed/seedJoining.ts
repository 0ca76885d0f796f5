import { stableId } from './deterministic';
import { insertAll } from './insertAll';
import { toContentId, toPersonId } from './seedContents';
import type { Seeding } from './seeding';

/** Seeds who would like to join a team, and who is invited to it. */
export async function seedJoining({ db, demo, calendar }: Seeding): Promise<void> {
  const { people, contents } = demo;
  const emails = new Map(people.map(({ key, email }) => [key, email]));
  for (const { slug, requests = [], invitations = [] } of contents.teams) {
    const content_id = toContentId('teams', slug);
    await insertAll(
      db,
      'memberships',
      requests.map(({ person, at, note }) => ({
        content_id,
        person_id: toPersonId(person),
        role: 'member' as const,
        state: 'requested' as const,
        title: null,
        since: calendar.plainDate(at),
        until: null,
        note,
      })),
    );
    await insertAll(
      db,
      'team_invitations',
      invitations.map(({ person, by, at, until }) => ({
        id: stableId('invitation', slug, person),
        content_id,
        email: emails.get(person)!,
        email_key: emails.get(person)!,
        uses: 1,
        invited_by: toPersonId(by),
        created_at: calendar.dateTime(at),
        expires_at: calendar.dateTime(until),
      })),
    );
  }
}
