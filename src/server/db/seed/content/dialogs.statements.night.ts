import { added, opening } from '../statements';
import { addDays, type SeedDialog, type SeedStatement } from '../types';

const START = addDays(-118, '08:00');

/**
 * Camps: who goes out, who lives beside the terminus and counts the money, who comes home from
 * work.
 */
const CAMPS = [52, 40, 28];

const STATEMENTS: readonly SeedStatement[] = [
  opening(START, [0.97, 0.35, 0.88], {
    en: 'At weekends the last N2 at 0:40 leaves too early.',
    ar: 'في عطلة نهاية الأسبوع تنطلق آخر حافلة N2 عند 0:40 أبكر مما ينبغي.',
    tr: 'Hafta sonu 00.40’taki son N2 çok erken kalkıyor.',
  }),
  opening(START, [0.12, 0.88, 0.3], {
    en: 'Night buses should be paid for by those who ride in them.',
    ar: 'ينبغي أن يدفع ثمن حافلات الليل من يركبها.',
    tr: 'Gece otobüslerinin parasını binenler ödemeli.',
  }),
  opening(START, [0.5, 0.55, 0.97], {
    en: 'I do not feel safe on the way home from the stop.',
    ar: 'لا أشعر بالأمان في طريقي من المحطة إلى البيت.',
    tr: 'Duraktan eve yürürken kendimi güvende hissetmiyorum.',
  }),
  opening(START, [0.35, 0.82, 0.25], {
    en: 'A city voucher for shared taxis would be enough.',
    ar: 'تكفي قسيمة من البلدية لسيارات الأجرة المشتركة.',
    tr: 'Ortak taksi için belediyenin vereceği bir kupon yeterli olur.',
  }),
  opening(START, [0.85, 0.75, 0.97], {
    en: 'At night the driver should let people get off between two stops, too.',
    ar: 'ينبغي أن يسمح السائق ليلًا بالنزول بين محطتين أيضًا.',
    tr: 'Gece sürücü iki durak arasında da yolcu indirmeli.',
  }),
  opening(START, [0.25, 0.78, 0.75], {
    en: 'Light at the stops matters more than one more bus.',
    ar: 'إنارة المحطات أهم من حافلة إضافية.',
    tr: 'Durakların aydınlık olması bir otobüs daha koymaktan önemli.',
  }),
  opening(START, [0.85, 0.97, 0.85], {
    en: 'Engines must be off while a bus waits at the terminus.',
    ar: 'يجب إطفاء المحرك ما دامت الحافلة تنتظر في المحطة الأخيرة.',
    tr: 'Otobüs son durakta beklerken motoru kapalı olmalı.',
  }),
  opening(START, [0.08, 0.92, 0.35], {
    en: 'A quiet street is worth more than a bus at three in the morning.',
    ar: 'شارع هادئ أثمن من حافلة في الثالثة فجرًا.',
    tr: 'Sessiz bir sokak, gece üçteki otobüsten değerlidir.',
  }),
  opening(START, [0.95, 0.25, 0.72], {
    en: 'Young people under 18 should ride free after ten in the evening.',
    ar: 'ينبغي أن يركب من هم دون الثامنة عشرة مجانًا بعد العاشرة مساءً.',
    tr: '18 yaşından küçükler akşam ondan sonra ücretsiz binmeli.',
  }),
  opening(START, [0.5, 0.08, 0.92], {
    en: 'Night buses should run every night, not at weekends alone.',
    ar: 'ينبغي أن تعمل حافلات الليل كل ليلة لا في عطلة نهاية الأسبوع فقط.',
    tr: 'Gece otobüsleri yalnızca hafta sonu değil, her gece çalışmalı.',
  }),
  added(addDays(-117, '02:05'), [0.78, 0.35, 0.97], {
    by: 76,
    in: 'en',
    en: 'I finish at the hospital at a quarter past one, and then I wait for the first bus at five.',
    ar: 'ينتهي دوامي في المستشفى عند الواحدة والربع، ثم أنتظر أول حافلة حتى الخامسة.',
    tr: 'Hastanede işim biri çeyrek geçe bitiyor, sonra beşteki ilk otobüsü bekliyorum.',
  }),
  added(addDays(-117, '11:30'), [0.95, 0.28, 0.85], {
    by: 167,
    in: 'tr',
    tr: 'Eve dönüş taksisi o gece kazandığımdan çok tutuyor.',
    en: 'The taxi home costs more than I earned that night.',
  }),
  added(addDays(-116, '09:15'), [0.2, 0.9, 0.4], {
    by: 131,
    in: 'ar',
    ar: 'الحافلة الفارغة لا تخدم أحدًا؛ عُدّوا الركاب أولًا.',
    en: 'An empty bus serves nobody; count the passengers first.',
  }),
  added(addDays(-115, '18:00'), [0.82, 0.97, 0.8], {
    by: 41,
    in: 'en',
    en: 'Put the terminus where nobody sleeps.',
    ar: 'اجعلوا المحطة الأخيرة حيث لا ينام أحد.',
    tr: 'Son durağı kimsenin uyumadığı bir yere koyun.',
  }),
  added(addDays(-114, '23:20'), [0.85, 0.78, 0.92], {
    by: 235,
    in: 'tr',
    tr: 'Her durakta sonraki otobüsü gösteren bir ekran olsun.',
  }),
  added(addDays(-112, '20:10'), [0.3, 0.6, 0.92], {
    by: 88,
    in: 'ar',
    ar: 'أريد موظفًا في الحافلة بعد منتصف الليل إلى جانب السائق.',
    tr: 'Gece yarısından sonra otobüste sürücüden başka bir görevli daha istiyorum.',
  }),
  added(addDays(-110, '10:40'), [0.95, 0.62, 0.9], {
    by: 9,
    in: 'en',
    en: 'When young people can get home, fewer of them drive after drinking.',
  }),
  added(addDays(-108, '15:25'), [0.78, 0.12, 0.6], {
    by: 203,
    in: 'tr',
    tr: 'Gürültüyü otobüs değil, araba kapıları ve kornalar yapıyor.',
  }),
  added(addDays(-107, '08:50'), [0.03, 0.8, 0.1], {
    by: 64,
    in: 'en',
    en: 'Taxes are not there for the parties of other people.',
  }),
  added(addDays(-105, '21:35'), [0.95, 0.5, 0.78], {
    by: 152,
    in: 'ar',
    ar: 'تذكرة واحدة تصلح لليل كله، مهما تعددت الرحلات.',
    en: 'One ticket for the whole night, however often one changes.',
    tr: 'Kaç kez aktarma yapılırsa yapılsın, bütün gece geçen tek bir bilet.',
  }),
  added(addDays(-103, '17:45'), [0.82, 0.48, 0.88], {
    by: 186,
    in: 'tr',
    tr: 'Gece bisikletle dönenler için Liman Caddesi aydınlatılsın.',
  }),
  added(addDays(-101, '12:30'), [0.75, 0.82, 0.88], {
    by: 3,
    in: 'en',
    en: 'Try it for six months, measure the noise, and then decide.',
    ar: 'جرّبوا ستة أشهر وقيسوا الضجيج ثم قرروا.',
    tr: 'Altı ay deneyin, gürültüyü ölçün, sonra karar verin.',
  }),
  added(addDays(-99, '22:15'), [0.6, 0.45, 0.96], {
    by: 120,
    in: 'ar',
    ar: 'ينبغي أن تُترك المقاعد القريبة من السائق ليلًا لمن يسافرن وحدهن.',
    en: 'At night the seats near the driver should be kept for women who travel alone.',
  }),
  added(addDays(-96, '07:30'), [0.3, 0.88, 0.1], {
    by: 218,
    in: 'tr',
    tr: 'Hafta içi gece iki buçukta otobüse kim biner?',
  }),
  added(
    addDays(-93, '19:00'),
    [0.3, 0.3, 0.3],
    {
      by: 57,
      in: 'en',
      en: 'Cheap minibus home from every club, ask at the bar for my number!',
    },
    {
      hidden: { by: null, reason: 'spam' },
      reports: [
        { by: 9, reason: 'spam' },
        { by: 131, reason: 'spam' },
        { by: 186, reason: 'spam' },
      ],
    },
  ),
];

/** Closed; a poll and a decision came of it. */
export const NIGHT_DIALOG: SeedDialog = {
  slug: 'getting-home-at-night',
  kind: 'dialog',
  title: {
    en: 'Getting home at night',
    ar: 'العودة إلى البيت ليلًا',
    tr: 'Gece eve dönüş',
  },
  summary: {
    en: 'Who needs a way home after midnight, and what may it cost those who sleep? The answers became a poll, and the poll a decision.',
    ar: 'من يحتاج إلى طريق للعودة بعد منتصف الليل، وماذا يكلّف ذلك من ينامون؟ صارت الأجوبة استطلاعًا، والاستطلاع قرارًا.',
    tr: 'Gece yarısından sonra eve dönmek kimlere lazım, uyuyanlara bedeli ne olabilir? Yanıtlar bir oylamaya, oylama bir karara dönüştü.',
  },
  body: {
    en: `## What we asked

The last night bus left at 0:40. People who work late, people who go out and people who live beside the terminus had been writing letters past each other for two years. We asked them to answer each other’s statements instead.

## How it was done

For five weeks everybody could agree, disagree or pass, and add statements of their own. The Mobility Committee discussed the report at its public meeting.`,
    ar: `## عمّ سألنا؟

كانت آخر حافلة ليلية تنطلق عند 0:40. وعلى مدى عامين تبادل من يعملون ليلًا ومن يسهرون ومن يسكنون قرب المحطة الأخيرة رسائل لا يسمع فيها بعضهم بعضًا، فطلبنا منهم أن يجيب كل منهم عن عبارات الآخرين.

## كيف جرى ذلك؟

طوال خمسة أسابيع كان بوسع الجميع أن يوافقوا أو يعترضوا أو يتخطّوا، وأن يضيفوا عبارات من عندهم. ثم ناقشت لجنة التنقل التقرير في جلستها العلنية.`,
    tr: `## Ne sorduk?

Son gece otobüsü 00.40’ta kalkıyordu. Geç çalışanlar, gezmeye çıkanlar ve son durağın yanında oturanlar iki yıl boyunca birbirini duymayan mektuplar yazdı. Bunun yerine birbirlerinin görüşlerini yanıtlamalarını istedik.

## Nasıl yapıldı?

Beş hafta boyunca herkes katıldığını, katılmadığını belirtebildi ya da geçebildi ve kendi görüşünü ekleyebildi. Ulaşım Komitesi raporu herkese açık toplantısında görüştü.`,
  },
  originalLocale: 'en',
  topics: ['mobility', 'youth'],
  area: null,
  author: { kind: 'committee', slug: 'mobility-committee' },
  publishedAt: addDays(-119, '10:00'),
  opensAt: START,
  closesAt: addDays(-84, '20:00'),
  details: {
    mode: 'statements',
    layout: 'single',
    moderation: 'open',
    resultsAfter: 0,
    following: [
      { section: 'have-your-say', slug: 'night-bus-hours' },
      { section: 'governance', slug: 'night-bus-n2-until-three' },
    ],
    instructions: {
      en: 'Answer the statements of others before you write one yourself.',
      ar: 'أجب عن عبارات الآخرين قبل أن تكتب عبارة من عندك.',
      tr: 'Kendi görüşünüzü yazmadan önce başkalarınınkini yanıtlayın.',
    },
    conclusions: {
      en: `All groups agreed on more than the letters had let us expect.

- **Shared by everybody:** engines off at the terminus, a terminus where nobody sleeps, getting off between stops, a trial with measurements. All four are part of the plan.
- **Open between the groups:** how long the N2 runs and who pays. This was put to a vote in a poll, and the council followed its result.
- **Not possible:** a second member of staff in every bus. It would cost as much as the two additional hours themselves.`,
      ar: `اتفقت المجموعات كلها على أكثر مما توقعناه من الرسائل.

- **ما يتفق عليه الجميع:** إطفاء المحركات في المحطة الأخيرة، ومحطة أخيرة حيث لا ينام أحد، والنزول بين المحطات، وتجربة تصحبها قياسات. والأربعة كلها جزء من الخطة.
- **ما بقي مختلفًا عليه:** إلى متى يعمل خط N2 ومن يدفع. طُرح ذلك في استطلاع وأخذ المجلس بنتيجته.
- **غير ممكن:** موظف ثانٍ في كل حافلة، فكلفته تعادل كلفة الساعتين الإضافيتين نفسيهما.`,
      tr: `Gruplar, mektuplardan beklediğimizden çok daha fazla noktada birleşti.

- **Ortak noktalar:** Son durakta motorlar kapalı, son durak kimsenin uyumadığı yerde, duraklar arasında inebilmek, ölçümlü bir deneme. Dördü de planda.
- **Gruplar arasında açık kalan:** N2’nin kaça kadar çalışacağı ve parasını kimin ödeyeceği. Bu bir oylamada soruldu, meclis sonucuna uydu.
- **Mümkün değil:** Her otobüse ikinci bir görevli. Bedeli, eklenen iki saatin kendisi kadar.`,
    },
    updates: [
      {
        at: addDays(-104, '11:00'),
        text: {
          en: 'The operator has told us how many people wait at the last bus: 61 on an average Saturday. The figures are in the Mobility Committee’s papers.',
          ar: 'أبلغنا المشغّل بعدد من ينتظرون آخر حافلة: 61 شخصًا في ليلة سبت عادية. والأرقام في أوراق لجنة التنقل.',
          tr: 'İşletme, son otobüste kaç kişinin beklediğini bildirdi: sıradan bir cumartesi 61 kişi. Sayılar Ulaşım Komitesi’nin belgelerinde.',
        },
      },
    ],
  },
  comments: [],
  conversation: {
    camps: CAMPS,
    statements: STATEMENTS,
    answers: {
      leyla: { 0: 1, 2: 1, 4: 1, 5: 1, 6: 1, 9: 1, 13: 1, 21: 1 },
      grace: { 0: 1, 1: -1, 2: 0, 4: 1, 7: -1, 8: 1, 11: 1, 13: 1 },
    },
  },
};
