import { FormattedMessage } from 'react-intl';
import type { PostDetails } from '../../../shared/contract/blogs';
import type { DialogDetails } from '../../../shared/contract/dialogs';
import type { DetailPage } from '../../../shared/contract/content';
import { hasComments, type Section } from '../../../shared/sections';
import { isSectionWritable } from '../../../shared/settings';
import { useLocaleContext } from '../../intl/IntlRoot';
import { uiMessages } from '../../intl/sharedMessages';
import { Icon } from '../../ui/Icon';
import { Comments } from './Comments';
import styles from './Comments.module.css';
import type { CommentsContextValue } from './commentsContext';
import { commentMessages } from './messages';

interface Props {
  readonly item: DetailPage<unknown>;
  readonly section: Section;
  readonly layout: CommentsContextValue['layout'];
}

type CommentedDetails = Partial<DialogDetails & Pick<PostDetails, 'commentsOff'>>;

const NOT_OUT: readonly DetailPage<unknown>['status'][] = ['draft', 'in_review', 'scheduled'];
const OVER: readonly DetailPage<unknown>['phase'][] = ['upcoming', 'closed'];

/**
 * Returns whether a content has comments, and takes new ones. Only the dates of dialogues are those
 * of their comments.
 */
function useCommentsState({ item, section }: Pick<Props, 'item' | 'section'>) {
  const { settings } = useLocaleContext();
  const { mode = null, commentsOff = false } = item.details as CommentedDetails;
  if (!hasComments(section, mode) || NOT_OUT.includes(item.status)) return null;
  const isOpen =
    item.status === 'published' &&
    isSectionWritable(settings, section) &&
    !commentsOff &&
    !item.isGroupClosed &&
    !(section === 'dialogs' && OVER.includes(item.phase));
  return isOpen ? 'open' : 'over';
}

/** The way to the comments further down: to what people wrote, or to the first one. */
export function CommentsLink({ item, section }: Pick<Props, 'item' | 'section'>) {
  const state = useCommentsState({ item, section });
  const count = item.counts.comments;
  if (state === null || (state === 'over' && count === 0)) return null;
  return (
    <a className={styles['link']} href="#comments">
      <Icon name="comments" />
      {count > 0 ? (
        <FormattedMessage {...uiMessages.comments} values={{ count }} />
      ) : (
        <FormattedMessage {...commentMessages.write} />
      )}
    </a>
  );
}

/** The comments on a content, where its section has any. */
export function ContentComments({ item, section, layout }: Props) {
  const state = useCommentsState({ item, section });
  const { moderation, rights } = item.details as CommentedDetails;
  if (state === null) return null;
  const isOpen = state === 'open';
  const isStrict = moderation === 'strict' && !rights?.moderate;
  const place = { section, slug: item.slug, contentId: item.id, isOpen, isStrict, layout };
  return <Comments key={item.id} place={place} count={item.counts.comments} />;
}
