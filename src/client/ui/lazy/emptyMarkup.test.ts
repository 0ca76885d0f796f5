import { onlyEmpty } from './emptyMarkup';

test('an element can be emptied, and nothing else becomes markup', () => {
  expect(onlyEmpty('')).toBe('');
  for (const html of [' ', 'text', '<img src=x onerror=alert(1)>'])
    expect(onlyEmpty(html)).toBeNull();
});
