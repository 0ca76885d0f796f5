import { useCallback, useState, useLayoutEffect } from 'react';
import { useUnsavedChanges } from '../../navigation/useUnsavedChanges';
import { dropDraft, storeDraft, readDraft } from '../../api/draft';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import type { Fields } from './fields';

const NOTHING: Fields = {};

/**
 * Keeps the texts that were typed into a form last time and not saved, of this tab and this person.
 * The host does not know them: they arrive after the first drawing, and the fields are made anew
 * for them. Without a name nothing is kept.
 */
function useDraft(form: string | undefined) {
  const dispatch = useAppDispatch();
  const subject = useAppSelector(({ session }) => session.accessToken?.subject);
  const [texts, setTexts] = useState(NOTHING);
  const [turn, setTurn] = useState(0);
  const begin = useCallback((kept: Fields) => {
    setTexts(kept);
    setTurn((now) => now + 1);
  }, []);

  useLayoutEffect(() => {
    const kept = form === undefined ? NOTHING : dispatch(readDraft(form));
    if (Object.keys(kept).length > 0) begin(kept);
  }, [form, subject, dispatch, begin]);

  return {
    texts,
    /** The key of the fields: a new turn is new fields. */
    turn,
    keep: (name: string, text: string) =>
      void (form !== undefined && dispatch(storeDraft(form, { [name]: text }))),
    drop: () => void (form !== undefined && dispatch(dropDraft(form))),
    /** The fields begin with what is saved. */
    clear: () => begin(NOTHING),
  };
}

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
