import type { Localized } from '../../../../shared/contract/text';
import type { SeedCover } from '../types';

/** Drawn for the demonstration; named as the content that it stands above. */
const cover = (name: string, alt: Localized): SeedCover => ({ file: `covers/${name}.webp`, alt });

export const TRAM_AT_NIGHT = cover('a-night-on-tram-line-t2', {
  en: 'A red tram with three passengers passes dark houses under a crescent moon.',
  ar: 'ترام أحمر فيه ثلاثة ركاب يمرّ أمام بيوت مظلمة تحت الهلال.',
  tr: 'İçinde üç yolcu olan kırmızı bir tramvay, hilalin altında karanlık evlerin önünden geçiyor.',
});
export const IDEAS_OVER_THE_HARBOUR = cover('what-we-did-with-your-1240-ideas', {
  en: 'Speech bubbles rise above the colourful houses on the harbour; two fishing boats lie in front.',
  ar: 'فقاعات حوار ترتفع فوق بيوت الميناء الملوّنة، وأمامها قاربا صيد.',
  tr: 'Limandaki renkli evlerin üzerinde konuşma balonları yükseliyor; önde iki balıkçı teknesi duruyor.',
});
export const FISH_MARKET = cover('what-the-traders-asked-about-the-fish-market', {
  en: 'Four people stand in front of three fish stalls with striped awnings in the market hall.',
  ar: 'أربعة أشخاص أمام ثلاث بسطات سمك بمظلات مخطّطة داخل السوق المسقوف.',
  tr: 'Hal binasında çizgili tenteli üç balık tezgâhının önünde dört kişi duruyor.',
});
export const PROMENADE = cover('the-promenade-out-of-season', {
  en: 'Two people walk between empty benches on the promenade; the lighthouse stands in a pale winter light.',
  ar: 'شخصان يتمشّيان بين مقاعد خالية على الكورنيش، والمنارة في ضوء شتوي باهت.',
  tr: 'İki kişi kordonda boş bankların arasında yürüyor; deniz feneri soluk bir kış ışığında.',
});
export const MOLE_WALK = cover('mole-walk-with-the-lighthouse-keeper', {
  en: 'Four people walk along the mole to the red and white lighthouse while the sun sets.',
  ar: 'أربعة أشخاص يسيرون على الرصيف البحري نحو المنارة الحمراء والبيضاء وقت الغروب.',
  tr: 'Gün batarken dört kişi mendirek boyunca kırmızı beyaz deniz fenerine yürüyor.',
});
export const HARBOUR_FEAST = cover('harbour-days', {
  en: 'Bunting hangs over the harbour; three fishing boats lie in front of colourful houses.',
  ar: 'أعلام زينة معلّقة فوق الميناء، وثلاثة قوارب صيد أمام بيوت ملوّنة.',
  tr: 'Limanın üzerinde süs bayrakları asılı; renkli evlerin önünde üç balıkçı teknesi duruyor.',
});
