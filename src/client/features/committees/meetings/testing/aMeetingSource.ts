import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { MEETING_ID } from './aMeeting';

export const itemId = (last: number) => `00000000-0000-4000-8000-00000000001${last}`;

const item = (last: number, en: string, minutes: number) => ({
  id: itemId(last),
  title: { en },
  minutes,
  note: {},
});

/**
 * Creates a meeting that is still to come, as people with the right to change it read it: three
 * items, the second below the first.
 */
export const aMeetingSource = (more: Partial<MeetingSource> = {}): MeetingSource => ({
  id: MEETING_ID,
  version: 3,
  originalLocale: 'en',
  state: 'planned',
  reason: null,
  hasBegun: false,
  written: {
    timezone: 'Europe/Istanbul',
    startsAt: '2026-06-10T18:00',
    endsAt: '2026-06-10T20:00',
    title: { en: 'First reading', ar: 'القراءة الأولى', tr: 'İlk görüşme' },
    place: { en: 'Town hall' },
    onlineUrl: '',
    isPublic: true,
    agenda: [
      { ...item(1, 'Budget', 5), items: [item(2, 'Schools', 20)] },
      { ...item(3, 'Questions', 10), items: [] },
    ],
  },
  minutes: {},
  minutesPublishedAt: null,
  attendance: [],
  decisions: [],
  ...more,
});

export const decisionId = (last: number) => `00000000-0000-4000-8000-00000000002${last}`;
export const holderId = (last: number) => `00000000-0000-4000-8000-00000000003${last}`;

/**
 * Creates a meeting that was held: its first decision stands in the register, the second does not;
 * for one member no attendance is noted.
 */
export const aHeldMeeting = (more: Partial<MeetingSource> = {}): MeetingSource => ({
  ...aMeetingSource(),
  state: 'held',
  hasBegun: true,
  minutes: { en: 'All is well.' },
  attendance: [
    { personId: holderId(1), name: 'Leyla Demir', state: 'present', reply: null },
    { personId: holderId(2), name: 'عمر حداد', state: null, reply: null },
    { personId: null, name: null, state: 'excused', reply: null },
  ],
  decisions: [
    {
      id: decisionId(1),
      itemId: itemId(2),
      text: { en: 'More for schools.' },
      method: 'showOfHands',
      result: 'adopted',
      isEntered: true,
      votes: { for: 7, against: 2, abstained: 0 },
    },
    {
      id: decisionId(2),
      itemId: null,
      text: { en: 'Meet again.' },
      votes: null,
      method: 'consensus',
      result: 'adopted',
      isEntered: false,
    },
  ],
  ...more,
});
