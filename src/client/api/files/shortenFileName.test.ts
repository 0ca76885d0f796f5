import { shortenFileName } from './shortenFileName';
import { FILE_LIMITS } from '../../../shared/contract/files';

describe('files on the device', () => {
  const most = FILE_LIMITS.nameLetters;
  test.each([
    ['plan.pdf', 'plan.pdf'],
    [`${'a'.repeat(most - 4)}.pdf`, `${'a'.repeat(most - 4)}.pdf`],
    [`${'a'.repeat(most)}.pdf`, `${'a'.repeat(most - 4)}.pdf`],
    ['a'.repeat(most + 1), 'a'.repeat(most)],
    [`${'a'.repeat(most - 5)}😀😀.pdf`, `${'a'.repeat(most - 5)}.pdf`],
    [`${'a'.repeat(most)}.${'b'.repeat(11)}`, 'a'.repeat(most)],
  ])('%# a long name loses letters in front of its ending', (name, expected) => {
    expect(shortenFileName(name)).toBe(expected);
  });
});
