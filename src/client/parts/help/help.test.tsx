import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aListPage } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { aListItem } from '../../testing/sectionFactories';
import { SectionHelp } from './SectionHelp';

const ASKED = '/v1/faqs?locale=en&limit=6&helpOn=events';

test('the help of a section comes when it is unfolded, not before', async () => {
  const { calls } = renderScreen(<SectionHelp section="events" />, {
    answers: { [ASKED]: aListPage([aListItem('faqs', 'en', { slug: 'who-can-vote' })]) },
  });
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByText('Help'));
  expect(await screen.findByRole('link', { name: 'Who can vote?' })).toHaveAttribute(
    'href',
    '/faqs/who-can-vote',
  );
  expect(screen.getByRole('link', { name: 'All questions and answers' })).toHaveAttribute(
    'href',
    '/faqs',
  );
});

test('a section without help says so', async () => {
  renderScreen(<SectionHelp section="events" />, { answers: { [ASKED]: aListPage([]) } });
  await userEvent.click(screen.getByText('Help'));
  expect(await screen.findByText('There is no help for this page yet.')).toBeVisible();
});
