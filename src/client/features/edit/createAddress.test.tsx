import { screen } from '@testing-library/react';
import { aProblem } from '../../testing/factories';
import { openCreate } from './testing/openCreate';
import { press, type } from './testing/renderEdit';

test.each([
  ['an address of another kind', 'Über uns', 'Please give an address'],
  ['a word that is taken', 'create', 'Please give an address'],
])('%s is refused before it is sent', async (_what, slug, told) => {
  const { calls } = await openCreate();
  type('Title in English', 'Shade');
  type('Web address of the page', slug);
  await press('Save the draft');
  expect(await screen.findByText(told, { exact: false })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a title of which no address can be made asks for one', async () => {
  await openCreate();
  type('Title in English', '🌳');
  await press('Save the draft');
  expect(screen.getByLabelText('Web address of the page')).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  ['unknownTopic', 'Topics', /topics is not offered any more/],
  ['unknownDistrict', 'District', /district is not offered any more/],
])('%s, taken off the city’s list meanwhile, is told at its field', async (code, name, fault) => {
  await openCreate({ 'POST /v1/blogs': aProblem(422, code) });
  type('Title in English', 'Shade');
  await press('Save the draft');
  expect(await screen.findByText(fault)).toBeVisible();
  const field =
    name === 'Topics' ? screen.getByRole('group', { name }) : screen.getByLabelText(name);
  expect(field).toHaveAccessibleDescription(fault);
});

test('an address that somebody else has is told at its field, and trying again is another request', async () => {
  const { calls } = await openCreate({ 'POST /v1/blogs': aProblem(409, 'addressTaken') });
  type('Title in English', 'Shade');
  await press('Save the draft');
  expect(await screen.findByText(/Another page of this section/)).toBeVisible();
  await press('Save the draft');
  type('Web address of the page', 'more-shade');
  await press('Save the draft');
  const keys = calls
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});
