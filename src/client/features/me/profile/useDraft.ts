import { useState } from 'react';
import { dropDraft, keepDraft, readDraft, type DraftTexts } from '../../../api/draft';
import { useAppDispatch } from '../../../app/hooks';

/** The texts of a form: what is saved, under what was typed last time and not saved. */
export function useDraft<T extends DraftTexts>(form: string, saved: T) {
  const dispatch = useAppDispatch();
  const [draft, setDraft] = useState(() => dispatch(readDraft(form)));
  const [turn, setTurn] = useState(0);
  const drop = () => {
    dispatch(dropDraft(form));
    setDraft({});
  };
  return {
    texts: { ...saved, ...draft },
    isRestored: Object.entries(draft).some(([name, text]) => saved[name] !== text),
    keep: (name: string, text: string) => dispatch(keepDraft(form, { [name]: text })),
    drop,
    /** A new turn is the key of new fields. */
    turn,
    startOver: () => {
      drop();
      setTurn(turn + 1);
    },
  };
}
