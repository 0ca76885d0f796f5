import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { aProblem } from '../../../../testing/factories';
import { getSampleSlug } from '../../../../testing/sectionFactories';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../../../workbench/makeStories';
import type { Story, StoryState } from '../../../../workbench/story';
import { MEETING_ID } from '../testing/aMeeting';
import { aHeldMeeting, aMeetingSource } from '../testing/aMeetingSource';

const MEETING = `/committees/${getSampleSlug('committees')}/meetings/${MEETING_ID}`;

const story = (title: StoryState, answer: Parameters<typeof createOneCallStory>[3]) =>
  createOneCallStory(title, `${MEETING}/record`, `/v1${MEETING}/source`, answer);
const shown = (title: StoryState, source: MeetingSource) => story(title, () => ({ body: source }));

/** The page on which a meeting is written down. */
export const RECORD_STORIES: readonly Story[] = [
  shown('empty', aMeetingSource({ hasBegun: true })),
  shown('some', aHeldMeeting()),
  shown('closed', aHeldMeeting({ minutesPublishedAt: '2026-06-20T09:00:00Z' })),
  shown('cancelled', aMeetingSource({ state: 'cancelled' })),
  story('loading', () => NEVER),
  story('failed', () => FAILED_ANSWER),
  story('forbidden', () => aProblem(403, 'forbidden')),
];
