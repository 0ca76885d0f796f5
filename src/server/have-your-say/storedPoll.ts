import type { Static } from 'typebox';
import type { createPollDetailsSchema } from '../../shared/contract/have-your-say';
import type { Localized } from '../../shared/contract/text';
import type { PollResource } from '../../shared/permissions/resources';
import { isSectionWritable } from '../../shared/settings';
import { getSettings } from '../city/currentSettings';
import type { ContentRow } from '../content/contentQueries';
import { scopedResource } from '../content/visibility';

/** Data that a poll keeps in `contents.details`. */
export type StoredPoll = Static<ReturnType<typeof createPollDetailsSchema<typeof Localized>>>;

export const toStoredPoll = ({ details }: Pick<ContentRow, 'details'>): StoredPoll =>
  details as unknown as StoredPoll;

/** Facts known of one person and one poll. */
export type VoterStatus = Pick<
  PollResource,
  'hasVoted' | 'residentRefusal' | 'hasLoginVoted' | 'isListed'
>;

const NOT_OUT_YET = ['draft', 'in_review', 'scheduled'];

/** Returns what the permission function needs to know about a poll. */
export function toPollResource(
  row: Pick<
    ContentRow,
    'id' | 'area' | 'author_content_id' | 'details' | 'status' | 'opens_at' | 'closes_at'
  >,
  standing: VoterStatus,
): PollResource {
  const { eligibility, group, secrecy, resultsVisibility, canChange, cancellation } =
    toStoredPoll(row);
  return {
    content: scopedResource({ ...row, section: 'have-your-say' }),
    isPublished: !NOT_OUT_YET.includes(row.status),
    isSectionClosed: !isSectionWritable(getSettings(), 'have-your-say'),
    eligibility,
    secrecy,
    resultsVisibility,
    groupId: group,
    canChange,
    opensAt: row.opens_at?.getTime() ?? null,
    closesAt: row.closes_at?.getTime() ?? null,
    cancelled: cancellation !== null,
    ...standing,
  };
}
