import type { MeetingList } from '../../../../../shared/contract/meetings';
import { aDetailPage, getSampleSlug } from '../../../../testing/sectionFactories';
import { aProblem } from '../../../../testing/factories';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../../../workbench/makeStories';
import type { Story, StoryState } from '../../../../workbench/story';
import { MEETING_ID } from '../testing/aMeeting';
import { aMeetingSource } from '../testing/aMeetingSource';

const SLUG = getSampleSlug('committees');
const MEETINGS = `/committees/${SLUG}/meetings`;
const PATH = `${MEETINGS}/${MEETING_ID}/edit`;

const story = (title: StoryState, answer: Parameters<typeof createOneCallStory>[3]) =>
  createOneCallStory(title, PATH, `/v1${MEETINGS}/${MEETING_ID}/source`, answer);

const list: MeetingList = { upcoming: [], past: [], next: null, mayWrite: true };

const creating = (title: StoryState, mayWrite: boolean): Story => ({
  title,
  path: `${MEETINGS}/create`,
  answers: (locale) => ({
    [`/v1/committees/${SLUG}`]: { body: aDetailPage('committees', locale) },
    [`/v1${MEETINGS}`]: { body: { ...list, mayWrite } },
  }),
});

/** The pages on which meetings of a committee are planned. */
export const MEETING_EDIT_STORIES: readonly Story[] = [
  creating('empty', true),
  creating('forbidden', false),
  story('some', () => ({ body: aMeetingSource() })),
  story('cancelled', () => ({ body: aMeetingSource({ state: 'cancelled' }) })),
  story('loading', () => NEVER),
  story('failed', () => FAILED_ANSWER),
  story('forbidden', () => aProblem(403, 'forbidden')),
];
