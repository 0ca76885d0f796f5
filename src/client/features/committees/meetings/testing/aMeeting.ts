import type { MeetingPage } from '../../../../../shared/contract/meetings';
import type { Locale } from '../../../../../shared/locales';
import { createTextPicker } from '../../../../testing/sectionDetails';

const idOf = (last: string) => `00000000-0000-4000-8000-00000000000${last}`;
export const MEETING_ID = idOf('a');

/** Creates a meeting whose minutes are out, as the API sends it. */
export function aMeeting(locale: Locale, more: Partial<MeetingPage> = {}): MeetingPage {
  const say = createTextPicker(locale);
  const entry = { slug: 'entry', title: say('Entry', 'قيد', 'Kayıt') };
  return {
    id: MEETING_ID,
    startsAt: '2026-04-20T15:00:00Z',
    endsAt: '2026-04-20T16:00:00Z',
    timezone: 'Europe/Istanbul',
    isPublic: true,
    onlineUrl: null,
    state: 'held',
    committee: {
      slug: 'budget',
      title: say('Budget Committee', 'لجنة الميزانية', 'Bütçe Komitesi'),
    },
    title: say('First reading', 'القراءة الأولى', 'İlk görüşme'),
    place: say('Town hall', 'دار البلدية', 'Belediye binası'),
    reason: null,
    agenda: [
      {
        id: idOf('1'),
        title: say('Budget', 'الميزانية', 'Bütçe'),
        minutes: 5,
        note: null,
        items: [
          { id: idOf('2'), title: say('Schools', 'المدارس', 'Okullar'), minutes: 20, note: null },
        ],
      },
      {
        id: idOf('3'),
        title: say('Questions', 'أسئلة', 'Sorular'),
        minutes: 0,
        note: null,
        items: [],
      },
    ],
    minutes: {
      text: say('All is well.', 'كل شيء على ما يرام.', 'Her şey yolunda.'),
      publishedAt: '2026-04-25T09:00:00Z',
    },
    attendance: [
      { personId: idOf('4'), name: 'Leyla Demir', state: 'present' },
      { personId: null, name: null, state: 'excused' },
    ],
    decisions: [
      {
        id: idOf('5'),
        itemId: idOf('2'),
        number: 1,
        method: 'showOfHands',
        result: 'adopted',
        text: say('More for schools.', 'المزيد للمدارس.', 'Okullara daha fazla.'),
        votes: { for: 7, against: 2, abstained: 0 },
        entry,
      },
    ],
    ownReply: null,
    mayReply: false,
    replies: [],
    previous: null,
    hasFile: true,
    mayWrite: false,
    mayEnter: false,
    next: { id: idOf('b'), startsAt: '2026-05-20T15:00:00Z', title: null },
    ...more,
  };
}
