import { useContext, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ContentSource } from '../../../shared/contract/editing';
import { keepDraft } from '../../api/draft';
import { useChangeContentMutation } from '../../api/editingApi';
import { useKeys } from '../../api/useKeys';
import { useAppDispatch } from '../../app/hooks';
import type { Fields } from '../../ui/lazy/forms/Form';
import { FormContext, useStartValue } from '../../ui/lazy/forms/formContext';
import { ContentForm } from './ContentForm';
import { isNewer } from './editProblem';
import { editMessages } from './messages';
import { NewerTexts } from './NewerTexts';
import { writtenOf } from './writtenFields';

interface Props {
  readonly source: ContentSource;
  /** Somebody was quicker: asks for what they wrote. */
  readonly onNewer: () => unknown;
}

/** Changes a content from the revision that was read. What somebody else wrote meanwhile is shown beside what was typed. */
export function ChangeForm({ source, onNewer }: Props) {
  const navigate = useNavigate();
  const [first] = useState(source);
  const { send, saved, typed, isLoading, error } = useChange(source, onNewer);
  const draft = `edit.${first.id}`;
  const isDraft = first.status === 'draft';
  return (
    <>
      {typed && isNewer(error) && <NewerTexts source={source} typed={typed} />}
      <ContentForm
        draft={draft}
        start={first}
        label={isDraft ? editMessages.save : editMessages.saveChange}
        hasMembers={first.hasMembers}
        isAddressFixed={!isDraft}
        onSend={send}
        onSaved={() => void navigate(saved.current)}
        isPending={isLoading}
        error={error}
      >
        <BaseRevision draft={draft} revision={first.revision} />
      </ContentForm>
    </>
  );
}

function useChange(source: ContentSource, onNewer: () => unknown) {
  const keyFor = useKeys();
  const [change, { isLoading, error }] = useChangeContentMutation();
  const [typed, setTyped] = useState<Fields | null>(null);
  const saved = useRef('');
  const { section, slug, status } = source;

  const send = async (fields: Fields) => {
    // Once the newer texts have been shown, they are what is changed.
    const revision = isNewer(error) ? source.revision : Number(fields['revision']);
    const fixedSlug = status === 'draft' ? undefined : slug;
    const body = { ...writtenOf(fields, fixedSlug), revision };
    setTyped(fields);
    const { data, error: failure } = await change({
      ...{ section, slug, change: body, idempotencyKey: keyFor(body) },
    });
    if (isNewer(failure)) onNewer();
    if (data) saved.current = `/${section}/${data.slug}`;
    return data !== undefined;
  };
  return { send, saved, typed, isLoading, error };
}

interface BaseProps {
  readonly draft: string;
  readonly revision: number;
}

/** The revision that the texts in the fields began with: kept with what is typed, so that a draft of yesterday undoes nothing. */
function BaseRevision({ draft, revision }: BaseProps) {
  const dispatch = useAppDispatch();
  const { draft: kept } = useContext(FormContext);
  const start = useStartValue('revision', String(revision));
  const input = useRef<HTMLInputElement>(null);
  const isKept = 'revision' in kept;
  useEffect(() => {
    const form = input.current?.form;
    if (!form || isKept) return;
    const keep = () => void dispatch(keepDraft(draft, { revision: start }));
    form.addEventListener('input', keep, { once: true });
    return () => form.removeEventListener('input', keep);
  }, [dispatch, draft, isKept, start]);
  return <input ref={input} type="hidden" name="revision" value={start} />;
}
