import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aText } from '../../testing/factories';
import { aCover, anAttachment, toFileId } from '../../testing/fileFactories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage } from '../../testing/sectionFactories';
import { Attachments } from './Attachments';
import { loadMarkdown, Markdown } from '../../ui/Markdown';
import { PageCover } from './PageCover';

const TOKEN = 'a'.repeat(43);
const QUERY = `?preview=${TOKEN}`;
const url = `/blogs/quay${QUERY}`;
const PICTURE = `/v1/files/${toFileId(2)}/w`;

beforeAll(loadMarkdown);

test('on a preview the pictures are asked for as its link opens them', () => {
  renderScreen(<PageCover picture={aCover()} />, { url });
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('src', `${PICTURE}/960${QUERY}`);
  expect(picture).toHaveAttribute(
    'srcset',
    [480, 960, 1600].map((width) => `${PICTURE}/${width}${QUERY} ${width}w`).join(', '),
  );
});

test('pictures and files in its text, too', () => {
  const markdown = `![A tram](${PICTURE}/960#1200x800)\n\n[Plan](/v1/files/${toFileId(1)}/plan.pdf) and [elsewhere](/blogs)`;
  renderScreen(<Markdown text={aText(markdown)} />, { url });
  expect(screen.getByRole('img').getAttribute('src')).toContain(QUERY);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Plan')).toBe(`/v1/files/${toFileId(1)}/plan.pdf${QUERY}`);
  expect(href('elsewhere')).not.toContain('preview');
});

test('a document of a draft is a plain link there, for somebody who is not signed in', async () => {
  const item = aDetailPage('blogs', 'en', {
    status: 'draft',
    attachments: [anAttachment()],
  } as never);
  const { calls } = renderScreen(<Attachments item={item} />, { url });
  const link = screen.getByRole('link', { name: 'Plan of the quay' });
  expect(link).toHaveAttribute('href', `/v1/files/${toFileId(1)}/plan-of-the-quay.pdf${QUERY}`);
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(calls).toEqual([]);
});

test.each(['', '?preview=short', `?preview=${TOKEN}x`])(
  'anywhere else nothing is added: %s',
  (query) => {
    renderScreen(<PageCover picture={aCover()} />, {
      url: `/blogs/quay${query}`,
    });
    expect(screen.getByRole('img')).toHaveAttribute('src', `${PICTURE}/960`);
  },
);
