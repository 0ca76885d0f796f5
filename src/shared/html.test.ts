import { html, toTrustedHtml } from './html';

const TYPED = `<img src=x onerror="alert('1')">&`;
const ESCAPED = '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;';

test('what somebody typed becomes no markup, neither in an element nor in a quoted attribute', () => {
  expect(html`<p title="${TYPED}">${TYPED}</p>`.toString()).toBe(
    `<p title="${ESCAPED}">${ESCAPED}</p>`,
  );
});

test('a list is escaped part by part; markup goes in as it is, what is absent leaves nothing', () => {
  const parts = ['a & b', html`<b>${'<'}</b>`, toTrustedHtml('<i></i>'), false, undefined] as const;
  expect(html`${parts}`.toString()).toBe('a &amp; b<b>&lt;</b><i></i>');
});

test('an object that only looks like markup is refused', () => {
  const forged = { toString: () => '<script>' } as unknown as string;
  expect(() => html`${forged}`).toThrow(TypeError);
});
