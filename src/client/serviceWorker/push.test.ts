/** @jest-environment node */
import { toOwnPath, findPageToFocus, toShownNotification } from './push';

const HOST = 'https://portal.example';
const MESSAGE = {
  title: 'الواجهة البحرية',
  body: 'لديك 3 ردود جديدة.',
  lang: 'ar',
  dir: 'rtl',
  url: '/ar/dialogs/waterfront-change',
  tag: 'a1',
};

test('what the host wrote is shown in its language and direction, with the icon of the portal', () => {
  expect(toShownNotification(JSON.stringify(MESSAGE), HOST)).toEqual({
    title: 'الواجهة البحرية',
    options: {
      body: 'لديك 3 ردود جديدة.',
      lang: 'ar',
      dir: 'rtl',
      tag: 'a1',
      icon: '/icon.svg',
      data: { path: '/ar/dialogs/waterfront-change' },
    },
  });
});

test.each(['', 'null', '[]', '{"title":1,"lang":"xx","dir":"up"}', '{'])(
  'what cannot be read still shows where it comes from: %s',
  (text) => {
    const { title, options } = toShownNotification(text, HOST);
    expect([title, options.dir, options.lang, options.data.path]).toEqual([
      new URL(HOST).host,
      'auto',
      '',
      '/',
    ]);
  },
);

test.each([
  ['/tr/blogs/one?a=1#b', '/tr/blogs/one?a=1#b'],
  ['https://elsewhere.example/', '/'],
  ['//elsewhere.example/path', '/'],
  ['/\\elsewhere.example', '/'],
  ['javascript:alert(1)', '/'],
  ['blogs', '/'],
  [7, '/'],
])('a press leads nowhere but to the portal: %s', (url, path) => {
  expect(toOwnPath(url, HOST)).toBe(path);
});

test('it goes on in the page that is there already, or in the one in front', () => {
  const pages = [
    { url: `${HOST}/en`, focused: false },
    { url: `${HOST}/en/blogs`, focused: true },
  ];
  expect(findPageToFocus(pages, `${HOST}/en`)).toBe(pages[0]);
  expect(findPageToFocus(pages, `${HOST}/en/faqs`)).toBe(pages[1]);
  expect(findPageToFocus([{ url: `${HOST}/en` }], `${HOST}/en/faqs`)?.url).toBe(`${HOST}/en`);
  expect(findPageToFocus([], HOST)).toBeNull();
});
