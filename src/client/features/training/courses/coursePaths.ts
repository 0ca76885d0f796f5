/** Returns the path of one lesson. */
export const getLessonPath = (slug: string, key: string): string =>
  `/training/${slug}/lessons/${key}`;
