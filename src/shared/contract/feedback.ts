import Type, { type Static } from 'typebox';
import { FEEDBACK_LIMITS, PAGE_PATTERN, REFERENCE_PATTERN } from '../feedbackLimits';
import { Count, DateTime, LocaleSchema, nullable } from './text';

/** Subjects of a message to the portal. */
const FEEDBACK_KINDS = ['accessibility', 'error', 'idea', 'question', 'missing'] as const;
export type FeedbackKind = (typeof FEEDBACK_KINDS)[number];

export const FEEDBACK_STATES = ['open', 'done'] as const;
export type FeedbackState = (typeof FEEDBACK_STATES)[number];

const Words = Type.String({ minLength: FEEDBACK_LIMITS.least, maxLength: FEEDBACK_LIMITS.most });

/** `POST /v1/feedback`, open to everybody. */
export const NewFeedback = Type.Object(
  {
    kind: Type.Enum([...FEEDBACK_KINDS]),
    text: Words,
    page: Type.String({ maxLength: FEEDBACK_LIMITS.page, pattern: PAGE_PATTERN }),
    reference: Type.Optional(
      Type.String({ pattern: REFERENCE_PATTERN, description: 'Of the error that was shown' }),
    ),
    sought: Type.Optional(
      Type.String({
        maxLength: FEEDBACK_LIMITS.sought,
        description: 'The words searched for before',
      }),
    ),
    email: Type.Optional(Type.String({ maxLength: 254, description: 'Where an answer goes' })),
    locale: LocaleSchema,
    website: Type.Optional(
      Type.String({ maxLength: 500, description: 'Nobody sees this field; people leave it empty' }),
    ),
  },
  { additionalProperties: false },
);
export type NewFeedback = Static<typeof NewFeedback>;

/** Reference by which the message is known from now on. */
export const FeedbackReceipt = Type.Object({ ref: Type.String() });
export type FeedbackReceipt = Static<typeof FeedbackReceipt>;

export const FeedbackItem = Type.Object({
  id: Type.String({ format: 'uuid' }),
  ref: Type.String(),
  at: DateTime,
  kind: Type.Enum([...FEEDBACK_KINDS]),
  text: Type.String(),
  page: Type.String(),
  reference: nullable(Type.String()),
  /** The words that were searched for before. */
  sought: nullable(Type.String()),
  locale: LocaleSchema,
  /** Null: written without an account. */
  from: nullable(Type.Object({ id: Type.String({ format: 'uuid' }), name: Type.String() })),
  /** Null for moderators, and where no address was left. */
  email: nullable(Type.String()),
  /** An address was left, no answer has gone to it, and this installation sends mail. */
  canAnswer: Type.Boolean(),
  note: Type.String(),
  answer: nullable(Type.Object({ text: Type.String(), at: DateTime })),
  doneAt: nullable(DateTime),
});
export type FeedbackItem = Static<typeof FeedbackItem>;

/**
 * `GET /v1/admin/feedback`: 25 a page; open messages with the oldest first, the others with the
 * newest first.
 */
export const FeedbackQuery = Type.Object(
  {
    state: Type.Optional(Type.Enum([...FEEDBACK_STATES])),
    cursor: Type.Optional(Type.String({ pattern: '^\\d{1,15}$' })),
  },
  { additionalProperties: false },
);
export type FeedbackQuery = Static<typeof FeedbackQuery>;

export const FeedbackPage = Type.Object({
  items: Type.Array(FeedbackItem),
  next: nullable(Type.String()),
  total: Count,
});
export type FeedbackPage = Static<typeof FeedbackPage>;

/** `POST /v1/admin/feedback/{id}/answer`: goes by mail, once; the message is done then. */
export const FeedbackAnswer = Type.Object({ text: Words }, { additionalProperties: false });
export type FeedbackAnswer = Static<typeof FeedbackAnswer>;

/** `PATCH /v1/admin/feedback/{id}`: what was not given stays. */
export const FeedbackChange = Type.Object(
  {
    done: Type.Optional(Type.Boolean()),
    note: Type.Optional(
      Type.String({ maxLength: FEEDBACK_LIMITS.note, description: 'For staff alone' }),
    ),
  },
  { additionalProperties: false },
);
export type FeedbackChange = Static<typeof FeedbackChange>;
