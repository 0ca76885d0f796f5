import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';
import { OptionLabel } from './OptionLabel';
import { useStartValue } from './formContext';
import { FieldGroup } from './FieldGroup';
import type { Option } from './option';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly options: readonly Option[];
  /** None is marked at first where nothing is said. */
  readonly defaultValue?: string;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

/**
 * Exactly one of a few answers, all of them in view.
 *
 * Keyboard: Tab reaches the marked answer (or the first); the arrow keys go round and mark.
 */
export function RadioGroup(props: Props) {
  const { name, label, options, defaultValue, hint, isDisabled = false } = props;
  const marked = useStartValue(name, defaultValue);
  return (
    <FieldGroup name={name} label={label} hint={hint} role="radiogroup">
      {() =>
        options.map((option) => (
          <OptionLabel key={option.value} option={option}>
            {(described) => (
              <input
                type="radio"
                name={name}
                value={option.value}
                defaultChecked={marked === option.value}
                disabled={isDisabled}
                aria-describedby={described}
              />
            )}
          </OptionLabel>
        ))
      }
    </FieldGroup>
  );
}
