import { useIntl } from 'react-intl';
import { EVENT_AIDS } from '../../../../../shared/contract/events';
import type { Localized } from '../../../../../shared/contract/text';
import type { WrittenEvent } from '../../../../../shared/contract/writtenEvent';
import type { Locale } from '../../../../../shared/locales';
import { accessMessages, wayMessages } from '../../../../parts/details/plan/messages';
import { useLocale } from '../../../../intl/IntlRoot';
import { eventFactMessages } from '../messages';

type Times = Pick<WrittenEvent, 'startsAt' | 'endsAt'>;

/** Writes a time as clocks in its zone show it: `2026-05-08T18:00` is 18:00 wherever one reads. */
const WALL = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;

const toDate = (wall: string): Date => new Date(`${wall}Z`);

const isTime = (wall: string | null): wall is string =>
  wall !== null && !Number.isNaN(toDate(wall).getTime());

/** Puts the details of an event, or of a training, into words: each answer is a list of facts. */
export function useEventFacts(original: Locale) {
  const { formatMessage, formatDate, formatDateTimeRange } = useIntl();
  const locale = useLocale();

  const text = (texts: Localized): string => texts[locale] ?? texts[original] ?? '';
  const times = ({ startsAt, endsAt }: Times): string[] => {
    if (!isTime(startsAt)) return [];
    const start = toDate(startsAt);
    return isTime(endsAt) && endsAt > startsAt
      ? [formatDateTimeRange(start, toDate(endsAt), WALL)]
      : [formatDate(start, WALL)];
  };
  const registration = (rule: WrittenEvent['registration'], capacity: number): string[] => [
    formatMessage(wayMessages[rule.way]),
    ...(rule.way !== 'none' || capacity > 0
      ? [formatMessage(eventFactMessages.places, { count: capacity })]
      : []),
    ...(rule.way === 'here'
      ? [formatMessage(eventFactMessages.guests, { count: rule.guests })]
      : []),
  ];
  const access = ({ access: aids, accessNote, directions }: WrittenEvent): string[] => [
    ...EVENT_AIDS.filter((aid) => aids[aid]).map((aid) => formatMessage(accessMessages[aid])),
    text(directions),
    text(accessNote),
  ];
  const programme = ({ organiser, agenda }: WrittenEvent): string[] => [
    text(organiser),
    formatMessage(eventFactMessages.agenda, { count: agenda.length }),
  ];
  const cancellation = ({ cancellation: reason }: Pick<WrittenEvent, 'cancellation'>): string[] => [
    formatMessage(
      Object.keys(reason).length > 0 ? eventFactMessages.cancelled : eventFactMessages.takesPlace,
    ),
    text(reason),
  ];
  const afterwards = ({ attendees, minutes, publications }: WrittenEvent): string[] => [
    attendees === null ? '' : formatMessage(eventFactMessages.attendees, { count: attendees }),
    Object.keys(minutes).length > 0 ? formatMessage(eventFactMessages.minutes) : '',
    publications.length > 0
      ? formatMessage(eventFactMessages.publications, { count: publications.length })
      : '',
  ];
  return { text, times, registration, access, programme, cancellation, afterwards };
}
