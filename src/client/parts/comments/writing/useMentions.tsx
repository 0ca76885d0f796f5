import { skipToken } from '@reduxjs/toolkit/query';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { useFindMentionableQuery } from '../mentionableApi';
import type { Mentionable } from '../../../../shared/contract/comments';
import { useCommentsContext } from '../commentsContext';
import { createMentionLink } from '../mention';
import { useDebouncedValue } from '../../search/useDebouncedValue';
import type { TextAreaAddon } from '../../../ui/forms/textAreaAddon';
import { replaceTypedText } from '../../../ui/forms/typeText';
import { MentionList } from './MentionList';
import { findTypedMention, type TypedMention } from './typedMention';

type Person = Mentionable['items'][number];

const SETTLED_MS = 150;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const NOBODY: readonly Person[] = [];

/**
 * Finds people for the letters after an @, once typing pauses for a moment; those of earlier
 * letters until they have come.
 */
function usePeople(typed: TypedMention | null): readonly Person[] {
  const { section, slug } = useCommentsContext();
  const q = useDebouncedValue(typed?.letters ?? '', SETTLED_MS);
  const { data } = useFindMentionableQuery(typed && q ? { section, slug, q } : skipToken);
  return typed && q ? (data?.items ?? NOBODY) : NOBODY;
}

/**
 * Suggests people while an @ and a name are typed. A text field of several lines may not be a
 * combobox (ARIA in HTML): it stays a text field that controls a list, and a status tells how many
 * are found.
 *
 * Keyboard: Down and Up go through the list, Enter takes the marked one, Escape closes the list;
 * the focus stays in the text.
 */
export function useMentions(): TextAreaAddon {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const [marked, setMarked] = useState(0);
  const people = usePeople(typed);
  const isShown = people.length > 0;
  const active = Math.min(marked, people.length - 1);

  const choose = (person: Person) => {
    if (!typed || !field.current) return;
    const end = typed.from + 1 + typed.letters.length;
    replaceTypedText(field.current, [typed.from, end], createMentionLink(person.id, person.name));
    setTyped(null);
  };
  const close = () => {
    setClosedAt(typed?.from ?? null);
    setTyped(null);
  };
  const keys: Readonly<Record<string, () => void>> = {
    Enter: () => choose(people[active]!),
    Escape: close,
  };

  return {
    attributes: {
      'aria-autocomplete': 'list',
      ...(isShown && { 'aria-controls': id, 'aria-activedescendant': `${id}-${active}` }),
    },
    onTyped: (text) => {
      field.current = text;
      const next = findTypedMention(text.value, text.selectionEnd);
      if (next?.from !== typed?.from) setMarked(0);
      if (next?.from !== closedAt) setClosedAt(null);
      setTyped(next && next.from === closedAt ? null : next);
    },
    onKey: ({ key, nativeEvent }: KeyboardEvent<HTMLTextAreaElement>) => {
      if (!isShown || nativeEvent.isComposing) return false;
      const step = STEPS[key];
      if (step !== undefined) setMarked((active + step + people.length) % people.length);
      else if (key in keys) keys[key]!();
      else return false;
      return true;
    },
    onLeft: close,
    panel: (
      <MentionList
        id={id}
        people={people}
        marked={active}
        isSought={typed !== null}
        onChoose={choose}
      />
    ),
  };
}
