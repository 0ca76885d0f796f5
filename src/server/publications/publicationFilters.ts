import { sql, type Expression, type SqlBool } from 'kysely';
import {
  PUBLICATION_ORDERS,
  PUBLICATION_STATES,
  type PublicationState,
} from '../../shared/contract/publications';
import type { OwnFilters, ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';

/**
 * The issuing body in the language that is compared: English where there is English, so that
 * translations are one body.
 */
const BODY_NAME = sql`coalesce(
  contents.details -> 'issuingBody' ->> 'en',
  contents.details -> 'issuingBody' ->> contents.original_locale,
  ''
)`;

/**
 * Key of an issuing body in an address: its name, or a digest of a name that Latin letters cannot
 * say.
 */
export const PUBLICATION_BODY = sql<string>`case
  when fold_text(${BODY_NAME}) ~ '^[ -~]*[a-z][ -~]*$'
  then left(trim(both '-' from regexp_replace(fold_text(${BODY_NAME}), '[^a-z0-9]+', '-', 'g')), 120)
  else md5(${BODY_NAME})
end`;

export const PUBLICATION_YEAR = sql<string>`left(contents.details ->> 'issuedOn', 4)`;

const isRetracted = sql<SqlBool>`contents.retraction is not null`;

/** Builds the condition that a newer publication is there for this reader. */
const isSuperseded = ({ viewer, now }: ReadContext) =>
  sql<SqlBool>`(contents.details ->> 'supersededBy' is not null and contents.details ->> 'supersededBy' in (
    select contents.slug from contents where contents.section = 'publications' and ${isVisibleTo(viewer, now)}
  ))`;

const IN_STATE: Readonly<Record<PublicationState, (reading: ReadContext) => Expression<SqlBool>>> =
  {
    current: (reading) => sql<SqlBool>`(not ${isRetracted} and not ${isSuperseded(reading)})`,
    superseded: isSuperseded,
    retracted: () => isRetracted,
  };

const isState = (value: string): value is PublicationState =>
  (PUBLICATION_STATES as readonly string[]).includes(value);

const NOTHING = sql<SqlBool>`false`;

/** The filters that publications alone have; a value that is not known finds nothing. */
export const PUBLICATION_FILTERS: OwnFilters = {
  body: (value) => sql<SqlBool>`${PUBLICATION_BODY} = ${value}`,
  year: (value) => sql<SqlBool>`${PUBLICATION_YEAR} = ${value}`,
  language: (value) =>
    sql<SqlBool>`contents.details -> 'languages' @> jsonb_build_array(${value}::text)`,
  state: (value, reading) => (isState(value) ? IN_STATE[value](reading) : NOTHING),
  // Sorts what was found, and is checked here as the other choices are.
  order: (value) =>
    sql<SqlBool>`${(PUBLICATION_ORDERS as readonly string[]).includes(value)}::boolean`,
};
