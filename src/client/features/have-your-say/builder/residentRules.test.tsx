import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPollPaper } from '../../../testing/paperFactories';
import { getChecks, renderBuilder, save } from '../../../testing/renderBuilder';

const verified = (residents?: { districts: string[]; minAge: number | null; maxAge: null }) =>
  aPollPaper({ rules: { eligibility: 'verified', ...(residents && { residents }) } });

test('a vote of residents can be for districts and from an age on', async () => {
  const view = await renderBuilder(verified());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Old Port' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'New Shore' }));
  const youngest = screen.getByRole('textbox', { name: /^Youngest age/ });
  await userEvent.type(youngest, '16');
  await userEvent.tab();
  expect((await save(view)).rules.residents).toEqual({
    districts: ['old-port', 'new-shore'],
    minAge: 16,
    maxAge: null,
  });
});

test('what was asked is there to be changed; a district that was chosen can be taken off', async () => {
  const view = await renderBuilder(
    verified({ districts: ['old-port', 'new-shore'], minAge: 16, maxAge: null }),
  );
  expect(await screen.findByRole('textbox', { name: /^Youngest age/ })).toHaveValue('16');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Old Port' }));
  expect((await save(view)).rules.residents).toEqual({
    districts: ['new-shore'],
    minAge: 16,
    maxAge: null,
  });
});

test('ages that nobody can have are told before the vote is published', async () => {
  await renderBuilder(verified({ districts: [], minAge: 30, maxAge: null }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^Oldest age/ }), '20');
  await userEvent.tab();
  expect(getChecks()).toHaveTextContent('The oldest age is below the youngest');
});

test('districts and ages are asked of residents alone', async () => {
  await renderBuilder(aPollPaper({ rules: { eligibility: 'signed_in' } }));
  expect(screen.queryByRole('textbox', { name: /^Youngest age/ })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Old Port' })).toBeNull();
});
