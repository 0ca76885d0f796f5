import Type, { type Static } from 'typebox';
import { Count, DateTime, nullable } from './text';

/** Jobs that the portal runs by itself, again and again. */
export const JOB_NAMES = [
  'openData',
  'forgetOld',
  'reminders',
  'digests',
  'mailsAtOnce',
  'pushes',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** Numbers that the runs of all jobs count. */
export const JobCounts = Type.Partial(
  Type.Object({
    files: Count,
    accounts: Count,
    links: Count,
    tries: Count,
    invitations: Count,
    voters: Count,
    verifications: Count,
    notifications: Count,
    messages: Count,
    mails: Count,
    pushes: Count,
  }),
);
export type JobCounts = Readonly<Static<typeof JobCounts>>;
export type JobCount = keyof JobCounts;

export const JobState = Type.Object({
  name: Type.Enum([...JOB_NAMES]),
  isRunning: Type.Boolean(),
  nextAt: DateTime,
  startedAt: nullable(DateTime),
  /** End of the run that ended last; null while one is under way or none was. */
  finishedAt: nullable(DateTime),
  /** Failures in a row. */
  failures: Type.Integer(),
  /** Name and code of the last failure, for those who look into it; null after a success. */
  fault: nullable(Type.String()),
  /** Numbers of the last run that succeeded. */
  done: JobCounts,
});
export type JobState = Static<typeof JobState>;

/** `GET /v1/admin/jobs`. */
export const JobStates = Type.Object({ items: Type.Array(JobState) });
export type JobStates = Static<typeof JobStates>;
