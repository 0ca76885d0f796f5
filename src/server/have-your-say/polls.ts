import type { Static } from 'typebox';
import type { Phase } from '../../shared/contract/content';
import {
  PollDetails,
  PollFacts,
  type OwnBallot,
  type pollDetails,
} from '../../shared/contract/have-your-say';
import type { Localized } from '../../shared/contract/text';
import { ballotRefusal, can, type PollResource } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import { localize, textFor } from '../content/localize';
import type { OrderingName } from '../content/ordering';
import type { Reading, SectionDefinition } from '../content/section';
import { countBallots, findOwnBallot, listOptions, resultOf, votedIn } from './pollQueries';

export type StoredPoll = Static<ReturnType<typeof pollDetails<typeof Localized>>>;

export const storedPoll = (row: ContentRow): StoredPoll => row.details as unknown as StoredPoll;

/** What the permission function wants to know about a poll. */
export function pollResource(row: ContentRow, hasVoted: boolean): PollResource {
  const { eligibility, resultsVisibility, cancellation } = storedPoll(row);
  return {
    eligibility,
    resultsVisibility,
    opensAt: row.opens_at?.getTime() ?? null,
    closesAt: row.closes_at?.getTime() ?? null,
    cancelled: cancellation !== null,
    hasVoted,
  };
}

async function facts(reading: Reading, rows: readonly ContentRow[]): Promise<Map<string, object>> {
  const { db, viewer, now, locale } = reading;
  const ids = rows.map(({ id }) => id);
  const [ballots, voted] = await Promise.all([
    countBallots(db, ids),
    viewer ? votedIn(db, viewer.voterId, ids) : new Set<string>(),
  ]);
  return new Map(
    rows.map((row) => {
      const hasVoted = voted.has(row.id);
      const maySee = can(viewer, 'result.see', pollResource(row, hasVoted), now.getTime());
      const own = { hasVoted, ballots: maySee ? (ballots.get(row.id) ?? 0) : null };
      return [
        row.id,
        { ...(localize(row.details, locale, row.original_locale) as object), ...own },
      ];
    }),
  );
}

const withoutKey = ({ receipt, castAt, optionId }: OwnBallot): OwnBallot => ({
  receipt,
  castAt,
  optionId,
});

async function details(reading: Reading, row: ContentRow): Promise<object> {
  const { db, viewer, now, locale } = reading;
  const [own, options] = await Promise.all([
    viewer ? findOwnBallot(db, row.id, viewer.voterId) : null,
    listOptions(db, row.id),
  ]);
  const poll = pollResource(row, own !== null);
  const result = can(viewer, 'result.see', poll, now.getTime()) ? resultOf(options) : null;
  const original = row.original_locale;
  return {
    ...(localize(row.details, locale, original) as object),
    hasVoted: own !== null,
    ballots: result?.ballots ?? null,
    options: options.map(({ id, label, description }) => ({
      id,
      label: textFor(label, locale, original),
      description: description && textFor(description, locale, original),
    })),
    result,
    ownBallot: own && withoutKey(own),
    refusal: ballotRefusal(viewer, poll, now.getTime()),
  };
}

const ORDERINGS: Readonly<Record<Phase, OrderingName>> = {
  upcoming: 'openingSoon',
  open: 'closingSoon',
  closed: 'closedLast',
};

export const polls: SectionDefinition = {
  section: 'have-your-say',
  listDetails: PollFacts,
  pageDetails: PollDetails,
  facts,
  details,
  ordering: ({ phase }) => (phase ? ORDERINGS[phase] : 'closedLast'),
};
