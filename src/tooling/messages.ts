import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import {
  findGlossaryFaults,
  formatGlossaryTable,
  findUnusedExceptions,
  readGlossary,
  findForbiddenWords,
  TRANSLATIONS,
} from './glossary';
import {
  findPluralFaults,
  listMessages,
  findSourceFaults,
  findUnusedMessages,
  type Catalogue,
  type Message,
} from './messageFaults';
import { LOCALE_CODES, SOURCE_LOCALE, type Locale } from '../shared/locales';
import { findHostFaults, findMissingWords, type HostTexts, type Words } from './hostTextFaults';
import { findTypographyFaults, findUntranslatedFaults } from './textFaults';

const FOLDER = 'i18n';
const SOURCE = SOURCE_LOCALE;
const SOURCE_FOLDER = join('src', 'client');
const README = join(FOLDER, 'README.md');
/** The host looks its texts up by their ids. */
const BY_ID = 'host.';
const MESSAGE_FILE = /(^|[\\/])(messages|sharedMessages)\.ts$/;

const messageFiles = () =>
  readdirSync(SOURCE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => MESSAGE_FILE.test(file))
    .map((file) => join(SOURCE_FOLDER, file));
const fileOf = (locale: string) => join(FOLDER, `${locale}.json`);
const read = (locale: string): Catalogue =>
  existsSync(fileOf(locale)) ? (JSON.parse(readFileSync(fileOf(locale), 'utf8')) as Catalogue) : {};
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));
const readHost = (locale: string) => readJson(`host/${locale}.json`) as HostTexts;
const sorted = (catalogue: Catalogue): string => {
  const entries = Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
const write = (locale: string, catalogue: Catalogue) =>
  writeFileSync(fileOf(locale), sorted(catalogue));

type MessageModule = Readonly<Record<string, unknown>>;

const modulesOf = (files: readonly string[]): Promise<readonly MessageModule[]> =>
  Promise.all(files.map((file) => import(pathToFileURL(file).href) as Promise<MessageModule>));

/** Collects every message of the portal, from the source files. */
async function collectMessages(files: readonly string[]): Promise<readonly Message[]> {
  return (await modulesOf(files)).flatMap((module) => listMessages({ ...module }));
}

async function sourceCatalogue(): Promise<Catalogue> {
  const messages = await collectMessages(messageFiles());
  const faults = findSourceFaults(messages);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.fromEntries(messages.map(({ id, defaultMessage }) => [id, defaultMessage]));
}

const isSource = (file: string) => /(?<!\.test)\.tsx?$/.test(file) && !MESSAGE_FILE.test(file);

async function unusedFaults(): Promise<readonly string[]> {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => readFileSync(join('src', file), 'utf8'));
  const files = (await modulesOf(messageFiles())).map((exports) => ({ exports }));
  return findUnusedMessages(files, sources).filter((fault) => !fault.startsWith(BY_ID));
}

/** Lists faults that only a reader of the language would notice. */
function languageFaults(): readonly string[] {
  const glossary = readGlossary();
  const catalogues = Object.fromEntries(LOCALE_CODES.map((code) => [code, read(code)])) as Record<
    Locale,
    Catalogue
  >;
  const english = catalogues[SOURCE];
  const perLanguage = TRANSLATIONS.flatMap((locale) => {
    const translated = catalogues[locale];
    return [
      ...findUntranslatedFaults(locale, {
        english,
        translated,
        shared: glossary.shared[locale] ?? [],
      }),
      ...findGlossaryFaults(locale, { english, translated, glossary }),
      ...Object.entries(translated).flatMap(([id, text]) =>
        findForbiddenWords(locale, text, glossary).map(
          (words) => `${locale} ${id}: never “${words}”`,
        ),
      ),
    ];
  });
  return [
    ...LOCALE_CODES.flatMap((code) => [
      ...findTypographyFaults(code, catalogues[code]),
      ...findPluralFaults(code, catalogues[code]),
      ...findHostFaults(code, readHost(code), readHost(SOURCE)),
    ]),
    ...findMissingWords(readJson('content/words.json') as Words),
    ...perLanguage,
    ...findUnusedExceptions(glossary, catalogues),
  ];
}

const GLOSSARY_TABLE = /\| English +\| Arabic[^]*?(?=\n\n)/;

/** Returns a table as it is before its columns are aligned. */
const unaligned = (table: string) => table.replace(/-{3,}/g, '---').replace(/ +/g, ' ');

const isReadmeFresh = () =>
  unaligned(GLOSSARY_TABLE.exec(readFileSync(README, 'utf8'))?.[0] ?? '') ===
  formatGlossaryTable(readGlossary());

function writeReadme(): void {
  if (isReadmeFresh()) return;
  const table = formatGlossaryTable(readGlossary());
  const readme = readFileSync(README, 'utf8');
  writeFileSync(
    README,
    readme.replace(GLOSSARY_TABLE, () => table),
  );
}

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  /** Writes en.json from the source, sorts the translations and prints the glossary into README. */
  extract: async () => {
    write(SOURCE, await sourceCatalogue());
    for (const locale of TRANSLATIONS) write(locale, read(locale));
    writeReadme();
  },

  /** Parses every message as the build does. */
  compile: async () => {
    for (const locale of [SOURCE, ...TRANSLATIONS]) {
      const catalogue = read(locale);
      Object.values(catalogue).forEach((text) => parse(text));
      console.log(`${locale}: ${Object.keys(catalogue).length} messages`);
    }
  },

  /**
   * Fails on stale English, on missing, left-over and unused messages, and on what `i18n/README.md`
   * asks of a translation.
   */
  verify: async () => {
    const isFresh = sorted(await sourceCatalogue()) === sorted(read(SOURCE));
    const faults = [
      ...(isFresh ? [] : [`${fileOf(SOURCE)} is not up to date: run extract`]),
      ...(isReadmeFresh() ? [] : [`${README} prints another glossary: run extract`]),
      ...(await unusedFaults()),
      ...languageFaults(),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));
    execFileSync(
      join('node_modules', '.bin', 'formatjs'),
      [
        'verify',
        '--source-locale',
        SOURCE,
        '--missing-keys',
        '--extra-keys',
        '--structural-equality',
        ...[SOURCE, ...TRANSLATIONS].map(fileOf),
      ],
      { stdio: 'inherit' },
    );
  },
};

async function main(name: string): Promise<void> {
  const command = COMMANDS[name];
  if (!command) throw new Error(`Say one of: ${Object.keys(COMMANDS).join(', ')}`);
  await command();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  main(process.argv[2] ?? '').catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
