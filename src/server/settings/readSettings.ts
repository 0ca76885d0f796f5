import { sql } from 'kysely';
import { Value } from 'typebox/value';
import {
  SETTINGS_AREAS,
  SETTINGS_SCHEMAS,
  type PortalSettings,
  type SettingsArea,
} from '../../shared/contract/settings';
import { DEFAULT_VALUES } from '../../shared/settings';
import type { Database } from '../db/openDatabase';
import { findValueFaults } from './settingsFaults';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that the operator has set in a file, by area: pages cannot change them. */
export type LockedSettings = { readonly [area in SettingsArea]?: Fields };

/** The newest value of an area, as it is kept. */
interface AreaRow {
  readonly area: string;
  readonly revision: number;
  readonly value: Fields;
}

/** Reads the newest revision of every area that has one, with the number of all revisions. */
async function readNewest(db: Database): Promise<readonly AreaRow[]> {
  const { rows } = await sql<AreaRow>`
    select distinct on (area) area, revision, value from settings order by area, revision desc`.execute(
    db,
  );
  return rows;
}

/**
 * Puts an area together of what is locked, what is kept and the defaults, field by field. A field
 * that this release does not understand, since a newer one wrote it, has its default.
 */
export function composeArea<A extends SettingsArea>(
  area: A,
  kept: Fields = {},
  locked: Fields = {},
): PortalSettings[A] {
  const { properties } = SETTINGS_SCHEMAS[area];
  const standard: Fields = DEFAULT_VALUES[area];
  const fields = Object.entries(properties).map(([name, schema]) => {
    // A locked null is a value: no picture, no telephone.
    const value = Object.hasOwn(locked, name) ? locked[name] : kept[name];
    const isUnderstood = Value.Check(schema, value) && !hasFault(area, name, value);
    return [name, isUnderstood ? value : standard[name]];
  });
  return Object.fromEntries(fields) as PortalSettings[A];
}

const hasFault = (area: SettingsArea, name: string, value: unknown): boolean =>
  findValueFaults(area, { ...DEFAULT_VALUES[area], [name]: value }).some(({ field }) =>
    field.startsWith(name),
  );

function freezeDeep<V>(value: V): V {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(freezeDeep);
  return value;
}

/** Reads the settings that hold now, as one object that nobody can change. */
export async function readSettings(
  db: Database,
  locked: LockedSettings = {},
): Promise<PortalSettings> {
  const rows = await readNewest(db);
  const byArea = new Map(rows.map((row) => [row.area, row.value]));
  const areas = SETTINGS_AREAS.map((area) => [
    area,
    composeArea(area, byArea.get(area), locked[area]),
  ]);
  const number = rows.reduce((sum, { revision }) => sum + revision, 0);
  return freezeDeep({ number, ...(Object.fromEntries(areas) as Omit<PortalSettings, 'number'>) });
}
