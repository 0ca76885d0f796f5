import { createHash } from 'node:crypto';
import type { EnrollmentState } from '../../../shared/contract/courses';
import { DEMO_PEOPLE, type DemoPerson } from '../../../demo/people';
import { CODE_LENGTH, CODE_LETTERS } from '../../../shared/registrationCode';
import { hashName } from '../../content/holderName';
import type { Database } from '../openDatabase';
import { COURSES } from './content/training.courses';
import { stableFraction, stableId } from './deterministic';
import type { Calendar } from './moments';
import { toContentId, toPersonId } from './seedContents';
import { addDays } from './types';

interface SeedEnrollment {
  readonly person: DemoPerson;
  readonly slug: string;
  /** Number of lessons that are done; Infinity: all. */
  readonly lessons: number;
  /** Days since the beginning. */
  readonly since: number;
}

const ENROLLMENTS: readonly SeedEnrollment[] = [
  { person: 'grace', slug: 'participation-in-30-minutes', lessons: Infinity, since: 34 },
  { person: 'grace', slug: 'how-votes-are-counted', lessons: 3, since: 12 },
  { person: 'omar', slug: 'reading-the-city-budget', lessons: 1, since: 8 },
  { person: 'isil', slug: 'meetings-for-everyone', lessons: 0, since: 2 },
];

const SALT_BYTES = 16;

const numberOf = (slug: string): string =>
  Array.from({ length: CODE_LENGTH }, (_, letter) =>
    CODE_LETTERS.charAt(
      Math.floor(stableFraction('certificate', slug, letter) * CODE_LETTERS.length),
    ),
  ).join('');

const saltOf = (id: string): Buffer =>
  createHash('sha256').update(id).digest().subarray(0, SALT_BYTES);

const keysIn = (slug: string): string[] =>
  (COURSES.find((course) => course.slug === slug)?.details.course?.modules ?? []).flatMap(
    ({ lessons }) => lessons.map(({ key }) => String(key)),
  );

function stateOf(done: number, all: number): EnrollmentState {
  if (done === all) return 'completed';
  return done > 0 ? 'inProgress' : 'enrolled';
}

async function insertOne(db: Database, calendar: Calendar, seed: SeedEnrollment): Promise<void> {
  const { person, slug, lessons, since } = seed;
  const id = stableId('enrollment', person, slug);
  const [begun, learned] = [since, since - 1].map((days) => calendar.dateTime(addDays(-days)));
  const keys = keysIn(slug);
  const done = keys.slice(0, lessons);
  const isCompleted = done.length === keys.length;
  await db
    .insertInto('enrollments')
    .values({
      id,
      course_id: toContentId('training', slug),
      person_id: toPersonId(person),
      state: stateOf(done.length, keys.length),
      last_lesson: done.at(-1) ?? null,
      enrolled_at: begun!,
      completed_at: isCompleted ? learned! : null,
    })
    .execute();
  if (done.length === 0) return;
  await db
    .insertInto('lesson_progress')
    .values(done.map((lesson) => ({ enrollment_id: id, lesson, done_at: learned! })))
    .execute();
  if (!isCompleted) return;
  const salt = saltOf(id);
  const { name } = DEMO_PEOPLE.find(({ key }) => key === person)!;
  await db
    .insertInto('certificates')
    .values({
      enrollment_id: id,
      number: numberOf(slug),
      issued_at: learned!,
      salt,
      name_hash: hashName(salt, name),
    })
    .execute();
}

/** Seeds who takes courses of the demonstration: one is finished, others are under way. */
export async function seedEnrollments(db: Database, calendar: Calendar): Promise<void> {
  for (const seed of ENROLLMENTS) await insertOne(db, calendar, seed);
}
