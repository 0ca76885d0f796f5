import { Type, type Static, type TSchema } from 'typebox';
import { Count, Text } from './text';

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
export const faqDetails = <T extends TSchema>(_text: T) =>
  Type.Object({
    category: Type.Enum([...FAQ_CATEGORIES]),
    position: Type.Integer({ minimum: 1 }),
    helpfulYes: Count,
    helpfulNo: Count,
  });
export const FaqDetails = faqDetails(Text);
export type FaqDetails = Static<typeof FaqDetails>;
