import Type, { type Static } from 'typebox';
import {
  ATTENDANCE_STATUSES,
  DECISION_METHODS,
  DECISION_RESULTS,
  MEETING_LIMITS,
  MEETING_REPLIES,
  MEETING_STATES,
} from '../meetings/meetingRules';
import { EDIT_LIMITS, SLUG_PATTERN } from './editing';
import { createLocalizedSchema } from './localizedText';
import { Count, DateTime, LocaleSchema, Localized, Text, nullable } from './text';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' });
const Slug = Type.String({ pattern: SLUG_PATTERN, maxLength: EDIT_LIMITS.slug });
const Version = Type.Integer({ minimum: 1 });
const Minutes = Type.Integer({ minimum: 0, maximum: MEETING_LIMITS.itemMinutes });
/** Local time in the meeting’s zone: `2026-03-10T18:00`. */
const WallTime = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d$' });

export const MeetingsParams = Type.Object({ slug: Slug }, strict);
export const MeetingParams = Type.Object({ slug: Slug, id: Id }, strict);
export const MeetingDecisionParams = Type.Object({ slug: Slug, id: Id, decision: Id }, strict);

/** `GET /v1/committees/{slug}/meetings`; the cursor leads on among those that are past. */
export const MeetingsQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  strict,
);
export type MeetingsQuery = Static<typeof MeetingsQuery>;

/**
 * Summary of a meeting. Of a closed meeting people who are no members read when it is, and nothing
 * else.
 */
export const MeetingSummary = Type.Object({
  id: Id,
  startsAt: DateTime,
  endsAt: nullable(DateTime),
  timezone: Type.String(),
  isPublic: Type.Boolean(),
  /** Null where it is not for the eyes of the person who asks. */
  title: nullable(Text),
  place: nullable(Text),
  state: Type.Enum([...MEETING_STATES]),
  hasMinutes: Type.Boolean(),
  decisions: Count,
});
export type MeetingSummary = Static<typeof MeetingSummary>;

export const MeetingList = Type.Object({
  /** Meetings that are not over, the next one first; on the first page alone. */
  upcoming: Type.Array(MeetingSummary),
  /** The latest first. */
  past: Type.Array(MeetingSummary),
  next: nullable(Type.String()),
  mayWrite: Type.Boolean(),
});
export type MeetingList = Static<typeof MeetingList>;

const shownItem = { id: Id, title: Text, minutes: Minutes, note: nullable(Text) };
export const AgendaItem = Type.Object({
  ...shownItem,
  items: Type.Array(Type.Object(shownItem)),
});
export type AgendaItem = Static<typeof AgendaItem>;

const MeetingVotes = Type.Object(
  {
    for: Type.Integer({ minimum: 0, maximum: MEETING_LIMITS.votes }),
    against: Type.Integer({ minimum: 0, maximum: MEETING_LIMITS.votes }),
    abstained: Type.Integer({ minimum: 0, maximum: MEETING_LIMITS.votes }),
  },
  strict,
);
export type MeetingVotes = Static<typeof MeetingVotes>;

export const MeetingDecision = Type.Object({
  id: Id,
  itemId: nullable(Id),
  number: Count,
  text: Text,
  method: Type.Enum([...DECISION_METHODS]),
  votes: nullable(MeetingVotes),
  result: Type.Enum([...DECISION_RESULTS]),
  /** Entry of it in the register, for those who may read that. */
  entry: nullable(Type.Object({ slug: Type.String(), title: Text })),
});
export type MeetingDecision = Static<typeof MeetingDecision>;

/** Person who held a seat on the day of the meeting. */
export const Attendee = Type.Object({
  /** Null for who has left the portal. */
  personId: nullable(Id),
  name: nullable(Type.String()),
  state: Type.Enum([...ATTENDANCE_STATUSES]),
});
export type Attendee = Static<typeof Attendee>;

const Reply = Type.Enum([...MEETING_REPLIES]);

const Neighbour = nullable(Type.Object({ id: Id, startsAt: DateTime, title: nullable(Text) }));

/**
 * `GET /v1/committees/{slug}/meetings/{id}`; of a closed meeting `title` is null for who is no
 * member, and the rest is empty.
 */
export const MeetingPage = Type.Object({
  id: Id,
  committee: Type.Object({ slug: Type.String(), title: Text }),
  startsAt: DateTime,
  endsAt: nullable(DateTime),
  timezone: Type.String(),
  isPublic: Type.Boolean(),
  title: nullable(Text),
  place: nullable(Text),
  onlineUrl: nullable(Type.String()),
  state: Type.Enum([...MEETING_STATES]),
  /** Reason for which it does not take place. */
  reason: nullable(Text),
  agenda: Type.Array(AgendaItem),
  /** Published ones. */
  minutes: nullable(Type.Object({ text: Text, publishedAt: DateTime })),
  attendance: Type.Array(Attendee),
  decisions: Type.Array(MeetingDecision),
  previous: Neighbour,
  next: Neighbour,
  /** Reply that the person who asks gave before it began; null: nothing yet. */
  ownReply: nullable(Reply),
  /** They hold a seat on its day, and it is still to come. */
  mayReply: Type.Boolean(),
  /**
   * People who hold a seat on its day and their replies, for those who write it; empty once it has
   * begun.
   */
  replies: Type.Array(Type.Object({ name: Type.String(), reply: nullable(Reply) })),
  /** True if everybody may read it: calendar programs find its file. */
  hasFile: Type.Boolean(),
  mayWrite: Type.Boolean(),
  /** The person who asks may enter its decisions into the register. */
  mayEnter: Type.Boolean(),
});
export type MeetingPage = Static<typeof MeetingPage>;

const writtenItem = {
  /** Made by whoever writes it; decisions name it. */
  id: Id,
  title: createLocalizedSchema(MEETING_LIMITS.itemTitle),
  minutes: Minutes,
  note: createLocalizedSchema(MEETING_LIMITS.note),
};
export const WrittenItem = Type.Object(
  {
    ...writtenItem,
    items: Type.Array(Type.Object(writtenItem, strict), { maxItems: MEETING_LIMITS.items }),
  },
  strict,
);
export type WrittenItem = Static<typeof WrittenItem>;

const writtenMeeting = {
  timezone: Type.String({ maxLength: 60 }),
  startsAt: WallTime,
  endsAt: nullable(WallTime),
  title: createLocalizedSchema(MEETING_LIMITS.title),
  place: createLocalizedSchema(MEETING_LIMITS.place),
  onlineUrl: Type.String({ maxLength: MEETING_LIMITS.url }),
  isPublic: Type.Boolean(),
  agenda: Type.Array(WrittenItem, { maxItems: MEETING_LIMITS.items }),
};

/** `POST /v1/committees/{slug}/meetings`: all times as clocks in its zone show them. */
export const WrittenMeeting = Type.Object(writtenMeeting, strict);
export type WrittenMeeting = Static<typeof WrittenMeeting>;

/**
 * `PUT /v1/committees/{slug}/meetings/{id}`: `version` is the one that the change was made from.
 */
export const MeetingChange = Type.Object({ version: Version, ...writtenMeeting }, strict);
export type MeetingChange = Static<typeof MeetingChange>;

/** `POST …/cancellation` */
export const MeetingCancellation = Type.Object(
  { version: Version, reason: createLocalizedSchema(MEETING_LIMITS.reason) },
  strict,
);
export type MeetingCancellation = Static<typeof MeetingCancellation>;

export const WrittenDecision = Type.Object(
  {
    id: Id,
    itemId: nullable(Id),
    text: createLocalizedSchema(MEETING_LIMITS.decisionText),
    method: Type.Enum([...DECISION_METHODS]),
    /** Null where nobody counted. */
    votes: nullable(MeetingVotes),
    result: Type.Enum([...DECISION_RESULTS]),
  },
  strict,
);
export type WrittenDecision = Static<typeof WrittenDecision>;

/** `PUT …/record`, once the meeting has begun. Decisions are numbered in their order. */
export const MeetingRecord = Type.Object(
  {
    version: Version,
    /**
     * Attendance of people who held a seat that day, or were recorded before; empty: nobody wrote
     * it down.
     */
    attendance: Type.Array(
      Type.Object({ personId: Id, state: Type.Enum([...ATTENDANCE_STATUSES]) }, strict),
      { maxItems: MEETING_LIMITS.holders },
    ),
    decisions: Type.Array(WrittenDecision, { maxItems: MEETING_LIMITS.decisions }),
    minutes: createLocalizedSchema(MEETING_LIMITS.minutes),
  },
  strict,
);
export type MeetingRecord = Static<typeof MeetingRecord>;

/** `POST …/minutes`: publishes them as they are kept. */
export const MinutesPublication = Type.Object({ version: Version }, strict);
export type MinutesPublication = Static<typeof MinutesPublication>;

/**
 * `GET …/source`, and the answer to each change, for those who may write: every language at once.
 */
export const MeetingSource = Type.Object({
  id: Id,
  version: Version,
  originalLocale: LocaleSchema,
  state: Type.Enum([...MEETING_STATES]),
  reason: nullable(Localized),
  hasBegun: Type.Boolean(),
  written: WrittenMeeting,
  minutes: Localized,
  minutesPublishedAt: nullable(DateTime),
  /** Attendance of everybody who held a seat that day; null: not written down yet. */
  attendance: Type.Array(
    Type.Object({
      personId: nullable(Id),
      name: nullable(Type.String()),
      state: nullable(Type.Enum([...ATTENDANCE_STATUSES])),
      /** Reply that they gave before. */
      reply: nullable(Reply),
    }),
  ),
  decisions: Type.Array(
    Type.Object({ ...WrittenDecision.properties, text: Localized, isEntered: Type.Boolean() }),
  ),
});
export type MeetingSource = Static<typeof MeetingSource>;

/**
 * `PUT …/reply`: whether somebody who holds a seat comes; again puts it in the place of what they
 * said.
 */
export const MeetingAnswer = Type.Object({ reply: Reply }, strict);
export type MeetingAnswer = Static<typeof MeetingAnswer>;

/** `POST …/decisions/{decision}/entry`: where it stands in the register; again finds the same. */
export const RegisterEntry = Type.Object({ slug: Type.String() });
export type RegisterEntry = Static<typeof RegisterEntry>;
