import { Type, type Static } from 'typebox';
import { ContentReference, REPORT_REASONS } from './comments';
import { Count, DateTime, LocaleSchema, nullable } from './text';

const Id = Type.String({ format: 'uuid' });

/** Kinds of texts that people write under a content, and that others may report. */
export const MODERATED_KINDS = ['comment', 'statement'] as const;
export type ModeratedKind = (typeof MODERATED_KINDS)[number];

/**
 * Reasons for which something waits for the staff: reports, a newcomer's first, links, many at
 * once, a dialog that shows what was accepted, statements that the same people answered alike,
 * another look that was asked for.
 */
export const QUEUE_CAUSES = [
  'reports',
  'firstPost',
  'links',
  'burst',
  'strict',
  'alike',
  'appeal',
] as const;
export type QueueCause = (typeof QUEUE_CAUSES)[number];

const MODERATION_DECISIONS = ['shown', 'hidden'] as const;
export type ModerationDecision = (typeof MODERATION_DECISIONS)[number];

const Reason = Type.Enum([...REPORT_REASONS]);

/** One thing that waits for a decision, with what is needed to judge it. */
export const QueueItem = Type.Object({
  kind: Type.Enum([...MODERATED_KINDS]),
  id: Id,
  cause: Type.Enum([...QUEUE_CAUSES]),
  state: Type.Enum(['shown', 'held', 'hidden']),
  body: Type.String(),
  lang: LocaleSchema,
  /** Text that it answers, for a comment that answers one. */
  answers: nullable(Type.String()),
  /** Number of a statement in its dialog. */
  number: nullable(Count),
  /**
   * The earlier statement that the same people answered in the same way, where it waits for that.
   */
  alike: nullable(Type.Object({ number: Count, body: Type.String(), lang: LocaleSchema })),
  author: nullable(Type.Object({ id: Id, name: Type.String() })),
  /** Number of texts by the author that were hidden before. */
  hiddenBefore: Count,
  place: ContentReference,
  at: DateTime,
  reports: Type.Array(Type.Object({ reason: Reason, note: Type.String(), at: DateTime })),
  appeal: nullable(Type.Object({ text: Type.String(), at: DateTime })),
  /**
   * Grows with every change of its words, report, appeal and decision; two people who decide at
   * once are told apart by it.
   */
  revision: Type.Integer(),
});
export type QueueItem = Static<typeof QueueItem>;

/** `GET /v1/admin/moderation`: what waits, the longest first; 25 a page. */
export const QueueQuery = Type.Object(
  {
    cause: Type.Optional(Type.Enum([...QUEUE_CAUSES])),
    locale: Type.Optional(LocaleSchema),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type QueueQuery = Static<typeof QueueQuery>;

export const QueuePage = Type.Object({
  items: Type.Array(QueueItem),
  next: nullable(Type.String()),
  total: Count,
});
export type QueuePage = Static<typeof QueuePage>;

/**
 * `POST /v1/admin/moderation`: one decision about one or many; those that somebody decided
 * meanwhile are answered as `newer`.
 */
export const Decision = Type.Object(
  {
    items: Type.Array(
      Type.Object(
        { kind: Type.Enum([...MODERATED_KINDS]), id: Id, revision: Type.Integer() },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 100 },
    ),
    decision: Type.Enum([...MODERATION_DECISIONS]),
    /** Needed where something is hidden. */
    reason: Type.Optional(Reason),
    /** Feedback that the author is told. */
    feedback: Type.Optional(Type.String({ maxLength: 1_000 })),
  },
  { additionalProperties: false },
);
export type Decision = Static<typeof Decision>;

/** `undo` takes the decision back: `POST /v1/admin/moderation/{decisionId}/undo`. */
export const DecisionAnswer = Type.Object({
  decisionId: nullable(Id),
  decided: Count,
  newer: Type.Array(Id),
});
export type DecisionAnswer = Static<typeof DecisionAnswer>;

/** `POST /v1/me/hidden/{kind}/{id}/appeal`, once. */
export const Appeal = Type.Object(
  { text: Type.String({ minLength: 10, maxLength: 1_000 }) },
  { additionalProperties: false },
);
export type Appeal = Static<typeof Appeal>;

/** `GET /v1/me/hidden`: what was hidden of mine and why. */
export const HiddenOfMine = Type.Object({
  items: Type.Array(
    Type.Object({
      kind: Type.Enum([...MODERATED_KINDS]),
      id: Id,
      /** Number of a statement in its dialog. */
      number: nullable(Count),
      body: Type.String(),
      lang: LocaleSchema,
      place: ContentReference,
      reason: Reason,
      feedback: Type.String(),
      at: DateTime,
      /** Waiting, or what came of it; null where nothing was asked. */
      appeal: nullable(Type.Enum(['waiting', 'shown', 'hidden'])),
    }),
  ),
});
export type HiddenOfMine = Static<typeof HiddenOfMine>;

export const LogQuery = Type.Object(
  {
    locale: Type.Optional(LocaleSchema),
    cursor: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);
export type LogQuery = Static<typeof LogQuery>;

/**
 * `GET /v1/moderation/log`, public, the newest first, 25 a page: what was hidden or shown again,
 * where and why; never words or names.
 */
export const ModerationLog = Type.Object({
  items: Type.Array(
    Type.Object({
      id: Id,
      kind: Type.Enum([...MODERATED_KINDS]),
      decision: Type.Enum([...MODERATION_DECISIONS]),
      reason: nullable(Reason),
      /** By the number of reports alone, before anybody of the staff had looked. */
      automatic: Type.Boolean(),
      place: ContentReference,
      at: DateTime,
    }),
  ),
  next: nullable(Type.String()),
  total: Count,
});
export type ModerationLog = Static<typeof ModerationLog>;
