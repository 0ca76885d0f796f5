import type { ExtraTime, ExtraTimeChange } from '../../../shared/contract/quizPapers';
import { can } from '../../../shared/permissions/can';
import type { ReadContext } from '../../content/section';
import { contentResource } from '../../content/visibility';
import type { SourceRow } from '../../editing/sourceQueries';
import { Problem } from '../../http/problem';

const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/i;

/** Lists the people who were given more time in a quiz, by name. */
export async function listExtraTimes({ db }: ReadContext, quizId: string): Promise<ExtraTime> {
  const items = await db
    .selectFrom('quiz_extra_times')
    .innerJoin('people', 'people.id', 'person_id')
    .select(['people.id', 'name', 'timing'])
    .where('quiz_id', '=', quizId)
    .orderBy('name')
    .orderBy('people.id')
    .execute();
  return { items };
}

/**
 * Finds the account with this id, in an address or alone. By e-mail address only the city's editors
 * find a person: leads of groups are not to learn who has an account. An address that several
 * accounts have finds no account. @throws Problem notFound
 */
async function findPerson(
  { db, viewer, now }: ReadContext,
  quiz: SourceRow,
  named: string,
): Promise<string> {
  const [id] = UUID.exec(named) ?? [];
  const mayAsk = can(viewer, 'official.publish', contentResource(quiz), now.getTime());
  if (!id && !mayAsk) throw new Problem('notFound');
  const found = await db
    .selectFrom('people')
    .select('id')
    .where((eb) =>
      id
        ? eb('id', '=', id)
        : eb(eb.fn<string>('lower', ['email']), '=', named.trim().toLowerCase()),
    )
    .limit(2)
    .execute();
  if (found.length !== 1) throw new Problem('notFound');
  return found[0]!.id;
}

/**
 * Gives a person more time for attempts that begin from now on, or takes it back. @throws Problem
 * notFound where nobody is meant
 */
export async function changeExtraTime(
  reading: ReadContext,
  quiz: SourceRow,
  { person, timing }: ExtraTimeChange,
): Promise<void> {
  const { db, now } = reading;
  const quizId = quiz.id;
  const personId = await findPerson(reading, quiz, person);
  if (timing === 'usual') {
    await db
      .deleteFrom('quiz_extra_times')
      .where('quiz_id', '=', quizId)
      .where('person_id', '=', personId)
      .execute();
    return;
  }
  await db
    .insertInto('quiz_extra_times')
    .values({ quiz_id: quizId, person_id: personId, timing, given_at: now })
    .onConflict((conflict) =>
      conflict.columns(['quiz_id', 'person_id']).doUpdateSet({ timing, given_at: now }),
    )
    .execute();
}
