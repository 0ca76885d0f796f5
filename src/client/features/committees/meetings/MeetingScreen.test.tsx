import { screen, within } from '@testing-library/react';
import type { MeetingPage } from '../../../../shared/contract/meetings';
import { aProblem, aText } from '../../../testing/factories';
import { renderScreen } from '../../../testing/renderScreen';
import { aMeeting, MEETING_ID } from './testing/aMeeting';
import { MeetingScreen } from './MeetingScreen';

const URL = `/committees/budget/meetings/${MEETING_ID}`;
const route = { path: '/committees/:slug/meetings/:id', url: URL };
const show = async (more: Partial<MeetingPage> = {}) => {
  const body = aMeeting('en', more);
  renderScreen(<MeetingScreen />, { ...route, answers: { [`/v1${URL}`]: { body } } });
  await screen.findByRole('heading', { level: 1 });
};
const part = (name: string) => within(screen.getByRole('region', { name }));

test('the agenda is numbered, with items below others, and says when each begins', async () => {
  await show();
  const items = part('Agenda').getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(
    /^1\s*18:00\s*Budget\s*5 minutes\s*1\.1\s*18:05\s*Schools\s*20 minutes$/,
  );
  expect(items[2]).toHaveTextContent(/^2\s*18:25\s*Questions/);
});

test('attendance is a table, decisions have their votes and lead into the register', async () => {
  await show();
  expect(part('Attendance').getByText('1 of 2 present')).toBeVisible();
  expect(part('Attendance').getByText('Somebody who has left the portal')).toBeVisible();
  expect(part('Decisions').getByText('7 for, 2 against, 0 abstained')).toBeVisible();
  expect(part('Decisions').getByRole('link', { name: 'Entry' })).toHaveAttribute(
    'href',
    '/governance/entry',
  );
  expect(screen.queryByRole('button', { name: 'Enter into the register' })).toBeNull();
});

test('editors enter what is not in the register yet', async () => {
  const [decision] = aMeeting('en').decisions;
  await show({ mayEnter: true, decisions: [{ ...decision!, entry: null }] });
  expect(screen.getByRole('button', { name: 'Enter into the register' })).toBeVisible();
});

test('of a closed meeting only its time is told', async () => {
  await show({
    isPublic: false,
    title: null,
    place: null,
    agenda: [],
    minutes: null,
    attendance: [],
    decisions: [],
    hasFile: false,
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Closed meeting');
  expect(screen.queryByRole('link', { name: 'Add to your calendar' })).toBeNull();
});

test('a cancelled meeting says why', async () => {
  await show({ state: 'cancelled', reason: aText('Storm') });
  expect(screen.getByText('This meeting does not take place')).toBeVisible();
  expect(screen.getByText('Storm')).toBeVisible();
});

test('where there is no meeting, nothing is found', async () => {
  renderScreen(<MeetingScreen />, {
    ...route,
    answers: { [`/v1${URL}`]: aProblem(404, 'notFound') },
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page does not exist' }),
  ).toBeVisible();
});

test('whoever holds a seat says whether they come; chair and secretary read what all said', async () => {
  const replies = [
    { name: 'Leyla Demir', reply: 'coming' as const },
    { name: 'Grace Bell', reply: 'notComing' as const },
    { name: 'عمر حداد', reply: null },
  ];
  await show({ mayReply: true, ownReply: 'notComing', replies });
  expect(screen.getByRole('button', { name: 'I cannot come' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const said = part('Who will come').getAllByRole('listitem');
  expect(said[0]).toHaveTextContent(/^1 person will come\s*Leyla Demir$/);
  expect(part('Who will come').getByText('1 person has not answered')).toBeVisible();
});

test('visitors are asked for nothing', async () => {
  await show();
  expect(screen.queryByRole('button', { name: 'I will come' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Who will come' })).toBeNull();
});
