import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../../i18n/en.json';
import { aProblem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { someVacancies } from '../../testing/seatFactories';
import { VacanciesScreen } from './VacanciesScreen';

const CALL = '/v1/committees/vacancies';
const cardOf = async (name: string) =>
  within((await screen.findByRole('link', { name })).closest('li')!);

test('a committee is listed with the groups whose seats are vacant, and since when', async () => {
  renderScreen(<VacanciesScreen />, { answers: { [CALL]: { body: someVacancies() } } });
  const budget = await cardOf('Budget Committee');
  expect(budget.getByRole('link')).toHaveAttribute('href', '/committees/budget');
  expect(budget.getByText('Advises the council.')).toBeVisible();
  expect(budget.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Residents2 vacant seats since 1 March 2026',
    'Unions1 vacant seat',
  ]);
  expect(await cardOf('Harbour Board')).toBeDefined();
});

test('in Arabic seats are counted with the right form', async () => {
  const answers = { [CALL]: { body: someVacancies('ar') } };
  renderScreen(<VacanciesScreen />, { locale: 'ar', answers });
  const budget = await cardOf('لجنة الميزانية');
  expect(budget.getByText(/مقعدان شاغران منذ/)).toBeVisible();
  expect(budget.getByText('مقعد شاغر واحد')).toBeVisible();
});

test('where every seat is held this is said', async () => {
  renderScreen(<VacanciesScreen />, { answers: { [CALL]: { body: { committees: [] } } } });
  expect(await screen.findByText(en['committees.noVacancies'])).toBeVisible();
});

test('a failed load offers another try', async () => {
  const answers = { [CALL]: [aProblem(404, 'notFound'), { body: someVacancies() }] };
  renderScreen(<VacanciesScreen />, { answers });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Harbour Board' })).toBeVisible();
});
