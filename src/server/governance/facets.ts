import { sql } from 'kysely';
import type { GovernanceFacets } from '../../shared/contract/governance';
import {
  COMMITMENT_STATES,
  DECISION_STATES,
  type CommitmentStateName,
  type DecisionStateName,
} from '../../shared/governance';
import type { Localized } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { toText } from '../content/localize';
import type { ReadContext } from '../content/section';
import { isListedFor } from '../content/visibility';
import { DECIDED_YEAR, DECISION_BODY, isOverdue, METHOD_KEY } from './registerSql';

type FacetName = 'body' | 'year' | 'method' | 'decision' | 'commitment' | 'overdue';

interface FacetRow {
  readonly facet: FacetName;
  readonly value: string;
  readonly count: number;
  /** Words of a method in all languages, and the language of one of the decisions; methods only. */
  readonly method: Localized | null;
  readonly original: Locale;
}

async function countFacets({ db, viewer, now }: ReadContext): Promise<FacetRow[]> {
  const { rows } = await sql<FacetRow>`
    select facet, value, count(*)::int as count, min(original_locale) as original,
      case when facet = 'method' then min((details #> '{decision,method}')::text)::jsonb end as method
    from contents cross join lateral (values
      ('body', ${DECISION_BODY}),
      ('year', ${DECIDED_YEAR}),
      ('method', case when contents.kind = 'decision' then ${METHOD_KEY} end),
      ('decision', contents.details #>> '{decision,state}'),
      ('commitment', contents.details #>> '{commitment,state}'),
      ('overdue', case when ${isOverdue(now)} then 'yes' end)
    ) as facets (facet, value)
    where contents.kind in ('decision', 'commitment') and ${isListedFor(viewer, now, 'governance')} and value is not null
    group by facet, value
    order by facet, count desc, value`.execute(db);
  return rows;
}

const readBodies = ({ db, viewer, now }: ReadContext) =>
  db
    .selectFrom('contents')
    .select(['slug', 'title', 'original_locale'])
    .where('kind', '=', 'body')
    .where(isListedFor(viewer, now, 'governance'))
    .execute();

/**
 * Reads the filters of the register and the commitments, with counts over what the reader may read.
 * Two queries.
 */
export async function readFacets(reading: ReadContext): Promise<GovernanceFacets> {
  const [rows, bodies] = await Promise.all([countFacets(reading), readBodies(reading)]);
  const { locale } = reading;
  const of = (name: FacetName) => rows.filter(({ facet }) => facet === name);
  const countOf = (name: FacetName, value: string) =>
    of(name).find((row) => row.value === value)?.count ?? 0;
  const known = <S extends string>(name: FacetName, states: readonly S[]) =>
    states.map((state) => ({ state, count: countOf(name, state) }));
  return {
    bodies: of('body').flatMap(({ value, count }) =>
      bodies
        .filter(({ slug }) => slug === value)
        .map(({ slug, title, original_locale }) => ({
          slug,
          name: toText(title, locale, original_locale),
          count,
        })),
    ),
    years: of('year')
      .map(({ value: year, count }) => ({ year, count }))
      .sort((one, other) => other.year.localeCompare(one.year)),
    methods: of('method').map(({ value: key, method, original, count }) => ({
      key,
      text: toText(method ?? {}, locale, original),
      count,
    })),
    decisionStates: known<DecisionStateName>('decision', DECISION_STATES),
    commitmentStates: known<CommitmentStateName>('commitment', COMMITMENT_STATES),
    overdue: countOf('overdue', 'yes'),
  };
}
