import Type, { type Static } from 'typebox';
import { EDIT_LIMITS, SLUG_PATTERN } from './editing';
import { createLocalizedSchema } from './localizedText';
import { LocaleSchema, nullable } from './text';
import { TRAINING_LEVELS } from './training';
import { ATTENDANCE_MODES, SESSION_LIMITS, TRAINING_LIMITS } from './trainingSessions';
import { WallTime, WrittenRegistration } from './writtenEvent';

const strict = { additionalProperties: false } as const;

/** When, where and with whom a training is. A text that says nothing is none. */
const WrittenSession = Type.Object(
  {
    timezone: Type.String({ maxLength: 60 }),
    startsAt: nullable(WallTime),
    endsAt: nullable(WallTime),
    format: Type.Enum([...ATTENDANCE_MODES]),
    location: createLocalizedSchema(SESSION_LIMITS.name),
    onlineUrl: Type.String({ maxLength: SESSION_LIMITS.url }),
    trainers: Type.Array(Type.String({ minLength: 1, maxLength: SESSION_LIMITS.name }), {
      maxItems: SESSION_LIMITS.trainers,
    }),
    /** 0: as many as come. */
    capacity: Type.Integer({ minimum: 0, maximum: SESSION_LIMITS.capacity }),
    /** The course that it goes with. */
    courseSlug: nullable(Type.String({ pattern: SLUG_PATTERN, maxLength: EDIT_LIMITS.slug })),
    registration: WrittenRegistration,
    /** Reason for which it does not take place. */
    cancellation: createLocalizedSchema(SESSION_LIMITS.note),
  },
  strict,
);
export type WrittenSession = Static<typeof WrittenSession>;

/** A training has a session; the lessons of a course are written elsewhere, and stay. */
export const WrittenTraining = Type.Object(
  {
    level: Type.Enum([...TRAINING_LEVELS]),
    languages: Type.Array(LocaleSchema, { uniqueItems: true }),
    outcomes: Type.Array(createLocalizedSchema(TRAINING_LIMITS.outcome), {
      maxItems: TRAINING_LIMITS.outcomes,
    }),
    session: nullable(WrittenSession),
  },
  strict,
);
export type WrittenTraining = Static<typeof WrittenTraining>;
