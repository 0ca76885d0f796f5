import type { DetailPage } from '../../shared/contract/content';
import type { DialogDetails } from '../../shared/contract/dialogs';
import type {
  NextStatement,
  Progress,
  Statement,
  VoteAnswer,
} from '../../shared/contract/statements';
import { aPage, aText } from './factories';

export const STATEMENTS_DIALOG_PATH = '/v1/dialogs/waterfront';
export const STATEMENTS_PATH = `${STATEMENTS_DIALOG_PATH}/statements`;

/** State of a statement for a person who has nothing to do with it yet. */
export const UNANSWERED = { isAuthor: false, vote: null, reported: false } as const;

/** Creates a statement of another person that is shown. */
export const aStatement = (id: string, more: Partial<Statement> = {}): Statement => ({
  id,
  number: 3,
  text: aText(`Text of ${id}`),
  original: null,
  state: 'shown',
  isSeed: false,
  isMeta: false,
  author: 'Leyla Demir',
  authorId: '00000000-0000-4000-8000-0000000000a1',
  createdAt: '2026-04-20T08:00:00Z',
  counts: null,
  hiddenFor: null,
  mine: UNANSWERED,
  ...more,
});

/** Returns the statement to answer next, or null where none is left. */
export const aNextStatement = (
  statement: Statement | null,
  progress: Progress = { answered: 0, left: statement ? 1 : 0 },
): { readonly body: NextStatement } => ({ body: { statement, progress } });

/** Returns what the host says to a vote. */
export const aVoteAnswer = (
  statement: Statement,
  vote: number,
  next: Statement | null,
  progress: Progress = { answered: 1, left: next ? 1 : 0 },
): { readonly body: VoteAnswer } => ({
  body: { statement: { ...statement, mine: { ...UNANSWERED, vote } }, next, progress },
});

/** Creates a dialog of statements that people can answer. */
export const aStatementsDialog = (
  details: Partial<DialogDetails> = {},
  more: Partial<DetailPage<DialogDetails>> = {},
): DetailPage<DialogDetails> =>
  aPage<DialogDetails>(
    {
      mode: 'statements',
      layout: 'single',
      instructions: aText('Say what you think.'),
      conclusions: null,
      updates: [],
      moderation: 'open',
      resultsAfter: 0,
      following: [],
      turnout: { statements: 2, participants: 1, votes: 1 },
      followingPlaces: [],
      rights: { moderate: false, edit: false },
      ...details,
    },
    { section: 'dialogs', slug: 'waterfront', title: aText('The waterfront'), ...more },
  );
