import type { Question } from '../../../../shared/ballots/paper';

/** Their options have an order of their own. */
const IN_ORDER: readonly Question['method'][] = ['proposal', 'consent', 'timePoll', 'scale'];

/** FNV-1a with the finalizer of MurmurHash3, so that ids that differ in one digit end far apart. */
function scattered(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * Returns the questions with their options in an order that is the voter's own, and the same each
 * time that they look.
 * @param seed of this device and poll
 */
export function shuffleOptions(questions: readonly Question[], seed: string): readonly Question[] {
  const placeOf = (question: string, option: string) => scattered(`${seed} ${question} ${option}`);
  return questions.map((question) =>
    IN_ORDER.includes(question.method)
      ? question
      : {
          ...question,
          options: question.options.toSorted(
            (one, other) => placeOf(question.id, one.id) - placeOf(question.id, other.id),
          ),
        },
  );
}
