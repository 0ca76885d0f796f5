import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWrittenDetails } from '../../../../testing/detailsFactories';
import {
  fill,
  getGroup,
  press,
  refuseDetails,
  renderDetails,
  save,
} from '../../../../testing/renderDetails';

describe('a committee', () => {
  const category = (name: string) => within(getGroup(name));

  test('categories are renamed, added and removed; their keys stay', async () => {
    const view = renderDetails('committees', aWrittenDetails('committees'));
    await screen.findByRole('heading', { name: 'Residents' });
    fill(category('Residents').getByLabelText('Category, in English'), 'Residents by lot');
    await press('Remove', getGroup('Unions'));
    await press('Add a category');
    fill(category('New category').getByLabelText('Category, in English'), 'Youth council');
    await userEvent.selectOptions(screen.getByLabelText('What it is'), 'Advisory');
    const { kind, details } = await save(view);
    expect([kind, details]).toEqual([
      'advisory',
      {
        ...aWrittenDetails('committees').details,
        composition: [
          { key: 'residents', category: { en: 'Residents by lot', ar: 'السكان' }, seats: 5 },
          {
            key: expect.stringMatching(/^[a-z0-9-]{36}$/),
            category: { en: 'Youth council' },
            seats: 1,
          },
        ],
      },
    ]);
  });

  test('a category that somebody holds is back when the host says so', async () => {
    const view = renderDetails('committees', aWrittenDetails('committees'), {
      answers: {
        'PUT /v1/committees/any/details': refuseDetails(
          'composition.unions.category: held, composition.residents.seats: held',
        ),
      },
    });
    await screen.findByRole('heading', { name: 'Unions' });
    await press('Remove', getGroup('Unions'));
    await save(view);
    expect(await screen.findByRole('heading', { name: 'Unions' })).toBeVisible();
    expect(getGroup('Unions')).toHaveTextContent('This category stays');
    expect(getGroup('Residents')).toHaveTextContent('More seats of this category are held');
  });
});
