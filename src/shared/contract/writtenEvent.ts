import Type, { type Static } from 'typebox';
import { EDIT_LIMITS, SLUG_PATTERN } from './editing';
import { AGENDA_TIME_PATTERN, EVENT_LIMITS, EventAccess, MapPosition } from './events';
import { createLocalizedSchema } from './localizedText';
import { MAX_GUESTS, REGISTRATION_WAYS } from './registrationRule';
import { nullable } from './text';

const strict = { additionalProperties: false } as const;
const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: EDIT_LIMITS.slug });
/** Local time in the zone of an event or training: `2026-03-10T18:00`. */
export const WallTime = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$' });
const Link = Type.String({ maxLength: EVENT_LIMITS.url });

/** Registration as it is written: without an address it has none. */
export const WrittenRegistration = Type.Object(
  {
    way: Type.Enum([...REGISTRATION_WAYS]),
    url: Link,
    guests: Type.Integer({ minimum: 0, maximum: MAX_GUESTS }),
    opensAt: nullable(WallTime),
    closesAt: nullable(WallTime),
  },
  strict,
);
export type WrittenRegistration = Static<typeof WrittenRegistration>;

/** A text that says nothing is none. */
export const WrittenEvent = Type.Object(
  {
    timezone: Type.String({ maxLength: 60 }),
    startsAt: nullable(WallTime),
    endsAt: nullable(WallTime),
    location: createLocalizedSchema(EVENT_LIMITS.name),
    address: createLocalizedSchema(EVENT_LIMITS.address),
    directions: createLocalizedSchema(EVENT_LIMITS.note),
    position: nullable(MapPosition),
    onlineUrl: Link,
    access: EventAccess,
    accessNote: createLocalizedSchema(EVENT_LIMITS.note),
    organiser: createLocalizedSchema(EVENT_LIMITS.name),
    agenda: Type.Array(
      Type.Object(
        {
          time: Type.String({ pattern: AGENDA_TIME_PATTERN }),
          title: createLocalizedSchema(EVENT_LIMITS.agendaTitle),
        },
        strict,
      ),
      { maxItems: EVENT_LIMITS.agenda },
    ),
    registration: WrittenRegistration,
    /** 0: as many as come. */
    capacity: Type.Integer({ minimum: 0, maximum: EVENT_LIMITS.capacity }),
    /** Reason for which it does not take place. */
    cancellation: createLocalizedSchema(EVENT_LIMITS.note),
    minutes: createLocalizedSchema(EVENT_LIMITS.minutes),
    attendees: nullable(Type.Integer({ minimum: 0, maximum: EVENT_LIMITS.attendees })),
    publications: Type.Array(Slug, { maxItems: EVENT_LIMITS.publications, uniqueItems: true }),
  },
  strict,
);
export type WrittenEvent = Static<typeof WrittenEvent>;
