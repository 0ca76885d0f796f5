import { Type, type Static } from 'typebox';
import { COMMENT_STATES, ContentReference, REPORT_REASONS } from './comments';
import { createPageSchema, PreviewQuery } from './content';
import { Count, DateTime, LocaleSchema, Text, createLanguageFields, nullable } from './text';

const Id = Type.String({ format: 'uuid' });

/**
 * Letters of a statement; how many a dialog takes, a page holds, are suggested, and can be written
 * at once by the staff.
 */
export const STATEMENT_LIMITS = {
  least: 10,
  most: 300,
  inDialog: 10_000,
  pageSize: 25,
  similar: 3,
  seedsAtOnce: 50,
} as const;

/** Agree, pass, disagree, in the sign of the published files. */
export const STATEMENT_VOTES = [1, 0, -1] as const;
const Vote = Type.Integer({ minimum: -1, maximum: 1 });

/** `seen` counts passes, too: how many were asked and answered. */
export const VoteCounts = Type.Object({ agrees: Count, disagrees: Count, seen: Count });
export type VoteCounts = Static<typeof VoteCounts>;

export const Statement = Type.Object({
  id: Id,
  /** In its dialog, from 0; the `comment-id` of the published files. */
  number: Count,
  /**
   * In the reader’s language where somebody has translated it, otherwise as it was written; empty
   * where it may not be read.
   */
  text: Text,
  /** Text as it was written, where `text` is a translation. */
  original: nullable(Text),
  state: Type.Enum([...COMMENT_STATES]),
  /** Written by those who run the dialog. */
  isSeed: Type.Boolean(),
  /** About the dialog itself: it is voted on, and plays no part in the groups. */
  isMeta: Type.Boolean(),
  author: Type.String(),
  authorId: nullable(Id),
  createdAt: DateTime,
  /** Null as long as the reader does not see results. */
  counts: nullable(VoteCounts),
  hiddenFor: nullable(Type.Enum([...REPORT_REASONS])),
  /** Relation of the person who reads to it; `vote` null: not answered. Null for visitors. */
  mine: nullable(
    Type.Object({ isAuthor: Type.Boolean(), vote: nullable(Vote), reported: Type.Boolean() }),
  ),
});
export type Statement = Static<typeof Statement>;

/**
 * Orders of statements. Those with most agreement or disagreement first go by the Wilson bound;
 * only readers who see results may ask for the last three.
 */
export const STATEMENT_ORDERS = ['newest', 'oldest', 'agreed', 'disagreed', 'seen'] as const;
export type StatementOrder = (typeof STATEMENT_ORDERS)[number];

/** Relations of mine to statements: those I have answered, those I have not, and those I wrote. */
const STATEMENT_RELATIONS = ['answered', 'open', 'written'] as const;
export type StatementRelation = (typeof STATEMENT_RELATIONS)[number];

/** `GET /v1/dialogs/{slug}/statements`: 25 a page. */
export const StatementsQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    sort: Type.Optional(Type.Enum([...STATEMENT_ORDERS])),
    relation: Type.Optional(Type.Enum([...STATEMENT_RELATIONS])),
    /** Only the one with this number: what a link leads to. */
    number: Type.Optional(Type.Integer({ minimum: 0, maximum: 999_999 })),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
    preview: PreviewQuery,
  },
  { additionalProperties: false },
);
export type StatementsQuery = Static<typeof StatementsQuery>;
export const StatementPage = createPageSchema(Statement);
export type StatementPage = Static<typeof StatementPage>;

/** Progress of the person who reads. */
export const Progress = Type.Object({
  answered: Count,
  /** Statements that are shown and that they have not answered. */
  left: Count,
});
export type Progress = Static<typeof Progress>;

/**
 * `GET /v1/dialogs/{slug}/statements/next`: the one to answer next, by lot with chances as
 * priorities; null when all are answered.
 */
export const NextStatement = Type.Object({ statement: nullable(Statement), progress: Progress });
export type NextStatement = Static<typeof NextStatement>;
export const NextQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    /** The one that stands before the reader: not the same again while there is another. */
    after: Type.Optional(Id),
    /** The one that stands before the reader: the same again while they can answer it. */
    keep: Type.Optional(Id),
  },
  { additionalProperties: false },
);

/**
 * `PUT /v1/dialogs/{slug}/statements/{id}/vote`; the last one counts. Answers the next statement,
 * too.
 */
export const StatementVote = Type.Object({ vote: Vote }, { additionalProperties: false });
export type StatementVote = Static<typeof StatementVote>;
export const VoteAnswer = Type.Object({
  statement: Statement,
  next: nullable(Statement),
  progress: Progress,
});
export type VoteAnswer = Static<typeof VoteAnswer>;

const Words = Type.String({ minLength: 1, maxLength: STATEMENT_LIMITS.most });

/** `GET /v1/dialogs/{slug}/statements/similar`: while somebody writes. */
export const SimilarQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    text: Type.String({ minLength: 1, maxLength: 1_000 }),
    lang: LocaleSchema,
  },
  { additionalProperties: false },
);
export type SimilarQuery = Static<typeof SimilarQuery>;
export const SimilarStatements = Type.Object({
  items: Type.Array(Statement),
  /**
   * The first of them says the same, letter by letter but for case and signs: it cannot be written
   * again.
   */
  isIdentical: Type.Boolean(),
});
export type SimilarStatements = Static<typeof SimilarStatements>;

/** `POST /v1/dialogs/{slug}/statements` with an Idempotency-Key. Its author agrees with it. */
export const NewStatement = Type.Object(
  { text: Words, lang: LocaleSchema },
  { additionalProperties: false },
);
export type NewStatement = Static<typeof NewStatement>;

const Texts = Type.Object(createLanguageFields(Words), {
  additionalProperties: false,
  minProperties: 1,
});

/** `POST /v1/dialogs/{slug}/seeds`: what those who run the dialog begin it with; all or none. */
export const NewSeeds = Type.Object(
  {
    seeds: Type.Array(
      Type.Object(
        { lang: LocaleSchema, texts: Texts, isMeta: Type.Boolean() },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: STATEMENT_LIMITS.seedsAtOnce },
    ),
  },
  { additionalProperties: false },
);
export type NewSeeds = Static<typeof NewSeeds>;
export const SeedsAnswer = Type.Object({ items: Type.Array(Statement) });
export type SeedsAnswer = Static<typeof SeedsAnswer>;

/**
 * `PATCH /v1/dialogs/{slug}/statements/{id}`: translations and whether it is about the dialog
 * itself; never the words of its author.
 */
export const StatementChange = Type.Object(
  { texts: Type.Optional(Texts), isMeta: Type.Optional(Type.Boolean()) },
  { additionalProperties: false },
);
export type StatementChange = Static<typeof StatementChange>;

/**
 * `GET /v1/me/statements`: those of the person who asks in all dialogs that they may read, the
 * newest first, 20 a page.
 */
export const MyStatementsQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type MyStatementsQuery = Static<typeof MyStatementsQuery>;

export const MyStatements = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Id,
      number: Count,
      /** Text as it was written. */
      text: Text,
      state: Type.Enum(['shown', 'held', 'hidden']),
      createdAt: DateTime,
      /** Null as long as its author does not see results there. */
      counts: nullable(VoteCounts),
      place: ContentReference,
    }),
  ),
  next: nullable(Type.String()),
});
export type MyStatements = Static<typeof MyStatements>;
