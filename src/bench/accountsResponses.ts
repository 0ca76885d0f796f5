import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { openAccessTokens } from '../server/identity/accessTokens';
import { hashPassword } from '../server/identity/passwords';
import { askForTokens, write } from './accountsCalls';
import type { BenchHost } from './benchHost';
import { median, measureMs } from './measure';
import { printNote, printTable, formatRatio, formatInteger } from './print';

const TRIES = 1_000;
/** Pause in milliseconds after which the work that an answer leaves behind is over. */
const PAUSE_MS = 5;
/** Later than every version of the terms: nothing is left to accept. */
const ANY_TERMS = 1_000;

const known = (index: number) => `known${index}@bench.example`;
const unknown = (index: number) => `nobody${index}@bench.example`;

/**
 * Adds as many confirmed accounts as there are tries, so that no account's own limit is reached.
 * Returns the id of one.
 */
async function addAccounts({ database: { db } }: BenchHost): Promise<string> {
  const hash = await hashPassword('a quiet harbour');
  const { rows } = await sql<{ id: string }>`
    with added as (
      insert into people (name, email, terms_version)
      select 'Known ' || n, 'known' || n || '@bench.example', ${ANY_TERMS}::int from generate_series(0, ${TRIES - 1}::int) as n
      returning id, email
    )
    insert into credentials (person_id, email, email_key, password_hash, confirmed_at, changed_at)
    select id, email, email, ${hash}, now(), now() from added
    returning person_id as id`.execute(db);
  return rows[0]!.id;
}

interface Compared {
  readonly known: readonly number[];
  readonly unknown: readonly number[];
}

/** Alternates between a known and an unknown address, so that a slow machine slows both alike. */
async function compare(call: (email: string) => Promise<unknown>): Promise<Compared> {
  const ms = { known: [] as number[], unknown: [] as number[] };
  for (let index = 0; index < TRIES; index++) {
    ms.known.push(await measureMs(() => call(known(index))));
    await sleep(PAUSE_MS);
    ms.unknown.push(await measureMs(() => call(unknown(index))));
    await sleep(PAUSE_MS);
  }
  return ms;
}

const twoDecimals = (value: number) => value.toFixed(2);

const row = (name: string, ms: Compared) => [
  name,
  twoDecimals(median(ms.known)),
  twoDecimals(median(ms.unknown)),
  formatRatio(median(ms.known), median(ms.unknown)),
];

/** Prints whether the time of an answer tells that an account exists. */
export async function printResponseTimes(host: BenchHost): Promise<void> {
  const personId = await addAccounts(host);
  const tokens = await openAccessTokens(host.database.db, Date.now);
  const accessToken = await tokens.issue(personId, 'roles');
  const signIn = await compare((username) =>
    askForTokens(host, { username, password: 'not the password', grant_type: 'password' }),
  );
  const forgotten = await compare(async (email) => {
    const { statusCode } = await write(host, accessToken, 'ForgetPassword', {
      email,
      locale: 'en',
    });
    if (statusCode !== 202) throw new Error(`ForgetPassword was answered ${statusCode}.`);
  });
  printTable(
    `Answers for known and unknown addresses, ${formatInteger(TRIES)} tries each, medians`,
    [
      ['answer', 'known, ms', 'unknown, ms', '÷ unknown'],
      row('wrong password', signIn),
      row('forgotten password', forgotten),
    ],
  );
  printNote('Goal: from 0.90 to 1.10.');
}
