import { isSlug, suggestSlug } from './suggestSlug';

test.each([
  ['Shade for every bench', 'shade-for-every-bench'],
  ['Işıklı çeşme: ÖĞRENCİLERİN görüşü', 'isikli-cesme-ogrencilerin-gorusu'],
  ['İstanbul’un ağaçları', 'istanbulun-agaclari'],
  ['كيف ينبغي أن تتغير الواجهة البحرية؟', 'kyf-ynbghy-an-ttghyr-alwajha-albhrya'],
  ['مُحَمَّد', 'mhmd'],
  ['Ğğ Iı İi Şş Çç Öö Üü', 'gg-ii-ii-ss-cc-oo-uu'],
  ['أسئلة إلى مؤتمر البيئة الـ٣', 'asila-ila-mutmr-albyia-al3'],
  ['شاطئ ماء آمن', 'shati-ma-amn'],
  ['Mecidiyeköy ve ساحة المدينة 2026', 'mecidiyekoy-ve-saha-almdyna-2026'],
  ['ميزانية 2026 و٢٠٢٧ و۲۰۲۸', 'myzanya-2026-w2027-w2028'],
  ['  --  Café №5 -- ', 'cafe-no5'],
  ['create', 'create-1'],
  ['🌳 !', ''],
])('[SPEC 1.6] the address for “%s” is %s', (title, slug) => {
  expect(suggestSlug(title)).toBe(slug);
  if (slug !== '') expect(isSlug(slug)).toBe(true);
});

test('a long title gives the words that fit, and one endless word is cut', () => {
  expect(suggestSlug('word '.repeat(40))).toBe('word-'.repeat(24).slice(0, -1));
  expect(suggestSlug('x'.repeat(130))).toBe('x'.repeat(120));
});

test.each(['create', 'edit', 'A', 'a--b', '-a', 'a-', '', 'x'.repeat(121), 'ميدان'])(
  '“%s” is no address',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);
