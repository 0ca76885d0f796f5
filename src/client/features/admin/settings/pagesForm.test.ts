import type { Fields } from '../../../ui/forms/fields';
import { PAGES_FORM } from './pagesForm';

const readSlug = (slug: string, titles: Fields) => {
  const fields: Fields = {
    pages: '_1',
    'page._1.slug': slug,
    'page._1.text.tr': 'Metin',
    ...titles,
  };
  const { pages } = PAGES_FORM.read(fields, { pages: [], footer: [] });
  return pages?.map((page) => page.slug);
};

test('an address that is left empty is made from the title', () => {
  expect(readSlug('', { 'page._1.title.tr': 'Çevrimdışı katılım' })).toEqual([
    'cevrimdisi-katilim',
  ]);
  expect(readSlug('own-address', { 'page._1.title.tr': 'Çevrimdışı' })).toEqual(['own-address']);
  const [long] = readSlug('', { 'page._1.title.tr': 'dokuz harf '.repeat(20) })!;
  expect(long).toMatch(/^dokuz-harf(-[a-z]+)+$/);
  expect(long!.length).toBeLessThanOrEqual(60);
});
