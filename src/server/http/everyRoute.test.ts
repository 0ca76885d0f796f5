import { sql } from 'kysely';
import { SECTIONS } from '../../shared/sections';
import { getRunCount } from '../../shared/testing/fuzz';
import { withApiRoutes, type ApiRoute } from '../identity/testing/apiRoutes';
import { toContentAddress, listAddresses, namesContent, readRoutes } from '../testing/leaks/walk';
import { openTestHost, type TestHost } from '../testing/testHost';
import { isTooDeep } from './jsonBodies';

const LONG_MS = 600_000;
/** An answer that never ends. */
const STREAMS = ['/v1/stream'];
const READS = ['GET', 'HEAD', 'OPTIONS'];
const ANY_ID = '00000000-0000-4000-8000-000000000000';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: object;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
}
type Paths = Record<string, Record<string, Operation>>;

/** The words of a JSON schema that bodies are made by here. */
interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly format?: string;
}

let host: TestHost;
let routes: readonly ApiRoute[];
/** An address of every route that is read, and the route. */
let read: readonly (readonly [url: string, route: string])[];
let described: Paths;
let admin: Record<string, string>;
beforeAll(async () => {
  ({ host, routes } = await withApiRoutes(() => openTestHost()));
  admin = await host.headersOf('admin');
  described = (await host.app.inject('/v1/openapi.json')).json<{ paths: Paths }>().paths;
  const slugs = new Map<string, string>();
  for (const section of SECTIONS) {
    const { items } = (await host.app.inject(`/v1/${section}?limit=1`)).json<{
      items: { slug: string }[];
    }>();
    slugs.set(section, items[0]!.slug);
  }
  read = readRoutes(host.app).flatMap((route, place) => {
    if (!namesContent(route))
      return listAddresses(route)
        .slice(0, 1)
        .map((url) => [url, route] as const);
    const sections = SECTIONS.flatMap((section) => {
      const content = { section, slug: slugs.get(section)!, fileId: ANY_ID, commentId: ANY_ID };
      return toContentAddress(route, content) ?? [];
    });
    // Each section in turn.
    return sections.length > 0 ? [[sections[place % sections.length]!, route] as const] : [];
  });
}, LONG_MS);
afterAll(() => host.close());

/** Every caller has an address of its own, so that no limit answers first. */
let callers = 0;
const anyAddress = () => `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`;

const ask = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ url, headers, remoteAddress: anyAddress() });

const send = ({ method, path }: ApiRoute, headers: Record<string, string>, payload?: string) =>
  host.app.inject({
    method: method as 'POST',
    url: path.replace(/:\w+/g, ANY_ID),
    remoteAddress: anyAddress(),
    headers,
    ...(payload !== undefined && { payload }),
  });

const writes = () => routes.filter(({ method }) => !READS.includes(method));
const nameOf = ({ method, path }: ApiRoute) => `${method} ${path}`;

test('every address answers with the strict policy, and no page frames any of it', async () => {
  const faults: string[] = [];
  const look = (what: string, headers: Record<string, unknown>) => {
    const policy = String(headers['content-security-policy']);
    const isStrict =
      policy.includes("frame-ancestors 'none'") &&
      policy.includes("default-src 'none'") &&
      !policy.includes('unsafe');
    const others = [
      'x-frame-options',
      'x-content-type-options',
      'referrer-policy',
      'cross-origin-opener-policy',
    ].map((name) => headers[name]);
    if (!isStrict || others.join() !== 'DENY,nosniff,no-referrer,same-origin-allow-popups')
      faults.push(`${what}: ${policy.slice(0, 60)} ${others.join()}`);
  };
  for (const [url] of read) look(url, (await ask(url)).headers);
  for (const route of writes()) look(nameOf(route), (await send(route, {})).headers);
  look('nowhere', (await ask('/nowhere/at/all')).headers);
  expect(faults).toEqual([]);
});

test('[SPEC 7.3.2] every write that another site’s page makes is refused, even with everything that a signed-in browser has', async () => {
  const passed: string[] = [];
  const crossSite = [
    { ...admin, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    { ...admin, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { ...admin, 'sec-fetch-site': 'cross-site', origin: 'null' },
  ];
  for (const headers of crossSite)
    for (const route of writes()) {
      // A form of the sign-in server proves itself by what it says; no cookie takes part.
      if (route.ignoresBearer) continue;
      const answer = await send(route, headers);
      if (answer.json<{ code: string }>().code !== 'antiForgery')
        passed.push(`${nameOf(route)} ${answer.statusCode}`);
    }
  expect(writes().length).toBeGreaterThan(80);
  expect(passed).toEqual([]);
});

/** Ids that no schema of the API allows, as they stand in an address. */
const IMPOSSIBLE_IDS = [
  '%00',
  'A%20B',
  '%D8%B3',
  "'",
  '..%2F..',
  '-_-'.repeat(60),
  'a'.repeat(2_000),
];

test(
  'an id that cannot exist is not found, whatever it stands for',
  async () => {
    const faults: string[] = [];
    const parametrized = routes.filter(
      ({ method, path }) => method === 'GET' && path.includes('/:') && !STREAMS.includes(path),
    );
    for (const { path } of parametrized)
      for (const id of IMPOSSIBLE_IDS) {
        const url = path.replace(/:\w+/g, id);
        const { statusCode, body } = await ask(url, admin);
        if (statusCode !== 404)
          faults.push(`${path} ${id.slice(0, 9)}: ${statusCode} ${body.slice(0, 90)}`);
      }
    expect(parametrized.length).toBeGreaterThan(40);
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

test('[SPEC 2.1] an address of a content may have 120 characters', async () => {
  const slug = 'a'.repeat(120);
  const { db } = host.database;
  const { rows } = await sql<{ slug: string }>`
    select slug from contents where section = 'blogs' and status = 'published' and visibility = 'public' limit 1`.execute(
    db,
  );
  await sql`update contents set slug = ${slug} where section = 'blogs' and slug = ${rows[0]!.slug}`.execute(
    db,
  );
  const { statusCode } = await ask(`/v1/blogs/${slug}`);
  await sql`update contents set slug = ${rows[0]!.slug} where section = 'blogs' and slug = ${slug}`.execute(
    db,
  );
  expect(statusCode).toBe(200);
});

/**
 * Tables in which the host notes the reading itself: how often, that data were taken along, and a
 * secret of its own that is made when it is first needed.
 */
const OF_READING = ['attempts', 'jobs', 'security_events', 'installation'];

async function digests(): Promise<Map<string, string>> {
  const { db } = host.database;
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const found = new Map<string, string>();
  for (const { name } of rows.filter((row) => !OF_READING.includes(row.name))) {
    const {
      rows: [row],
    } = await sql<{ digest: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${sql.table(name)} t`.execute(
      db,
    );
    found.set(name, row!.digest);
  }
  return found;
}

test(
  '[SPEC 7.3.2] reading changes nothing: every row of the database is as it was',
  async () => {
    await ask('/v1/blogs', admin);
    const before = await digests();
    expect(before.size).toBeGreaterThan(50);
    for (const [url] of read) for (const headers of [{}, admin]) await ask(url, headers);
    const after = await digests();
    expect(
      [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name),
    ).toEqual([]);
  },
  LONG_MS,
);

/**
 * Beginnings of injections into a page, a statement, a path and a number; `per_page`, `filter` and
 * `order` were the holes of others.
 */
const HOSTILE = [
  '<script>window.__pwned=1</script>',
  '"><img src=x onerror=window.__pwned=1>',
  "' or '1'='1",
  '1; drop table people; --',
  'created_at desc, (select pg_sleep(0))',
  '(select email from people limit 1)',
  '../../../etc/passwd',
  '%00',
  '\0',
  '-1',
  '0',
  '1e999',
  '9007199254740993',
  'NaN',
  '101',
  '__proto__',
  'constructor',
  '{"$gt":""}',
  '[]',
  '',
  ' ',
  '%',
  '_',
  '\\',
  'null',
  '2026-02-30',
  '0000-00-00',
  '99999-01-01',
  'https://evil.example',
  'javascript:alert(1)',
  '\u202eevil',
  'İ',
  '٣',
  'a'.repeat(3_000),
  'كانون',
];

const queryOf = (route: string): readonly Parameter[] =>
  (described[route.replace(/:(\w+)/g, '{$1}')]?.['get']?.parameters ?? []).filter(
    (one) => one.in === 'query',
  );

const withParameter = (url: string, name: string, ...values: readonly string[]) => {
  const [path, query = ''] = url.split('?');
  const rest = new URLSearchParams(query);
  rest.delete(name);
  for (const value of values) rest.append(name, value);
  return `${path}?${rest}`;
};

test(
  'no parameter of any list, page or file makes the host fail, nor comes back as markup',
  async () => {
    const faults: string[] = [];
    let asked = 0;
    // All of them with MEYDAN_FUZZ_RUNS=2000.
    const few = Math.min(HOSTILE.length, Math.ceil(getRunCount() / 75));
    const look = async (url: string, headers: Record<string, string>) => {
      const { statusCode, headers: told, body } = await ask(url, headers);
      asked += 1;
      const isMarkup =
        String(told['content-type']).includes('html') && /<script>window|<img src=x/.test(body);
      if (statusCode >= 500 || isMarkup) faults.push(`${statusCode} ${url}`);
    };
    for (const [index, [url, route]] of read.entries()) {
      if (STREAMS.includes(route)) continue;
      for (const [place, { name }] of queryOf(route).entries()) {
        for (let turn = 0; turn < few; turn += 1) {
          const value = HOSTILE[(index * 7 + place * 3 + turn) % HOSTILE.length]!;
          await look(withParameter(url, name, value), turn % 2 === 0 ? admin : {});
        }
        await look(withParameter(url, name, 'one', 'other'), admin);
        await look(`${url}${url.includes('?') ? '&' : '?'}${name}[a]=1`, {});
      }
    }
    expect(asked).toBeGreaterThan(1_000);
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

test(
  'a parameter that a route does not know is refused, and so is one given twice',
  async () => {
    const taken: string[] = [];
    for (const [url, route] of read) {
      if (STREAMS.includes(route) || queryOf(route).length === 0) continue;
      for (const name of ['filter', 'order', '__proto__']) {
        // Some sections have an order of their own.
        if (queryOf(route).some((known) => known.name === name)) continue;
        const { statusCode } = await ask(withParameter(url, name, '1'), admin);
        if (statusCode !== 400) taken.push(`${route} ${name} ${statusCode}`);
      }
    }
    expect(taken).toEqual([]);
  },
  LONG_MS,
);

test('no page of a list has more than a hundred entries', async () => {
  const limited = read.filter(([, route]) => queryOf(route).some(({ name }) => name === 'limit'));
  expect(limited.length).toBeGreaterThan(5);
  const answers = await Promise.all(
    limited.map(async ([url]) => [
      url,
      (await ask(withParameter(url, 'limit', '101'), admin)).statusCode,
    ]),
  );
  expect(answers.filter(([, status]) => status !== 400)).toEqual([]);
});

/** Reads nothing of what it is sent: the address says everything. */
const NO_BODY = /\/unsubscribe\//;
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const polluting = [
  '{"__proto__":{"polluted":1}}',
  '{"a":{"constructor":{"prototype":{"polluted":1}}}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
];

test(
  'JSON that lies deeper than 64, and that names what every object has, is read by no write',
  async () => {
    const taken: string[] = [];
    const json = {
      ...admin,
      'content-type': 'application/json',
      'idempotency-key': 'a key of its own',
    };
    for (const [place, route] of writes().entries()) {
      if (NO_BODY.test(route.path)) continue;
      // A form, a picture or bytes are told apart by their media type before.
      for (const body of [nested(65), polluting[place % polluting.length]!]) {
        const { statusCode } = await send(route, json, body);
        if (![400, 413, 415].includes(statusCode))
          taken.push(`${nameOf(route)} ${statusCode} ${body.slice(0, 30)}`);
      }
    }
    expect(taken).toEqual([]);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    // Brackets within a text lie in nothing.
    expect([nested(64), nested(65), JSON.stringify('"\\"[['.repeat(100))].map(isTooDeep)).toEqual([
      false,
      true,
      false,
    ]);
  },
  LONG_MS,
);

test('a token of 256 kB is refused and not looked at', async () => {
  const { statusCode } = await ask('/v1/me/security', {
    authorization: `Bearer ${'a'.repeat(256 * 1024)}.b.c`,
  });
  expect([401, 431]).toContain(statusCode);
});

const HOSTILE_TEXTS = ['a\u0000b', 'a\ud800b', '\udc00'];
const HOSTILE_NUMBER = 9_007_199_254_740_991;
const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-03-02T10:00:00Z',
  date: '2026-03-02',
  uuid: ANY_ID,
};

/** Makes a value that a schema allows, with a text and numbers that no table can hold. */
function createHostileValue(schema: JsonSchema, text: string): unknown {
  const { anyOf, type, format, pattern, items, minItems = 0, properties = {} } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (anyOf) return createHostileValue(anyOf[0]!, text);
  if (type === 'string') {
    if (format) return FORMATS[format] ?? text;
    return pattern !== undefined && !new RegExp(pattern, 'u').test(text) ? 'abc' : text;
  }
  if (type === 'integer' || type === 'number') return schema.maximum ?? HOSTILE_NUMBER;
  if (type === 'boolean') return true;
  if (type === 'null') return null;
  if (type === 'array')
    return items
      ? Array.from({ length: Math.max(1, minItems) }, () => createHostileValue(items, text))
      : [];
  return Object.fromEntries(
    Object.entries(properties).map(([name, each]) => [name, createHostileValue(each, text)]),
  );
}

test(
  'no half of a letter, no sign without a letter and no number that is too large makes a write fail',
  async () => {
    const failed: string[] = [];
    let asked = 0;
    const slugOf = new Map(
      read.flatMap(([url]) => {
        const [, section, slug] = /^\/v1\/([a-z-]+)\/([a-z0-9-]+)$/.exec(url) ?? [];
        return section && slug ? [[section, slug] as const] : [];
      }),
    );
    for (const { method, path } of writes()) {
      const operation = described[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
      const schema = operation?.requestBody?.content['application/json']?.schema;
      if (!schema) continue;
      const sections = path.includes(':section') ? SECTIONS : [path.split('/')[2] as 'blogs'];
      for (const section of sections)
        for (const text of HOSTILE_TEXTS) {
          const url = path
            .replace(':section', section)
            .replace(':slug', slugOf.get(section) ?? 'privacy-policy')
            .replace(':area', 'home')
            .replace(/:\w+/g, ANY_ID);
          const { statusCode } = await host.app.inject({
            method: method as 'POST',
            url,
            remoteAddress: anyAddress(),
            headers: { ...admin, 'idempotency-key': crypto.randomUUID() },
            payload: createHostileValue(schema, text) as object,
          });
          asked += 1;
          if (statusCode >= 500)
            failed.push(`${statusCode} ${method} ${url} ${JSON.stringify(text)}`);
        }
    }
    expect(asked).toBeGreaterThan(300);
    expect(failed).toEqual([]);
  },
  LONG_MS,
);
