import { Type, type Static, type TSchema } from 'typebox';
import { NO_REGISTRATION, RegistrationRule } from './registrationRule';
import { Count, Text, nullable } from './text';

export const ATTENDANCE_MODES = ['inPerson', 'online', 'hybrid'] as const;

/** Trainers, places and letters: how much of each is taken. */
export const SESSION_LIMITS = {
  trainers: 12,
  name: 150,
  note: 600,
  url: 500,
  capacity: 10_000,
} as const;

/** Limits of the learning outcomes: number of points, and letters of each. */
export const TRAINING_LIMITS = { outcomes: 12, outcome: 300 } as const;

const known = <T extends TSchema>(text: T) => ({
  format: Type.Enum([...ATTENDANCE_MODES]),
  location: nullable(text),
  trainers: Type.Array(Type.String()),
  /** People and their guests; 0: as many as come. */
  capacity: Count,
  courseSlug: nullable(Type.String()),
});

/** Describes the fields of trainings that were added later. */
const later = <T extends TSchema>(text: T) => ({
  timezone: Type.String({ description: 'IANA time zone' }),
  onlineUrl: nullable(Type.String()),
  registration: RegistrationRule,
  /** Reason for which it does not take place. */
  cancellation: nullable(text),
});

/** Describes the scheduled class as it is stored; start and end are the envelope’s two dates. */
export const createStoredSessionSchema = <T extends TSchema>(text: T) =>
  Type.Object({ ...known(text), ...Type.Partial(Type.Object(later(text))).properties });

/** Returns the fields of trainings that were written before these; `timezone` is the city's. */
export const createSessionDefaults = (timezone: string) =>
  ({ timezone, onlineUrl: null, registration: NO_REGISTRATION, cancellation: null }) as const;

/**
 * The same for readers: with how many people have a place, their guests included, and how many
 * people wait.
 */
export const TrainingSession = Type.Object({
  ...known(Text),
  ...later(Text),
  registered: Count,
  waiting: Count,
});
export type TrainingSession = Static<typeof TrainingSession>;
