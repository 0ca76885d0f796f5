import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/renderScreen';
import { WorkbenchScreen } from './WorkbenchScreen';

jest.mock('../intl/loadMessages', () => {
  const texts = {
    en: '../../../i18n/en.json',
    ar: '../../../i18n/ar.json',
    tr: '../../../i18n/tr.json',
  };
  return {
    loadMessages: (locale: keyof typeof texts) =>
      Promise.resolve(jest.requireActual(texts[locale])),
  };
});

/** Unmounts the story, whose root goes a moment after the page. */
const leave = () => act(async () => cleanup());

const stage = () => within(screen.getByRole('region', { name: 'The screen shown' }));

test('the address names a component, its state, the language and the theme', async () => {
  const url = '/workbench?component=Button&state=danger&language=ar&theme=dark';
  renderScreen(<WorkbenchScreen />, { path: '/workbench', url });
  const button = await stage().findByRole('button', { name: 'حفظ' });
  expect(button.closest('[dir]')).toHaveAttribute('dir', 'rtl');
  expect(button.closest('[lang]')).toHaveAttribute('lang', 'ar');
  expect(button.closest('.dark')).not.toBeNull();
  await leave();
});

test('screens and components stand side by side', async () => {
  renderScreen(<WorkbenchScreen />, { path: '/workbench', url: '/workbench?component=Meter' });
  expect(await stage().findByText('Places taken')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part' }), 'Screens');
  expect(screen.getByRole('combobox', { name: 'Screen' })).toHaveValue('/');
  expect(await stage().findByRole('heading', { level: 1 })).toBeVisible();
  expect(stage().queryByText('Places taken')).toBeNull();
  await leave();
});
