const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return isObject(value) && Object.keys(value).length === 0;
}

/**
 * Tells whether an answer says nothing: the voter skipped the question. A score of 0 says
 * something, no dots do not.
 * @param answer anything that was sent in; what is not there says nothing either
 */
export function isBlank(answer: unknown): boolean {
  if (!isObject(answer)) return answer === undefined;
  const { dots } = answer;
  if (isObject(dots)) return Object.values(dots).every((votes) => votes === 0);
  return Object.values(answer).every(isEmpty);
}
