import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWrittenDetails } from '../../../testing/detailsFactories';
import { CITY_AUTHOR } from '../../../testing/editFactories';
import { aProblem, aText } from '../../../testing/factories';
import {
  getGroup,
  listSent,
  press,
  refuseDetails,
  renderDetails,
  save,
} from '../../../testing/renderDetails';
import { renderScreen } from '../../../testing/renderScreen';
import { DetailsScreen } from './DetailsScreen';

describe('a post', () => {
  test('is sent with whose it is, what to read on with and whether people comment', async () => {
    const authors = [CITY_AUTHOR, { id: 'person', kind: 'person' as const, name: aText('Nadia') }];
    const view = renderDetails('blogs', aWrittenDetails('blogs', { authors }));
    await userEvent.selectOptions(await screen.findByLabelText('In whose name'), 'person');
    await userEvent.click(screen.getByRole('switch', { name: 'People can comment' }));
    expect(await save(view)).toEqual({
      revision: 3,
      kind: 'post',
      details: { related: [], comments: false, author: 'person' },
    });
  });

  test('somebody else’s post stays theirs unless it is taken over; a foreign name is refused at its field', async () => {
    const written = aWrittenDetails('blogs', { authors: [CITY_AUTHOR], details: { author: null } });
    const view = renderDetails('blogs', written, {
      answers: { 'PUT /v1/blogs/any/details': refuseDetails('author: notYours') },
    });
    expect(await screen.findByLabelText('In whose name')).toHaveDisplayValue('As it is now');
    expect((await save(view)).details).toMatchObject({ author: null });
    expect(await screen.findByText('You cannot write in this name.')).toBeVisible();
  });

  test('[SPEC 3.8.1] the form of a post speaks Arabic', async () => {
    renderDetails('blogs', aWrittenDetails('blogs', { authors: [CITY_AUTHOR] }), { locale: 'ar' });
    expect(await screen.findByRole('switch', { name: 'يمكن للناس التعليق' })).toBeChecked();
  });
});

describe('a question', () => {
  test('is sent with what it is about and where it helps', async () => {
    const view = renderDetails('faqs', aWrittenDetails('faqs'));
    await userEvent.selectOptions(
      await screen.findByLabelText('What the question is about'),
      'Privacy',
    );
    await userEvent.click(within(getGroup('Shown as help in')).getByLabelText('Blog'));
    expect(await save(view)).toEqual({
      revision: 3,
      kind: 'privacy',
      details: { helpOn: ['dialogs', 'blogs'] },
    });
  });

  test('moves one place at once; at the top it cannot go further', async () => {
    const written = aWrittenDetails('faqs');
    const moved = { ...written, revision: 4, rank: { place: 1, of: 5 } };
    const view = renderDetails('faqs', written, {
      answers: {
        '/v1/faqs/any/details': [{ body: written }, { body: moved }],
        'POST /v1/faqs/any/moves': { body: moved },
      },
    });
    expect(await screen.findByText('Number 2 of 5 questions about the same.')).toBeVisible();
    await press('Move up');
    expect(listSent(view, 'POST')).toEqual([{ revision: 3, direction: 'up' }]);
    expect(await screen.findByText('Number 1 of 5 questions about the same.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Move up' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect((await save(view)).revision).toBe(4);
  });

  test('[SPEC 3.8.1] the form of a question speaks Arabic', async () => {
    renderDetails('faqs', aWrittenDetails('faqs'), { locale: 'ar' });
    expect(await screen.findByText('رقم 2 من 5 في الموضوع نفسه.')).toBeVisible();
  });
});

describe('a team', () => {
  test('may have no contact while it is a draft; one that others read needs one', async () => {
    const written = aWrittenDetails('teams', { status: 'draft', details: { contact: null } });
    const draft = renderDetails('teams', written);
    const contact = await screen.findByLabelText(/^Contact address/);
    expect(contact).toHaveValue('');
    expect((await save(draft)).details).toMatchObject({ contact: null });
    draft.unmount();
    const view = renderDetails('teams', { ...written, status: 'published' });
    await screen.findByLabelText(/^Contact address/);
    await press('Save the change');
    expect(listSent(view)).toEqual([]);
    await userEvent.type(screen.getByLabelText(/^Contact address/), 'trees@one.example');
    expect((await save(view, 'Save the change')).details).toMatchObject({
      contact: 'trees@one.example',
    });
  });
});

describe('an event', () => {
  const access = { stepFree: false, hearingLoop: null, signLanguage: true };
  const choose = async (aid: string, choice: string) =>
    userEvent.click(within(screen.getByRole('radiogroup', { name: aid })).getByLabelText(choice));

  test('says of each aid yes, no, or that it is not known yet', async () => {
    const view = renderDetails('events', aWrittenDetails('events', { details: { access } }));
    await screen.findByRole('radiogroup', { name: 'Hearing loop' });
    expect((await save(view)).details).toMatchObject({ access });
    await choose('Step-free access', 'Not known yet');
    await choose('Hearing loop', 'Yes, there is');
    await choose('Sign language interpretation', 'No, there is not');
    expect((await save(view)).details).toMatchObject({
      access: { stepFree: null, hearingLoop: true, signLanguage: false },
    });
  });
});

test('somebody was quicker: nothing typed is lost, and saving again goes on from theirs', async () => {
  const written = aWrittenDetails('faqs');
  const newer = { ...written, revision: 9 };
  const view = renderDetails('faqs', written, {
    answers: {
      '/v1/faqs/any/details': [{ body: written }, { body: newer }],
      'PUT /v1/faqs/any/details': [aProblem(409, 'newerRevision'), { body: newer }],
    },
  });
  const box = () => within(getGroup('Shown as help in')).getByLabelText('Blog');
  await screen.findByText('Shown as help in');
  await userEvent.click(box());
  await save(view);
  expect(await screen.findByText('Somebody changed this while you were writing')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See what they changed' })).toHaveAttribute(
    'href',
    '/faqs/any/history',
  );
  expect(box()).toBeChecked();
  expect((await save(view)).revision).toBe(9);
});

test('a section without details has no such part', async () => {
  renderScreen(<DetailsScreen />, {
    path: '/:section/:slug/edit',
    url: '/quizzes/any/edit?part=details',
    isSignedIn: true,
  });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
});

test('whoever may not change it is told so', async () => {
  renderDetails('faqs', aWrittenDetails('faqs'), {
    answers: { '/v1/faqs/any/details': aProblem(403, 'forbidden') },
  });
  expect(await screen.findByRole('heading', { name: 'You cannot open this page' })).toBeVisible();
});
