import { renderMarkdown } from './markdownHtml';

const BASE = 'https://city.example/en';
const html = (text: string) => renderMarkdown(text, BASE);
const tags = (text: string) => html(text).match(/<[a-z]/g)?.length ?? 0;

test('addresses within the portal are whole; those of others stay', () => {
  expect(html('[a](/blogs/x) [b](https://other.example/y)')).toBe(
    '<p><a href="https://city.example/en/blogs/x">a</a> <a href="https://other.example/y">b</a></p>',
  );
});

test.each([
  ['raw HTML', '<script>alert(1)</script><b onclick="x">y</b>', /<script|<b /],
  ['a script in an address', '[x](javascript:alert(1))', /javascript:/],
  ['a page in an address', '[x](data:text/html,y)', /data:/],
  ['a picture', '![x](https://spy.example/p.gif)', /<img|spy\.example/],
])('%s does not come through', (_what, text, hostile) => {
  expect(html(text)).not.toMatch(hostile);
});

test.each([
  ['quotations', '>'.repeat(20_000) + ' x'],
  ['lists', '- '.repeat(20_000) + 'x'],
  ['asterisks', '*'.repeat(50_000)],
  ['brackets', '['.repeat(50_000)],
])('%s within each other become few elements', (_what, text) => {
  expect(tags(text)).toBeLessThan(100);
});
