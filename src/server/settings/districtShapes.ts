import { sql, type Transaction } from 'kysely';
import type { DistrictShapes } from '../../shared/contract/vocabularies';
import { findShapeFault } from '../../shared/shapeFaults';
import type { Database } from '../db/openDatabase';
import type { Tables } from '../db/tables';
import { Problem } from '../http/problem';
import { writeAudit } from '../identity/audit';
import type { ChangeAuthor } from './changeSettings';
import { readTermList, takeRevision } from './changeVocabulary';

/** Reads the shapes of all districts that have one. */
export async function readShapes(db: Database): Promise<DistrictShapes> {
  const rows = await db
    .selectFrom('districts')
    .select(['key', 'name', 'shape'])
    .where('shape', 'is not', null)
    .where('retired_at', 'is', null)
    .orderBy('position')
    .execute();
  return {
    type: 'FeatureCollection',
    features: rows.map(({ key, name, shape }) => ({
      type: 'Feature',
      properties: { key, name },
      geometry: shape as DistrictShapes['features'][number]['geometry'],
    })),
  };
}

/**
 * Puts shapes in the place of all that there are. @throws Problem newerRevision, notWgs84,
 * invalidShapes
 */
export async function changeShapes(
  trx: Transaction<Tables>,
  shapes: DistrictShapes,
  revision: number,
  author: ChangeAuthor,
): Promise<void> {
  await takeRevision(trx, 'districts', revision, author);
  const { terms } = await readTermList(trx, 'districts');
  const fault = findShapeFault(shapes, new Set(terms.map(({ key }) => key)));
  if (fault) throw new Problem(fault.code, fault.detail);
  const rows = shapes.features.map(({ properties, geometry }) => ({
    key: properties.key,
    geometry,
  }));
  await sql`
    update districts set shape = (
      select geometry from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (key text, geometry jsonb)
      where given.key = districts.key
    )`.execute(trx);
  const listShaped = (keys: readonly string[]) => ({ area: 'districts', shapes: keys });
  await writeAudit(trx, {
    action: 'settingsChanged',
    actorId: author.personId,
    personId: null,
    at: author.at,
    before: listShaped(terms.filter(({ hasShape }) => hasShape).map(({ key }) => key)),
    after: listShaped(rows.map(({ key }) => key)),
    reason: '',
  });
}
