import {
  CALENDAR_LIMITS,
  type CalendarFault,
  type CalendarLineFault,
} from '../../../shared/calendar/importLimits';

/** One property (RFC 5545 §3.1): names in capitals, the value as it stands there. */
export interface Property {
  readonly line: number;
  readonly name: string;
  readonly params: ReadonlyMap<string, string>;
  readonly value: string;
}

/** Component between BEGIN and END. */
export interface Component {
  readonly name: string;
  readonly line: number;
  readonly properties: readonly Property[];
  readonly parts: readonly Component[];
}

interface OpenComponent extends Component {
  readonly properties: Property[];
  readonly parts: OpenComponent[];
}

export const createLineFault = (
  line: number,
  code: CalendarFault,
  text: string,
): CalendarLineFault => ({
  line,
  code,
  text: text.slice(0, CALENDAR_LIMITS.shown),
});

interface Unfolded {
  readonly line: number;
  readonly text: string;
}

/**
 * Lines without their folds, each with the number of the line that it begins on. What is longer
 * than a line may be is cut.
 */
function unfold(file: string): Unfolded[] {
  const lines: { line: number; pieces: string[]; letters: number }[] = [];
  for (const [index, text] of file.split(/\r\n|\n|\r/).entries()) {
    const last = lines.at(-1);
    if (last && /^[ \t]/.test(text)) {
      if (last.letters <= CALENDAR_LIMITS.line) last.pieces.push(text.slice(1));
      last.letters += text.length - 1;
      continue;
    }
    lines.push({ line: index + 1, pieces: [text], letters: text.length });
  }
  return lines
    .map(({ line, pieces }) => ({ line, text: pieces.join('') }))
    .filter(({ text }) => text.trim() !== '');
}

const NAME = /^[A-Za-z0-9-]+$/;

/**
 * Divides a line into the pieces before the value, and the value: marks between quotation marks
 * divide nothing. Null without a colon.
 */
function dividedAt(text: string): { readonly head: string[]; readonly value: string } | null {
  const head: string[] = [];
  let isQuoted = false;
  let from = 0;
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place];
    if (letter === '"') isQuoted = !isQuoted;
    if (isQuoted || (letter !== ';' && letter !== ':')) continue;
    head.push(text.slice(from, place));
    from = place + 1;
    if (letter === ':') return { head, value: text.slice(from) };
  }
  return null;
}

/** Reads a property; null for what is no property. */
function readProperty({ line, text }: Unfolded): Property | null {
  const divided = dividedAt(text);
  if (!divided) return null;
  const [name = '', ...params] = divided.head;
  if (!NAME.test(name)) return null;
  const pairs = params.map((param) => {
    const [key = '', ...rest] = param.split('=');
    return [key.toUpperCase(), rest.join('=').replaceAll('"', '')] as const;
  });
  return {
    line,
    name: name.toUpperCase(),
    params: new Map(pairs),
    value: divided.value,
  };
}

export interface ParsedLines {
  readonly calendars: readonly Component[];
  readonly faults: readonly CalendarLineFault[];
}

/** Puts properties into the components that they stand in. */
class Nesting {
  readonly calendars: OpenComponent[] = [];
  readonly faults: CalendarLineFault[] = [];
  readonly #open: OpenComponent[] = [];

  #fault(code: CalendarFault, { line, text }: Unfolded): void {
    this.faults.push(createLineFault(line, code, text));
  }

  take(written: Unfolded): void {
    if (written.text.length > CALENDAR_LIMITS.line) return this.#fault('tooLong', written);
    const property = readProperty(written);
    if (!property) return this.#fault('line', written);
    if (property.name === 'BEGIN') return this.#begin(property, written);
    if (property.name === 'END') return this.#end(property, written);
    const inner = this.#open.at(-1);
    if (!inner) return this.#fault('nesting', written);
    inner.properties.push(property);
  }

  #begin({ value, line }: Property, written: Unfolded): void {
    if (this.#open.length >= CALENDAR_LIMITS.depth) return this.#fault('nesting', written);
    const name = value.trim().toUpperCase();
    const begun: OpenComponent = { name, line, properties: [], parts: [] };
    (this.#open.at(-1)?.parts ?? this.calendars).push(begun);
    this.#open.push(begun);
  }

  #end({ value }: Property, written: Unfolded): void {
    if (this.#open.at(-1)?.name !== value.trim().toUpperCase())
      return this.#fault('nesting', written);
    this.#open.pop();
  }

  /** Adds a fault for each component that was never ended. */
  close(): void {
    for (const { name, line } of this.#open)
      this.faults.push(createLineFault(line, 'nesting', name));
  }
}

/**
 * Reads a file into components; the first faults, and no more lines once there are as many as
 * anybody reads.
 */
export function parseLines(file: string): ParsedLines {
  const nesting = new Nesting();
  for (const written of unfold(file)) {
    nesting.take(written);
    if (nesting.faults.length >= CALENDAR_LIMITS.faults) return nesting;
  }
  nesting.close();
  return nesting;
}
