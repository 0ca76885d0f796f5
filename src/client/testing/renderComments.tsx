import type { Comment } from '../../shared/contract/comments';
import type { Locale } from '../../shared/locales';
import { Comments } from '../parts/comments/Comments';
import type { CommentsContextValue } from '../parts/comments/commentsContext';
import { aComment } from './factories';
import type { FakeResponses } from './fakeApi';
import { renderScreen } from './renderScreen';

export const COMMENTS_PATH = '/v1/dialogs/waterfront/comments';
export const COMMENTS_PLACE: CommentsContextValue = {
  section: 'dialogs',
  slug: 'waterfront',
  contentId: '00000000-0000-4000-8000-0000000000d1',
  isOpen: true,
  isStrict: false,
  layout: 'single',
};
/** State of another person’s comment that the reader has nothing to do with. */
export const NO_OWN_ACTION = { isAuthor: false, vote: 0, reported: false } as const;

interface Setting {
  readonly place?: Partial<CommentsContextValue>;
  readonly count?: number;
  readonly url?: string;
  readonly isSignedIn?: boolean;
  readonly locale?: Locale;
}

/** Renders the comments of a dialogue, with what the API says. */
export function showComments(
  answers: FakeResponses,
  { place = {}, count = 1, url = '/dialogs/waterfront', ...rest }: Setting = {},
) {
  return renderScreen(<Comments place={{ ...COMMENTS_PLACE, ...place }} count={count} />, {
    path: '/dialogs/:slug',
    url,
    answers,
    ...rest,
  });
}
/** Creates a comment that says its own id. */
export const aNamedComment = (id: string, more: Partial<Comment> = {}) =>
  aComment(id, { body: `Text of ${id}`, ...more });
