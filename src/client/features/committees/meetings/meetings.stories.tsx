import type { MeetingPage } from '../../../../shared/contract/meetings';
import type { Locale } from '../../../../shared/locales';
import { createTextPicker } from '../../../testing/sectionDetails';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';
import { aMeeting, MEETING_ID } from './testing/aMeeting';

const PATH = `/committees/budget/meetings/${MEETING_ID}`;

const story = (title: StoryState, more: (locale: Locale) => Partial<MeetingPage>): Story =>
  createOneCallStory(title, PATH, `/v1${PATH}`, (locale) => ({
    body: aMeeting(locale, more(locale)),
  }));

export const MEETING_STORIES: readonly Story[] = [
  createOneCallStory('loading', PATH, `/v1${PATH}`, () => NEVER),
  createOneCallStory('failed', PATH, `/v1${PATH}`, () => FAILED_ANSWER),
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
    reason: createTextPicker(locale)('A storm.', 'عاصفة.', 'Fırtına.'),
    minutes: null,
    attendance: [],
    decisions: [],
  })),
];
