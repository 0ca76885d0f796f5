import { replaceTypedText } from './typeText';

/** A text with what is selected in it, as a text field has it. */
interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces `from` to `to` by `insert` and then selects `start` to `end`. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly start: number;
  readonly end: number;
}

export type MarkName = 'bold' | 'italic' | 'heading' | 'list' | 'link' | 'quote';

/** Puts the sign on both sides of what is selected, or takes it away. */
const around =
  (sign: string) =>
  ({ text, start, end }: Selected): Edit => {
    const inner = text.slice(start, end);
    const [from, to] = [start - sign.length, end + sign.length];
    if (text.slice(Math.max(0, from), start) === sign && text.slice(end, to) === sign)
      return { from, to, insert: inner, start: from, end: from + inner.length };
    const insert = sign + inner + sign;
    return { from: start, to: end, insert, start: start + sign.length, end: end + sign.length };
  };

/** Puts the sign before every line that is touched, or takes it away where all have it. */
const before =
  (sign: string) =>
  ({ text, start, end }: Selected): Edit => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const newline = text.indexOf('\n', end);
    const to = newline === -1 ? text.length : newline;
    const lines = text.slice(from, to).split('\n');
    const isMarked = lines.every((line) => line.startsWith(sign));
    const insert = lines
      .map((line) => (isMarked ? line.slice(sign.length) : sign + line))
      .join('\n');
    return { from, to, insert, start: from, end: from + insert.length };
  };

const ADDRESS = 'https://';

/** Turns the selection into the words of a link; its address is selected, to be replaced. */
function link({ text, start, end }: Selected): Edit {
  const words = text.slice(start, end);
  const insert = `[${words}](${ADDRESS})`;
  const address = start + words.length + '[]('.length;
  return { from: start, to: end, insert, start: address, end: address + ADDRESS.length };
}

/** Edits of the text that the buttons of the editor make. */
export const MARKDOWN_EDITS: Readonly<Record<MarkName, (selected: Selected) => Edit>> = {
  bold: around('**'),
  italic: around('_'),
  heading: before('## '),
  list: before('- '),
  link,
  quote: before('> '),
};

/**
 * Carries an edit out in a field, as if it were typed: the browser can take it back, and the form
 * hears of it.
 */
export function applyEdit(field: HTMLTextAreaElement, name: MarkName): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const edit = MARKDOWN_EDITS[name]({ text, start, end });
  replaceTypedText(field, [edit.from, edit.to], edit.insert);
  field.setSelectionRange(edit.start, edit.end);
}
