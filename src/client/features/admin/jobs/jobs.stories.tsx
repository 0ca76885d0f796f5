import type { JobState } from '../../../../shared/contract/jobs';
import { userDataChanged } from '../../../state/sessionSlice';
import { aStaffMember } from '../../../testing/adminFactories';
import { aProblem } from '../../../testing/factories';
import { FAILED_ANSWER, NEVER } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';
import { aJob } from './testing';

const CALL = '/v1/admin/jobs';

const story = (title: StoryState, answer: ReturnType<Story['answers']>[string]): Story => ({
  title,
  path: '/admin/jobs',
  answers: () => ({ [CALL]: answer }),
  happened: [userDataChanged({ user: aStaffMember('admin') })],
});
const shown = (...items: readonly JobState[]) => ({ body: { items } });

export const JOB_STORIES: readonly Story[] = [
  story(
    'some',
    shown(
      aJob({ name: 'openData', done: { files: 21 } }),
      aJob({ name: 'forgetOld', done: { accounts: 1, links: 4, tries: 120 } }),
      aJob({ name: 'reminders', done: {} }),
      aJob({ isRunning: true, finishedAt: null }),
      aJob({ name: 'mailsAtOnce', failures: 2, fault: 'DatabaseError 53300' }),
    ),
  ),
  story('loading', NEVER),
  story('empty', shown(aJob({ startedAt: null, finishedAt: null, done: {} }))),
  story('failed', FAILED_ANSWER),
  story('forbidden', aProblem(403, 'forbidden')),
];
