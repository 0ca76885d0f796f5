import { Type, type Static } from 'typebox';
import { REGISTRATION_SECTIONS } from '../sections';
import { MAX_GUESTS } from './registrationRule';
import { Count, DateTime, Text, nullable } from './text';

/** `waiting`: there was no place; `noShow`: had one and did not come. */
const REGISTRATION_STATES = ['registered', 'waiting', 'attended', 'noShow', 'cancelled'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Reasons for which nobody can register now. */
const REGISTRATION_REFUSALS = [
  'notHere',
  'cancelled',
  'over',
  'notOpenYet',
  'closed',
  'sectionClosed',
] as const;
export type RegistrationRefusal = (typeof REGISTRATION_REFUSALS)[number];

const strict = { additionalProperties: false } as const;
const State = Type.Enum([...REGISTRATION_STATES]);

/**
 * `PUT /v1/{section}/{slug}/registration`. Again changes nothing; other values change the
 * registration.
 */
export const RegistrationRequest = Type.Object(
  {
    guests: Type.Integer({ minimum: 0, maximum: MAX_GUESTS }),
    /** The others who read the page see the name. */
    isPublic: Type.Boolean(),
  },
  strict,
);
export type RegistrationRequest = Static<typeof RegistrationRequest>;

const OwnRegistration = Type.Object({
  state: State,
  guests: Count,
  isPublic: Type.Boolean(),
  /** Shown at the door. */
  code: Type.String(),
  /** Position in the waiting list, this person included; null for a person who does not wait. */
  placeInLine: nullable(Count),
  registeredAt: DateTime,
  checkedInAt: nullable(DateTime),
});
export type OwnRegistration = Static<typeof OwnRegistration>;

/** Number of the public names that are shown. */
export const MAX_PUBLIC_NAMES = 60;

/**
 * `GET /v1/{section}/{slug}/registration`: how many places there are, and what the person who asks
 * has of them.
 */
export const RegistrationInfo = Type.Object({
  /** Null: as many as come. */
  capacity: nullable(Count),
  /** People and their guests; those who wait have no place. */
  taken: Count,
  waiting: Count,
  /** Number of guests that one person can bring. */
  guests: Count,
  refusal: nullable(Type.Enum([...REGISTRATION_REFUSALS])),
  opensAt: nullable(DateTime),
  closesAt: nullable(DateTime),
  /** People who will come, or came, and let others know: the first ones. */
  attending: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
  mine: nullable(OwnRegistration),
  /** The person who asks may see who has registered, and let them in. */
  organises: Type.Boolean(),
});
export type RegistrationInfo = Static<typeof RegistrationInfo>;

const RegistrationRow = Type.Object({
  id: Type.String({ format: 'uuid' }),
  personId: Type.String({ format: 'uuid' }),
  name: Type.String(),
  state: State,
  guests: Count,
  isPublic: Type.Boolean(),
  /** In the order of arrival. */
  number: Count,
  registeredAt: DateTime,
  checkedInAt: nullable(DateTime),
});
export type RegistrationRow = Static<typeof RegistrationRow>;

export const REGISTRATIONS_PAGE_SIZE = 100;

/** `places`: people who have a place, had one, or have left; `waiting`: people in line for one. */
export const REGISTRATION_LISTS = ['places', 'waiting'] as const;
export type RegistrationList = (typeof REGISTRATION_LISTS)[number];

/**
 * `GET /v1/{section}/{slug}/registrations`, for those who organise: in the order of arrival, 100 a
 * page.
 */
export const RegistrationsQuery = Type.Object(
  {
    q: Type.Optional(Type.String({ maxLength: 100 })),
    /** Without it both lists are one. */
    list: Type.Optional(Type.Enum([...REGISTRATION_LISTS])),
    /** The number of the last row that was sent. */
    after: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000_000 })),
  },
  strict,
);
export type RegistrationsQuery = Static<typeof RegistrationsQuery>;

export const RegistrationsPage = Type.Object({
  items: Type.Array(RegistrationRow),
  /** To be asked for as `after`; null on the last page. */
  next: nullable(Count),
  counts: Type.Object({ registered: Count, waiting: Count, attended: Count, noShow: Count }),
});
export type RegistrationsPage = Static<typeof RegistrationsPage>;

/** `PUT /v1/{section}/{slug}/registrations/{id}`. */
export const Attendance = Type.Object(
  { state: Type.Enum(['registered', 'attended', 'noShow']) },
  strict,
);
export type Attendance = Static<typeof Attendance>;

/** `POST /v1/{section}/{slug}/check-in` */
export const CheckIn = Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }, strict);
export type CheckIn = Static<typeof CheckIn>;

/** `alreadyIn`: since `checkedInAt`; `waiting` and `cancelled` have no place. */
export const CheckedIn = Type.Object({
  outcome: Type.Enum(['in', 'alreadyIn', 'waiting', 'cancelled']),
  name: Type.String(),
  guests: Count,
  checkedInAt: nullable(DateTime),
});
export type CheckedIn = Static<typeof CheckedIn>;

const MyEvent = Type.Object({
  section: Type.Enum([...REGISTRATION_SECTIONS]),
  slug: Type.String(),
  title: Text,
  opensAt: nullable(DateTime),
  closesAt: nullable(DateTime),
  isCancelled: Type.Boolean(),
  isOver: Type.Boolean(),
  registration: OwnRegistration,
});

/**
 * `GET /v1/me/registrations`: the events and trainings that the person who asks has registered for,
 * the next one first and the past at the end.
 */
export const MyEvents = Type.Object({ items: Type.Array(MyEvent) });
export type MyEvents = Static<typeof MyEvents>;
export type MyEvent = MyEvents['items'][number];
