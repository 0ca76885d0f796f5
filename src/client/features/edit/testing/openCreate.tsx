import { screen } from '@testing-library/react';
import { CITY_AUTHOR, TEAM_AUTHOR } from '../../../testing/editFactories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { CreateScreen } from '../CreateScreen';

export const AUTHORS_PATH = '/v1/me/authors';

/** Renders the page on which something new is written, once its form is there. */
export async function openCreate(answers: FakeResponses = {}, url = '/blogs/create') {
  const view = renderScreen(<CreateScreen />, {
    url,
    isSignedIn: true,
    answers: { [AUTHORS_PATH]: { body: { items: [CITY_AUTHOR, TEAM_AUTHOR] } }, ...answers },
  });
  await screen.findByLabelText('Title in English');
  return view;
}
