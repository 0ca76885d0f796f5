import { sql, type Insertable } from 'kysely';
import { DEMO_PEOPLE, demoEmail } from '../../../shared/demoPeople';
import type { Database } from '../openDatabase';
import type { Tables } from '../tables';
import { COMMITTEES } from './content/committees';
import { DIALOGS } from './content/dialogs';
import { RESIDENTS } from './content/residents';
import { TEAMS } from './content/teams';
import { stableId } from './deterministic';
import { insertAll } from './insertAll';
import type { Calendar } from './moments';
import { contentId, contentRows, personId } from './seedContents';
import { seedPolls } from './seedPolls';
import type { SeedComment, SeedMember } from './types';

const CURRENT_TERMS = 2;

/** The same id for both: ballots of the demonstration are as reproducible as its people. */
const votingAs = (id: string) => ({ id, voter_id: id });

async function seedPeople(db: Database, doorIssuer: string, now: Date): Promise<void> {
  await insertAll(db, 'people', [
    ...DEMO_PEOPLE.map(({ key, name, locale, acceptedTerms }) => ({
      ...votingAs(personId(key)),
      name,
      email: demoEmail(key),
      locale,
      terms_version: acceptedTerms,
      terms_accepted_at: now,
    })),
    ...RESIDENTS.map(({ name, locale }, index) => ({
      ...votingAs(personId(index)),
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
      person_id: personId(key),
      roles: [...roles],
      verified,
    })),
  );
}

async function seedMembers(db: Database, calendar: Calendar): Promise<void> {
  const rowsOf = (section: 'teams' | 'committees', slug: string, members: readonly SeedMember[]) =>
    members.map(({ person, role, title, since, until }) => ({
      content_id: contentId(section, slug),
      person_id: personId(person),
      role,
      title: title ? JSON.stringify(title) : null,
      since: calendar.plainDate(since),
      until: until ? calendar.plainDate(until) : null,
    }));
  await insertAll(db, 'memberships', [
    ...TEAMS.flatMap(({ slug, members }) => rowsOf('teams', slug, members)),
    ...COMMITTEES.flatMap(({ slug, members }) => rowsOf('committees', slug, members)),
  ]);
}

type CommentRow = Insertable<Tables['comments']>;

function commentRows(
  contentIdOf: string,
  comments: readonly SeedComment[],
  calendar: Calendar,
): CommentRow[] {
  const rowsOf = (comment: SeedComment, path: string, parent: CommentRow | null): CommentRow[] => {
    const id = stableId('comment', contentIdOf, path);
    const row: CommentRow = {
      id,
      content_id: contentIdOf,
      parent_id: parent?.id ?? null,
      root_id: parent?.root_id ?? id,
      depth: parent ? parent.depth + 1 : 0,
      author_id: personId(comment.author),
      body: comment.body,
      lang: comment.lang,
      alignment: comment.alignment ?? 0,
      votes_up: comment.up ?? 0,
      votes_down: comment.down ?? 0,
      created_at: calendar.dateTime(comment.at),
      edited_at: comment.edited ? calendar.dateTime(comment.at) : null,
    };
    const replies = comment.replies ?? [];
    return [row, ...replies.flatMap((reply, index) => rowsOf(reply, `${path}.${index}`, row))];
  };
  return comments.flatMap((comment, index) => rowsOf(comment, String(index), null));
}

async function seedComments(db: Database, calendar: Calendar): Promise<void> {
  const rows = DIALOGS.flatMap(({ slug, comments }) =>
    commentRows(contentId('dialogs', slug), comments, calendar),
  );
  await insertAll(db, 'comments', rows);
  await sql`
    update contents set comments_count = counted.comments
    from (select content_id, count(*)::int as comments from comments group by content_id) as counted
    where contents.id = counted.content_id`.execute(db);
}

/** The demonstration city: the same content on every machine, its dates counted from the first start. */
export async function seedDemo(
  db: Database,
  calendar: Calendar,
  now: Date,
  doorIssuer: string,
): Promise<void> {
  await seedPeople(db, doorIssuer, now);
  await insertAll(db, 'contents', contentRows(calendar));
  await seedMembers(db, calendar);
  await seedPolls(db, calendar, now);
  await seedComments(db, calendar);
}
