import type { SerializedError } from '@reduxjs/toolkit';
import { useCallback, useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { TIMING } from '../../../../shared/constants';
import { storeDraft, readDraft } from '../../../api/draft';
import { isProblem, isUnreachable, type Problem } from '../../../api/problem';
import { useAppDispatch } from '../../../store/hooks';
import { readFormFields } from '../../../ui/forms/fields';
import { FormContext } from '../../../ui/forms/formContext';
import { useLatestCallback } from '../../../ui/forms/useLatestCallback';
import { runAfter } from '../../../parts/search/useDebouncedValue';
import { isRevisionConflict } from '../editFormErrors';
import { listDifferences, readWrittenFields } from '../meeting/writtenFields';
import type { ContentEditorState } from '../useEdited';
import { checkWritten } from '../writtenFields';
import { warnBeforeLeaving, readClock, watchHostReached } from './ports';

/** State of keeping the input. `device`: on it alone, as it is meant to be. */
export type SavingState =
  | { readonly kind: 'untouched' | 'saving' | 'away' | 'wrong' | 'failed' | 'device' | 'newer' }
  /** Milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at: number };

/**
 * Tells whether the input is on its way to the host, or will be: the person need not be asked
 * before they go on.
 */
export const isSaved = ({ kind }: SavingState): boolean =>
  kind === 'untouched' || kind === 'saving' || kind === 'saved';

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
  const [saving, setSaving] = useState<SavingState>({ kind: 'untouched' });
  const stopAlarm = useRef<(() => void) | null>(null);
  const letGo = useRef<(() => void) | null>(null);
  const isGone = useRef(false);

  const tell = (next: SavingState) => {
    if (isGone.current) return;
    if (isSaved(next) && next.kind !== 'saving') release();
    setSaving(next);
  };
  const release = () => {
    letGo.current?.();
    letGo.current = null;
  };
  const stop = () => {
    const wasWaiting = stopAlarm.current !== null;
    stopAlarm.current?.();
    stopAlarm.current = null;
    return wasWaiting;
  };

  const save = async () => {
    const at = form.current;
    if (!at) return;
    const fields = readFormFields(at);
    if (Object.keys(checkWritten(fields)).length > 0) return tell({ kind: 'wrong' });
    const sent = readWrittenFields(fields, edited.base.current.fields);
    if (listDifferences(sent, edited.base.current.fields).length === 0) {
      onSaved?.();
      return tell({ kind: 'untouched' });
    }
    tell({ kind: 'saving' });
    const { data, error } = await edited.autosave(fields);
    if (!data) return tell(failureOf(error));
    const isAll = listDifferences(readWrittenFields(readFormFields(at), sent), sent).length === 0;
    // The address is saved by hand alone.
    if (isAll && (sent.slug === data.slug || !sent.slug)) onSaved?.();
    if (isAll) tell({ kind: 'saved', at: dispatch(readClock()) });
    else wait();
  };
  const wait = () => {
    stop();
    tell({ kind: 'saving' });
    stopAlarm.current = dispatch(runAfter(TIMING.autosaveMs, () => void (stop(), save())));
  };
  const typed = useLatestCallback(() => {
    keepBase(draft, edited, dispatch);
    if (!isOn) return tell({ kind: 'device' });
    letGo.current ??= dispatch(warnBeforeLeaving());
    if (isPaused) tell({ kind: 'newer' });
    else wait();
  });
  const sent = useLatestCallback(() => {
    // By hand: what is typed is on its way with it.
    const isWrong =
      form.current && Object.keys(checkWritten(readFormFields(form.current))).length > 0;
    if (stop()) tell({ kind: isWrong ? 'wrong' : 'saving' });
  });
  const flush = useLatestCallback(() => void (stop() && !isPaused && void save()));
  const again = useLatestCallback(() => {
    if (saving.kind === 'away' && !isPaused) void save();
  });
  const leave = useLatestCallback(() => {
    // Dropped texts are not wanted.
    const isWanted = Object.keys(dispatch(readDraft(draft))).length > 0;
    if (stop() && isWanted && !isPaused) void save();
    release();
    isGone.current = true;
  });
  const decided = useLatestCallback(() => {
    if (isOn && saving.kind === 'newer') wait();
  });

  useEffect(() => {
    if (!isPaused) decided();
  }, [isPaused, meetings, decided]);
  useEffect(() => dispatch(watchHostReached(() => again())), [dispatch, again]);
  useFormEvents(form, { typed, flush, sent, leave, isGone });
  return saving;
}

function failureOf(error: Problem | SerializedError | undefined): SavingState {
  if (isRevisionConflict(error)) return { kind: 'newer' };
  return { kind: isProblem(error) && isUnreachable(error) ? 'away' : 'failed' };
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
  readonly leave: () => void;
  readonly isGone: RefObject<boolean>;
}

/** Hears of everything in the form; its last word is heard when the form goes. */
function useFormEvents(
  form: RefObject<HTMLFormElement | null>,
  { typed, flush, sent, leave, isGone }: FormListeners,
): void {
  const listen = useCallback(() => {
    const at = form.current;
    isGone.current = false;
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
      leave();
    };
  }, [form, typed, flush, sent, leave, isGone]);
  useEffect(listen, [listen]);
}
