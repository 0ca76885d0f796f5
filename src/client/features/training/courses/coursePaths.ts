/** Returns the path of one lesson. */
export const lessonPath = (slug: string, key: string): string => `/training/${slug}/lessons/${key}`;
