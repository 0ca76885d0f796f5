import { Type, type Static, type TSchema } from 'typebox';
import { Count, LocaleSchema, Text, nullable } from './text';

export const TRAINING_KINDS = ['course', 'training'] as const;
export const LEVELS = ['introduction', 'intermediate', 'advanced'] as const;
export const FORMATS = ['inPerson', 'online', 'hybrid'] as const;

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
        modules: Type.Array(
          Type.Object({
            title: text,
            lessons: Type.Array(
              Type.Object({ title: text, body: text, minutes: Type.Integer({ minimum: 1 }) }),
            ),
          }),
        ),
      }),
    ),
    training: nullable(
      Type.Object({
        format: Type.Enum([...FORMATS]),
        location: nullable(text),
        trainers: Type.Array(Type.String()),
        capacity: Count,
        registered: Count,
        waiting: Count,
        courseSlug: nullable(Type.String()),
      }),
    ),
  });
export const TrainingDetails = trainingDetails(Text);
export type TrainingDetails = Static<typeof TrainingDetails>;
