import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A value in the middle of a text: neither a blank nor a letter. */
const VALUE = '\ufffc';

/** Lists the wordings that a message can have, values left open. */
export function listWordings(elements: readonly MessageFormatElement[]): readonly string[] {
  return elements.reduce<readonly string[]>(
    (before, element) => {
      const parts = partsOf(element);
      return before.flatMap((start) => parts.map((part) => start + part));
    },
    [''],
  );
}

function partsOf(element: MessageFormatElement): readonly string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap(({ value }) => listWordings(value));
  if (element.type === TYPE.tag) return listWordings(element.children);
  return [VALUE];
}
