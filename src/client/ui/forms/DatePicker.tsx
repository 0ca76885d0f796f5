import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DatePicker as AriaDatePicker,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components';
import { Icon } from '../Icon';
import { AriaRoot } from '../overlays/AriaRoot';
import { AriaFieldParts, useAriaField, type AriaFieldProps } from './AriaField';
import { Segments, useParsedValue } from './dates';
import styles from './dates.module.css';
import { HiddenValue } from './HiddenValue';

interface Props extends AriaFieldProps {
  /** `2026-05-01`, as the form has it. */
  readonly defaultValue?: string;
}

/**
 * A date to come, typed or found in a calendar whose weeks begin as they do in the language. The
 * form has it as `2026-05-01`, nothing while it is not complete.
 *
 * Keyboard: as `DateField`; Alt with the arrow down opens the calendar. There the arrow keys go
 * from day to day (mirrored in Arabic), Page up and down from month to month, Enter takes the day,
 * Escape closes.
 */
export function DatePicker(props: Props) {
  const { control, parts, hidden } = useAriaField(props);
  const [date, setDate] = useParsedValue(parseDate, props.name, props.defaultValue);
  return (
    <AriaRoot>
      <AriaDatePicker<CalendarDate> {...control} value={date} onChange={setDate}>
        <AriaFieldParts {...parts}>
          <Group className={styles['picker']!}>
            <Segments />
            <Button className={styles['open']!}>
              <Icon name="calendar" />
            </Button>
          </Group>
        </AriaFieldParts>
        <HiddenValue {...hidden} value={date?.toString() ?? ''} />
        <Month name={props.name} />
      </AriaDatePicker>
    </AriaRoot>
  );
}

/** The calendar lies elsewhere on the page and is part of the field all the same. */
function Month({ name }: { readonly name: string }) {
  return (
    <Popover className={styles['popover']!} data-field={name}>
      <Dialog className={styles['dialog']!}>
        <Calendar>
          <header className={styles['head']}>
            <Button slot="previous" className={styles['turn']!}>
              <Icon name="arrow" />
            </Button>
            <Heading className={styles['month']!} />
            <Button slot="next" className={styles['turn']!}>
              <Icon name="arrow" />
            </Button>
          </header>
          <CalendarGrid className={styles['grid']!}>
            {(day) => <CalendarCell date={day} className={styles['day']!} />}
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  );
}
