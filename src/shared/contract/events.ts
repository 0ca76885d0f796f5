import { Type, type Static, type TSchema } from 'typebox';
import { ContentReference } from './comments';
import { MAX_GUESTS, NO_REGISTRATION, RegistrationRule } from './registrationRule';
import { Count, Text, nullable } from './text';
import { ATTENDANCE_MODES } from './trainingSessions';

export const EVENT_KINDS = ATTENDANCE_MODES;

/**
 * Guests of one person, places, letters, lines of the agenda and publications: how much of each is
 * taken.
 */
export const EVENT_LIMITS = {
  guests: MAX_GUESTS,
  capacity: 100_000,
  attendees: 100_000,
  name: 150,
  address: 300,
  note: 600,
  minutes: 20_000,
  agenda: 40,
  agendaTitle: 150,
  url: 500,
  publications: 10,
} as const;

export const AGENDA_TIME_PATTERN = '^([01]\\d|2[0-3]):[0-5]\\d$';

export const MapPosition = Type.Object(
  {
    latitude: Type.Number({ minimum: -90, maximum: 90 }),
    longitude: Type.Number({ minimum: -180, maximum: 180 }),
  },
  { additionalProperties: false },
);
export type MapPosition = Static<typeof MapPosition>;

export const EVENT_AIDS = ['stepFree', 'hearingLoop', 'signLanguage'] as const;
export type EventAid = (typeof EVENT_AIDS)[number];

const Aid = nullable(Type.Boolean());
/** Aids for people who need them; null: nobody has said yet whether there is one. */
export const EventAccess = Type.Object(
  { stepFree: Aid, hearingLoop: Aid, signLanguage: Aid },
  { additionalProperties: false, description: 'null: not known yet' },
);
export type EventAccess = Static<typeof EventAccess>;

export const UNKNOWN_ACCESS: EventAccess = {
  stepFree: null,
  hearingLoop: null,
  signLanguage: null,
};

const known = <T extends TSchema>(text: T) => ({
  timezone: Type.String({ description: 'IANA time zone' }),
  location: nullable(text),
  address: nullable(text),
  onlineUrl: nullable(Type.String()),
  /** People and their guests; null: as many as come. */
  capacity: nullable(Count),
  organiser: text,
  access: EventAccess,
  agenda: Type.Array(
    Type.Object({ time: Type.String({ pattern: '^\\d\\d:\\d\\d$' }), title: text }),
  ),
  minutes: nullable(text),
  attendees: nullable(Count),
  cancellation: nullable(text),
});

/** Describes the fields of events that were added later. */
const later = <T extends TSchema>(text: T) => ({
  /** Directions to the place. */
  directions: nullable(text),
  position: nullable(MapPosition),
  accessNote: nullable(text),
  registration: RegistrationRule,
  /** Slugs of publications about it. */
  publications: Type.Array(Type.String()),
});

/** Events as they are kept; start and end are the envelope’s two dates. */
export const createEventDetailsSchema = <T extends TSchema>(text: T) =>
  Type.Object({ ...known(text), ...Type.Partial(Type.Object(later(text))).properties });

/** Defaults for events that were written before these fields. */
export const EVENT_DETAILS_DEFAULTS = {
  directions: null,
  position: null,
  accessNote: null,
  registration: NO_REGISTRATION,
  publications: [],
} as const satisfies Omit<Static<typeof EventDetails>, keyof ReturnType<typeof known>>;

export const EventDetails = Type.Object({ ...known(Text), ...later(Text) });
export type EventDetails = Static<typeof EventDetails>;

/** The same on the event’s page: with the publications about it that the reader may read. */
export const EventPage = Type.Object({
  ...EventDetails.properties,
  places: Type.Array(ContentReference),
});
export type EventPage = Static<typeof EventPage>;
