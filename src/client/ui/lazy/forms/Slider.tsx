import { useState, type ReactNode } from 'react';
import {
  Label,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { AriaRoot } from '../AriaRoot';
import { FieldNotes } from './FieldNotes';
import formStyles from './Form.module.css';
import { useField, useStartValue } from './formContext';
import { HiddenValue } from './HiddenValue';
import styles from './Slider.module.css';

interface Props {
  readonly name: string;
  readonly label: MessageDescriptor;
  readonly defaultValue: number;
  readonly minValue: number;
  readonly maxValue: number;
  readonly step?: number;
  /** How the number is shown and read out, in the language of the page. */
  readonly formatOptions?: Intl.NumberFormatOptions;
  readonly hint?: ReactNode;
  readonly isDisabled?: boolean;
}

const PERCENT = 100;

/**
 * A number that need not be exact, with its value beside it. It grows in the direction of reading.
 * A click on the line does what dragging does (WCAG 2.5.7).
 *
 * Keyboard: the arrow keys move it by a step (in Arabic the left one makes it more), Page up and
 * down by a larger one, Home and End to the limits.
 */
export function Slider(props: Props) {
  const { name, label, defaultValue, hint, isDisabled = false, ...limits } = props;
  const field = useField(name, label, Boolean(hint));
  const [value, setValue] = useState(Number(useStartValue(name, String(defaultValue))));
  const { minValue, maxValue } = limits;
  const share = ((value - minValue) / (maxValue - minValue)) * PERCENT;
  return (
    <AriaRoot>
      <AriaSlider<number>
        {...limits}
        className={formStyles['field']!}
        data-field={name}
        value={value}
        onChange={setValue}
        isDisabled={isDisabled}
      >
        <div className={styles['head']}>
          <Label className={formStyles['label']!}>
            <FormattedMessage {...label} />
          </Label>
          <SliderOutput className={styles['value']!} />
        </div>
        <SliderTrack className={styles['track']!}>
          <div className={styles['done']} style={{ inlineSize: `${share}%` }} />
          <SliderThumb id={field.id} className={styles['thumb']!} {...field.described} />
        </SliderTrack>
        <FieldNotes field={field} hint={hint} />
        <HiddenValue name={name} value={String(value)} isDisabled={isDisabled} />
      </AriaSlider>
    </AriaRoot>
  );
}
