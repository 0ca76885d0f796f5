import { screen } from '@testing-library/react';
import { CITY, TEAM } from '../../../testing/editFactories';
import type { Answers } from '../../../testing/fakeApi';
import { renderScreen } from '../../../testing/renderScreen';
import { CreateScreen } from '../CreateScreen';

export const AUTHORS = '/v1/me/authors';

/** Renders the page on which something new is written, once its form is there. */
export async function openCreate(answers: Answers = {}, url = '/blogs/create') {
  const view = renderScreen(<CreateScreen />, {
    url,
    isSignedIn: true,
    answers: { [AUTHORS]: { body: { items: [CITY, TEAM] } }, ...answers },
  });
  await screen.findByLabelText('Title in English');
  return view;
}
