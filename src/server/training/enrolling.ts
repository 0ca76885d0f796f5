import { randomBytes } from 'node:crypto';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { createRegistrationCode } from '../registrations/registrationCode';
import { notify } from '../notifications/notify';
import type { FoundCourse, Lesson } from './findCourse';
import { hashName } from '../content/holderName';
import { hasCompleted } from './presentEnrollment';

/** Person who takes a course, the course, and the time. */
export interface Learner {
  readonly course: FoundCourse;
  readonly personId: string;
  readonly at: Date;
}

/**
 * Reads the enrolment of a learner and locks it: the acts of one person in one course come one
 * after the other.
 */
const lockOwn = (trx: Database, { course, personId }: Learner) =>
  trx
    .selectFrom('enrollments')
    .select(['id', 'state'])
    .where('course_id', '=', course.id)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();

/**
 * Begins a course, or takes it up again with what was done before. Again changes nothing.
 * @throws Problem prerequisiteMissing; notPossibleNow where nobody new can begin
 */
export async function enrol(trx: Database, learner: Learner): Promise<void> {
  const { course, personId, at } = learner;
  const own = await lockOwn(trx, learner);
  if (own && own.state !== 'withdrawn') return;
  if (course.status !== 'published') throw new Problem('notPossibleNow');
  const { prerequisite } = course.course;
  if (prerequisite !== null && !(await hasCompleted(trx, personId, prerequisite)))
    throw new Problem('prerequisiteMissing');
  const begun = { state: 'enrolled', enrolled_at: at, completed_at: null } as const;
  await trx
    .insertInto('enrollments')
    .values({ course_id: course.id, person_id: personId, last_lesson: null, ...begun })
    .onConflict((conflict) =>
      conflict
        .columns(['course_id', 'person_id'])
        .doUpdateSet(begun)
        .where('enrollments.state', '=', 'withdrawn'),
    )
    .execute();
  await settle(trx, learner);
}

/**
 * Gives a course up; what was done is kept for who comes back. Again changes nothing. @throws
 * Problem notPossibleNow once completed
 */
export async function withdrawFromCourse(trx: Database, learner: Learner): Promise<void> {
  const own = await lockOwn(trx, learner);
  if (own?.state === 'completed') throw new Problem('notPossibleNow');
  if (!own) return;
  await trx
    .updateTable('enrollments')
    .set({ state: 'withdrawn' })
    .where('id', '=', own.id)
    .execute();
}

/** Refuses a lesson whose quiz was not passed; the best attempt that was handed in counts. */
async function refuseUnpassed(trx: Database, { course, personId }: Learner, { quiz }: Lesson) {
  if (quiz === null) return;
  const passed = await trx
    .selectFrom('quiz_attempts')
    .innerJoin('contents', 'contents.id', 'quiz_attempts.quiz_id')
    .select('quiz_attempts.id')
    .where('section', '=', 'quizzes')
    .where('slug', '=', quiz)
    .where('person_id', '=', personId)
    .where('percent', '>=', course.course.passMarkPercent)
    .executeTakeFirst();
  if (!passed) throw new Problem('quizNotPassed');
}

/**
 * Keeps that a lesson was opened or is done; with the last one the course is completed and its
 * certificate issued, once.
 * @throws Problem notFound for a lesson that the course does not have, notPossibleNow for who is
 *   not enrolled, quizNotPassed
 */
export async function saveProgress(
  trx: Database,
  learner: Learner,
  { key, isDone }: { readonly key: string; readonly isDone: boolean },
): Promise<void> {
  const lesson = learner.course.lessons.find((one) => one.key === key);
  if (!lesson) throw new Problem('notFound');
  const own = await lockOwn(trx, learner);
  if (!own || own.state === 'withdrawn') throw new Problem('notPossibleNow');
  if (isDone) {
    await refuseUnpassed(trx, learner, lesson);
    await trx
      .insertInto('lesson_progress')
      .values({ enrollment_id: own.id, lesson: key, done_at: learner.at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx.updateTable('enrollments').set({ last_lesson: key }).where('id', '=', own.id).execute();
  await settle(trx, learner);
}

/** Sets the state that follows from the lessons of today. A completed enrolment stays completed. */
async function settle(trx: Database, learner: Learner): Promise<void> {
  const own = await lockOwn(trx, learner);
  if (!own || own.state === 'completed' || own.state === 'withdrawn') return;
  const rows = await trx
    .selectFrom('lesson_progress')
    .select('lesson')
    .where('enrollment_id', '=', own.id)
    .execute();
  const done = new Set(rows.map(({ lesson }) => lesson));
  const { lessons } = learner.course;
  const isCompleted = lessons.length > 0 && lessons.every(({ key }) => done.has(key));
  if (!isCompleted && done.size === 0) return;
  const { course, personId, at } = learner;
  if (isCompleted) return completeCourse(trx, own.id, { courseId: course.id, personId, at });
  await trx
    .updateTable('enrollments')
    .set({ state: 'inProgress' })
    .where('id', '=', own.id)
    .execute();
}

/** Person who completes a course, the course, and the time. */
export interface Completion extends Pick<Learner, 'personId' | 'at'> {
  readonly courseId: string;
}

/**
 * Completes a course for one person, whose enrolment is locked, issues the certificate and sends
 * word of it.
 */
export async function completeCourse(
  trx: Database,
  enrollmentId: string,
  { courseId, personId, at }: Completion,
): Promise<void> {
  await trx
    .updateTable('enrollments')
    .set({ state: 'completed', completed_at: at })
    .where('id', '=', enrollmentId)
    .execute();
  const number = await issue(trx, enrollmentId, { personId, at });
  await notify(
    trx,
    {
      kind: 'courseCompleted',
      because: 'learner',
      contentId: courseId,
      actorId: null,
      at,
      occasion: `courseCompleted ${number}`,
    },
    [personId],
  );
}

/** Issues one certificate for each enrolment: its primary key decides. @returns its number */
async function issue(
  trx: Database,
  enrollmentId: string,
  { personId, at }: Pick<Learner, 'personId' | 'at'>,
): Promise<string> {
  const { name } = await trx
    .selectFrom('people')
    .select('name')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const [number, salt] = [createRegistrationCode(), randomBytes(16)];
  await trx
    .insertInto('certificates')
    .values({
      enrollment_id: enrollmentId,
      number,
      issued_at: at,
      salt,
      name_hash: hashName(salt, name),
    })
    .execute();
  return number;
}
