import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { CALENDAR_FAULTS, CALENDAR_LIMITS } from '../shared/calendar/importLimits';
import { FILE_REFUSALS } from '../shared/contract/files';
import { LOCALE_CODES } from '../shared/locales';
import {
  anyText,
  fuzz,
  anyMutatedText,
  anyMutatedBytes,
  anyMutatedJson,
  readCorpus,
} from '../shared/testing/fuzz';
import { checkBackup } from './backup/readBackup';
import { HEAD, MANIFEST } from './backup/format';
import { writeTar } from './backup/tarball';
import { isMoment, readCursor } from './content/cursor';
import { readCalendar } from './events/importing/readCalendar';
import { recogniseFile } from './files/checking/recogniseFile';
import { FileRefusedError } from './files/checking/fileRefusedError';
import { renderPicture } from './files/checking/renderPicture';
import { createMp4, createWebm } from './files/testing/sampleFilms';
import { createMemoryStorage } from './files/testing/memoryStorage';
import { createDocx, createOdt, PDF, createPicture } from './files/testing/samples';
import { Problem } from './http/problem';
import { isUuid } from './http/uuid';
import { toDoorAccount } from './identity/doorClaims';
import { readEnvironment } from './environment';
import { StartProblem } from './startProblem';
import { TEST_CONFIG } from './testing/testHost';

const corpus = (name: string) => readCorpus(`src/server/testing/corpus/${name}.json`);
const shared = (name: string) => readCorpus(`src/shared/testing/corpus/${name}.json`);
const folder = mkdtempSync(join(tmpdir(), 'meydan-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'BEGIN:VTIMEZONE',
  'TZID:Ours',
  'X-LIC-LOCATION:Europe/Berlin',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'SUMMARY;LANGUAGE=en:Open day\\, "all" day',
  'DTSTART;TZID=Ours:20260601T100000',
  'DURATION:PT2H30M',
  'LOCATION:Town hall',
  'DESCRIPTION:a\\nb',
  ' c',
  'URL:https://harbour.example/x',
  'RDATE:20260602T100000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

test('fuzz, calendar files: events with moments that there are, or faults with their lines', () =>
  fuzz({
    corpus: [...corpus('calendars'), ...shared('scripts')],
    generated: anyMutatedText(
      CALENDAR,
      CALENDAR.replace('DURATION:PT2H30M', 'DTEND;VALUE=DATE:20260602'),
    ),
    read: readCalendar,
    look({ events, faults }) {
      expect(events.length > 0).toBe(faults.length === 0);
      expect(faults.length).toBeLessThanOrEqual(CALENDAR_LIMITS.faults + CALENDAR_LIMITS.events);
      for (const { code, line } of faults) {
        expect(CALENDAR_FAULTS).toContain(code);
        expect(line).toBeGreaterThan(0);
      }
      for (const { title, startsAt, endsAt, link } of events) {
        expect(title).not.toMatch(/[\p{Cc}]/u);
        for (const moment of [startsAt, endsAt ?? startsAt])
          expect(moment).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
        if (link) expect(new URL(link).protocol).toMatch(/^https?:$/);
      }
    },
  }));

test('fuzz, cursors: a moment and an id, or the one refusal', () => {
  const ours = ['2026-03-01 10:00:00.123+00', '00000000-0000-4000-8000-000000000000'];
  return fuzz({
    corpus: corpus('cursors'),
    generated: fc.oneof(
      anyMutatedJson(ours).map((text) => Buffer.from(text).toString('base64url')),
      anyMutatedText(Buffer.from(JSON.stringify(ours)).toString('base64url')),
    ),
    read: (cursor) => readCursor(cursor, isMoment),
    isRefusal: (error) => error instanceof Problem && error.code === 'invalidCursor',
    look: (last) =>
      last === null || expect([isMoment(last.key), isUuid(last.id)]).toEqual([true, true]),
  });
});

const told = (error: unknown) => error instanceof StartProblem;

test('fuzz, the configuration of a host: settings, or sentences that say what is wrong', () => {
  const file = join(folder, 'config.json');
  return fuzz({
    corpus: readCorpus('src/oidc/testing/corpus/configurations.json'),
    generated: anyMutatedJson(TEST_CONFIG),
    read(text) {
      writeFileSync(file, text);
      return readEnvironment({ MEYDAN_CONFIG: file, MEYDAN_DATA: folder });
    },
    isRefusal: told,
    look: ({ config }) => expect(Array.isArray(config.signIn)).toBe(true),
  });
});

test('fuzz, what a provider says of a person: an account with texts, moments and a language of ours', () => {
  const user = {
    sub: 'ada',
    name: 'Ada',
    email: 'ada@one.example',
    locale: 'tr-BE',
    realm_access: { roles: ['editor'] },
  };
  const token = { sid: 's', auth_time: 1_700_000_000, iat: 1_700_000_001, groups: [1, 'admin'] };
  const door = { issuer: 'https://d.example', portalClientId: 'p' };
  return fuzz({
    corpus: [],
    generated: fc.record({
      said: anyMutatedJson([user, token], [{ ...user, locale: ['ar_EG'] }, token]),
      path: anyMutatedText('realm_access.roles', 'groups', '__proto__.roles', 'a..b.'),
    }),
    read({ said, path }) {
      const [claims, facts] = [JSON.parse(said)].flat() as (object | undefined)[];
      const named = { ...door, claims: { roles: path, verified: path } };
      const words = { user: { ...claims }, subject: 'ada', facts: { ...facts }, now: new Date() };
      return toDoorAccount(named, words).account;
    },
    isRefusal: (error) => error instanceof SyntaxError,
    look({ name, roles, locale, authenticatedAt, issuedAt }) {
      expect(name).not.toBe('');
      expect(roles.every((role) => typeof role === 'string')).toBe(true);
      expect([...LOCALE_CODES, null]).toContain(locale);
      for (const at of [authenticatedAt, issuedAt]) expect(at?.getTime()).not.toBeNaN();
    },
  });
});

test('fuzz, the environment of a host: settings, or sentences that say what is wrong', () => {
  const value = (...usual: readonly string[]) =>
    fc.option(anyMutatedText(...usual), { nil: undefined });
  const json = (...usual: readonly unknown[]) =>
    fc.option(anyMutatedJson(...usual), { nil: undefined });
  const door = {
    issuer: 'https://d.example',
    portalClientId: 'p',
    hostClientId: 'h',
    hostClientSecret: 's'.repeat(40),
  };
  return fuzz({
    corpus: [],
    generated: fc.record({
      PORT: value('3000'),
      DOOR_PORT: value('3100'),
      DATABASE_URL: value('postgres://a:b@localhost:5432/meydan'),
      MEYDAN_DOORS: json([door]),
      MEYDAN_ORIGINS: value('https://portal.example, https://b.example:8443'),
      MEYDAN_SEED: value('demo', 'none'),
      MEYDAN_DOOR_SECRET: value('s'.repeat(40)),
      MEYDAN_LISTEN: value('127.0.0.1', '::1'),
      MEYDAN_TRUST_PROXY: value('10.0.0.0/8', '1', 'loopback'),
      MEYDAN_METRICS_TOKEN: value('x'.repeat(40)),
      MEYDAN_FILE_LIMIT_MB: value('10'),
      MEYDAN_FILES: value('s3://key:secret@localhost:9000/bucket'),
      MEYDAN_FILES_REGION: value('eu-central-1'),
      MEYDAN_MAIL: value('smtp://user:secret@localhost:2525', 'folder:mails'),
      MEYDAN_MAIL_FROM: value('Meydan <meydan@one.example>'),
      MEYDAN_VIRUS_SCANNER: value('clamav://localhost:3310'),
      MEYDAN_TRANSLATOR: value('https://translate.example'),
      MEYDAN_HOLD_FIRST_COMMENTS: value('1', 'no'),
    }),
    read: (env) => readEnvironment({ ...env, MEYDAN_DATA: folder }),
    isRefusal: told,
    look({ port, origins }) {
      expect(port).toBeLessThan(65_536);
      for (const origin of origins) expect(new URL(origin).origin).toBe(origin);
    },
  });
});

test('fuzz, files: a kind that is kept, or a refusal with its name', async () => {
  const path = join(folder, 'file');
  const samples = [
    PDF,
    createDocx(),
    createOdt(),
    createMp4(),
    createWebm(),
    await createPicture('png'),
    await createPicture('gif'),
    await createPicture('webp'),
    ...['{\\rtf1 a}', '{"a":[1]}', 'a;b\n1;2', 'WEBVTT\n\n00:01.000 --> 00:02.000\na'].map((text) =>
      Buffer.from(text),
    ),
  ];
  const endings = [
    'pdf',
    'txt',
    'csv',
    'json',
    'vtt',
    'md',
    'docx',
    'mp4',
    'webm',
    'png',
    'html',
    '',
  ];
  return fuzz<readonly [Buffer, string], string>({
    corpus: [...shared('scripts')].map(
      ([what, text]) => [what, [Buffer.from(text), 'a.txt']] as const,
    ),
    generated: fc.tuple(
      anyMutatedBytes(...samples),
      fc.constantFrom(...endings).map((ending) => `a.${ending}`),
    ),
    read([bytes, name]) {
      writeFileSync(path, bytes);
      return recogniseFile(path, name);
    },
    oneOf: 2,
    isRefusal: (error) =>
      error instanceof FileRefusedError && FILE_REFUSALS.includes(error.refusal),
    look: (kind) => expect(kind).not.toMatch(/html|svg|script|xml$/),
  });
});

test('fuzz, pictures: written anew, or refused', async () => {
  const samples = await Promise.all(
    (['png', 'jpeg', 'webp', 'gif'] as const).map((kind) => createPicture(kind)),
  );
  return fuzz({
    corpus: samples.map((bytes, at) => [`sample ${at}`, bytes] as const),
    generated: anyMutatedBytes(...samples),
    oneOf: 10,
    read: (bytes) => renderPicture(createMemoryStorage(), 'id', bytes),
    isRefusal: (error) => error instanceof FileRefusedError,
    look: ({ bytes, width }) => {
      expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
      expect(width).toBeGreaterThan(0);
    },
  });
});

async function packed(
  entries: readonly (readonly [name: string, body: string])[],
): Promise<Buffer> {
  async function* all() {
    for (const [name, body] of entries) yield { name, body: Buffer.from(body) };
  }
  const parts: Buffer[] = [];
  for await (const part of writeTar(all(), new Date(0))) parts.push(part);
  return Buffer.concat(parts);
}

test('fuzz, backups: nothing but what was written is taken for one, whatever was changed', async () => {
  const path = join(folder, 'city.backup');
  const head = {
    product: 'meydan',
    format: 1,
    createdAt: '2026-03-01',
    migrations: ['001'],
    tables: { people: ['id'] },
  };
  const manifest = {
    sha256: 'x',
    tables: { people: { count: 1, digest: 'x' } },
    files: { count: 0, digest: '' },
    sequences: [],
  };
  const archive = await packed([
    [HEAD, JSON.stringify(head)],
    ['tables/people/000000', '["1"]\n'],
    ['storage/files/one/000000', 'bytes'],
    [MANIFEST, JSON.stringify(manifest)],
  ]);
  const written = (first: string, last: string) =>
    packed([
      [HEAD, first],
      ['tables/people/000000', '["1"]\n'],
      [MANIFEST, last],
    ]);
  const zipped = gzipSync(archive);
  return fuzz<Promise<Buffer> | Buffer, unknown>({
    corpus: [
      ['nothing', Buffer.alloc(0)],
      ['a head that is no JSON', written('{', '{}').then((bytes) => gzipSync(bytes))],
      [
        'a manifest that is no JSON',
        written(JSON.stringify(head), '{').then((bytes) => gzipSync(bytes)),
      ],
      ['zeros', gzipSync(Buffer.alloc(100_000))],
      ['an entry of a negative size', gzipSync(negative(archive))],
    ],
    generated: fc.oneof(
      anyMutatedBytes(archive).map((bytes) => gzipSync(bytes)),
      anyMutatedBytes(zipped),
      fc
        .tuple(anyMutatedJson(head), anyMutatedJson(manifest), anyText(20))
        .map(async ([first, last]) => gzipSync(await written(first, last))),
    ),
    read: async (bytes) => {
      writeFileSync(path, await bytes);
      return checkBackup(path);
    },
    isRefusal: told,
    look: () => {
      throw new Error('no such file is what its manifest says');
    },
  });
});

const SIZE = { at: 124, digits: 11 };
const SUM = { at: 148, digits: 6 };

/** Changes the first header so that its entry has a negative size, and leaves all else right. */
function negative(archive: Buffer): Buffer {
  const copy = Buffer.from(archive);
  copy.write('-1000'.padEnd(SIZE.digits, '\0'), SIZE.at, 'latin1');
  copy.fill(' ', SUM.at, SUM.at + 8);
  const sum = copy.subarray(0, 512).reduce((all, byte) => all + byte, 0);
  copy.write(`${sum.toString(8).padStart(SUM.digits, '0')}\0 `, SUM.at, 'latin1');
  return copy;
}
