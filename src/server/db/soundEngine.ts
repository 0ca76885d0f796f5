import type { PGlite } from '@electric-sql/pglite';

const SILENT_AT_MOST_MS = 60_000;
/**
 * Number of tables that are read by one call: most are small, and asking takes longer than reading.
 */
const TOGETHER = 20;

/**
 * Reads every table once: the engine compares each page with its checksum. @throws what it says of
 * the first one that is damaged
 */
async function readEverything(engine: PGlite, onProgress: () => void): Promise<void> {
  const { rows } = await engine.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind in ('r', 't', 'm') and relpersistence = 'p' order by oid`,
  );
  for (let first = 0; first < rows.length; first += TOGETHER) {
    onProgress();
    const names = rows.slice(first, first + TOGETHER).map(({ name }) => name);
    await engine.exec(names.map((name) => `select count(*) from ${name}`).join(';'));
  }
}

/**
 * Opens an engine and lets it read what it holds. A file that is damaged can end it without a word:
 * no step may take longer than a minute.
 * @throws what is wrong with the files
 */
export async function openCheckedEngine(open: () => Promise<PGlite>): Promise<PGlite> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let giveUp: (reason: Error) => void;
  const silence = new Promise<never>((_resolve, reject) => (giveUp = reject));
  const onProgress = () => {
    clearTimeout(timer);
    timer = setTimeout(() => giveUp(new Error('it does not answer')), SILENT_AT_MOST_MS);
  };
  const work = async () => {
    onProgress();
    const engine = await open();
    await readEverything(engine, onProgress);
    return engine;
  };
  return Promise.race([work(), silence]).finally(() => clearTimeout(timer));
}
