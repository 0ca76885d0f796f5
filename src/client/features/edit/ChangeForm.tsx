import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContentSource, TextName } from '../../../shared/contract/editing';
import { LIFECYCLE_LIMITS } from '../../../shared/contract/lifecycle';
import { upsertSource, useKeepFittingMutation } from '../../api/editingApi';
import { isStreamed } from '../../api/isStreamed';
import { useAppDispatch } from '../../store/hooks';
import { FormContext } from '../../ui/forms/formContext';
import { TextArea } from '../../ui/forms/TextArea';
import { SavingStatus } from '../../parts/saving/SavingStatus';
import { isSaved } from '../../parts/saving/useSaveTimer';
import { ContentForm } from './ContentForm';
import { isRevisionConflict } from './editFormErrors';
import { EditConflictNotice } from './meeting/EditConflictNotice';
import { useEditConflicts } from './meeting/useEditConflicts';
import type { WrittenFields } from './meeting/writtenFields';
import { editMessages } from './messages';
import { watchSource } from './saving/ports';
import { useAutosave } from './saving/useAutosave';
import { toRevisionBase, isAddressFixed, useEdited, type ContentEditorState } from './useEdited';

interface Props {
  readonly source: ContentSource;
  /** Asks for what somebody else may have written. */
  readonly onNewer: () => unknown;
}

/**
 * Changes a content. A draft is saved while it is typed, what readers see when somebody says so.
 * What somebody else writes meanwhile is brought together with what is typed here.
 */
export function ChangeForm({ source, onNewer }: Props) {
  const navigate = useNavigate();
  const [warns, setWarns] = useState(false);
  // Counts what was saved: the note of one change is not that of the next.
  const [turn, setTurn] = useState(0);
  const draft = `edit.${source.id}`;
  const { edited, isPending, error } = useEdited(source, draft, onNewer);
  const isDraft = source.status === 'draft';
  useNews(source, onNewer);
  const fits = useFits(source, edited, onNewer);
  return (
    <ContentForm
      draft={draft}
      start={source}
      outdated={source.outdated}
      onFits={(name) => void fits(name)}
      label={isDraft ? editMessages.save : editMessages.saveChange}
      hasMembers={source.hasMembers}
      isAddressFixed={isAddressFixed(source)}
      onSend={edited.send}
      onSaved={() => {
        if (isDraft) void navigate(edited.saved.current);
        else setTurn(turn + 1);
      }}
      {...(!isDraft && { saved: editMessages.saved })}
      isPending={isPending}
      error={error}
      warnsBeforeLeaving={warns || !isDraft || error !== undefined}
      last={!isDraft && <NoteField key={turn} />}
    >
      <Sheet
        source={source}
        draft={draft}
        edited={edited}
        hasFailed={error !== undefined}
        onRisk={setWarns}
      />
    </ContentForm>
  );
}

/** Says of a translation that it still agrees with its original; what is typed stays as it is. */
function useFits(source: ContentSource, { base }: ContentEditorState, onNewer: () => unknown) {
  const dispatch = useAppDispatch();
  const [keepFitting] = useKeepFittingMutation();
  const { section, slug } = source;
  return async (name: TextName) => {
    const fitting = { name, revision: base.current.revision };
    const { data, error } = await keepFitting({ section, slug, fitting });
    if (data) void dispatch(upsertSource({ section, slug }, data));
    if (isRevisionConflict(error)) onNewer();
  };
}

/** In the words of who makes the change, for its history. */
const NoteField = () => (
  <TextArea
    name="note"
    label={editMessages.note}
    maxLetters={LIFECYCLE_LIMITS.note}
    rows={2}
    isOptional
  />
);

function useNews(source: ContentSource, onNewer: () => unknown): void {
  const dispatch = useAppDispatch();
  const newest = useRef(onNewer);
  useEffect(() => {
    newest.current = onNewer;
  });
  const { id } = source;
  const isPublic = isStreamed(source);
  useEffect(
    () => dispatch(watchSource({ id, isPublic }, () => void newest.current())),
    [dispatch, id, isPublic],
  );
}

interface SheetProps {
  readonly source: ContentSource;
  readonly draft: string;
  readonly edited: ContentEditorState;
  /** The form was sent, and is not saved. */
  readonly hasFailed: boolean;
  /** Called with true while typed text is on this device alone. */
  readonly onRisk: (isAtRisk: boolean) => void;
}

/**
 * Effects of the fields that run by themselves: they are saved, and merged with the texts that
 * others wrote.
 */
function Sheet({ source, draft, edited, hasFailed, onRisk }: SheetProps) {
  const [anchor, form] = useForm();
  useBase(source, edited);
  const meeting = useEditConflicts(source, edited, form);
  const isPaused = meeting.met.some(({ choice }) => choice === null);
  const saving = useAutosave({
    draft,
    edited,
    isPaused,
    form,
    isOn: source.status === 'draft',
    meetings: meeting.times,
  });
  const isAtRisk = !isSaved(saving);
  useEffect(() => onRisk(isAtRisk), [onRisk, isAtRisk]);
  return (
    <>
      <input type="hidden" ref={anchor} />
      <EditConflictNotice meeting={meeting} />
      <SavingStatus saving={hasFailed ? { kind: 'failed' } : saving} />
    </>
  );
}

/** Finds the form around a field: still known when both are gone. */
function useForm() {
  const anchor = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement | null>(null);
  useEffect(() => {
    form.current = anchor.current?.form ?? null;
  }, []);
  return [anchor, form as RefObject<HTMLFormElement | null>] as const;
}

/**
 * Sets the base of the fields: a kept draft continues from its own base; otherwise fields begin
 * with the saved texts.
 */
function useBase(source: ContentSource, { base }: ContentEditorState): void {
  const { draft } = useContext(FormContext);
  const [first] = useState({ source, draft });
  useEffect(() => {
    const { revision, base: kept } = first.draft;
    base.current =
      revision && kept
        ? { revision: Number(revision), fields: JSON.parse(kept) as WrittenFields }
        : toRevisionBase(first.source);
  }, [base, first]);
}
