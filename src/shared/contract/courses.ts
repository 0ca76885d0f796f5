import { Type, type Static } from 'typebox';
import { Count, DateTime, Text, nullable } from './text';

const ENROLLMENT_STATES = ['enrolled', 'inProgress', 'completed', 'withdrawn'] as const;
export type EnrollmentState = (typeof ENROLLMENT_STATES)[number];

const Percent = Type.Integer({ minimum: 0, maximum: 100 });
const strict = { additionalProperties: false } as const;

const IssuedCertificate = Type.Object({
  number: Type.String(),
  issuedAt: DateTime,
  /** Null: it is valid. */
  withdrawnAt: nullable(DateTime),
});

export const OwnEnrollment = Type.Object({
  state: Type.Enum([...ENROLLMENT_STATES]),
  /**
   * Share done of the lessons that the course has today, rounded down; 100 once it is completed.
   */
  percent: Percent,
  /** Keys of the lessons of today that are done. */
  done: Type.Array(Type.String()),
  /**
   * Lesson where the person goes on: the one opened last, or the first that is not done. Null: the
   * course has no lessons.
   */
  next: nullable(Type.String()),
  enrolledAt: DateTime,
  completedAt: nullable(DateTime),
  certificate: nullable(IssuedCertificate),
});
export type OwnEnrollment = Static<typeof OwnEnrollment>;

/** `GET /v1/training/{slug}/enrollment`: what the person who asks has of a course. */
export const EnrollmentInfo = Type.Object({
  mine: nullable(OwnEnrollment),
  /**
   * The course that has to be completed before; null where there is none, or the person may not
   * read it.
   */
  prerequisite: nullable(
    Type.Object({ slug: Type.String(), title: Text, isCompleted: Type.Boolean() }),
  ),
  /** New people can begin it. */
  isOpen: Type.Boolean(),
  /** True if the person who asks sees and withdraws its certificates. */
  keepsCertificates: Type.Boolean(),
});
export type EnrollmentInfo = Static<typeof EnrollmentInfo>;

/** `PUT /v1/training/{slug}/lessons/{lesson}/progress`; false: it was opened. */
export const LessonProgress = Type.Object({ isDone: Type.Boolean() }, strict);
export type LessonProgress = Static<typeof LessonProgress>;

/** `GET /v1/me/training`: my courses, the newest enrolment first. */
export const MyCourses = Type.Object({
  items: Type.Array(
    Type.Object({
      slug: Type.String(),
      title: Text,
      lessons: Count,
      enrollment: OwnEnrollment,
    }),
  ),
});
export type MyCourses = Static<typeof MyCourses>;

/** `GET /v1/certificates/{number}`: nothing in it says whose it is, except to its holder. */
export const Certificate = Type.Object({
  number: Type.String(),
  course: Type.Object({ slug: Type.String(), title: Text }),
  /**
   * Facts that it attests besides that the course was completed, in the words of the course today.
   */
  attests: nullable(Text),
  issuedAt: DateTime,
  /** Null: it is valid. */
  withdrawnAt: nullable(DateTime),
  /** Reason for which it was withdrawn: for the holder, and for those who may withdraw it. */
  reason: nullable(Type.String()),
  mayWithdraw: Type.Boolean(),
  /** For the holder alone: the name, null where it has been changed since. */
  holder: nullable(Type.Object({ name: nullable(Type.String()) })),
});
export type Certificate = Static<typeof Certificate>;

export const WITHDRAWAL_REASON_LIMITS = { least: 3, most: 500 } as const;

/**
 * `PUT` and `DELETE /v1/certificates/{number}/withdrawal`: the reason stands in the log; blanks
 * around it do not count.
 */
export const WithdrawalChange = Type.Object(
  {
    reason: Type.String({
      minLength: WITHDRAWAL_REASON_LIMITS.least,
      maxLength: WITHDRAWAL_REASON_LIMITS.most,
      pattern: '\\S[^]+\\S',
    }),
  },
  strict,
);
export type WithdrawalChange = Static<typeof WithdrawalChange>;

/**
 * `GET /v1/training/{slug}/certificates`: 50 a page, the newest first; for those who may withdraw
 * them.
 */
export const CertificatesQuery = Type.Object(
  { cursor: Type.Optional(Type.String({ maxLength: 500 })) },
  strict,
);
export type CertificatesQuery = Static<typeof CertificatesQuery>;

export const CertificatePage = Type.Object({
  items: Type.Array(
    Type.Object({
      ...IssuedCertificate.properties,
      /** Name as the account has it today. */
      name: Type.String(),
    }),
  ),
  next: nullable(Type.String()),
});
export type CertificatePage = Static<typeof CertificatePage>;

/** `POST /v1/certificates/{number}/name-checks`: whether this name is the one on the paper. */
const CERTIFICATE_NAME_LIMIT = 200;
export const NameCheck = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: CERTIFICATE_NAME_LIMIT }) },
  strict,
);
export type NameCheck = Static<typeof NameCheck>;
export const NameChecked = Type.Object({ isSame: Type.Boolean() });
export type NameChecked = Static<typeof NameChecked>;
