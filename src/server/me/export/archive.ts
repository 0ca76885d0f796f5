import { promisify } from 'node:util';
import { strToU8, zip, type AsyncZippable } from 'fflate';
import { sql } from 'kysely';
import { type Locale, getLocaleInfo } from '../../../shared/locales';
import type { Database } from '../../db/openDatabase';
import { toCsv, type Row } from './csv';
import type { Owner } from './exportTable';
import { EXPORTS, type ExportName } from './tables';
import { getReaderLocale, fillTexts } from '../../city/currentSettings';
import { getHostTexts } from '../../city/texts';

interface ReadmeText {
  readonly title: string;
  readonly intro: readonly string[];
  /** Description of `account.json`. */
  readonly json: string;
  readonly picture: string;
  /** Descriptions of what each table holds. */
  readonly tables: Readonly<Record<ExportName, string>>;
  readonly outro: readonly string[];
}

/** Returns the texts of the README of the archive, in the language of the person. */
export const getReadmeTexts = (locale: Locale): ReadmeText =>
  fillTexts(getHostTexts(locale).archive, locale);

// Around a file name in a right-to-left line: left-to-right isolate and its end (Unicode TR 9).
const isolate = (file: string, locale: Locale): string =>
  getLocaleInfo(locale).dir === 'rtl' ? `\u2066${file}\u2069` : file;

/**
 * Describes each file of the archive, in the language of the person. `pictureFile` is null when
 * there is no picture.
 */
function readme(locale: Locale, pictureFile: string | null): string {
  const { title, intro, json, picture, tables, outro } = getReadmeTexts(locale);
  const files: readonly (readonly [string, string])[] = [
    ['account.json', json],
    ...(pictureFile === null ? [] : ([[pictureFile, picture]] as const)),
    ...EXPORTS.map(({ name }) => [`${name}.csv`, tables[name]] as const),
  ];
  const lines = files.map(([file, what]) => `- ${isolate(file, locale)}: ${what}`);
  return [title, ...intro, lines.join('\r\n'), ...outro].join('\r\n\r\n') + '\r\n';
}

type Rows = Readonly<Record<ExportName, readonly Row[]>>;

interface Picture {
  readonly mediaType: string;
  readonly bytes: Buffer;
}

interface Collected {
  readonly rows: Rows;
  readonly picture: Picture | undefined;
  readonly locale: Locale;
}

async function collectRows(db: Database, owner: Owner): Promise<Rows> {
  const found: [ExportName, readonly Row[]][] = [];
  for (const { name, fields, from } of EXPORTS) {
    const columns = sql.join(fields.map((field) => sql.ref(field)));
    const { rows } = await sql<Row>`select ${columns} from ${from(owner)}`.execute(db);
    found.push([name, rows]);
  }
  return Object.fromEntries(found) as Rows;
}

/** Collects all tables at one moment. */
function collect(db: Database, owner: Owner): Promise<Collected> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      const { locale } = await trx
        .selectFrom('people')
        .select('locale')
        .where('id', '=', owner.personId)
        .executeTakeFirstOrThrow();
      const picture = await trx
        .selectFrom('pictures')
        .select(['media_type as mediaType', 'bytes'])
        .where('person_id', '=', owner.personId)
        .executeTakeFirst();
      return { rows: await collectRows(trx, owner), picture, locale };
    });
}

const pictureName = ({ mediaType }: Picture): string => `picture.${mediaType.split('/')[1]}`;

function filesOf({ rows, picture, locale }: Collected, now: Date): AsyncZippable {
  const json = { exportedAt: now.toISOString(), ...rows };
  const tables = EXPORTS.map(({ name, fields }) => [
    `${name}.csv`,
    strToU8(toCsv(fields, rows[name])),
  ]);
  return {
    'README.txt': strToU8(readme(getReaderLocale(locale), picture ? pictureName(picture) : null)),
    'account.json': strToU8(JSON.stringify(json, null, 2)),
    ...(Object.fromEntries(tables) as AsyncZippable),
    ...(picture ? { [pictureName(picture)]: picture.bytes } : {}),
  };
}

const pack = promisify<AsyncZippable, object, Uint8Array>((files, options, done) =>
  zip(files, options, done),
);

/**
 * Exports what the portal knows about a person as a ZIP archive: the same tables as JSON and as
 * CSV, their picture, a README in their language.
 */
export async function exportArchive(db: Database, owner: Owner, now: Date): Promise<Buffer> {
  const collected = await collect(db, owner);
  return Buffer.from(await pack(filesOf(collected, now), { mtime: now }));
}
