import { createSimilarIndex, listTrigrams } from './similar';

const SAID = [
  'Music from loudspeakers should end at ten in the evening.',
  'The promenade needs more bins, and they should be emptied at night, too.',
  'If the toilets stayed open until midnight, half of the trouble would be gone.',
  'ينبغي أن تتوقف موسيقى مكبرات الصوت في العاشرة مساءً.',
  'يحتاج الممشى إلى سلال قمامة أكثر، وينبغي أن تُفرَّغ ليلًا أيضًا.',
  'لو بقيت دورات المياه مفتوحة حتى منتصف الليل لحُلّ نصف المشكلة.',
  'Hoparlörden çalınan müzik akşam onda bitmeli.',
  'Sahil yoluna daha çok çöp kutusu gerek; geceleri de boşaltılmalı.',
  'Tuvaletler gece yarısına kadar açık kalsa sorunun yarısı çözülür.',
];

function indexOf(texts: readonly string[]) {
  const index = createSimilarIndex();
  texts.forEach((text, number) => index.add(String(number), { number, text }));
  return index;
}

test.each([
  ['Loud music should stop at ten', 0],
  ['More bins on the promenade', 1],
  ['The toilets should stay open at night', 2],
  ['موسيقى المكبرات يجب أن تتوقف مساء', 3],
  ['نحتاج إلى مزيد من سلال القمامة', 4],
  ['دورة مياه مفتوحة ليلا', 5],
  ['HOPARLÖRLE müzik çalınmasın', 6],
  ['çöp kutuları daha sık boşaltılsın', 7],
  ['gece tuvaletler acik olsun', 8],
])('“%s” is most like number %d, with other endings and signs', (text, number) => {
  expect(indexOf(SAID).find(text, 3)[0]).toBe(number);
});

test.each([
  'Cyclists want a bridge over the river',
  'نريد جسرًا للدراجات فوق النهر',
  'Bisikletliler nehre köprü istiyor',
  'I think that the',
  'ينبغي أن تكون',
  'olmalı daha',
  '!!!',
  '',
])('“%s” is like none of them', (text) => {
  expect(indexOf(SAID).find(text, 3)).toEqual([]);
});

test('the most alike come first, at most as many as are asked for, a statement of several languages once', () => {
  const index = createSimilarIndex();
  const say = (key: string, number: number, text: string) => index.add(key, { number, text });
  say('0 en', 0, 'Trams should run at night.');
  say('0 tr', 0, 'Trams should run at night!');
  say('1 en', 1, 'Trams should run at night on weekends.');
  say('2 en', 2, 'Trams should run at night and on weekends and holidays.');
  say('3 en', 3, 'Dogs belong on a lead.');
  expect(index.find('Trams should run at night', 3)).toEqual([0, 1, 2]);
  expect(index.find('Trams should run at night', 2)).toEqual([0, 1]);
});

test('what was removed is not found, and can come again with other words', () => {
  const index = indexOf(SAID);
  index.add('0', { number: 0, text: 'Another text under the same key.' });
  expect(index.find('Another text under the same key', 3)).toEqual([]);
  index.remove('0');
  index.remove('0');
  expect([index.has('0'), index.gone, [...index.keys()].length]).toEqual([false, 1, 8]);
  expect(index.find(SAID[0]!, 3)).toEqual([]);
  index.add('0 again', { number: 0, text: 'Loudspeakers should fall silent by ten.' });
  expect(index.find('Loudspeakers should fall silent', 3)).toEqual([0]);
});

test('trigrams are of folded words, without what Arabic writes together with them', () => {
  expect([...listTrigrams('والقمامة')]).toEqual([...listTrigrams('قمامه')]);
  expect([...listTrigrams('IŞIK')]).toEqual([' is', 'isi', 'sik', 'ik ']);
});
