import type { WrittenItem, WrittenMeeting } from '../../../shared/contract/meetings';
import type { Locale } from '../../../shared/locales';
import { countItems } from '../../../shared/meetings/agenda';
import { toMeetingFaultsText, type MeetingFault } from '../../../shared/meetings/meetingFaults';
import { MEETING_LIMITS } from '../../../shared/meetings/meetingRules';
import { isTimeZone } from '../../../shared/timeZones';
import {
  isBackwards,
  isHttps,
  toMoment,
  findWallTimeFault,
} from '../../editing/details/plannedTimes';
import { readBody, readLine, readLocalized } from '../../editing/readWritten';
import { Problem } from '../../http/problem';

type OneItem = Omit<WrittenItem, 'items'>;

const readItem = <I extends OneItem>(item: I): I => ({
  ...item,
  title: readLocalized(item.title, readLine),
  note: readLocalized(item.note, readBody),
});

/** Reads a meeting as it is kept: nothing in its texts is a command to whoever shows them. */
export const readMeeting = (written: WrittenMeeting): WrittenMeeting => ({
  ...written,
  title: readLocalized(written.title, readLine),
  place: readLocalized(written.place, readLine),
  onlineUrl: written.onlineUrl.trim(),
  agenda: written.agenda.map((item) => ({ ...readItem(item), items: item.items.map(readItem) })),
});

function timeFaults({ timezone, startsAt, endsAt }: WrittenMeeting): MeetingFault[] {
  if (!isTimeZone(timezone)) return [{ field: 'timezone', fault: 'zone' }];
  const times = [
    ['startsAt', startsAt],
    ['endsAt', endsAt],
  ] as const;
  const faults = times.flatMap(([field, wall]): MeetingFault[] => {
    const fault = findWallTimeFault(wall, timezone);
    return fault ? [{ field, fault }] : [];
  });
  if (faults.length > 0) return faults;
  const isWrong = isBackwards(toMoment(startsAt, timezone), toMoment(endsAt, timezone));
  return isWrong ? [{ field: 'endsAt', fault: 'order' }] : [];
}

/** Lists every item with the name of its place, in the order in which they are read. */
const placed = (agenda: readonly WrittenItem[]): (readonly [place: string, item: OneItem])[] =>
  agenda.flatMap((item, index) => [
    [`agenda.${index}`, item] as const,
    ...item.items.map((below, at) => [`agenda.${index}.items.${at}`, below] as const),
  ]);

function agendaFaults(agenda: readonly WrittenItem[], original: Locale): MeetingFault[] {
  if (countItems(agenda) > MEETING_LIMITS.items) return [{ field: 'agenda', fault: 'tooMany' }];
  const items = placed(agenda);
  const ids = new Set(items.map(([, { id }]) => id));
  return [
    ...(ids.size < items.length ? [{ field: 'agenda', fault: 'taken' } as const] : []),
    ...items.flatMap(([place, { title }]): MeetingFault[] =>
      title[original] ? [] : [{ field: `${place}.title`, fault: 'missing' }],
    ),
  ];
}

/** @throws Problem invalidDetails, which names what is wrong */
export function refuseFaults(faults: readonly MeetingFault[]): void {
  if (faults.length > 0) throw new Problem('invalidDetails', toMeetingFaultsText(faults));
}

/**
 * Lists what is wrong with a meeting as it is written; texts are needed in the committee’s original
 * language.
 */
export const faultsOf = (written: WrittenMeeting, original: Locale): MeetingFault[] => [
  ...(written.title[original] ? [] : [{ field: 'title', fault: 'missing' } as const]),
  ...timeFaults(written),
  ...(written.onlineUrl === '' || isHttps(written.onlineUrl)
    ? []
    : [{ field: 'onlineUrl', fault: 'link' } as const]),
  ...agendaFaults(written.agenda, original),
];

/** Converts a faultless meeting to its columns. */
export function planColumns(written: WrittenMeeting) {
  const { timezone, startsAt, endsAt, onlineUrl, isPublic } = written;
  return {
    // Faultless: the clocks show it.
    starts_at: toMoment(startsAt, timezone) ?? new Date(Number.NaN),
    ends_at: toMoment(endsAt, timezone),
    time_zone: timezone,
    title: JSON.stringify(written.title),
    place: JSON.stringify(written.place),
    online_url: onlineUrl || null,
    is_public: isPublic,
  };
}
