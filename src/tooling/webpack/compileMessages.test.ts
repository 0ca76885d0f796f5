import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const require = createRequire(import.meta.url);
const compile = require('./compileMessages.cjs') as (this: object, source: string) => Promise<void>;

const compiled = (texts: object, resourceQuery: string, locale = 'ar') =>
  new Promise<Record<string, unknown>>((done, failed) => {
    const context = {
      resourceQuery,
      resourcePath: resolve(`i18n/${locale}.json`),
      addDependency: () => undefined,
      async: () => (error: Error | null, json: string) =>
        error ? failed(error) : done(JSON.parse(json) as Record<string, unknown>),
    };
    void compile.call(context, JSON.stringify(texts));
  });

test('[SPEC 3.8.1] a text that is not translated stands in the bundle in English', async () => {
  const bundle = await compiled({ 'ui.menu': 'القائمة' }, '?shell');
  expect(bundle['ui.menu']).toBe('القائمة');
  expect(bundle['ui.more']).toBe('Show more');
});

test('plain text stays plain, anything else is parsed ahead', async () => {
  const { 'ui.menu': plain, 'ui.more': counted } = await compiled(
    { 'ui.menu': "It''s here", 'ui.more': '{n, plural, one {# more} other {# more}}' },
    '?shell',
  );
  expect(plain).toBe("It's here");
  expect(counted).toMatchObject([{ value: 'n', options: { one: {} } }]);
});

test.each([
  ['a colour', 'مثل #0f6570.', 'مثل \u2066#0f6570\u2069.'],
  ['the beginning of an address', 'يبدأ بـ https://.', 'يبدأ بـ \u2066https://\u2069.'],
  ['a path', '/faqs، أو غيرها', '\u2066/faqs\u2069، أو غيرها'],
  ['endings of files', 'ملف (.blt أو .pb)', 'ملف (\u2066.blt\u2069 أو \u2066.pb\u2069)'],
  ['words and numbers', 'بصيغة GeoJSON، 4.5:1', 'بصيغة GeoJSON، 4.5:1'],
])('%s in a text from right to left keeps its direction', async (_name, text, shown) => {
  const right = await compiled(
    { 'ui.menu': text, 'ui.more': `{n, select, other {${text}}}` },
    '?shell',
  );
  expect(right['ui.menu']).toBe(shown);
  expect(right['ui.more']).toMatchObject([{ options: { other: { value: [{ value: shown }] } } }]);
  const left = await compiled({ 'ui.menu': text }, '?shell', 'tr');
  expect(left['ui.menu']).toBe(text);
});

test('each text is in one part, by the longest area that names it; what the host says itself is in none', async () => {
  const parts = ['shell', 'common', 'polls', 'results', 'writing', 'account'] as const;
  const bundles = await Promise.all(parts.map((part) => compiled({}, `?${part}`)));
  const partsWith = (id: string) => parts.filter((_part, index) => id in bundles[index]!);
  expect(partsWith('ui.menu')).toEqual(['shell']);
  expect(partsWith('home.closed')).toEqual(['shell']);
  expect(partsWith('comments.agree')).toEqual(['common']);
  expect(partsWith('have-your-say.castVote')).toEqual(['polls']);
  expect(partsWith('have-your-say.result.whyWon')).toEqual(['results']);
  expect(partsWith('edit.intro')).toEqual(['writing']);
  expect(partsWith('edit.words')).toEqual(['common']);
  expect(partsWith('me.intro')).toEqual(['account']);
  expect(partsWith('host.home')).toEqual([]);
});
