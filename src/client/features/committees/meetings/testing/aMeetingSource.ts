import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { MEETING_ID } from './aMeeting';

export const toItemId = (last: number) => `00000000-0000-4000-8000-00000000001${last}`;

const item = (last: number, en: string, minutes: number) => ({
  id: toItemId(last),
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

export const toDecisionId = (last: number) => `00000000-0000-4000-8000-00000000002${last}`;
export const toHolderId = (last: number) => `00000000-0000-4000-8000-00000000003${last}`;

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
    { personId: toHolderId(1), name: 'Leyla Demir', state: 'present', reply: null },
    { personId: toHolderId(2), name: 'عمر حداد', state: null, reply: null },
    { personId: null, name: null, state: 'excused', reply: null },
  ],
  decisions: [
    {
      id: toDecisionId(1),
      itemId: toItemId(2),
      text: { en: 'More for schools.' },
      method: 'showOfHands',
      result: 'adopted',
      isEntered: true,
      votes: { for: 7, against: 2, abstained: 0 },
    },
    {
      id: toDecisionId(2),
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
