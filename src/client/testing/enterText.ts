import userEvent from '@testing-library/user-event';

/**
 * Puts a text into a field at once, behind what stands there: one change, where typing makes one
 * for each key.
 */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
