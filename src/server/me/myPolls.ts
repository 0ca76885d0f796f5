import { sql } from 'kysely';
import type { Localized } from '../../shared/contract/text';
import type { Viewer } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import type { ReadContext } from '../content/section';
import { isVisibleTo } from '../content/visibility';

/**
 * A poll in which somebody voted: `sealed_at` is when its ballots were counted, `outcome` what the
 * city made of it.
 */
export type VotedPollRow = ContentRow & {
  readonly receipt: string;
  readonly cast_at: Date;
  readonly sealed_at: Date | null;
  readonly outcome: Localized | null;
};

const MOST = 100;

/**
 * Lists the polls in which the person voted and that they may still read, the latest vote first, at
 * most 100.
 */
export async function listMyVotedPolls(
  { db, now }: ReadContext,
  viewer: Viewer,
): Promise<VotedPollRow[]> {
  const { rows } = await sql<VotedPollRow>`
    select contents.*, author.name as author_name, author_content.title as author_title,
      poll_voters.receipt, poll_voters.cast_at, polls.sealed_at, contents.details -> 'outcome' -> 'statement' as outcome
    from poll_voters
    join contents on contents.id = poll_voters.poll_id and ${isVisibleTo(viewer, now)}
    left join polls on polls.poll_id = contents.id
    left join people as author on author.id = contents.author_person_id
    left join contents as author_content on author_content.id = contents.author_content_id
    where poll_voters.voter_id = ${viewer.voterId}
    order by poll_voters.cast_at desc
    limit ${MOST}`.execute(db);
  return rows;
}
