import { sql, type RawBuilder } from 'kysely';
import type { Phase } from '../../shared/contract/content';
import { isMoment } from './cursor';

interface Ordering {
  readonly key: RawBuilder<unknown>;
  readonly cast: RawBuilder<unknown>;
  /** Tells whether a key of a cursor can be cast. */
  readonly isKey: (text: string) => boolean;
  readonly descending: boolean;
}

/** Times as the indexes have them; what has no such time stands at the end of time. */
export const OPENS = sql<Date>`coalesce(contents.opens_at, 'infinity'::timestamptz)`;
export const CLOSES = sql<Date>`coalesce(contents.closes_at, 'infinity'::timestamptz)`;
const isSmallNumber = (text: string) => /^-?\d{1,9}$/.test(text);
const isSeconds = (text: string) => /^\d{1,12}(\.\d{1,6})?$/.test(text);
const isShortText = (text: string) => text.length <= 200 && !text.includes('\u0000');

/**
 * A publication that neither was retracted nor has a newer edition that is out: only those are
 * written down as newer.
 */
const STANDS = sql`contents.retraction is null and contents.details ->> 'supersededBy' is null`;

/**
 * Every way a list can be sorted; ties are broken by id, so that a cursor page never repeats or
 * skips a row. Each has its index (002-contents.sql, 014-lists-by-time.sql, 033-lists.sql), with
 * the very expression that stands here.
 */
export const ORDERINGS = {
  newest: {
    key: sql`contents.published_at`,
    cast: sql`timestamptz`,
    isKey: isMoment,
    descending: true,
  },
  openingSoon: {
    key: OPENS,
    cast: sql`timestamptz`,
    isKey: isMoment,
    descending: false,
  },
  closingSoon: {
    key: CLOSES,
    cast: sql`timestamptz`,
    isKey: isMoment,
    descending: false,
  },
  closedLast: {
    key: CLOSES,
    cast: sql`timestamptz`,
    isKey: isMoment,
    descending: true,
  },
  position: {
    key: sql`coalesce((contents.details ->> 'position')::int, (contents.details -> 'body' ->> 'position')::int, 0)`,
    cast: sql`int`,
    isKey: isSmallNumber,
    descending: false,
  },
  // Contents that stand are put a few thousand years later than the others.
  standing: {
    key: sql`case when ${STANDS} then 100000000000 else 0 end + extract(epoch from contents.published_at at time zone 'UTC')`,
    cast: sql`numeric`,
    isKey: isSeconds,
    descending: true,
  },
  identifier: {
    key: sql`(contents.details ->> 'identifier') collate "C"`,
    cast: sql`text`,
    isKey: isShortText,
    descending: false,
  },
  decidedLast: {
    key: sql`coalesce(contents.details #>> '{decision,decidedOn}', '') collate "C"`,
    cast: sql`text`,
    isKey: isShortText,
    descending: true,
  },
  decisionNumber: {
    key: sql`coalesce(contents.details #>> '{decision,number}', '') collate "C"`,
    cast: sql`text`,
    isKey: isShortText,
    descending: true,
  },
  // Contents that are still to be done stand before what is over.
  dueFirst: {
    key: sql`(
      case when contents.details #>> '{commitment,state}' in ('planned', 'running') then '0' else '1' end
      || coalesce(contents.details #>> '{commitment,dueOn}', '')
    ) collate "C"`,
    cast: sql`text`,
    isKey: isShortText,
    descending: false,
  },
} as const satisfies Record<string, Ordering>;

export type OrderingName = keyof typeof ORDERINGS;

/** Orders of contents that open and close: what ends or begins soonest first. */
export const PHASE_ORDERINGS: Readonly<Record<Phase, OrderingName>> = {
  upcoming: 'openingSoon',
  open: 'closingSoon',
  closed: 'closedLast',
};
