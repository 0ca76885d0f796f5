import { randomUUID } from 'node:crypto';
import type { Static } from 'typebox';
import type { NewSeeds } from '../../../shared/contract/statements';
import type { Locale } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import { Problem } from '../../http/problem';
import { lockDialog, renewStatements } from '../statementChanges';
import { takeNumbers } from './creation';
import { refuseSame, writeText } from './statementTexts';
import { readStatement, type StatementWords } from './statementWords';

type Seed = NewSeeds['seeds'][number];

/** Place, person and time. */
interface Cause {
  readonly contentId: string;
  readonly personId: string;
  readonly at: Date;
}

/** Reads what texts say, by language. @throws Problem invalidRequest */
export const readTexts = (texts: Static<typeof NewSeeds>['seeds'][number]['texts']) =>
  (Object.entries(texts) as [Locale, string][]).map(
    ([lang, text]) => [lang, readStatement(text)] as const,
  );

interface ReadSeed extends Pick<Seed, 'lang' | 'isMeta'> {
  readonly texts: readonly (readonly [Locale, StatementWords])[];
}

function readSeed({ lang, texts, isMeta }: Seed): ReadSeed {
  if (texts[lang] === undefined)
    throw new Problem(
      'invalidRequest',
      'body/seeds need a text in the language they are written in',
    );
  return { lang, isMeta, texts: readTexts(texts) };
}

async function insertSeed(
  trx: Database,
  { contentId, personId, at }: Cause,
  number: number,
  { lang, isMeta, texts }: ReadSeed,
): Promise<void> {
  const id = randomUUID();
  await trx
    .insertInto('statements')
    .values({
      id,
      content_id: contentId,
      number,
      author_id: personId,
      lang,
      is_seed: true,
      is_meta: isMeta,
      created_at: at,
    })
    .execute();
  for (const [code, words] of texts) {
    await refuseSame(trx, contentId, words);
    await writeText(trx, { id, contentId, lang: code }, words);
  }
}

/**
 * Writes all of them or none, without a vote. Returns their numbers. @throws Problem
 * invalidRequest, sameStatement, dialogFull
 */
export function createSeeds(db: Database, cause: Cause, seeds: readonly Seed[]): Promise<number[]> {
  const read = seeds.map(readSeed);
  return db.transaction().execute(async (trx) => {
    const dialog = await lockDialog(trx, cause.contentId);
    const first = await takeNumbers(trx, dialog, read.length);
    for (const [place, seed] of read.entries()) await insertSeed(trx, cause, first + place, seed);
    await renewStatements(trx, cause.contentId, read.length);
    return read.map((_seed, place) => first + place);
  });
}
