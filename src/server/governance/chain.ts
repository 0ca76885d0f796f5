import { sql, type RawBuilder } from 'kysely';
import type { ChainStep, GovernanceDetails } from '../../shared/contract/governance';
import type { Localized } from '../../shared/contract/text';
import type { ContentSection } from '../../shared/sections';
import type { ContentRow } from '../content/contentQueries';
import { toText } from '../content/localize';
import { phaseOf } from '../content/presentContent';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';
import { toUtc } from '../db/inUtc';
import type { ReferenceAddress } from './references';

type Row = Pick<
  ContentRow,
  | 'id'
  | 'section'
  | 'kind'
  | 'slug'
  | 'title'
  | 'details'
  | 'original_locale'
  | 'published_at'
  | 'opens_at'
  | 'closes_at'
> & {
  /** The withdrawals of a poll; null where no option was taken out. */
  readonly withdrawals: readonly StoredWithdrawal[] | null;
};
type StoredWithdrawal = Omit<ChainStep['withdrawals'][number], 'label' | 'reason'> & {
  readonly label: Localized;
  readonly reason: Localized;
};
type Step = ChainStep['step'];

/** Lists the options that were taken out of a poll, with their names. */
const WITHDRAWALS = sql`(
  select jsonb_agg(withdrawal || jsonb_build_object('label', label, 'startsAt', starts_at) order by told.position)
  from jsonb_array_elements(contents.details -> 'withdrawals') with ordinality as told (withdrawal, position)
  join poll_options on poll_options.poll_id = contents.id and poll_options.id::text = withdrawal ->> 'option')`;

const detailsOf = (row: Pick<Row, 'details'>) => row.details as unknown as GovernanceDetails;

/** Selects the contents with these ids that the reader may read, the earliest first. */
async function select({ db, viewer, now }: ReadContext, ids: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, section, kind, slug, title, details, original_locale, published_at, opens_at, closes_at,
      ${WITHDRAWALS} as withdrawals
    from contents where contents.id = any(array(${ids})) and ${isVisibleTo(viewer, now)}
    order by published_at, id`.execute(db);
  return rows;
}

const decisionAndCommitments = (decision: string) => sql`
  select id from contents where section = 'governance' and kind = 'decision' and slug = ${decision} and deleted_at is null
  union all
  select id from contents where section = 'governance' and details #>> '{commitment,decision}' = ${decision}`;

/**
 * Selects the ids of the contents at these addresses, and of the dialogues that name one of
 * `results` as what followed from them.
 */
const placesAndDialogs = (
  places: readonly ReferenceAddress[],
  results: readonly ReferenceAddress[],
) => sql`
  select contents.id from unnest(${places.map(({ section }) => section)}::text[], ${places.map(({ slug }) => slug)}::text[])
    as place (section, slug)
  join contents using (section, slug) where contents.deleted_at is null
  union all
  select contents.id from unnest(${results.map((result) => JSON.stringify([result]))}::jsonb[]) as result
  join contents on contents.section = 'dialogs' and contents.details -> 'following' @> result`;

const MOMENT: Partial<Record<ContentSection, 'opens_at'>> = { events: 'opens_at' };

function momentOf(row: Row): string | null {
  const { decision, commitment } = detailsOf(row);
  if (decision) return decision.decidedOn;
  if (commitment) return commitment.dueOn;
  const column = MOMENT[row.section as ContentSection] ?? 'closes_at';
  return (row[column] ?? row.published_at)?.toISOString() ?? null;
}

function stateOf(row: Row, now: Date): ChainStep['state'] {
  const { decision, commitment } = detailsOf(row);
  return decision?.state ?? commitment?.state ?? phaseOf(row, now);
}

const stepOf =
  (step: Step, { locale, now }: ReadContext) =>
  (row: Row): ChainStep => ({
    step,
    section: row.section as ContentSection,
    slug: row.slug,
    title: toText(row.title, locale, row.original_locale),
    state: stateOf(row, now),
    on: momentOf(row),
    withdrawals: (row.withdrawals ?? []).map(({ kind, label, startsAt, reason, at }) => ({
      kind,
      label: toText(label, locale, row.original_locale),
      startsAt: toUtc(startsAt),
      reason: toText(reason, locale, row.original_locale),
      at,
    })),
  });

/**
 * A decision that the reader may read, with its commitments; a commitment alone where they may not.
 */
interface Links {
  readonly decision: Row | undefined;
  readonly commitments: readonly Row[];
}

async function linksOf(reading: ReadContext, row: Row): Promise<Links> {
  const { decision, commitment } = detailsOf(row);
  const slug = decision ? row.slug : (commitment?.decision ?? null);
  const entries = slug === null ? [] : await select(reading, decisionAndCommitments(slug));
  const others = entries.filter(({ id }) => id !== row.id);
  if (decision) return { decision: row, commitments: others };
  const found = others.find(({ kind }) => kind === 'decision');
  if (!found) return { decision: undefined, commitments: [row] };
  return { decision: found, commitments: entries.filter(({ kind }) => kind !== 'decision') };
}

const placesOf = (rows: readonly Row[], name: 'ideas' | 'followUps'): ReferenceAddress[] =>
  rows.flatMap((row) => {
    const { decision, commitment } = detailsOf(row);
    return name === 'ideas'
      ? (decision?.ideas ?? [])
      : [...(decision?.followUps ?? []), ...(commitment?.followUps ?? [])];
  });

/**
 * Lists the steps from an idea to what became of it: dialogues, poll, decision, commitments, events
 * and publications, those that the reader may read. Two queries, however long the chain is. Empty
 * for what is neither a decision nor a commitment.
 */
export async function readChain(reading: ReadContext, content: ContentRow): Promise<ChainStep[]> {
  if (content.kind !== 'decision' && content.kind !== 'commitment') return [];
  const { decision, commitments } = await linksOf(reading, { ...content, withdrawals: null });
  const entries = [...(decision ? [decision] : []), ...commitments];
  const poll = decision && detailsOf(decision).decision?.poll;
  const polls: ReferenceAddress[] = poll ? [{ section: 'have-your-say', slug: poll }] : [];
  const causes: ReferenceAddress[] = decision
    ? [{ section: 'governance', slug: decision.slug }]
    : [];
  const ideas = placesOf(entries, 'ideas');
  const followUps = placesOf(entries, 'followUps');
  const linked = await select(
    reading,
    placesAndDialogs([...ideas, ...polls, ...followUps], [...polls, ...causes]),
  );

  const named = (addresses: readonly ReferenceAddress[]) =>
    linked.filter((one) =>
      addresses.some(({ section, slug }) => section === one.section && slug === one.slug),
    );
  const after = named(followUps).filter(({ id }) => entries.every((entry) => entry.id !== id));
  const before = linked.filter((one) => one.section === 'dialogs' && !after.includes(one));
  const steps: readonly (readonly [Step, readonly Row[]])[] = [
    ['idea', before],
    ['poll', named(polls)],
    ['decision', decision ? [decision] : []],
    ['commitment', commitments],
    ['followUp', after.filter((one) => !before.includes(one))],
  ];
  return steps.flatMap(([step, rows]) => rows.map(stepOf(step, reading)));
}
