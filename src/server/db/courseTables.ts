import type { Generated } from 'kysely';
import type { EnrollmentState } from '../../shared/contract/courses';

/** Tables of migrations 043 and 050. */
export interface CourseTables {
  enrollments: {
    id: Generated<string>;
    course_id: string;
    person_id: string;
    state: EnrollmentState;
    last_lesson: string | null;
    enrolled_at: Date;
    completed_at: Date | null;
  };
  lesson_progress: { enrollment_id: string; lesson: string; done_at: Date };
  certificates: {
    enrollment_id: string;
    number: string;
    salt: Buffer;
    name_hash: Buffer;
    issued_at: Date;
    withdrawn_at: Date | null;
    withdrawal_reason: string | null;
  };
}
