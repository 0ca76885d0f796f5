import { Type, type Static } from 'typebox';
import { CONTENT_SECTIONS, type ContentSection } from '../sections';
import { createPageSchema } from './content';
import { Count, DateTime, LocaleSchema, Text, nullable } from './text';

const Id = Type.String({ format: 'uuid' });

export const COMMENT_LIMITS = { most: 4_000, levels: 3, pageSize: 20, note: 1_000 } as const;

/**
 * Best: the lower bound of the Wilson score interval (95 %) of its votes; discussed: the most
 * answers first.
 */
export const COMMENT_ORDERS = ['best', 'newest', 'oldest', 'discussed'] as const;
export type CommentOrder = (typeof COMMENT_ORDERS)[number];

/**
 * Shown; held until somebody of the staff has looked at it; hidden by moderation; deleted by its
 * author. Only authors and moderators read the words of what is held or hidden, nobody those of
 * what is deleted.
 */
export const COMMENT_STATES = ['shown', 'held', 'hidden', 'deleted'] as const;
export type CommentState = (typeof COMMENT_STATES)[number];

export const REPORT_REASONS = ['spam', 'offensive', 'doesNotBelong', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** For, against, or neither. */
const Alignment = Type.Integer({ minimum: -1, maximum: 1 });

export const Comment = Type.Object({
  id: Id,
  parentId: nullable(Id),
  /** The comment of depth 0 that its thread begins with; its own id there. */
  rootId: Id,
  depth: Type.Integer({ minimum: 0, maximum: COMMENT_LIMITS.levels - 1 }),
  state: Type.Enum([...COMMENT_STATES]),
  author: Type.String(),
  /** Null for people who have left, and where the words are not shown. */
  authorId: nullable(Id),
  /** Empty where it may not be read. */
  body: Type.String({ description: 'Markdown; a mention is a link [@Name](/user/{id})' }),
  lang: LocaleSchema,
  alignment: Alignment,
  votes: Type.Object({ up: Count, down: Count }),
  /**
   * Number of comments that answer it directly, those that were hidden or deleted too; not those
   * that are held.
   */
  replies: Count,
  createdAt: DateTime,
  editedAt: nullable(DateTime),
  /** Number of its revision, from 1; goes into If-Match. */
  revision: Type.Integer({ minimum: 1 }),
  /** Reason for which moderation hid it. */
  hiddenFor: nullable(Type.Enum([...REPORT_REASONS])),
  /** Other languages that its words can be asked for in. */
  alsoIn: Type.Array(LocaleSchema),
  /** Relation of the person who reads to it; null for visitors. */
  mine: nullable(
    Type.Object({ isAuthor: Type.Boolean(), vote: Alignment, reported: Type.Boolean() }),
  ),
});
export type Comment = Static<typeof Comment>;

/** `total`: of the whole content, what is shown at every level. */
export const CommentPage = createPageSchema(Comment);
export type CommentPage = Static<typeof CommentPage>;

/**
 * `GET /v1/{section}/{slug}/comments`: 20 comments of depth 0 a page; their answers are asked for
 * one by one.
 */
export const CommentsQuery = Type.Object(
  {
    sort: Type.Optional(Type.Enum([...COMMENT_ORDERS])),
    /** Only those for it, against it or neither. */
    side: Type.Optional(Alignment),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type CommentsQuery = Static<typeof CommentsQuery>;

/** `GET …/comments/{id}/replies`: the direct answers, 20 a page, the oldest first. */
export const RepliesQuery = Type.Object(
  { cursor: Type.Optional(Type.String({ maxLength: 500 })) },
  { additionalProperties: false },
);

/** `GET …/comments/{id}`: the comment, after those that it answers, from depth 0 on. */
export const CommentPath = Type.Object({ items: Type.Array(Comment) });
export type CommentPath = Static<typeof CommentPath>;

const Words = Type.String({ minLength: 1, maxLength: COMMENT_LIMITS.most });

/** `POST …/comments` with an Idempotency-Key. */
export const NewComment = Type.Object(
  {
    parentId: Type.Optional(Id),
    body: Words,
    lang: LocaleSchema,
    alignment: Type.Optional(Alignment),
  },
  { additionalProperties: false },
);
export type NewComment = Static<typeof NewComment>;

/** `PATCH …/comments/{id}` with If-Match; earlier words stay readable in its history. */
export const CommentChange = Type.Object(
  { body: Words, lang: LocaleSchema },
  { additionalProperties: false },
);
export type CommentChange = Static<typeof CommentChange>;

/** `GET …/comments/{id}/history`: what it said before, the oldest first. */
export const CommentHistory = Type.Object({
  items: Type.Array(
    Type.Object({
      revision: Type.Integer(),
      body: Type.String(),
      lang: LocaleSchema,
      at: DateTime,
    }),
  ),
});
export type CommentHistory = Static<typeof CommentHistory>;

/** `PUT …/comments/{id}/vote`; 0 takes it back. Answers the votes as they are now. */
export const CommentVote = Type.Object({ value: Alignment }, { additionalProperties: false });
export type CommentVote = Static<typeof CommentVote>;
export const CommentVotes = Type.Object({ up: Count, down: Count });

/** `POST …/comments/{id}/report`: once per person; the same person again changes the reason. */
export const Report = Type.Object(
  {
    reason: Type.Enum([...REPORT_REASONS]),
    note: Type.Optional(Type.String({ maxLength: COMMENT_LIMITS.note })),
  },
  { additionalProperties: false },
);
export type Report = Static<typeof Report>;

/** The content that something was written under. */
export const ContentReference = Type.Object({
  section: Type.Enum([...CONTENT_SECTIONS] as ContentSection[]),
  slug: Type.String(),
  title: Text,
});

/** Ways in which a comment concerns me: I wrote it, it answers one of mine, or it names me. */
export const COMMENT_RELATIONS = ['mine', 'answer', 'mention'] as const;
export type CommentRelation = (typeof COMMENT_RELATIONS)[number];

/** `GET /v1/me/comments`: those of one relation, or of all; the newest first, 20 a page. */
export const MyCommentsQuery = Type.Object(
  {
    relation: Type.Optional(Type.Enum([...COMMENT_RELATIONS])),
    locale: Type.Optional(LocaleSchema),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type MyCommentsQuery = Static<typeof MyCommentsQuery>;

export const MyComments = Type.Object({
  items: Type.Array(
    Type.Object({
      relation: Type.Enum([...COMMENT_RELATIONS]),
      comment: Comment,
      place: ContentReference,
    }),
  ),
  next: nullable(Type.String()),
});
export type MyComments = Static<typeof MyComments>;

/**
 * `GET /v1/{section}/{slug}/mentionable`: whom a comment there can name, by how a word of their
 * name begins; eight at most.
 */
export const MentionableQuery = Type.Object(
  { q: Type.String({ minLength: 1, maxLength: 60 }) },
  { additionalProperties: false },
);
export type MentionableQuery = Static<typeof MentionableQuery>;
export const Mentionable = Type.Object({
  items: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type Mentionable = Static<typeof Mentionable>;
