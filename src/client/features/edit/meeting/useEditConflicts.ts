import { useEffect, useState, type RefObject } from 'react';
import type { ContentSource } from '../../../../shared/contract/editing';
import { readFormFields } from '../../../ui/forms/fields';
import { useLatestCallback } from '../../../ui/forms/useLatestCallback';
import { toRevisionBase, type ContentEditorState } from '../useEdited';
import { joinBothTexts, mergeTexts, type MergeChoice, type Conflict } from './merge';
import { writeFieldValue, readFieldValue } from './fieldValue';
import { readWrittenFields, type WrittenName } from './writtenFields';

/** A field that two people wrote into, and what became of it. */
export interface FieldConflict extends Conflict {
  /** Texts of the field with each choice; null where both do not fit. */
  readonly texts: Readonly<Record<MergeChoice, string | null>>;
  /** Null until somebody has decided: the field holds what was typed. */
  readonly choice: MergeChoice | null;
}

export interface EditConflicts {
  /** Author of the newer texts, and their time; null as long as there are none. */
  readonly by: ContentSource['changed'] | null;
  readonly taken: readonly WrittenName[];
  readonly met: readonly FieldConflict[];
  /** Number of times that another person's version was merged. */
  readonly times: number;
  readonly choose: (name: WrittenName, choice: MergeChoice) => void;
}

const metOf = (conflict: Conflict): FieldConflict => {
  const { mine, theirs } = conflict;
  return { ...conflict, texts: { mine, theirs, both: joinBothTexts(conflict) }, choice: null };
};

const NOBODY = { by: null, taken: [], met: [], times: 0 } as const;

/**
 * Brings what is typed together with what somebody else has saved meanwhile. What one of the two
 * changed alone is taken at once; the rest stays as it was typed until somebody decides. Nothing
 * that was typed is lost: each choice keeps its text.
 */
export function useEditConflicts(
  source: ContentSource,
  { base, isOwn }: ContentEditorState,
  form: RefObject<HTMLFormElement | null>,
): EditConflicts {
  const [state, setState] = useState<Omit<EditConflicts, 'choose'>>(NOBODY);
  const { revision } = source;

  const meet = useLatestCallback(() => {
    const at = form.current;
    if (!at || revision <= base.current.revision) return;
    const theirs = toRevisionBase(source);
    if (isOwn(theirs)) {
      base.current = theirs;
      return;
    }
    const mine = readWrittenFields(readFormFields(at), base.current.fields);
    const { taken, conflicts } = mergeTexts({
      base: base.current.fields,
      mine,
      theirs: theirs.fields,
    });
    // First: what is put into the fields is nothing that was typed.
    base.current = theirs;
    taken.forEach((name) => writeFieldValue(at, name, theirs.fields[name] ?? ''));
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

  const choose = (name: WrittenName, choice: MergeChoice) => {
    const at = form.current;
    if (!at) return;
    const decide = (one: FieldConflict): FieldConflict => {
      const texts = { ...one.texts, [one.choice ?? 'mine']: readFieldValue(at, name) };
      writeFieldValue(at, name, texts[choice] ?? '');
      return { ...one, texts, choice };
    };
    setState({ ...state, met: state.met.map((one) => (one.name === name ? decide(one) : one)) });
  };
  return { ...state, choose };
}
