import type { Answer, Availability } from '../../shared/ballots/answers';
import type { BareQuestion, BareQuestionOf, QuestionType } from '../../shared/ballots/paper';

/** From here on somebody marks an option, ranks it, or can come at all. */
const LIKED = 0.5;
const RANKED = 0.15;
const IF_NEED_BE = 0.35;
const QUARTERS = 4;

/**
 * Liking of one resident for each option of a question; `words` is what this resident would write.
 */
export interface Opinion {
  readonly likes: readonly number[];
  readonly words: string | undefined;
}

const byLiking = (likes: readonly number[]) =>
  likes.map((_like, place) => place).toSorted((a, b) => likes[b]! - likes[a]! || a - b);

const inPaperOrder = (places: readonly number[]) => places.toSorted((a, b) => a - b);

const scored = <Value>(
  { options }: Pick<BareQuestion, 'options'>,
  valueOf: (place: number) => Value,
): Record<string, Value> =>
  Object.fromEntries(options.map(({ id }, place) => [id, valueOf(place)]));

function choose({ settings, options }: BareQuestionOf<'choice'>, { likes, words }: Opinion) {
  const places = byLiking(likes);
  const own = options.length;
  if (places[0] === own + 1) return { chosen: [], none: true as const };
  const offered = places.filter((place) => place < own || (place === own && words !== undefined));
  const liked = offered.filter((place) => likes[place]! >= LIKED);
  const marked = liked.length < settings.least ? offered.slice(0, settings.least) : liked;
  const within = marked.slice(0, settings.most);
  const chosen = inPaperOrder(within.filter((place) => place < own));
  return {
    chosen: chosen.map((place) => options[place]!.id),
    ...(within.includes(own) && { own: words! }),
  };
}

/** Equals stand together where the question allows it and they are liked to the same quarter. */
function rank({ settings, options }: BareQuestionOf<'ranking'>, { likes }: Opinion) {
  const ranked = byLiking(likes)
    .filter((place) => likes[place]! >= RANKED)
    .slice(0, settings.most ?? options.length);
  if (!settings.equal) return { ranking: ranked.map((place) => [options[place]!.id]) };
  const quarterOf = (place: number) => Math.round(likes[place]! * QUARTERS);
  const quarters = [...new Set(ranked.map(quarterOf))];
  return {
    ranking: quarters.map((quarter) =>
      inPaperOrder(ranked.filter((place) => quarterOf(place) === quarter)).map(
        (place) => options[place]!.id,
      ),
    ),
  };
}

const between = (lowest: number, highest: number, like: number) =>
  Math.round(lowest + like * (highest - lowest));

/** Spends one dot after another, each on the option that is short of it the most. */
function spend(question: BareQuestionOf<'dots'>, { likes }: Opinion): Answer<'dots'> {
  const { method, settings, options } = question;
  const isQuadratic = method === 'quadratic';
  const pulls = likes.map((like) => (settings.against ? 2 * like - 1 : like));
  const given = options.map(() => 0);
  const price = (place: number) => (isQuadratic ? 2 * given[place]! + 1 : 1);
  let left = settings.dots;
  for (;;) {
    const wanting = options
      .map((_option, place) => place)
      .filter((place) => price(place) <= left && Math.abs(pulls[place]!) >= RANKED);
    if (wanting.length === 0) break;
    const appeal = (place: number) => Math.abs(pulls[place]!) / (given[place]! + 1);
    const next = wanting.reduce((best, place) => (appeal(place) > appeal(best) ? place : best));
    left -= price(next);
    given[next]! += 1;
  }
  const signed = given.map((dots, place) => (pulls[place]! < 0 ? -dots : dots));
  const spent = options.map(({ id }, place) => [id, signed[place]!] as const);
  return { dots: Object.fromEntries(spent.filter(([, dots]) => dots !== 0)) };
}

/** Fills the basket with what is liked best, as long as it fits. */
function fillBasket({ settings, options }: BareQuestionOf<'budget'>, { likes }: Opinion) {
  let left = settings.most === null ? settings.budget : Infinity;
  const basket = byLiking(likes)
    .filter((place) => likes[place]! >= LIKED)
    .filter((place) => {
      const cost = options[place]!.cost ?? 0;
      if (cost > left) return false;
      left -= cost;
      return true;
    })
    .slice(0, settings.most ?? options.length);
  return { chosen: inPaperOrder(basket).map((place) => options[place]!.id) };
}

function availability(like: number): Availability {
  if (like >= LIKED) return 'yes';
  return like >= IF_NEED_BE ? 'ifNeedBe' : 'no';
}

const ANSWERS: {
  readonly [T in QuestionType]: (question: BareQuestionOf<T>, opinion: Opinion) => Answer<T>;
} = {
  choice: choose,
  ranking: rank,
  score: (question, { likes }) => ({
    scores: scored(question, (place) =>
      between(question.settings.lowest, question.settings.highest, likes[place]!),
    ),
  }),
  dots: spend,
  budget: fillBasket,
  date: (question, { likes }) => ({
    dates: scored(question, (place) => availability(likes[place]!)),
  }),
  scale: ({ settings: { lowest, highest } }, { likes }) => ({
    value: between(lowest, highest, likes[0]!),
  }),
  text: (_question, { words }) => ({ text: words ?? '' }),
};

/** Makes the answer of somebody who thinks so. */
export const answerOf = (question: BareQuestion, opinion: Opinion): Answer =>
  (ANSWERS[question.type] as (question: BareQuestion, opinion: Opinion) => Answer)(
    question,
    opinion,
  );
