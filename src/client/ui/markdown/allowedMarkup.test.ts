import { allowedMarkup } from './allowedMarkup';

test.each(['', '&amp;', '&frac12;', '&CounterClockwiseContourIntegral;', '&nonsense;'])(
  '“%s” may be given to innerHTML',
  (html) => expect(allowedMarkup(html)).toBe(html),
);

test.each([
  '<b>',
  '<img src=x onerror=alert(1)>',
  'text',
  ' ',
  '\u0000',
  '&amp',
  '&#60;',
  '&amp;&lt;',
  '&<b>;',
  '&amp;<b>',
  '<b>&amp;',
  '&amp;\n',
  '\n&amp;',
  '&;',
])('“%s” may not', (html) => expect(allowedMarkup(html)).toBeNull());
