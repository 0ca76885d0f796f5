import { applyEdit, MARKDOWN_EDITS, type MarkName } from './markdownEdits';

/** `[` and `]` stand where the selection begins and ends. */
function edited(name: MarkName, given: string): string {
  const start = given.indexOf('[');
  const end = given.indexOf(']') - 1;
  const text = given.replace(/[[\]]/g, '');
  const edit = MARKDOWN_EDITS[name]({ text, start, end });
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.start)}⟦${after.slice(edit.start, edit.end)}⟧${after.slice(edit.end)}`;
}

test.each<[MarkName, string, string]>([
  ['bold', 'the [quay] now', 'the **⟦quay⟧** now'],
  ['bold', 'the **[quay]** now', 'the ⟦quay⟧ now'],
  ['bold', '[]', '**⟦⟧**'],
  ['italic', 'the [quay]', 'the _⟦quay⟧_'],
  ['italic', '_[quay]_', '⟦quay⟧'],
  ['heading', 'one\ntw[]o', 'one\n⟦## two⟧'],
  ['heading', '## tw[]o', '⟦two⟧'],
  ['list', 'one\nt[wo\nth]ree\nfour', 'one\n⟦- two\n- three⟧\nfour'],
  ['list', '- o[ne\n- tw]o', '⟦one\ntwo⟧'],
  ['list', '- o[ne\ntw]o', '⟦- - one\n- two⟧'],
  ['quote', '[كلام]', '⟦> كلام⟧'],
])('%s makes of %j %j', (name, given, wanted) => {
  expect(edited(name, given)).toBe(wanted);
});

test('a link selects its address, to be replaced', () => {
  const text = 'see the quay';
  const edit = MARKDOWN_EDITS.link({ text, start: 8, end: 12 });
  expect(edit.insert).toBe('[quay](https://)');
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  expect(after.slice(edit.start, edit.end)).toBe('https://');
});

test('an edit is heard of like typing and can be taken back by the browser where it can', () => {
  const field = document.createElement('textarea');
  document.body.append(field);
  field.value = 'quay';
  const heard = jest.fn();
  field.addEventListener('input', heard);
  field.select();
  applyEdit(field, 'bold');
  expect(field.value).toBe('**quay**');
  expect(heard).toHaveBeenCalledTimes(1);

  const execCommand = jest.fn(() => true);
  Object.assign(document, { execCommand });
  field.select();
  applyEdit(field, 'quote');
  expect(execCommand).toHaveBeenCalledWith('insertText', false, '> **quay**');
  Object.assign(document, { execCommand: undefined });
});
