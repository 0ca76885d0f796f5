import { sql, type Expression, type SqlBool } from 'kysely';
import { OVERDUE, UNFINISHED_COMMITMENT_STATES } from '../../shared/governance';
import type { OwnFilters } from '../content/section';
import { toCityDay } from '../city/currentSettings';

/** The same words of a method, in all languages, have the same key. */
export const METHOD_KEY = sql<string>`left(md5((contents.details #> '{decision,method}')::text), 12)`;
export const DECISION_BODY = sql<string | null>`contents.details #>> '{decision,body}'`;
export const DECIDED_YEAR = sql<
  string | null
>`left(contents.details #>> '{decision,decidedOn}', 4)`;
const STATE = sql`coalesce(contents.details #>> '{decision,state}', contents.details #>> '{commitment,state}')`;

/** Builds the condition for an unfinished commitment whose day has passed in the city. */
export const isOverdue = (now: Date): Expression<SqlBool> => sql<SqlBool>`(
  contents.details #>> '{commitment,state}' = any(${[...UNFINISHED_COMMITMENT_STATES]}::text[])
  and contents.details #>> '{commitment,dueOn}' < ${toCityDay(now.getTime())}
)`;

/** The register’s own filters. `order` chooses how it is sorted and leaves nothing out. */
export const REGISTER_FILTERS: OwnFilters = {
  body: (slug) => sql<SqlBool>`${DECISION_BODY} = ${slug}`,
  year: (year) => sql<SqlBool>`${DECIDED_YEAR} = ${year}`,
  method: (key) => sql<SqlBool>`${METHOD_KEY} = ${key}`,
  state: (state, { now }) =>
    state === OVERDUE ? isOverdue(now) : sql<SqlBool>`${STATE} = ${state}`,
  order: () => sql<SqlBool>`true`,
};

/** The number of a decision, in which the register’s words are looked for, too. */
export const DECISION_NUMBER = sql<string>`lower(contents.details #>> '{decision,number}')`;
