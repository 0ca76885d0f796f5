import { parseDate, type CalendarDate } from '@internationalized/date';
import { DateField as AriaDateField } from 'react-aria-components';
import { AriaRoot } from '../overlays/AriaRoot';
import { AriaFieldParts, useAriaField, type AriaFieldProps } from './AriaField';
import { Segments, useParsedValue } from './dates';
import { HiddenValue } from './HiddenValue';

interface Props extends AriaFieldProps {
  /** `2026-05-01`, as the form has it. */
  readonly defaultValue?: string;
}

/**
 * A date that is known by heart, as a birthday is. The form has it as `2026-05-01`, nothing while
 * it is not complete.
 *
 * Keyboard: digits fill in part after part; the arrow keys up and down count, left and right go to
 * the next part.
 */
export function DateField(props: Props) {
  const { control, parts, hidden } = useAriaField(props);
  const [date, setDate] = useParsedValue(parseDate, props.name, props.defaultValue);
  return (
    <AriaRoot>
      <AriaDateField<CalendarDate> {...control} value={date} onChange={setDate}>
        <AriaFieldParts {...parts}>
          <Segments />
        </AriaFieldParts>
        <HiddenValue {...hidden} value={date?.toString() ?? ''} />
      </AriaDateField>
    </AriaRoot>
  );
}
