import { sql } from 'kysely';
import type { Author } from '../../shared/contract/editing';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { can, isStaff, type Viewer } from '../../shared/permissions/can';
import type { Section } from '../../shared/sections';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';
import { findPerson } from '../identity/peopleQueries';
import { getCityTexts } from '../city/currentSettings';

/**
 * Sections in which people write under their own name; everything else is the city's or a group's.
 */
const SIGNED_BY_PEOPLE: readonly Section[] = ['blogs', 'dialogs'];

interface GroupRow {
  readonly id: string;
  readonly section: string;
  readonly title: Localized;
  readonly original_locale: Locale;
}

/** Lists the groups of this person; for those who write in every group's name, all of them. */
function listGroups({ db, viewer, now }: ReadContext, { memberOf }: Viewer): Promise<GroupRow[]> {
  return db
    .selectFrom('contents')
    .select(['id', 'section', 'title', 'original_locale'])
    .where('section', 'in', ['teams', 'committees'])
    .where(isListedFor(viewer, now))
    .$if(!isStaff(viewer), (groups) =>
      groups.where('id', '=', sql<string>`any(${[...memberOf]}::uuid[])`),
    )
    .orderBy('section', 'desc')
    .orderBy('slug')
    .execute();
}

const asAuthor = (row: GroupRow, locale: Locale): Author => ({
  id: row.id,
  kind: row.section === 'teams' ? 'team' : 'committee',
  name: toText(row.title, locale, row.original_locale),
});

async function ownName({ db, locale, now }: ReadContext, { id }: Viewer): Promise<Author> {
  const person = await findPerson(db, id, now);
  return { id: 'person', kind: 'person', name: { text: person?.name ?? '', lang: locale } };
}

/**
 * Lists in whose name the person may begin a content of this section: the city's, their own, a
 * group's.
 */
export async function listAuthors(
  reading: ReadContext,
  viewer: Viewer,
  section: Section,
): Promise<Author[]> {
  const { now, locale } = reading;
  const mayFor = (groupId: string | null) =>
    can(viewer, 'content.create', { section, groupId, isDraft: true }, now.getTime());
  const city: Author = {
    id: 'organisation',
    kind: 'organisation',
    name: { text: getCityTexts()[locale], lang: locale },
  };
  const groups = (await listGroups(reading, viewer)).filter(({ id }) => mayFor(id));
  return [
    ...(can(viewer, 'official.publish', null, now.getTime()) ? [city] : []),
    ...(SIGNED_BY_PEOPLE.includes(section) && mayFor(null) ? [await ownName(reading, viewer)] : []),
    ...groups.map((row) => asAuthor(row, locale)),
  ];
}
