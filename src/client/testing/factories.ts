import type { Comment } from '../../shared/contract/comments';
import type { ContentSummary, DetailPage, ListItem, Page } from '../../shared/contract/content';
import type { PollDetails } from '../../shared/contract/have-your-say';
import type { Text } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { anOption, aQuestion, toQuestionId } from './pollFactories';

export const aText = (value: string, lang: Locale = 'en'): Text => ({ text: value, lang });

export function aListPage<I>(items: I[], more: Partial<Page<I>> = {}): { readonly body: Page<I> } {
  return { body: { items, next: null, total: items.length, ...more } };
}

export const aProblem = (status: number, code: string) => ({
  status,
  body: { type: 'about:blank', title: code, status, code },
});

/** Creates a complete published content; give what matters. */
export function aSummary(more: Partial<ContentSummary> = {}): ContentSummary {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    section: 'have-your-say',
    kind: 'single-choice',
    ref: 'HC-POLL-2026-0001',
    slug: 'new-library-design',
    title: aText('Choose the design of the new library'),
    summary: aText('Four designs, one vote.'),
    topics: ['culture'],
    area: 'market-quarter',
    author: { kind: 'organisation', name: aText('Harbour City'), personId: null },
    status: 'published',
    visibility: 'public',
    cover: null,
    retraction: null,
    phase: 'open',
    publishedAt: '2026-04-01T08:00:00Z',
    opensAt: '2026-04-10T08:00:00Z',
    closesAt: '2026-05-04T18:00:00Z',
    updatedAt: '2026-04-01T08:00:00Z',
    counts: { comments: 0, follows: 0, reactions: 0 },
    version: 1,
    ...more,
  };
}

export function anItem<D>(details: D, more: Partial<ContentSummary> = {}): ListItem<D> {
  return { ...aSummary(more), details };
}

export function aPage<D>(details: D, more: Partial<DetailPage<D>> = {}): DetailPage<D> {
  return {
    ...aSummary(),
    body: aText('Come and look at the models.'),
    originalLocale: 'en',
    translatedInto: ['en', 'ar', 'tr'],
    attachments: [],
    correctedAt: null,
    details,
    ...more,
  };
}

/** Creates a comment of another person on the first level. */
export const aComment = (id: string, more: Partial<Comment> = {}): Comment => ({
  id,
  parentId: null,
  rootId: id,
  depth: 0,
  state: 'shown',
  author: 'Leyla Demir',
  authorId: '00000000-0000-4000-8000-0000000000a1',
  body: 'Every half hour, please.',
  lang: 'en',
  alignment: 0,
  votes: { up: 0, down: 0 },
  replies: 0,
  createdAt: '2026-04-20T08:00:00Z',
  editedAt: null,
  revision: 1,
  hiddenFor: null,
  alsoIn: [],
  mine: null,
  ...more,
});

export const QUESTION_ID = toQuestionId(1);
export const OPTION_A_ID = '00000000-0000-4000-8000-00000000000a';
export const OPTION_B_ID = '00000000-0000-4000-8000-00000000000b';

const POLL_OPTIONS = [
  anOption(OPTION_A_ID, 'The courtyard'),
  anOption(OPTION_B_ID, 'The tower', { description: aText('With a view of the sea.') }),
];

export function somePollDetails(more: Partial<PollDetails> = {}): PollDetails {
  return {
    methods: ['plurality'],
    eligibility: 'signed_in',
    group: null,
    groupName: null,
    secrecy: 'open',
    resultsVisibility: 'after_vote',
    canChange: false,
    quorum: 0,
    shuffle: false,
    cancellation: null,
    outcome: null,
    ballots: null,
    hasVoted: false,
    questions: [aQuestion('choice', { id: QUESTION_ID, options: POLL_OPTIONS })],
    result: null,
    ownBallot: null,
    refusal: null,
    trust: null,
    ...more,
  };
}
