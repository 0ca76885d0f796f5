import { choiceSettings, pollRules, votes } from '../questions';
import { addDays, type SeedPoll } from '../types';

export const DECISION_POLLS: readonly SeedPoll[] = [
  {
    slug: 'cargo-bicycles-anchor-lane',
    kind: 'poll',
    title: {
      en: 'Anchor Lane: deliveries by cargo bicycle after 10:00',
      ar: 'زقاق المرساة: التوريد بدراجات الشحن بعد 10:00',
      tr: 'Çapa Sokağı: 10.00’dan sonra yük bisikletiyle teslimat',
    },
    summary: {
      en: 'No vans in Anchor Lane after 10:00, for six months on trial. Is there anybody who cannot live with it?',
      ar: 'لا شاحنات في زقاق المرساة بعد 10:00 طوال ستة أشهر تجريبية. هل من أحد لا يستطيع التعايش مع ذلك؟',
      tr: 'Altı aylık bir denemeyle Çapa Sokağı’na 10.00’dan sonra kamyonet girmesin. Bununla yaşayamayacak olan var mı?',
    },
    body: {
      en: `## The proposal

Until 10:00 vans deliver as before. After that, goods go from a yard behind the customs house into the lane by cargo bicycle; the traders share three of them and one rider.

## Why consent

Forty-six households and businesses live with each other in 260 metres. A narrow majority would help nobody. So the question was not who is for it, but whether anybody has a reason why it would do harm. Two blocks would have been enough to send the proposal back to the table.

## What was changed on the way

The first draft began at 9:00. After the fishmonger and the pharmacy had explained their mornings, it became 10:00, and medicines may come at any hour.`,
      ar: `## المقترح

حتى 10:00 تورّد الشاحنات الصغيرة كما في السابق. وبعدها تنتقل البضائع من ساحة خلف دار الجمارك إلى الزقاق بدراجات الشحن، ويتقاسم التجار ثلاثًا منها ودرّاجًا واحدًا.

## لماذا التوافق؟

تعيش 46 أسرة ومنشأة معًا على امتداد 260 مترًا، ولن تنفع أغلبية ضئيلة أحدًا. لذلك لم يكن السؤال من يؤيد، بل هل لدى أحد سبب يجعل المقترح مضرًا. وكان اعتراضان مانعان كافيين لإعادته إلى الطاولة.

## ما الذي تغيّر في الطريق؟

بدأت المسوّدة الأولى من 9:00. وبعد أن شرح بائع السمك والصيدلية صباحاتهما صارت 10:00، وللأدوية أن تصل في أي ساعة.`,
      tr: `## Öneri

Kamyonetler 10.00’a kadar eskisi gibi mal indirir. Sonrasında mallar, gümrük binasının arkasındaki avludan sokağa yük bisikletiyle gider; esnaf üç bisikleti ve bir sürücüyü paylaşır.

## Neden rıza?

260 metrede 46 hane ve işyeri yan yana yaşıyor. Dar bir çoğunluk kimsenin işine yaramazdı. Bu yüzden kimin istediği değil, zararlı olacağına dair gerekçesi olan biri bulunup bulunmadığı soruldu. İki engel, öneriyi masaya geri göndermeye yeterdi.

## Yolda ne değişti?

İlk taslak 9.00’da başlıyordu. Balıkçı ve eczane sabahlarını anlatınca 10.00 oldu; ilaçlar her saatte gelebilir.`,
    },
    originalLocale: 'en',
    topics: ['mobility', 'harbour'],
    area: 'old-port',
    author: { kind: 'team', slug: 'old-port-traders' },
    publishedAt: addDays(-80, '09:00'),
    opensAt: addDays(-79, '08:00'),
    closesAt: addDays(-65, '20:00'),
    details: pollRules({
      eligibility: 'verified',
      resultsVisibility: 'after_vote',
      quorum: 30,
      outcome: {
        statement: {
          en: 'The proposal passed: 31 of 46 agreed, one blocked it. The trial begins with the first Monday of next month. The neighbour who blocked it feared for her mother’s transport to dialysis; it is now named in the rule as an exception.',
          ar: 'أُقرّ المقترح: وافق 31 من 46، واعترض واحد اعتراضًا مانعًا. تبدأ التجربة في أول إثنين من الشهر المقبل. وكانت الجارة المعترضة تخشى على نقل والدتها إلى غسيل الكلى، فصار ذلك استثناءً مذكورًا في القاعدة.',
          tr: 'Öneri kabul edildi: 46 kişiden 31’i onayladı, biri engel koydu. Deneme gelecek ayın ilk pazartesisi başlıyor. Engel koyan komşu, annesinin diyalize taşınması için kaygılanıyordu; bu artık kuralda istisna olarak yazılı.',
        },
        next: {
          en: 'After three months the traders and the lane’s residents meet on the yard, with the delivery counts on the table.',
          ar: 'بعد ثلاثة أشهر يجتمع التجار وسكان الزقاق في الساحة وأمامهم أعداد عمليات التوريد.',
          tr: 'Üç ay sonra esnaf ve sokak sakinleri, teslimat sayıları ellerinde, avluda buluşacak.',
        },
        decidedOn: addDays(-61),
      },
    }),
    questions: [
      {
        type: 'choice',
        method: 'consent',
        prompt: {
          en: 'Deliveries in Anchor Lane by cargo bicycle after 10:00, for six months?',
          ar: 'التوريد في زقاق المرساة بدراجات الشحن بعد 10:00 مدة ستة أشهر؟',
          tr: 'Çapa Sokağı’nda altı ay boyunca 10.00’dan sonra yük bisikletiyle teslimat?',
        },
        settings: choiceSettings({ threshold: 75, blocks: 1 }),
        options: [
          { label: { en: 'I agree', ar: 'أوافق', tr: 'Onaylıyorum' }, description: null },
          { label: { en: 'I abstain', ar: 'أمتنع', tr: 'Çekimserim' }, description: null },
          {
            label: { en: 'I disagree', ar: 'لا أوافق', tr: 'Karşıyım' },
            description: {
              en: 'I do not like it, but I can live with it.',
              ar: 'لا يعجبني، لكن يمكنني التعايش معه.',
              tr: 'Beğenmiyorum ama bununla yaşayabilirim.',
            },
          },
          {
            label: { en: 'I block it', ar: 'أمنعه', tr: 'Engelliyorum' },
            description: {
              en: 'It would do harm, and I say why.',
              ar: 'سيُلحق ضررًا، وأبيّن السبب.',
              tr: 'Zarar verir; nedenini söylüyorum.',
            },
          },
        ],
      },
    ],
    camps: votes(31, 9, 5, 1),
  },
  {
    slug: 'library-on-sundays',
    kind: 'poll',
    title: {
      en: 'Should the library open on Sundays?',
      ar: 'هل تفتح المكتبة أيام الأحد؟',
      tr: 'Kütüphane pazar günleri açılsın mı?',
    },
    summary: {
      en: 'From 13:00 to 18:00, with two more posts. The proposal needed 150 ballots and 60% in favour; it did not find enough voters.',
      ar: 'من 13:00 إلى 18:00 مع وظيفتين إضافيتين. احتاج المقترح إلى 150 صوتًا وتأييد 60%، ولم يجد ما يكفي من المصوّتين.',
      tr: '13.00–18.00 arası, iki ek kadroyla. Öneri için 150 oy ve %60 destek gerekiyordu; yeterince oy veren çıkmadı.',
    },
    body: {
      en: `## The proposal

The Mill Street library would open on Sundays from 13:00 to 18:00. That needs two more posts, 94,000 a year, to be taken from the reserve of the culture budget.

## Why there was a quorum

The reserve belongs to all. The Budget Committee therefore asked that at least 150 people take part, and that 60% of those who say yes or no say yes. Abstentions count towards the 150.`,
      ar: `## المقترح

تفتح مكتبة شارع الطاحونة أيام الأحد من 13:00 إلى 18:00. ويتطلب ذلك وظيفتين إضافيتين بكلفة 94,000 في السنة تؤخذ من احتياطي ميزانية الثقافة.

## لماذا اشتُرط نصاب؟

الاحتياطي ملك للجميع. لذلك اشترطت لجنة الميزانية أن يشارك 150 شخصًا على الأقل، وأن يقول نعم 60% ممن يقولون نعم أو لا. والامتناع يُحتسب ضمن الـ150.`,
      tr: `## Öneri

Değirmen Sokağı Kütüphanesi pazar günleri 13.00–18.00 arasında açılsın. Bunun için iki ek kadro, yılda 94.000 gerekiyor; para kültür bütçesinin yedek akçesinden gelecek.

## Neden yeter sayı vardı?

Yedek akçe herkesin. Bütçe Komitesi bu yüzden en az 150 kişinin katılmasını ve evet ya da hayır diyenlerin %60’ının evet demesini istedi. Çekimserler 150’ye sayılır.`,
    },
    originalLocale: 'tr',
    topics: ['culture', 'education', 'budget'],
    area: 'market-quarter',
    author: { kind: 'committee', slug: 'budget-committee' },
    publishedAt: addDays(-104, '09:00'),
    opensAt: addDays(-103, '08:00'),
    closesAt: addDays(-89, '20:00'),
    details: pollRules({
      secrecy: 'secret',
      quorum: 150,
      outcome: {
        statement: {
          en: 'With 87 ballots the quorum of 150 was not reached, so the proposal did not pass, although 61 of 79 who said yes or no said yes. The opening hours stay as they are.',
          ar: 'بلغت الأصوات 87 ولم يكتمل النصاب البالغ 150، فلم يُقرّ المقترح مع أن 61 من أصل 79 ممن قالوا نعم أو لا قالوا نعم. وتبقى مواعيد الفتح كما هي.',
          tr: '87 oyla 150’lik yeter sayıya ulaşılamadı; evet ya da hayır diyen 79 kişiden 61’i evet dese de öneri kabul edilmedi. Açılış saatleri olduğu gibi kalıyor.',
        },
        next: {
          en: 'The library will ask its visitors at the counter in autumn. If 300 of them sign, the Budget Committee will put the question to the vote again.',
          ar: 'ستسأل المكتبة زوارها عند المنضدة في الخريف. فإن وقّع 300 منهم طرحت لجنة الميزانية السؤال للتصويت من جديد.',
          tr: 'Kütüphane sonbaharda ziyaretçilerine bankoda soracak. 300 imza toplanırsa Bütçe Komitesi soruyu yeniden oylamaya sunacak.',
        },
        decidedOn: addDays(-85),
      },
    }),
    questions: [
      {
        type: 'choice',
        method: 'proposal',
        prompt: {
          en: 'Should the Mill Street library open on Sundays from 13:00 to 18:00?',
          ar: 'هل تفتح مكتبة شارع الطاحونة أيام الأحد من 13:00 إلى 18:00؟',
          tr: 'Değirmen Sokağı Kütüphanesi pazar günleri 13.00–18.00 arasında açılsın mı?',
        },
        settings: choiceSettings({ threshold: 60 }),
        options: [
          { label: { en: 'Yes', ar: 'نعم', tr: 'Evet' }, description: null },
          { label: { en: 'No', ar: 'لا', tr: 'Hayır' }, description: null },
          { label: { en: 'Abstain', ar: 'امتناع', tr: 'Çekimser' }, description: null },
        ],
      },
    ],
    camps: votes(61, 18, 8),
  },
];
