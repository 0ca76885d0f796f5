import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { OptionLabel } from './OptionLabel';
import { splitFieldValues } from './fields';
import { useStartValue } from './formContext';
import { FieldGroup } from './FieldGroup';
import type { Option } from './option';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly options: readonly Option[];
  readonly defaultValues?: readonly string[];
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

/**
 * Any number of answers. The form has the values of all that are marked, separated by spaces
 * (`listOf`); nothing when none is.
 *
 * Keyboard: Tab reaches every box, Space marks it.
 */
export function CheckboxGroup(props: Props) {
  const { name, label, options, defaultValues = [], hint, isDisabled = false } = props;
  const marked = splitFieldValues(useStartValue(name, defaultValues.join(' ')));
  return (
    <FieldGroup name={name} label={label} hint={hint} role="group">
      {({ id, fault }) =>
        options.map((option) => (
          <OptionLabel key={option.value} option={option}>
            {(described) => (
              <input
                type="checkbox"
                name={name}
                value={option.value}
                defaultChecked={marked.includes(option.value)}
                disabled={isDisabled}
                aria-invalid={fault ? true : undefined}
                aria-describedby={
                  [fault && `${id}-fault`, described].filter(Boolean).join(' ') || undefined
                }
              />
            )}
          </OptionLabel>
        ))
      }
    </FieldGroup>
  );
}
