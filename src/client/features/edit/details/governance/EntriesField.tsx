import { useId, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { GOVERNANCE_LIMITS } from '../../../../../shared/contract/governance';
import { DETAIL_LIMITS } from '../../../../../shared/contract/writtenDetails';
import type { Locale } from '../../../../../shared/locales';
import { Button } from '../../../../ui/Button';
import { DateField } from '../../../../ui/forms/DateField';
import { splitFieldValues, type Fields } from '../../../../ui/forms/fields';
import { useStartValue } from '../../../../ui/forms/formContext';
import { HiddenValue } from '../../../../ui/forms/HiddenValue';
import { readLocalizedField } from '../../../../ui/forms/localized';
import { ToolButton } from '../../../../ui/forms/ToolButton';
import { useFocusAfterRemoval } from '../../../../ui/forms/useFocusAfterRemoval';
import styles from '../details.module.css';
import { LocalizedText } from '../LocalizedText';
import { entryMessages } from '../../../../parts/details/messages';
import type { Commitment } from './blankParts';
import { getEntryFieldName } from './entryFieldName';

type Entry = Commitment['entries'][number];

interface Props {
  readonly entries: readonly Entry[];
  readonly original: Locale;
}

const NOTHING: Entry = { on: '', text: {} };

/** Field for the events of a commitment and their days: any number of entries. */
export function EntriesField({ entries, original }: Props) {
  const given = entries.map((_entry, index) => String(index)).join(' ');
  const start = useStartValue('entries', given);
  const [ids, setIds] = useState<readonly string[]>(() => splitFieldValues(start));
  const list = useFocusAfterRemoval<HTMLOListElement>(ids);
  // A person who takes an entry away and adds one begins with an empty one.
  const next = useRef(Math.max(entries.length, ...ids.map((id) => Number(id) + 1)));
  const add = () => {
    const id = String(next.current++);
    setIds((before) => [...before, id]);
  };
  return (
    <div className={styles['entries']}>
      <ol ref={list} tabIndex={-1} className={styles['entryList']}>
        {ids.map((id) => (
          <EntryFields
            key={id}
            id={id}
            entry={entries[Number(id)] ?? NOTHING}
            original={original}
            onRemove={() => setIds((before) => before.filter((one) => one !== id))}
          />
        ))}
      </ol>
      {ids.length < GOVERNANCE_LIMITS.entries && (
        <p>
          <Button look="secondary" onClick={add}>
            <FormattedMessage {...entryMessages.add} />
          </Button>
        </p>
      )}
      <HiddenValue name="entries" value={ids.join(' ')} />
    </div>
  );
}

interface EntryProps {
  readonly id: string;
  readonly entry: Entry;
  readonly original: Locale;
  readonly onRemove: () => void;
}

function EntryFields({ id, entry, original, onRemove }: EntryProps) {
  const about = useId();
  return (
    <li id={about} className={styles['entry']}>
      <DateField
        name={getEntryFieldName(id, 'on')}
        label={entryMessages.on}
        defaultValue={entry.on}
      />
      <LocalizedText
        name={getEntryFieldName(id, 'text')}
        label={entryMessages.text}
        text={entry.text}
        original={original}
        limit={DETAIL_LIMITS.entry}
      />
      <ToolButton label={entryMessages.remove} about={about} onPress={onRemove} />
    </li>
  );
}

/** Lists every entry on the page, in its order; the host sorts them by their days. */
export const readEntries = (fields: Fields): Entry[] =>
  splitFieldValues(fields['entries']).map((id) => ({
    on: fields[getEntryFieldName(id, 'on')] ?? '',
    text: readLocalizedField(fields, getEntryFieldName(id, 'text')),
  }));
