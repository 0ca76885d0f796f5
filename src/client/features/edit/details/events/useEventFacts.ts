import { useIntl } from 'react-intl';
import { EVENT_AIDS } from '../../../../../shared/contract/events';
import type { Localized } from '../../../../../shared/contract/text';
import type { WrittenEvent } from '../../../../../shared/contract/writtenEvent';
import type { Locale } from '../../../../../shared/locales';
import { accessMessages, wayMessages } from '../../../../parts/details/plan/messages';
import { useLocale } from '../../../../intl/IntlRoot';
import { useMoments } from '../../../../intl/moments';
import { findMoment } from '../../../../../shared/timeZones';
import { eventFactMessages } from '../messages';

type Times = Pick<WrittenEvent, 'startsAt' | 'endsAt' | 'timezone'>;

/** Returns the moment when clocks of the zone show `wall`; null where there is none. */
function toMoment(wall: string | null, zone: string): string | null {
  const found = wall === null ? null : findMoment(wall, zone);
  return found && new Date(found.atMs).toISOString();
}

/** Puts the details of an event, or of a training, into words: each answer is a list of facts. */
export function useEventFacts(original: Locale) {
  const { formatMessage } = useIntl();
  const { formatMoment, formatMoments } = useMoments();
  const locale = useLocale();

  const text = (texts: Localized): string => texts[locale] ?? texts[original] ?? '';
  const times = ({ startsAt, endsAt, timezone }: Times): string[] => {
    const [start, end] = [toMoment(startsAt, timezone), toMoment(endsAt, timezone)];
    if (start === null) return [];
    return [
      end !== null && end > start
        ? formatMoments(start, end, 'medium')
        : formatMoment(start, 'medium'),
    ];
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
