import { sql } from 'kysely';
import type { EarlierField } from '../../../shared/contract/earlierFacts';
import type { PortalSettings } from '../../../shared/contract/settings';
import type { Localized } from '../../../shared/contract/text';
import type { Locale } from '../../../shared/locales';
import type { Section } from '../../../shared/sections';
import { getCityNames } from '../../../shared/settings';
import { getCityTexts, getCityZone, getSettings } from '../../city/currentSettings';
import type { Database } from '../../db/openDatabase';
import type { WriteRequest } from '../../http/idempotency';
import { reviseContent } from '../changes';
import { lockSource, readSource } from '../sourceQueries';

interface EarlierFact {
  readonly id: string;
  readonly section: Section;
  readonly slug: string;
  readonly title: Localized;
  readonly original_locale: Locale;
  readonly field: EarlierField;
  readonly is_replaced: boolean;
}

/** Reads what an area has said before, without what it says now. */
async function readEarlierValues<Area extends 'identity' | 'time'>(
  db: Database,
  area: Area,
): Promise<readonly PortalSettings[Area][]> {
  const rows = await db
    .selectFrom('settings')
    .select('value')
    .where('area', '=', area)
    .orderBy('revision')
    .execute();
  return rows.map(({ value }) => value as PortalSettings[Area]);
}

/**
 * Finds the contents whose organiser, issuing body or zone is exactly what an earlier revision of
 * the settings said, in every language that they have, and not what the settings say now. The zone
 * of what people have read is told as long as it has not ended, and stays: whether its hour or its
 * moment was meant, an editor knows.
 */
export async function findEarlierFacts(db: Database, now: Date): Promise<readonly EarlierFact[]> {
  const settings = getSettings();
  const names = (await readEarlierValues(db, 'identity'))
    .filter(({ cityName }) => Object.keys(cityName).length > 0)
    .map((identity) => getCityNames({ ...settings, identity }));
  const zones = (await readEarlierValues(db, 'time')).map(({ zone }) => zone);
  const isEarlier = (field: 'organiser' | 'issuingBody') => {
    const fact = sql`details -> ${sql.lit(field)}`;
    return sql<boolean>`jsonb_typeof(${fact}) = 'object' and ${fact} <> '{}'
      and exists (select from jsonb_array_elements(${JSON.stringify(names)}::jsonb) as earlier (name) where name @> (${fact}))
      and not ${JSON.stringify(getCityTexts())}::jsonb @> (${fact})`;
  };
  const isUndecided = sql<boolean>`status in ('draft', 'in_review')`;
  const { rows } = await sql<EarlierFact>`
    select id, section, slug, title, original_locale, field, is_replaced
    from contents, lateral (values
      ('organiser', ${isEarlier('organiser')}, true),
      ('issuingBody', ${isEarlier('issuingBody')}, true),
      ('timezone', details ->> 'timezone' = any(${zones}) and details ->> 'timezone' <> ${getCityZone()}
        and (${isUndecided} or closes_at > ${now}), ${isUndecided})
    ) as fact (field, is_earlier, is_replaced)
    where is_earlier and deleted_at is null
    order by section, slug, field`.execute(db);
  return rows;
}

/**
 * Puts what the settings say now into those of {@link findEarlierFacts} that can be replaced, each
 * content in a version of its own.
 */
export async function replaceEarlierFacts(
  db: Database,
  note: string,
  cause: WriteRequest,
): Promise<void> {
  const today = { organiser: getCityTexts(), issuingBody: getCityTexts(), timezone: getCityZone() };
  for (const { id, section, field, is_replaced } of await findEarlierFacts(db, cause.at)) {
    if (!is_replaced) continue;
    const row = await readSource(db, section, id);
    await db.transaction().execute(async (trx) => {
      const before = await lockSource(trx, row);
      const stored = await trx
        .selectFrom('contents')
        .select('details')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const details = JSON.stringify({ ...stored.details, [field]: today[field] });
      await reviseContent(trx, before, { details }, { ...cause, kept: { act: 'change', note } });
    });
  }
}
