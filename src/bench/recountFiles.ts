import type { Answer } from '../shared/ballots/answers';
import { getFirstHead, type Opening, type OpeningQuestion } from '../shared/ballots/opening';
import type { Method } from '../shared/ballots/paper';
import { getNextHead, toReceipt } from '../shared/ballots/receipts';
import type { CountedQuestion } from '../shared/contract/have-your-say';
import { joinAnswers } from '../counting/alikeAnswers';
import { countQuestion } from '../counting/countQuestion';
import { type HeadedLink, writeRecountFile } from '../counting/recountFile';
import { createQuestion } from '../counting/testing/papers';
import { createApprovalBallots, createProjectCosts, createRankedBallots } from './tallyBallots';
import { UNRANKED } from '../counting/profiles';

const nameOf = (option: number): string => `option-${option}`;

function rankings(ballots: number, options: number): Answer[] {
  const { ranks } = createRankedBallots(ballots, options);
  return Array.from({ length: ballots }, (_, row) => {
    const own = ranks.subarray(row * options, (row + 1) * options);
    const ranking: string[][] = [];
    for (const [option, rank] of own.entries())
      if (rank !== UNRANKED) ranking[rank] = [nameOf(option)];
    return { ranking };
  });
}

function approvals(ballots: number, projects: number): Answer[] {
  const { starts, marks } = createApprovalBallots(ballots, projects);
  return Array.from({ length: ballots }, (_, row) => ({
    chosen: [...marks.subarray(starts[row], starts[row + 1])].map(nameOf),
  }));
}

interface Wanted {
  readonly method: Method;
  readonly options: number;
  readonly settings: object;
  readonly costs?: readonly number[];
  readonly answers: (ballots: number, options: number) => Answer[];
}

const PROJECTS = 200;
/** Costs of a project, in whole units, and the budget for every ballot. */
const BUDGET_PER_BALLOT = 300;

/** Polls that are recounted, by name. */
export const createRecountedPolls = (ballots: number): Readonly<Record<string, Wanted>> => ({
  'Schulze, 10 options': { method: 'schulze', options: 10, settings: {}, answers: rankings },
  'STV, 10 options, 3 seats': {
    method: 'scottishStv',
    options: 10,
    settings: { seats: 3 },
    answers: rankings,
  },
  'Equal Shares, 200 projects': {
    method: 'equalShares',
    options: PROJECTS,
    settings: { budget: BUDGET_PER_BALLOT * ballots, most: null },
    costs: createProjectCosts(PROJECTS),
    answers: approvals,
  },
});

function openingOf(asked: OpeningQuestion): Opening {
  return {
    poll: 'bench',
    opensAt: '2026-03-01T09:00:00.000Z',
    closesAt: '2026-03-10T09:00:00.000Z',
    eligibility: 'signed_in',
    secrecy: 'open',
    quorum: 0,
    census: null,
    questions: [asked],
  };
}

const receiptOfNumber = (number: number): string => {
  const bytes = new Uint8Array(10);
  new DataView(bytes.buffer).setUint32(0, number);
  return toReceipt(bytes);
};

/** Creates the recount file of an open poll with that many ballots, as it is downloaded. */
export async function createRecountText(ballots: number, wanted: Wanted): Promise<string> {
  const { method, options, settings, costs, answers } = wanted;
  const names = Array.from({ length: options }, (_, option) => nameOf(option));
  const asked = createQuestion(method, { options: names, settings, ...(costs && { costs }) });
  const opening = openingOf(asked);
  const given = answers(ballots, options);
  const firstHead = getFirstHead(opening);
  let head = firstHead;
  const links = given.map((_, number): HeadedLink => {
    const link = { receipt: receiptOfNumber(number), replaces: null };
    head = getNextHead(head, link);
    return { ...link, head };
  });
  const cast = given.map((answer, number) => ({
    receipt: links[number]!.receipt,
    answers: { [asked.id]: answer },
  }));
  const counted = countQuestion(asked, joinAnswers(given), ballots, { seed: head, quorum: 0 });
  const sealedAt = '2026-03-10T09:00:02.000Z';
  const known = { opening, sealedAt, ballots, seed: head, answers: null };
  const counts = [counted] as unknown as CountedQuestion[];
  const pieces = writeRecountFile({ ...known, counts, chain: { firstHead, head } }, links, cast);
  const text: string[] = [];
  for await (const piece of pieces) text.push(piece);
  return text.join('');
}
