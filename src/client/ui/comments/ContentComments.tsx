import type { DetailPage } from '../../../shared/contract/content';
import { hasComments, type Section } from '../../../shared/sections';
import { Comments } from './Comments';
import type { CommentsPlace } from './commentsContext';

interface Props {
  readonly item: DetailPage<unknown>;
  readonly section: Section;
  readonly layout: CommentsPlace['layout'];
}

const OVER: readonly DetailPage<unknown>['phase'][] = ['upcoming', 'closed'];

/** The comments on a content, where its section has any. Only the dates of dialogues are those of their comments. */
export function ContentComments({ item, section, layout }: Props) {
  const { mode = null } = item.details as { readonly mode?: string };
  if (!hasComments(section, mode) || item.status === 'draft') return null;
  const isOpen =
    item.status === 'published' && !(section === 'dialogs' && OVER.includes(item.phase));
  const place = { section, slug: item.slug, contentId: item.id, isOpen, layout };
  return <Comments key={item.id} place={place} count={item.counts.comments} />;
}
