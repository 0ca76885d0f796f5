/**
 * Puts a text in the place of what is selected, as if it were typed: the browser can take it back.
 * False where a program cannot type. Nothing newer keeps the history of what was typed.
 */
export const typeText = ({ ownerDocument }: HTMLElement, text: string): boolean =>
  typeof ownerDocument.execCommand === 'function' &&
  ownerDocument.execCommand(text === '' ? 'delete' : 'insertText', false, text);

/** Puts a text in the place of a part of a field, as if it were typed; the form hears of it. */
export function replaceTypedText(
  field: HTMLTextAreaElement,
  [from, to]: readonly [from: number, to: number],
  text: string,
): void {
  field.focus();
  field.setSelectionRange(from, to);
  if (typeText(field, text)) return;
  field.setRangeText(text, from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
