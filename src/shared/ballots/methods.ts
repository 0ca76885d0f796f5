/**
 * Methods that count the answers to a question, by the type of question. The first method of each
 * row is the usual one.
 */
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

/** Finds the type of question that a method counts. */
export const getQuestionType = (method: Method): QuestionType =>
  QUESTION_TYPES.find((type) => (METHODS[type] as readonly Method[]).includes(method))!;

type SettingValue = number | boolean | string | null;

/**
 * Settings that a method does not read, each with the values that are allowed then, the usual one
 * first.
 */
type UnreadSettings = Readonly<Record<string, readonly SettingValue[]>>;

const NO_DECISION = { threshold: [null], blocks: [0] };
const ONE_MARK = { least: [1, 0], most: [1] };
const FIXED = { ...ONE_MARK, seats: [1], none: [false], own: [false] };
const STRICT_RANKS = { equal: [false] };

/**
 * Settings of its type that each method cannot read. Any other value is refused before a poll
 * opens: it would promise something that the count does not do. A setting that is not named here is
 * read, by the count or by the check of ballots.
 */
export const UNREAD_SETTINGS: Readonly<Record<Method, UnreadSettings>> = {
  plurality: { ...ONE_MARK, ...NO_DECISION },
  limited: NO_DECISION,
  approval: NO_DECISION,
  proposal: { ...FIXED, blocks: [0] },
  consent: FIXED,
  proportionalApproval: NO_DECISION,
  sequentialProportionalApproval: NO_DECISION,
  sequentialPhragmen: NO_DECISION,
  schulze: {},
  rankedPairs: {},
  minimax: {},
  copeland: {},
  kemeny: {},
  borda: {},
  dowdall: {},
  instantRunoff: { ...STRICT_RANKS, seats: [1] },
  scottishStv: STRICT_RANKS,
  meekStv: STRICT_RANKS,
  score: {},
  star: { seats: [1] },
  majorityJudgment: {},
  cumulative: { against: [false] },
  quadratic: {},
  equalShares: {},
  budgetGreedy: { utility: ['cost'] },
  timePoll: {},
  scale: {},
  text: {},
};

/** Tells whether a method reads a setting of its type. */
export const hasSetting = (method: Method, setting: string): boolean =>
  !Object.hasOwn(UNREAD_SETTINGS[method], setting);

/** One option wins, or none. */
export const SINGLE_SEAT_METHODS: readonly Method[] = ALL_METHODS.filter(
  (method) => !hasSetting(method, 'seats'),
);

/**
 * Options of a proposal and of a consent are these, in this order; people may word them
 * differently.
 */
export const FIXED_OPTION_COUNTS: Partial<Record<Method, number>> = { proposal: 3, consent: 4 };

/** Limits of a paper. */
export const PAPER_LIMITS = {
  questions: 30,
  options: 200,
  /** Most options of rankings, where counting and reading grow with the square. */
  rankedOptions: 60,
  /** Groups of the projects of a budget. */
  groups: 30,
  groupLetters: 100,
  textLetters: 5_000,
  ownOptionLetters: 250,
  dots: 1_000,
} as const;
