/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findActionAt, listWaitingEffects, type EffectNode } from './moments';
import type { PlayedTape } from './playedTape';
import { playTape } from './playTape';
import { SHELF_TAPES } from './shelfTapes';

const FOLDER = resolve(import.meta.dirname, '../../../tape/shelf');
const textOf = (name: string) => readFileSync(join(FOLDER, `${name}.tape.jsonl`), 'utf8');

async function played(text: string): Promise<PlayedTape> {
  const news = await playTape('refresh', text);
  if (news.kind !== 'played') throw new Error(news.code);
  return news.played;
}

const namesIn = (nodes: readonly EffectNode[]): readonly string[] =>
  nodes.flatMap(({ name, children }) => [name, ...namesIn(children)]);

test('every tape of the shelf can be chosen', () =>
  expect(Object.keys(SHELF_TAPES)).toEqual(
    ['', 'recorded/'].flatMap((folder) =>
      readdirSync(join(FOLDER, folder))
        .filter((name) => name.endsWith('.tape.jsonl'))
        .toSorted()
        .map((name) => folder + name.replace('.tape.jsonl', '')),
    ),
  ));

describe('[SPEC 10.7] a tape that is replayed', () => {
  let refresh: PlayedTape;
  beforeAll(async () => {
    refresh = await played(textOf('refresh'));
  });
  const at = (t: number) => findActionAt(refresh, t)!;

  test('is followed, and has the state after every action', () => {
    expect(refresh).toMatchObject({ isReplayed: true, departure: null });
    const unknown = refresh.actions.filter(({ state }) => state === null);
    expect(unknown).toEqual([]);
    const first = refresh.actions.find(({ type }) => type === 'session/silentRenewStarted')!;
    expect(first.state).toMatchObject({ session: { providers: { door: { status: 'renewing' } } } });
    expect(at(first.t - 1).state).toMatchObject({ session: { status: 'signedIn' } });
  });

  test('tells what the sagas wait for', () =>
    expect(namesIn(listWaitingEffects(refresh, 60_000))).toEqual(
      expect.arrayContaining([
        'root',
        'watchProviderRenewals',
        expect.stringMatching(/^(?:call\()?tickForever/),
      ]),
    ));

  test('tells how long its tokens are good', () => {
    const spans = refresh.tokens.map(({ kind, server, spans: all }) => [kind, server, all.length]);
    expect(spans).toEqual([
      ['access', 'http://localhost:3100/token', 3],
      ['id', 'http://localhost:3100/token', 3],
      ['refresh', 'http://localhost:3100/token', 3],
      ['access', '/connect/token', 3],
      ['refresh', '/connect/token', 3],
    ]);
    const [{ spans: access }] = refresh.tokens as [PlayedTape['tokens'][number]];
    expect(access[0]!.to - access[0]!.from).toBe(300_000);
    expect(access[1]!.from).toBeGreaterThan(access[0]!.from);
  });

  test('names its requests by when they were sent', () =>
    expect(refresh.requests.slice(0, 2)).toMatchObject([
      { t: 0, ep: 'GET /config.json', status: 200 },
      { ep: 'GET http://localhost:3100/.well-known/openid-configuration', status: 200 },
    ]));
});

test.each([
  { text: 'no tape', code: 'foreign' },
  { text: textOf('popup').slice(0, -40), code: 'truncated' },
  { text: textOf('popup').replace('"t":40', '"t":41'), code: 'edited' },
])('[SPEC 10.7] $code is said of what is none', async ({ text, code }) =>
  expect(await playTape('x', text)).toEqual({ kind: 'refused', code }),
);
