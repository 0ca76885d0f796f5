import { DEFAULT_SETTINGS } from '../../shared/settings';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_QUERY_NAMES, toRenderedAddress } from './pageQuery';

test.each([
  ['/en/blogs', '/en/blogs', 200],
  ['/en/blogs?x=1', '/en/blogs', 200],
  ['/en/blogs?utm_source=mail&q=tram&&x', '/en/blogs?q=tram', 200],
  ['/en/blogs?q=a?b', '/en/blogs?q=a?b', 200],
  ['/ar/blogs/kerbs?%70review=a', '/ar/blogs/kerbs?%70review=a', 200],
  ['/ar/blogs/kerbs?preview', '/ar/blogs/kerbs?preview', 200],
  ['/tr/?q=%', '/tr/?q=%', 200],
  ['/callback?code=c&state=s', '/callback', 200],
  ['/tr/nowhere', '/tr/404', 404],
  ['/tr/nowhere?q=1', '/tr/404', 404],
  ['/feed.xml?x=1', '/404', 404],
  ['/en/a/b/c/d', '/en/404', 404],
  ['/en/workbench?screen=/me&state=leaving', '/en/workbench?screen=/me&state=leaving', 200],
  ['/en/workbench?component=Dialog&x', '/en/workbench?component=Dialog', 200],
])('%s is drawn as %s', (address, url, status) => {
  expect(toRenderedAddress(address, DEFAULT_SETTINGS)).toEqual({ url, status });
});

test('without a workbench its addresses lead nowhere', () => {
  for (const address of ['/en/workbench', '/en/workbench?component=Dialog'])
    expect(toRenderedAddress(address, DEFAULT_SETTINGS, false)).toEqual({
      url: '/en/404',
      status: 404,
    });
});

test('what a screen reads of the query by name is not left out', () => {
  const files = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/helpers|sagas|\.test\./.test(file))
    .map((file) => readFileSync(join('src/client', file), 'utf8'));
  const names = files.flatMap((text) =>
    [...text.matchAll(/\b(?:search(?:Params)?\.(?:get|has)|useChoice)\('(\w+)'/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !PAGE_QUERY_NAMES.has(name))).toEqual([]);
});
