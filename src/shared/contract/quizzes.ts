import { Type, type Static, type TSchema } from 'typebox';
import { Text, nullable } from './text';

export const QUESTION_KINDS = ['single', 'multiple', 'trueFalse'] as const;

/** What is stored. The right answers and the explanations never leave the host before a submission. */
export const quizDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    timeLimitSeconds: nullable(Type.Integer({ minimum: 30, maximum: 14_400 })),
    passMarkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
    questions: Type.Array(
      Type.Object({
        kind: Type.Enum([...QUESTION_KINDS]),
        prompt: text,
        options: Type.Array(Type.Object({ label: text, correct: Type.Boolean() })),
        explanation: text,
      }),
    ),
  });

export const QuizFacts = Type.Object({
  timeLimitSeconds: nullable(Type.Integer()),
  passMarkPercent: Type.Integer(),
  questionCount: Type.Integer(),
});
export type QuizFacts = Static<typeof QuizFacts>;

export const QuizDetails = Type.Intersect([
  QuizFacts,
  Type.Object({
    questions: Type.Array(
      Type.Object({
        kind: Type.Enum([...QUESTION_KINDS]),
        prompt: Text,
        options: Type.Array(Type.Object({ label: Text })),
      }),
    ),
  }),
]);
export type QuizDetails = Static<typeof QuizDetails>;
