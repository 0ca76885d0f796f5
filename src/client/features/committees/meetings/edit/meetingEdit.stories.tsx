import type { MeetingList } from '../../../../../shared/contract/meetings';
import { aDetailOf, slugOf } from '../../../../testing/sectionFactories';
import { problem } from '../../../../testing/factories';
import { FAILURE, NEVER, oneCall } from '../../../../workbench/makeStories';
import type { Story, StoryState } from '../../../../workbench/story';
import { MEETING_ID } from '../testing/aMeeting';
import { aMeetingSource } from '../testing/aMeetingSource';

const SLUG = slugOf('committees');
const MEETINGS = `/committees/${SLUG}/meetings`;
const PATH = `${MEETINGS}/${MEETING_ID}/edit`;

const story = (title: StoryState, answer: Parameters<typeof oneCall>[3]) =>
  oneCall(title, PATH, `/v1${MEETINGS}/${MEETING_ID}/source`, answer);

const list: MeetingList = { upcoming: [], past: [], next: null, mayWrite: true };

const creating = (title: StoryState, mayWrite: boolean): Story => ({
  title,
  path: `${MEETINGS}/create`,
  answers: (locale) => ({
    [`/v1/committees/${SLUG}`]: { body: aDetailOf('committees', locale) },
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
  story('failed', () => FAILURE),
  story('forbidden', () => problem(403, 'forbidden')),
];
