import { Type, type Static, type TSchema } from 'typebox';
import { SECTIONS, type Section } from '../sections';
import { Count, Text, nullable } from './text';

export const FAQ_CATEGORIES = [
  'participation',
  'voting',
  'account',
  'privacy',
  'accessibility',
  'content',
] as const;
export type FaqCategory = (typeof FAQ_CATEGORIES)[number];

/** FAQs: the title is the question, the summary the short answer, the body the answer. */
export const createFaqDetailsSchema = <T extends TSchema>(_text: T) =>
  Type.Object({
    category: Type.Enum([...FAQ_CATEGORIES]),
    position: Type.Integer({ minimum: 1 }),
    /** The sections in which the question is shown as help. */
    helpOn: Type.Optional(Type.Array(Type.Enum([...SECTIONS] as Section[]))),
  });

/**
 * Number of readers whom an answer helped, and what the reader has said themselves; a visitor’s
 * vote is known to their browser alone.
 */
export const Helpfulness = Type.Object({
  helpfulYes: Count,
  helpfulNo: Count,
  mine: nullable(Type.Boolean()),
});
export type Helpfulness = Static<typeof Helpfulness>;

/** `PUT /v1/faqs/{slug}/helpfulness` */
export const NewHelpfulness = Type.Object(
  {
    isHelpful: Type.Boolean(),
    visitor: Type.Optional(
      Type.String({
        pattern: '^[\\w-]{16,64}$',
        description: 'A random text; who is not signed in sends the same each time',
      }),
    ),
  },
  { additionalProperties: false },
);
export type NewHelpfulness = Static<typeof NewHelpfulness>;

export const FaqDetails = Type.Object({
  ...createFaqDetailsSchema(Text).properties,
  ...Helpfulness.properties,
});
export type FaqDetails = Static<typeof FaqDetails>;
