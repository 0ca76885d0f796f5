import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { A_COMMITMENT, A_DECISION, aWrittenDetails } from '../../../../testing/detailsFactories';
import { aText } from '../../../../testing/factories';
import {
  fill,
  findTextbox,
  getGroup,
  listSent,
  press,
  refuseDetails,
  renderDetails,
  save,
} from '../../../../testing/renderDetails';

describe('governance', () => {
  test('a page has nothing but texts; as a decision it has what was decided', async () => {
    const view = renderDetails('governance', aWrittenDetails('governance'));
    expect(await screen.findByText('A page has nothing but its texts.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('What it is'), 'Decision');
    fill(await findTextbox('Number of the decision'), 'HC-2026-055');
    await press('Save the details');
    expect(await screen.findByText('Please fill this in.')).toBeVisible();
    expect(listSent(view)).toEqual([]);
  });

  test('a decision is sent with its votes; nobody counted where no number is', async () => {
    const details = { body: null, decision: A_DECISION, commitment: null };
    const view = renderDetails(
      'governance',
      aWrittenDetails('governance', { kind: 'decision', details }),
    );
    await findTextbox('Number of the decision');
    expect((await save(view)).details).toEqual(details);
    const votes = getGroup('Votes');
    await userEvent.type(within(votes).getByRole('textbox', { name: 'For' }), '24');
    await userEvent.tab();
    const { revision, details: counted } = await save(view);
    expect(revision).toBe(4);
    expect(counted).toMatchObject({ decision: { votes: { for: 24, against: 0, abstained: 0 } } });
  });

  test('a commitment has entries that come and go; dropped it asks why', async () => {
    const details = { body: null, decision: null, commitment: A_COMMITMENT };
    const written = aWrittenDetails('governance', { kind: 'commitment', details });
    const view = renderDetails('governance', written);
    const entry = await findTextbox('What happened on this day, in English');
    fill(entry, 'The tender is out, and read.');
    expect(screen.queryByRole('textbox', { name: 'Why it was given up, in English' })).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Where it stands'), 'Given up');
    fill(await findTextbox('Why it was given up, in English'), 'No bidder.');
    expect((await save(view)).details).toMatchObject({
      commitment: {
        state: 'dropped',
        droppedReason: { en: 'No bidder.' },
        progressPercent: 40,
        entries: [{ on: '2026-04-03', text: { en: 'The tender is out, and read.' } }],
      },
    });
    await press('Remove this entry');
    expect((await save(view)).details).toMatchObject({ commitment: { entries: [] } });
    await press('Add an entry');
    await press('Save the details');
    await waitFor(() =>
      expect(
        screen.getByRole('textbox', { name: 'What happened on this day, in English' }),
      ).toHaveAttribute('aria-invalid', 'true'),
    );
  });

  test('a body that would report to itself is told at its field; what is out keeps its kind', async () => {
    const body = { parent: 'council', position: 2, committee: null };
    const written = aWrittenDetails('governance', {
      kind: 'body',
      status: 'published',
      details: { body, decision: null, commitment: null },
      places: [{ section: 'governance', slug: 'council', title: aText('City council') }],
    });
    const view = renderDetails('governance', written, {
      answers: {
        'PUT /v1/governance/any/details': refuseDetails('parent: cycle'),
      },
    });
    expect(await screen.findByText('City council')).toBeVisible();
    expect(screen.queryByLabelText('What it is')).toBeNull();
    expect(await save(view, 'Save the change')).toMatchObject({ kind: 'body', details: { body } });
    expect(
      await within(getGroup('Body above it')).findByText(/cannot report to itself/),
    ).toBeVisible();
  });

  test('[SPEC 3.8.1] the form of a decision speaks Turkish', async () => {
    const details = { body: null, decision: A_DECISION, commitment: null };
    renderDetails('governance', aWrittenDetails('governance', { kind: 'decision', details }), {
      locale: 'tr',
    });
    expect(await findTextbox('Karar numarası')).toHaveValue('HC-2026-054');
  });
});
