import { parseSafeLink } from './safeLink';

test('a meeting is linked over https only', () => {
  expect(parseSafeLink('https://meet.harbour.example/a?b=1')).toEqual({
    href: 'https://meet.harbour.example/a?b=1',
    host: 'meet.harbour.example',
  });
});

test.each([null, '', 'meet.harbour.example', 'http://meet.harbour.example', 'javascript:alert(1)'])(
  '%p is no link',
  (address) => {
    expect(parseSafeLink(address)).toBeNull();
  },
);
