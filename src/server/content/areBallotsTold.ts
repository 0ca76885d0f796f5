import { sql, type RawBuilder } from 'kysely';

/**
 * Tells of a poll of `contents` whether its ballots may be in a number. From one number to the next
 * anybody would see that somebody has voted in a secret poll; once it has closed they are all in.
 * Ballots of a recount were cast elsewhere: they are in none.
 */
export const areBallotsTold = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  details ->> 'recount' is null
  and (details ->> 'secrecy' = 'open' or details ->> 'cancellation' is not null or closes_at <= ${now})
)`;
