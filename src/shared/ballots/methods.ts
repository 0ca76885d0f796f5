/** What is done with the answers to a question, by the type of question. The first method of each row is the usual one. */
export const METHODS = {
  choice: [
    'plurality',
    'limited',
    'approval',
    'proposal',
    'consent',
    'proportionalApproval',
    'sequentialProportionalApproval',
    'sequentialPhragmen',
  ],
  ranking: [
    'schulze',
    'rankedPairs',
    'minimax',
    'copeland',
    'kemeny',
    'borda',
    'dowdall',
    'instantRunoff',
    'scottishStv',
    'meekStv',
  ],
  score: ['score', 'star', 'majorityJudgment'],
  dots: ['cumulative', 'quadratic'],
  budget: ['equalShares', 'budgetGreedy'],
  date: ['timePoll'],
  scale: ['scale'],
  text: ['text'],
} as const;

export type QuestionType = keyof typeof METHODS;
export type Method = (typeof METHODS)[QuestionType][number];

export const QUESTION_TYPES = Object.keys(METHODS) as QuestionType[];
export const ALL_METHODS: readonly Method[] = Object.values(METHODS).flat();

/** The type of question that a method counts. */
export const typeOf = (method: Method): QuestionType =>
  QUESTION_TYPES.find((type) => (METHODS[type] as readonly Method[]).includes(method))!;

/** One option wins, or none. */
export const ONE_SEAT: readonly Method[] = ['proposal', 'consent', 'instantRunoff', 'star'];

/** Options of a proposal and of a consent are these, in this order; people may word them differently. */
export const FIXED_OPTIONS: Partial<Record<Method, number>> = { proposal: 3, consent: 4 };

/** How much a paper can hold. */
export const LIMITS = {
  questions: 30,
  options: 200,
  /** Of rankings, where counting and reading grow with the square. */
  rankedOptions: 60,
  textLetters: 5_000,
  ownOptionLetters: 250,
  dots: 1_000,
} as const;
