import { screen, within } from '@testing-library/react';
import type { ContentSource } from '../../../../shared/contract/editing';
import { aSource } from '../../../testing/editFactories';
import { renderScreen } from '../../../testing/renderScreen';
import { editMessages } from '../messages';
import { EditBar } from './EditBar';

const STEPS = {
  texts: editMessages.texts,
  paper: editMessages.topics,
  files: editMessages.area,
} as const;

async function open(step: keyof typeof STEPS, source: Partial<ContentSource> = {}) {
  const place = { section: 'have-your-say', slug: 'trees' } as const;
  renderScreen(<EditBar section={place.section} steps={STEPS} step={step} />, {
    path: '/:section/:slug/edit',
    url: '/have-your-say/trees/edit',
    isSignedIn: true,
    answers: { '/v1/have-your-say/trees/source': { body: aSource({ ...place, ...source }) } },
  });
  return within(await screen.findByRole('region', { name: 'What comes next' }));
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
