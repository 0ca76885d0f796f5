import { COMMENT_LIMITS } from '../../shared/contract/comments';
import type { Database } from '../db/openDatabase';
import { Problem } from '../http/problem';
import { readText } from '../identity/readName';

const SEEN = /[^\p{C}\p{Z}\s]/u;
const MOST_MENTIONS = 10;
/** A link to a person. */
export const MENTION =
  /\[@[^\]\n]{1,200}\]\(\/user\/([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\)/g;
const LINK = /\bhttps?:\/\/|\bwww\./gi;

/**
 * Reads words as they are kept: composed (NFC), LF alone ends a line, nothing in them turns the
 * direction of what stands beside them. Markdown stays as it was typed. @throws Problem
 * invalidRequest where nothing can be seen, or too much
 */
export function readWords(text: string): string {
  const words = readText(text.normalize('NFC'));
  if (!SEEN.test(words)) throw new Problem('invalidRequest', 'body/body says nothing');
  if ([...words].length > COMMENT_LIMITS.most)
    throw new Problem('invalidRequest', 'body/body is too long');
  return words;
}

/** Counts the addresses of other places in the words. */
export const countLinks = (words: string): number => words.match(LINK)?.length ?? 0;

/** Lists the people whom the words mention, at most ten. */
const listMentioned = (words: string): string[] =>
  [...new Set([...words.matchAll(MENTION)].map(([, id]) => id!))].slice(0, MOST_MENTIONS);

/** Keeps who is mentioned now; people that nobody can look up are mentioned by nobody. */
export async function storeMentions(trx: Database, id: string, words: string): Promise<void> {
  await trx.deleteFrom('comment_mentions').where('comment_id', '=', id).execute();
  const mentioned = listMentioned(words);
  if (mentioned.length === 0) return;
  await trx
    .insertInto('comment_mentions')
    .columns(['comment_id', 'person_id'])
    .expression((eb) =>
      eb
        .selectFrom('people')
        .select([eb.val(id).as('comment_id'), 'people.id as person_id'])
        .where('people.id', 'in', mentioned)
        .where('blocked_at', 'is', null),
    )
    .execute();
}
