import { sql, type SqlBool } from 'kysely';
import type { Author, NewContent } from '../../shared/contract/editing';
import type { NewTeam } from '../../shared/contract/memberships';
import type { Locale } from '../../shared/locales';
import { TEAM_LIMITS } from '../../shared/teamRules';
import { createDraft } from '../editing/creation';
import { transit } from '../editing/lifecycle/transitions';
import { readBody, readLine } from '../editing/readWritten';
import type { SourceRow } from '../editing/sourceQueries';
import type { Database } from '../db/openDatabase';
import type { HostContext } from '../hostContext';
import type { WriteRequest } from '../http/idempotency';
import { Problem } from '../http/problem';
import { putMember } from './members';
import type { StoredTeam } from './team';
import { getCityTexts, toCityDay } from '../city/currentSettings';

/** Until the city has said yes it speaks for nobody. */
const getCityAuthor = (locale: Locale): Author => ({
  id: 'organisation',
  kind: 'organisation',
  name: { text: getCityTexts()[locale], lang: locale },
});

/** @throws Problem invalidTitle */
function readWish(wish: NewTeam): NewTeam {
  const name = readLine(wish.name);
  if ([...name].length < TEAM_LIMITS.name.least) throw new Problem('invalidTitle');
  const texts = { purpose: readLine(wish.purpose), about: readBody(wish.about) };
  return { ...wish, ...texts, name, contact: wish.contact.trim() };
}

/**
 * Asked before anything is kept, so that a wish that cannot be is no draft; the constraint decides.
 * @throws Problem nameTaken
 */
async function refuseKnownName(db: Database, name: string, key: WriteRequest): Promise<void> {
  const other = await db
    .selectFrom('contents')
    .select('id')
    .where('section', '=', 'teams')
    .where('deleted_at', 'is', null)
    .where('status', '<>', 'draft')
    .where(sql<SqlBool>`lower(title ->> original_locale) = lower(${name})`)
    .where('created_by', 'is distinct from', key.personId)
    .executeTakeFirst();
  if (other) throw new Problem('nameTaken');
}

const draftOf = ({ name, handle, purpose, about, locale }: NewTeam): NewContent => ({
  title: { [locale]: name },
  summary: { [locale]: purpose },
  body: { [locale]: about },
  originalLocale: locale,
  topics: [],
  area: null,
  visibility: 'public',
  slug: handle,
  author: 'organisation',
});

/** Makes the team its own author, and the person who asked for it its lead. */
async function settle(
  db: Database,
  { id }: SourceRow,
  { purpose, joining, contact, locale }: NewTeam,
  { personId, at }: WriteRequest,
): Promise<void> {
  const details: StoredTeam = {
    purpose: { [locale]: purpose },
    joining,
    contact,
    founded: toCityDay(at.getTime()),
  };
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('contents')
      .set({ author_kind: 'team', author_content_id: id, details: JSON.stringify(details) })
      .where('id', '=', id)
      .execute();
    await putMember(trx, { teamId: id, personId, state: 'active', role: 'lead' }, at);
  });
}

/**
 * Asks the city for a team: it waits in review, and whoever asked leads it. The same request again
 * finds the same team, and goes on where it was broken off. Returns its address.
 * @throws Problem invalidTitle, reservedAddress, addressTaken, nameTaken
 */
export async function foundTeam(
  context: Pick<HostContext, 'db' | 'isContentReady'>,
  wished: NewTeam,
  cause: WriteRequest,
): Promise<string> {
  const { db } = context;
  const wish = readWish(wished);
  await refuseKnownName(db, wish.name, cause);
  const creation = {
    section: 'teams',
    author: getCityAuthor(wish.locale),
    draft: draftOf(wish),
  } as const;
  const { row } = await createDraft(db, creation, cause);
  if (row.status !== 'draft') return row.slug;
  await settle(db, row, wish, cause);
  const { revision } = row;
  const { slug } = await transit(context, row, { act: 'submit', revision }, cause);
  return slug;
}
