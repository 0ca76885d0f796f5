import { screen, waitFor, within } from '@testing-library/react';
import ar from '../../../../../../i18n/ar.json';
import en from '../../../../../../i18n/en.json';
import tr from '../../../../../../i18n/tr.json';
import type { MeetingCancellation, MeetingChange } from '../../../../../shared/contract/meetings';
import { enterText } from '../../../../testing/enterText';
import { aProblem } from '../../../../testing/factories';
import { testInLanguages } from '../../../../testing/testInLanguages';
import { aMeetingSource } from '../testing/aMeetingSource';
import {
  findItem,
  MEETING_PATH,
  press,
  renderMeetingEdit,
  listSentBodies,
} from '../testing/renderMeetingEdit';

const MESSAGES = { en, ar, tr } as const;

const refused = (detail: string) => {
  const { status, body } = aProblem(422, 'invalidDetails');
  return { status, body: { ...body, detail } };
};

test('what the host finds wrong stands at its fields', async () => {
  const answer = refused('endsAt: order, agenda.0.items.0.title: missing');
  renderMeetingEdit({ answers: { [`PUT ${MEETING_PATH}`]: answer } });
  await findItem('2');
  await press('Save the meeting');
  expect(await screen.findByText('This has to come after the beginning.')).toBeVisible();
  expect(
    within(await findItem('1.1')).getByRole('textbox', { name: /item, in English/ }),
  ).toBeInvalid();
});

testInLanguages(
  (locale) => `an hour that clocks leave out is told at the time, in ${locale}`,
  async (locale) => {
    const texts = MESSAGES[locale];
    renderMeetingEdit({ locale, answers: { [`PUT ${MEETING_PATH}`]: refused('startsAt: gap') } });
    const name = new RegExp(texts['edit.event.startTime']);
    const time = await screen.findByRole('group', { name });
    await press(texts['meeting-edit.save']);
    await waitFor(() =>
      expect(time).toHaveAccessibleDescription(new RegExp(texts['edit.detailFault.gap'])),
    );
  },
);

test('somebody who was quicker is told of with what they wrote, and nothing that was typed is lost', async () => {
  const newer = aMeetingSource({ version: 4 });
  const written = { ...newer.written, title: { en: 'Second reading' } };
  const view = renderMeetingEdit({
    answers: {
      [`${MEETING_PATH}/source`]: [{ body: aMeetingSource() }, { body: { ...newer, written } }],
      [`PUT ${MEETING_PATH}`]: [
        aProblem(409, 'newerRevision'),
        { body: aMeetingSource({ version: 5 }) },
      ],
    },
  });
  const title = await screen.findByRole('textbox', { name: 'Title, in English' });
  await enterText(title, ' of all');
  await press('Save the meeting');
  expect(await screen.findByText('Second reading')).toBeVisible();
  expect(title).toHaveValue('First reading of all');
  await press('Save the meeting');
  await waitFor(() => expect(listSentBodies(view, 'PUT')).toHaveLength(2));
  expect(listSentBodies<MeetingChange>(view, 'PUT')[1]).toMatchObject({ version: 4 });
});

test('a meeting is called off with a reason', async () => {
  const view = renderMeetingEdit({
    answers: {
      [`POST ${MEETING_PATH}/cancellation`]: { body: aMeetingSource({ state: 'cancelled' }) },
    },
  });
  await press('Call it off for good');
  const reason = screen.getByRole('textbox', { name: 'Why it does not take place, in English' });
  expect(reason).toBeInvalid();
  await enterText(reason, 'A storm');
  await press('Call it off for good');
  await waitFor(() => expect(listSentBodies(view, 'POST')).toHaveLength(1));
  expect(listSentBodies<MeetingCancellation>(view, 'POST')).toEqual([
    { version: 3, reason: { en: 'A storm' } },
  ]);
});

test('a meeting that is off is changed no more', async () => {
  renderMeetingEdit({ source: { state: 'cancelled' } });
  expect(await screen.findByText(/was called off/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save the meeting' })).toBeNull();
});

test('[SPEC 1.6] the page in Arabic has its texts, and the fields their own languages', async () => {
  renderMeetingEdit({ locale: 'ar' });
  expect(await screen.findByRole('heading', { level: 1, name: 'تعديل اجتماع' })).toBeVisible();
  expect(await screen.findByRole('textbox', { name: 'العنوان بالإنجليزية' })).toHaveAttribute(
    'lang',
    'en',
  );
});
