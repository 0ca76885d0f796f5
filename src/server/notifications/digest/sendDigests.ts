import type { JobCounts } from '../../../shared/contract/jobs';
import { DIGEST_RHYTHMS, type StoppedRhythm } from '../../../shared/contract/digests';
import type { Database } from '../../db/openDatabase';
import type { HostContext } from '../../hostContext';
import {
  claimDigests,
  claimMailsAtOnce,
  MAX_UNANSWERED_MAILS_AT_ONCE,
  MAX_UNANSWERED_DIGESTS,
  type Claim,
  type ClaimRange,
} from './claims';
import { listEntries } from './entries';
import { createNewsMail, type NewsMailContext } from './newsMail';
import { getStopSecret } from './stopToken';

type MailOrder = Parameters<HostContext['mail']['send']>[0];

export interface NewsContext {
  readonly db: Database;
  readonly portalOrigin: string;
  /** The mailer, which takes many at once. */
  readonly mail: {
    readonly transport: HostContext['mail']['transport'];
    sendMany(mails: readonly MailOrder[], trx: Database): Promise<void>;
  };
}

interface Moment {
  readonly now: Date;
  readonly signal: AbortSignal;
  /** When this was done last; null or absent: never. */
  readonly since?: Date | null;
}

/** People who are looked at in one transaction: few enough that nobody waits long for it. */
const PAGE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

const MOST_MAILS = {
  each: MAX_UNANSWERED_MAILS_AT_ONCE,
  daily: MAX_UNANSWERED_DIGESTS,
  weekly: MAX_UNANSWERED_DIGESTS,
} as const satisfies Readonly<Record<StoppedRhythm, number>>;

const claim = (trx: Database, rhythm: StoppedRhythm, now: Date, cut: ClaimRange): Promise<Claim> =>
  rhythm === 'each' ? claimMailsAtOnce(trx, now, cut) : claimDigests(trx, rhythm, now, cut);

interface Page {
  readonly last: string | null;
  readonly mails: number;
}

interface Paging extends NewsMailContext {
  readonly now: Date;
  /** The last person of the page before. */
  readonly after: string;
  readonly since: Date | null;
}

/**
 * Claims so many people and orders their mails, in one transaction of three statements: killed
 * anywhere it has done both or neither.
 */
async function sendPage(
  trx: Database,
  { mail }: NewsContext,
  { after, since, now, ...making }: Paging,
): Promise<Page> {
  const { rhythm } = making;
  const { people, last } = await claim(trx, rhythm, now, { after, since, most: PAGE });
  if (people.length === 0) return { last, mails: 0 };
  const entries = await listEntries(trx, people, rhythm, now);
  const orders = people.flatMap((person) => {
    const rows = entries.get(person.personId) ?? [];
    const isLast = person.mails === MOST_MAILS[rhythm];
    return rows.length > 0 ? [createNewsMail(person, rows, isLast, making)] : [];
  });
  await mail.sendMany(orders, trx);
  return { last, mails: orders.length };
}

async function sendAll(
  context: NewsContext,
  rhythm: StoppedRhythm,
  { now, signal, since = null }: Moment,
): Promise<number> {
  const { db, portalOrigin, mail } = context;
  if (mail.transport.kind === 'none') return 0;
  const making = { rhythm, portalOrigin, secret: await getStopSecret(db) };
  let mails = 0;
  let after: string | null = BEFORE_ALL;
  while (after !== null && !signal.aborted) {
    const paging: Paging = { ...making, now, since, after };
    const page = await db.transaction().execute((trx) => sendPage(trx, context, paging));
    mails += page.mails;
    after = page.last;
  }
  return mails;
}

/**
 * Orders every digest that is due by `now`, page by page. Where no mail leaves, nothing is ordered
 * and nothing changes.
 */
export async function sendDigests(context: NewsContext, moment: Moment): Promise<JobCounts> {
  let mails = 0;
  for (const rhythm of DIGEST_RHYTHMS) mails += await sendAll(context, rhythm, moment);
  return { mails };
}

/** Orders the mails of those who want to be told at once, what came within a minute in one mail. */
export async function sendMailsAtOnce(context: NewsContext, moment: Moment): Promise<JobCounts> {
  return { mails: await sendAll(context, 'each', moment) };
}
