import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { PASSWORD, openAccountsHost, type AccountsHost } from '../../accounts/testing/accountsHost';
import type { TokenResponse } from '../../../shared/contract/connect';
import type { Locale } from '../../../shared/locales';
import { TEST_LOCALES } from '../../../shared/testing/testLocales';
import { LEGAL_PAGES } from '../../../shared/routes';
import { FIRST_START } from '../../testing/testHost';
import { toPersonId } from '../../seed/seedContents';
import { EXPORTS } from './tables';

const HOUR_MS = 3_600_000;
const NAME = '=HYPERLINK("evil.example")';
let host: AccountsHost;
beforeAll(async () => {
  host = await openAccountsHost({ seed: 'demo' });
});
afterEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

type Account = Record<string, Record<string, unknown>[]>;

const download = (tokens: TokenResponse) => host.asOwner(tokens, 'GET', 'me/export');

async function filesOf(tokens: TokenResponse): Promise<Record<string, Uint8Array>> {
  const answer = await download(tokens);
  expect(answer.statusCode).toBe(200);
  return unzipSync(answer.rawPayload);
}
const accountIn = (files: Record<string, Uint8Array>) =>
  JSON.parse(strFromU8(files['account.json']!)) as Account;

async function newPerson(email: string, name = 'Deniz Ay'): Promise<TokenResponse> {
  await host.account(email, name);
  return host.signIn(email);
}

const idOf = async (email: string) =>
  await host.database.db
    .selectFrom('people')
    .select(['id', 'voter_id'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow();

/** Publishes a change, a link to a preview and a file. */
async function publishAs(contentId: string, personId: string): Promise<void> {
  const { db } = host.database;
  const text = JSON.stringify({ en: 'A text' });
  await db
    .insertInto('content_versions')
    .values({
      content_id: contentId,
      person_id: personId,
      revision: 7,
      at: FIRST_START,
      note: 'Typo',
      is_public: true,
      status: 'published',
      title: text,
      summary: text,
      body: text,
      details: '{}',
    })
    .execute();
  await db
    .insertInto('preview_links')
    .values({
      content_id: contentId,
      created_by: personId,
      token_hash: Buffer.from('hash'),
      created_at: FIRST_START,
      expires_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('files')
    .values({
      uploaded_by: personId,
      name: 'plan.pdf',
      bytes: 5,
      received: 5,
      state: 'ready',
      media_type: 'application/pdf',
      sha256: 'ab',
      created_at: FIRST_START,
      received_at: FIRST_START,
    })
    .execute();
}

/** Writes a statement of theirs, with which they agree. */
async function stateIn(contentId: string, personId: string): Promise<void> {
  const { db } = host.database;
  const { total: number } = await db
    .selectFrom('statements')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
  const written = { content_id: contentId, number, author_id: personId, lang: 'en' } as const;
  const { id: statement_id } = await db
    .insertInto('statements')
    .values({ ...written, created_at: FIRST_START, agrees: 1, seen: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const body = `Statement ${number}`;
  await db
    .insertInto('statement_texts')
    .values({ statement_id, content_id: contentId, lang: 'en', body, letters: body })
    .execute();
  const participant = { content_id: contentId, number, person_id: personId };
  await db
    .insertInto('statement_participants')
    .values({ ...participant, joined_at: FIRST_START })
    .execute();
  const vote = { content_id: contentId, number: number + 1, participant: number } as const;
  await db
    .insertInto('statement_votes')
    .values({ ...vote, statement: number, vote: 1, at: FIRST_START })
    .execute();
}

let asked = 1;
/** Fills the account with a row of every kind. What comes with the account is there already. */
async function fillEverything(email: string): Promise<void> {
  const { db } = host.database;
  const { id, voter_id } = await idOf(email);
  const poll = await db
    .selectFrom('poll_options')
    .innerJoin('poll_questions', 'poll_questions.id', 'question_id')
    .select(['poll_options.id', 'poll_options.poll_id', 'question_id'])
    .where('method', '=', 'plurality')
    .orderBy('poll_options.id')
    .executeTakeFirstOrThrow();
  const team = await db
    .selectFrom('contents')
    .select('id')
    .where('section', '=', 'teams')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('identities')
    .values({ issuer: 'https://door.example', subject: 'one', person_id: id })
    .execute();
  await db
    .insertInto('memberships')
    .values({
      content_id: team.id,
      person_id: id,
      role: 'member',
      title: null,
      since: '2026-01-01',
      until: '2026-02-01',
      seat: 'residents',
      ended_as: 'resigned',
      interests: 'A boat in the harbour',
      interests_locale: 'en',
      interests_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('team_invitations')
    .values({
      content_id: team.id,
      email: null,
      email_key: null,
      invited_by: id,
      uses: 1,
      created_at: FIRST_START,
      expires_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('poll_voters')
    .values({
      poll_id: poll.poll_id,
      voter_id,
      idempotency_key: 'k',
      receipt: `R-${email}`,
      cast_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('ballots')
    .values({
      poll_id: poll.poll_id,
      voter_id,
      answers: JSON.stringify({ [poll.question_id]: { chosen: [poll.id] } }),
    })
    .execute();
  await db.insertInto('poll_census').values({ poll_id: poll.poll_id, voter_id }).execute();
  const comment = crypto.randomUUID();
  await db
    .insertInto('comments')
    .values({
      id: comment,
      root_id: comment,
      content_id: team.id,
      parent_id: null,
      depth: 0,
      author_id: id,
      body: `of ${email}`,
      lang: 'en',
      alignment: -1,
      created_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('comment_versions')
    .values({ comment_id: comment, revision: 1, body: 'before', lang: 'en', at: FIRST_START })
    .execute();
  const { id: other } = await db
    .selectFrom('comments')
    .select('id')
    .where('author_id', '=', toPersonId(37))
    .executeTakeFirstOrThrow();
  await db
    .insertInto('comment_votes')
    .values({ comment_id: other, person_id: id, value: -1 })
    .execute();
  await db.insertInto('comment_mentions').values({ comment_id: other, person_id: id }).execute();
  const thing = {
    kind: 'comment',
    target_id: other,
    content_id: team.id,
    at: FIRST_START,
  } as const;
  await db
    .insertInto('reports')
    .values({ ...thing, reporter_id: id, reason: 'spam', note: `note of ${email}` })
    .execute();
  const decision = { decision: 'hidden', before: 'shown', automatic: false } as const;
  await db
    .insertInto('moderations')
    .values([
      { ...thing, ...decision, decision_id: crypto.randomUUID(), by_id: id, reason: 'spam' },
      {
        ...thing,
        ...decision,
        target_id: comment,
        decision_id: crypto.randomUUID(),
        by_id: null,
        reason: 'other',
        feedback: 'Please write to us.',
      },
    ])
    .execute();
  await db
    .insertInto('follows')
    .values({ content_id: team.id, person_id: id, is_following: true, at: FIRST_START })
    .execute();
  await db
    .insertInto('reactions')
    .values({ content_id: team.id, person_id: id, kind: 'thanks', at: FIRST_START })
    .execute();
  await db
    .insertInto('notifications')
    .values({
      person_id: id,
      kind: 'published',
      because: 'following',
      content_id: team.id,
      actor_id: id,
      occasion: 'exported',
      at: FIRST_START,
      read_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('notification_settings')
    .values({ person_id: id, category: 'polls', shown: true, mail: 'daily', push: false })
    .execute();
  await db
    .insertInto('notification_plans')
    .values({ person_id: id, time_zone: 'Europe/Istanbul', hour: 7, weekday: 2 })
    .execute();
  await db
    .insertInto('push_subscriptions')
    .values({
      person_id: id,
      endpoint: 'https://push.example/abc',
      p256dh: 'A',
      auth: 'A',
      locale: 'en',
      expires_at: null,
      created_at: FIRST_START,
      next_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('faq_votes')
    .values({ content_id: team.id, person_id: id, visitor: null, is_helpful: true })
    .execute();
  await db
    .insertInto('registrations')
    .values({
      content_id: team.id,
      person_id: id,
      state: 'registered',
      guests: 1,
      number: asked++,
      code: `00000000${10 + asked}`,
      is_public: false,
      registered_at: FIRST_START,
    })
    .execute();
  const meeting = await db
    .insertInto('meetings')
    .values({
      content_id: team.id,
      starts_at: FIRST_START,
      time_zone: 'Europe/Istanbul',
      title: '{"en":"Any"}',
      place: '{}',
      online_url: null,
      is_public: true,
      updated_at: FIRST_START,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('meeting_attendance')
    .values({ meeting_id: meeting.id, person_id: id, state: 'present' })
    .execute();
  await db
    .insertInto('meeting_replies')
    .values({ meeting_id: meeting.id, person_id: id, reply: 'coming', replied_at: FIRST_START })
    .execute();
  await db
    .insertInto('enrollments')
    .values({
      course_id: team.id,
      person_id: id,
      state: 'inProgress',
      last_lesson: 'first',
      enrolled_at: FIRST_START,
      completed_at: null,
    })
    .execute();
  const lot = {
    id: crypto.randomUUID(),
    content_id: team.id,
    created_by: id,
    created_at: FIRST_START,
  };
  await db
    .insertInto('draws')
    .values({
      ...lot,
      seed_by: id,
      confirmed_by: id,
      title: '{}',
      strata: '[]',
      sources: '[]',
      for_verified: false,
      answer_days: 7,
      opens_at: FIRST_START,
      closes_at: '2030-01-01',
    })
    .execute();
  await db
    .insertInto('draw_volunteers')
    .values({
      draw_id: lot.id,
      person_id: id,
      stratum: '',
      is_public: false,
      salt: '0'.repeat(32),
      commitment: '0'.repeat(64),
      volunteered_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('calendar_feeds')
    .values({ person_id: id, token_hash: Buffer.from(email), created_at: FIRST_START })
    .execute();
  const words = JSON.stringify({});
  await db
    .insertInto('legal_drafts')
    .values({
      kind: LEGAL_PAGES[asked % LEGAL_PAGES.length]!,
      original_locale: 'en',
      change_key: null,
      title: words,
      summary: words,
      body: words,
      what_changed: words,
      updated_at: FIRST_START,
      updated_by: id,
    })
    .execute();
  await publishAs(team.id, id);
  await stateIn(team.id, id);
  await db
    .updateTable('contents')
    .set({ author_person_id: id })
    .where('slug', '=', 'first-street-without-cars')
    .execute();
  await db
    .insertInto('pictures')
    .values({
      person_id: id,
      media_type: 'image/webp',
      bytes: Buffer.from('a picture'),
      created_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('departed_voters')
    .values({ login_key: Buffer.from(`key of ${email}`), voter_id, departed_at: FIRST_START })
    .execute();
  await db
    .insertInto('second_factors')
    .values({ person_id: id, secret: Buffer.from(email), created_at: FIRST_START })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      id: crypto.randomUUID(),
      person_id: id,
      name: 'Office laptop',
      credential_id: Buffer.from(email),
      public_key: Buffer.from(`key of ${email}`),
      transports: ['internal'],
      sign_count: 3,
      created_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      holder_hash: Buffer.from(email),
      person_id: id,
      challenge: Buffer.from(`challenge of ${email}`),
      created_at: FIRST_START,
      expires_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ code_hash: Buffer.from(email), person_id: id, created_at: FIRST_START })
    .execute();
  await db
    .insertInto('sign_in_challenges')
    .values({
      token_hash: Buffer.from(email),
      person_id: id,
      scope: 'profile',
      created_at: FIRST_START,
      expires_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('one_time_tokens')
    .values({
      token_hash: Buffer.from(email),
      purpose: 'resetPassword',
      person_id: id,
      created_at: FIRST_START,
      expires_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('email_changes')
    .values({
      person_id: id,
      former_email: email,
      email: `new-${email}`,
      confirm_hash: Buffer.from(`confirm ${email}`),
      stop_hash: Buffer.from(`stop ${email}`),
      session_id: null,
      asked_at: FIRST_START,
      confirm_until: FIRST_START,
      undo_until: FIRST_START,
    })
    .execute();
  for (const accepted of [null, id]) {
    const key = `${accepted ? 'own' : 'sent'}-${email}`;
    await db
      .insertInto('account_invitations')
      .values({
        email: key,
        email_key: key,
        name: '',
        roles: [],
        locale: 'en',
        invited_by: accepted ? null : id,
        token_hash: Buffer.from(`invitation ${key}`),
        sent_at: FIRST_START,
        expires_at: FIRST_START,
        accepted_by: accepted,
        accepted_at: accepted && FIRST_START,
      })
      .execute();
  }
  await db
    .insertInto('mails')
    .values({
      receiver: email,
      locale: 'en',
      template: 'passwordChanged',
      template_values: '{}',
      created_at: FIRST_START,
      // The lease keeps it from being sent while the test runs.
      leased_until: new Date('2100-01-01'),
    })
    .execute();
  await db
    .insertInto('feedback')
    .values({
      idempotency_key: `key of ${email}`,
      created_at: FIRST_START,
      kind: 'idea',
      body: `message of ${email}`,
      page: '/',
      locale: 'en',
      person_id: id,
    })
    .execute();
  const quiz = await db
    .selectFrom('contents')
    .select('id')
    .where('slug', '=', 'harbour-and-bay')
    .executeTakeFirstOrThrow();
  const paper = await db
    .insertInto('quiz_papers')
    .values({ quiz_id: quiz.id, questions: '[]' })
    .onConflict((conflict) => conflict.columns(['quiz_id', 'digest']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const { id: paperId } =
    paper ?? (await db.selectFrom('quiz_papers').select('id').executeTakeFirstOrThrow());
  await db
    .insertInto('quiz_attempts')
    .values({
      quiz_id: quiz.id,
      paper_id: paperId,
      person_id: id,
      number: 1,
      timing: 'usual',
      started_at: FIRST_START,
    })
    .execute();
  await db
    .insertInto('quiz_extra_times')
    .values({ quiz_id: quiz.id, person_id: id, timing: 'double', given_at: FIRST_START })
    .execute();
  const entry = {
    at: FIRST_START,
    action: 'rightsChanged',
    before: '{"roles":[]}',
    after: '{"roles":["editor"]}',
    reason: 'office',
  } as const;
  await db
    .insertInto('audit_log')
    .values([
      { ...entry, actor_id: null, person_id: id },
      { ...entry, actor_id: id, person_id: toPersonId('omar'), reason: 'done by me' },
    ])
    .execute();
}

test('[SPEC 1.4, 3.3.1] one archive has everything the portal knows, as JSON and as the same tables in CSV', async () => {
  const tokens = await newPerson('all@one.example', NAME);
  await fillEverything('all@one.example');
  const files = await filesOf(tokens);
  const account = accountIn(files);
  expect(Object.keys(files).sort()).toEqual(
    [
      'README.txt',
      'account.json',
      'picture.webp',
      ...EXPORTS.map(({ name }) => `${name}.csv`),
    ].sort(),
  );
  for (const { name, fields } of EXPORTS) {
    expect([name, account[name]!.length]).not.toEqual([name, 0]);
    expect(Object.keys(account[name]![0]!)).toEqual([...fields]);
    const csv = Buffer.from(files[`${name}.csv`]!).toString();
    expect(csv.startsWith(`\ufeff${fields.join(',')}\r\n`)).toBe(true);
  }
  expect(account.person![0]).toMatchObject({ name: NAME, email: 'all@one.example', locale: 'en' });
  expect(account.ballots![0]).toMatchObject({
    receipt: 'R-all@one.example',
    answers: expect.stringMatching(/^.+: .+$/),
  });
  expect(account.comments![0]).toMatchObject({
    body: 'of all@one.example',
    alignment: -1,
    before: [expect.objectContaining({ body: 'before' })],
    moderation: [expect.objectContaining({ decision: 'hidden', feedback: 'Please write to us.' })],
  });
  expect(account.statements![0]).toMatchObject({ body: 'Statement 0', agrees: 1 });
  expect(account['statement-answers']![0]).toMatchObject({ participant: 0, vote: 1 });
  expect(account.memberships![0]).toMatchObject({
    seat: 'residents',
    ended_as: 'resigned',
    interests: 'A boat in the harbour',
  });
  expect(account.follows![0]).toMatchObject({ section: 'teams', is_following: true });
  expect(account.reactions![0]).toMatchObject({ section: 'teams', kind: 'thanks' });
  expect(account['comment-votes']![0]).toMatchObject({ value: -1 });
  expect(account.reports![0]).toMatchObject({ reason: 'spam', note: 'note of all@one.example' });
  expect(account.contributions![0]).toMatchObject({ slug: 'first-street-without-cars' });
  expect(account['security-events']!.map(({ kind }) => kind)).toContain('dataExported');
  expect(account['administration-by-you']).toEqual([
    { at: FIRST_START.toISOString(), action: 'rightsChanged', reason: 'done by me' },
  ]);
  expect(strFromU8(files['picture.webp']!)).toBe('a picture');
});

test('formula injection: a name that is a formula is none in the table', async () => {
  const tokens = await newPerson('formula@one.example', NAME);
  expect(strFromU8((await filesOf(tokens))['person.csv']!)).toContain(
    `"'=HYPERLINK(""evil.example"")"`,
  );
});

test('no hash, no token and nothing of another person is in the archive', async () => {
  await newPerson('other@one.example');
  const tokens = await newPerson('secrets@one.example');
  const { db } = host.database;
  const { id } = await idOf('secrets@one.example');
  const credential = await db
    .selectFrom('credentials')
    .select('password_hash')
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow();
  const { token_hash } = await db
    .selectFrom('refresh_tokens')
    .select('token_hash')
    .where('person_id', '=', id)
    .executeTakeFirstOrThrow();
  const all = Object.values(await filesOf(tokens))
    .map((file) => Buffer.from(file).toString())
    .join();
  for (const secret of [
    PASSWORD,
    credential.password_hash,
    token_hash.toString('hex'),
    token_hash.toString('base64'),
    tokens.refresh_token,
    tokens.access_token,
    'other@one.example',
  ])
    expect(all).not.toContain(secret);
  expect(all).toContain('secrets@one.example');
});

test('every column of the database that leads to a person has its row', async () => {
  const { rows } = await sql<{ column: string }>`
    select columns.table_name || '.' || columns.column_name as column
    from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and (
      columns.column_name in ('person_id', 'voter_id', 'receiver') or exists (
        select from information_schema.key_column_usage as key
        join information_schema.referential_constraints as reference using (constraint_schema, constraint_name)
        join information_schema.key_column_usage as target
          on target.constraint_schema = reference.unique_constraint_schema
          and target.constraint_name = reference.unique_constraint_name
        where key.table_name = columns.table_name and key.column_name = columns.column_name
          and target.table_name = 'people'
      )
    ) order by 1`.execute(host.database.db);
  const columns = rows.map(({ column }) => column);
  expect(columns).toContain('contents.created_by');
  expect(EXPORTS.flatMap(({ by }): readonly string[] => by).sort()).toEqual(columns.sort());
});

test('every column of people is taken along', async () => {
  const { rows } = await sql<{ column: string }>`
    select column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = 'people'`.execute(host.database.db);
  const [person, rights] = EXPORTS;
  const given = rights.fields.map((field) => field.replace('given_', ''));
  const known: string[] = [...person.fields, ...given];
  expect(rows.map(({ column }) => column).filter((column) => !known.includes(column))).toEqual([]);
});

test('[SPEC 1.6] the README names every file in the language of the person, each in its own words', async () => {
  const tokens = await newPerson('readme@one.example');
  const { id } = await idOf('readme@one.example');
  const readmeIn = async (locale: Locale) => {
    await host.database.db.updateTable('people').set({ locale }).where('id', '=', id).execute();
    const { 'README.txt': readme, ...others } = await filesOf(tokens);
    const text = strFromU8(readme!);
    for (const file of Object.keys(others)) expect(text).toContain(file);
    expect(text).not.toContain('picture.webp');
    return text;
  };
  const texts = [];
  for (const locale of TEST_LOCALES) texts.push(await readmeIn(locale));
  const lines = texts.flatMap((text) => [...new Set(text.split('\r\n').filter(Boolean))]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(texts[TEST_LOCALES.indexOf('ar')]).toContain('بياناتك في «ميدان»');
});

test('[SPEC 6.1] the archive is for the person who asks: nobody else, no cache, one answer for each download', async () => {
  expect((await host.app.inject('/v1/me/export')).json()).toMatchObject({
    status: 401,
    code: 'signInRequired',
  });
  const tokens = await newPerson('mine@one.example');
  const answer = await download(tokens);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="localhost-2026-03-10.zip"',
    'cache-control': 'no-store',
  });
  await host.asOwner(tokens, 'DELETE', 'me', { password: PASSWORD });
  expect((await download(tokens)).json()).toMatchObject({ status: 401, code: 'invalidToken' });
});

test('five archives in an hour are made for a person; somebody else is not kept waiting', async () => {
  const tokens = await newPerson('often@one.example');
  for (let time = 0; time < 5; time += 1) expect((await download(tokens)).statusCode).toBe(200);
  const refused = await download(tokens);
  expect(refused.json()).toMatchObject({ status: 429, code: 'tooManyRequests' });
  expect(refused.headers['retry-after']).toBe('3600');
  expect((await download(await newPerson('seldom@one.example'))).statusCode).toBe(200);
  host.setNow(new Date(FIRST_START.getTime() + HOUR_MS));
  const later = await host.signIn('often@one.example');
  expect((await download(later)).statusCode).toBe(200);
});

test('who has not accepted the terms in force takes their data along all the same', async () => {
  const answer = await host.app.inject({
    url: '/v1/me/export',
    headers: await host.headersOf('nadia'),
  });
  expect(accountIn(unzipSync(answer.rawPayload)).person![0]).toMatchObject({ terms_version: 1 });
});
