import type { MessageDescriptor } from 'react-intl';
import type { CommentRelation } from '../../../../shared/contract/comments';
import { EntryList } from './EntryList';
import { MyComment } from './MyComment';
import { useMyComments } from './myDialogsApi';

interface Props {
  readonly relation: CommentRelation;
  readonly title: MessageDescriptor;
  /** In the place of an empty list. */
  readonly nothing: MessageDescriptor;
}

/** The comments that have one thing to do with me, under their heading. */
export function MyComments({ relation, title, nothing }: Props) {
  const pages = useMyComments(relation);
  return (
    <EntryList title={title} nothing={nothing} pages={pages} keyOf={({ comment }) => comment.id}>
      {(item) => <MyComment item={item} />}
    </EntryList>
  );
}
