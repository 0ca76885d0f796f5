import { sql } from 'kysely';
import type { Database } from '../../db/openDatabase';
import { repeatEvery, type Job, type JobRun } from '../job';

const STEPS = 5;

/**
 * Creates a job of several transactions, of which each says in itself that it is done: begun anew,
 * it does none of them twice.
 */
export const installationJob = (
  db: Database,
  onStep: (step: number) => Promise<void>,
  runs: (run: JobRun) => void = () => undefined,
): Job => ({
  name: 'digests',
  next: repeatEvery(60_000),
  run: async (run) => {
    runs(run);
    for (let step = 0; step < STEPS; step += 1) {
      await db.transaction().execute(async (trx) => {
        const done = await trx
          .insertInto('installation')
          .values({ key: `step ${step}`, value: '{}' })
          .onConflict((conflict) => conflict.doNothing())
          .returning('key')
          .execute();
        if (done.length > 0)
          await sql`insert into mails (receiver, locale, template, template_values, created_at)
            values (${`step${step}@one.example`}, 'en', 'dailyNews', '{}', now())`.execute(trx);
      });
      await onStep(step);
    }
    return { mails: STEPS };
  },
});

/** Lists the effects of the job, each as often as it was done. */
export async function effectsOf(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('mails').select('receiver').orderBy('id').execute();
  return rows.map(({ receiver }) => receiver);
}

export const EVERY_EFFECT = Array.from({ length: STEPS }, (_, step) => `step${step}@one.example`);
