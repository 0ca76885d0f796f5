import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ListItem, Page } from '../../../shared/contract/content';
import { bundleProgram } from '../../../tooling/jest/bundledProgram';
import type { Database } from '../../db/openDatabase';
import { openTestPlace, sharedServer, type Place } from '../../testing/place';

const CONTENTS = 40;
/** The host is killed when so many are out, in the midst of the others. */
const KILL_AFTER = 10;

/** All for one moment. Writing down that one went out takes long enough for the host to be killed before that is done. */
const prepare = (db: Database) =>
  db.transaction().execute(async (trx) => {
    await sql`
      insert into contents (section, kind, ref, slug, title, summary, body, original_locale, status, author_kind, published_at)
      select 'blogs', 'post', 'POST-' || number, 'post-' || number, '{"en": "A post"}', '{"en": "Short."}', '{"en": "Long."}',
        'en', 'scheduled', 'organisation', date_trunc('milliseconds', now())
      from generate_series(1, ${CONTENTS}::int) as number`.execute(trx);
    await sql`
      create function dawdle() returns trigger language plpgsql as
        'begin perform count(*) from generate_series(1, 300000); return new; end'`.execute(trx);
    await sql`create trigger dawdling after insert on audit_log for each row execute function dawdle()`.execute(
      trx,
    );
  });

/** How each content stands: `published 1 1` with one version and one entry of the log. */
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
function startHost({ address }: Place) {
  const script = join(import.meta.dirname, 'testing', 'publishingHost.ts');
  const child = spawn(process.execPath, [bundleProgram(script), address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ended = once(child, 'exit');
  return {
    line: async () => {
      const { value, done } = await lines.next();
      if (done) throw new Error('The host ended.');
      return value;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
type Host = ReturnType<typeof startHost>;

/** Waits for the port among what is printed. */
async function portOf(host: Host): Promise<string> {
  const line = await host.line();
  return /^\d+$/.test(line) ? line : portOf(host);
}

async function changes(host: Host, count: number): Promise<void> {
  if (count === 0) return;
  const isChange = (await host.line()) === 'changed';
  await changes(host, count - Number(isChange));
}

async function untilAllAreOut(port: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/v1/blogs`);
  const { total } = (await response.json()) as Page<ListItem<object>>;
  if (total === CONTENTS) return;
  await sleep(100);
  await untilAllAreOut(port);
}

const isOut = (found: string) => found === 'published 1 1';

let place: Place;
beforeAll(async () => {
  place = await openTestPlace();
  await place.use(prepare);
}, 60_000);
afterAll(() => place.close());

test('[SPEC 1.1] kill -9 while it publishes on time: another host finishes, each is out once, none is lost', async () => {
  const first = startHost(place);
  // Where two hosts can share a database, the other one is at it all the time.
  const early = sharedServer ? startHost(place) : null;
  await changes(first, KILL_AFTER);
  await first.kill();
  if (!early) {
    const after = await place.use(look);
    const out = after.filter(isOut).length;
    expect(out).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(out).toBeLessThan(CONTENTS);
    expect(after.filter((found) => found === 'scheduled 0 0')).toHaveLength(CONTENTS - out);
  }

  const second = early ?? startHost(place);
  await untilAllAreOut(await portOf(second));
  // It looks again, and finds nothing more to do.
  await sleep(2_500);
  await second.kill();
  expect(await place.use(look)).toEqual(Array<string>(CONTENTS).fill('published 1 1'));
}, 180_000);
