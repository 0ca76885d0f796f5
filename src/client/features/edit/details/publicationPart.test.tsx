import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWrittenDetails } from '../../../testing/detailsFactories';
import { aText } from '../../../testing/factories';
import {
  fill,
  findTextbox,
  getGroup,
  listSent,
  press,
  refuseDetails,
  renderDetails,
  save,
} from '../../../testing/renderDetails';

const SUGGESTED = {
  section: 'publications',
  slug: 'bench-plan-2019',
  title: { ...aText('Bench plan 2019'), marks: [] },
};
const SUGGESTIONS = { '/v1/search/suggestions': { body: { items: [SUGGESTED] } } };

describe('a publication', () => {
  test('is sent with everything that readers need to know', async () => {
    const view = renderDetails('publications', aWrittenDetails('publications'), {
      answers: SUGGESTIONS,
    });
    fill(await findTextbox('Number'), ' HC-PUB-2026-022 ');
    await userEvent.selectOptions(screen.getByLabelText('What it is'), 'Study');
    await userEvent.click(screen.getByLabelText('Arabic'));
    await userEvent.selectOptions(screen.getByLabelText('Licence'), 'Another one, in own words');
    fill(await findTextbox('Name of the licence'), 'Ask first');
    await userEvent.click(screen.getByRole('heading', { name: 'Pages and related contents' }));
    const earlier = getGroup('Takes the place of');
    await userEvent.type(within(earlier).getByRole('searchbox'), 'bench');
    act(() => void view.ports.advance(150));
    await userEvent.click(await within(earlier).findByRole('button', { name: 'Add' }));
    expect(within(earlier).queryByRole('searchbox')).toBeNull();
    expect(within(earlier).getByText('Bench plan 2019')).toBeVisible();

    expect(await save(view)).toEqual({
      revision: 3,
      kind: 'study',
      details: {
        issuer: null,
        issuingBody: { en: 'Harbour office' },
        issuedOn: '2026-04-01',
        identifier: 'HC-PUB-2026-022',
        languages: ['en', 'ar'],
        pages: 12,
        licence: 'Ask first',
        supersedes: 'bench-plan-2019',
        related: [],
      },
    });
    expect(await screen.findByText('It is saved.')).toBeVisible();
  });

  test('what is wrong is told at its field, and disappears when it is changed', async () => {
    const wrong = refuseDetails('identifier: taken, supersedes: cycle');
    const view = renderDetails('publications', aWrittenDetails('publications'), {
      answers: { 'PUT /v1/publications/any/details': wrong },
    });
    const number = await findTextbox('Number');
    await save(view);
    expect(await screen.findByText('Another publication has this number.')).toBeVisible();
    expect(number).toHaveAttribute('aria-invalid', 'true');
    expect(getGroup('Takes the place of')).toHaveTextContent('This one came later');
    fill(number, 'HC-1');
    expect(screen.queryByText('Another publication has this number.')).toBeNull();
  });

  test('a draft may have gaps, which are counted; what is out may not', async () => {
    const gaps = { details: { identifier: '', licence: '' }, missing: ['identifier', 'licence'] };
    const draft = renderDetails('publications', aWrittenDetails('publications', gaps));
    expect(await screen.findByText(/2 fields still have to be filled in/)).toBeVisible();
    expect((await save(draft)).details).toMatchObject({ identifier: '', licence: '' });
    draft.unmount();

    const written = aWrittenDetails('publications', { ...gaps, status: 'published' });
    const out = renderDetails('publications', written);
    await findTextbox('Number');
    await press('Save the change');
    expect(screen.getByRole('textbox', { name: 'Number' })).toHaveAttribute('aria-invalid', 'true');
    expect(listSent(out)).toEqual([]);
  });

  test('[SPEC 3.8.1] the form speaks Arabic', async () => {
    renderDetails('publications', aWrittenDetails('publications'), { locale: 'ar' });
    expect(await findTextbox('الرقم')).toHaveValue('HC-PUB-2026-021');
    expect(screen.getByRole('button', { name: 'حفظ البيانات' })).toBeVisible();
  });
});
