type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const controlsOf = (form: HTMLFormElement, name: string): readonly Control[] =>
  [...form.elements].filter(
    (element): element is Control => (element as Control).name === name,
  ) as readonly Control[];

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

const isChosen = ({ type, value }: HTMLInputElement, wanted: string): boolean =>
  type === 'radio' ? value === wanted : wanted.split(' ').includes(value);

const tell = (control: Control, ...events: readonly string[]) =>
  events.forEach((event) => control.dispatchEvent(new Event(event, { bubbles: true })));

function put(control: Control, value: string): void {
  if (isBox(control)) {
    if (control.checked !== isChosen(control, value)) control.click();
  } else if ('setRangeText' in control) {
    // Not by its value: whoever listens to what is typed would take that for nothing new.
    control.setRangeText(value, 0, control.value.length, 'end');
    tell(control, 'input');
  } else {
    control.value = value;
    tell(control, 'input', 'change');
  }
}

/** Reads the value of a field of a form as its text; of several boxes, the chosen ones. */
export const readFieldValue = (form: HTMLFormElement, name: string): string =>
  controlsOf(form, name)
    .filter((control) => !isBox(control) || control.checked)
    .map(({ value }) => value)
    .join(' ');

/**
 * Puts something into a field as if a person did: everybody who listens hears of it, and the focus
 * stays where it is.
 */
export const writeFieldValue = (form: HTMLFormElement, name: string, value: string): void =>
  controlsOf(form, name).forEach((control) => put(control, value));
