import { useState } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components';
import { joinClasses } from '../joinClasses';
import { AriaRoot } from '../overlays/AriaRoot';
import { AriaFieldParts, useAriaField, type AriaFieldProps } from './AriaField';
import formStyles from './Form.module.css';
import { useStartValue } from './formContext';
import { HiddenValue } from './HiddenValue';
import styles from './NumberField.module.css';
import { useLatinDigits } from './useLatinDigits';

interface Props extends AriaFieldProps {
  readonly defaultValue?: number;
  readonly minValue?: number;
  readonly maxValue?: number;
  readonly step?: number;
  /** Format of the number, in the language of the page. */
  readonly formatOptions?: Intl.NumberFormatOptions;
}

const textOf = (number: number | undefined): string =>
  number === undefined || Number.isNaN(number) ? '' : String(number);

/**
 * A number, written as the language writes it, in Latin, Arabic or Persian digits. The form has it
 * in plain digits with a point; nothing when there is none. What lies outside the limits is moved
 * to them when the field is left.
 *
 * Keyboard: the arrow keys count up and down, Page up and down and Home and End go to the limits.
 */
export function NumberField(props: Props) {
  const {
    name,
    label,
    defaultValue,
    hint,
    isOptional = false,
    isDisabled = false,
    ...limits
  } = props;
  const { control, parts, hidden } = useAriaField({ name, label, hint, isOptional, isDisabled });
  const digits = useLatinDigits();
  const start = useStartValue(name, textOf(defaultValue));
  const [value, setValue] = useState(start === '' ? Number.NaN : Number(start));
  return (
    <AriaRoot>
      <AriaNumberField {...limits} {...control} value={value} onChange={setValue}>
        <AriaFieldParts {...parts}>
          <Group ref={digits} className={styles['group']!}>
            <Input className={joinClasses(formStyles['input'], styles['input'])} />
            <Button slot="decrement" className={styles['step']!} />
            <Button slot="increment" className={styles['step']!} />
          </Group>
        </AriaFieldParts>
        <HiddenValue {...hidden} value={textOf(value)} />
      </AriaNumberField>
    </AriaRoot>
  );
}
