import { isDeepStrictEqual } from 'node:util';
import { sql, type Insertable, type Transaction } from 'kysely';
import type {
  SettingsArea,
  SettingsValues,
  SETTINGS_ORIGINS,
} from '../../shared/contract/settings';
import { SETTINGS_SCHEMAS } from '../../shared/contract/settings';
import { findDistrict } from '../../shared/residents';
import { moveCityZone } from '../db/legalInForce';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { isUniqueViolation } from '../db/uniqueViolation';
import { Problem } from '../http/problem';
import { writeAudit } from '../identity/audit';
import {
  composeArea,
  readBeginning,
  readSettings,
  type LockedSettings,
  type STAGE_AREA,
} from './readSettings';
import { findValueFaults, type ValueFault } from './settingsFaults';

export interface AreaChange {
  readonly area: SettingsArea;
  /** The revision that the change was made on top of; 0 before the first. */
  readonly revision: number;
  readonly value: object;
  readonly origin: (typeof SETTINGS_ORIGINS)[number];
  readonly note?: string;
}

/** Author and moment of a change. Null: the command line or the file of the operator. */
export interface ChangeAuthor {
  readonly personId: string | null;
  readonly at: Date;
}

/** Reads the newest revision of an area, or of the stage; undefined where there is none. */
export function readLast(db: Database, area: SettingsArea | typeof STAGE_AREA) {
  return db
    .selectFrom('settings')
    .select(['revision', 'value'])
    .where('area', '=', area)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Reads the newest revision of an area with its value, complete. */
export async function readArea(db: Database, area: SettingsArea, locked: LockedSettings) {
  const last = await readLast(db, area);
  const value = last?.value ?? (await readBeginning(db, area));
  return {
    area,
    revision: last?.revision ?? 0,
    value: composeArea(area, value as Record<string, unknown>, locked[area]),
    locked: Object.keys(locked[area] ?? {}),
  };
}

/** Lists the pictures of a look that nobody has sent, or not like that. */
async function findUnknownPictures(
  db: Database,
  { logo, hero }: SettingsValues['look'],
): Promise<readonly ValueFault[]> {
  const named = { 'logo/light': logo.light, 'logo/dark': logo.dark, hero };
  const faults = await Promise.all(
    Object.entries(named).map(async ([field, picture]) => {
      if (!picture) return [];
      const row = await db
        .selectFrom('brand_files')
        .select(['width', 'height'])
        .where('id', '=', picture.file)
        .executeTakeFirst();
      const isKnown = row?.width === picture.width && row.height === picture.height;
      return isKnown ? [] : [{ field, fault: 'unknownPicture' as const }];
    }),
  );
  return faults.flat();
}

/**
 * Finds a zone that the database does not have: it plans by its own list, which may lack names of
 * before, and takes other words for offsets.
 */
async function findUnknownZone(
  db: Database,
  { zone }: SettingsValues['time'],
): Promise<readonly ValueFault[]> {
  const { rows } = await sql`
    select from pg_timezone_names where lower(name) = lower(${zone})`.execute(db);
  return rows.length > 0 ? [] : [{ field: 'zone', fault: 'unknownZone' }];
}

/** Finds codes of districts that nobody knows. */
async function findUnknownDistricts(
  db: Database,
  { districtCodes = [] }: SettingsValues['residents'],
): Promise<readonly ValueFault[]> {
  if (districtCodes.length === 0) return [];
  const { districts } = await readSettings(db);
  return districtCodes.flatMap(({ district }, index) =>
    findDistrict(district, districts) === null
      ? [{ field: `districtCodes/${index}/district`, fault: 'unknownDistrict' as const }]
      : [],
  );
}

/** Rules for which the database is asked. */
const DATABASE_RULES: {
  readonly [area in SettingsArea]?: (
    db: Database,
    value: SettingsValues[area],
  ) => Promise<readonly ValueFault[]>;
} = { look: findUnknownPictures, time: findUnknownZone, residents: findUnknownDistricts };

/** @throws Problem invalidSettings with the fields and their faults */
async function checkValue<A extends SettingsArea>(
  db: Database,
  area: A,
  value: object,
): Promise<void> {
  const written = findValueFaults(area, value);
  const faults =
    written.length > 0
      ? written
      : ((await DATABASE_RULES[area]?.(db, value as SettingsValues[A])) ?? []);
  if (faults.length === 0) return;
  throw new Problem(
    'invalidSettings',
    [...new Set(faults.map(({ field, fault }) => `${field}: ${fault}`))].join(', '),
  );
}

/**
 * Adds a revision to an area, with a line in the audit log, in the transaction of whoever asks;
 * every host is told when it commits. A value that is there already adds nothing, unless nobody
 * decided on the area before: proposals that are saved as they are count as decided.
 * @throws Problem newerRevision when somebody was faster, invalidSettings, lockedSettings
 */
export async function changeArea(
  trx: Transaction<Tables>,
  change: AreaChange,
  { personId, at }: ChangeAuthor,
  locked: LockedSettings = {},
): Promise<void> {
  const { area, revision, value, origin, note = '' } = change;
  await checkValue(trx, area, value);
  const last = await readLast(trx, area);
  if ((last?.revision ?? 0) !== revision) throw new Problem('newerRevision');
  const before = composeArea(area, last?.value as Record<string, unknown>, locked[area]);
  const changed = listChangedFields(area, before, value);
  if (changed.some((name) => Object.hasOwn(locked[area] ?? {}, name)))
    throw new Problem('lockedSettings', changed.join(', '));
  if (changed.length === 0 && last) return;
  await insertRevision(trx, {
    area,
    revision: revision + 1,
    value: JSON.stringify(value),
    changed_by: personId,
    origin,
    note,
    changed_at: at,
  });
  const after = composeArea(area, value as Fields, locked[area]);
  if ('zone' in before && 'zone' in after)
    await moveCityZone(trx, { zone: after.zone, at, before: before.zone });
  await writeAudit(trx, {
    action: 'settingsChanged',
    actorId: personId,
    personId: null,
    at,
    before: { area, ...pick(before, changed) },
    after: { area, revision: revision + 1, ...pick(value, changed) },
    reason: note,
  });
}

/**
 * Adds a revision of an area, or of a list of districts or topics, which have tables of their own.
 * @throws Problem newerRevision when somebody was faster
 */
export async function insertRevision(
  trx: Transaction<Tables>,
  row: Insertable<Tables['settings']>,
): Promise<void> {
  try {
    await trx.insertInto('settings').values(row).execute();
  } catch (error) {
    if (isUniqueViolation(error, 'settings_pkey')) throw new Problem('newerRevision');
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Lists the fields that differ; the order of keys, another in each source, does not count. */
const listChangedFields = (area: SettingsArea, before: object, after: object): readonly string[] =>
  Object.keys(SETTINGS_SCHEMAS[area].properties).filter(
    (name) => !isDeepStrictEqual((before as Fields)[name], (after as Fields)[name]),
  );

const pick = (value: object, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, (value as Fields)[name]]));
