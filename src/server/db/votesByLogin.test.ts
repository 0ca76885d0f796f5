import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { hashLoginKey, openLoginHash } from '../identity/loginKeys';
import { migrate, migrateUpTo } from './migrate';
import { openEmbedded, type OpenDatabase } from './openDatabase';

const ISSUER = 'https://door.example';
const FORMER = { issuer: ISSUER, subject: 'who has left' };
const id = (digit: string) => `${digit.repeat(8)}-0000-4000-8000-000000000000`;
const [RESIDENTS, ANYBODY, DRAW, ENTRY] = [id('a'), id('b'), id('c'), id('d')];
const [ONE, TWO, GONE] = [id('1'), id('2'), id('3')];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openEmbedded(null);
  const { db } = database;
  await db.connection().execute((connection) => migrateUpTo(connection, '051-switches'));
  await insertPoll(RESIDENTS, 'verified');
  await insertPoll(ANYBODY, 'signed_in');
  for (const person of [ONE, TWO])
    await sql`insert into people (id, voter_id, name) values (${person}, ${person}, 'A name')`.execute(
      db,
    );
  await sql`
    insert into identities (issuer, subject, person_id) values
    (${ISSUER}, 'Ünal', ${ONE}), ('https://other.example', 'one', ${ONE}), (${ISSUER}, 'two', ${TWO})`.execute(
    db,
  );
  for (const [poll, voter] of [
    [RESIDENTS, ONE],
    [RESIDENTS, GONE],
    [ANYBODY, TWO],
  ])
    await sql`
      insert into poll_voters (poll_id, voter_id, idempotency_key, receipt, cast_at)
      values (${poll}, ${voter}, 'key', ${`${poll} ${voter}`}, now())`.execute(db);
  const hash = await openLoginHash(db);
  await sql`
    insert into departed_voters (login_key, voter_id, departed_at) values (${hash(FORMER)}, ${GONE}, now())`.execute(
    db,
  );
  await sql`
    insert into draws (id, content_id, title, strata, sources, for_verified, opens_at, closes_at, answer_days, created_at)
    values (${DRAW}, ${ANYBODY}, '{}', '[]', '[]', true, now(), now() + interval '1 day', 7, now())`.execute(
    db,
  );
  await sql`
    insert into draw_volunteers (id, draw_id, person_id, stratum, is_public, salt, commitment, volunteered_at)
    values (${ENTRY}, ${DRAW}, ${TWO}, '', false, ${'0'.repeat(32)}, ${'0'.repeat(64)}, now())`.execute(
    db,
  );
  await migrate(db);
});
afterAll(() => database.close());

const insertPoll = (poll: string, eligibility: string) =>
  sql`
    insert into contents (id, section, kind, ref, slug, title, summary, body, details, original_locale, status, author_kind)
    values (${poll}, 'have-your-say', 'poll', ${poll}, ${poll}, '{"en": "A poll"}', '{}', '{}',
      ${JSON.stringify({ eligibility })}, 'en', 'published', 'organisation')`.execute(database.db);

const hex = (keys: readonly Buffer[]) => keys.map((key) => key.toString('hex')).toSorted();

test('who has voted in a poll for residents before has voted with the logins of today, and with those that have left', async () => {
  const { db } = database;
  const hash = await openLoginHash(db);
  const rows = await db.selectFrom('poll_logins').selectAll().execute();
  expect(rows.map(({ poll_id }) => poll_id)).toEqual([RESIDENTS, RESIDENTS, RESIDENTS]);
  const logins = [
    { issuer: ISSUER, subject: 'Ünal' },
    { issuer: 'https://other.example', subject: 'one' },
    FORMER,
  ];
  expect(hex(rows.map(({ login_key }) => login_key))).toEqual(
    hex(logins.map((login) => hashLoginKey(RESIDENTS, login, hash))),
  );
});

test('an entry in a draw among residents stands for the logins of today', async () => {
  const { db } = database;
  const hash = await openLoginHash(db);
  expect(await db.selectFrom('draw_logins').selectAll().execute()).toEqual([
    {
      draw_id: DRAW,
      volunteer_id: ENTRY,
      login_key: hashLoginKey(DRAW, { issuer: ISSUER, subject: 'two' }, hash),
    },
  ]);
});

test('where there was no secret yet the migration makes one that the host goes on with', async () => {
  const fresh = await openEmbedded(null);
  const { db } = fresh;
  await db.connection().execute((connection) => migrateUpTo(connection, '051-switches'));
  await sql`
    insert into contents (id, section, kind, ref, slug, title, summary, body, details, original_locale, status, author_kind)
    values (${RESIDENTS}, 'have-your-say', 'poll', 'a', 'a', '{}', '{}', '{}', '{"eligibility": "verified"}', 'en', 'published',
      'organisation')`.execute(db);
  await sql`insert into people (id, voter_id, name) values (${ONE}, ${ONE}, 'A name')`.execute(db);
  await sql`insert into identities (issuer, subject, person_id) values (${ISSUER}, 'one', ${ONE})`.execute(
    db,
  );
  await sql`
    insert into poll_voters (poll_id, voter_id, idempotency_key, receipt, cast_at)
    values (${RESIDENTS}, ${ONE}, 'key', 'receipt', now())`.execute(db);
  await migrate(db);
  const login = { issuer: ISSUER, subject: 'one' };
  const key = hashLoginKey(RESIDENTS, login, await openLoginHash(db));
  const rows = await db.selectFrom('poll_logins').select('login_key').execute();
  await fresh.close();
  expect(rows).toEqual([{ login_key: key }]);
});

test('the database computes the same HMAC as the host, for keys of up to 64 bytes', async () => {
  const inputs = Array.from({ length: 200 }, (_, index) => ({
    key: randomBytes(32)
      .toString('hex')
      .slice(0, index % 65),
    message: randomBytes(randomInt(300)),
  }));
  inputs.push({ key: 'Işıl ğ عمر', message: Buffer.from('ü') });
  for (const { key, message } of inputs) {
    const { rows } = await sql<{ mac: Uint8Array }>`
      select hmac_sha256(${key}, ${message}::bytea) as mac`.execute(database.db);
    const mac = createHmac('sha256', key).update(message).digest('hex');
    expect([key, Buffer.from(rows[0]!.mac).toString('hex')]).toEqual([key, mac]);
  }
});
