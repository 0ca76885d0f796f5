import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../../testing/renderScreen';
import { Tabs } from './Tabs';

const TABS = [
  { id: 'write', title: 'Write', content: <button>Send</button> },
  { id: 'look', title: 'Look', content: 'As others see it' },
  { id: 'help', title: 'Help', content: 'Signs' },
];

const chosen = () => screen.getByRole('tab', { selected: true });
const openTabs = (locale: 'en' | 'ar' = 'en') =>
  renderScreen(<Tabs label="Editor" tabs={TABS} />, { locale });

test('the first tab is shown; its panel has its name and follows it in the order of the focus', async () => {
  openTabs();
  expect(screen.getByRole('tablist', { name: 'Editor' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'Write' })).toBeVisible();
  await userEvent.tab();
  expect(chosen()).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
});

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('the arrows follow the reading direction: %s', async (locale, next, previous) => {
  openTabs(locale);
  await userEvent.tab();
  await userEvent.keyboard(next);
  expect(chosen()).toHaveTextContent('Look');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('As others see it');
  await userEvent.keyboard(previous);
  expect(chosen()).toHaveTextContent('Write');
  await userEvent.keyboard('{End}');
  expect(chosen()).toHaveTextContent('Help');
  await userEvent.keyboard('{Home}');
  expect(chosen()).toHaveTextContent('Write');
});
