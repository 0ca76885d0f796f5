import { useCallback, useContext, useEffect, type RefObject } from 'react';
import { storeDraft, readDraft } from '../../../api/draft';
import { useAppDispatch } from '../../../store/hooks';
import { readFormFields } from '../../../ui/forms/fields';
import { FormContext } from '../../../ui/forms/formContext';
import { useLatestCallback } from '../../../ui/forms/useLatestCallback';
import { useOfferStepWork } from '../../../parts/saving/stepWork';
import { readClock } from '../../../parts/saving/ports';
import { toFailedState, useSaveTimer, type SavingState } from '../../../parts/saving/useSaveTimer';
import { listDifferences, readWrittenFields } from '../meeting/writtenFields';
import type { ContentEditorState } from '../useEdited';
import { checkWritten } from '../writtenFields';

interface Autosave {
  readonly draft: string;
  readonly edited: ContentEditorState;
  /** Only drafts are saved by themselves; what readers see changes when somebody says so. */
  readonly isOn: boolean;
  /** True if the person has to decide first. */
  readonly isPaused: boolean;
  /** Number of times that the input was merged with another person's texts. */
  readonly meetings: number;
  readonly form: RefObject<HTMLFormElement | null>;
}

/**
 * Saves a draft some seconds after the last letter, when the form is left, and when the page is.
 */
export function useAutosave(props: Autosave): SavingState {
  const { draft, edited, isOn, isPaused, meetings, form } = props;
  const dispatch = useAppDispatch();
  const { onSaved } = useContext(FormContext);

  const save = async (): Promise<SavingState | 'changed'> => {
    const at = form.current;
    if (!at) return { kind: 'untouched' };
    const fields = readFormFields(at);
    if (Object.keys(checkWritten(fields)).length > 0) return { kind: 'wrong' };
    const sent = readWrittenFields(fields, edited.base.current.fields);
    if (listDifferences(sent, edited.base.current.fields).length === 0) {
      onSaved?.();
      return { kind: 'untouched' };
    }
    const { data, error } = await edited.autosave(fields);
    if (!data) return toFailedState(error);
    const isAll = listDifferences(readWrittenFields(readFormFields(at), sent), sent).length === 0;
    // The address is saved by hand alone.
    if (isAll && (sent.slug === data.slug || !sent.slug)) onSaved?.();
    return isAll ? { kind: 'saved', at: dispatch(readClock()) } : 'changed';
  };
  // Dropped texts are not wanted.
  const isWanted = () => Object.keys(dispatch(readDraft(draft))).length > 0;
  const timer = useSaveTimer({ isOn, isPaused, meetings, save, isWanted });
  const typed = useLatestCallback(() => {
    keepBase(draft, edited, dispatch);
    timer.change();
  });
  const sent = useLatestCallback(() => {
    // By hand: what is typed is on its way with it.
    const isWrong =
      form.current && Object.keys(checkWritten(readFormFields(form.current))).length > 0;
    if (timer.stop()) timer.tell({ kind: isWrong ? 'wrong' : 'saving' });
  });
  useFormEvents(form, { typed, flush: timer.flush, sent });
  useOfferStepWork({ faults: undefined, save: timer.finish }, isOn);
  return timer.saving;
}

/**
 * Keeps the base of the kept texts with them: they undo no text that others write until they are
 * found again.
 */
function keepBase(
  draft: string,
  { base }: ContentEditorState,
  dispatch: ReturnType<typeof useAppDispatch>,
): void {
  const { revision, fields } = base.current;
  if (dispatch(readDraft(draft))['revision'] === String(revision)) return;
  dispatch(storeDraft(draft, { revision: String(revision), base: JSON.stringify(fields) }));
}

interface FormListeners {
  readonly typed: () => void;
  readonly flush: () => void;
  readonly sent: () => void;
}

/** Hears of everything in the form. */
function useFormEvents(
  form: RefObject<HTMLFormElement | null>,
  { typed, flush, sent }: FormListeners,
): void {
  const listen = useCallback(() => {
    const at = form.current;
    const left = ({ relatedTarget }: FocusEvent) => {
      if (!at?.contains(relatedTarget as Node | null)) flush();
    };
    at?.addEventListener('input', typed);
    at?.addEventListener('focusout', left);
    at?.addEventListener('submit', sent);
    return () => {
      at?.removeEventListener('input', typed);
      at?.removeEventListener('focusout', left);
      at?.removeEventListener('submit', sent);
    };
  }, [form, typed, flush, sent]);
  useEffect(listen, [listen]);
}
