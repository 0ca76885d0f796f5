import { readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import Type, { type TSchema } from 'typebox';
import type { DemoAccount } from '../../demo/account';
import {
  getDemonstrationFolder,
  listFaults,
  readDemoFile,
  readPeople,
  toDemoPath,
} from '../../demo/demonstrations';
import { createDemoSettings } from '../../demo/settings';
import { QUESTION_SETTINGS } from '../../shared/ballots/paper';
import { SETTINGS_SCHEMAS, type HostSettings } from '../../shared/contract/settings';
import { LocaleSchema, type Localized } from '../../shared/contract/text';
import { Vocabularies } from '../../shared/contract/vocabularies';
import type { Locale } from '../../shared/locales';
import { CONTENT_SECTIONS, type ContentSection } from '../../shared/sections';
import { getFilesFolder, getMediaType, listFiles } from './demoFiles';
import { stableId } from './deterministic';
import { calendarFrom, resolveMoments, type Calendar } from './moments';
import {
  createSeedSchemas,
  DETAILS,
  type DemoNames,
  type SeedContent,
  type SeedContents,
} from './schemas';
import { seedFileId } from './seedCover';

const Residents = Type.Array(
  Type.Object(
    { name: Type.String({ minLength: 1 }), locale: LocaleSchema },
    { additionalProperties: false },
  ),
);

/** Areas of settings, with the fields in which the city differs from a new installation. */
const WrittenSettings = Type.Object(
  Object.fromEntries(
    Object.entries(SETTINGS_SCHEMAS).map(([area, { properties }]) => [
      area,
      Type.Optional(
        Type.Object(
          Object.fromEntries(
            Object.entries<TSchema>(properties).map(([name, field]) => [
              name,
              Type.Optional(field),
            ]),
          ),
          { additionalProperties: false },
        ),
      ),
    ]),
  ),
  { additionalProperties: false },
);

const WrittenVocabularies = Type.Object(Vocabularies, { additionalProperties: false });

/** Content of a demonstration's folder. */
export interface Demonstration {
  /** Name of the folder. */
  readonly name: string;
  readonly settings: HostSettings;
  readonly people: readonly DemoAccount[];
  readonly residents: readonly { readonly name: string; readonly locale: Locale }[];
  /** By section, each in the order of the numbers in their references. */
  readonly contents: SeedContents;
}

type Json = Readonly<Record<string, unknown>>;
type Resolver = (details: Json, demonstration: string) => Json;

interface WrittenLesson {
  readonly document: string | null;
}
interface WrittenCourse {
  readonly modules: readonly { readonly lessons: readonly WrittenLesson[] }[];
}

/** Puts the facts of a file in the place of its name. */
function toDocument(file: string, demonstration: string) {
  const { size } = statSync(join(getFilesFolder(demonstration), file));
  return { file: seedFileId(file), name: file, mediaType: getMediaType(file), bytes: size };
}

/** Parts of details that files say by name, and the contract by id. */
const RESOLVERS: Partial<Record<ContentSection, Resolver>> = {
  'have-your-say': (details) =>
    typeof details.group === 'string'
      ? { ...details, group: stableId('content', ...details.group.split('/')) }
      : details,
  training: (details, demonstration) => {
    const course = details.course as WrittenCourse | null;
    if (!course) return details;
    const modules = course.modules.map((module) => ({
      ...module,
      lessons: module.lessons.map((lesson) => ({
        ...lesson,
        ...(lesson.document && { document: toDocument(lesson.document, demonstration) }),
      })),
    }));
    return { ...details, course: { ...course, modules } };
  },
};

/** Lists the names of a section's contents. */
const listSlugs = (files: readonly string[], section: ContentSection): string[] =>
  files
    .filter((file) => file.startsWith(`${section}/`) && file.endsWith('.json'))
    .map((file) => basename(file, '.json'));

const toSection = <T>(make: (section: ContentSection) => T) =>
  Object.fromEntries(CONTENT_SECTIONS.map((section) => [section, make(section)])) as Record<
    ContentSection,
    T
  >;

/** Reads the contents of one demonstration, and keeps every fault that it meets. */
class ContentReader {
  readonly faults: string[] = [];
  private readonly schemas: ReturnType<typeof createSeedSchemas>;
  private readonly calendar: Calendar;
  private readonly files: ReadonlySet<string>;
  private readonly folder: string;

  constructor(
    private readonly name: string,
    files: readonly string[],
    private readonly settings: HostSettings,
    private readonly names: DemoNames,
  ) {
    this.files = new Set(files);
    this.folder = getDemonstrationFolder(name);
    this.schemas = createSeedSchemas(names);
    this.calendar = calendarFrom(new Date(0), settings.time.zone);
  }

  /** Reads the text of each offered language that has a file: `slug.en.md`. */
  private readBody(path: string): Localized {
    const { offered } = this.settings.languages;
    const texts = offered
      .filter((locale) => this.files.has(`${path}.${locale}.md`))
      .map((locale) => {
        const text = readFileSync(join(this.folder, `${path}.${locale}.md`), 'utf8');
        return [locale, text.replaceAll('\r\n', '\n').trimEnd()];
      });
    return Object.fromEntries(texts) as Localized;
  }

  /** Compares details with the contract as they are once their moments are dates. */
  private checkDetails(section: ContentSection, path: string, details: unknown): void {
    const dated = resolveMoments(details, this.calendar);
    for (const fault of listFaults(DETAILS[section], dated, 'details'))
      this.faults.push(`${path}: ${fault}`);
  }

  private checkQuestions(path: string, content: object): void {
    if (!('questions' in content)) return;
    (content as SeedContent<'have-your-say'>).questions.forEach(({ type, settings }, index) => {
      const field = `questions.${index}.settings`;
      for (const fault of listFaults(QUESTION_SETTINGS[type], settings, field))
        this.faults.push(`${path}: ${fault}`);
    });
  }

  private readContent(section: ContentSection, slug: string): SeedContent[] {
    const file = `${section}/${slug}.json`;
    const path = toDemoPath(this.name, file);
    try {
      const written = readDemoFile(this.name, file, this.schemas[section] as TSchema) as Json;
      const resolve = RESOLVERS[section];
      const details = written.details as Json;
      const content = {
        ...written,
        slug,
        body: this.readBody(`${section}/${slug}`),
        details: resolve ? resolve(details, this.name) : details,
      } as unknown as SeedContent;
      this.checkDetails(section, path, content.details);
      this.checkQuestions(path, content);
      return [content];
    } catch (error) {
      this.faults.push((error as Error).message);
      return [];
    }
  }

  readSection(section: ContentSection): SeedContent[] {
    const contents = this.names.slugs[section]
      .flatMap((slug) => this.readContent(section, slug))
      .sort((one, other) => one.number - other.number);
    contents.forEach(({ slug, number }, index) => {
      if (contents[index - 1]?.number === number)
        this.faults.push(
          `${toDemoPath(this.name, `${section}/${slug}.json`)}: number: ${number} is taken`,
        );
    });
    return contents;
  }
}

/**
 * Reads the demonstration in a folder below `demo`.
 * @throws Error that names file and field of everything that does not fit
 */
export function readDemonstration(name: string): Demonstration {
  const settings = createDemoSettings(
    readDemoFile(name, 'settings.json', WrittenSettings),
    readDemoFile(name, 'vocabularies.json', WrittenVocabularies),
  );
  const people = readPeople(name);
  const residents = readDemoFile(name, 'residents.json', Residents);
  const keysOf = (terms: readonly { readonly key: string }[]) => terms.map(({ key }) => key);
  const files = listFiles(getDemonstrationFolder(name));
  const reader = new ContentReader(name, files, settings, {
    people: keysOf(people),
    residents: residents.length,
    districts: keysOf(settings.districts),
    topics: keysOf(settings.topics),
    files: listFiles(getFilesFolder(name)),
    slugs: toSection((section) => listSlugs(files, section)),
  });
  const contents = toSection((section) => reader.readSection(section)) as SeedContents;
  if (reader.faults.length > 0) throw new Error(reader.faults.join('\n'));
  return { name, settings, people, residents, contents };
}
