import { camp, pollRules } from '../questions';
import { addDays, type SeedPoll } from '../types';

export const DOT_POLLS: readonly SeedPoll[] = [
  {
    slug: 'winter-culture-dots',
    kind: 'poll',
    title: {
      en: 'Eight dots for the winter programme',
      ar: 'ثماني نقاط لبرنامج الشتاء',
      tr: 'Kış programı için sekiz nokta',
    },
    summary: {
      en: 'What should happen indoors between December and March? You have eight dots: spread them, or put them all on one thing.',
      ar: 'ماذا نقيم داخل القاعات بين كانون الأول وآذار؟ لديك ثماني نقاط: وزّعها أو ضعها كلها على شيء واحد.',
      tr: 'Aralıktan marta kadar kapalı mekânlarda neler olsun? Sekiz noktanız var: dağıtın ya da hepsini birine koyun.',
    },
    body: {
      en: `## The winter purse

The culture office has 36,000 for evenings in the district halls, enough for three series. The three with the most dots are put on.

## Dots

Eight of them, as on the pin boards of the district assemblies. Eight on one line say “this above all”; one on every line says “a little of everything”. The dots given so far can be seen by everybody, and you can move yours until voting closes.`,
      ar: `## محفظة الشتاء

لدى مكتب الثقافة 36,000 لأمسيات قاعات الأحياء، وهو ما يكفي لثلاث سلاسل. وتُقام السلاسل الثلاث صاحبة أكثر النقاط.

## النقاط

ثمانٍ كما على لوحات جمعيات الأحياء. ثمانٍ على سطر واحد تعني «هذا قبل كل شيء»، وواحدة على كل سطر تعني «قليل من كل شيء». يرى الجميع النقاط الموضوعة حتى الآن، ويمكنك نقل نقاطك حتى إغلاق التصويت.`,
      tr: `## Kış kesesi

Kültür bürosunun mahalle salonlarındaki akşamlar için 36.000’i var; bu, üç diziye yetiyor. En çok nokta alan üçü düzenlenecek.

## Noktalar

Mahalle toplantılarındaki panolarda olduğu gibi sekiz tane. Bir satıra sekiz nokta “her şeyden önce bu”, her satıra bir nokta “hepsinden biraz” demektir. Verilen noktaları herkes görebilir; sizinkileri oylama kapanana kadar taşıyabilirsiniz.`,
    },
    originalLocale: 'ar',
    topics: ['culture', 'budget'],
    area: null,
    author: { kind: 'organisation' },
    publishedAt: addDays(-7, '11:00'),
    opensAt: addDays(-6, '09:00'),
    closesAt: addDays(12, '20:00'),
    details: pollRules({ resultsVisibility: 'always', canChange: true, shuffle: true }),
    questions: [
      {
        type: 'dots',
        method: 'cumulative',
        prompt: {
          en: 'Where do your eight dots go?',
          ar: 'أين تضع نقاطك الثماني؟',
          tr: 'Sekiz noktanızı nereye koyuyorsunuz?',
        },
        settings: { seats: 3, dots: 8, against: false },
        options: [
          {
            label: {
              en: 'Songs from all shores',
              ar: 'أغانٍ من كل الشواطئ',
              tr: 'Bütün kıyılardan şarkılar',
            },
            description: {
              en: 'Six evenings with the choirs of the districts.',
              ar: 'ست أمسيات مع جوقات الأحياء.',
              tr: 'Mahalle korolarıyla altı akşam.',
            },
          },
          {
            label: { en: 'Soup and stories', ar: 'حساء وحكايات', tr: 'Çorba ve hikâyeler' },
            description: {
              en: 'Every Thursday, someone cooks and someone tells.',
              ar: 'كل خميس، واحد يطبخ وآخر يحكي.',
              tr: 'Her perşembe biri pişirir, biri anlatır.',
            },
          },
          {
            label: { en: 'Puppet theatre', ar: 'مسرح الدمى', tr: 'Kukla tiyatrosu' },
            description: null,
          },
          {
            label: {
              en: 'Chess in the tram depot',
              ar: 'شطرنج في مستودع الترام',
              tr: 'Tramvay deposunda satranç',
            },
            description: null,
          },
          {
            label: {
              en: 'Silent films with piano',
              ar: 'أفلام صامتة مع البيانو',
              tr: 'Piyanolu sessiz filmler',
            },
            description: null,
          },
          {
            label: {
              en: 'Dancing for everyone over 60',
              ar: 'رقص لكل من تجاوز الستين',
              tr: '60 yaş üstü herkese dans',
            },
            description: {
              en: 'And for whoever they bring along.',
              ar: 'ولمن يصحبونه معهم.',
              tr: 'Ve yanlarında getirdiklerine.',
            },
          },
          {
            label: { en: 'Repair nights', ar: 'ليالي التصليح', tr: 'Onarım geceleri' },
            description: null,
          },
        ],
      },
    ],
    camps: [
      camp(37, [0.85, 0.45, 0.1, 0.1, 0.4, 0.6, 0.1]),
      camp(29, [0.2, 0.75, 0.8, 0.15, 0.3, 0.1, 0.35]),
      camp(21, [0.1, 0.2, 0.05, 0.7, 0.55, 0.05, 0.85]),
    ],
  },
  {
    slug: 'kerb-space',
    kind: 'poll',
    title: {
      en: 'Who gets the kerb? A hundred credits',
      ar: 'لمن حافة الرصيف؟ مئة رصيد',
      tr: 'Kaldırım kenarı kimin? Yüz kredi',
    },
    summary: {
      en: 'A hundred credits to buy votes for or against five uses of the kerb. One vote costs 1, two cost 4, three cost 9.',
      ar: 'مئة رصيد تشتري بها أصواتًا مع خمسة استخدامات لحافة الرصيف أو ضدها. كلفة الصوت الواحد 1، والصوتين 4، والثلاثة 9.',
      tr: 'Kaldırım kenarının beş kullanımı için lehte ya da aleyhte oy almaya yüz kredi. Bir oy 1, iki oy 4, üç oy 9 kredi.',
    },
    body: {
      en: `## A strip of five kilometres

In the Old Port and the Market Quarter there are about five kilometres of kerb at which something can stand: a parked car, a van, a bicycle rack, a tree, a café table. The new street plan has to say what comes first.

## Why credits

Some people hardly mind, others think of it every morning. With credits you can say how much. The price grows with the square of the votes: two votes for one use cost as much as one vote for each of four. You may also buy votes **against** a use.

Credits that are left over are lost. The ballot is secret, and results appear after voting has closed.`,
      ar: `## شريط بطول خمسة كيلومترات

في الميناء القديم وحي السوق نحو خمسة كيلومترات من حافة الرصيف يمكن أن يقف عندها شيء: سيارة متوقفة أو شاحنة صغيرة أو حامل دراجات أو شجرة أو طاولة مقهى. وعلى مخطط الشوارع الجديد أن يحدد الأولوية.

## لماذا الأرصدة؟

من الناس من لا يكاد يعنيه الأمر، ومنهم من يفكر فيه كل صباح. بالأرصدة تقول كم يعنيك. ويرتفع الثمن بمربع عدد الأصوات: صوتان لاستخدام واحد يكلّفان ما يكلّفه صوت لكل من أربعة. ويمكنك أيضًا شراء أصوات **ضد** استخدام ما.

ما يبقى من الأرصدة يضيع. والاقتراع سري، وتظهر النتائج بعد إغلاق التصويت.`,
      tr: `## Beş kilometrelik bir şerit

Eski Liman ile Çarşı Mahallesi’nde, kenarında bir şeyin durabileceği yaklaşık beş kilometre kaldırım var: park etmiş bir araba, bir kamyonet, bisikletlik, ağaç ya da kafe masası. Yeni sokak planı önceliği söylemek zorunda.

## Neden kredi?

Kimi insanın pek umurunda değil, kimi her sabah bunu düşünüyor. Krediyle ne kadar önemsediğinizi söyleyebilirsiniz. Fiyat, oyların karesiyle artar: Bir kullanıma iki oy, dört kullanıma birer oy kadar tutar. Bir kullanıma **karşı** da oy alabilirsiniz.

Artan krediler yanar. Oylama gizlidir; sonuçlar oylama kapandıktan sonra görünür.`,
    },
    originalLocale: 'en',
    topics: ['mobility', 'environment', 'housing'],
    area: 'market-quarter',
    author: { kind: 'committee', slug: 'mobility-committee' },
    publishedAt: addDays(-3, '10:00'),
    opensAt: addDays(-2, '08:00'),
    closesAt: addDays(26, '20:00'),
    details: pollRules({ eligibility: 'verified', secrecy: 'secret' }),
    questions: [
      {
        type: 'dots',
        method: 'quadratic',
        prompt: {
          en: 'Spend up to 100 credits on the uses of the kerb.',
          ar: 'أنفق حتى 100 رصيد على استخدامات حافة الرصيف.',
          tr: 'Kaldırım kenarının kullanımlarına en çok 100 kredi harcayın.',
        },
        settings: { seats: 1, dots: 100, against: true },
        options: [
          {
            label: { en: 'Parking for residents', ar: 'مواقف للسكان', tr: 'Sakinlere park yeri' },
            description: null,
          },
          {
            label: { en: 'Loading bays', ar: 'مواقف تحميل', tr: 'Yükleme cepleri' },
            description: null,
          },
          {
            label: { en: 'Bicycle racks', ar: 'حوامل دراجات', tr: 'Bisikletlikler' },
            description: null,
          },
          {
            label: {
              en: 'Trees and rain beds',
              ar: 'أشجار وأحواض مطر',
              tr: 'Ağaçlar ve yağmur hendekleri',
            },
            description: null,
          },
          {
            label: {
              en: 'Tables of cafés and bakeries',
              ar: 'طاولات المقاهي والمخابز',
              tr: 'Kafe ve fırın masaları',
            },
            description: null,
          },
        ],
      },
    ],
    camps: [
      camp(23, [0.95, 0.5, 0.35, 0.45, 0.15]),
      camp(26, [0.15, 0.45, 0.85, 0.8, 0.55]),
      camp(12, [0.4, 0.9, 0.45, 0.5, 0.8]),
    ],
  },
];
