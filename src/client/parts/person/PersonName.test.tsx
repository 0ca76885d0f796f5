import { screen } from '@testing-library/react';
import { aPage, aText } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { DetailScreen } from '../content/DetailScreen';
import { PersonName } from './PersonName';
import { Portrait } from './Portrait';

const ID = '00000000-0000-4000-8000-00000000000e';

test('a name leads to the person’s page and is isolated from what stands around it', () => {
  renderScreen(<PersonName id={ID} name="عمر حداد" />);
  const link = screen.getByRole('link', { name: 'عمر حداد' });
  expect(link).toHaveAttribute('href', `/user/${ID}`);
  expect(link.firstElementChild?.tagName).toBe('BDI');
});

test.each([
  ['en', 'Someone who has left'],
  ['ar', 'شخص غادر البوابة'],
  ['tr', 'Aramızdan ayrılan biri'],
] as const)('people who have left have neither name nor page: %s', (locale, told) => {
  renderScreen(<PersonName id={null} name="" />, { locale });
  expect(screen.getByText(told)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  { author: { kind: 'person', name: aText('Ada'), personId: ID }, href: `/user/${ID}` },
  { author: { kind: 'team', name: aText('Ada'), personId: null }, href: undefined },
] as const)(
  'a content leads to its author if that is a person: $author.kind',
  ({ author, href }) => {
    const page = {
      data: aPage({}, { author }),
      isError: false,
      error: undefined,
      refetch: jest.fn(),
    };
    renderScreen(
      <DetailScreen section="blogs" page={page as never}>
        {() => null}
      </DetailScreen>,
    );
    expect(screen.getByText('Ada').closest('a')?.getAttribute('href')).toBe(href);
  },
);

test('a content of somebody who has left says so instead of naming another', () => {
  const author = { kind: 'person', name: aText('Harbour City'), personId: null } as const;
  const page = {
    data: aPage({}, { author }),
    isError: false,
    error: undefined,
    refetch: jest.fn(),
  };
  renderScreen(
    <DetailScreen section="blogs" page={page as never}>
      {() => null}
    </DetailScreen>,
  );
  expect(screen.getByText('Someone who has left')).toBeVisible();
});

test.each([
  { name: 'ilker', locale: 'tr', initial: 'İ' },
  { name: 'ilker', locale: 'en', initial: 'I' },
  { name: '🐝 bee', locale: 'en', initial: '🐝' },
] as const)('without a picture stands the first letter: $name in $locale', (given) => {
  renderScreen(<Portrait name={given.name} picture={null} />, { locale: given.locale });
  expect(screen.getByText(given.initial)).toHaveAttribute('aria-hidden', 'true');
  expect(document.querySelector('img')).toBeNull();
});
