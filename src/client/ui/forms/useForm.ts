import { useRef, useState, type FormEvent } from 'react';
import { readFormFields, sortByPageOrder } from './fields';
import type { FormProps } from './Form';
import type { Faults, NamedField } from './formContext';
import { useShownFaults } from './useShownFaults';
import { useFormFocus } from './useFormFocus';
import { useKnownFields } from './useKnownFields';
import { useFocusField } from './useFocusField';
import { useFieldEvents } from './useFieldEvents';
import { useUnsavedDraft } from './useUnsavedDraft';

const NO_FAULTS: Faults = {};

/** Provides the behaviour of a form: judges, keeps, sends, and leads to faults. */
export function useForm(props: FormProps) {
  const { check, isPending, faults = NO_FAULTS, draft, warnsBeforeLeaving = false } = props;
  const form = useRef<HTMLFormElement>(null);
  const { add, named } = useKnownFields();
  const [listed, setListed] = useState<readonly NamedField[]>([]);
  const [sought, seek] = useFocusField(form);
  const { judge, shown: judged, forget, ...judging } = useShownFaults(check, faults);
  const { saved, startOver, changed, texts, onRestored, ...unsaved } = useUnsavedDraft(
    draft,
    warnsBeforeLeaving,
  );
  const shown = isPending ? NO_FAULTS : judged;
  const tried = useFormFocus(form, isPending, shown);
  const { onChanged, ...typing } = useFieldEvents(form, { ...judging, kept: changed });

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const fields = readFormFields(event.currentTarget);
    const wrong = Object.keys(judge(fields));
    // A single one takes the focus: there is nothing to find.
    setListed(wrong.length > 1 ? named(sortByPageOrder(event.currentTarget, wrong)) : []);
    tried();
    if (wrong.length > 0 || (await props.onSubmit(fields)) !== true) return;
    saved();
    props.onSaved?.();
  };

  return {
    ...unsaved,
    startOver: () => {
      forget();
      startOver();
    },
    context: { faults: shown, sought, draft: texts, onRestored, onChanged, onSaved: saved, add },
    events: {
      ref: form,
      ...typing,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
    summary: {
      fields: listed,
      faults: shown,
      onGo: seek,
    },
  };
}
