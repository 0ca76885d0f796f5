import type { MeetingList } from '../../../shared/contract/meetings';
import type { Locale } from '../../../shared/locales';
import { aSeatDesk, someVacancies } from '../../testing/seatFactories';
import { createTextPicker } from '../../testing/sectionDetails';
import { getSampleSlug } from '../../testing/sectionFactories';
import {
  createDetailStories,
  FAILED_ANSWER,
  createListStories,
  NEVER,
  createOneCallStory,
} from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';

const meetingsIn = (locale: Locale): MeetingList => ({
  upcoming: [
    {
      id: '00000000-0000-4000-8000-00000000000a',
      startsAt: '2026-04-20T15:00:00Z',
      endsAt: null,
      timezone: 'Europe/Istanbul',
      isPublic: true,
      state: 'planned',
      title: createTextPicker(locale)('Sixth meeting', 'الاجتماع السادس', 'Altıncı toplantı'),
      place: createTextPicker(locale)('Town hall', 'دار البلدية', 'Belediye binası'),
      hasMinutes: false,
      decisions: 0,
    },
  ],
  past: [],
  next: null,
  mayWrite: false,
});

const PAGE = `/v1/committees/${getSampleSlug('committees')}`;
const [VACANCIES, VACANCIES_CALL] = ['/committees/vacancies', '/v1/committees/vacancies'];

/** Adds the answers to the page's requests besides the committee. */
const withParts = (story: Story): Story => ({
  ...story,
  answers: (locale) => ({
    ...story.answers(locale),
    [`${PAGE}/meetings`]: { body: meetingsIn(locale) },
    [`${PAGE}/seats`]: { body: aSeatDesk(locale) },
  }),
});

export const COMMITTEE_STORIES = [
  ...createListStories('committees'),
  ...createDetailStories('committees', {
    dissolved: (locale) => ({
      details: {
        dissolution: {
          on: '2026-03-31',
          reason: createTextPicker(locale)(
            'Its work is done.',
            'أُنجز عملها.',
            'Görevi tamamlandı.',
          ),
        },
      },
    }),
    inCharge: () => ({ details: { mayGiveSeats: true } }),
  }).map(withParts),
  createOneCallStory('some', VACANCIES, VACANCIES_CALL, (locale) => ({
    body: someVacancies(locale),
  })),
  createOneCallStory('loading', VACANCIES, VACANCIES_CALL, () => NEVER),
  createOneCallStory('empty', VACANCIES, VACANCIES_CALL, () => ({ body: { committees: [] } })),
  createOneCallStory('failed', VACANCIES, VACANCIES_CALL, () => FAILED_ANSWER),
];
