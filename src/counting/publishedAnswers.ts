import { isBlank } from '../shared/ballots/blank';
import type { Answer } from '../shared/ballots/answers';
import type { BareQuestion } from '../shared/ballots/paper';
import { Tally } from './alikeAnswers';
import {
  countBucketBallots,
  type Bucket,
  toBucket,
  isAdditive,
  MIN_BUCKET_BALLOTS,
  WITHHELD,
} from './buckets';
import type { AlikeAnswers } from './countQuestion';

/** Published part of the answers to one question of a secret poll. */
export interface PublishedAnswers {
  readonly question: string;
  /** In the order of their canonical JSON. */
  readonly alike: readonly AlikeAnswers[];
  readonly bucket: Bucket | null;
}

/** Withholds the words of an option of one’s own: they may be known to be a certain person’s. */
const withoutWords = (answer: Answer): Answer =>
  'own' in answer ? { ...answer, own: WITHHELD } : answer;

function withoutAllWords(answers: readonly AlikeAnswers[]): AlikeAnswers[] {
  const tally = new Tally();
  for (const { answer, count } of answers)
    if (!isBlank(answer)) tally.add(withoutWords(answer), count);
  return tally.alike();
}

/**
 * Finds the rare answers: those that fewer than `MIN_BUCKET_BALLOTS` ballots share, and, where
 * these are fewer than that together, the next rarest ones, so that the bucket gives away nobody
 * either.
 */
function rareOf(answers: readonly AlikeAnswers[]): ReadonlySet<AlikeAnswers> {
  const rare = new Set<AlikeAnswers>();
  let ballots = 0;
  for (const one of answers.toSorted((a, b) => a.count - b.count)) {
    const isRare = one.count < MIN_BUCKET_BALLOTS || (ballots > 0 && ballots < MIN_BUCKET_BALLOTS);
    if (!isRare) break;
    rare.add(one);
    ballots += one.count;
  }
  return rare;
}

/**
 * Returns what is published of a secret poll’s answers to a question. Where marks are all that the
 * method needs, rare answers go into a bucket, and so do all texts. Rankings and whatever else
 * needs whole answers is published whole.
 */
export function publishAnswers(
  question: BareQuestion,
  answers: readonly AlikeAnswers[],
): PublishedAnswers {
  const plain = withoutAllWords(answers);
  const { id } = question;
  if (question.type === 'text')
    return { question: id, alike: [], bucket: plain.length > 0 ? toBucket(plain) : null };
  if (!isAdditive(question.method)) return { question: id, alike: plain, bucket: null };
  const rare = rareOf(plain);
  return {
    question: id,
    alike: plain.filter((one) => !rare.has(one)),
    bucket: rare.size > 0 ? toBucket([...rare]) : null,
  };
}

/**
 * Published answers as they are counted. @throws RangeError for a bucket that no ballots could have
 * filled
 */
export const pickCountableAnswers = (
  question: BareQuestion,
  { alike, bucket }: PublishedAnswers,
): AlikeAnswers[] => [...alike, ...(bucket ? countBucketBallots(question, bucket) : [])];
