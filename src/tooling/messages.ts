import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from '@formatjs/icu-messageformat-parser';
import {
  arabicFaults,
  messagesIn,
  sourceFaults,
  type Catalogue,
  type Message,
} from './messageFaults';

const FOLDER = 'i18n';
const SOURCE = 'en';
const TRANSLATIONS = ['ar', 'tr'] as const;
const SOURCE_FOLDER = join('src', 'client');
const MESSAGE_FILE = /(^|[\\/])(messages|sharedMessages)\.ts$/;

const messageFiles = () =>
  readdirSync(SOURCE_FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => MESSAGE_FILE.test(file))
    .map((file) => join(SOURCE_FOLDER, file));
const fileOf = (locale: string) => join(FOLDER, `${locale}.json`);
const read = (locale: string): Catalogue =>
  existsSync(fileOf(locale)) ? (JSON.parse(readFileSync(fileOf(locale), 'utf8')) as Catalogue) : {};
const sorted = (catalogue: Catalogue): string => {
  const entries = Object.entries(catalogue).sort(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
const write = (locale: string, catalogue: Catalogue) =>
  writeFileSync(fileOf(locale), sorted(catalogue));

/** Every message of the portal, from the source files. */
export async function collectMessages(files: readonly string[]): Promise<readonly Message[]> {
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(file).href) as Promise<object>),
  );
  return modules.flatMap((module) => messagesIn({ ...module }));
}

async function sourceCatalogue(): Promise<Catalogue> {
  const messages = await collectMessages(messageFiles());
  const faults = sourceFaults(messages);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return Object.fromEntries(messages.map(({ id, defaultMessage }) => [id, defaultMessage]));
}

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  /** Writes en.json from the source and sorts the translations. */
  extract: async () => {
    write(SOURCE, await sourceCatalogue());
    for (const locale of TRANSLATIONS) write(locale, read(locale));
  },

  /** Parses every message as the build does. */
  compile: async () => {
    for (const locale of [SOURCE, ...TRANSLATIONS]) {
      const catalogue = read(locale);
      Object.values(catalogue).forEach((text) => parse(text));
      console.log(`${locale}: ${Object.keys(catalogue).length} messages`);
    }
  },

  /** Fails on stale English, missing or left-over keys, changed placeholders and incomplete Arabic plurals. */
  verify: async () => {
    const isFresh = sorted(await sourceCatalogue()) === sorted(read(SOURCE));
    const faults = [
      ...(isFresh ? [] : [`${fileOf(SOURCE)} is not up to date: run extract`]),
      ...arabicFaults(read('ar')),
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
        `${FOLDER}/*.json`,
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
