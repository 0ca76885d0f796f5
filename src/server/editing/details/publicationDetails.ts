import { sql } from 'kysely';
import type { Localized } from '../../../shared/contract/text';
import type { WrittenPublication } from '../../../shared/contract/writtenDetails';
import type { DetailFault } from '../../../shared/details/detailFaults';
import type { Database } from '../../db/openDatabase';
import { readLine, readLocalized } from '../readWritten';
import type { DetailRules, DetailWrite } from './detailing';
import { findDayFaults } from './days';
import { leadsTo } from './namedContents';
import { isReplaced } from './supersession';

const readPublication = (written: WrittenPublication): WrittenPublication => ({
  ...written,
  issuingBody: readLocalized(written.issuingBody, readLine),
  identifier: readLine(written.identifier),
  licence: readLine(written.licence),
});

/** Finds the name of a body as it is called now; null where it is not chosen, or has gone. */
async function nameOfBody(trx: Database, slug: string | null): Promise<Localized | null> {
  if (slug === null) return null;
  const row = await trx
    .selectFrom('contents')
    .select(sql<Localized>`title`.as('title'))
    .where('section', '=', 'governance')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.title ?? null;
}

/**
 * Lists the faults of a supersession: one publication takes the place of another one, never of
 * itself by way of others.
 */
async function supersessionFaults(
  trx: Database,
  { row, details: { supersedes } }: DetailWrite<'publications'>,
): Promise<DetailFault[]> {
  if (supersedes === null) return [];
  const chain = { section: 'publications', path: ['supersedes'] } as const;
  if (await leadsTo(trx, chain, { from: supersedes, to: row.slug }))
    return [{ field: 'supersedes', fault: 'cycle' }];
  const isTaken = await isReplaced(trx, supersedes, { besides: row.id });
  return isTaken ? [{ field: 'supersedes', fault: 'taken' }] : [];
}

/** Detailing of publications, besides their documents. */
export const publicationDetailRules: DetailRules<'publications'> = {
  section: 'publications',
  read: readPublication,
  judge: async (writing) => [
    ...findDayFaults('issuedOn', writing.details.issuedOn),
    ...(await supersessionFaults(writing.trx, writing)),
  ],
  keep: async (details, { trx, stored }) => {
    const issuingBody = (await nameOfBody(trx, details.issuer)) ?? details.issuingBody;
    return { details: { ...stored, ...details, issuingBody } };
  },
};
