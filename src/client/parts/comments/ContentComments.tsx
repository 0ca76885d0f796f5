import type { PostDetails } from '../../../shared/contract/blogs';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import type { DetailPage } from '../../../shared/contract/content';
import { hasComments, type Section } from '../../../shared/sections';
import { isSectionWritable } from '../../../shared/settings';
import { useLocaleContext } from '../../intl/IntlRoot';
import { Comments } from './Comments';
import type { CommentsContextValue } from './commentsContext';

interface Props {
  readonly item: DetailPage<unknown>;
  readonly section: Section;
  readonly layout: CommentsContextValue['layout'];
}

type CommentedDetails = Partial<DialogDetails & Pick<PostDetails, 'commentsOff'>>;

const NOT_OUT: readonly DetailPage<unknown>['status'][] = ['draft', 'in_review', 'scheduled'];
const OVER: readonly DetailPage<unknown>['phase'][] = ['upcoming', 'closed'];

/**
 * The comments on a content, where its section has any. Only the dates of dialogues are those of
 * their comments.
 */
export function ContentComments({ item, section, layout }: Props) {
  const { settings } = useLocaleContext();
  const { mode = null, moderation, rights, commentsOff = false } = item.details as CommentedDetails;
  if (!hasComments(section, mode) || NOT_OUT.includes(item.status)) return null;
  const isOpen =
    item.status === 'published' &&
    isSectionWritable(settings, section) &&
    !commentsOff &&
    !item.isGroupClosed &&
    !(section === 'dialogs' && OVER.includes(item.phase));
  const isStrict = moderation === 'strict' && !rights?.moderate;
  const place = { section, slug: item.slug, contentId: item.id, isOpen, isStrict, layout };
  return <Comments key={item.id} place={place} count={item.counts.comments} />;
}
