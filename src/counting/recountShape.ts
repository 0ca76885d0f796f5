import { METHODS, QUESTION_TYPES, type QuestionType } from '../shared/ballots/paper';
import { ELIGIBILITIES } from '../shared/contract/have-your-say';
import {
  anything,
  count,
  digest,
  fields,
  list,
  moment,
  oneOf,
  optional,
  orNull,
  record,
  type Shape,
  shortened,
  text,
  truth,
  whole,
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
    none: truth,
    own: truth,
    threshold: orNull(count),
    blocks: count,
  }),
  ranking: fields({ seats: count, most: orNull(count), equal: truth }),
  score: fields({ seats: count, lowest: whole, highest: whole }),
  dots: fields({ seats: count, dots: count, against: truth }),
  budget: fields({
    budget: count,
    currency: text,
    most: orNull(count),
    utility: oneOf('cost', 'cardinality'),
    least: optional(count),
    groups: optional(
      list(
        fields({
          id: text,
          name: localized,
          options: list(text),
          most: orNull(count),
          budget: orNull(count),
        }),
      ),
    ),
  }),
  date: fields({ seats: count }),
  scale: fields({ lowest: whole, highest: whole }),
  text: fields({ letters: count }),
};

const condition = fields({
  question: text,
  is: oneOf('answered', 'notAnswered', 'chosen', 'notChosen'),
  option: orNull(text),
});

const option = fields({
  id: text,
  cost: orNull(count),
  label: localized,
  startsAt: orNull(moment),
});

const questionOf = (type: QuestionType) =>
  fields({
    id: text,
    type: oneOf(type),
    method: oneOf(...METHODS[type]),
    required: truth,
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
  const found = shortened(type);
  return [{ where: 'type', expected: `one of ${QUESTION_TYPES.join(', ')}`, found }];
};

const opening = fields({
  poll: text,
  opensAt: orNull(moment),
  closesAt: orNull(moment),
  eligibility: oneOf(...ELIGIBILITIES),
  secrecy: oneOf('open', 'secret'),
  quorum: count,
  census: orNull(count),
  questions: list(question),
});

const link = fields({ receipt: text, replaces: orNull(text), head: digest });

const bucket = fields({
  ballots: count,
  none: count,
  ownOnly: count,
  given: record(record(count)),
});

const published = fields({
  question: text,
  alike: list(fields({ answer: record(anything), count })),
  bucket: orNull(bucket),
});

const counted = fields({
  question: text,
  method: text,
  answered: count,
  none: count,
  blank: count,
  uncontested: optional(truth),
  result: anything,
});

export const FORMAT = 'meydan-recount/1';

/** A file with everything that a recount needs. */
export const recountShape = fields({
  format: oneOf(FORMAT),
  opening,
  withdrawals: optional(list(fields({ question: text, option: text, at: moment }))),
  sealedAt: moment,
  ballots: count,
  seed: text,
  counts: list(counted),
  answers: orNull(list(published)),
  chain: fields({ firstHead: digest, head: digest, links: list(link) }),
  cast: orNull(list(fields({ receipt: text, answers: record(record(anything)) }))),
});
