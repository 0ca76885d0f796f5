import { Type, type Static } from 'typebox';
import { REGISTRATION_SECTIONS, type RegisteredSection } from '../sections';
import { EVENT_KINDS } from './events';
import { DateTime, LocaleSchema, PlainDate, Text, nullable } from './text';
import { DistrictKey, TopicKey } from './vocabularies';

/** `2026-11` */
export const MONTH_PATTERN = '^(19|20|21)\\d\\d-(0[1-9]|1[0-2])$';

/** Filters of the list that a calendar knows. */
const filters = {
  locale: Type.Optional(LocaleSchema),
  topic: Type.Optional(TopicKey),
  area: Type.Optional(DistrictKey),
  kind: Type.Optional(Type.Enum([...EVENT_KINDS])),
  q: Type.Optional(Type.String({ maxLength: 200 })),
};

/** Events or trainings alone; both where nothing is said. */
const section = Type.Optional(Type.Enum([...REGISTRATION_SECTIONS] as RegisteredSection[]));

/** `GET /v1/calendar`; without a month the present one. */
export const CalendarQuery = Type.Object(
  { ...filters, section, month: Type.Optional(Type.String({ pattern: MONTH_PATTERN })) },
  { additionalProperties: false },
);
export type CalendarQuery = Static<typeof CalendarQuery>;

/** `GET /v1/events.ics` */
export const EventsFileQuery = Type.Object(filters, { additionalProperties: false });
export type EventsFileQuery = Static<typeof EventsFileQuery>;

/** `GET /v1/calendar.ics` */
export const CalendarFileQuery = Type.Object(
  { ...filters, section },
  { additionalProperties: false },
);
export type CalendarFileQuery = Static<typeof CalendarFileQuery>;

const CalendarItem = Type.Object({
  id: Type.String({ format: 'uuid' }),
  section: Type.Enum([...REGISTRATION_SECTIONS] as RegisteredSection[]),
  slug: Type.String(),
  title: Text,
  opensAt: DateTime,
  closesAt: nullable(DateTime),
  isCancelled: Type.Boolean(),
});
export type CalendarItem = Static<typeof CalendarItem>;

/** No month shows more. */
export const MAX_MONTH_EVENTS = 1_000;

/** A month of events and trainings, by their beginning; all days are the city’s. */
export const CalendarMonth = Type.Object({
  month: Type.String({ pattern: MONTH_PATTERN }),
  today: PlainDate,
  items: Type.Array(CalendarItem),
});
export type CalendarMonth = Static<typeof CalendarMonth>;

/**
 * `GET /v1/me/calendar`: since when there is an address of one’s own calendar; null where there is
 * none.
 */
export const OwnCalendar = Type.Object({ since: nullable(DateTime) });
export type OwnCalendar = Static<typeof OwnCalendar>;

/**
 * `POST /v1/me/calendar`: the address is told once; a new one takes the place of the one before.
 */
export const NewCalendar = Type.Object({ since: DateTime, address: Type.String() });
export type NewCalendar = Static<typeof NewCalendar>;
