import { readAddress, readPart } from './readFile';

test('a part is read from its place on, and no further than the file goes', async () => {
  const file = new File(['abcdefgh'], 'a.txt');
  const read = async (from: number, bytes: number) =>
    new TextDecoder().decode(await readPart(file, from, bytes));
  expect([await read(0, 3), await read(2, 3), await read(6, 5)]).toEqual(['abc', 'cde', 'gh']);
});

test('a picture is read as a data address', async () => {
  const picture = new Blob(['abc'], { type: 'image/png' });
  expect(await readAddress(picture)).toBe('data:image/png;base64,YWJj');
});
