import { randomUUID } from 'node:crypto';
import { verifyRecountFile } from '../../../counting/verifyRecountFile';
import { findQuestionFaults } from '../../../shared/ballots/questionFaults';
import type { DetailPage } from '../../../shared/contract/content';
import type { ContentSource } from '../../../shared/contract/editing';
import type { PollDetails } from '../../../shared/contract/have-your-say';
import type { PollPaper, WrittenQuestion } from '../../../shared/contract/papers';
import { createDatabaseNow } from '../../db/databaseClock';
import { FIRST_START, openTestHost, type TestHost } from '../../testing/testHost';
import { openBallotClient } from '../testing/ballotClient';
import { sweepPolls } from '../results/pollSweeper';
import { readPollSource } from './pollSource';
import type { DemoPerson } from '../../../demo/people';
import { choiceOf, DAY_MS, inDays, OPEN_RULES, openPaperClient } from './testing/paperClient';

let host: TestHost;
let client: ReturnType<typeof openPaperClient>;
let ballots: ReturnType<typeof openBallotClient>;
beforeAll(async () => {
  host = await openTestHost();
  await host.database.db.updateTable('people').set({ terms_version: 2 }).execute();
  client = openPaperClient(host);
  ballots = openBallotClient(host);
});
beforeEach(() => host.setNow(FIRST_START));
afterAll(() => host.close());

const goOn = async (days: number) => {
  host.setNow(new Date(FIRST_START.getTime() + days * DAY_MS));
  const { db } = host.database;
  await sweepPolls({ db, databaseNow: createDatabaseNow(host.clock), log: host.app.log });
};

const codesOf = ({ faults }: PollPaper) => faults.map(({ code }) => code);
const codeOf = (response: { json: () => { code: string } }) => response.json().code;

/** Casts for the first option of the first question. */
const voteIn = (slug: string, { questions }: PollPaper, as: DemoPerson) =>
  ballots.send(slug, { [questions[0]!.id]: { chosen: [questions[0]!.options[0]!.id] } }, { as });

const auditOf = async (slug: string) => {
  const rows = await host.database.db.selectFrom('audit_log').selectAll().orderBy('id').execute();
  return rows.filter(({ after }) => after['slug'] === slug);
};

test('a draft begins with an empty paper and says what it lacks', async () => {
  await client.draft('empty-paper');
  const paper = await client.read('empty-paper');
  expect(codesOf(paper)).toEqual(['closingMissing', 'questionsMissing']);
  expect(paper).toMatchObject({
    revision: 1,
    originalLocale: 'en',
    questions: [],
    isFrozen: false,
    isSealed: false,
    rules: { eligibility: 'verified', secrecy: 'secret', opensAt: null },
    tokens: 0,
  });
  expect(paper.voters.verified).toBeGreaterThan(0);
});

test('a draft is for everybody with an account where nobody is verified, nor can be', async () => {
  const { db } = host.database;
  const past = new Date(0);
  const endVerifications = async (verified_until: Date | null) => {
    for (const table of ['people', 'identities'] as const)
      await db.updateTable(table).set({ verified_until }).where('verified', '=', true).execute();
  };
  await endVerifications(past);
  await client.draft('new-town');
  expect(await client.read('new-town')).toMatchObject({
    rules: { eligibility: 'signed_in' },
    canVerify: false,
    voters: { verified: 0 },
  });
  await endVerifications(null);
  expect((await client.read('new-town')).canVerify).toBe(true);
});

test('what is saved while somebody types is one version of a draft, and changes nothing that is out', async () => {
  const { id } = await client.draft('typed-paper');
  let paper = await client.read('typed-paper');
  for (const label of ['Tre', 'Trees']) {
    const questions = [choiceOf(label, 'Benches')];
    const response = await client.write('typed-paper', paper, { questions, isAutosave: true });
    paper = response.json<PollPaper>();
  }
  expect(paper).toMatchObject({
    revision: 3,
    questions: [{ options: [{ label: { en: 'Trees' } }, {}] }],
  });
  const versions = await host.database.db
    .selectFrom('content_versions')
    .select(['revision', 'is_autosave'])
    .where('content_id', '=', id)
    .orderBy('revision')
    .execute();
  expect(versions).toEqual([
    { revision: 1, is_autosave: false },
    { revision: 3, is_autosave: true },
  ]);

  const out = await client.published('typed-when-out');
  const refused = await client.write('typed-when-out', out, { isAutosave: true });
  expect(refused.statusCode).toBe(400);
  expect((await client.read('typed-when-out')).revision).toBe(out.revision);
});

test('a budget without its sum is kept as a draft, and not published', async () => {
  await client.draft('sumless');
  const budget = {
    ...choiceOf('Tree', 'Bench'),
    type: 'budget',
    method: 'equalShares',
    settings: { budget: 0, currency: 'EUR', most: null, utility: 'cost' },
  };
  const options = budget.options.map((option) => ({ ...option, cost: 40 }));
  const response = await client.write('sumless', await client.read('sumless'), {
    rules: OPEN_RULES,
    questions: [{ ...budget, options }],
  });
  expect(codesOf(response.json())).toContain('budgetMissing');
  expect(codeOf(await client.publish('sumless', 2))).toBe('notReadyToPublish');
});

test('what is written is read again, cleaned, and a draft may have faults', async () => {
  await client.draft('written-paper');
  const question = choiceOf('  Trees\u202e \n and shade ', 'Benches');
  const budget = {
    ...choiceOf('Tree', 'Bench'),
    type: 'budget',
    method: 'equalShares',
    help: { en: ' ' },
    settings: { budget: 100, currency: 'EUR', most: null, utility: 'cost' },
    conditions: [{ question: question.id, is: 'chosen', option: question.options[0]!.id }],
  } as WrittenQuestion;
  const rules = { ...OPEN_RULES, opensAt: '2026-03-12T12:00:00+03:00', quorum: 3 };
  const response = await client.write('written-paper', await client.read('written-paper'), {
    rules,
    questions: [question, budget],
  });
  expect(response.statusCode).toBe(200);
  const paper = response.json<PollPaper>();
  expect(paper.revision).toBe(2);
  expect(paper.rules).toEqual({ ...rules, opensAt: '2026-03-12T09:00:00.000Z' });
  expect(paper.questions[0]!.options[0]!.label).toEqual({ en: 'Trees and shade' });
  expect(paper.questions[1]).toEqual({ ...budget, help: null });
  expect(codesOf(paper).filter((code) => code !== 'translationMissing')).toEqual([
    'costMissing',
    'costMissing',
  ]);
  expect(await client.read('written-paper')).toEqual(paper);
});

test('a poll is published when nothing is wrong with its paper, and not before', async () => {
  const draft = await client.draft('ready-paper');
  expect(draft.missing).toEqual(['details']);
  expect((await client.publish('ready-paper', 1)).json()).toMatchObject({
    code: 'notReadyToPublish',
    detail: 'details',
  });
  const change = { rules: OPEN_RULES, questions: [choiceOf('Trees', 'Benches')] };
  const { revision } = (
    await client.write('ready-paper', await client.read('ready-paper'), change)
  ).json<PollPaper>();
  // The closing of the poll has come before it was published.
  host.setNow(new Date(FIRST_START.getTime() + 9 * DAY_MS));
  expect(codesOf(await client.read('ready-paper'))).toContain('closesInPast');
  expect(codeOf(await client.publish('ready-paper', revision))).toBe('notReadyToPublish');
  host.setNow(FIRST_START);
  const published = (await client.publish('ready-paper', revision)).json<ContentSource>();
  expect(published).toMatchObject({ status: 'published', missing: [] });
});

test('a setting that the method cannot read keeps a poll from opening', async () => {
  await client.draft('equal-ranks');
  const ranking = {
    ...choiceOf('A', 'B', 'C'),
    type: 'ranking',
    method: 'scottishStv',
    settings: { seats: 1, most: null, equal: true },
  };
  const change = { rules: OPEN_RULES, questions: [ranking] };
  const written = await client.write('equal-ranks', await client.read('equal-ranks'), change);
  const paper = written.json<PollPaper>();
  expect(codesOf(paper)).toContain('equalNotRead');
  expect(codeOf(await client.publish('equal-ranks', paper.revision))).toBe('notReadyToPublish');
  const strict = [{ ...ranking, settings: { ...ranking.settings, equal: false } }];
  const mended = (
    await client.write('equal-ranks', paper, { questions: strict })
  ).json<PollPaper>();
  const published = await client.publish('equal-ranks', mended.revision);
  expect(published.statusCode).toBe(200);
  const { revision } = published.json<ContentSource>();
  const again = await client.write('equal-ranks', { ...mended, revision }, change);
  expect(again.json()).toMatchObject({ code: 'invalidPaper', detail: 'equalNotRead' });
});

test('whoever was slower is told; the same request again changes nothing more', async () => {
  await client.draft('two-writers');
  const paper = await client.read('two-writers');
  const change = { rules: OPEN_RULES, questions: [choiceOf('A', 'B')] };
  const first = await client.write('two-writers', paper, change, { key: 'the-same-key' });
  const again = await client.write('two-writers', paper, change, { key: 'the-same-key' });
  expect(again.json()).toEqual(first.json());
  const slower = await client.write('two-writers', paper, change, { as: 'admin' });
  expect([slower.statusCode, codeOf(slower)]).toEqual([409, 'newerRevision']);
});

test('of two who write at the same moment one is told', async () => {
  await client.draft('same-moment');
  const paper = await client.read('same-moment');
  const answers = await Promise.all(
    (['nadia', 'admin'] as const).map((as) => client.write('same-moment', paper, {}, { as })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await client.read('same-moment')).revision).toBe(2);
});

test('the polls of the demonstration could all open', async () => {
  const { db } = host.database;
  const polls = await db
    .selectFrom('contents')
    .select(['id', 'slug', 'original_locale'])
    .where('section', '=', 'have-your-say')
    .where('published_at', '<', FIRST_START)
    .execute();
  expect(polls.length).toBeGreaterThan(10);
  for (const { id, slug, original_locale: originalLocale } of polls) {
    const { questions } = await readPollSource(db, id);
    const facts = { now: 0, originalLocale, voters: {} };
    const faults = questions.flatMap((question, place) =>
      findQuestionFaults(question, questions.slice(0, place), facts),
    );
    expect([slug, questions.length > 0, faults]).toEqual([slug, true, []]);
  }
});

test('an id that another poll has, or that stands twice, is refused, and nothing is lost', async () => {
  const other = await client.published('owner-of-ids');
  await client.draft('taker-of-ids');
  const own = choiceOf('A', 'B');
  const first = await client.write('taker-of-ids', await client.read('taker-of-ids'), {
    questions: [own],
  });
  const paper = first.json<PollPaper>();
  for (const questions of [other.questions, [own, own]]) {
    const response = await client.write('taker-of-ids', paper, { questions });
    expect([response.statusCode, codeOf(response)]).toEqual([400, 'invalidRequest']);
  }
  expect(await client.read('taker-of-ids')).toEqual(paper);
  expect(await client.read('owner-of-ids')).toEqual(other);
});

test.each([
  ['a setting of another type', { settings: { letters: 3 } }],
  ['a method of another type', { method: 'schulze' }],
  ['an unknown field', { weight: 3 }],
  ['a language that is none', { prompt: { xx: 'Which?' } }],
  ['an id that is none', { id: '../contents' }],
])('%s is refused', async (_name, wrong) => {
  const slug = `refused-${randomUUID()}`;
  await client.draft(slug);
  const questions = [{ ...choiceOf('A', 'B'), ...wrong }];
  const response = await client.write(slug, await client.read(slug), { questions });
  expect([response.statusCode, codeOf(response)]).toEqual([400, 'invalidRequest']);
});

test.each(['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00', '2026-06-30T23:59:60Z'])(
  '%s is no moment that a poll could close at',
  async (closesAt) => {
    const slug = `moment-${randomUUID()}`;
    await client.draft(slug);
    const paper = await client.read(slug);
    const response = await client.write(slug, paper, { rules: { ...OPEN_RULES, closesAt } });
    expect([response.statusCode, codeOf(response)]).toEqual([400, 'invalidRequest']);
  },
);

test('halves of letters and commands to screens are left out of a paper', async () => {
  await client.draft('odd-letters');
  const { revision, rules } = await client.read('odd-letters');
  const [question] = [choiceOf('A\u0000\u202eB', 'C')];
  const payload = JSON.stringify({ revision, rules, questions: [question] });
  const response = await client.send(
    'PUT',
    '/odd-letters/paper',
    JSON.parse(payload.replace('Which one?', 'Which\\ud800 one?')) as object,
  );
  expect(response.json<PollPaper>().questions[0]).toMatchObject({
    prompt: { en: 'Which one?' },
    options: [{ label: { en: 'AB' } }, { label: { en: 'C' } }],
  });
});

test('a published poll can be rewritten until it opens, but not so that it could not open', async () => {
  const paper = await client.published('not-open-yet');
  const questions = [choiceOf('Swings', 'Slides')];
  const broken = await client.write('not-open-yet', paper, { questions: [choiceOf()] });
  expect(broken.json()).toMatchObject({
    status: 422,
    code: 'invalidPaper',
    detail: 'tooFewOptions',
  });
  const rewritten = await client.write('not-open-yet', paper, {
    questions,
    rules: { ...paper.rules, closesAt: inDays(4) },
  });
  expect(rewritten.statusCode).toBe(200);
  await goOn(2);
  expect((await voteIn('not-open-yet', rewritten.json(), 'omar')).statusCode).toBe(201);
});

describe('from its opening on', () => {
  let paper: PollPaper;
  let slug: string;
  let count = 0;
  beforeEach(async () => {
    slug = `frozen-${(count += 1)}`;
    await client.published(slug, { secrecy: 'secret', resultsVisibility: 'after_close' });
    await goOn(2);
    paper = await client.read(slug);
  });

  test('a paper is frozen, and its ballots are hidden from its writers too', () => {
    expect(paper).toMatchObject({ isFrozen: true, ballots: null });
  });

  test.each<[string, (paper: PollPaper) => object]>([
    ['secrecy is loosened', ({ rules }) => ({ rules: { ...rules, secrecy: 'open' } })],
    [
      'results are shown early',
      ({ rules }) => ({ rules: { ...rules, resultsVisibility: 'always' } }),
    ],
    ['others may vote', ({ rules }) => ({ rules: { ...rules, eligibility: 'everyone' } })],
    ['the quorum moves', ({ rules }) => ({ rules: { ...rules, quorum: 1 } })],
    ['it closes earlier', ({ rules }) => ({ rules: { ...rules, closesAt: inDays(3) } })],
    ['it never closes', ({ rules }) => ({ rules: { ...rules, closesAt: null } })],
    [
      'an option is added',
      ({ questions: [one] }) => ({
        questions: [{ ...one!, options: [...one!.options, ...choiceOf('New').options] }],
      }),
    ],
    [
      'options change places',
      ({ questions: [one] }) => ({
        questions: [{ ...one!, options: one!.options.toReversed() }],
      }),
    ],
    [
      'the method changes',
      ({ questions: [one] }) => ({ questions: [{ ...one!, method: 'approval' }] }),
    ],
    ['a question goes', () => ({ questions: [] })],
  ])('nothing of it changes: %s', async (_name, change) => {
    const response = await client.write(slug, paper, change(paper));
    expect([response.statusCode, codeOf(response)]).toEqual([409, 'paperFrozen']);
  });

  test('words are corrected, the log keeps both wordings, and the count stays provable', async () => {
    for (const person of ['omar', 'grace', 'leyla', 'isil', 'yusuf'] as const)
      expect((await voteIn(slug, paper, person)).statusCode).toBe(201);
    const [one] = paper.questions;
    const [trees, ...others] = one!.options;
    const corrected = { ...trees!, label: { en: 'Trees and shade', tr: 'Ağaç ve gölge' } };
    const change = {
      questions: [{ ...one!, options: [corrected, ...others] }],
      rules: { ...paper.rules, closesAt: inDays(9) },
    };
    const blank = { ...change.questions[0]!, prompt: {} };
    expect(codeOf(await client.write(slug, paper, { questions: [blank] }))).toBe('invalidPaper');
    const response = await client.write(slug, paper, change);
    expect(response.json()).toMatchObject({ ...change, isFrozen: true });
    const entry = (await auditOf(slug)).at(-1)!;
    expect(entry.before['words']).toEqual({
      [trees!.id]: { label: { en: 'Trees' }, description: null },
    });
    expect(entry.after['words']).toEqual({
      [trees!.id]: { label: corrected.label, description: null },
    });

    await goOn(10);
    const file = await host.app.inject(`/v1/have-your-say/${slug}/recount.json`);
    const { isRight, checks } = verifyRecountFile(file.body);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(isRight).toBe(true);
  });

  test('what has closed does not open again', async () => {
    await goOn(10);
    const closed = await client.read(slug);
    const rules = { ...closed.rules, closesAt: inDays(20) };
    expect(codeOf(await client.write(slug, closed, { rules }))).toBe('paperFrozen');
  });
});

describe('calling off, closing early and saying what was decided', () => {
  const reason = { en: 'The square is being dug up.' };

  test('a poll is called off once, and then takes no ballot and no change', async () => {
    const { revision } = await client.published('called-off');
    await goOn(2);
    const cancel = (more: object) =>
      client.send('POST', '/called-off/cancellation', { revision, reason, ...more });
    expect(codeOf(await cancel({ reason: { tr: 'Yalnız Türkçe.' } }))).toBe('invalidRequest');
    const cancelled = (await cancel({})).json<PollPaper>();
    expect(cancelled.isCancelled).toBe(true);
    expect(codeOf(await cancel({ revision: cancelled.revision }))).toBe('cancelled');
    expect(codeOf(await client.write('called-off', cancelled))).toBe('cancelled');
    expect(codeOf(await voteIn('called-off', cancelled, 'omar'))).toBe('cancelled');
    expect((await auditOf('called-off')).at(-1)).toMatchObject({ reason: reason.en });
  });

  test('a poll closes now, is counted, and cannot be called off any more', async () => {
    const { revision } = await client.published('closed-early');
    const close = (from: number) =>
      client.send('POST', '/closed-early/closing', { revision: from, reason: 'The bus strike' });
    expect(codeOf(await close(revision))).toBe('notOpenYet');
    await goOn(2);
    const outcome = { statement: { en: 'Trees.' }, next: null, decidedOn: '2026-03-20' };
    const decide = (from: number) =>
      client.send('POST', '/closed-early/outcome', { ...outcome, revision: from });
    expect(codeOf(await decide(revision))).toBe('notClosedYet');
    const closed = (await close(revision)).json<PollPaper>();
    expect(closed.rules.closesAt).toBe(inDays(2));
    expect(codeOf(await voteIn('closed-early', closed, 'omar'))).toBe('closed');
    expect(codeOf(await close(closed.revision))).toBe('closed');

    await goOn(2.1);
    const sealed = await client.read('closed-early');
    expect(sealed.isSealed).toBe(true);
    const late = { revision: sealed.revision, reason };
    expect(codeOf(await client.send('POST', '/closed-early/cancellation', late))).toBe(
      'alreadyCounted',
    );
    expect((await decide(sealed.revision)).statusCode).toBe(200);
    const page = await host.app.inject('/v1/have-your-say/closed-early');
    expect(page.json<DetailPage<PollDetails>>().details.outcome).toMatchObject({
      statement: { text: 'Trees.' },
      decidedOn: '2026-03-20',
    });
  });

  test('a draft is changed, not called off', async () => {
    await client.draft('only-a-draft');
    const response = await client.send('POST', '/only-a-draft/cancellation', {
      revision: 1,
      reason,
    });
    expect(codeOf(response)).toBe('stillDraft');
  });
});

describe('tokens', () => {
  const make = (slug: string, count: number) => client.send('POST', `/${slug}/tokens`, { count });
  const listed = (csv: string) =>
    csv
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[1]!);

  test('are told once, kept as hashes, and open the poll to whoever bears one', async () => {
    await client.draft('with-tokens');
    const written = await client.write('with-tokens', await client.read('with-tokens'), {
      rules: { ...OPEN_RULES, eligibility: 'tokens' },
      questions: [choiceOf('A', 'B')],
    });
    expect(codesOf(written.json())).toContain('tokensMissing');
    const [lost] = listed((await make('with-tokens', 3)).body);
    const response = await make('with-tokens', 2_500);
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="with-tokens-tokens.csv"',
      'cache-control': 'no-store',
    });
    const tokens = listed(response.body);
    expect(new Set(tokens).size).toBe(2_500);
    for (const token of tokens)
      expect(token).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);
    const paper = await client.read('with-tokens');
    expect(paper).toMatchObject({ tokens: 2_500, revision: written.json<PollPaper>().revision });
    await client.publish('with-tokens', paper.revision);
    await goOn(2);

    const [question] = paper.questions;
    const answers = { [question!.id]: { chosen: [question!.options[0]!.id] } };
    const cast = (token: string) => ballots.send('with-tokens', answers, { token });
    expect(codeOf(await cast(lost!))).toBe('tokenRequired');
    expect((await cast(tokens[7]!.toLowerCase().replaceAll('-', ' '))).statusCode).toBe(201);
    expect(codeOf(await cast(tokens[7]!))).toBe('alreadyVoted');
    expect(codeOf(await make('with-tokens', 1))).toBe('paperFrozen');
  });

  test.each([0, 10_001, 1.5, 'many'])('%p of them are refused', async (count) => {
    const response = await client.send('POST', '/with-tokens/tokens', { count });
    expect([response.statusCode, codeOf(response)]).toEqual([400, 'invalidRequest']);
  });
});
