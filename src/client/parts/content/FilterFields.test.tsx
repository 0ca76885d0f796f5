import { render, screen, within } from '@testing-library/react';
import type { Term } from '../../../shared/contract/vocabularies';
import { DEFAULT_SETTINGS } from '../../../shared/settings';
import { IntlRoot } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { Choice, TermSelect } from './FilterFields';

const DISTRICTS: Term[] = [
  { key: 'centre', name: { en: 'Centre', tr: 'Merkez' } },
  { key: 'old-town', name: { en: 'Old Town' }, isRetired: true },
];

const messages = {
  'ui.area': 'District',
  'ui.anyArea': 'All districts',
  'ui.unknownChoice': 'Not known: {value}',
};
const show = (value: string, districts = DISTRICTS, locale: 'en' | 'tr' = 'en') =>
  render(
    <IntlRoot
      locale={locale}
      timeZone="UTC"
      now={0}
      messages={messages}
      settings={{ ...DEFAULT_SETTINGS, districts }}
    >
      <TermSelect vocabulary="districts" value={value} />
    </IntlRoot>,
  );
const listOptions = () =>
  within(screen.getByRole('combobox', { name: 'District' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('a filter offers the districts of the installation by their names, not those that are retired', () => {
  show('');
  expect(listOptions()).toEqual(['All districts', 'Centre']);
});

test('the names are those of the page’s language', () => {
  show('', DISTRICTS, 'tr');
  expect(listOptions()).toContain('Merkez');
});

test('a retired district that the address names is chosen', () => {
  show('old-town');
  expect(screen.getByRole('combobox')).toHaveValue('old-town');
  expect(listOptions()).toContain('Old Town');
});

test('a district that does not exist is chosen as one that is not known, until another is', () => {
  show('atlantis');
  expect(screen.getByRole('combobox')).toHaveValue('atlantis');
  expect(listOptions()).toEqual([
    'All districts',
    'Centre',
    expect.stringMatching(/^Not known: .*atlantis/),
  ]);
});

test('options that have not come yet leave nothing unknown', () => {
  const choice = { name: 'area', label: uiMessages.area, any: uiMessages.anyArea };
  render(
    <IntlRoot locale="en" timeZone="UTC" now={0} messages={messages} settings={DEFAULT_SETTINGS}>
      <Choice {...choice} value="centre" options={[]} />
    </IntlRoot>,
  );
  expect(listOptions()).toEqual(['All districts']);
});

test('where there is no district there is nothing to choose', () => {
  show('', []);
  expect(screen.queryByRole('combobox')).toBeNull();
});
