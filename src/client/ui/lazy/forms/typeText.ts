/**
 * Puts a text in the place of what is selected, as if it were typed: the browser can take it back. False where a program cannot
 * type. Nothing newer keeps the history of what was typed.
 */
export const typeText = ({ ownerDocument }: HTMLElement, text: string): boolean =>
  typeof ownerDocument.execCommand === 'function' &&
  ownerDocument.execCommand(text === '' ? 'delete' : 'insertText', false, text);
