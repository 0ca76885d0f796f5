import { toSafeName } from './safeName';

test.each([
  ['Annual report.PDF', 'Annual report.pdf'],
  ['../../etc/passwd', 'etc passwd'],
  ['..\\..\\windows\\system.ini', 'windows system.ini'],
  ['/absolute.csv', 'absolute.csv'],
  ['.htaccess', 'document.htaccess'],
  ['...', 'document'],
  ['', 'document'],
  [' \u0000\n', 'document'],
  ['plan\u202Efdp.exe', 'plan fdp.exe'],
  ['a\nb\r.txt', 'a b.txt'],
  ['تقرير المشاركة.pdf', 'تقرير المشاركة.pdf'],
  ['İçme suyu ölçümü.csv', 'İçme suyu ölçümü.csv'],
  ['con:aux|nul?.pdf', 'con aux nul.pdf'],
])('%j becomes %j', (name, safe) => {
  expect(toSafeName(name)).toBe(safe);
});

test('a long name is cut, its ending stays', () => {
  expect(toSafeName(`${'ab'.repeat(200)}.pdf`)).toBe(`${'ab'.repeat(40)}.pdf`);
});
