import { Type, type Static, type TSchema } from 'typebox';
import { LocaleSchema, Text, nullable } from './text';
import { storedSession, TrainingSession } from './trainingSessions';

export const TRAINING_KINDS = ['course', 'training'] as const;
export const LEVELS = ['introduction', 'intermediate', 'advanced'] as const;

/** What a lesson is done by: saying so, or passing a quiz. */
export const LESSON_KINDS = ['text', 'quiz'] as const;
export const LESSON_KEY = '^[a-z0-9]+(?:-[a-z0-9]+)*$';

/** A self-paced course or a scheduled training; a training's dates are the envelope's. */
export const trainingDetails = <T extends TSchema>(text: T) =>
  Type.Object({
    level: Type.Enum([...LEVELS]),
    languages: Type.Array(LocaleSchema),
    outcomes: Type.Array(text),
    course: nullable(
      Type.Object({
        durationMinutes: Type.Integer({ minimum: 1 }),
        passMarkPercent: Type.Integer({ minimum: 0, maximum: 100 }),
        /** The course that has to be completed before. */
        prerequisite: nullable(Type.String()),
        modules: Type.Array(
          Type.Object({
            title: text,
            lessons: Type.Array(
              Type.Object({
                /** Stays, whatever is changed: progress is kept by it. */
                key: Type.String({ pattern: LESSON_KEY, maxLength: 60 }),
                kind: Type.Enum([...LESSON_KINDS]),
                title: text,
                body: text,
                minutes: Type.Integer({ minimum: 1 }),
                /** Of a quiz lesson: the quiz that has to be passed. */
                quiz: nullable(Type.String()),
              }),
            ),
          }),
        ),
      }),
    ),
    training: nullable(storedSession(text)),
  });
export const TrainingDetails = Type.Object({
  ...trainingDetails(Text).properties,
  training: nullable(TrainingSession),
});
export type TrainingDetails = Static<typeof TrainingDetails>;
