import { added, opening } from '../statements';
import { addDays, type SeedDialog, type SeedStatement } from '../types';

const START = addDays(-21, '08:00');

/**
 * Camps: who walks and cycles, who needs a vehicle for work, who wants it calm and easy to get
 * along.
 */
const CAMPS = [70, 58, 42];

const STATEMENTS: readonly SeedStatement[] = [
  opening(START, [0.9, 0.15, 0.55], {
    en: 'From ten in the morning to seven in the evening, the lanes of the Old Town should belong to people on foot.',
    ar: 'ينبغي أن تكون أزقة البلدة القديمة للمشاة من العاشرة صباحًا إلى السابعة مساءً.',
    tr: 'Eski Şehir’in sokakları sabah ondan akşam yediye kadar yayaların olmalı.',
  }),
  opening(START, [0.45, 0.95, 0.7], {
    en: 'Whoever lives here must be able to drive up to their own door at any time.',
    ar: 'يجب أن يستطيع كل ساكن الوصول بسيارته إلى باب بيته في أي وقت.',
    tr: 'Burada oturan herkes her saatte arabasıyla kapısına kadar gidebilmeli.',
  }),
  opening(START, [0.1, 0.9, 0.3], {
    en: 'Shops in the Old Town lose customers when there is nowhere to park nearby.',
    ar: 'تخسر متاجر البلدة القديمة زبائنها حين لا يجدون موقفًا قريبًا لسياراتهم.',
    tr: 'Yakında park yeri olmayınca Eski Şehir’deki dükkânlar müşteri kaybediyor.',
  }),
  opening(START, [0.95, 0.3, 0.93], {
    en: 'Thirty kilometres an hour is fast enough everywhere in the Old Town.',
    ar: 'سرعة ثلاثين كيلومترًا في الساعة كافية في كل أنحاء البلدة القديمة.',
    tr: 'Eski Şehir’in her yerinde saatte otuz kilometre yeterince hızlıdır.',
  }),
  opening(START, [0.93, 0.95, 0.97], {
    en: 'Ambulances, carers and people with a disabled parking card must always get through.',
    ar: 'يجب أن تمر سيارات الإسعاف ومقدمو الرعاية وحاملو بطاقة مواقف ذوي الإعاقة في كل وقت.',
    tr: 'Ambulanslar, bakım verenler ve engelli park kartı olanlar her zaman geçebilmeli.',
  }),
  opening(START, [0.85, 0.1, 0.15], {
    en: 'Parking at the kerb should cost more than it does today.',
    ar: 'ينبغي أن تكون كلفة الوقوف على جانب الطريق أعلى مما هي اليوم.',
    tr: 'Yol kenarına park etmek bugünkünden pahalı olmalı.',
  }),
  opening(START, [0.9, 0.5, 0.05], {
    en: 'In the narrow lanes, bicycles may ride among people on foot.',
    ar: 'لا بأس أن تسير الدراجات بين المشاة في الأزقة الضيقة.',
    tr: 'Dar sokaklarda bisikletler yayaların arasından geçebilir.',
  }),
  opening(START, [0.85, 0.25, 0.75], {
    en: 'Vans should deliver before ten in the morning, not all day long.',
    ar: 'ينبغي أن تسلّم الشاحنات البضائع قبل العاشرة صباحًا لا طوال النهار.',
    tr: 'Kamyonetler malı bütün gün değil, sabah ondan önce getirmeli.',
  }),
  opening(START, [0.85, 0.82, 0.92], {
    en: 'A small free bus should run from the ferry car park through the Old Town.',
    ar: 'ينبغي تسيير حافلة صغيرة مجانية من مرأب العبّارات عبر البلدة القديمة.',
    tr: 'Feribot otoparkından Eski Şehir’in içinden geçen küçük, ücretsiz bir otobüs işlemeli.',
  }),
  opening(START, [0.9, 0.78, 0.97], {
    en: 'Every pavement should be wide enough for a wheelchair and a pram to pass each other.',
    ar: 'ينبغي أن يتسع كل رصيف لمرور كرسي متحرك وعربة أطفال أحدهما بجانب الآخر.',
    tr: 'Her kaldırım, bir tekerlekli sandalye ile bir bebek arabasının yan yana geçebileceği kadar geniş olmalı.',
  }),
  opening(START, [0.2, 0.45, 0.97], {
    en: 'Rented scooters have no business on the pavement.',
    ar: 'لا مكان لدراجات السكوتر المستأجرة على الأرصفة.',
    tr: 'Kiralık scooter’ların kaldırımda işi yok.',
  }),
  opening(
    START,
    [0.3, 0.6, 0.48],
    {
      en: 'The city has made up its mind already; what we say here changes little.',
      ar: 'حسمت البلدية أمرها، وما نقوله هنا لن يغيّر الكثير.',
      tr: 'Belediye kararını çoktan verdi; burada söylediklerimiz pek bir şey değiştirmez.',
    },
    { isMeta: true },
  ),
  added(addDays(-20, '09:40'), [0.25, 0.95, 0.45], {
    by: 29,
    in: 'en',
    en: 'I carry crates for a living. Four hundred metres of cobbles with a trolley is not a solution.',
    tr: 'Ekmeğimi kasa taşıyarak kazanıyorum. Arnavut kaldırımında dört yüz metre el arabası çözüm değil.',
  }),
  added(addDays(-20, '12:15'), [0.95, 0.35, 0.48], {
    by: 177,
    in: 'tr',
    tr: 'Çocuğum kapının önünde oynayabilsin istiyorum; şimdi aynalar burnumuzun dibinden geçiyor.',
    en: 'I want my child to be able to play in front of our door; today wing mirrors pass right under our noses.',
    ar: 'أريد أن يلعب طفلي أمام الباب، واليوم تمر مرايا السيارات على بعد شبر من وجوهنا.',
  }),
  added(addDays(-20, '17:50'), [0.85, 0.75, 0.97], {
    by: 91,
    in: 'ar',
    ar: 'قبل أن نتحدث عن السيارات: كبار السن يحتاجون إلى مقعد كل مئة متر.',
    en: 'Before we talk about cars: older people need a bench every hundred metres.',
    tr: 'Arabalardan önce şunu konuşalım: Yaşlılara her yüz metrede bir bank gerek.',
  }),
  added(addDays(-19, '08:30'), [0.92, 0.35, 0.3], {
    by: 14,
    in: 'en',
    en: 'Visitors can leave their car at the ferry and walk the last five minutes.',
  }),
  added(addDays(-19, '13:05'), [0.72, 0.1, 0.15], {
    by: 206,
    in: 'tr',
    tr: 'Sokakta motoru çalışır hâlde bekleyen her kamyonet dakikası için para ödesin.',
    en: 'Every van that waits with its engine running should pay by the minute.',
  }),
  added(addDays(-19, '19:20'), [0.15, 0.92, 0.4], {
    by: 115,
    in: 'ar',
    ar: 'زبائني يأتون من القرى بسياراتهم ومعهم ما يشترونه من أكياس ثقيلة، ولن يركبوا الحافلة.',
    en: 'My customers come from the villages by car and leave with heavy bags; they will not take a bus.',
  }),
  added(addDays(-18, '10:10'), [0.85, 0.75, 0.95], {
    by: 37,
    in: 'en',
    en: 'Lay one smooth strip through the cobbles, for wheels of every kind.',
    ar: 'مدّوا شريطًا أملس واحدًا وسط الحجارة المرصوفة يصلح لكل ما له عجلات.',
    tr: 'Arnavut kaldırımının ortasına, tekerleği olan herkes için düz bir şerit döşeyin.',
  }),
  added(addDays(-18, '23:45'), [0.5, 0.4, 0.97], {
    by: 172,
    in: 'tr',
    tr: 'Gece on birden sonra motosikletler dar sokaklara girmesin.',
  }),
  added(addDays(-17, '07:55'), [0.4, 0.6, 0.92], {
    by: 61,
    in: 'en',
    en: 'One more evening bus an hour would do more good than any barrier.',
  }),
  added(addDays(-17, '16:30'), [0.15, 0.88, 0.85], {
    by: 128,
    in: 'ar',
    ar: 'لا نحتاج إلى قواعد جديدة، يكفي أن تُطبَّق القواعد الموجودة.',
    tr: 'Yeni kurala gerek yok; var olanlar uygulansın yeter.',
  }),
  added(addDays(-16, '11:25'), [0.08, 0.85, 0.3], {
    by: 199,
    in: 'tr',
    tr: 'Çarşı Meydanı’nın altına otopark yapılsın, kavga da bitsin.',
    en: 'Build a car park under Market Square and the quarrel is over.',
  }),
  added(addDays(-15, '09:00'), [0.96, 0.2, 0.4], {
    by: 5,
    in: 'en',
    en: 'A row of trees along the quay is worth more than forty parking spaces.',
    ar: 'صف من الأشجار على طول الرصيف أثمن من أربعين موقف سيارة.',
  }),
  added(addDays(-14, '20:40'), [0.8, 0.55, 0.88], {
    by: 144,
    in: 'ar',
    ar: 'لنجرّب الإغلاق ثلاثة أشهر ونعدّ الناس والمبيعات، ثم نقرر.',
    en: 'Let us try it for three months, count people and turnover, and decide after that.',
    tr: 'Üç ay deneyelim, insanları ve ciroyu sayalım, kararı sonra verelim.',
  }),
  added(
    addDays(-13, '08:05'),
    [0.03, 0.68, 0.08],
    {
      by: 48,
      in: 'en',
      en: 'Cars made this town rich. Leave them alone.',
    },
    {
      reports: [
        { by: 66, reason: 'other', note: 'This is not true, and it ends every conversation.' },
        { by: 183, reason: 'doesNotBelong' },
      ],
    },
  ),
  added(addDays(-12, '18:15'), [0.95, 0.25, 0.1], {
    by: 161,
    in: 'tr',
    tr: 'Bir arabanın durduğu yere on bisiklet sığar; her sokağın başına bisiklet parkı konsun.',
  }),
  added(addDays(-11, '22:30'), [0.35, 0.3, 0.95], {
    by: 107,
    in: 'ar',
    ar: 'أكثر ما يوقظنا ليس المحركات بل أبواق السيارات.',
    en: 'What wakes us up is not the engines but the horns.',
  }),
  added(addDays(-10, '05:40'), [0.35, 0.92, 0.6], {
    by: 22,
    in: 'en',
    en: 'My shift begins at five. At that hour there is no bus, so do not take my parking space.',
  }),
  added(addDays(-9, '14:20'), [0.95, 0.5, 0.95], {
    by: 230,
    in: 'tr',
    tr: 'Kaldırıma park eden aynı gün çekilsin.',
    en: 'Cars parked on the pavement should be towed away the same day.',
  }),
  added(addDays(-8, '12:00'), [0.25, 0.6, 0.97], {
    by: 33,
    in: 'en',
    en: 'If cars go, café tables will fill the room. Two metres must stay free for walking.',
    tr: 'Arabalar gidince yerlerini kafe masaları alacak. Yürümek için iki metre boş kalmalı.',
  }),
  added(addDays(-7, '17:10'), [0.48, 0.92, 0.72], {
    by: 84,
    in: 'ar',
    ar: 'المواقف للسكان أولًا، ثم للزوار إن بقي مكان.',
  }),
  added(addDays(-6, '10:45'), [0.95, 0.3, 0.4], {
    by: 222,
    in: 'tr',
    tr: 'Pazar günleri Eski Şehir’e hiç araba girmesin.',
  }),
  added(addDays(-5, '19:30'), [0.8, 0.85, 0.88], {
    by: 'omar',
    in: 'ar',
    ar: 'ضعوا لوحة واحدة واضحة عند كل مدخل: من يدخل، ومتى، وأين يقف الباقون.',
    en: 'Put one clear sign at every entrance: who may enter, when, and where everybody else can park.',
    tr: 'Her girişe tek ve açık bir levha koyun: Kim, ne zaman girebilir; ötekiler nereye park eder?',
  }),
  added(
    addDays(-4, '21:15'),
    [0.4, 0.05, 0.1],
    {
      by: 70,
      in: 'en',
      en: 'Whoever drives into the Old Town is too stupid to walk.',
    },
    {
      hidden: {
        by: 'yusuf',
        reason: 'offensive',
        feedback:
          'You may say that nobody should drive here. Please say it without calling people names.',
      },
      reports: [
        { by: 29, reason: 'offensive' },
        { by: 115, reason: 'offensive', note: 'إهانة لكل من يعمل هنا.' },
      ],
    },
  ),
  added(
    addDays(-1, '15:35'),
    [0.1, 0.3, 0.1],
    {
      by: 190,
      in: 'tr',
      tr: 'Ucuz park kartı için buraya bakın: https://park-karti.example/eski-sehir',
    },
    { heldFor: 'links' },
  ),
];

/** Three camps that agree on more than they think. */
export const OLD_TOWN_DIALOG: SeedDialog = {
  slug: 'cars-and-people-in-the-old-town',
  kind: 'dialog',
  title: {
    en: 'How should cars and people share the Old Town?',
    ar: 'كيف تتقاسم السيارات والناس البلدة القديمة؟',
    tr: 'Arabalar ve insanlar Eski Şehir’i nasıl paylaşsın?',
  },
  summary: {
    en: 'Answer short statements by people who live, work and walk here, and see where you stand among everybody else.',
    ar: 'أجيبوا عن عبارات قصيرة كتبها من يسكنون هنا ويعملون ويمشون، وانظروا أين تقفون بين الجميع.',
    tr: 'Burada oturan, çalışan ve yürüyenlerin kısa görüşlerini yanıtlayın; herkesin arasında nerede durduğunuzu görün.',
  },
  body: {
    en: `## What this is about

The Old Town lies between Market Square and the quay: 31 lanes, most of them narrower than four metres. Every day about 2,600 cars drive in, half of them looking for a place to park. At the same time 11,000 people walk here.

## What is fixed

- Emergency services, carers and people with a disabled parking card always have access.
- Tram line T2 and its stops stay.
- There is no money for new roads.

## What is open

Hours, speed, parking, deliveries, bicycles, benches, and who pays for what.

## What happens with your answers

The Mobility Committee reads the report of this dialogue in public. It begins with what all groups share, and it has to say for each statement that everybody supports what becomes of it.`,
    ar: `## عمّ نتحدث؟

تقع البلدة القديمة بين ساحة السوق والرصيف، وفيها 31 زقاقًا معظمها أضيق من أربعة أمتار. تدخلها كل يوم نحو 2,600 سيارة، نصفها يبحث عن موقف، ويمشي فيها في الوقت نفسه 11,000 شخص.

## ما الثابت؟

- تمر فرق الطوارئ ومقدمو الرعاية وحاملو بطاقة مواقف ذوي الإعاقة في كل وقت.
- يبقى خط الترام T2 ومحطاته.
- لا مال لشق طرق جديدة.

## ما المطروح؟

الساعات والسرعة والمواقف وتوصيل البضائع والدراجات والمقاعد، ومن يدفع ثمن ماذا.

## ماذا نفعل بأجوبتكم؟

تقرأ لجنة التنقل تقرير هذا الحوار في جلسة علنية، وتبدأ بما يتفق عليه الجميع، وعليها أن تقول في كل عبارة يؤيدها الجميع ما مصيرها.`,
    tr: `## Konu ne?

Eski Şehir, Çarşı Meydanı ile rıhtım arasında: çoğu dört metreden dar 31 sokak. Her gün yaklaşık 2.600 araba giriyor; yarısı park yeri arıyor. Aynı anda 11.000 kişi burada yürüyor.

## Neler kesin?

- Acil servisler, bakım verenler ve engelli park kartı olanlar her zaman girebilir.
- T2 tramvayı ve durakları kalıyor.
- Yeni yol için para yok.

## Neler açık?

Saatler, hız, park, mal teslimi, bisiklet, banklar ve neyin parasını kimin ödeyeceği.

## Yanıtlarınız ne olacak?

Ulaşım Komitesi bu diyaloğun raporunu herkese açık bir toplantıda okuyacak. Ortak noktalarla başlayacak ve herkesin desteklediği her görüş için ne yapılacağını söylemek zorunda olacak.`,
  },
  originalLocale: 'en',
  topics: ['mobility', 'accessibility'],
  area: 'old-port',
  author: { kind: 'committee', slug: 'mobility-committee' },
  publishedAt: addDays(-22, '10:00'),
  opensAt: START,
  closesAt: null,
  details: {
    mode: 'statements',
    layout: 'single',
    moderation: 'open',
    resultsAfter: 0,
    following: [],
    instructions: {
      en: 'Answer as many statements as you like. If something is missing, write it yourself: one idea, in your own words.',
      ar: 'أجب عن العبارات التي تريدها. وإن غاب عنها شيء فاكتبه بنفسك: فكرة واحدة بكلماتك.',
      tr: 'İstediğiniz kadar görüşü yanıtlayın. Eksik bir şey varsa kendiniz yazın: tek fikir, kendi sözlerinizle.',
    },
    conclusions: null,
    updates: [
      {
        at: addDays(-9, '12:00'),
        text: {
          en: 'More than half of the statements now come from residents. Whoever answered in the first week will find new ones.',
          ar: 'صار أكثر من نصف العبارات من كتابة السكان. ومن أجاب في الأسبوع الأول سيجد عبارات جديدة.',
          tr: 'Görüşlerin yarısından çoğu artık kent sakinlerinden geliyor. İlk hafta yanıt verenler yeni görüşler bulacak.',
        },
      },
    ],
  },
  comments: [],
  conversation: {
    camps: CAMPS,
    statements: STATEMENTS,
    answers: {
      leyla: { 0: 1, 2: -1, 3: 1, 4: 1, 5: 0, 8: 1, 9: 1, 13: 1, 23: 1 },
      yusuf: { 0: -1, 1: 1, 2: 1, 4: 1, 7: -1, 8: 1, 12: 1, 21: 1 },
      isil: { 4: 1, 6: 1, 10: -1 },
      omar: { 1: 1, 9: 1, 14: 1 },
    },
  },
};
