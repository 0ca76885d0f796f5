import { useEffect, useState, type RefObject } from 'react';
import type { ContentSource } from '../../../../shared/contract/editing';
import { fieldsOf } from '../../../ui/lazy/forms/fields';
import { useNewest } from '../../../ui/lazy/forms/useNewest';
import { baseOf, type Edited } from '../useEdited';
import { bothOf, mergeOf, type Choice, type Conflict } from './merge';
import { putField, valueOf } from './putField';
import { fieldsOfForm, type WrittenName } from './written';

/** A field that two people wrote into, and what became of it. */
export interface Met extends Conflict {
  /** Texts of the field with each choice; null where both do not fit. */
  readonly texts: Readonly<Record<Choice, string | null>>;
  /** Null until somebody has decided: the field holds what was typed. */
  readonly choice: Choice | null;
}

export interface Meeting {
  /** Author of the newer texts, and their time; null as long as there are none. */
  readonly by: ContentSource['changed'] | null;
  readonly taken: readonly WrittenName[];
  readonly met: readonly Met[];
  /** Number of times that another person's version was merged. */
  readonly times: number;
  readonly choose: (name: WrittenName, choice: Choice) => void;
}

const metOf = (conflict: Conflict): Met => {
  const { mine, theirs } = conflict;
  return { ...conflict, texts: { mine, theirs, both: bothOf(conflict) }, choice: null };
};

const NOBODY = { by: null, taken: [], met: [], times: 0 } as const;

/**
 * Brings what is typed together with what somebody else has saved meanwhile. What one of the two
 * changed alone is taken at once; the rest stays as it was typed until somebody decides. Nothing
 * that was typed is lost: each choice keeps its text.
 */
export function useMeeting(
  source: ContentSource,
  { base }: Edited,
  form: RefObject<HTMLFormElement | null>,
): Meeting {
  const [state, setState] = useState<Omit<Meeting, 'choose'>>(NOBODY);
  const { revision } = source;

  const meet = useNewest(() => {
    const at = form.current;
    if (!at || revision <= base.current.revision) return;
    const theirs = baseOf(source);
    const mine = fieldsOfForm(fieldsOf(at), base.current.fields);
    const { taken, conflicts } = mergeOf({
      base: base.current.fields,
      mine,
      theirs: theirs.fields,
    });
    // First: what is put into the fields is nothing that was typed.
    base.current = theirs;
    taken.forEach((name) => putField(at, name, theirs.fields[name] ?? ''));
    const names = conflicts.map(({ name }) => name);
    setState((before) => ({
      by: taken.length + conflicts.length > 0 ? source.changed : before.by,
      taken: [...new Set([...before.taken, ...taken])].filter((name) => !names.includes(name)),
      met: [
        ...before.met.filter(
          ({ name, choice }) => choice === null && !names.includes(name) && !taken.includes(name),
        ),
        ...conflicts.map(metOf),
      ],
      times: before.times + 1,
    }));
  });
  useEffect(() => meet(), [revision, meet]);

  const choose = (name: WrittenName, choice: Choice) => {
    const at = form.current;
    if (!at) return;
    const decide = (one: Met): Met => {
      const texts = { ...one.texts, [one.choice ?? 'mine']: valueOf(at, name) };
      putField(at, name, texts[choice] ?? '');
      return { ...one, texts, choice };
    };
    setState({ ...state, met: state.met.map((one) => (one.name === name ? decide(one) : one)) });
  };
  return { ...state, choose };
}
