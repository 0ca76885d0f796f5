import Type, { type Static } from 'typebox';
import type { Section } from '../sections';
import { ContentSummary, page } from './content';
import { DateTime } from './text';

/** The sections of the account menu (SPEC 2.3) that list contents. */
export const MY_SECTIONS = [
  'teams',
  'committees',
  'have-your-say',
  'publications',
  'blogs',
  'dialogs',
  'events',
] as const satisfies readonly Section[];
export type MySection = (typeof MY_SECTIONS)[number];

/** Why a content is on the list: I wrote it, I am a member of it, or I voted in it. */
export const MY_RELATIONS = ['author', 'member', 'voter'] as const;

export const MyContent = Type.Intersect([
  ContentSummary,
  Type.Object({
    relation: Type.Enum([...MY_RELATIONS]),
    receipt: Type.Union([Type.String(), Type.Null()]),
  }),
]);
export type MyContent = Static<typeof MyContent>;

export const NOTICE_KINDS = ['pollClosingSoon', 'outcomePublished', 'eventSoon'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Something that asks for a person's attention now; it follows from the contents and is stored nowhere. */
export const Notice = Type.Object({
  kind: Type.Enum([...NOTICE_KINDS]),
  at: DateTime,
  content: ContentSummary,
});
export type Notice = Static<typeof Notice>;

/** `GET /v1/me/needs`: the first three of each, and how many there are. Polls that close soon are not said again as notices. */
export const MyNeeds = Type.Object({
  polls: page(ContentSummary),
  drafts: page(ContentSummary),
  notices: page(Notice),
});
export type MyNeeds = Static<typeof MyNeeds>;
