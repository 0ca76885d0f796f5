import { camp, pollRules } from '../questions';
import { addDays, type SeedPoll } from '../types';

export const RANKING_POLLS: readonly SeedPoll[] = [
  {
    slug: 'ferry-name',
    kind: 'poll',
    title: {
      en: 'A name for the electric ferry',
      ar: 'اسم للعبّارة الكهربائية',
      tr: 'Elektrikli feribota bir ad',
    },
    summary: {
      en: 'From spring a ferry without a funnel crosses the bay. Put the six names in your order; the first one with more than half wins.',
      ar: 'تعبر الخليج ابتداءً من الربيع عبّارة بلا مدخنة. رتّب الأسماء الستة كما تفضّل، والفائز أول اسم يتجاوز النصف.',
      tr: 'Bahardan itibaren körfezi bacasız bir feribot geçecek. Altı adı kendi sıranıza koyun; yarıyı ilk geçen ad kazanır.',
    },
    body: {
      en: `## The ship

She is 48 metres long, carries 300 people and 24 bicycles and charges while they board. On the trial run in the fog, three fishermen did not hear her coming; a bell has been added.

## The names

Pupils of all six districts proposed them. The harbour office struck out names that another ship in the region already bears.

## How the count works

First only first places are counted. If no name has more than half, the last one drops out, and its ballots go to the name that stands next on them. This goes on until one has more than half. You can rank as many or as few names as you like; a lower place never harms a higher one.`,
      ar: `## السفينة

طولها 48 مترًا، وتحمل 300 راكب و24 دراجة، وتُشحن أثناء صعود الركاب. وفي رحلة التجربة وسط الضباب لم يسمعها ثلاثة صيادين، فأُضيف إليها جرس.

## الأسماء

اقترحها تلاميذ من الأحياء الستة. وشطب مكتب المرفأ ما تحمله سفن أخرى في المنطقة.

## كيف تُحتسب النتيجة؟

تُحتسب أولًا المراتب الأولى وحدها. فإن لم يتجاوز أي اسم النصف خرج الأخير، وانتقلت أوراقه إلى الاسم التالي فيها، وهكذا حتى يتجاوز اسم واحد النصف. رتّب من الأسماء ما شئت، كثيرة أو قليلة، فالمرتبة الأدنى لا تضر الأعلى أبدًا.`,
      tr: `## Gemi

48 metre uzunluğunda; 300 yolcu ve 24 bisiklet taşıyor, yolcu alırken şarj oluyor. Sisteki deneme seferinde üç balıkçı geldiğini duymadı; bunun üzerine bir çan takıldı.

## Adlar

Altı mahallenin öğrencileri önerdi. Liman Bürosu, bölgede başka bir geminin taşıdığı adları çıkardı.

## Nasıl sayılıyor?

Önce yalnızca birinci sıralar sayılır. Hiçbir ad yarıyı geçmezse sonuncu elenir ve onun oyları, pusulada sıradaki ada geçer. Bir ad yarıyı geçene kadar böyle sürer. İstediğiniz kadar ad sıralayabilirsiniz; alttaki bir sıra üsttekine asla zarar vermez.`,
    },
    originalLocale: 'en',
    topics: ['harbour', 'mobility', 'culture'],
    area: null,
    author: { kind: 'organisation' },
    publishedAt: addDays(-6, '10:00'),
    opensAt: addDays(-5, '08:00'),
    closesAt: addDays(25, '20:00'),
    details: pollRules({ secrecy: 'secret', shuffle: true }),
    questions: [
      {
        type: 'ranking',
        method: 'instantRunoff',
        prompt: {
          en: 'What should the electric ferry be called?',
          ar: 'ماذا نسمّي العبّارة الكهربائية؟',
          tr: 'Elektrikli feribotun adı ne olsun?',
        },
        settings: { seats: 1, most: null, equal: false },
        options: [
          {
            label: { en: 'Quiet Tide', ar: 'المدّ الهادئ', tr: 'Sessiz Gelgit' },
            description: null,
          },
          {
            label: { en: 'Kingfisher', ar: 'الرفراف', tr: 'Yalıçapkını' },
            description: {
              en: 'After the bird that nests at the old slipway.',
              ar: 'نسبةً إلى الطائر الذي يعشش عند المزلقة القديمة.',
              tr: 'Eski kızakta yuva yapan kuştan.',
            },
          },
          {
            label: { en: 'Captain Meryem', ar: 'القبطانة مريم', tr: 'Kaptan Meryem' },
            description: {
              en: 'The first woman to pilot a ferry here, from 1958.',
              ar: 'أول امرأة قادت عبّارة هنا، منذ عام 1958.',
              tr: 'Burada feribot kullanan ilk kadın, 1958’den beri.',
            },
          },
          { label: { en: 'Lantern', ar: 'القنديل', tr: 'Kandil' }, description: null },
          {
            label: { en: 'Six Shores', ar: 'الشواطئ الستة', tr: 'Altı Kıyı' },
            description: {
              en: 'One for each district.',
              ar: 'شاطئ لكل حي.',
              tr: 'Her mahalle için bir kıyı.',
            },
          },
          {
            label: { en: 'Hum', ar: 'طنين', tr: 'Mırıltı' },
            description: {
              en: 'The sound she makes.',
              ar: 'الصوت الذي تصدره.',
              tr: 'Çıkardığı ses.',
            },
          },
        ],
      },
    ],
    camps: [
      camp(44, [0.5, 0.9, 0.55, 0.3, 0.2, 0.25]),
      camp(38, [0.35, 0.5, 0.9, 0.4, 0.3, 0.05]),
      camp(29, [0.6, 0.45, 0.2, 0.25, 0.1, 0.85]),
      camp(25, [0.3, 0.4, 0.6, 0.7, 0.8, 0.1]),
    ],
  },
  {
    slug: 'customs-house-use',
    kind: 'poll',
    title: {
      en: 'What moves into the old customs house?',
      ar: 'ماذا نقيم في دار الجمارك القديمة؟',
      tr: 'Eski gümrük binasına ne taşınsın?',
    },
    summary: {
      en: 'Customs moved to the container port; the house from 1887 stands empty. People ranked five uses, and every pair was compared.',
      ar: 'انتقلت الجمارك إلى ميناء الحاويات وبقيت الدار المبنية عام 1887 خالية. رتّب الناس خمسة استخدامات، وقورن كل اثنين منها.',
      tr: 'Gümrük, konteyner limanına taşındı; 1887 yapımı bina boş. İnsanlar beş kullanımı sıraladı ve her çift karşılaştırıldı.',
    },
    body: {
      en: `## The house

Three floors, thick walls, a hall with an iron roof and a clock that has been four minutes fast since anyone can remember. It is listed: the outside stays as it is.

## Why people ranked

In the first survey most voices went to the market hall, and it was also what most people could not imagine at all. A single mark cannot show both. So everybody put the five uses in an order, with equal places where they saw no difference.

## How the count works

Every use is compared with every other: how many ballots put one above the other? A use that wins against all the others is what the city wants. The method of Schulze finds it, and also decides when the comparisons run in a circle.`,
      ar: `## الدار

ثلاثة طوابق وجدران سميكة وقاعة بسقف حديدي وساعة تسبق الوقت بأربع دقائق منذ أن وعاها الناس. وهي مسجّلة أثرًا، فيبقى شكلها الخارجي كما هو.

## لماذا الترتيب؟

في الاستطلاع الأول نالت قاعة السوق أكثر الأصوات، وكانت أيضًا ما لا يتصوره أكثر الناس إطلاقًا. ولا تستطيع علامة واحدة أن تُظهر الأمرين. لذلك رتّب كل شخص الاستخدامات الخمسة، وساوى بينها حيث لا يرى فرقًا.

## كيف تُحتسب النتيجة؟

يُقارَن كل استخدام بكل استخدام آخر: كم ورقة تضع هذا فوق ذاك؟ والاستخدام الذي يغلب سواه جميعًا هو ما تريده المدينة. تجده طريقة شولتسه، وتفصل كذلك حين تدور المقارنات في حلقة.`,
      tr: `## Bina

Üç kat, kalın duvarlar, demir çatılı bir salon ve bildik bileli dört dakika ileri giden bir saat. Tescilli olduğu için dışı olduğu gibi kalıyor.

## Neden sıralama?

İlk ankette en çok oyu çarşı salonu almıştı; insanların çoğunun hiç düşünemediği seçenek de oydu. Tek bir işaret ikisini birden gösteremez. Bu yüzden herkes beş kullanımı sıraladı, fark görmediklerini eşit tuttu.

## Nasıl sayılıyor?

Her kullanım diğerlerinin her biriyle karşılaştırılır: Kaç pusula birini ötekinin üstüne koymuş? Bütün diğerlerini yenen kullanım, kentin istediğidir. Schulze yöntemi onu bulur; karşılaştırmalar bir çember çizdiğinde de karar verir.`,
    },
    originalLocale: 'en',
    topics: ['culture', 'harbour', 'housing'],
    area: 'old-port',
    author: { kind: 'organisation' },
    publishedAt: addDays(-90, '09:00'),
    opensAt: addDays(-88, '08:00'),
    closesAt: addDays(-67, '20:00'),
    details: pollRules({
      secrecy: 'secret',
      resultsVisibility: 'after_close',
      outcome: {
        statement: {
          en: 'The old customs house becomes a neighbourhood house. More people put the market hall first than any other use, 71 of 207, but most of the others put it at the end. The neighbourhood house was preferred to each of the four others, to the market hall by 136 to 71.',
          ar: 'تصبح دار الجمارك القديمة دارًا للحي. وضعت قاعة السوق في المرتبة الأولى أكثر الأوراق، 71 من 207، لكن أكثر البقية وضعتها في الآخر. وفُضّلت دار الحي على كل من الأربعة الأخرى، وعلى قاعة السوق بـ136 مقابل 71.',
          tr: 'Eski gümrük binası mahalle evi oluyor. Çarşı salonunu 207 kişiden 71’i, yani her seçenekten çok kişi birinci sıraya koydu; geri kalanların çoğu ise sona. Mahalle evi öbür dördünün her birine, çarşı salonuna da 136’ya 71 tercih edildi.',
        },
        next: {
          en: 'The architects show a first plan in the hall with the iron roof in six weeks. A Saturday market in the yard stays part of it.',
          ar: 'يعرض المهندسون مخططًا أول بعد ستة أسابيع في القاعة ذات السقف الحديدي. ويبقى سوق السبت في الفناء جزءًا منه.',
          tr: 'Mimarlar altı hafta sonra demir çatılı salonda ilk planı gösterecek. Avludaki cumartesi pazarı planda kalıyor.',
        },
        decidedOn: addDays(-59),
      },
    }),
    questions: [
      {
        type: 'ranking',
        method: 'schulze',
        prompt: {
          en: 'Put the five uses in your order.',
          ar: 'رتّب الاستخدامات الخمسة كما تفضّلها.',
          tr: 'Beş kullanımı kendi sıranıza koyun.',
        },
        settings: { seats: 1, most: null, equal: true },
        options: [
          {
            label: { en: 'Market hall', ar: 'قاعة سوق', tr: 'Çarşı salonu' },
            description: {
              en: 'Thirty stalls, open until late, deliveries from 4:00.',
              ar: 'ثلاثون كشكًا حتى ساعة متأخرة، والتوريد من الساعة 4:00.',
              tr: 'Geç saate kadar açık otuz tezgâh, 4.00’ten itibaren mal girişi.',
            },
          },
          {
            label: { en: 'Neighbourhood house', ar: 'دار الحي', tr: 'Mahalle evi' },
            description: {
              en: 'Kitchen, rooms for teams and courses, a terrace for all.',
              ar: 'مطبخ وغرف للفرق والدورات وشرفة للجميع.',
              tr: 'Mutfak, ekiplere ve kurslara odalar, herkese açık teras.',
            },
          },
          {
            label: { en: 'Museum of the harbour', ar: 'متحف المرفأ', tr: 'Liman müzesi' },
            description: null,
          },
          {
            label: { en: 'Music school', ar: 'مدرسة موسيقى', tr: 'Müzik okulu' },
            description: null,
          },
          {
            label: { en: 'Hostel for students', ar: 'سكن للطلاب', tr: 'Öğrenci yurdu' },
            description: null,
          },
        ],
      },
    ],
    camps: [
      { voters: 71, likes: [[1, 0.5, 0.25, 0.25, 0.25]], spread: 0.1 },
      { voters: 48, likes: [[0, 0.75, 1, 0.5, 0.25]], spread: 0.1 },
      { voters: 41, likes: [[0, 0.75, 0.5, 1, 0.25]], spread: 0.1 },
      { voters: 29, likes: [[0.25, 1, 0.5, 0.5, 0.75]], spread: 0.1 },
      { voters: 18, likes: [[0.25, 0.75, 0, 0.5, 1]], spread: 0.1 },
    ],
  },
];
