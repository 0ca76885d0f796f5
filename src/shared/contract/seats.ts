import { Type, type Static } from 'typebox';
import { SEAT_LIMITS, SEAT_ROLES, TERM_ENDS } from '../seatRules';
import { MEETING_REPLIES } from '../meetings/meetingRules';
import { SLUG_PATTERN } from './editing';
import { createLocalizedSchema } from './localizedText';
import { Count, DateTime, LocaleSchema, Localized, PlainDate, Text, nullable } from './text';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const Role = Type.Enum([...SEAT_ROLES]);
export const SeatKey = Type.String({ pattern: '^[a-z0-9-]{1,40}$' });
const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: 120 });

export const SeatsParams = Type.Object({ slug: Slug }, strict);
export const TermParams = Type.Object({ slug: Slug, term: Id }, strict);
export const SeatsQuery = Type.Object({ locale: Type.Optional(LocaleSchema) }, strict);
export type SeatsQuery = Static<typeof SeatsQuery>;

/** The poll by which somebody was elected. */
export const Election = Type.Object({ slug: Type.String(), title: Text });
export type Election = Static<typeof Election>;

/** Interests that a person has declared: an empty text says that there is nothing to declare. */
export const Interests = Type.Object({ text: Text, at: DateTime });
export type Interests = Static<typeof Interests>;

/** One term of somebody in a committee, as those see it who give its seats. */
export const Term = Type.Object({
  id: Id,
  personId: Id,
  name: Type.String(),
  role: Role,
  /** Null: a substitute, or nobody has said yet. */
  seat: nullable(SeatKey),
  title: Localized,
  electedBy: nullable(Election),
  since: PlainDate,
  /** The last day. */
  until: nullable(PlainDate),
  endedAs: nullable(Type.Enum([...TERM_ENDS])),
  /** True if its last day is over. */
  isOver: Type.Boolean(),
});
export type Term = Static<typeof Term>;

export const Seats = Type.Object({
  key: SeatKey,
  category: Text,
  seats: Type.Integer({ minimum: 1 }),
  vacant: Count,
  /** The first day on which as many were vacant as today, where that is known. */
  vacantSince: nullable(PlainDate),
});
export type Seats = Static<typeof Seats>;

/** `GET /v1/committees/{slug}/seats` */
export const SeatManagement = Type.Object({
  committee: Type.Object({ slug: Type.String(), title: Text }),
  isDissolved: Type.Boolean(),
  composition: Type.Array(Seats),
  /**
   * Terms that run or come first, officers before members; then those that are over, the latest
   * first.
   */
  terms: Type.Array(Term),
  /** Polls that are over and that everybody may read, the latest first. */
  elections: Type.Array(Election),
});
export type SeatManagement = Static<typeof SeatManagement>;

/** `GET /v1/committees/{slug}/people`: whose name contains these letters, at most ten. */
export const SeatPeopleQuery = Type.Object(
  { q: Type.String({ minLength: SEAT_LIMITS.soughtLetters, maxLength: 80 }) },
  strict,
);
export type SeatPeopleQuery = Static<typeof SeatPeopleQuery>;
export const PeopleFound = Type.Object({
  people: Type.Array(Type.Object({ personId: Id, name: Type.String() })),
});
export type PeopleFound = Static<typeof PeopleFound>;

const title = createLocalizedSchema(SEAT_LIMITS.title);
/** The address of a poll. */
const electedBy = nullable(Slug);

/** `POST /v1/committees/{slug}/seats`: the very same again changes nothing. */
export const NewTerm = Type.Object(
  {
    person: Id,
    role: Role,
    seat: nullable(SeatKey),
    title,
    electedBy,
    since: PlainDate,
    until: nullable(PlainDate),
  },
  strict,
);
export type NewTerm = Static<typeof NewTerm>;

/** `PUT /v1/committees/{slug}/seats/{term}` */
export const TermChange = Type.Object(
  { role: Role, seat: nullable(SeatKey), title, electedBy, until: nullable(PlainDate) },
  strict,
);
export type TermChange = Static<typeof TermChange>;

/** `POST /v1/committees/{slug}/seats/{term}/end` */
export const TermEnd = Type.Object(
  {
    as: Type.Enum([...TERM_ENDS]),
    /** The last day. */
    on: PlainDate,
    /** Person who takes the seat on the day after; where somebody is replaced, and only there. */
    by: nullable(Id),
  },
  strict,
);
export type TermEnd = Static<typeof TermEnd>;

const CommitteeName = Type.Object({ slug: Type.String(), title: Text });

/** `GET /v1/committees/vacancies` */
export const Vacancies = Type.Object({
  committees: Type.Array(
    Type.Object({ committee: CommitteeName, mandate: Text, seats: Type.Array(Seats) }),
  ),
});
export type Vacancies = Static<typeof Vacancies>;

/** The next meeting in somebody's term. */
const NextMeeting = Type.Object({
  id: Id,
  startsAt: DateTime,
  title: Text,
  place: nullable(Text),
  onlineUrl: nullable(Type.String()),
  /** Number of items on its agenda. */
  items: Count,
  reply: nullable(Type.Enum([...MEETING_REPLIES])),
});
export type NextMeeting = Static<typeof NextMeeting>;

/** `GET /v1/me/seats`: own terms, the running ones first. */
export const MySeats = Type.Object({
  terms: Type.Array(
    Type.Object({
      id: Id,
      committee: CommitteeName,
      role: Role,
      category: nullable(Text),
      title: nullable(Text),
      electedBy: nullable(Election),
      /** Null: nothing was declared yet. */
      interests: nullable(Interests),
      since: PlainDate,
      until: nullable(PlainDate),
      endedAs: nullable(Type.Enum([...TERM_ENDS])),
      isOver: Type.Boolean(),
      isDissolved: Type.Boolean(),
      /** Tells whether the person who asks gives seats there. */
      mayGive: Type.Boolean(),
      /** Next meeting, of a term that is not over. */
      nextMeeting: nullable(NextMeeting),
      /** The latest published minutes. */
      minutes: nullable(Type.Object({ id: Id, startsAt: DateTime, title: Text })),
      /**
       * Polls of the committee that wait for the vote of the person who asks, those that close
       * soonest first.
       */
      polls: Type.Array(
        Type.Object({ slug: Type.String(), title: Text, closesAt: nullable(DateTime) }),
      ),
    }),
  ),
});
export type MySeats = Static<typeof MySeats>;

/**
 * `PUT /v1/me/seats/{term}/interests`: in the own words of somebody who holds a seat, or will hold
 * one.
 */
export const OwnTermParams = Type.Object({ term: Id }, strict);
export const InterestsBody = Type.Object(
  { text: Type.String({ maxLength: SEAT_LIMITS.interests }), locale: LocaleSchema },
  strict,
);
export type InterestsBody = Static<typeof InterestsBody>;
