import { screen, within } from '@testing-library/react';
import { SECTIONS } from '../../../shared/sections';
import { CITY_AUTHOR } from '../../testing/editFactories';
import { aListPage } from '../../testing/factories';
import { readMessages } from '../../testing/readMessages';
import { renderScreen, withSections } from '../../testing/renderScreen';
import { EmptyList } from './EmptyList';
import { SectionListScreen } from './SectionScreens';

const texts = readMessages('en') as Readonly<Record<string, string>>;
const findWaysOn = async () =>
  within(await screen.findByRole('navigation', { name: 'Other parts of the portal' }));

test.each(SECTIONS)(
  'the empty list of %s says what it will hold, and leads on',
  async (section) => {
    renderScreen(<EmptyList section={section} />, { url: `/${section}` });
    expect(await screen.findByText(texts[`intro.empty.${section}`]!)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Follow as a feed (Atom)' })).toHaveAttribute(
      'href',
      `/en/${section}/feed.atom`,
    );
    const links = await findWaysOn();
    expect(links.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(links.queryByRole('link', { name: texts[`section.${section}`]! })).toBeNull();
    expect(links.getAllByRole('link').length).toBeGreaterThan(7);
  },
);

test('whoever may write begins the first one; a section that is off is not among the others', async () => {
  renderScreen(<EmptyList section="blogs" />, {
    url: '/blogs',
    isSignedIn: true,
    settings: withSections({ teams: 'off' }),
    answers: { '/v1/me/authors': { body: { items: [CITY_AUTHOR] } } },
  });
  const first = await screen.findByRole('link', { name: 'Write the first' });
  expect(first).toHaveAttribute('href', '/blogs/create');
  expect((await findWaysOn()).queryByRole('link', { name: 'Teams' })).toBeNull();
});

test('a list that filters made empty leads back to all of it, and does not say that there is nothing', async () => {
  renderScreen(<SectionListScreen />, {
    url: '/blogs?topic=mobility',
    answers: { '/v1/blogs': aListPage([]) },
  });
  expect(await screen.findByText('Nothing matches your filters')).toBeVisible();
  expect(screen.queryByText(texts['intro.empty.blogs']!)).toBeNull();
  const reset = screen.getAllByRole('link', { name: 'Clear filters' });
  expect(reset.at(-1)).toHaveAttribute('href', '/blogs');
  expect(screen.queryByRole('navigation', { name: 'Other parts of the portal' })).toBeNull();
});
