/** Elements that set the fields in them apart from others of the same name. */
const GROUPS = 'li, tr, section, fieldset, form, [role=group], [role=radiogroup]';

function readText(element: Element | null): string {
  if (!element || element.closest('.visually-hidden, [hidden]')) return '';
  return (element.textContent ?? '').trim();
}

/** Reads the words that everybody sees above the fields of a group. */
const readGroupName = (group: Element): string =>
  readText(group.ownerDocument.getElementById(group.getAttribute('aria-labelledby') ?? ''));

/** Reads the first of several choices that need no words above them. */
const readFirstChoice = (field: Element): string =>
  field.matches('fieldset') ? readText(field.querySelector('label')) : '';

/**
 * Lists the fields of the form kit that a person cannot tell apart: without words above them, or
 * with the same words as another field of the same group.
 */
export function findUnnamedFields(container: Element): readonly string[] {
  const seen = new Map<Element, string[]>();
  return [...container.querySelectorAll('form [data-field]')].flatMap((field) => {
    // Behind the tab of another language, or not asked now.
    if (field.closest('[inert], [hidden]')) return [];
    const group = field.parentElement!.closest(GROUPS)!;
    const name =
      readText(field.firstElementChild) || readGroupName(group) || readFirstChoice(field);
    const others = seen.get(group) ?? [];
    const isTaken = others.includes(name);
    seen.set(group, [...others, name]);
    return name === '' || isTaken ? [field.getAttribute('data-field')!] : [];
  });
}
