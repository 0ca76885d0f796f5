import { camp, choiceSettings, pollRules } from '../questions';
import { addDays, type SeedPoll } from '../types';

/** One for each plot of the demonstration; whoever holds one can vote with it, once. */
export const ALLOTMENT_TOKENS = [
  'A7KD-M2XP-9QTR-4HVC',
  'B3WN-8FJY-6LGE-2RSK',
  'C9PT-4XHM-7DVQ-5NBA',
  'D2RG-6YKW-3MEJ-8TXF',
  'E5HV-9BNC-4PSL-7QDM',
  'F8JX-3TGA-2WKY-6CRP',
] as const;

export const CHOICE_POLLS: readonly SeedPoll[] = [
  {
    slug: 'planting-evening',
    kind: 'poll',
    title: {
      en: 'When shall we plan the street trees?',
      ar: 'متى نخطط لأشجار الشارع؟',
      tr: 'Sokak ağaçlarını ne zaman planlayalım?',
    },
    summary: {
      en: 'One meeting with the map on the table, two hours, tea included. Say when you can, when you can if need be, and when you cannot.',
      ar: 'لقاء واحد والخريطة على الطاولة، ساعتان مع الشاي. قل متى تستطيع، ومتى تستطيع عند الضرورة، ومتى لا تستطيع.',
      tr: 'Masada haritayla bir buluşma; iki saat, çay bizden. Ne zaman gelebileceğinizi, gerekirse ne zaman gelebileceğinizi ve ne zaman gelemeyeceğinizi söyleyin.',
    },
    body: {
      en: `## What it is about

In the common room of Green Neighbourhoods, Mill Street 9, we mark where trees could stand in New Shore: where there are no pipes, where somebody will water, and where a window would lose its light. Whoever comes should live or work there; nobody needs to know anything about trees.

The date that suits most people is taken; “if need be” counts half. You can change your answer at any time.`,
      ar: `## ما الموضوع؟

في القاعة المشتركة للأحياء الخضراء، شارع الطاحونة 9، نحدد أين يمكن أن تقف الأشجار في الشاطئ الجديد: حيث لا أنابيب، وحيث يوجد من يسقي، وحيث لا تفقد نافذة ضوءها. على من يأتي أن يكون ساكنًا هناك أو عاملًا، ولا حاجة إلى معرفة شيء عن الأشجار.

يُعتمد الموعد الذي يناسب أكثر الناس، و«عند الضرورة» تُحتسب نصفًا. يمكنك تغيير إجابتك في أي وقت.`,
      tr: `## Ne hakkında?

Yeşil Mahalleler’in Değirmen Sokağı 9’daki ortak odasında, Yeni Kıyı’da ağaçların nerede durabileceğini işaretliyoruz: borunun geçmediği, birinin sulayacağı ve bir pencerenin ışıksız kalmayacağı yerler. Gelenlerin orada yaşaması ya da çalışması yeterli; ağaçlardan anlamak gerekmiyor.

En çok kişiye uyan tarih seçilir; “gerekirse” yarım sayılır. Yanıtınızı her zaman değiştirebilirsiniz.`,
    },
    originalLocale: 'tr',
    topics: ['environment'],
    area: 'new-shore',
    author: { kind: 'team', slug: 'green-neighbourhoods' },
    publishedAt: addDays(-3, '18:00'),
    opensAt: addDays(-3, '18:30'),
    closesAt: addDays(5, '20:00'),
    details: pollRules({ resultsVisibility: 'always', canChange: true }),
    questions: [
      {
        type: 'date',
        method: 'timePoll',
        prompt: {
          en: 'When can you come?',
          ar: 'متى تستطيع الحضور؟',
          tr: 'Ne zaman gelebilirsiniz?',
        },
        settings: { seats: 1 },
        options: [
          {
            label: { en: 'Early in the week', ar: 'أول الأسبوع', tr: 'Hafta başında' },
            description: null,
            startsAt: addDays(9, '18:30'),
          },
          {
            label: { en: 'In the middle of the week', ar: 'وسط الأسبوع', tr: 'Hafta ortasında' },
            description: null,
            startsAt: addDays(11, '18:30'),
          },
          {
            label: {
              en: 'Later that evening',
              ar: 'في ساعة متأخرة من المساء نفسه',
              tr: 'Aynı akşam daha geç',
            },
            description: null,
            startsAt: addDays(11, '20:00'),
          },
          {
            label: { en: 'Before noon', ar: 'قبل الظهر', tr: 'Öğleden önce' },
            description: null,
            startsAt: addDays(14, '10:00'),
          },
          {
            label: { en: 'A week later', ar: 'بعد أسبوع', tr: 'Bir hafta sonra' },
            description: null,
            startsAt: addDays(18, '18:30'),
          },
        ],
      },
    ],
    camps: [camp(14, [0.7, 0.6, 0.3, 0.2, 0.5]), camp(9, [0.1, 0.55, 0.75, 0.6, 0.4])],
  },
  {
    slug: 'fish-market-stalls',
    kind: 'poll',
    title: {
      en: 'Four new stalls for the fish market',
      ar: 'أربعة أكشاك جديدة لسوق السمك',
      tr: 'Balık pazarına dört yeni tezgâh',
    },
    summary: {
      en: 'Four pitches by the east gate are free. Mark every stall that you would go to; the four with the most marks are invited.',
      ar: 'أربعة أماكن عند البوابة الشرقية شاغرة. علّم على كل كشك قد تقصده، وتُدعى الأكشاك الأربعة صاحبة أكثر العلامات.',
      tr: 'Doğu kapısında dört yer boş. Gideceğiniz her tezgâhı işaretleyin; en çok işaret alan dördü davet edilecek.',
    },
    body: {
      en: `## Four free pitches

After the renovation of the east gate there is room for four more stalls, and eight people have applied. All of them have shown their papers and a sample.

## Approve as many as you like

It costs the others nothing when you mark several: each mark counts once for its stall. The interim result is open. If you try one of them at the Saturday market and change your mind, change your ballot.`,
      ar: `## أربعة أماكن شاغرة

بعد تجديد البوابة الشرقية صار هناك متسع لأربعة أكشاك أخرى، وقد تقدّم ثمانية أشخاص. وقدّموا جميعًا أوراقهم وعيّنة مما يبيعون.

## علّم على ما تشاء

لا يخسر أحد حين تعلّم على أكثر من كشك، فكل علامة تُحتسب مرة لصاحبها. والنتيجة المرحلية متاحة للجميع. وإذا ذقت شيئًا في سوق السبت وغيّرت رأيك فغيّر صوتك.`,
      tr: `## Dört boş yer

Doğu kapısı yenilendikten sonra dört tezgâha daha yer açıldı, sekiz kişi başvurdu. Hepsi belgelerini ve birer örnek gösterdi.

## İstediğiniz kadarını onaylayın

Birkaçını işaretlemeniz ötekilere bir şey kaybettirmez: Her işaret kendi tezgâhına bir kez sayılır. Ara sonuç açıktır. Cumartesi pazarında birini tadıp fikir değiştirirseniz oyunuzu değiştirin.`,
    },
    originalLocale: 'ar',
    topics: ['harbour', 'health'],
    area: 'old-port',
    author: { kind: 'team', slug: 'old-port-traders' },
    publishedAt: addDays(-10, '08:00'),
    opensAt: addDays(-9, '08:00'),
    closesAt: addDays(8, '13:00'),
    details: pollRules({ resultsVisibility: 'always', canChange: true, shuffle: true }),
    questions: [
      {
        type: 'choice',
        method: 'approval',
        prompt: {
          en: 'Which of these stalls would you go to?',
          ar: 'أي هذه الأكشاك تقصد؟',
          tr: 'Bu tezgâhlardan hangilerine gidersiniz?',
        },
        settings: choiceSettings({ most: 8, seats: 4, none: true }),
        options: [
          {
            label: { en: 'Olives and pickles', ar: 'زيتون ومخللات', tr: 'Zeytin ve turşu' },
            description: null,
          },
          {
            label: {
              en: 'Fish soup to take away',
              ar: 'حساء سمك للأخذ',
              tr: 'Paket balık çorbası',
            },
            description: null,
          },
          {
            label: { en: 'Sourdough bread', ar: 'خبز العجين المخمّر', tr: 'Ekşi mayalı ekmek' },
            description: null,
          },
          { label: { en: 'Flowers', ar: 'أزهار', tr: 'Çiçek' }, description: null },
          {
            label: { en: 'Knife sharpening', ar: 'شحذ السكاكين', tr: 'Bıçak bileme' },
            description: null,
          },
          {
            label: { en: 'Honey from the hill', ar: 'عسل التلة', tr: 'Tepenin balı' },
            description: {
              en: 'Eleven hives behind the lighthouse.',
              ar: 'إحدى عشرة خلية خلف المنارة.',
              tr: 'Fenerin arkasında on bir kovan.',
            },
          },
          {
            label: {
              en: 'Net repair and rope',
              ar: 'إصلاح الشباك والحبال',
              tr: 'Ağ onarımı ve halat',
            },
            description: null,
          },
          { label: { en: 'Falafel', ar: 'فلافل', tr: 'Falafel' }, description: null },
        ],
      },
    ],
    camps: [
      camp(57, [0.6, 0.45, 0.75, 0.3, 0.35, 0.6, 0.1, 0.7]),
      camp(38, [0.35, 0.7, 0.4, 0.15, 0.65, 0.4, 0.55, 0.3]),
      camp(6, [0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0.2, 0, 0.9]),
    ],
  },
  {
    slug: 'allotment-water',
    kind: 'poll',
    title: {
      en: 'Mill Brook allotments: water for the dry weeks',
      ar: 'حدائق جدول الطاحونة: ماء لأسابيع الجفاف',
      tr: 'Değirmen Deresi bahçeleri: kurak haftalar için su',
    },
    summary: {
      en: 'One voting code per plot came by post. Each plot may support two of five measures; the two with the most votes are built this winter.',
      ar: 'وصل بالبريد رمز تصويت واحد لكل قطعة. ولكل قطعة أن تؤيد إجراءين من خمسة، ويُنفَّذ هذا الشتاء صاحبا أكثر الأصوات.',
      tr: 'Her parsele postayla bir oy kodu geldi. Her parsel beş önlemden ikisini destekleyebilir; en çok oy alan ikisi bu kış yapılacak.',
    },
    body: {
      en: `## Why voting codes

The plots on Mill Brook are leased by families, clubs and a school, and a plot counts once, however many people dig there. So every plot got a letter with a code. Whoever holds it votes for the plot; you do not need an account.

The code is used up by the vote. Which code voted for what is stored nowhere.

## The money

The association and the city put 24,000 together. Two measures can be paid for; the association’s meeting decides when the digging starts.`,
      ar: `## لماذا رموز التصويت؟

يستأجر القطع على جدول الطاحونة عائلات ونوادٍ ومدرسة، وتُحتسب القطعة مرة واحدة مهما كثر من يفلحونها. لذلك تلقّت كل قطعة رسالة فيها رمز. ومن يحمله يصوّت عن القطعة، ولا يلزم حساب.

يُستنفد الرمز بالتصويت. ولا يُحفظ في أي مكان أي رمز صوّت لأي إجراء.

## المال

جمعت الجمعية والبلدية 24,000 معًا. ويكفي المبلغ لإجراءين، ويقرر اجتماع الجمعية موعد بدء الحفر.`,
      tr: `## Neden oy kodu?

Değirmen Deresi’ndeki parselleri aileler, dernekler ve bir okul kiralıyor; kaç kişi bellerse bellesin bir parsel bir kez sayılıyor. Bu yüzden her parsele içinde kod olan bir mektup gitti. Kod kimdeyse parsel adına o oy verir; hesap gerekmez.

Kod bir oyla tükenir. Hangi kodun neye oy verdiği hiçbir yerde saklanmaz.

## Para

Dernek ile belediye birlikte 24.000 koydu. İki önlemin parası var; kazının ne zaman başlayacağına dernek toplantısı karar verecek.`,
    },
    originalLocale: 'en',
    topics: ['environment', 'housing'],
    area: 'green-valley',
    author: { kind: 'team', slug: 'green-neighbourhoods' },
    publishedAt: addDays(-2, '09:00'),
    opensAt: addDays(-1, '08:00'),
    closesAt: addDays(20, '20:00'),
    details: pollRules({ eligibility: 'tokens', secrecy: 'secret' }),
    tokens: ALLOTMENT_TOKENS,
    questions: [
      {
        type: 'choice',
        method: 'limited',
        prompt: {
          en: 'Which two measures should be built?',
          ar: 'أي إجراءين ينبغي تنفيذهما؟',
          tr: 'Hangi iki önlem yapılsın?',
        },
        settings: choiceSettings({ most: 2, seats: 2 }),
        options: [
          {
            label: {
              en: 'Rain tanks at the sheds',
              ar: 'خزانات مطر عند الأكواخ',
              tr: 'Kulübelere yağmur deposu',
            },
            description: null,
          },
          {
            label: {
              en: 'A second tap by the gate',
              ar: 'صنبور ثانٍ عند البوابة',
              tr: 'Kapıya ikinci musluk',
            },
            description: null,
          },
          {
            label: {
              en: 'Drip hoses for all plots',
              ar: 'أنابيب تنقيط لكل القطع',
              tr: 'Bütün parsellere damlama hortumu',
            },
            description: null,
          },
          {
            label: {
              en: 'A weir in the brook',
              ar: 'حاجز صغير في الجدول',
              tr: 'Dereye küçük bir set',
            },
            description: null,
          },
          {
            label: {
              en: 'Mulch from the parks department',
              ar: 'نشارة من دائرة الحدائق',
              tr: 'Park müdürlüğünden malç',
            },
            description: null,
          },
        ],
      },
    ],
    camps: [],
  },
];
