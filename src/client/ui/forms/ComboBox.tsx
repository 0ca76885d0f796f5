import { useState } from 'react';
import {
  Button,
  ComboBox as AriaComboBox,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components';
import { FormattedMessage } from 'react-intl';
import { foldName } from '../../../shared/fold';
import { joinClasses } from '../joinClasses';
import { AriaRoot } from '../overlays/AriaRoot';
import { AriaFieldParts, useAriaField, type AriaFieldProps } from './AriaField';
import styles from './ComboBox.module.css';
import formStyles from './Form.module.css';
import { useStartValue } from './formContext';
import { HiddenValue } from './HiddenValue';
import { controlMessages } from './messages';
import type { Option } from './option';

interface Props extends AriaFieldProps {
  readonly options: readonly Option[];
  readonly defaultValue?: string;
  /** Called with each answer that is chosen; empty for none. */
  readonly onChoose?: (value: string) => void;
}

/**
 * Tells whether a text contains what was typed, folded as the search folds: "istanbul" finds
 * İstanbul, مكتبه finds مكتبة, "o'brien" finds O’Brien.
 */
const finds = (text: string, typed: string): boolean => foldName(text).includes(foldName(typed));

/**
 * One of many answers, found by typing a part of it. The form has the value of the chosen one.
 *
 * Keyboard: typing filters; the arrow keys go through the list, Enter takes an answer, Escape
 * closes the list; Alt with the arrow down shows all.
 */
export function ComboBox(props: Props) {
  const { name, options, defaultValue, onChoose } = props;
  const { control, parts, hidden } = useAriaField(props);
  const start = useStartValue(name, defaultValue);
  const [chosen, setChosen] = useState<string | null>(
    options.some(({ value }) => value === start) ? start : null,
  );
  return (
    <AriaRoot>
      <AriaComboBox
        {...control}
        value={chosen}
        onChange={(key) => {
          setChosen(key === null ? null : String(key));
          onChoose?.(String(key ?? ''));
        }}
        defaultItems={options}
        defaultFilter={finds}
        allowsEmptyCollection
        menuTrigger="focus"
      >
        <AriaFieldParts {...parts}>
          <div className={styles['entry']}>
            <Input className={joinClasses(formStyles['input'], styles['input'])} />
            <Button className={styles['button']!} />
          </div>
        </AriaFieldParts>
        <Answers name={name} />
      </AriaComboBox>
      <HiddenValue {...hidden} value={chosen ?? ''} />
    </AriaRoot>
  );
}

/** The list lies elsewhere on the page and is part of the field all the same. */
function Answers({ name }: { readonly name: string }) {
  return (
    <Popover className={styles['popover']!} data-field={name}>
      <ListBox<Option>
        className={styles['list']!}
        renderEmptyState={() => (
          <p className={styles['none']}>
            <FormattedMessage {...controlMessages.noOption} />
          </p>
        )}
      >
        {({ value, label, hint }) => (
          <ListBoxItem id={value} textValue={label} className={styles['option']!}>
            <Text slot="label">{label}</Text>
            {hint && (
              <Text slot="description" className={formStyles['hint']!}>
                {hint}
              </Text>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
