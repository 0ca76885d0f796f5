import type { Transaction } from 'kysely';
import Type, { type Static } from 'typebox';
import { Value } from 'typebox/value';
import {
  SETTINGS_AREAS,
  type BrandPicture,
  type SettingsValues,
} from '../../shared/contract/settings';
import {
  DistrictShapes,
  TERM_LIMITS,
  VOCABULARIES,
  WrittenTerm,
} from '../../shared/contract/vocabularies';
import type { Database } from '../../server/db/openDatabase';
import type { Tables } from '../../server/db/tables';
import { checkBrandPicture } from '../../server/files/checking/brandPicture';
import type { HostContext } from '../../server/hostContext';
import { findBrandFile, storeBrandPicture } from '../../server/look/brandFiles';
import { StartProblem } from '../../server/startProblem';
import { changeArea, readArea, type ChangeAuthor } from '../../server/settings/changeSettings';
import {
  changeTermList,
  readTermList,
  writeMergedTerms,
} from '../../server/settings/changeVocabulary';
import { changeShapes, readShapes } from '../../server/settings/districtShapes';
import { requireOtherWayIn } from '../../server/settings/otherWayIn';
import { parseFileText, parseSettingsFile } from '../../server/settings/settingsFile';

const Terms = Type.Array(
  Type.Object(
    { ...WrittenTerm.properties, mergedInto: Type.Optional(WrittenTerm.properties.parent) },
    { additionalProperties: false },
  ),
  { maxItems: TERM_LIMITS.terms },
);

/** Parts of a file beside the areas: lists, shapes, and pictures as Base64 by their name. */
const Lists = Type.Object(
  {
    districts: Type.Optional(Terms),
    topics: Type.Optional(Terms),
    shapes: Type.Optional(DistrictShapes),
    pictures: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { additionalProperties: false },
);
type Lists = Static<typeof Lists>;

const listPictures = ({ logo, hero }: SettingsValues['look']): BrandPicture[] =>
  [logo.light, logo.dark, hero].filter((picture) => picture !== null);

async function readPictures(db: Database, look: SettingsValues['look']) {
  const kept = await Promise.all(
    listPictures(look).map(async ({ file }) => [file, await findBrandFile(db, file)] as const),
  );
  return Object.fromEntries(
    kept.flatMap(([file, row]) => (row ? [[file, row.bytes.toString('base64')]] : [])),
  );
}

/** Reads everything that makes an installation a city's own, as the content of a file. */
export async function exportSettings(db: Database): Promise<object> {
  const areas = await Promise.all(SETTINGS_AREAS.map((area) => readArea(db, area, {})));
  const values = Object.fromEntries(areas.map(({ area, value }) => [area, value]));
  const lists = await Promise.all(
    VOCABULARIES.map(async (vocabulary) => {
      const { terms } = await readTermList(db, vocabulary);
      const carried = terms.map(({ contents: _contents, hasShape: _hasShape, ...term }) => term);
      return [vocabulary, carried] as const;
    }),
  );
  return {
    ...values,
    ...Object.fromEntries(lists),
    shapes: await readShapes(db),
    pictures: await readPictures(db, values.look as SettingsValues['look']),
  };
}

/** Splits a file into its areas, as text that is read by their rules, and what else it carries. */
function splitFile(text: string): { readonly areas: string; readonly lists: Lists } {
  let content: unknown;
  try {
    content = parseFileText(text);
  } catch {
    return { areas: text, lists: {} };
  }
  if (typeof content !== 'object' || content === null) return { areas: text, lists: {} };
  const isList = ([name]: [string, unknown]) => Object.hasOwn(Lists.properties, name);
  const entries = Object.entries(content);
  const lists: unknown = Object.fromEntries(entries.filter(isList));
  if (!Value.Check(Lists, lists)) {
    const faults = Value.Errors(Lists, lists).map(
      ({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.')}: ${message}.`,
    );
    throw new StartProblem(faults.join('\n'));
  }
  const areas = Object.fromEntries(entries.filter((entry) => !isList(entry)));
  return { areas: JSON.stringify(areas), lists };
}

/** Keeps the pictures of a file. Answers each by the name that the file gives it. */
async function importPictures(trx: Database, pictures: Lists['pictures'] = {}, now: Date) {
  const kept = new Map<string, BrandPicture>();
  for (const [file, bytes] of Object.entries(pictures)) {
    const checked = await checkBrandPicture(Buffer.from(bytes, 'base64')).catch(
      (error: unknown) => {
        throw new StartProblem(`pictures.${file}: ${(error as Error).message}`);
      },
    );
    kept.set(file, await storeBrandPicture(trx, checked, now));
  }
  return kept;
}

/** Names pictures as this installation does: what it writes anew has another name. */
function renamePictures(
  { logo, hero, ...look }: SettingsValues['look'],
  kept: ReadonlyMap<string, BrandPicture>,
): SettingsValues['look'] {
  const rename = (picture: BrandPicture | null) => picture && (kept.get(picture.file) ?? picture);
  const { light, dark } = logo;
  return {
    ...look,
    logo: { ...logo, light: rename(light), dark: rename(dark) },
    hero: rename(hero),
  };
}

async function importLists(
  trx: Transaction<Tables>,
  { shapes, ...lists }: Lists,
  author: ChangeAuthor,
): Promise<void> {
  for (const vocabulary of VOCABULARIES) {
    const terms = lists[vocabulary];
    if (!terms) continue;
    const { revision } = await readTermList(trx, vocabulary);
    const written = terms.map(({ mergedInto: _mergedInto, ...term }) => term);
    await changeTermList(trx, vocabulary, { revision, terms: written }, author);
    await writeMergedTerms(trx, vocabulary, terms);
  }
  if (!shapes) return;
  const isWithout = shapes.features.length === 0;
  if (isWithout && (await readShapes(trx)).features.length === 0) return;
  const { revision } = await readTermList(trx, 'districts');
  await changeShapes(trx, shapes, revision, author);
}

/**
 * Brings in what the text of a file names, all of it or nothing. Answers the names of its parts.
 * @throws StartProblem with every fault of the file
 * @throws Problem invalidSettings, invalidTerms, termInUse, notWgs84, invalidShapes
 */
export async function importSettings(
  { db, doors }: Pick<HostContext, 'db' | 'doors'>,
  text: string,
): Promise<readonly string[]> {
  const { areas, lists } = splitFile(text);
  const { values, faults } = parseSettingsFile(areas);
  if (faults.length > 0) throw new StartProblem(faults.join('\n'));
  const author = { personId: null, at: new Date() };
  // One order for all files: of two that are brought in at once neither waits for the other.
  const named = SETTINGS_AREAS.filter((area) => Object.hasOwn(values, area));
  await db.transaction().execute(async (trx) => {
    await requireOtherWayIn({ db: trx, doors }, values.signIn ?? {});
    const kept = await importPictures(trx, lists.pictures, author.at);
    for (const area of named) {
      const { revision, value } = await readArea(trx, area, {});
      const whole = { ...value, ...values[area] };
      const renamed =
        area === 'look' ? renamePictures(whole as SettingsValues['look'], kept) : whole;
      const change = { area, revision, value: renamed, origin: 'file' } as const;
      await changeArea(trx, { ...change, note: 'npm run settings' }, author);
    }
    await importLists(trx, lists, author);
  });
  return [...named, ...Object.keys(lists)];
}
