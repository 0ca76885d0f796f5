import { useContext, useId, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { COMMITTEE_LIMITS } from '../../../../../shared/contract/committees';
import type { WrittenCategory } from '../../../../../shared/contract/writtenCommittee';
import { toCategoryField } from '../../../../../shared/details/committeeFaults';
import type { Locale } from '../../../../../shared/locales';
import { Button } from '../../../../ui/Button';
import { splitFieldValues, type Fields } from '../../../../ui/forms/fields';
import { FormContext, useStartValue } from '../../../../ui/forms/formContext';
import { FieldGroup } from '../../../../ui/forms/FieldGroup';
import { HiddenValue } from '../../../../ui/forms/HiddenValue';
import { readLocalizedField } from '../../../../ui/forms/localized';
import { NumberField } from '../../../../ui/forms/NumberField';
import { ToolButton } from '../../../../ui/forms/ToolButton';
import { useFocusAfterRemoval } from '../../../../ui/forms/useFocusAfterRemoval';
import { useNewId } from '../../../../ui/forms/useNewId';
import styles from '../details.module.css';
import { readNumberField } from '../../../../parts/details/fieldValues';
import { LocalizedText } from '../LocalizedText';
import { committeePartMessages } from './messages';

interface Props {
  readonly composition: readonly WrittenCategory[];
  readonly original: Locale;
}

/**
 * Tracks the keys of the categories that are on the page. One that was removed and has to stay
 * comes back.
 */
function useKeys(composition: readonly WrittenCategory[], original: Locale) {
  const { faults } = useContext(FormContext);
  const start = useStartValue('composition', composition.map(({ key }) => key).join(' '));
  const [keys, setKeys] = useState<readonly string[]>(() => splitFieldValues(start));
  const back = composition
    .map(({ key }) => key)
    .filter(
      (key) => !keys.includes(key) && faults[`${toCategoryField(key, 'category')}.${original}`],
    );
  if (back.length > 0) setKeys([...keys, ...back]);
  return [keys, setKeys] as const;
}

/** Field for the numbers of seats: categories, each with a name in every language. */
export function CompositionField({ composition, original }: Props) {
  const [keys, setKeys] = useKeys(composition, original);
  const list = useFocusAfterRemoval<HTMLUListElement>(keys);
  const newId = useNewId();
  return (
    <FieldGroup
      name="composition"
      label={committeePartMessages.composition}
      hint={<FormattedMessage {...committeePartMessages.compositionHint} />}
      role="group"
    >
      {() => (
        <div className={styles['entries']}>
          <ul ref={list} tabIndex={-1} className={styles['entryList']}>
            {keys.map((key) => (
              <CategoryFields
                key={key}
                row={composition.find((one) => one.key === key) ?? { key, category: {}, seats: 1 }}
                original={original}
                onRemove={() => setKeys((before) => before.filter((one) => one !== key))}
              />
            ))}
          </ul>
          {keys.length < COMMITTEE_LIMITS.categories && (
            <p>
              <Button look="secondary" onClick={() => setKeys((before) => [...before, newId()])}>
                <FormattedMessage {...committeePartMessages.add} />
              </Button>
            </p>
          )}
          <HiddenValue name="composition" value={keys.join(' ')} />
        </div>
      )}
    </FieldGroup>
  );
}

interface CategoryProps {
  readonly row: WrittenCategory;
  readonly original: Locale;
  readonly onRemove: () => void;
}

function CategoryFields({ row: { key, category, seats }, original, onRemove }: CategoryProps) {
  const about = useId();
  const name = toCategoryField(key, 'category');
  const { draft } = useContext(FormContext);
  const [typed, setTyped] = useState(draft[`${name}.${original}`] ?? category[original] ?? '');
  const onInput = ({ target }: FormEvent) => {
    const field = target as HTMLTextAreaElement;
    if (field.name === `${name}.${original}`) setTyped(field.value);
  };
  return (
    <li role="group" aria-labelledby={about} className={styles['entry']} onInput={onInput}>
      <h3 id={about} lang={original}>
        {typed.trim() || <FormattedMessage {...committeePartMessages.newCategory} />}
      </h3>
      <LocalizedText
        name={name}
        label={committeePartMessages.category}
        hint={committeePartMessages.categoryHint}
        text={category}
        original={original}
        limit={COMMITTEE_LIMITS.category}
        rows={1}
      />
      <NumberField
        name={toCategoryField(key, 'seats')}
        label={committeePartMessages.seats}
        minValue={1}
        maxValue={COMMITTEE_LIMITS.seats}
        step={1}
        defaultValue={seats}
      />
      <ToolButton label={committeePartMessages.remove} about={about} onPress={onRemove} />
    </li>
  );
}

/** Lists every category on the page, in its order. */
export const readComposition = (fields: Fields): WrittenCategory[] =>
  splitFieldValues(fields['composition']).map((key) => ({
    key,
    category: readLocalizedField(fields, toCategoryField(key, 'category')),
    seats: readNumberField(fields, toCategoryField(key, 'seats')) ?? 0,
  }));
