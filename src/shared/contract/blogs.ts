import { Type, type Static, type TSchema } from 'typebox';
import { Text } from './text';

/** Blog posts (reference section 1.3). */
export const postDetails = <T extends TSchema>(_text: T) =>
  Type.Object({ readingMinutes: Type.Integer({ minimum: 1 }) });
export const PostDetails = postDetails(Text);
export type PostDetails = Static<typeof PostDetails>;
