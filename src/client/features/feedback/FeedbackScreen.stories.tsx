import { userDataChanged } from '../../state/sessionSlice';
import { aStaffMember } from '../../testing/adminFactories';
import type { Story } from '../../workbench/story';

const SUBJECT = 'about=accessibility&page=/events/summer-night&reference=1f2e3d4c';

export const FEEDBACK_STORIES: readonly Story[] = [
  { title: 'some', path: '/feedback', answers: () => ({}) },
  {
    title: 'signedIn',
    path: `/feedback?${SUBJECT}`,
    answers: () => ({}),
    happened: [userDataChanged({ user: aStaffMember('moderator') })],
  },
  {
    title: 'longTexts',
    path: `/feedback?page=/${'a-very-long-address-'.repeat(15)}&reference=${'1f2e'.repeat(20)}`,
    answers: () => ({}),
  },
];
