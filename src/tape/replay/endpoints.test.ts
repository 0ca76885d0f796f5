import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEndpoint } from './endpoints';

const read = (file: string) => readFileSync(file, 'utf8');

/** File with what replays need of every endpoint. */
const LIST = 'src/tape/replay/endpoints.ts';

test('[SPEC 10.7] a replay knows every endpoint that the portal has', () => {
  const injecting = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.(?:test|stories))\.tsx?$/.test(name))
    .map((name) => join('src/client', name))
    .filter((file) => read(file).includes('.injectEndpoints('));
  const listed = [...read(LIST).matchAll(/^import '\.\.\/\.\.\/(.*)';$/gm)].map(
    ([, path]) => `src/${path}.ts`,
  );
  expect(injecting.length).toBeGreaterThan(40);
  expect(listed.toSorted()).toEqual(injecting.toSorted());
});

test.each([
  { api: 'portalApi', name: 'castBallot', isThere: true },
  { api: 'identityApi', name: 'requestToken', isThere: true },
  { api: 'portalApi', name: 'noSuchThing', isThere: false },
  { api: 'noSuchApi', name: 'castBallot', isThere: false },
])('$api $name: $isThere', ({ api, name, isThere }) =>
  expect(findEndpoint(api, name) !== undefined).toBe(isThere),
);
