import type { MeetingPage } from '../../../../shared/contract/meetings';
import type { Locale } from '../../../../shared/locales';
import { sayIn } from '../../../testing/sectionDetails';
import { FAILURE, NEVER, oneCall } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';
import { aMeeting, MEETING_ID } from './testing/aMeeting';

const PATH = `/committees/budget/meetings/${MEETING_ID}`;

const story = (title: StoryState, more: (locale: Locale) => Partial<MeetingPage>): Story =>
  oneCall(title, PATH, `/v1${PATH}`, (locale) => ({ body: aMeeting(locale, more(locale)) }));

export const MEETING_STORIES: readonly Story[] = [
  oneCall('loading', PATH, `/v1${PATH}`, () => NEVER),
  oneCall('failed', PATH, `/v1${PATH}`, () => FAILURE),
  story('some', () => ({})),
  story('inCharge', () => ({
    state: 'planned',
    mayWrite: true,
    minutes: null,
    attendance: [],
    decisions: [],
    mayReply: true,
    ownReply: 'coming',
    replies: [
      { name: 'Leyla Demir', reply: 'coming' },
      { name: 'عمر حداد', reply: null },
    ],
  })),
  story('cancelled', (locale) => ({
    state: 'cancelled',
    reason: sayIn(locale)('A storm.', 'عاصفة.', 'Fırtına.'),
    minutes: null,
    attendance: [],
    decisions: [],
  })),
];
