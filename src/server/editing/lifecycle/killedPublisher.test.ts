import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { bundleProgram } from '../../../tooling/jest/bundledProgram';
import type { Database } from '../../db/openDatabase';
import {
  openSharedTestDatabase,
  SHARED_SERVER,
  type TestDatabase,
} from '../../testing/testDatabase';
import { schedulePosts } from './testing/schedulePosts';

const CONTENTS = 40;
/** The host is killed when so many are out, in the midst of the others. */
const KILL_AFTER = 10;

/**
 * Prepares contents, all for one moment. Writing down that one went out takes long enough for the
 * host to be killed before that is done.
 */
const prepare = (db: Database) =>
  db.transaction().execute(async (trx) => {
    await schedulePosts(trx, 1, CONTENTS);
    await sql`
      create function dawdle() returns trigger language plpgsql as
        'begin perform count(*) from generate_series(1, 300000); return new; end'`.execute(trx);
    await sql`create trigger dawdling after insert on audit_log for each row execute function dawdle()`.execute(
      trx,
    );
  });

/** Reads how each content stands: `published 1 1` with one version and one entry of the log. */
async function look(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ found: string }>`
    select concat_ws(' ', status,
      (select count(*) from content_versions where content_id = contents.id and act = 'publish'),
      (select count(*) from audit_log where action = 'publishedOnTime' and after ->> 'slug' = slug)) as found
    from contents order by ref`.execute(db);
  return rows.map(({ found }) => found);
}

const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

/** @returns what it prints, line by line */
function startHost({ address }: TestDatabase) {
  const script = join(import.meta.dirname, 'testing', 'publishingHost.ts');
  const child = spawn(process.execPath, [bundleProgram(script), address], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]();
  const ended = once(child, 'exit');
  return {
    line: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error('The host ended.');
      return value;
    },
    scheduleAnother: () => child.send('schedule another'),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
type Host = ReturnType<typeof startHost>;

/** Waits until the host has seen that so many contents are out. */
async function untilOut(host: Host, count: number): Promise<void> {
  while (Number(await host.line()) < count);
}

const isOut = (found: string) => found === 'published 1 1';

let place: TestDatabase;
beforeAll(async () => {
  place = await openSharedTestDatabase();
  await place.use(prepare);
});
afterAll(() => place.close());

test('kill -9 while it publishes on time: another host finishes, each is out once, none is lost', async () => {
  const first = startHost(place);
  // If two hosts can share a database, the other one is at it all the time.
  const early = SHARED_SERVER ? startHost(place) : null;
  await untilOut(first, KILL_AFTER);
  await first.kill();
  if (!early) {
    const after = await place.use(look);
    const out = after.filter(isOut).length;
    expect(out).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(out).toBeLessThan(CONTENTS);
    expect(after.filter((found) => found === 'scheduled 0 0')).toHaveLength(CONTENTS - out);
  }

  const second = early ?? startHost(place);
  await untilOut(second, CONTENTS);
  // One more, that only a later look finds: the others were found by none of them again.
  second.scheduleAnother();
  await untilOut(second, CONTENTS + 1);
  await second.kill();
  expect(await place.use(look)).toEqual(Array<string>(CONTENTS + 1).fill('published 1 1'));
});
