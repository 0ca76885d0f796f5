import type { MessageDescriptor } from 'react-intl';
import { commentMessages } from '../messages';
import { useToast } from '../../../ui/toast';
import { ConfirmDialog } from '../../../ui/overlays/Dialog';

interface Props {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  /** Message that is shown after the removal. */
  readonly removed: MessageDescriptor;
  readonly onRemove: () => Promise<{ readonly error?: unknown }>;
  readonly onClose: () => void;
}

/** Asks before something that one wrote oneself is deleted, deletes it, and says how that went. */
export function RemoveDialog({ title, text, removed, onRemove, onClose }: Props) {
  const toast = useToast();
  const answer = async (isSure: boolean) => {
    onClose();
    if (!isSure) return;
    const { error } = await onRemove();
    toast(error ? { text: commentMessages.notDone, tone: 'bad' } : { text: removed, tone: 'good' });
  };
  return (
    <ConfirmDialog
      title={title}
      text={text}
      confirm={commentMessages.remove}
      cancel={commentMessages.keep}
      isDanger
      onAnswer={(isSure) => void answer(isSure)}
    />
  );
}
