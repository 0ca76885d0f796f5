import { removeDirectionSigns } from '../../../shared/invisibleMarks';

/** Typed texts by the names of the fields. */
export type Fields = Readonly<Record<string, string>>;

const BARE_ADDRESS = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]\S*)?$/u;

/** Puts `https://` before an address of the web that somebody has typed without it. */
export const completeAddress = (text: string): string =>
  BARE_ADDRESS.test(text.trim()) ? `https://${text.trim()}` : text;

/** Maps the names of the fields of one line to their types. */
const mapLineTypes = ({ elements }: HTMLFormElement): ReadonlyMap<string, string> =>
  new Map(
    [...elements].flatMap((control) =>
      control instanceof HTMLInputElement ? [[control.name, control.type] as const] : [],
    ),
  );

/**
 * Reads the values of a form. Several values of one name are separated by spaces; `listOf` takes
 * them apart. Addresses of the web are completed, and signs of direction that were pasted into a
 * field of one line are taken off; a password is read as it was typed.
 */
export function readFormFields(form: HTMLFormElement): Fields {
  const fields: Record<string, string> = {};
  const types = mapLineTypes(form);
  const readLine = (name: string, typed: string): string => {
    const type = types.get(name);
    if (type === undefined || isSecret(form, name)) return typed;
    const line = removeDirectionSigns(typed);
    return type === 'url' ? completeAddress(line) : line;
  };
  for (const [name, typed] of new FormData(form)) {
    if (typeof typed !== 'string') continue;
    const value = readLine(name, typed);
    fields[name] = name in fields ? `${fields[name]} ${value}` : value;
  }
  return fields;
}

/** Lists the values of a field that has several, as `CheckboxGroup` gives them. */
export const splitFieldValues = (value: string | undefined): readonly string[] =>
  value ? value.split(' ') : [];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Tells whether a field holds a password. A password is never kept, nor while it is shown as text.
 */
export function isSecret(form: HTMLFormElement, name: string): boolean {
  return [...form.elements].some((element) => {
    const control = element as Control;
    if (control.name !== name) return false;
    const known = control.getAttribute('autocomplete') ?? '';
    return control.type === 'password' || known.endsWith('-password');
  });
}

/**
 * Returns the field that an element is part of; parts that a component puts elsewhere on the page
 * name their field, too.
 */
export const findFieldName = (target: Element): string | null =>
  target.closest<HTMLElement>('[data-field]')?.dataset['field'] ??
  (target.getAttribute('name') || null);

const FOCUSABLE =
  'input:not([type="hidden"]):not([hidden]), select, textarea, button, [tabindex="0"]';

/** Opens whatever is folded around an element. */
function unfoldAround(element: Element | null): void {
  const fold = element?.closest('details');
  if (!fold) return;
  fold.open = true;
  unfoldAround(fold.parentElement);
}

/**
 * Puts the focus into a field of the form: what is marked as wrong in it, otherwise what stands
 * first. What is folded around it is opened.
 */
export function focusField(form: HTMLFormElement, name: string): void {
  const place = form.querySelector(`[data-field="${name}"]`);
  unfoldAround(place);
  const controls = [...(place?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])];
  const wrong = controls.find((control) => control.getAttribute('aria-invalid') === 'true');
  (wrong ?? controls[0])?.focus();
}

/** Lists the names whose fields stand in the form, in the order of the page. */
export function sortByPageOrder(
  form: HTMLFormElement,
  names: readonly string[],
): readonly string[] {
  const places = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  return places.map(({ dataset }) => dataset['field']!).filter((name) => names.includes(name));
}

/** Puts the focus into the first of these fields, or where the form says what failed. */
export function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const [first] = sortByPageOrder(form, names);
  if (first === undefined) form.querySelector<HTMLElement>('[data-failure]')?.focus();
  else focusField(form, first);
}
