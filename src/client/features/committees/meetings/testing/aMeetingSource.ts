import type { MeetingSource } from '../../../../../shared/contract/meetings';
import { MEETING_ID } from './aMeeting';

export const itemId = (last: number) => `00000000-0000-4000-8000-00000000001${last}`;

const item = (last: number, en: string, minutes: number) => ({
  ...{ id: itemId(last), title: { en }, minutes, note: {} },
});

/** A meeting that is still to come, as those read it who may change it: three items, the second below the first. */
export const aMeetingSource = (more: Partial<MeetingSource> = {}): MeetingSource => ({
  ...{ id: MEETING_ID, version: 3, originalLocale: 'en', state: 'planned', reason: null },
  hasBegun: false,
  written: {
    ...{ timezone: 'Europe/Istanbul', startsAt: '2026-06-10T18:00', endsAt: '2026-06-10T20:00' },
    title: { en: 'First reading', ar: 'القراءة الأولى', tr: 'İlk görüşme' },
    place: { en: 'Town hall' },
    ...{ onlineUrl: '', isPublic: true },
    agenda: [
      { ...item(1, 'Budget', 5), items: [item(2, 'Schools', 20)] },
      { ...item(3, 'Questions', 10), items: [] },
    ],
  },
  ...{ minutes: {}, minutesPublishedAt: null, attendance: [], decisions: [] },
  ...more,
});
