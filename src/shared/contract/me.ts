import Type, { type Static } from 'typebox';
import type { Section } from '../sections';
import { REPORT_REASONS } from './comments';
import { ContentSummary, createPageSchema } from './content';
import { DateTime, Text, nullable } from './text';

/**
 * The sections of the account menu (SPEC 2.3) that list contents; votes have a page of their own.
 */
export const MY_SECTIONS = [
  'teams',
  'committees',
  'publications',
  'blogs',
  'dialogs',
  'events',
] as const satisfies readonly Section[];
export type MySection = (typeof MY_SECTIONS)[number];

/** Reasons for which a content is on the list: I wrote it, or I am a member of it. */
const MY_RELATIONS = ['author', 'member'] as const;

export const MyContent = Type.Intersect([
  ContentSummary,
  Type.Object({ relation: Type.Enum([...MY_RELATIONS]) }),
]);
export type MyContent = Static<typeof MyContent>;

/** A poll in which I voted. */
export const MyVote = Type.Intersect([
  ContentSummary,
  Type.Object({
    receipt: Type.String(),
    castAt: DateTime,
    /** True if its ballots were counted. */
    isCounted: Type.Boolean(),
    /** Outcome that the city gave it. */
    outcome: nullable(Text),
  }),
]);
export type MyVote = Static<typeof MyVote>;

/**
 * `GET /v1/me/have-your-say`: what I may still vote in, what I voted in and is open, and what has
 * closed.
 */
export const MyPolls = Type.Object({
  toDo: Type.Array(ContentSummary),
  voted: Type.Array(MyVote),
  closed: Type.Array(MyVote),
});
export type MyPolls = Static<typeof MyPolls>;

export const NOTICE_KINDS = [
  'pollClosingSoon',
  'resultPublished',
  'outcomePublished',
  'eventSoon',
  'hidden',
  'conclusionsDue',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/**
 * Notice that asks for a person's attention now; it follows from the contents and is stored
 * nowhere.
 */
export const Notice = Type.Object({
  kind: Type.Enum([...NOTICE_KINDS]),
  at: DateTime,
  content: ContentSummary,
  /** Reason for `hidden`: why moderation hid what the person wrote there. */
  reason: Type.Optional(Type.Enum([...REPORT_REASONS])),
});
export type Notice = Static<typeof Notice>;

/**
 * `GET /v1/me/needs`: the first three of each, and how many there are. Polls that close soon are
 * not said again as notices.
 */
export const MyNeeds = Type.Object({
  polls: createPageSchema(ContentSummary),
  drafts: createPageSchema(ContentSummary),
  notices: createPageSchema(Notice),
});
export type MyNeeds = Static<typeof MyNeeds>;
