import { parseTime, type Time } from '@internationalized/date';
import { TimeField as AriaTimeField } from 'react-aria-components';
import { AriaRoot } from '../overlays/AriaRoot';
import { AriaFieldParts, useAriaField, type AriaFieldProps } from './AriaField';
import { Segments, useParsedValue } from './dates';
import { HiddenValue } from './HiddenValue';

interface Props extends AriaFieldProps {
  /** `19:30`, as the form has it. */
  readonly defaultValue?: string;
}

const MINUTES = 'HH:MM'.length;

/**
 * A time of day, with twelve or twenty-four hours as the language has it. The form has it as
 * `19:30`, nothing while it is not complete.
 *
 * Keyboard: digits fill in part after part; the arrow keys up and down count, left and right go to
 * the next part.
 */
export function TimeField(props: Props) {
  const { control, parts, hidden } = useAriaField(props);
  const [time, setTime] = useParsedValue(parseTime, props.name, props.defaultValue);
  return (
    <AriaRoot>
      <AriaTimeField<Time> {...control} value={time} onChange={setTime}>
        <AriaFieldParts {...parts}>
          <Segments />
        </AriaFieldParts>
        <HiddenValue {...hidden} value={time?.toString().slice(0, MINUTES) ?? ''} />
      </AriaTimeField>
    </AriaRoot>
  );
}
