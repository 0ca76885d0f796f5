import { sql } from 'kysely';
import { Value } from 'typebox/value';
import {
  SETTINGS_AREAS,
  SETTINGS_SCHEMAS,
  type HostSettings,
  type SettingsArea,
  type SettingsValues,
} from '../../shared/contract/settings';
import { STAGES, type Stage } from '../../shared/contract/setup';
import type { Term, Vocabulary } from '../../shared/contract/vocabularies';
import { LOCALE_CODES } from '../../shared/locales';
import { DEFAULT_VALUES, listFooterPages } from '../../shared/settings';
import type { Database } from '../db/openDatabase';
import { findValueFaults } from './settingsFaults';

/** Rows of the stage, beside those of the areas: it is no setting that a file or a page changes. */
export const STAGE_AREA = 'stage';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that the operator has set in a file, by area: pages cannot change them. */
export type LockedSettings = { readonly [area in SettingsArea]?: Fields };

/** The newest value of an area, as it is kept. */
interface AreaRow {
  readonly area: string;
  readonly revision: number;
  readonly value: Fields;
}

interface Read {
  readonly areas: readonly AreaRow[];
  readonly districts: readonly Term[];
  readonly topics: readonly Term[];
  readonly isBegunInSetup: boolean;
}

/** Tells whether an installation began with the assistant, as new ones of one's own do. */
const isBegunInSetup = sql<boolean>`exists (
  select from settings where area = ${STAGE_AREA} and revision = 1 and value ->> 'stage' = 'setup'
)`;

/** Fields that an area begins with there: it can be set up in every language that is built in. */
const BEGINNINGS: LockedSettings = { languages: { offered: LOCALE_CODES } };

/** Reads what an area holds before anybody has changed it, where that is not the default. */
export async function readBeginning(db: Database, area: SettingsArea): Promise<Fields | undefined> {
  const beginning = BEGINNINGS[area];
  if (!beginning) return undefined;
  const { rows } = await sql<{ is: boolean }>`select ${isBegunInSetup} as is`.execute(db);
  return rows[0]!.is ? beginning : undefined;
}

/** Builds the rows of a table as a list of terms, in their order. */
const listTerms = (vocabulary: Vocabulary) => sql`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'key', key, 'name', name, 'isRetired', case when retired_at is not null then true end,
    'mergedInto', merged_into${vocabulary === 'districts' ? sql`, 'parent', parent` : sql``}
  )) order by position, key), '[]') from ${sql.table(vocabulary)}
)`;

/**
 * Reads the newest revision of every area that has one, and both lists, in one statement: they are
 * of one moment.
 */
async function readNewest(db: Database): Promise<Read> {
  const { rows } = await sql<Read>`
    select ${listTerms('districts')} as districts, ${listTerms('topics')} as topics,
      ${isBegunInSetup} as "isBegunInSetup", (
      select coalesce(json_agg(newest), '[]') from (
        select distinct on (area) area, revision, value from settings order by area, revision desc
      ) as newest
    ) as areas`.execute(db);
  return rows[0]!;
}

/**
 * Puts an area together of what is locked, what is kept and the defaults, field by field. A field
 * that this release does not understand, since a newer one wrote it, has its default.
 */
export function composeArea<A extends SettingsArea>(
  area: A,
  kept: Fields = {},
  locked: Fields = {},
): HostSettings[A] {
  const { properties } = SETTINGS_SCHEMAS[area];
  const standard: Fields = DEFAULT_VALUES[area];
  const known = Object.entries(properties).map(([name, schema]) => {
    // A locked null is a value: no picture, no telephone.
    const value = Object.hasOwn(locked, name) ? locked[name] : kept[name];
    return [name, Value.Check(schema, value) ? value : standard[name]] as const;
  });
  const faults = findValueFaults(area, Object.fromEntries(known));
  // An address from before there was a rule stays: it is mended in the form, which shows it.
  const broken = faults.filter(({ fault }) => fault !== 'email');
  const faulty = new Set(broken.map(({ field }) => field.split('/')[0]));
  const sound = known.map(([name, value]) => [name, faulty.has(name) ? standard[name] : value]);
  return repair(Object.fromEntries(sound) as HostSettings[A]);
}

/** Fields that each may hold, but not together: one locked in a file, the other kept before it. */
function repair<A extends SettingsArea>(value: HostSettings[A]): HostSettings[A] {
  if (!('offered' in value) || value.offered.includes(value.first)) return value;
  return { ...value, first: value.offered[0] };
}

function freezeDeep<V>(value: V): V {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(freezeDeep);
  return value;
}

/**
 * Reads the stage out of its row. Without one the installation is open, as all were before there
 * were stages; one that a newer release has written keeps strangers out.
 */
export function toStage(kept: Fields | undefined): Stage {
  if (!kept) return 'open';
  return STAGES.find((stage) => stage === kept.stage) ?? 'staff';
}

/** Reads the settings that hold now, as one object that nobody can change. */
export async function readSettings(
  db: Database,
  locked: LockedSettings = {},
): Promise<HostSettings> {
  const { areas: kept, districts, topics, ...began } = await readNewest(db);
  const byArea = new Map(kept.map((row) => [row.area, row.value]));
  const areas = SETTINGS_AREAS.map((area) => [
    area,
    composeArea(
      area,
      byArea.get(area) ?? (began.isBegunInSetup ? BEGINNINGS[area] : undefined),
      locked[area],
    ),
  ]);
  const number = kept.reduce((sum, { revision }) => sum + revision, 0);
  const values = Object.fromEntries(areas) as SettingsValues;
  const stage = toStage(byArea.get(STAGE_AREA));
  return freezeDeep({
    number,
    stage,
    ...values,
    footerPages: listFooterPages(values.pages),
    districts: [...districts],
    topics: [...topics],
  });
}
