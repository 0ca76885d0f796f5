import type { TokenResponse } from '../shared/contract/connect';
import { refreshSession, startSession } from '../server/identity/sessions';
import { askForTokens } from './accountsCalls';
import type { BenchHost } from './benchHost';
import { median, getRate, percentile, saturate, type Run } from './measure';
import { formatOneDecimal, printNote, printTable, formatRatio, formatInteger } from './print';

const CALLERS = 50;
const SECONDS = 4;
const DEVICE = 'bench';

type Renew = (refreshToken: string) => Promise<string | null>;

const requested =
  (host: BenchHost): Renew =>
  async (refreshToken) => {
    const answer = await askForTokens(host, {
      refresh_token: refreshToken,
      grant_type: 'refresh_token',
      scope: 'offline_access',
    });
    return answer.statusCode === 200 ? answer.json<TokenResponse>().refresh_token : null;
  };

const stored =
  ({ database }: BenchHost): Renew =>
  async (refreshToken) => {
    const continued = await refreshSession(database.db, refreshToken, DEVICE, new Date());
    return typeof continued === 'string' ? null : continued.refreshToken;
  };

/** Opens that many sessions of one person. Returns their refresh tokens. */
async function openSessions({ database: { db } }: BenchHost, count: number): Promise<string[]> {
  const { id: personId } = await db
    .insertInto('people')
    .values({ name: 'Caller' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const session = { personId, scope: 'roles', kind: 'password', device: DEVICE } as const;
  const started = Array.from({ length: count }, () => startSession(db, session, new Date()));
  return (await Promise.all(started)).map((one) => one!.refreshToken);
}

/**
 * Lets each caller renew a session of its own, again and again. Returns the run and how many
 * sessions are left.
 */
async function renewOwn(host: BenchHost, renew: Renew): Promise<{ run: Run; left: number }> {
  const tokens = await openSessions(host, CALLERS);
  const run = await saturate({ workers: CALLERS, seconds: SECONDS }, async () => {
    const next = await renew(tokens.pop()!);
    if (next === null) throw new Error('A session was lost.');
    tokens.push(next);
  });
  const again = await Promise.all(tokens.map(renew));
  return { run, left: again.filter((token) => token !== null).length };
}

/** Lets all callers renew one session at once with the same token. */
async function renewShared(host: BenchHost): Promise<string> {
  const renew = requested(host);
  const [token] = await openSessions(host, 1);
  const answers = await Promise.all(Array.from({ length: CALLERS }, () => renew(token!)));
  const won = answers.filter((answer) => answer !== null);
  const isOver = (await Promise.all(won.map(renew))).every((answer) => answer === null);
  return `One session, ${CALLERS} callers with the same token at once: ${won.length} renewed it; after that reuse it has ${isOver ? 'ended' : 'NOT ended'}.`;
}

/**
 * Renewals of sessions by 50 callers at once; no session is lost, and one that two callers share
 * ends.
 */
export async function printRenewals(host: BenchHost): Promise<void> {
  const request = await renewOwn(host, requested(host));
  const store = await renewOwn(host, stored(host));
  const row = (name: string, { run, left }: { run: Run; left: number }) => [
    name,
    formatInteger(getRate(run)),
    formatRatio(getRate(run), getRate(store.run)),
    formatOneDecimal(median(run.latencies)),
    formatOneDecimal(percentile(run.latencies, 0.99)),
    `${left} of ${CALLERS}`,
  ];
  printTable(`${CALLERS} callers renew at once, ${SECONDS} s each, embedded database in memory`, [
    ['renewals', 'per s', '÷ bare', 'p50 ms', 'p99 ms', 'sessions left'],
    row('request to answer', request),
    row('  bare continueSession', store),
  ]);
  printNote(await renewShared(host));
}
