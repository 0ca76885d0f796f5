import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { ContentSource } from '../../../../shared/contract/editing';
import { StepWorkProvider, useOfferStepWork, type StepWork } from '../../../parts/saving/stepWork';
import { aSource } from '../../../testing/editFactories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { editMessages } from '../messages';
import { EditBar } from './EditBar';

const STEPS = {
  texts: editMessages.texts,
  paper: editMessages.topics,
  files: editMessages.area,
} as const;

const PLACE = { section: 'have-your-say', slug: 'trees' } as const;
const SOURCE_PATH = '/v1/have-your-say/trees/source';

const getBar = async () => within(await screen.findByRole('region', { name: 'What comes next' }));

const render = (step: keyof typeof STEPS, answers: FakeResponses, form: ReactNode = null) =>
  renderScreen(
    <StepWorkProvider>
      {form}
      <EditBar section={PLACE.section} steps={STEPS} step={step} />
    </StepWorkProvider>,
    {
      path: '/:section/:slug/edit',
      url: '/have-your-say/trees/edit',
      isSignedIn: true,
      answers,
    },
  );

async function open(step: keyof typeof STEPS, source: Partial<ContentSource> = {}) {
  render(step, { [SOURCE_PATH]: { body: aSource({ ...PLACE, ...source }) } });
  return getBar();
}

test.each(['texts', 'paper', 'files'] as const)(
  'what is complete can be published from the step %s',
  async (step) => {
    const bar = await open(step);
    expect(bar.getByRole('status')).toHaveTextContent('Nothing is missing.');
    expect(bar.getByRole('button', { name: 'Publish…' })).toBeVisible();
  },
);

test('what lacks something leads to the next step, and cannot be published', async () => {
  const bar = await open('texts', { missing: ['summary', 'details'] });
  expect(bar.getByRole('status')).toHaveTextContent('2 parts are missing.');
  expect(bar.getByRole('link', { name: 'Next: Topics' })).toHaveAttribute(
    'href',
    '/have-your-say/trees/edit?part=paper',
  );
  expect(bar.queryByRole('button', { name: 'Publish…' })).toBeNull();
});

test('the last step leads back to where something is missing', async () => {
  const bar = await open('files', { missing: ['details'] });
  expect(bar.getByRole('link', { name: 'Next: Topics' })).toBeVisible();
});

test('what is out leads to its page', async () => {
  const bar = await open('texts', { status: 'published', acts: ['archive'] });
  expect(bar.getByRole('link', { name: 'See the page' })).toHaveAttribute(
    'href',
    '/have-your-say/trees',
  );
});

describe('a step with something that is not saved yet', () => {
  const POST = 'POST /v1/have-your-say/trees/transitions';

  function Form({ faults, save }: StepWork) {
    useOfferStepWork({ faults, save }, true);
    return null;
  }

  async function openForm(work: StepWork, answers: FakeResponses = {}) {
    const { calls } = render(
      'paper',
      {
        [SOURCE_PATH]: [
          { body: aSource({ ...PLACE, missing: ['details'] }) },
          { body: aSource({ ...PLACE, revision: 4 }) },
        ],
        ...answers,
      },
      <Form {...work} />,
    );
    const bar = await getBar();
    const listActs = () =>
      calls.filter(({ method }) => method === 'POST').map(({ body }) => body as object);
    return { bar, listActs };
  }

  test('is saved before it is published, from the revision that was made', async () => {
    const save = jest.fn(() => Promise.resolve(true));
    const { bar, listActs } = await openForm(
      { faults: 0, save },
      { [POST]: { body: aSource({ ...PLACE, status: 'published' }) } },
    );
    // The host does not know yet that nothing is missing any more.
    expect(bar.getByRole('status')).toHaveTextContent('Nothing is missing.');
    await userEvent.click(bar.getByRole('button', { name: 'Save and publish…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Publish now' }));
    expect(await screen.findByRole('dialog', { name: 'Published' })).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    expect(listActs()).toEqual([{ act: 'publish', revision: 4 }]);
  });

  test('is submitted as it is then', async () => {
    const { bar, listActs } = await openForm(
      { faults: 0, save: () => Promise.resolve(true) },
      { [POST]: { body: aSource({ ...PLACE, status: 'in_review' }) } },
    );
    await userEvent.click(bar.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Submit it' }));
    await waitFor(() => expect(listActs()).toEqual([{ act: 'submit', revision: 4 }]));
  });

  test('is not published where it cannot be saved, and that is said', async () => {
    const { bar, listActs } = await openForm({ faults: 0, save: () => Promise.resolve(false) });
    await userEvent.click(bar.getByRole('button', { name: 'Save and publish…' }));
    expect(await bar.findByRole('alert')).toHaveTextContent('could not be saved');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(listActs()).toEqual([]);
  });

  test('cannot be published while the page itself knows of a fault', async () => {
    const { bar } = await openForm({ faults: 2, save: () => Promise.resolve(true) });
    expect(bar.getByRole('status')).toHaveTextContent('1 part is missing.');
    expect(bar.queryByRole('button', { name: 'Save and publish…' })).toBeNull();
  });
});
