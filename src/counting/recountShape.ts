import { METHODS, QUESTION_TYPES, type QuestionType } from '../shared/ballots/paper';
import { ELIGIBILITIES } from '../shared/contract/have-your-say';
import {
  anyValue,
  count,
  sha256Digest,
  fields,
  list,
  utcTimestamp,
  oneOf,
  optional,
  nullable,
  record,
  type Shape,
  shortenValue,
  text,
  bool,
  integer,
} from './shapes';

const localized = record(text);

/**
 * Settings as `SETTINGS` of the paper has them; written out, as the portal in a browser has no
 * schemas.
 */
const SETTINGS: Readonly<Record<QuestionType, Shape>> = {
  choice: fields({
    least: count,
    most: count,
    seats: count,
    none: bool,
    own: bool,
    threshold: nullable(count),
    blocks: count,
  }),
  ranking: fields({ seats: count, most: nullable(count), equal: bool }),
  score: fields({ seats: count, lowest: integer, highest: integer }),
  dots: fields({ seats: count, dots: count, against: bool }),
  budget: fields({
    budget: count,
    currency: text,
    most: nullable(count),
    utility: oneOf('cost', 'cardinality'),
    least: optional(count),
    groups: optional(
      list(
        fields({
          id: text,
          name: localized,
          options: list(text),
          most: nullable(count),
          budget: nullable(count),
        }),
      ),
    ),
  }),
  date: fields({ seats: count }),
  scale: fields({ lowest: integer, highest: integer }),
  text: fields({ letters: count }),
};

const condition = fields({
  question: text,
  is: oneOf('answered', 'notAnswered', 'chosen', 'notChosen'),
  option: nullable(text),
});

const option = fields({
  id: text,
  cost: nullable(count),
  label: localized,
  startsAt: nullable(utcTimestamp),
});

const questionOf = (type: QuestionType) =>
  fields({
    id: text,
    type: oneOf(type),
    method: oneOf(...METHODS[type]),
    required: bool,
    conditions: list(condition),
    settings: SETTINGS[type],
    prompt: localized,
    options: list(option),
  });

const QUESTIONS = Object.fromEntries(
  QUESTION_TYPES.map((type) => [type, questionOf(type)]),
) as Readonly<Record<QuestionType, Shape>>;

const question: Shape = (value) => {
  const type = (value as { type?: unknown } | null)?.type as QuestionType;
  if (typeof type === 'string' && Object.hasOwn(QUESTIONS, type)) return QUESTIONS[type](value);
  const found = shortenValue(type);
  return [{ where: 'type', expected: `one of ${QUESTION_TYPES.join(', ')}`, found }];
};

const opening = fields({
  poll: text,
  opensAt: nullable(utcTimestamp),
  closesAt: nullable(utcTimestamp),
  eligibility: oneOf(...ELIGIBILITIES),
  residents: optional(
    fields({
      districts: list(text),
      minAge: nullable(count),
      maxAge: nullable(count),
      day: text,
    }),
  ),
  secrecy: oneOf('open', 'secret'),
  quorum: count,
  census: nullable(count),
  questions: list(question),
});

const link = fields({ receipt: text, replaces: nullable(text), head: sha256Digest });

const bucket = fields({
  ballots: count,
  none: count,
  ownOnly: count,
  given: record(record(count)),
});

const published = fields({
  question: text,
  alike: list(fields({ answer: record(anyValue), count })),
  bucket: nullable(bucket),
});

const counted = fields({
  question: text,
  method: text,
  answered: count,
  none: count,
  blank: count,
  uncontested: optional(bool),
  result: anyValue,
});

export const RECOUNT_FORMAT = 'meydan-recount/1';

/** A file with everything that a recount needs. */
export const recountShape = fields({
  format: oneOf(RECOUNT_FORMAT),
  opening,
  withdrawals: optional(list(fields({ question: text, option: text, at: utcTimestamp }))),
  sealedAt: utcTimestamp,
  ballots: count,
  seed: text,
  counts: list(counted),
  answers: nullable(list(published)),
  chain: fields({ firstHead: sha256Digest, head: sha256Digest, links: list(link) }),
  cast: nullable(list(fields({ receipt: text, answers: record(record(anyValue)) }))),
});
