import type { ContentSource } from '../../../../shared/contract/editing';
import { PublishDialog } from './PublishDialog';
import { useAct } from './useAct';

interface Props {
  readonly source: ContentSource;
  readonly onClose: () => void;
}

/** Publication of a content that was written on one page. */
export function PublishNew({ source, onClose }: Props) {
  const acting = useAct(source);
  return <PublishDialog source={source} acting={acting} onClose={onClose} />;
}
