import { sql } from 'kysely';
import type {
  DetailedSection,
  WrittenGovernance,
  WrittenPost,
  WrittenPublication,
  WrittenDetailsBySection,
} from '../../../shared/contract/writtenDetails';
import type { DetailFault } from '../../../shared/details/detailFaults';
import type { Section } from '../../../shared/sections';
import type { ReadContext } from '../../content/section';
import { isVisibleTo } from '../../content/visibility';
import type { Database } from '../../db/openDatabase';

/** A content that a field names. */
export interface NamedContent {
  readonly field: string;
  readonly section: Section;
  readonly slug: string;
  /** Kind that the content has to be of to stand there. */
  readonly kind?: string;
}

type Link = WrittenPublication['related'][number];

const links = (field: string, places: readonly Link[]): NamedContent[] =>
  places.map((place) => ({ field, ...place }));

/** None where the field is empty. */
const one = (
  field: string,
  section: Section,
  slug: string | null,
  kind?: string,
): NamedContent[] =>
  slug === null ? [] : [{ field, section, slug, ...(kind !== undefined && { kind }) }];

const inPost = ({ related }: WrittenPost): NamedContent[] =>
  related.map((slug) => ({ field: 'related', section: 'blogs', slug }));

const inPublication = ({ issuer, supersedes, related }: WrittenPublication): NamedContent[] => [
  ...one('issuer', 'governance', issuer, 'body'),
  ...one('supersedes', 'publications', supersedes),
  ...links('related', related),
];

const inGovernance = ({ body, decision, commitment }: WrittenGovernance): NamedContent[] => [
  ...(body
    ? [
        ...one('parent', 'governance', body.parent, 'body'),
        ...one('committee', 'committees', body.committee),
      ]
    : []),
  ...(decision
    ? [
        ...one('body', 'governance', decision.body, 'body'),
        ...one('poll', 'have-your-say', decision.poll),
        ...links('ideas', decision.ideas),
        ...links('followUps', decision.followUps),
      ]
    : []),
  ...(commitment
    ? [
        ...one('decision', 'governance', commitment.decision, 'decision'),
        ...links('followUps', commitment.followUps),
      ]
    : []),
];

/** Kinds that stand above: of the governance section only a body stands above a committee. */
const kindsAbove = { committees: [], governance: ['body'] } as const;

const NAMED: {
  readonly [S in DetailedSection]: (details: WrittenDetailsBySection[S]) => NamedContent[];
} = {
  blogs: inPost,
  publications: inPublication,
  governance: inGovernance,
  faqs: () => [],
  teams: () => [],
  committees: ({ parent }) =>
    parent ? one('parent', parent.section, parent.slug, ...kindsAbove[parent.section]) : [],
  events: ({ publications }) =>
    publications.map((slug) => ({ field: 'publications', section: 'publications', slug })),
  training: ({ session }) => one('courseSlug', 'training', session?.courseSlug ?? null, 'course'),
};

/** Lists every content that the details name, field by field. */
export const listNamed = <S extends DetailedSection>(
  section: S,
  details: WrittenDetailsBySection[S],
): NamedContent[] => NAMED[section](details);

/** Reads the named contents that the person who asks may read. */
async function readNamed({ db, viewer, now }: ReadContext, named: readonly NamedContent[]) {
  if (named.length === 0) return [];
  return db
    .selectFrom('contents')
    .select(['section', 'slug', 'kind'])
    .where((eb) => eb.or(named.map(({ section, slug }) => eb.and({ section, slug }))))
    .where(isVisibleTo(viewer, now))
    .execute();
}

const isSame =
  (first: Omit<NamedContent, 'field'>) => (second: { section: string; slug: string }) =>
    first.section === second.section && first.slug === second.slug;

/**
 * Names that are new: there is no such content, or it is another one than can stand there. What was
 * named before may have gone.
 */
export async function findNamingFaults(
  reading: ReadContext,
  before: readonly NamedContent[],
  wanted: readonly NamedContent[],
): Promise<DetailFault[]> {
  const added = wanted.filter(
    (name) => !before.some((known) => known.field === name.field && isSame(known)(name)),
  );
  const rows = await readNamed(reading, added);
  return added.flatMap((name): DetailFault[] => {
    const row = rows.find(isSame(name));
    if (!row) return [{ field: name.field, fault: 'unknown' }];
    const fits = name.kind === undefined || row.kind === name.kind;
    return fits ? [] : [{ field: name.field, fault: 'otherKind' }];
  });
}

interface Chain {
  readonly section: DetailedSection;
  /** Path to where the details name the next one. */
  readonly path: readonly [string, ...string[]];
}

/**
 * Tells whether the chain that begins at `from` comes to `to`; one that goes round in a circle
 * ends, too.
 */
export async function leadsTo(
  db: Database,
  { section, path }: Chain,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<boolean> {
  const { rows } = await sql`
    with recursive chain (slug) as (
      select ${from}::text
      union
      select contents.details #>> ${[...path]}::text[] from contents join chain on contents.slug = chain.slug
      where contents.section = ${section} and contents.details #>> ${[...path]}::text[] is not null
    )
    select 1 from chain where slug = ${to}`.execute(db);
  return rows.length > 0;
}
