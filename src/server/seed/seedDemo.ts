import type { Database } from '../db/openDatabase';
import { insertAll } from './insertAll';
import { calendarFrom } from './moments';
import { readDemonstration, type Demonstration } from './readDemonstration';
import type { SeedMember } from './schemas';
import type { SeedOptions } from './seed';
import { toContentId, seedContents, toPersonId } from './seedContents';
import { seedFiles, storeSeedFiles } from './seedFiles';
import { seedComments } from './seedComments';
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
import type { Seeding } from './seeding';
import { sql } from 'kysely';

/** Visitors have said of each answer whether it helped. */
async function seedHelpfulness({ db, demo }: Seeding): Promise<void> {
  const given = demo.contents.faqs.map(({ slug, helpful: { yes, no } }) => ({
    id: toContentId('faqs', slug),
    yes,
    no,
  }));
  await sql`
    insert into faq_votes (content_id, visitor, is_helpful)
    select id, sha256(convert_to(id || ' ' || number, 'UTF8')), number <= yes
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, yes int, no int),
      generate_series(1, yes + no) as number`.execute(db);
}

/** Finds the newest version of the terms; residents have accepted it. */
const findCurrentTerms = ({ contents }: Demonstration): number =>
  Math.max(
    ...contents.legal
      .filter(({ kind }) => kind === 'terms-and-conditions')
      .map(({ details }) => details.versionNumber),
  );

/** Gives both the same id: ballots of the demonstration are as reproducible as its people. */
const votingAs = (id: string) => ({ id, voter_id: id });

async function seedPeople({ db, demo, now }: Seeding, doorIssuer: string): Promise<void> {
  const currentTerms = findCurrentTerms(demo);
  await insertAll(db, 'people', [
    ...demo.people.map(({ key, name, email, locale, acceptedTerms }) => ({
      ...votingAs(toPersonId(key)),
      name,
      email,
      locale,
      terms_version: acceptedTerms,
      terms_accepted_at: now,
    })),
    ...demo.residents.map(({ name, locale }, index) => ({
      ...votingAs(toPersonId(index)),
      name,
      email: null,
      locale,
      verified: true,
      terms_version: currentTerms,
      terms_accepted_at: now,
    })),
  ]);
  await insertAll(
    db,
    'identities',
    demo.people.map(({ key, roles, verified }) => ({
      issuer: doorIssuer,
      subject: `demo-${key}`,
      person_id: toPersonId(key),
      roles: [...roles],
      verified,
    })),
  );
}

async function seedMembers({ db, demo, calendar }: Seeding): Promise<void> {
  const { teams, committees } = demo.contents;
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
    ...teams.flatMap(({ slug, members }) => rowsOf('teams', slug, members)),
    ...committees.flatMap(({ slug, members }) => rowsOf('committees', slug, members)),
  ]);
}

const PARTS: readonly ((seeding: Seeding) => Promise<void>)[] = [
  seedContents,
  seedFiles,
  seedMembers,
  seedMeetings,
  seedJoining,
  seedPolls,
  seedComments,
  seedReactions,
  seedRegistrations,
  seedSortitions,
  seedEnrollments,
  seedHelpfulness,
  seedVersions,
  seedStatements,
  seedNotifications,
];

/**
 * Seeds the demonstration of this name: the same content on every machine, its dates counted from
 * the first start.
 */
export async function seedDemo(
  db: Database,
  name: string,
  { now, doorIssuer, files }: Pick<SeedOptions, 'now' | 'doorIssuer' | 'files'>,
): Promise<void> {
  const demo = readDemonstration(name);
  const seeding = { db, demo, now, calendar: calendarFrom(now, demo.settings.time.zone) };
  await seedSettings(seeding);
  await seedPeople(seeding, doorIssuer);
  for (const seedPart of PARTS) await seedPart(seeding);
  if (files) await storeSeedFiles(name, files);
}
