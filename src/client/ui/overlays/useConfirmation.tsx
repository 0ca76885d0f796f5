import { useState, type ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { sessionMessages } from '../../intl/failures/messages';
import { ConfirmDialog } from './Dialog';

interface Question {
  readonly title: MessageDescriptor;
  readonly text: MessageDescriptor;
  readonly confirm: MessageDescriptor;
  readonly isDanger?: boolean;
}

/**
 * Asks before something is done: `ask` opens the question, which stands where `question` is put.
 */
export function useConfirmation(question: Question, onYes: () => unknown) {
  const [isOpen, setOpen] = useState(false);
  const answer = (isYes: boolean) => {
    setOpen(false);
    if (isYes) onYes();
  };
  const shown: ReactNode = isOpen && (
    <ConfirmDialog {...question} cancel={sessionMessages.cancel} onAnswer={answer} />
  );
  return { ask: () => setOpen(true), question: shown };
}
