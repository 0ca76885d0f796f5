import { useCallback, useState } from 'react';
import { useUnsavedChanges } from '../../navigation/useUnsavedChanges';
import { useDraft } from './useDraft';

/** Stage of a form: as it came, with something typed, or with all of it saved. */
type Stage = 'untouched' | 'changed' | 'saved';

/**
 * Tracks what is typed and not saved: it is kept as a draft, and leaving it behind is asked about,
 * where the form wants that.
 */
export function useUnsavedDraft(draftName: string | undefined, warnsBeforeLeaving: boolean) {
  const draft = useDraft(draftName);
  const [stage, setStage] = useState<Stage>('untouched');
  const [isRestored, setRestored] = useState(false);
  const letGo = useUnsavedChanges(warnsBeforeLeaving && stage === 'changed');

  const end = (next: Stage) => {
    draft.drop();
    letGo();
    setRestored(false);
    setStage(next);
  };
  return {
    texts: draft.texts,
    turn: draft.turn,
    isRestored,
    isSaved: stage === 'saved',
    onRestored: useCallback(() => setRestored(true), []),
    /** Null: what was typed is a secret and is not kept. */
    changed: (name: string, text: string | null) => {
      setStage('changed');
      if (text !== null) draft.keep(name, text);
    },
    saved: () => end('saved'),
    startOver: () => {
      end('untouched');
      draft.clear();
    },
  };
}
