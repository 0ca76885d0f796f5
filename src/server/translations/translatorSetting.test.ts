import { readTranslatorSetting } from './translatorSetting';

const read = (env: Readonly<Record<string, string>>) => {
  const faults: string[] = [];
  return { setting: readTranslatorSetting(env, faults), faults };
};

test('the operations of the service are below its address', () => {
  for (const address of ['https://translate.example/any', 'https://translate.example/any/']) {
    const { setting, faults } = read({ MEYDAN_TRANSLATOR: address, MEYDAN_TRANSLATOR_KEY: 'k' });
    expect(faults).toEqual([]);
    expect(setting).toEqual({ url: new URL('https://translate.example/any/'), key: 'k' });
  }
  expect(read({ MEYDAN_TRANSLATOR: ' ' })).toEqual({ setting: null, faults: [] });
});

test('what parsers of addresses leave out at the end does not get into the middle', () => {
  const { setting } = read({ MEYDAN_TRANSLATOR: 'https://translate.example\u0004' });
  expect(setting?.url.href).toBe('https://translate.example/');
});

test.each([
  { MEYDAN_TRANSLATOR: 'translate.example' },
  { MEYDAN_TRANSLATOR: 'ftp://translate.example' },
  { MEYDAN_TRANSLATOR: 'https://' },
  { MEYDAN_TRANSLATOR_KEY: 'k' },
])('%j is refused in one sentence', (env) => {
  const { setting, faults } = read(env as Readonly<Record<string, string>>);
  expect(setting).toBeNull();
  expect(faults).toEqual([expect.stringContaining(Object.keys(env)[0]!)]);
});
