import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toCanonicalJson } from '../shared/ballots/canonicalJson';
import { listDebianPostgresFolders, findProgram } from '../tooling/test/findProgram';
import type { HotPoll } from './hotPoll';

/** Number of clients at once that one hot row bears at most: more only wait for each other. */
const CLIENTS = 8;

/**
 * Returns one statement that stores the rows of a ballot that comes alone, each time of another
 * voter.
 */
const oneStatement = ({ id, answers }: HotPoll): string =>
  `
with voter as (
  insert into poll_voters (poll_id, voter_id, idempotency_key, receipt, cast_at)
  values ('${id}', gen_random_uuid(), gen_random_uuid()::text, gen_random_uuid()::text, now())
  on conflict do nothing returning poll_id, voter_id, receipt
), ballot as (
  insert into ballots (poll_id, voter_id, answers) select poll_id, voter_id, '${toCanonicalJson(answers)}' from voter
), poll as (
  update polls set ballots = ballots + 1, links = links + 1, head = voter.receipt
  from voter where polls.poll_id = voter.poll_id returning polls.poll_id, links, voter.receipt
), link as (
  insert into poll_links (poll_id, position, receipt) select poll_id, links, receipt from poll
)
update contents set version = version + 1 where id = '${id}';`.replaceAll('\n', ' ');

function output(program: string, parameters: readonly string[]): Promise<string> {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(text));
  });
}

/**
 * Measures the ballots per second that pgbench gets into one hot poll with one prepared statement
 * for each; null where it is not installed.
 * @throws Error with what pgbench says, where it gives no figure
 */
export async function measurePgbenchRate(
  url: string,
  poll: HotPoll,
  seconds: number,
): Promise<number | null> {
  const program = findProgram(['pgbench'], listDebianPostgresFolders());
  if (!program) return null;
  const folder = mkdtempSync(join(tmpdir(), 'meydan-pgbench-'));
  const script = join(folder, 'ballot.sql');
  writeFileSync(script, `${oneStatement(poll)}\n`);
  const said = await output(program, [
    '--no-vacuum',
    '--protocol=prepared',
    `--file=${script}`,
    `--client=${CLIENTS}`,
    '--jobs=2',
    `--time=${seconds}`,
    url,
  ]);
  rmSync(folder, { recursive: true, force: true });
  const figure = /tps = ([\d.]+)/.exec(said)?.[1];
  if (figure === undefined) throw new Error(said);
  return Number(figure);
}
