import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLIENT = 'src/client';

test('only the two fields that speak the page’s language show the browser’s field for a file', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.test\.|\Wtesting\W/.test(file))
    .filter((file) => readFileSync(join(CLIENT, file), 'utf8').includes('type="file"'));
  expect(files.sort()).toEqual([
    'features/me/profile/FileButton.tsx',
    'ui/lines/TextFileField.tsx',
  ]);
});
