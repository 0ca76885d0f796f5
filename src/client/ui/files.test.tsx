import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MemoryPorts } from '../browser/memoryPorts';
import { configLoaded } from '../state/configSlice';
import { aText } from '../testing/factories';
import { aCover, anAttachment, toFileId } from '../testing/fileFactories';
import { renderScreen } from '../testing/renderScreen';
import { aDetailPage, aListItem } from '../testing/sectionFactories';
import { Attachments } from '../parts/content/Attachments';
import { ContentCard } from '../parts/content/ContentCard';
import { loadMarkdown, Markdown } from './Markdown';
import { PageCover } from '../parts/content/PageCover';

const PICTURE = `/v1/files/${toFileId(2)}/w`;

describe('the picture of a content', () => {
  test('comes in the width that the place needs, with its place kept free and its description', () => {
    renderScreen(<PageCover picture={aCover()} />);
    const picture = screen.getByRole('img', { name: 'Benches below young trees' });
    expect(picture).toHaveAttribute(
      'srcset',
      `${PICTURE}/480 480w, ${PICTURE}/960 960w, ${PICTURE}/1600 1600w`,
    );
    expect(picture).toHaveAttribute('src', `${PICTURE}/960`);
    expect(picture).toHaveAttribute('width', '1600');
    expect(picture).toHaveAttribute('height', '900');
    expect(picture).toHaveAttribute('loading', 'eager');
    expect(screen.getByText('Ayşe Kaya').parentElement).toBeVisible();
  });

  test('a picture is never asked for wider than it came', () => {
    renderScreen(<PageCover picture={aCover({ width: 700 })} />);
    expect(screen.getByRole('img')).toHaveAttribute(
      'srcset',
      `${PICTURE}/480 480w, ${PICTURE}/960 700w`,
    );
  });

  test('on a card it is loaded when it comes into view; without one a pictogram stands there', () => {
    const { container, rerender } = renderScreen(
      <ContentCard item={aListItem('blogs', 'en', { cover: aCover() })} />,
    );
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    expect(container.querySelector('pattern')).toBeNull();
    rerender(<></>);
    const other = renderScreen(<ContentCard item={aListItem('blogs', 'en')} />);
    expect(other.container.querySelector('article svg path')).toHaveAttribute('d');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('the point that was chosen stays in view on the page and on its card', () => {
    const cover = aCover({ focus: { x: 0.73, y: 1 } });
    const page = renderScreen(<PageCover picture={cover} />, { locale: 'ar' });
    expect(screen.getByRole('img')).toHaveAttribute('data-focus', '073 100');
    page.rerender(<></>);
    renderScreen(<ContentCard item={aListItem('blogs', 'en', { cover })} />);
    expect(screen.getByRole('img')).toHaveAttribute('data-focus', '073 100');
  });

  test('without one the style sheet leaves the middle', () => {
    renderScreen(<PageCover picture={aCover()} />);
    expect(screen.getByRole('img')).not.toHaveAttribute('data-focus');
  });

  test('the style sheet reads every point from its digits', () => {
    const rules = readFileSync('src/client/ui/Picture.module.css', 'utf8').matchAll(
      /\.focused(\[[^\]]+\]) \{\s+--([xy])-(?:tens|ones): (\d+)%;/g,
    );
    const known = Array.from(rules, ([, selector, axis, percent]) => ({
      selector: selector!,
      axis: axis!,
      percent: Number(percent),
    }));
    const { getByRole } = renderScreen(<PageCover picture={aCover({ focus: { x: 0, y: 0 } })} />);
    const picture = getByRole('img');
    const read = (axis: string) =>
      known
        .filter((rule) => rule.axis === axis && picture.matches(rule.selector))
        .reduce((sum, { percent }) => sum + percent, 0);
    for (let percent = 0; percent <= 100; percent += 1) {
      const other = 100 - percent;
      const digits = [percent, other].map((each) => String(each).padStart(3, '0'));
      picture.setAttribute('data-focus', digits.join(' '));
      expect([read('x'), read('y')]).toEqual([percent, other]);
    }
  });

  test('[WCAG 3.1.2] a description in another language says so', () => {
    const alt = aText('Genç ağaçların altında banklar', 'tr');
    renderScreen(<PageCover picture={aCover({ alt })} />);
    expect(screen.getByRole('img')).toHaveAttribute('lang', 'tr');
  });

  test('an API of another origin hands the pictures out', () => {
    const { store } = renderScreen(<PageCover picture={aCover()} />);
    const { environment, ...config } = store.getState().config;
    const apiUrl = 'https://api.harbour.example/v1';
    act(
      () =>
        void store.dispatch(configLoaded({ ...config, environment: { ...environment, apiUrl } })),
    );
    expect(screen.getByRole('img')).toHaveAttribute(
      'src',
      `https://api.harbour.example${PICTURE}/960`,
    );
  });

  /** Sets up a host that hands a picture out only to those who say who they are. */
  const asksWho = (ports: MemoryPorts) => {
    Object.assign(ports, {
      fetch: async (input: Request) => {
        expect(input.headers.get('authorization')).toBe('Bearer token');
        expect(new URL(input.url).pathname).toBe(`${PICTURE}/960`);
        const blob = async () => new Blob(['x'], { type: 'image/webp' });
        return Object.assign(new Response('x'), { blob });
      },
    });
  };

  test('one that not everybody may see is asked for in the name of the person', async () => {
    renderScreen(<PageCover picture={aCover()} />, {
      isSignedIn: true,
      before: asksWho,
    });
    fireEvent.error(screen.getByRole('img'));
    await waitFor(() => expect(screen.getByRole('img').getAttribute('src')).toMatch(/^data:/));
  });

  test('nobody is asked for the picture of somebody who is not signed in', () => {
    const { calls } = renderScreen(<PageCover picture={aCover()} />);
    fireEvent.error(screen.getByRole('img'));
    expect(calls).toEqual([]);
  });
});

describe('documents', () => {
  const anItem = (more: Parameters<typeof aDetailPage<'blogs'>>[2] = {}) =>
    aDetailPage('blogs', 'en', { attachments: [anAttachment()], ...more } as never);
  const LINK = `POST /v1/files/${toFileId(1)}/link`;

  test('each has its title, what it is, how large, in which language, and its checksum folded away', async () => {
    renderScreen(<Attachments item={anItem()} />);
    const document = within(screen.getByRole('listitem'));
    const link = document.getByRole('link', { name: 'Plan of the quay' });
    expect(link).toHaveAttribute('href', `/v1/files/${toFileId(1)}/plan-of-the-quay.pdf`);
    expect(link).toHaveAttribute('hreflang', 'en');
    expect(document.getByText('PDF')).toBeVisible();
    expect(document.getByText('1.2 MB')).toBeVisible();
    expect(document.getByText('English')).toBeVisible();
    expect(document.getByText('a3'.repeat(32))).not.toBeVisible();
    await userEvent.click(document.getByText('About this file'));
    expect(document.getByText('a3'.repeat(32))).toBeVisible();
    expect(document.getByRole('link', { name: 'Download Plan of the quay' })).toHaveAttribute(
      'download',
      'plan-of-the-quay.pdf',
    );
  });

  test('names of every script stand in the address; a page without documents says nothing of them', () => {
    const name = 'خطة الرصيف ٢.pdf';
    renderScreen(<Attachments item={anItem({ attachments: [anAttachment({ name })] } as never)} />);
    expect(screen.getByRole('link', { name: 'Plan of the quay' })).toHaveAttribute(
      'href',
      `/v1/files/${toFileId(1)}/${encodeURIComponent(name)}`,
    );
  });

  test('one that not everybody may read is opened by a link that is signed for a moment', async () => {
    const href = `/v1/files/${toFileId(1)}/plan-of-the-quay.pdf?until=1&signature=2`;
    const { ports } = renderScreen(<Attachments item={anItem({ visibility: 'members' })} />, {
      isSignedIn: true,
      answers: { [LINK]: { body: { href } } },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Plan of the quay' }));
    await waitFor(() => expect(ports.visited).toEqual([`http://localhost:3000${href}`]));
  });

  test('a link that could not be had is told', async () => {
    renderScreen(<Attachments item={anItem({ status: 'draft' })} />, {
      isSignedIn: true,
      answers: { [LINK]: { status: 404, body: { code: 'notFound' } } },
    });
    await userEvent.click(screen.getByRole('link', { name: 'Plan of the quay' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be opened');
  });

  test.each([
    ['ar', 'المستندات', '1.2 م.ب'],
    ['tr', 'Belgeler', '1,2 MB'],
  ] as const)('in %s', (locale, heading, size) => {
    renderScreen(<Attachments item={anItem()} />, { locale });
    expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
    expect(screen.getByText((shown) => shown.includes(size.split(' ')[0]!))).toBeVisible();
  });
});

describe('pictures in texts', () => {
  beforeAll(loadMarkdown);
  const read = (markdown: string, hasPictures = true) =>
    renderScreen(<Markdown text={aText(markdown)} hasPictures={hasPictures} />);

  test('one of this portal is shown, with its size and its caption', () => {
    const { container } = read(
      `Before\n\n![A tram](${PICTURE}/960#1200x800 "Photo: İpek")\n\nAfter`,
    );
    const picture = screen.getByRole('img', { name: 'A tram' });
    expect(picture).toHaveAttribute('width', '1200');
    expect(picture).toHaveAttribute('height', '800');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('figure')).toHaveTextContent('Photo: İpek');
    expect(container.querySelector('p img, p figure')).toBeNull();
  });

  test('[WCAG 1.1.1] one that only decorates is left out by screen readers', () => {
    const { container } = read(`![](${PICTURE}/960)`);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('within a sentence it stays in it', () => {
    const { container } = read(`Take the ![tram](${PICTURE}/480) to the quay.`);
    expect(container.querySelector('p img')).not.toBeNull();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  test.each([
    'https://elsewhere.example/pixel.gif',
    '//elsewhere.example/pixel.gif',
    'data:image/gif;base64,R0lGOD',
    'javascript:alert(1)',
    `/v1/files/${toFileId(2)}/w/961`,
    `/v1/files/${toFileId(2)}/plan.pdf`,
    `/v1/files/../../me/picture/w/960`,
    `/v1/files/${toFileId(2)}/w/960?x=1`,
    `https://elsewhere.example${PICTURE}/960`,
    `/v1/files/${toFileId(2).toUpperCase()}x/w/960`,
  ])('nothing of elsewhere is loaded with the page: %s', (address) => {
    const { container } = read(`![A sign](${address})`);
    expect(container.querySelector('img, iframe, object, embed')).toBeNull();
    expect(screen.getByText('A sign')).toBeVisible();
    expect(screen.getByText('A sign').closest('a')?.getAttribute('href') ?? '').not.toMatch(
      /^(javascript|data):/,
    );
  });

  test('a picture of elsewhere within a link is words', () => {
    const { container } = read('[![A sign](https://elsewhere.example/a.png)](/blogs)');
    expect(container.querySelectorAll('a')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'A sign' })).toHaveAttribute('href', '/blogs');
  });

  test('what anybody may write has links instead of pictures', () => {
    const { container } = read(`![A tram](${PICTURE}/960)`, false);
    expect(container.querySelector('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'A tram' })).toHaveAttribute('href', `${PICTURE}/960`);
  });
});
