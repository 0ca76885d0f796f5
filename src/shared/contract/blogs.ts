import { Type, type Static, type TSchema } from 'typebox';
import { Text } from './text';

/** A blog post, besides the envelope. */
export const postDetails = <T extends TSchema>(_text: T) =>
  Type.Object({ readingMinutes: Type.Integer({ minimum: 1 }) });
export const PostDetails = postDetails(Text);
export type PostDetails = Static<typeof PostDetails>;
