import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aProblem } from '../../testing/factories';
import { renderScreen } from '../../testing/renderScreen';
import { OpenDataScreen } from './OpenDataScreen';
import { someOpenData } from './testing';

const DATA = '/v1/open-data';
const some = { body: someOpenData('en') };

test('each dataset is downloaded in three formats, and says what its fields mean', async () => {
  renderScreen(<OpenDataScreen />, { answers: { [DATA]: some } });
  const link = await screen.findByRole('link', { name: 'Download Contents as JSON Lines' });
  expect(link).toHaveAttribute('href', '/v1/open-data/contents.jsonl');
  expect(screen.getByText('212 rows')).toBeVisible();
  await userEvent.click(screen.getByText('What the fields mean', { selector: 'summary' }));
  expect(within(screen.getByRole('table')).getByText('slug')).toBeVisible();
});

test('in Arabic numbers of rows have their form', async () => {
  const body = someOpenData('ar');
  renderScreen(<OpenDataScreen />, {
    locale: 'ar',
    answers: {
      [DATA]: { body: { ...body, files: body.files.map((file) => ({ ...file, rows: 2 })) } },
    },
  });
  expect(await screen.findByText('صفّان')).toBeVisible();
});

test('before the first writing it says when to come back', async () => {
  const body = { ...someOpenData('en'), writtenAt: null, files: [] };
  renderScreen(<OpenDataScreen />, { answers: { [DATA]: { body } } });
  expect(await screen.findByText(/have not been written yet/)).toBeVisible();
});

test('a failed load offers another try', async () => {
  renderScreen(<OpenDataScreen />, { answers: { [DATA]: [aProblem(404, 'notFound'), some] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('212 rows')).toBeVisible();
});

test('visitors are offered nothing that is for the staff', async () => {
  renderScreen(<OpenDataScreen />, { answers: { [DATA]: some } });
  await screen.findByText('212 rows');
  expect(screen.queryByRole('button', { name: 'Write the files now' })).toBeNull();
});
