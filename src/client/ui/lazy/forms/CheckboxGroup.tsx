import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { Answer } from './Answer';
import { listOf } from './fields';
import { useStartValue } from './formContext';
import { Grouped } from './Grouped';
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
  const marked = listOf(useStartValue(name, defaultValues.join(' ')));
  return (
    <Grouped name={name} label={label} hint={hint} role="group">
      {({ id, fault }) =>
        options.map((option) => (
          <Answer key={option.value} option={option}>
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
          </Answer>
        ))
      }
    </Grouped>
  );
}
