import type { PollPaper, PollRules, WrittenQuestion } from '../../shared/contract/papers';
import { toQuestionId } from './pollFactories';

export const toOptionId = (place: number): string =>
  `00000000-0000-4000-a000-${String(place).padStart(12, '0')}`;

const RULES: PollRules = {
  eligibility: 'verified',
  group: null,
  secrecy: 'open',
  resultsVisibility: 'after_vote',
  canChange: false,
  quorum: 0,
  shuffle: false,
  opensAt: null,
  closesAt: '2026-06-01T15:00:00.000Z',
};

/** Creates a choice between two trees, written in English and half in Turkish. */
export const aWrittenQuestion = (more: Partial<WrittenQuestion> = {}): WrittenQuestion =>
  ({
    id: toQuestionId(1),
    type: 'choice',
    method: 'plurality',
    prompt: { en: 'Which tree?', tr: 'Hangi ağaç?' },
    help: null,
    required: true,
    conditions: [],
    settings: { least: 1, most: 1, seats: 1, none: false, own: false, threshold: null, blocks: 0 },
    options: ['Plane', 'Lime'].map((label, index) => ({
      id: toOptionId(index + 1),
      label: { en: label },
      description: null,
      cost: null,
      startsAt: null,
    })),
    ...more,
  }) as WrittenQuestion;

/** Creates the paper of a draft that could be published. */
export const aPollPaper = (
  more: Partial<Omit<PollPaper, 'rules'>> & { readonly rules?: Partial<PollRules> } = {},
): PollPaper => ({
  revision: 3,
  originalLocale: 'en',
  questions: [aWrittenQuestion()],
  isFrozen: false,
  isCancelled: false,
  isSealed: false,
  withdrawn: [],
  ballots: 0,
  tokens: 0,
  voters: {},
  canVerify: true,
  faults: [],
  ...more,
  rules: { ...RULES, ...more.rules },
});
