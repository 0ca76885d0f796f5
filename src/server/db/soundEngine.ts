import type { PGlite } from '@electric-sql/pglite';

const OPENED_WITHIN_MS = 60_000;

/** Reads every table once: the engine compares each page with its checksum. @throws what it says of the first one that is damaged */
async function readEverything(engine: PGlite): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 't', 'm') and relpersistence = 'p' order by oid`,
  );
  for (const { name } of rows) await engine.query(`select count(*) from ${name}`);
}

/**
 * An engine that was opened and has read what it holds. A file that is damaged can end it without a word, hence the limit.
 * @throws what is wrong with the files
 */
export async function openSound(open: () => Promise<PGlite>): Promise<PGlite> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it does not answer')), OPENED_WITHIN_MS);
  });
  const work = async () => {
    const engine = await open();
    await readEverything(engine);
    return engine;
  };
  return Promise.race([work(), silence]).finally(() => clearTimeout(timer));
}
