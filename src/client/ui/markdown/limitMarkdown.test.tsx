import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { IntlRoot } from '../../intl/IntlRoot';
import { MarkdownText } from './MarkdownText';
import { limitMarkdown } from '../../../shared/limitMarkdown';

const MOST = 50_000;
const fill = (text: string) => text.repeat(Math.floor(MOST / text.length));

const depthOf = (element: Element): number =>
  1 + Math.max(0, ...[...element.children].map(depthOf));

const MESSAGES = {
  'contents.footnotes': 'Notes',
  'contents.backToText': 'Back to note {number} in the text',
};
const shown = (text: string): ReactElement => (
  <IntlRoot locale="en" timeZone="UTC" now={0} messages={MESSAGES}>
    <MarkdownText text={text} headingLevel={2} />
  </IntlRoot>
);
const draw = (text: string) => render(shown(text)).container;

/** Each would be nested thousands of times, or be read for minutes. */
const BOMBS: readonly (readonly [what: string, text: string, elements: number])[] = [
  ['asterisks', fill('*'), 5],
  ['stars between letters', fill('*a'), 5],
  ['quotations', `${fill('>')} a`, 20],
  ['quotations with blanks', `${fill('> ')}a`, 20],
  ['lists on one line', `${fill('- ')}a`, 30],
  ['numbered lists on one line', `${fill('1) ')}a`, 30],
  [
    'lists below lists',
    Array.from({ length: 300 }, (_, at) => `${'  '.repeat(at)}- a`).join('\n'),
    700,
  ],
  ['items', fill('- a\n'), 5],
  [
    'a huge table',
    `${'|a'.repeat(200)}|\n${'|-'.repeat(200)}|\n${`${'|b'.repeat(200)}|\n`.repeat(120)}`,
    5,
  ],
  ['underlines', fill('a\n=\n'), 5],
  ['underlines apart', fill('a\n=\n\n'), 700],
  ['brackets', fill('['), 5],
  ['links without end', fill('[a]('), 5],
];

test.each(BOMBS)(
  '%s do not grow without end, neither here nor on the host',
  (_what, text, most) => {
    const drawn = draw(text);
    expect(drawn.querySelectorAll('*').length).toBeLessThanOrEqual(most);
    expect(depthOf(drawn)).toBeLessThan(60);
    const written = renderToStaticMarkup(shown(text));
    expect(written.match(/<[a-z]/g)!.length).toBeLessThanOrEqual(most);
  },
);

test('what is shown as it was typed loses no letter, and what stands around it is read', () => {
  const drawn = draw(`## Quay\n\n${'*a'.repeat(700)}\n\n**shade**`);
  expect(drawn.querySelector('h2')).toHaveTextContent('Quay');
  expect(drawn).toHaveTextContent('*a'.repeat(700));
  expect(drawn.querySelector('strong')).toHaveTextContent('shade');
});

test.each([
  '## Heading\n\nA **word**, a [link](https://example.org) and `code`.\n\n- a\n  - b\n    - c\n\n> quoted\n\n| a | b |\n| - | - |\n| c | d |',
  'عنوان\n===\n\n1. أ\n2. ب',
  '```\n        far in\n```',
])('a text that a person wrote comes back as it is', (text) => {
  expect(limitMarkdown(text)).toEqual([{ text, isPlain: false }]);
});

test('footnotes lead there and back, under a heading in the reader’s language, and two texts keep theirs apart', () => {
  const { container } = render(
    [1, 2].map((key) => <div key={key}>{shown('A[^1]\n\n[^1]: note')}</div>),
  );
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => container.querySelector(link.hash)?.localName)).toEqual([
    'li',
    'a',
    'li',
    'a',
  ]);
  expect(new Set(links.map(({ hash }) => hash)).size).toBe(4);
  expect(links[1]!.getAttribute('aria-label')).toBe('Back to note 1 in the text');
  expect(container.querySelector('h2')!.textContent).toBe('Notes');
});
