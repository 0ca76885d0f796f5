import { added, opening } from '../statements';
import { addDays, type SeedDialog, type SeedStatement } from '../types';

const START = addDays(-3, '08:00');

/** Camps: who is out in the evening, and who sleeps nearby. */
const CAMPS = [16, 14];

const STATEMENTS: readonly SeedStatement[] = [
  opening(START, [0.2, 0.95], {
    en: 'Music from loudspeakers should end at ten in the evening.',
    ar: 'ينبغي أن تتوقف موسيقى مكبرات الصوت في العاشرة مساءً.',
    tr: 'Hoparlörden çalınan müzik akşam onda bitmeli.',
  }),
  opening(START, [0.92, 0.35], {
    en: 'Whoever plays without an amplifier may play until midnight.',
    ar: 'من يعزف بلا مكبر صوت فله أن يعزف حتى منتصف الليل.',
    tr: 'Amfisiz çalanlar gece yarısına kadar çalabilir.',
  }),
  opening(START, [0.95, 0.15], {
    en: 'On Fridays and Saturdays the kiosks may stay open until one.',
    ar: 'يمكن أن تبقى الأكشاك مفتوحة حتى الواحدة ليلًا يومي الجمعة والسبت.',
    tr: 'Büfeler cuma ve cumartesi geceleri bire kadar açık kalabilir.',
  }),
  opening(START, [0.95, 0.97], {
    en: 'The promenade needs more bins, and they should be emptied at night, too.',
    ar: 'يحتاج الممشى إلى سلال قمامة أكثر، وينبغي أن تُفرَّغ ليلًا أيضًا.',
    tr: 'Sahil yoluna daha çok çöp kutusu gerek; geceleri de boşaltılmalı.',
  }),
  opening(START, [0.25, 0.85], {
    en: 'After eleven the lamps on the water side should be dimmed.',
    ar: 'ينبغي خفض إنارة جهة البحر بعد الحادية عشرة.',
    tr: 'Saat on birden sonra deniz tarafındaki lambalar kısılmalı.',
  }),
  opening(START, [0.92, 0.75], {
    en: 'The public order office should talk to people first and fine them second.',
    ar: 'ينبغي أن يبدأ موظفو النظام العام بالحديث مع الناس قبل تغريمهم.',
    tr: 'Zabıta önce konuşmalı, ceza sonra gelmeli.',
  }),
  added(addDays(-2, '21:10'), [0.95, 0.9], {
    by: 96,
    in: 'ar',
    ar: 'لو بقيت دورات المياه مفتوحة حتى منتصف الليل لحُلّ نصف المشكلة.',
    en: 'If the toilets stayed open until midnight, half of the trouble would be gone.',
    tr: 'Tuvaletler gece yarısına kadar açık kalsa sorunun yarısı çözülür.',
  }),
  added(addDays(-2, '22:35'), [0.95, 0.4], {
    by: 214,
    in: 'tr',
    tr: 'Gençlerin akşam parasız oturabileceği başka bir yer yok.',
    en: 'There is no other place where young people can sit in the evening without spending money.',
  }),
  added(
    addDays(-1, '09:20'),
    [0.4, 0.8],
    {
      by: 53,
      in: 'en',
      en: 'Barbecues on the sea wall should be banned from June to September.',
    },
    { heldFor: 'strict' },
  ),
  added(
    addDays(-1, '07:05'),
    [0.2, 0.6],
    {
      by: 18,
      in: 'en',
      en: 'My neighbour at number 14 is the one who drums on the promenade every night.',
    },
    {
      heldFor: 'strict',
      hidden: {
        by: 'yusuf',
        reason: 'doesNotBelong',
        feedback: 'Please write about drumming, not about a person whom others can recognise.',
      },
    },
  ),
];

/**
 * New and small; what people write waits until somebody has looked, and results are seen by those
 * who have answered five.
 */
export const PROMENADE_DIALOG: SeedDialog = {
  slug: 'summer-evenings-on-the-promenade',
  kind: 'dialog',
  title: {
    en: 'Summer evenings on the promenade',
    ar: 'أمسيات الصيف على الممشى البحري',
    tr: 'Sahil yolunda yaz akşamları',
  },
  summary: {
    en: 'Some want to sit outside until late, others to sleep with the window open. What can both live with?',
    ar: 'بعضنا يريد السهر في الخارج وبعضنا يريد النوم والنافذة مفتوحة. فما الذي يرضي الطرفين؟',
    tr: 'Kimi geç saate kadar dışarıda oturmak, kimi penceresi açık uyumak istiyor. İkisine de uyan ne olabilir?',
  },
  body: {
    en: `## Why now

Last summer the public order office counted 312 complaints about noise on the promenade, and 40,000 people who spent an evening there. The rules of use are due for renewal before June.

## How it works here

You see how others have answered once you have answered five statements yourself, so that nobody simply follows the majority. New statements are read by the moderation team before they are shown, usually on the same day.

## What happens next

The public order office writes the new rules from what both sides can live with and shows them here before they apply.`,
    ar: `## لماذا الآن؟

سجّل مكتب النظام العام في الصيف الماضي 312 شكوى من الضجيج على الممشى، وأمضى فيه 40,000 شخص أمسية واحدة على الأقل. وينبغي تجديد قواعد الاستخدام قبل حزيران.

## كيف يجري الحوار؟

ترون كيف أجاب الآخرون بعد أن تجيبوا عن خمس عبارات بأنفسكم، حتى لا يتبع أحد رأي الأكثرية لمجرد أنها أكثرية. ويقرأ فريق الإشراف العبارات الجديدة قبل عرضها، وغالبًا في اليوم نفسه.

## ماذا بعد؟

يكتب مكتب النظام العام القواعد الجديدة مما يرضي الطرفين ويعرضها هنا قبل العمل بها.`,
    tr: `## Neden şimdi?

Geçen yaz zabıta, sahil yolunda 312 gürültü şikâyeti ve akşamını orada geçiren 40.000 kişi saydı. Kullanım kuralları hazirana kadar yenilenecek.

## Burada nasıl işliyor?

Başkalarının yanıtlarını, siz beş görüşü yanıtladıktan sonra görürsünüz; böylece kimse yalnızca çoğunluğa uymaz. Yeni görüşleri moderasyon ekibi yayımlamadan önce okur, çoğu kez aynı gün.

## Sonra ne olacak?

Zabıta, iki tarafa da uyan noktalardan yeni kuralları yazacak ve yürürlüğe girmeden burada gösterecek.`,
  },
  originalLocale: 'tr',
  topics: ['culture', 'youth', 'harbour'],
  area: 'new-shore',
  author: { kind: 'organisation' },
  publishedAt: addDays(-4, '12:00'),
  opensAt: START,
  closesAt: addDays(25, '20:00'),
  details: {
    mode: 'statements',
    layout: 'single',
    moderation: 'strict',
    resultsAfter: 5,
    following: [],
    instructions: {
      en: 'Please write about evenings and places, not about persons.',
      ar: 'اكتبوا عن الأمسيات والأماكن لا عن الأشخاص من فضلكم.',
      tr: 'Lütfen kişileri değil, akşamları ve yerleri yazın.',
    },
    conclusions: null,
    updates: [],
  },
  comments: [],
  conversation: {
    camps: CAMPS,
    statements: STATEMENTS,
    answers: {
      omar: { 0: 1, 3: 1, 5: 1 },
      leyla: { 0: 1, 1: 1, 2: -1, 3: 1, 4: 0, 6: 1 },
    },
  },
};
