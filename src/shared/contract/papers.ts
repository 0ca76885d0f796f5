import { Type, type Static } from 'typebox';
import {
  ALL_METHODS,
  Condition,
  METHODS,
  QUESTION_SETTINGS,
  type Method,
  type QuestionType,
} from '../ballots/paper';
import type { PaperFacts, PaperFault } from '../ballots/paperFaults';
import {
  ELIGIBILITIES,
  RESULT_VISIBILITIES,
  ResidentRule,
  WITHDRAWAL_KINDS,
  createRecountSourceSchema,
} from './have-your-say';
import { Count, DateTime, LocaleSchema, Localized, PlainDate, nullable } from './text';

const Uuid = Type.String({ format: 'uuid' });
const strict = { additionalProperties: false } as const;

/** An option as it is written: every language at once. Whoever writes makes the id. */
export const WrittenOption = Type.Object(
  {
    id: Uuid,
    label: Localized,
    description: nullable(Localized),
    cost: nullable(Count),
    startsAt: nullable(DateTime),
  },
  strict,
);
export type WrittenOption = Static<typeof WrittenOption>;

const written = <T extends QuestionType>(type: T) =>
  Type.Object(
    {
      id: Uuid,
      type: Type.Literal(type),
      method: Type.Enum([...METHODS[type]] as (typeof METHODS)[T][number][]),
      prompt: Localized,
      help: nullable(Localized),
      required: Type.Boolean(),
      conditions: Type.Array(Condition),
      settings: QUESTION_SETTINGS[type],
      options: Type.Array(WrittenOption),
    },
    strict,
  );

export const WrittenQuestion = Type.Union([
  written('choice'),
  written('ranking'),
  written('score'),
  written('dots'),
  written('budget'),
  written('date'),
  written('scale'),
  written('text'),
]);
export type WrittenQuestion = Static<typeof WrittenQuestion>;

/** Rules of a poll: who votes, how, and when. */
export const PollRules = Type.Object(
  {
    eligibility: Type.Enum([...ELIGIBILITIES]),
    group: nullable(Uuid),
    residents: Type.Optional(ResidentRule),
    secrecy: Type.Enum(['open', 'secret']),
    resultsVisibility: Type.Enum([...RESULT_VISIBILITIES]),
    canChange: Type.Boolean(),
    quorum: Count,
    shuffle: Type.Boolean(),
    opensAt: nullable(DateTime),
    closesAt: nullable(DateTime),
  },
  strict,
);
export type PollRules = Static<typeof PollRules>;

/**
 * `PUT /v1/have-your-say/{slug}/paper`: `revision` is the one that the change was made from.
 * `isAutosave`: it was saved while somebody typed, of a draft alone.
 */
export const PaperChange = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    rules: PollRules,
    questions: Type.Array(WrittenQuestion),
    isAutosave: Type.Optional(Type.Boolean()),
  },
  strict,
);
export type PaperChange = Static<typeof PaperChange>;

/** `POST /v1/have-your-say/{slug}/outcome` */
export const WrittenOutcome = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    statement: Localized,
    next: nullable(Localized),
    decidedOn: PlainDate,
  },
  strict,
);
export type WrittenOutcome = Static<typeof WrittenOutcome>;

/** `POST /v1/have-your-say/{slug}/cancellation`, until it was counted. */
export const WrittenCancellation = Type.Object(
  { revision: Type.Integer({ minimum: 1 }), reason: Localized },
  strict,
);
export type WrittenCancellation = Static<typeof WrittenCancellation>;

/**
 * `POST /v1/have-your-say/{slug}/withdrawals`, from the opening until it was counted: the option
 * stands no longer.
 */
export const WrittenWithdrawal = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    question: Uuid,
    option: Uuid,
    kind: Type.Enum([...WITHDRAWAL_KINDS]),
    reason: Localized,
  },
  strict,
);
export type WrittenWithdrawal = Static<typeof WrittenWithdrawal>;

/**
 * `POST /v1/have-your-say/{slug}/closing`: closes an open poll now. The reason stands in the log.
 */
export const EarlyClosing = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    reason: Type.String({ minLength: 3, maxLength: 500, pattern: '\\S[^]+\\S' }),
  },
  strict,
);
export type EarlyClosing = Static<typeof EarlyClosing>;

const MAX_TOKENS = 10_000;

/**
 * `POST /v1/have-your-say/{slug}/tokens`, before the poll opens: answers the tokens as CSV, this
 * once. Those of an earlier list are void from then on.
 */
export const TokenOrder = Type.Object(
  { count: Type.Integer({ minimum: 1, maximum: MAX_TOKENS }) },
  strict,
);
export type TokenOrder = Static<typeof TokenOrder>;

const ELECTION_FORMATS = ['pabulib', 'blt'] as const;
export type ElectionFormat = (typeof ELECTION_FORMATS)[number];

/**
 * `POST /v1/have-your-say/{slug}/imports`: a question from a file is added to a paper that has not
 * opened; its ballots are left out.
 */
export const ElectionImport = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    format: Type.Enum([...ELECTION_FORMATS]),
    /** The text of the file. */
    text: Type.String({ minLength: 1, maxLength: 5_000_000 }),
    /** The language that its names are in. */
    locale: LocaleSchema,
    /** ISO 4217, of the costs of a budget whose file names none. */
    currency: Type.String({ pattern: '^[A-Z]{3}$' }),
  },
  strict,
);
export type ElectionImport = Static<typeof ElectionImport>;

/** A line of a file, counted from 1, what is wrong with it, and the text in question. */
export const LineFault = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  code: Type.String(),
  text: Type.String(),
});
export type LineFault = Static<typeof LineFault>;

export const MAX_RECOUNT_BALLOTS = 200_000;

const recountFile = {
  format: Type.Enum([...ELECTION_FORMATS]),
  /** The text of the file, with its ballots. */
  text: Type.String({ minLength: 1, maxLength: 20_000_000 }),
  /** The language that its names are in. */
  locale: LocaleSchema,
  /** ISO 4217, of the costs of a budget whose file names none. */
  currency: Type.String({ pattern: '^[A-Z]{3}$' }),
};

/** `POST /v1/have-your-say/{slug}/recounts/readings`: reads a file with ballots, stores nothing. */
export const RecountReading = Type.Object(recountFile, strict);
export type RecountReading = Static<typeof RecountReading>;

/**
 * `POST /v1/have-your-say/{slug}/recounts`: a draft becomes the recount of an election held
 * elsewhere, with the question and all ballots of a file, in the place of an earlier one.
 */
export const ElectionRecount = Type.Object(
  {
    revision: Type.Integer({ minimum: 1 }),
    ...recountFile,
    /** One of those that can read the ballots. */
    method: Type.Enum([...ALL_METHODS] as Method[]),
    source: createRecountSourceSchema(Localized),
  },
  strict,
);
export type ElectionRecount = Static<typeof ElectionRecount>;

/**
 * `POST /v1/have-your-say/{slug}/census`, before the poll opens, by the city's editors: who may
 * vote in a poll for `members` without a group. One a line, an e-mail address or the id of an
 * account; those of an earlier list are out from then on.
 */
export const CensusList = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: 5_000_000 }) },
  strict,
);
export type CensusList = Static<typeof CensusList>;

/**
 * Result of storing a list. Where lines are `unreadable`, `repeated` or `tooManyLines`, nothing is
 * stored; people who are `unknown` are left out of it.
 */
export const CensusStored = Type.Object({
  /** Number of people who may vote. */
  found: Count,
  unknown: Count,
  /** The first 100 of them. */
  faults: Type.Array(LineFault),
});
export type CensusStored = Static<typeof CensusStored>;

/** `GET` and `PUT /v1/have-your-say/{slug}/paper`, for those who may change the poll. */
export const PollPaper = Type.Object({
  /** The same as that of the content: a change of either is a newer revision of both. */
  revision: Type.Integer({ minimum: 1 }),
  originalLocale: LocaleSchema,
  rules: PollRules,
  questions: Type.Array(WrittenQuestion),
  /** True if it has opened: only words change, and the closing can be put off. */
  isFrozen: Type.Boolean(),
  isCancelled: Type.Boolean(),
  /** The options that were withdrawn since it opened. */
  withdrawn: Type.Array(Uuid),
  /** Counted for good. */
  isSealed: Type.Boolean(),
  /** Number of ballots that were cast; null while a result is to be seen by nobody. */
  ballots: nullable(Count),
  /** Number of tokens. */
  tokens: Count,
  voters: Type.Unsafe<PaperFacts['voters']>(
    Type.Record(Type.String(), nullable(Count), {
      description:
        'How many could vote if it opened now, by who may; members are those of the group in the rules, or of the list where there is no group',
    }),
  ),
  canVerify: Type.Boolean({
    description: 'a provider may verify residents, or some are verified',
  }),
  faults: Type.Array(Type.Unsafe<PaperFault>(Type.Any())),
});
export type PollPaper = Omit<Static<typeof PollPaper>, 'questions'> & {
  questions: readonly WrittenQuestion[];
};

/** Result of reading a file: with faults nothing was changed, and `paper` is null. */
export const ElectionImported = Type.Object({
  faults: Type.Array(LineFault),
  /**
   * Lines that were left out of what was added: ballots that cannot be read, and what follows a
   * title.
   */
  warnings: Type.Array(LineFault),
  paper: nullable(PollPaper),
});
export type ElectionImported = Omit<Static<typeof ElectionImported>, 'paper'> & {
  paper: PollPaper | null;
};

/** An election with its ballots, as it was read from a file. */
export const ReadElection = Type.Object({
  title: Type.String(),
  options: Type.Array(Type.String()),
  /** Candidates who withdrew: they are taken out of all ballots. */
  withdrawn: Type.Array(Type.String()),
  ballots: Count,
  seats: nullable(Count),
  budget: nullable(Count),
  currency: nullable(Type.String()),
  /** Methods that can read these ballots, the usual one first. */
  methods: Type.Array(Type.Enum([...ALL_METHODS] as Method[])),
});
export type ReadElection = Static<typeof ReadElection>;

/** The findings in a file; with faults, no election. */
export const RecountRead = Type.Object({
  faults: Type.Array(LineFault),
  warnings: Type.Array(LineFault),
  election: nullable(ReadElection),
});
export type RecountRead = Static<typeof RecountRead>;

/**
 * `POST /v1/have-your-say/{slug}/copies`: a draft with the same texts and the same paper, without
 * dates and ballots.
 */
export const PollCopy = Type.Object({ slug: Type.String() });
export type PollCopy = Static<typeof PollCopy>;
