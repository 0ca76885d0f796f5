/** @jest-environment node */
import { createStore } from '../app/createStore';
import { memoryPorts } from '../browser/memoryPorts';
import { fakeApi, type Answers } from '../testing/fakeApi';
import { problem } from '../testing/factories';
import { putTranslationsFirst, readsTranslationsFirst } from './commentTranslation';
import { detailArg, listArg } from './contentEndpoints';
import { addressOf, copyAddress, copyText } from './copy';
import { editingApi, readSourceAgain, sourceRead } from './editingApi';
import type { ApiExtra } from './extra';
import { apiAddress, openFile } from './files/openFile';
import { shortName } from './files/shortName';
import { forgetUpload, rememberedUpload, rememberUpload } from './files/uploadMemory';
import { keptPress } from './keptPress';
import './followApi';
import { fromCursor, nextPage } from './nextPage';
import { opinionStatementsArg } from './opinionsApi';
import { openRecounter } from './pollFiles';
import { depositPicture } from './profileApi';
import { portalApi } from './portalApi';
import { reactionsApi, withReaction } from './reactionsApi';
import { canShare, printPage, sharePage, wholeAddress } from './share';
import { isRecord, storedValue } from './storedValue';
import { createVault } from './vault';
import { FILE_LIMITS } from '../../shared/contract/files';
import { productSignedIn } from '../state/sessionSlice';

const HREF = 'https://portal.example/tr/dialogs?sort=best';

function openPage(answers: Answers = {}) {
  const api = fakeApi(answers);
  const ports = memoryPorts({ href: HREF, fetch: api.fetch });
  const store = createStore({ ports });
  const signIn = (subject: string) => {
    store.dispatch(((_dispatch: unknown, _getState: unknown, { vault }: ApiExtra) =>
      vault.keep('product', {
        accessToken: 'token',
        refreshToken: null,
        idToken: null,
      })) as never);
    store.dispatch(
      productSignedIn({ expiresAt: null, scopes: [], subject, fingerprint: '12345678' }),
    );
  };
  return { ports, store, signIn, calls: api.calls };
}

describe('what leaves the page', () => {
  test('a text is put into the clipboard, and so is the whole address of a path', async () => {
    const { ports, store } = openPage();
    expect(await store.dispatch(copyText('HC-1') as never)).toBe(true);
    expect(await store.dispatch(copyAddress('/tr/blogs') as never)).toBe(true);
    expect(ports.copied).toEqual(['HC-1', 'https://portal.example/tr/blogs']);
  });

  test('a path is made a whole address', () => {
    const { store } = openPage();
    expect(store.dispatch(addressOf('/ar') as never)).toBe('https://portal.example/ar');
    expect(store.dispatch(wholeAddress('/ar') as never)).toBe('https://portal.example/ar');
  });

  test('a page is handed to another program where the browser can', async () => {
    const { ports, store } = openPage();
    expect(store.dispatch(canShare() as never)).toBe(false);
    ports.hasShare = true;
    expect(store.dispatch(canShare() as never)).toBe(true);
    const page = { title: 'Trams', url: HREF };
    await store.dispatch(sharePage(page as never) as never);
    expect(ports.handedOn).toEqual([page]);
  });

  test('a page is put on paper', () => {
    const printed: string[] = [];
    const ports = Object.assign(memoryPorts(), { print: () => void printed.push('page') });
    createStore({ ports }).dispatch(printPage() as never);
    expect(printed).toEqual(['page']);
  });

  test.each([
    ['/v1/files/f1?signature=x', '/api/v1', '/api/v1/files/f1?signature=x'],
    ['/v1/files/f1', 'https://api.example/v1', 'https://api.example/v1/files/f1'],
    ['/v10/files/f1', '/api/v1', '/v10/files/f1'],
    ['https://cdn.example/v1/files/f1', '/api/v1', 'https://cdn.example/v1/files/f1'],
  ])('%s is, with the API at %s, at %s', (href, apiUrl, address) => {
    expect(apiAddress(href, apiUrl)).toBe(address);
  });

  test('a signed link is opened at the address of the API', () => {
    const { ports, store } = openPage();
    store.dispatch(openFile('/v1/files/f1') as never);
    expect(ports.visited.at(-1)).toContain('/v1/files/f1');
  });

  test('the worker that counts again hears and tells', () => {
    const heard: unknown[] = [];
    const posted: unknown[] = [];
    const { ports, store } = openPage();
    let tell: (message: unknown) => void = () => undefined;
    ports.recounter = ((onMessage: typeof tell) => {
      tell = onMessage;
      return { post: (message: unknown) => void posted.push(message), close: () => undefined };
    }) as never;
    const channel = store.dispatch(
      openRecounter((message) => void heard.push(message)) as never,
    ) as unknown as ReturnType<ReturnType<typeof openRecounter>>;
    channel.post('count');
    tell('done');
    expect([posted, heard]).toEqual([['count'], ['done']]);
  });
});

describe('what a device remembers', () => {
  test('translations come first once somebody has asked for it, until they take it back', () => {
    const { store } = openPage();
    const isFirst = () => store.dispatch(readsTranslationsFirst() as never);
    expect(isFirst()).toBe(false);
    store.dispatch(putTranslationsFirst(true) as never);
    expect(isFirst()).toBe(true);
    store.dispatch(putTranslationsFirst(false) as never);
    expect(isFirst()).toBe(false);
  });

  const isNumber = (kept: unknown): kept is number => typeof kept === 'number';

  test('a press is kept by its kind and its place until it is dropped', () => {
    const { store } = openPage();
    const votes = keptPress('vote', isNumber);
    const stars = keptPress('star', isNumber);
    const read = (kept: typeof votes, place: string) => store.dispatch(kept.read(place) as never);
    store.dispatch(votes.keep('trams', 1) as never);
    expect(read(votes, 'trams')).toBe(1);
    expect(read(votes, 'buses')).toBeNull();
    expect(read(stars, 'trams')).toBeNull();
    store.dispatch(votes.drop('trams') as never);
    expect(read(votes, 'trams')).toBeNull();
  });

  test('what is kept and is not of the kind is not taken for a press', () => {
    const { store } = openPage();
    store.dispatch(keptPress('vote', isRecord).keep('trams', { by: 'hand' }) as never);
    expect(store.dispatch(keptPress('vote', isNumber).read('trams') as never)).toBeNull();
  });

  test('a file that was begun is remembered for the same file of the same person', () => {
    const { store, signIn } = openPage();
    const aFile = (name: string, text: string, lastModified = 1) =>
      new File([text], name, { lastModified });
    const read = (file: File) => store.dispatch(rememberedUpload(file) as never);
    signIn('grace');
    store.dispatch(rememberUpload(aFile('plan.pdf', 'abc'), 'f1') as never);
    expect(read(aFile('plan.pdf', 'abc'))).toBe('f1');
    expect(read(aFile('plan2.pdf', 'abc'))).toBeNull();
    expect(read(aFile('plan.pdf', 'abcd'))).toBeNull();
    expect(read(aFile('plan.pdf', 'abc', 2))).toBeNull();
    signIn('alex');
    expect(read(aFile('plan.pdf', 'abc'))).toBeNull();
    signIn('grace');
    store.dispatch(forgetUpload(aFile('plan.pdf', 'abc')) as never);
    expect(read(aFile('plan.pdf', 'abc'))).toBeNull();
  });

  test.each([
    ['{"a":1}', { a: 1 }],
    ['7', 7],
    [null, null],
    ['{', null],
  ])('the stored text %s says %j', (text, value) => expect(storedValue(text)).toEqual(value));

  test.each([
    [{}, true],
    [[], false],
    [null, false],
    ['a', false],
  ])('%j is a record: %s', (value, expected) => expect(isRecord(value)).toBe(expected));
});

describe('the vault', () => {
  test('has tokens, secrets and keys of each owner apart', () => {
    const vault = createVault();
    const tokens = { accessToken: 'a', refreshToken: null, idToken: null };
    const keys = { keys: [], fetchedAt: 5 };
    expect([
      vault.tokens('product'),
      vault.clientSecret('city'),
      vault.signingKeys('city'),
    ]).toEqual([null, null, null]);
    vault.keep('product', tokens);
    vault.keepClientSecret('city', 'secret');
    vault.keepSigningKeys('city', keys);
    expect(vault.tokens('product')).toBe(tokens);
    expect(vault.tokens('provider:city')).toBeNull();
    expect(vault.clientSecret('city')).toBe('secret');
    expect(vault.clientSecret('town')).toBeNull();
    expect(vault.signingKeys('city')).toBe(keys);
    vault.forget('product');
    expect(vault.tokens('product')).toBeNull();
  });

  test('gives what was deposited for its own ticket, once', () => {
    const vault = createVault();
    const [first, second] = [vault.deposit({ a: 1 }), vault.deposit({ a: 2 })];
    expect(first).not.toBe(second);
    expect(vault.redeem(second)).toEqual({ a: 2 });
    expect(vault.redeem(first)).toEqual({ a: 1 });
    expect(vault.redeem(first)).toBeNull();
  });

  test('has a picture behind a ticket', () => {
    const vault = createVault();
    const picture = { mediaType: 'image/png', bytes: new ArrayBuffer(1) };
    const ticket = depositPicture(picture)(null, null, { vault } as ApiExtra);
    expect(vault.redeem(ticket)).toEqual(picture);
  });
});

describe('files on the device', () => {
  const most = FILE_LIMITS.nameLetters;
  test.each([
    ['plan.pdf', 'plan.pdf'],
    [`${'a'.repeat(most - 4)}.pdf`, `${'a'.repeat(most - 4)}.pdf`],
    [`${'a'.repeat(most)}.pdf`, `${'a'.repeat(most - 4)}.pdf`],
    ['a'.repeat(most + 1), 'a'.repeat(most)],
    [`${'a'.repeat(most - 5)}😀😀.pdf`, `${'a'.repeat(most - 5)}.pdf`],
    [`${'a'.repeat(most)}.${'b'.repeat(11)}`, 'a'.repeat(most)],
  ])('%# a long name loses letters in front of its ending', (name, expected) => {
    expect(shortName(name)).toBe(expected);
  });
});

describe('lists', () => {
  test('a page names the next one, and the last page none', () => {
    expect(nextPage.getNextPageParam({ next: 'c1' })).toBe('c1');
    expect(nextPage.getNextPageParam({ next: null })).toBeUndefined();
    expect(fromCursor('c1')).toEqual({ cursor: 'c1' });
    expect(fromCursor('')).toEqual({});
    expect(fromCursor(undefined)).toEqual({});
  });

  test.each([
    ['', {}],
    [
      'topic=culture&cursor=c1&area=%20old-town%20',
      { topic: 'culture', cursor: 'c1', area: 'old-town' },
    ],
    ['topic=%20&phase=open', { phase: 'open' }],
    ['limit=9&group=g&colour=red', {}],
  ])('?%s asks a list for %j', (search, expected) => {
    expect(listArg('blogs', 'tr', new URLSearchParams(search))).toEqual({
      section: 'blogs',
      locale: 'tr',
      ...expected,
    });
  });

  const TOKEN = 'A-_'.repeat(14) + 'z';
  test.each([
    [`preview=${TOKEN}`, { preview: TOKEN }],
    [`preview=${TOKEN}z`, {}],
    [`preview=z${TOKEN}`, {}],
    [`preview=${TOKEN.slice(1)}`, {}],
    ['preview=', {}],
    ['', {}],
  ])('?%s of a page is a link to what is not out yet: %j', (search, expected) => {
    const place = { section: 'blogs', slug: 'spring', locale: 'tr' } as const;
    expect(detailArg(place, new URLSearchParams(search))).toEqual({ ...place, ...expected });
  });

  test.each([
    ['', { sort: 'consensus' }],
    ['sort=divided', { sort: 'divided' }],
    ['sort=loudest&cursor=c1', { sort: 'consensus', cursor: 'c1' }],
  ])('?%s of a report asks for statements %j', (search, expected) => {
    const place = { slug: 'trams', locale: 'tr' } as const;
    expect(opinionStatementsArg(place, new URLSearchParams(search))).toEqual({
      ...place,
      ...expected,
    });
  });
});

describe('reactions', () => {
  const counts = { like: 2, thanks: 1, idea: 0 };
  test.each([
    [null, 'like', { like: 3, thanks: 1, idea: 0 }],
    ['like', 'thanks', { like: 1, thanks: 2, idea: 0 }],
    ['like', null, { like: 1, thanks: 1, idea: 0 }],
    ['idea', null, { like: 2, thanks: 1, idea: 0 }],
    [null, null, counts],
  ] as const)('one’s own changes from %s to %s', (mine, kind, expected) => {
    expect(withReaction({ counts, mine }, kind)).toEqual({ counts: expected, mine: kind });
  });

  const PLACE = { section: 'blogs', slug: 'spring' } as const;
  const { getReactions, setReaction } = reactionsApi.endpoints;

  test.each([
    [{ body: { counts: { like: 9, thanks: 1, idea: 0 }, mine: 'like' } }, 9, 'like'],
    [problem(500, 'unexpected'), 2, null],
  ])(
    '%#: are shown at once; then what the host says, or what was there before',
    async (told, likes, mine) => {
      let answer: (told: never) => void = () => undefined;
      const late = new Promise<never>((resolve) => (answer = resolve));
      const { store, signIn } = openPage({
        '/v1/blogs/spring/reactions': { body: { counts, mine: null } },
        'PUT /v1/blogs/spring/reaction': late,
      });
      signIn('grace');
      await store.dispatch(getReactions.initiate(PLACE));
      const shown = () => getReactions.select(PLACE)(store.getState()).data;
      const reacting = store.dispatch(setReaction.initiate({ place: PLACE, kind: 'like' }));
      expect(shown()).toEqual({ counts: { ...counts, like: 3 }, mine: 'like' });
      answer(told as never);
      await reacting;
      expect(shown()).toMatchObject({ counts: { like: likes }, mine });
    },
  );
});

describe('what is written and followed', () => {
  const PLACE = { section: 'blogs', slug: 'spring' } as const;
  const setFollowing = (
    portalApi.endpoints as unknown as Record<string, { initiate: (arg: unknown) => never }>
  )['setFollowing']!;

  test.each([
    [{ body: { level: 'all' } }, { level: 'all' }],
    [problem(403, 'notAllowed'), null],
  ])('%#: the page knows whether one follows from the answer alone', async (told, follow) => {
    const { store, signIn, calls } = openPage({
      '/v1/me/rights': { body: { edit: true, follow: null } },
      'PUT /v1/blogs/spring/follow': told,
    });
    signIn('grace');
    const { getRights } = editingApi.endpoints;
    await store.dispatch(getRights.initiate(PLACE));
    await store.dispatch(setFollowing.initiate({ place: PLACE, isFollowing: true }));
    expect(getRights.select(PLACE)(store.getState()).data).toEqual({ edit: true, follow });
    expect(calls.map(({ method }) => method)).toEqual(['GET', 'PUT']);
  });

  test('how a content is written is known from an answer, and asked for anew when somebody was quicker', async () => {
    const { store, signIn, calls } = openPage({
      '/v1/blogs/spring/source': { body: { revision: 8 } },
    });
    signIn('grace');
    const known = () => editingApi.endpoints.getSource.select(PLACE)(store.getState()).data;
    await store.dispatch(sourceRead(PLACE, { revision: 7 } as never));
    expect(known()).toEqual({ revision: 7 });
    expect(calls).toEqual([]);
    await store.dispatch(readSourceAgain(PLACE));
    expect(known()).toEqual({ revision: 8 });
  });
});
