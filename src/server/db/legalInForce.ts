import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ContentSection } from '../../shared/sections';
import { toDay } from '../../shared/timeZones';
import { toCityDay } from '../city/currentSettings';
import type { Tables } from './tables';

const DAY_REACHED = 'legalDayReached';
const CITY_ZONE = 'cityZone';

export interface ZoneMove {
  readonly zone: string;
  readonly at: Date;
  /** Zone of before, where no host has started since it is kept. */
  readonly before?: string;
}

/**
 * Moves the city's clock to a zone, by a page or a settings file. The day that was reached by the
 * clock of before is kept: a zone further west begins it once more some hours later, and what was
 * in force on it stays so.
 */
export async function moveCityZone(
  trx: Transaction<Tables>,
  { zone, at, before }: ZoneMove,
): Promise<void> {
  const kept = await trx
    .selectFrom('installation')
    .select('value')
    .where('key', '=', CITY_ZONE)
    .executeTakeFirst();
  const left = kept ? String(kept.value.zone) : before;
  if (left !== undefined && left !== zone) await keepDayReached(trx, left, at);
  if (kept && left === zone) return;
  await trx
    .insertInto('installation')
    .values({ key: CITY_ZONE, value: JSON.stringify({ zone }) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: sql`excluded.value` }))
    .execute();
}

async function keepDayReached(trx: Transaction<Tables>, zone: string, at: Date): Promise<void> {
  await trx
    .insertInto('installation')
    .values({ key: DAY_REACHED, value: JSON.stringify({ day: toDay(at.getTime(), zone) }) })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ value: sql`excluded.value` })
        .where(sql<boolean>`installation.value ->> 'day' < excluded.value ->> 'day'`),
    )
    .execute();
}

/**
 * Selects the ids of the legal texts in force at `now`, one of each kind: the highest number among
 * the versions whose day in the city has come. Nothing has to happen on that day, and all hosts
 * agree.
 */
export const selectLegalInForce = (now: Date): RawBuilder<string> => sql<string>`(
  select distinct on (law.kind) law.id from contents as law
  where law.section = 'legal' and law.status in ('published', 'archived') and law.published_at <= ${now}
    and law.deleted_at is null and law.hidden_at is null and law.withdrawn_at is null
    and law.details ->> 'effectiveOn' <= greatest(${toCityDay(now.getTime())}::text,
      (select value ->> 'day' from installation where key = ${DAY_REACHED}))
  order by law.kind, (law.details ->> 'versionNumber')::int desc
)`;

/**
 * Address of a row of `contents` that a list shows: of the legal texts these are the ones in force,
 * whose address is their kind.
 */
export const LISTED_ADDRESS = sql<string>`case when contents.section = 'legal' then contents.kind else contents.slug end`;

/**
 * Selects the address of a row of `contents`: a legal text has that of its kind while it is in
 * force, before and afterwards one of its own. `section` where all rows are of one.
 */
export const getAddressAt = (now: Date, section: ContentSection = 'legal'): RawBuilder<string> =>
  section === 'legal' ? legalAddressAt(now) : sql<string>`contents.slug`;

const legalAddressAt = (now: Date) => sql<string>`case
  when contents.section = 'legal' and contents.id in ${selectLegalInForce(now)} then contents.kind else contents.slug end`;
