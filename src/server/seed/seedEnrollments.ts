import { createHash } from 'node:crypto';
import type { EnrollmentState } from '../../shared/contract/courses';
import { CODE_LENGTH, CODE_LETTERS } from '../../shared/registrationCode';
import { hashName } from '../content/holderName';
import { stableFraction, stableId } from './deterministic';
import type { SeedContent } from './schemas';
import { toContentId, toPersonId } from './seedContents';
import type { Seeding } from './seeding';

type SeedCourse = SeedContent<'training'>;
type SeedEnrollment = NonNullable<SeedCourse['enrollments']>[number];

const SALT_BYTES = 16;

const numberOf = (slug: string): string =>
  Array.from({ length: CODE_LENGTH }, (_, letter) =>
    CODE_LETTERS.charAt(
      Math.floor(stableFraction('certificate', slug, letter) * CODE_LETTERS.length),
    ),
  ).join('');

const saltOf = (id: string): Buffer =>
  createHash('sha256').update(id).digest().subarray(0, SALT_BYTES);

const keysIn = ({ details }: SeedCourse): string[] =>
  (details.course?.modules ?? []).flatMap(({ lessons }) => lessons.map(({ key }) => String(key)));

function stateOf(done: number, all: number): EnrollmentState {
  if (done === all) return 'completed';
  return done > 0 ? 'inProgress' : 'enrolled';
}

async function insertOne(
  { db, demo, calendar }: Seeding,
  course: SeedCourse,
  { person, lessons, since, until = since }: SeedEnrollment,
): Promise<void> {
  const { slug } = course;
  const id = stableId('enrollment', person, slug);
  const learned = calendar.dateTime(until);
  const keys = keysIn(course);
  const done = keys.slice(0, lessons === 'all' ? keys.length : lessons);
  const isCompleted = done.length === keys.length;
  await db
    .insertInto('enrollments')
    .values({
      id,
      course_id: toContentId('training', slug),
      person_id: toPersonId(person),
      state: stateOf(done.length, keys.length),
      last_lesson: done.at(-1) ?? null,
      enrolled_at: calendar.dateTime(since),
      completed_at: isCompleted ? learned : null,
    })
    .execute();
  if (done.length === 0) return;
  await db
    .insertInto('lesson_progress')
    .values(done.map((lesson) => ({ enrollment_id: id, lesson, done_at: learned })))
    .execute();
  if (!isCompleted) return;
  const salt = saltOf(id);
  const { name } = demo.people.find(({ key }) => key === person)!;
  await db
    .insertInto('certificates')
    .values({
      enrollment_id: id,
      number: numberOf(slug),
      issued_at: learned,
      salt,
      name_hash: hashName(salt, name),
    })
    .execute();
}

/** Seeds who takes courses of the demonstration. */
export async function seedEnrollments(seeding: Seeding): Promise<void> {
  for (const course of seeding.demo.contents.training)
    for (const enrollment of course.enrollments ?? []) await insertOne(seeding, course, enrollment);
}
