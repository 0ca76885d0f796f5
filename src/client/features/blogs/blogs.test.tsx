import { DEMO_SETTINGS } from '../../../demo/city';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PostDetails } from '../../../shared/contract/blogs';
import type { ContentSummary } from '../../../shared/contract/content';
import type { Locale } from '../../../shared/locales';
import { aListPage, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aDetailPage, aListItem } from '../../testing/sectionFactories';
import { loadMarkdown } from '../../ui/Markdown';
import { PostScreen } from './PostScreen';
import { PostsScreen } from './PostsScreen';

const ID = '00000000-0000-4000-8000-0000000000a1';
const LONG =
  'Intro.\n\n## First part\n\nA.\n\n### A detail\n\nB.\n\n## Second part\n\n> ## Quoted\n\n## First part\n\nC.';

beforeAll(loadMarkdown);

const authors = (locale: Locale) => ({
  body: {
    authors: [
      { id: 'organisation', kind: 'organisation', name: aText('Harbour City', locale), posts: 7 },
      { id: ID, kind: 'person', name: aText('نادية صالح', locale), posts: 2 },
    ],
  },
});

type More = Partial<ContentSummary> & { readonly details?: Partial<PostDetails> };
const listed = (items: readonly More[], url = '/blogs', locale: Locale = 'en') =>
  renderScreen(<PostsScreen />, {
    url,
    locale,
    answers: {
      '/v1/blogs': aListPage(
        items.map((more, place) =>
          aListItem('blogs', locale, { id: String(place), slug: `post-${place}`, ...more }),
        ),
      ),
      '/v1/blogs/facets': authors(locale),
    },
  });
const shown = (more: object = {}, locale: Locale = 'en') => {
  const post = aDetailPage('blogs', locale);
  return renderScreen(<PostScreen />, {
    path: '/blogs/:slug',
    url: `/blogs/${post.slug}`,
    locale,
    answers: { [`/v1/blogs/${post.slug}`]: { body: { ...post, ...more } } },
  });
};
const details = (more: Partial<PostDetails>) => ({
  ...aDetailPage('blogs', 'en').details,
  ...more,
});

describe('list', () => {
  test('posts say who wrote them, when, how long they take and how much is said about them; the newest stands out', async () => {
    listed([
      { counts: { comments: 3, follows: 0, reactions: 0 }, details: { authorId: 'organisation' } },
      {},
    ]);
    const [first, second] = await screen.findAllByRole('article');
    expect(first).toHaveAttribute('data-large', 'true');
    expect(second).not.toHaveAttribute('data-large');
    expect(first).toHaveTextContent(/Harbour City.*1 April 2026.*3 minutes.*3 comments/);
    const author = within(first!).getByRole('link', { name: 'Harbour City' });
    expect(author).toHaveAttribute('href', '/blogs?author=organisation');
    expect(second).not.toHaveTextContent('comments');
  });

  test('somebody who has left is no link', async () => {
    const author = { kind: 'person', name: aText(''), personId: null } as const;
    listed([{ author, details: { authorId: null } }]);
    const [first] = await screen.findAllByRole('article');
    expect(within(first!).getAllByRole('link')).toHaveLength(1);
  });

  test('the filter knows the authors with the number of their posts, and keeps what the address says', async () => {
    const { calls } = listed([{}], `/blogs?author=${ID}`);
    const select = await screen.findByLabelText('Author');
    const options = within(select).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'All authors',
      '\u2068Harbour City\u2069 (7)',
      '\u2068نادية صالح\u2069 (2)',
    ]);
    await waitFor(() => expect(select).toHaveValue(ID));
    const [call] = calls.filter(({ path }) => path === '/v1/blogs');
    expect(call?.search.get('author')).toBe(ID);
  });

  test.each([
    ['/blogs', '/en/blogs/feed.atom'],
    ['/blogs?topic=budget&q=x', '/en/blogs/feed.atom?topic=budget'],
  ])('%s leads to its feed, for people and for programs', async (url, feed) => {
    listed([{}], url);
    const link = await screen.findByRole('link', { name: 'Follow as a feed (Atom)' });
    expect(link).toHaveAttribute('href', feed);
    const head = document.querySelector('link[type="application/atom+xml"]');
    expect(head).toHaveAttribute('href', feed);
    expect(head).toHaveAttribute('title', 'Blog: feed');
  });
});

describe('page', () => {
  test('a long text begins with its contents; every link leads to its heading', async () => {
    shown({ body: aText(LONG) });
    const contents = await screen.findByRole('navigation', { name: 'On this page' });
    const links = within(contents).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'First part',
      'A detail',
      'Second part',
      'First part',
    ]);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')!.slice(1));
      expect(target).toHaveTextContent(link.textContent);
      expect(target?.tagName).toMatch(/^H[23]$/);
    }
    expect(new Set(links.map((link) => link.getAttribute('href'))).size).toBe(4);
  });

  test('Arabic headings have addresses of their own letters', async () => {
    shown({ body: aText('## مقدمة\n\nأ\n\n## الأرقام 2026\n\nب\n\n## !!!\n\nج', 'ar') }, 'ar');
    const contents = await screen.findByRole('navigation', { name: 'في هذه الصفحة' });
    const hrefs = within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['#text-مقدمة', '#text-الأرقام-2026', '#text']);
    for (const href of hrefs) expect(document.getElementById(href!.slice(1))).not.toBeNull();
  });

  test('a short text has no contents', async () => {
    shown({ body: aText('## One\n\nA.\n\n## Two\n\nB.') });
    await screen.findByRole('heading', { name: 'Two' });
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  });

  test('who wrote it: a person with the way to their page and to all their posts', async () => {
    const author = { kind: 'person', name: aText('Nadia Saleh'), personId: ID } as const;
    shown({ author, details: details({ authorId: ID, authorPicture: '/pictures/x' }) });
    const card = (await screen.findByRole('heading', { name: 'Author' })).parentElement!;
    expect(within(card).getByRole('link', { name: 'Nadia Saleh' })).toHaveAttribute(
      'href',
      `/user/${ID}`,
    );
    expect(within(card).getByRole('link', { name: 'All posts by Nadia Saleh' })).toHaveAttribute(
      'href',
      `/blogs?author=${ID}`,
    );
    expect(card.querySelector('img')?.getAttribute('src')).toMatch(/\/pictures\/x$/);
  });

  test.each([
    ['team', 'green-neighbourhoods', '/teams/green-neighbourhoods'],
    ['committee', 'ethics-committee', '/committees/ethics-committee'],
  ] as const)('who wrote it: a %s', async (kind, authorId, href) => {
    const author = { kind, name: aText('A group'), personId: null, slug: authorId };
    shown({ author, details: details({ authorId }) });
    const links = await screen.findAllByRole('link', { name: 'A group' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href]);
    expect(screen.queryByText('Written by')).toBeNull();
  });

  test('who wrote it: a group whose page the reader does not find is no link, and members are told the person', async () => {
    const author = { kind: 'team', name: aText('A group'), personId: null } as const;
    const writtenBy = { personId: ID, name: 'Nadia Saleh' };
    shown({ author, writtenBy, details: details({ authorId: 'tenants-circle' }) });
    const writer = await screen.findByRole('link', { name: 'Nadia Saleh' });
    expect(writer).toHaveAttribute('href', `/user/${ID}`);
    expect(writer.parentElement).toHaveTextContent('Only members of the group are told');
    expect(screen.queryByRole('link', { name: 'A group' })).toBeNull();
  });

  test('who wrote it: somebody who has left leads nowhere', async () => {
    const author = { kind: 'person', name: aText(''), personId: null } as const;
    shown({ author, details: details({ authorId: null }) });
    const card = (await screen.findByRole('heading', { name: 'Author' })).parentElement!;
    expect(within(card).queryByRole('link')).toBeNull();
  });

  test('related posts, the one before and the one after are links; at an end there is one alone', async () => {
    shown();
    const related = await screen.findByRole('region', { name: 'More on this' });
    expect(within(related).getByRole('link', { name: 'The tram at night' })).toHaveAttribute(
      'href',
      '/blogs/the-tram-at-night',
    );
    const around = screen.getByRole('navigation', { name: 'Before and after' });
    const [before, ...rest] = within(around).getAllByRole('link');
    expect(before).toHaveAttribute('rel', 'prev');
    expect(rest).toEqual([]);
    expect(around).toHaveTextContent('Previous post');
  });

  test('where there is nothing else, nothing is announced', async () => {
    shown({ details: details({ related: [], previous: null, next: null }) });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('More on this')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Before and after' })).toBeNull();
  });

  test('a correction is said with its day', async () => {
    shown({ details: details({ correctedAt: '2026-04-20T08:00:00Z' }) });
    const label = await screen.findByText('Updated');
    expect(label.parentElement).toHaveTextContent('20 April 2026');
  });

  test('its link is copied and that is said', async () => {
    const { ports } = shown({}, 'tr');
    await userEvent.click(await screen.findByRole('button', { name: 'Bağlantıyı kopyala' }));
    expect(ports.copied).toEqual(['http://localhost:3000/blogs/a-day-at-the-lighthouse']);
    expect(await screen.findByText('Bağlantı kopyalandı.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Paylaş' })).toBeNull();
  });

  test('where the browser can, the post is handed to a program that the reader chooses', async () => {
    const { ports, unmount } = shown();
    await screen.findByRole('button', { name: 'Copy link' });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
    unmount();
    const other = shown();
    other.ports.hasShare = true;
    await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
    expect(other.ports.handedOn).toEqual([
      {
        title: 'A day at the lighthouse',
        url: 'http://localhost:3000/blogs/a-day-at-the-lighthouse',
      },
    ]);
    expect(ports.handedOn).toEqual([]);
  });

  test('the e-mail carries title and address, whatever stands in the title', async () => {
    shown({ title: aText('Trams & trees? 100 % + more') });
    const link = await screen.findByRole('link', { name: 'Send by e-mail' });
    const { searchParams } = new URL(link.getAttribute('href')!);
    expect(searchParams.get('subject')).toBe('Trams & trees? 100 % + more');
    expect(searchParams.get('body')).toMatch(/\/blogs\/a-day-at-the-lighthouse$/);
    expect(link.getAttribute('href')).not.toContain('+');
  });

  test('in a section that can only be read there is no box for a comment', async () => {
    const post = aDetailPage('blogs', 'en');
    renderScreen(<PostScreen />, {
      path: '/blogs/:slug',
      url: `/blogs/${post.slug}`,
      settings: {
        ...DEMO_SETTINGS,
        sections: { ...DEMO_SETTINGS.sections, blogs: 'readOnly' },
      },
      answers: { [`/v1/blogs/${post.slug}`]: { body: post } },
    });
    await screen.findByRole('heading', { name: 'Comments' });
    expect(screen.queryByRole('link', { name: /sign in to comment/i })).toBeNull();
  });

  test('where nobody has commented yet, the first screen leads to writing the first one', async () => {
    shown();
    const link = await screen.findByRole('link', { name: 'Write a comment' });
    expect(link.closest('header')).not.toBeNull();
    expect(link).toHaveAttribute('href', '#comments');
  });

  test('a post without comments says so by their being closed', async () => {
    shown({ details: details({ commentsOff: true }) });
    await screen.findByRole('heading', { name: 'Comments' });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('link', { name: /sign in to comment|write a comment/i })).toBeNull();
  });
});
