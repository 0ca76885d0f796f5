import { sql } from 'kysely';
import type { Author } from '../../shared/contract/editing';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { can, isStaffSomewhere, type Viewer } from '../../shared/permissions/can';
import type { Section } from '../../shared/sections';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';
import { listDistrictsAround } from '../content/roleScopes';
import { findPerson } from '../identity/peopleQueries';
import { getCityTexts, getSettings } from '../city/currentSettings';
import { Problem } from '../http/problem';

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
    .$if(!isStaffSomewhere(viewer), (groups) =>
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

/** Lists what a content can be about: nothing in particular, or any district. */
const listAreas = (): readonly (string | null)[] => [
  null,
  ...getSettings().districts.map(({ key }) => key),
];

/**
 * Lists in whose name the person may begin a content of this section about one of these districts:
 * the city's, their own, a group's.
 */
export async function listAuthors(
  reading: ReadContext,
  viewer: Viewer,
  section: Section,
  areas = listAreas(),
): Promise<Author[]> {
  const { now, locale } = reading;
  const may = (action: 'content.create' | 'official.publish', groupId: string | null) =>
    areas.some((area) => {
      const districts = listDistrictsAround(area);
      return can(viewer, action, { section, districts, groupId, isDraft: true }, now.getTime());
    });
  const mayFor = (groupId: string | null) => may('content.create', groupId);
  const city: Author = {
    id: 'organisation',
    kind: 'organisation',
    name: { text: getCityTexts()[locale], lang: locale },
  };
  const groups = (await listGroups(reading, viewer)).filter(({ id }) => mayFor(id));
  return [
    ...(may('official.publish', null) ? [city] : []),
    ...(SIGNED_BY_PEOPLE.includes(section) && mayFor(null) ? [await ownName(reading, viewer)] : []),
    ...groups.map((row) => asAuthor(row, locale)),
  ];
}

/** Tells whether the person may publish what they write in this section, in one of these names. */
export const mayPublishAs = (
  { now }: ReadContext,
  viewer: Viewer,
  section: Section,
  authors: readonly Author[],
): boolean =>
  authors.some(({ id, kind }) =>
    listAreas().some((area) => {
      const draft = {
        section,
        districts: listDistrictsAround(area),
        groupId: kind === 'team' || kind === 'committee' ? id : null,
        authorPersonId: viewer.id,
        status: 'draft',
        visibility: 'public',
        publishedAt: null,
        hidden: false,
      };
      return can(viewer, 'content.publish', draft, now.getTime());
    }),
  );

/**
 * Finds the author in whose name the person begins a content about this district.
 * @throws Problem forbidden; outOfScope where they may elsewhere
 */
export async function requireAuthor(
  reading: ReadContext,
  viewer: Viewer,
  section: Section,
  { id, area }: { readonly id: string; readonly area: string | null },
): Promise<Author> {
  const find = async (areas?: readonly (string | null)[]) =>
    (await listAuthors(reading, viewer, section, areas)).find((author) => author.id === id);
  const author = await find([area]);
  if (author) return author;
  throw new Problem((await find()) ? 'outOfScope' : 'forbidden');
}
