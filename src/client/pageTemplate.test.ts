import { renderAssetTags, fillTemplate, splitHead, renderStateTag } from './pageTemplate';

test('what React hoists goes into the head, the rest into the body', () => {
  const html =
    '<link rel="canonical" href="/a"/><title>A · B</title><meta name="x"/><div>app</div>';
  expect(splitHead(html)).toEqual({
    head: '<link rel="canonical" href="/a"/><title>A · B</title><meta name="x"/>',
    app: '<div>app</div>',
  });
});

test('a page without hoisted elements is left as it is', () => {
  expect(splitHead('<main><title>no</title></main>').head).toBe('');
});

test('text of the page is not taken for a mark of the template', () => {
  const parts = {
    lang: 'en',
    dir: 'ltr',
    align: 'left',
    head: '',
    app: '{{state}} $& $1',
    state: 'S',
  };
  expect(fillTemplate('<p>{{app}}</p>{{state}}', parts)).toBe('<p>{{state}} $& $1</p>S');
});

test('no text in the state can end the element', () => {
  const tag = renderStateTag({ title: '</script><script>alert(1)</script>' });
  expect(tag.match(/<\/script>/g)).toHaveLength(1);
  expect(JSON.parse(tag.replace(/^<script[^>]*>|<\/script>$/g, ''))).toEqual({
    title: '</script><script>alert(1)</script>',
  });
});

test('each file is named once, the entry last', () => {
  const manifest = {
    main: { js: ['/vendor.js', '/ui.js', '/main.js'], css: ['/main.css'] },
    blogs: { js: ['/ui.js', '/blogs.js'], css: ['/blogs.css'] },
  };
  const tags = renderAssetTags(manifest, ['blogs', 'missing', 'main']);
  expect(tags.match(/(?:src|href)="[^"]+"/g)).toEqual([
    'href="/main.css"',
    'href="/blogs.css"',
    'src="/ui.js"',
    'src="/blogs.js"',
    'src="/vendor.js"',
    'src="/main.js"',
  ]);
  expect(tags).not.toMatch(/<script[^>]*>[^<]/);
});
