import { randomBytes } from 'node:crypto';
import { hashToken } from '../../../shared/ballots/tokens';
import type { Database } from '../../db/openDatabase';
import type { SourceRow } from '../../editing/sourceQueries';
import type { Cause } from '../../editing/writing';
import type { HostContext } from '../../hostContext';
import { writeAudit } from '../../identity/audit';
import { lockUnopenedPoll } from './lockUnopenedPoll';

/** Crockford’s base 32: no I, L, O and U, which are taken for 1, 0 and V. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 16;

/** 80 random bits, in groups that can be typed from paper: `7QK2-M9XD-04TR-HZ5B`. */
const newToken = (): string =>
  Array.from(randomBytes(LETTERS), (byte) => DIGITS[byte % DIGITS.length])
    .join('')
    .replace(/.{4}(?=.)/g, '$&-');

const ROWS_AT_ONCE = 2_000;

async function storeTokens(
  trx: Database,
  pollId: string,
  tokens: readonly string[],
): Promise<void> {
  await trx.deleteFrom('poll_tokens').where('poll_id', '=', pollId).execute();
  const rows = tokens.map((token) => ({
    poll_id: pollId,
    token_hash: Buffer.from(hashToken(token)),
  }));
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await trx
      .insertInto('poll_tokens')
      .values(rows.slice(at, at + ROWS_AT_ONCE))
      .execute();
}

/**
 * Makes the tokens of a poll that has not opened; those of an earlier list are void. They are told
 * here and kept nowhere: the table has their hashes. The log keeps how many there are.
 * @throws Problem paperFrozen, cancelled
 */
export function makeTokens(
  context: HostContext,
  row: SourceRow,
  count: number,
  cause: Pick<Cause, 'personId' | 'at'>,
): Promise<string[]> {
  return context.db.transaction().execute(async (trx) => {
    const traces = await lockUnopenedPoll(trx, context, row);
    const tokens = Array.from({ length: count }, newToken);
    await storeTokens(trx, row.id, tokens);
    await writeAudit(trx, {
      at: cause.at,
      actorId: cause.personId,
      personId: null,
      action: 'edited',
      reason: '',
      before: traces,
      after: { ...traces, tokens: count },
    });
    return tokens;
  });
}

/** Writes the list as a table, for a printer. */
export const createTokenTable = (tokens: readonly string[]): string =>
  ['number,token', ...tokens.map((token, index) => `${index + 1},${token}`)].join('\r\n') + '\r\n';
