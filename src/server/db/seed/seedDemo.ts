import { DEMO_PEOPLE, getDemoEmail } from '../../../demo/people';
import type { Database } from '../openDatabase';
import { COMMITTEES } from './content/committees';
import { RESIDENTS } from './content/residents';
import { TEAMS } from './content/teams';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import { toContentId, contentRows, toPersonId } from './seedContents';
import { seedFiles } from './seedFiles';
import { seedComments } from './seedComments';
import { seedHelpfulness } from './seedHelpfulness';
import { seedJoining } from './seedJoining';
import { seedMeetings } from './seedMeetings';
import { seedNotifications } from './seedNotifications';
import { seedPolls } from './seedPolls';
import { seedEnrollments } from './seedEnrollments';
import { seedSortitions } from './seedSortitions';
import { seedRegistrations } from './seedRegistrations';
import { seedReactions } from './seedReactions';
import { seedSettings } from './seedSettings';
import { seedStatements } from './seedStatements';
import { seedVersions } from './seedVersions';
import type { SeedMember } from './types';

const CURRENT_TERMS = 2;

/** Gives both the same id: ballots of the demonstration are as reproducible as its people. */
const votingAs = (id: string) => ({ id, voter_id: id });

async function seedPeople(db: Database, doorIssuer: string, now: Date): Promise<void> {
  await insertAll(db, 'people', [
    ...DEMO_PEOPLE.map(({ key, name, locale, acceptedTerms }) => ({
      ...votingAs(toPersonId(key)),
      name,
      email: getDemoEmail(key),
      locale,
      terms_version: acceptedTerms,
      terms_accepted_at: now,
    })),
    ...RESIDENTS.map(({ name, locale }, index) => ({
      ...votingAs(toPersonId(index)),
      name,
      email: null,
      locale,
      verified: true,
      terms_version: CURRENT_TERMS,
      terms_accepted_at: now,
    })),
  ]);
  await insertAll(
    db,
    'identities',
    DEMO_PEOPLE.map(({ key, roles, verified }) => ({
      issuer: doorIssuer,
      subject: `demo-${key}`,
      person_id: toPersonId(key),
      roles: [...roles],
      verified,
    })),
  );
}

async function seedMembers(db: Database, calendar: Calendar): Promise<void> {
  const rowsOf = (section: 'teams' | 'committees', slug: string, members: readonly SeedMember[]) =>
    members.map(({ person, role, title, seat, endedAs, interests, since, until }) => ({
      content_id: toContentId(section, slug),
      person_id: toPersonId(person),
      role,
      title: title ? JSON.stringify(title) : null,
      since: calendar.plainDate(since),
      until: until ? calendar.plainDate(until) : null,
      seat: seat ?? null,
      ended_as: endedAs ?? null,
      interests: interests?.text ?? null,
      interests_locale: interests?.locale ?? null,
      interests_at: interests ? calendar.dateTime(since) : null,
    }));
  await insertAll(db, 'memberships', [
    ...TEAMS.flatMap(({ slug, members }) => rowsOf('teams', slug, members)),
    ...COMMITTEES.flatMap(({ slug, members }) => rowsOf('committees', slug, members)),
  ]);
}

/**
 * Seeds the demonstration city: the same content on every machine, its dates counted from the first
 * start.
 */
export async function seedDemo(
  db: Database,
  calendar: Calendar,
  now: Date,
  doorIssuer: string,
): Promise<void> {
  await seedSettings(db, now);
  await seedPeople(db, doorIssuer, now);
  await insertAll(db, 'contents', contentRows(calendar));
  await seedFiles(db, calendar, now);
  await seedMembers(db, calendar);
  await seedMeetings(db, calendar, now);
  await seedJoining(db, calendar);
  await seedPolls(db, calendar, now);
  await seedComments(db, calendar);
  await seedReactions(db, calendar, now);
  await seedRegistrations(db, calendar);
  await seedSortitions(db, calendar);
  await seedEnrollments(db, calendar);
  await seedHelpfulness(db);
  await seedVersions(db, calendar);
  await seedStatements(db, calendar, now);
  await seedNotifications(db, now);
}
