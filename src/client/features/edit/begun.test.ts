import { readBegunContent } from '../../navigation/newContentState';
import { toStartContent } from './writtenFields';

const QUESTION = 'How do I  get\na key? <script>alert(1)</script>';

test('what another page has begun stands in the form, in its language, the title as one line', () => {
  const begun = readBegunContent({
    begun: { locale: 'tr', title: QUESTION, body: 'At the desk.' },
  });
  expect(toStartContent(begun, 'en')).toMatchObject({
    originalLocale: 'tr',
    title: { tr: 'How do I get a key? <script>alert(1)</script>' },
    body: { tr: 'At the desk.' },
  });
});

test('a title is never longer than the field', () => {
  const { title } = toStartContent({ locale: 'en', title: 'x'.repeat(4_000) }, 'en');
  expect(title).toEqual({ en: 'x'.repeat(120) });
});

test.each([null, undefined, 'text', {}, { begun: null }, { begun: { locale: 'en', title: 7 } }])(
  'nothing was begun in %j: the form is empty',
  (state) => {
    expect(toStartContent(readBegunContent(state), 'en')).toMatchObject({ title: {}, body: {} });
  },
);
