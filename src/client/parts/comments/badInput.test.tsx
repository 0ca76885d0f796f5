import { screen } from '@testing-library/react';
import { aListPage } from '../../testing/factories';
import { COMMENTS_PATH, aNamedComment, showComments } from '../../testing/renderComments';
import { loadMarkdown } from '../../ui/Markdown';

beforeAll(loadMarkdown);

test.each([
  ['a script', 'before <script>window.hit = 1</script> after'],
  ['a handler', 'before <img src="x" onerror="window.hit = 1"> after'],
  ['a picture from elsewhere', 'before ![pixel](https://elsewhere.example/pixel.png) after'],
  ['an address that runs', 'before [press](javascript:window.hit=1) after'],
  ['an address with data', 'before [press](data:text/html,<script>1</script>) after'],
  ['a form', 'before <form action="//elsewhere.example"><input name="password"></form> after'],
])('%s in a comment is words, and nothing else', async (_what, body) => {
  const { container } = showComments({
    [COMMENTS_PATH]: aListPage([aNamedComment('one', { body })]),
  });
  await screen.findByText(/before/);
  const article = container.querySelector('article')!;
  expect(article.querySelector('script, img, form, input, iframe')).toBeNull();
  for (const link of article.querySelectorAll('a[href]'))
    expect(link.getAttribute('href')).toMatch(/^(\/|https:|$)/);
  expect(window).not.toHaveProperty('hit');
});

test('a name that turns the direction stays within its own bounds', async () => {
  showComments({
    [COMMENTS_PATH]: aListPage([aNamedComment('one', { author: 'ليلى ‮reversed' })]),
  });
  expect((await screen.findByText(/ليلى/)).tagName).toBe('BDI');
});
