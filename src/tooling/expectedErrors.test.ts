import { readdirSync, readFileSync } from 'node:fs';

/** Patterns of what browser tests expect a page to report, where they are set or have a name. */
const EXPECTED =
  /(?:loggedErrors:|const (?:PROVOKED|LOGGED)(?:: RegExp)? =)\s*\/(.+)\/[a-z]*[,;\s]/g;

const files = readdirSync('src/e2e', { recursive: true, encoding: 'utf8' });
const patterns = files
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    [...readFileSync(`src/e2e/${file}`, 'utf8').matchAll(EXPECTED)].map(
      ([, source]) => [file, new RegExp(source!)] as const,
    ),
  );

const refused = (status: string, path: string) =>
  `Failed to load resource: the server responded with a status of ${status} http://localhost:3000${path}`;

test.each([
  refused('400 (Bad Request)', '/v1/have-your-say?phase=open&topic=no-topic'),
  refused('404 (Not Found)', '/v1/dialogs/waterfront-change'),
  refused('500 (Internal Server Error)', '/v1/events'),
  'TypeError: undefined is not a function',
])('no browser test expects every answer of its kind: %s', (fault) => {
  expect(patterns.length).toBeGreaterThan(12);
  expect(patterns.filter(([, pattern]) => pattern.test(fault))).toEqual([]);
});
