import { TYPE, parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export interface Message {
  readonly id: string;
  readonly defaultMessage: string;
  readonly description: string;
}

export type Catalogue = Readonly<Record<string, string>>;

const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Message).defaultMessage === 'string';

/** All messages in the exports of a `messages.ts`, however they are grouped. */
export function messagesIn(value: unknown): readonly Message[] {
  if (isMessage(value)) return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(messagesIn)
    : [];
}

/** Faults of the source: two texts for one id, or no description for the translators. */
export function sourceFaults(messages: readonly Message[]): readonly string[] {
  const texts = new Map<string, string>();
  return messages.flatMap(({ id, defaultMessage, description }) => {
    const other = texts.get(id);
    texts.set(id, defaultMessage);
    return [
      ...(other !== undefined && other !== defaultMessage ? [`${id}: two different texts`] : []),
      ...(description ? [] : [`${id}: no description`]),
    ];
  });
}

/** Arabic plurals without all six forms (reference: sections 5.2). */
export function arabicFaults(catalogue: Catalogue): readonly string[] {
  return Object.entries(catalogue).flatMap(([id, text]) =>
    plurals(parse(text)).flatMap((forms) => {
      const missing = ARABIC_FORMS.filter((form) => !forms.includes(form));
      return missing.length > 0 ? [`${id}: Arabic plural without ${missing.join(', ')}`] : [];
    }),
  );
}

function plurals(elements: readonly MessageFormatElement[]): readonly (readonly string[])[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const options = Object.values(element.options).flatMap(({ value }) => plurals(value));
    const isCardinal = element.type === TYPE.plural && element.pluralType === 'cardinal';
    return isCardinal ? [Object.keys(element.options), ...options] : options;
  });
}
