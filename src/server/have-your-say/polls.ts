import { PollDetails, PollFacts, type Trust } from '../../shared/contract/have-your-say';
import type { Text } from '../../shared/contract/text';
import { findBallotRefusal, can, canShowNumbers } from '../../shared/permissions/can';
import type { ContentRow } from '../content/contentQueries';
import { localize, toText } from '../content/localize';
import { PHASE_ORDERINGS } from '../content/ordering';
import type { ReadContext, SectionDefinition } from '../content/section';
import { listMethods, toReaderPaper, readPaper } from './papers';
import {
  countBallots,
  findOwnBallot,
  findPoll,
  hasLoginVoted,
  isMemberVoter,
  presentOwnBallot,
  findVotedPollIds,
  type PollRow,
} from './pollQueries';
import { readPollResult } from './results/pollResult';
import { readResidentRefusal } from './residents';
import { toPollResource, toStoredPoll } from './storedPoll';
import { isPaperReady } from './writing/pollSource';

const storedFor = (row: ContentRow, { locale }: ReadContext) =>
  localize(row.details, locale, row.original_locale) as object;

async function facts(
  reading: ReadContext,
  rows: readonly ContentRow[],
): Promise<Map<string, object>> {
  const { db, viewer, now } = reading;
  const ids = rows.map(({ id }) => id);
  const [ballots, methods, voted] = await Promise.all([
    countBallots(db, ids),
    listMethods(db, ids),
    viewer ? findVotedPollIds(db, viewer.voterId, ids) : new Set<string>(),
  ]);
  return new Map(
    rows.map((row) => {
      const hasVoted = voted.has(row.id);
      const poll = toPollResource(row, { hasVoted, isListed: false });
      const maySee = can(viewer, 'result.see', poll, now.getTime());
      const own = { hasVoted, ballots: maySee ? (ballots.get(row.id) ?? 0) : null };
      return [row.id, { ...storedFor(row, reading), methods: methods.get(row.id) ?? [], ...own }];
    }),
  );
}

function trustOf(row: PollRow, isTold: boolean): Trust | null {
  const { first_head, head, links, census, sealed_at } = row;
  if (first_head === null || head === null) return null;
  return {
    firstHead: first_head,
    head: isTold ? head : null,
    links: isTold ? links : null,
    census,
    sealedAt: sealed_at?.toISOString() ?? null,
  };
}

async function groupName({ db, locale }: ReadContext, id: string | null): Promise<Text | null> {
  if (id === null) return null;
  const group = await db
    .selectFrom('contents')
    .select(['title', 'original_locale'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return group ? toText(group.title, locale, group.original_locale) : null;
}

async function details(reading: ReadContext, row: ContentRow): Promise<object> {
  const { db, viewer, now, locale } = reading;
  const [own, paper, poll, group] = await Promise.all([
    viewer ? findOwnBallot(db, row.id, viewer.voterId) : null,
    readPaper(db, row.id),
    findPoll(db, row.id),
    groupName(reading, toStoredPoll(row).group),
  ]);
  const standing = {
    hasVoted: own !== null,
    residentRefusal: await readResidentRefusal(db, row, viewer, now),
    hasLoginVoted: await hasLoginVoted(db, row, viewer),
    isListed: await isMemberVoter(db, row, Boolean(poll?.opened_at), viewer),
  };
  const resource = toPollResource(row, standing);
  const maySee = can(viewer, 'result.see', resource, now.getTime());
  return {
    ...storedFor(row, reading),
    methods: [...new Set(paper.map(({ method }) => method))],
    hasVoted: standing.hasVoted,
    ballots: maySee ? (poll?.ballots ?? 0) : null,
    questions: toReaderPaper(paper, locale, row.original_locale),
    groupName: group,
    result: maySee
      ? await readPollResult(db, { id: row.id, details: toStoredPoll(row), row: poll })
      : null,
    ownBallot: own && presentOwnBallot(own),
    refusal: findBallotRefusal(viewer, resource, now.getTime()),
    trust: poll ? trustOf(poll, canShowNumbers(resource, now.getTime())) : null,
  };
}

export const polls: SectionDefinition = {
  section: 'have-your-say',
  listDetails: PollFacts,
  pageDetails: PollDetails,
  facts,
  details,
  ordering: ({ phase }) => (phase ? PHASE_ORDERINGS[phase] : 'closedLast'),
  isReady: isPaperReady,
};
