import { camp, pollRules } from '../questions';
import { addDays, type SeedPoll } from '../types';

export const BUDGET_POLLS: readonly SeedPoll[] = [
  {
    slug: 'green-valley-budget',
    kind: 'poll',
    title: {
      en: 'Green Valley: fill your basket for 180,000',
      ar: 'الوادي الأخضر: املأ سلّتك بمبلغ 180,000',
      tr: 'Yeşil Vadi: 180.000 ile sepetini doldur',
    },
    summary: {
      en: 'Eight projects from the district assembly, 180,000 to spend. Put into the basket what you would pay for, as long as it fits.',
      ar: 'ثمانية مشاريع من جمعية الحي ومبلغ 180,000 للإنفاق. ضع في السلة ما تودّ تمويله ما دام المبلغ يكفي.',
      tr: 'Mahalle toplantısından sekiz proje, harcanacak 180.000. Parası yettiği sürece istediklerinizi sepete koyun.',
    },
    body: {
      en: `## Where the projects come from

Ninety people came to the district assembly in the school on Orchard Square. Together they wrote down 41 wishes; the works department costed the eight that can be finished within a year.

## How the count works

Everybody who votes has an equal share of the 180,000. A project is paid for when those who put it into their basket can cover its cost together out of their shares. That way a small street with one wish is not outvoted by a large one with ten.

## Changing your mind

Until voting closes you can empty your basket and fill it again; the last one counts.`,
      ar: `## من أين جاءت المشاريع؟

حضر تسعون شخصًا جمعية الحي في مدرسة ساحة البستان، وكتبوا معًا 41 أمنية. وقدّرت دائرة الأشغال كلفة ثمانٍ منها يمكن إنجازها خلال عام.

## كيف تُحتسب النتيجة؟

لكل من يصوّت حصة متساوية من مبلغ 180,000. ويُموَّل المشروع حين يستطيع من وضعوه في سلالهم أن يغطوا كلفته معًا من حصصهم. وهكذا لا يغلب شارع كبير له عشر أمنيات شارعًا صغيرًا له أمنية واحدة.

## إن غيّرت رأيك

يمكنك حتى إغلاق التصويت أن تفرغ سلتك وتملأها من جديد، والعبرة بالأخيرة.`,
      tr: `## Projeler nereden geldi?

Bostan Meydanı’ndaki okulda yapılan mahalle toplantısına doksan kişi geldi ve birlikte 41 dilek yazdı. Fen işleri, bir yıl içinde bitirilebilecek sekizinin maliyetini çıkardı.

## Nasıl sayılıyor?

Oy veren herkesin 180.000’de eşit payı var. Bir projenin parası, onu sepetine koyanlar maliyetini paylarıyla birlikte karşılayabildiğinde ödenir. Böylece tek dileği olan küçük bir sokak, on dileği olan büyük bir sokağın gölgesinde kalmaz.

## Fikriniz değişirse

Oylama kapanana kadar sepetinizi boşaltıp yeniden doldurabilirsiniz; son sepet geçerlidir.`,
    },
    originalLocale: 'ar',
    topics: ['budget', 'environment'],
    area: 'green-valley',
    author: { kind: 'committee', slug: 'budget-committee' },
    publishedAt: addDays(-8, '09:00'),
    opensAt: addDays(-6, '08:00'),
    closesAt: addDays(19, '20:00'),
    details: pollRules({
      eligibility: 'verified',
      resultsVisibility: 'after_vote',
      canChange: true,
      shuffle: true,
    }),
    questions: [
      {
        type: 'budget',
        method: 'equalShares',
        prompt: {
          en: 'What should Green Valley spend its 180,000 on?',
          ar: 'علامَ ينفق الوادي الأخضر مبلغ 180,000؟',
          tr: 'Yeşil Vadi 180.000’i neye harcasın?',
        },
        settings: { budget: 180_000, currency: 'EUR', most: null, utility: 'cardinality' },
        options: [
          {
            label: {
              en: 'Shade sails over the playground',
              ar: 'أشرعة ظل فوق ملعب الأطفال',
              tr: 'Oyun alanına gölgelik',
            },
            description: {
              en: 'Four sails on Orchard Square, up from May to October.',
              ar: 'أربعة أشرعة في ساحة البستان من أيار إلى تشرين الأول.',
              tr: 'Bostan Meydanı’na mayıstan ekime kadar dört yelken gölgelik.',
            },
            cost: 46_000,
          },
          {
            label: {
              en: 'Orchard of forgotten fruit',
              ar: 'بستان الثمار المنسية',
              tr: 'Unutulan meyveler bahçesi',
            },
            description: {
              en: 'Sixty medlar, quince and mulberry trees that anyone may pick from.',
              ar: 'ستون شجرة من الزعرور والسفرجل والتوت يقطف منها من يشاء.',
              tr: 'Herkesin toplayabileceği altmış muşmula, ayva ve dut ağacı.',
            },
            cost: 28_000,
          },
          {
            label: {
              en: 'Lit path to the late bus',
              ar: 'ممر مضاء إلى الحافلة المتأخرة',
              tr: 'Geç otobüse aydınlık yol',
            },
            description: {
              en: 'Eleven low lamps between the sports hall and the stop.',
              ar: 'أحد عشر مصباحًا منخفضًا بين صالة الرياضة والموقف.',
              tr: 'Spor salonu ile durak arasına on bir alçak lamba.',
            },
            cost: 52_000,
          },
          {
            label: {
              en: 'Table tennis, three tables',
              ar: 'ثلاث طاولات تنس',
              tr: 'Üç pinpon masası',
            },
            description: {
              en: 'Stone tables, one of them at wheelchair height.',
              ar: 'طاولات حجرية، إحداها بارتفاع يناسب الكراسي المتحركة.',
              tr: 'Taş masalar; biri tekerlekli sandalye yüksekliğinde.',
            },
            cost: 15_000,
          },
          {
            label: {
              en: 'Neighbourhood oven',
              ar: 'فرن الحي',
              tr: 'Mahalle fırını',
            },
            description: {
              en: 'A wood-fired oven under a roof, with a rota for the key.',
              ar: 'فرن حطب تحت سقف، ومفتاحه يدور بين السكان.',
              tr: 'Çatı altında odun fırını; anahtarı sırayla elden ele.',
            },
            cost: 33_000,
          },
          {
            label: {
              en: 'Rain garden on Mill Brook',
              ar: 'حديقة مطر على جدول الطاحونة',
              tr: 'Değirmen Deresi’nde yağmur bahçesi',
            },
            description: {
              en: 'Holds back the water that stands in nine cellars after storms.',
              ar: 'تحتجز المياه التي تغمر تسعة أقبية بعد العواصف.',
              tr: 'Fırtınadan sonra dokuz bodruma dolan suyu tutar.',
            },
            cost: 74_000,
          },
          {
            label: { en: 'Story afternoons', ar: 'عصريات الحكايات', tr: 'Masal öğleden sonraları' },
            description: {
              en: 'A year of weekly readings in three languages.',
              ar: 'قراءات أسبوعية بثلاث لغات طوال عام.',
              tr: 'Bir yıl boyunca her hafta üç dilde okuma.',
            },
            cost: 9_000,
          },
          {
            label: { en: 'Bicycle shelter', ar: 'مظلة للدراجات', tr: 'Bisiklet barınağı' },
            description: {
              en: 'Forty stands with a roof at the T2 stop.',
              ar: 'أربعون موقفًا مسقوفًا عند محطة T2.',
              tr: 'T2 durağında çatılı kırk park yeri.',
            },
            cost: 37_000,
          },
        ],
      },
    ],
    camps: [
      camp(46, [0.8, 0.6, 0.35, 0.5, 0.4, 0.2, 0.75, 0.25]),
      camp(31, [0.3, 0.7, 0.2, 0.1, 0.6, 0.85, 0.3, 0.4]),
      camp(27, [0.2, 0.25, 0.8, 0.65, 0.35, 0.15, 0.2, 0.75]),
    ],
  },
  {
    slug: 'lighthouse-hill-budget',
    kind: 'poll',
    title: {
      en: 'Lighthouse Hill: twelve projects, 411,000',
      ar: 'تلة المنارة: اثنا عشر مشروعًا و411,000',
      tr: 'Fener Tepesi: on iki proje, 411.000',
    },
    summary: {
      en: 'The hill decided on a whole year’s neighbourhood budget at once. Everybody’s share weighed the same, whichever projects they wanted.',
      ar: 'قررت التلة ميزانية الحي لعام كامل دفعة واحدة. وكان لحصة كل شخص الوزن نفسه، أيًا كانت المشاريع التي أرادها.',
      tr: 'Tepe, bir yıllık mahalle bütçesini tek seferde kararlaştırdı. Hangi projeyi isterse istesin herkesin payı eşit ağırlıktaydı.',
    },
    body: {
      en: `## What was decided

Until now the project with the most votes was paid for first, and the money was usually gone after two large ones. This year Lighthouse Hill tried the **method of equal shares**: the 411,000 were divided equally among all who voted, and projects were paid for out of the shares of those who wanted them.

## How the ballot looked

Twelve projects, each with its cost. People put projects into a basket until the money was used up. Most baskets held two to four.

## Why twelve

Residents sent 38 proposals. The works department left out those that belong to the port authority or cost more than half of the budget, and merged five that asked for the same bench.

## Check the count

All baskets can be downloaded. Anyone may count them again, in the browser or with a program of their own.`,
      ar: `## ما الذي تقرر؟

حتى الآن كان المشروع الحاصل على أكثر الأصوات يُموَّل أولًا، وكان المال ينفد عادة بعد مشروعين كبيرين. جرّبت تلة المنارة هذا العام **طريقة الحصص المتساوية**: قُسّم مبلغ 411,000 بالتساوي بين كل من صوّتوا، ومُوّلت المشاريع من حصص من أرادوها.

## كيف كانت ورقة التصويت؟

اثنا عشر مشروعًا لكل منها كلفته. وضع الناس المشاريع في سلة إلى أن نفد المبلغ، وضمّت معظم السلال ما بين مشروعين وأربعة.

## لماذا اثنا عشر؟

أرسل السكان 38 اقتراحًا. استبعدت دائرة الأشغال ما يخص سلطة الميناء وما تزيد كلفته على نصف الميزانية، ودمجت خمسة اقتراحات تطلب المقعد نفسه.

## تحقّق من الحساب

يمكن تنزيل كل السلال، ويستطيع من يشاء أن يعيد احتسابها في المتصفح أو ببرنامج يختاره.`,
      tr: `## Neye karar verildi?

Bugüne kadar önce en çok oyu alan proje ödenirdi ve para çoğu kez iki büyük projede biterdi. Fener Tepesi bu yıl **eşit paylar yöntemini** denedi: 411.000, oy veren herkese eşit bölündü; projeler onları isteyenlerin paylarından ödendi.

## Oy pusulası nasıldı?

Maliyeti yazılı on iki proje. Herkes para bitene kadar sepetine proje koydu. Sepetlerin çoğunda iki ile dört proje vardı.

## Neden on iki?

Sakinler 38 öneri gönderdi. Fen işleri, liman başkanlığını ilgilendirenleri ve bütçenin yarısını aşanları çıkardı; aynı bankı isteyen beş öneriyi birleştirdi.

## Sayımı denetleyin

Bütün sepetler indirilebilir. İsteyen, tarayıcısında ya da kendi programıyla yeniden sayabilir.`,
    },
    originalLocale: 'tr',
    topics: ['budget', 'democracy'],
    area: 'lighthouse-hill',
    author: { kind: 'committee', slug: 'budget-committee' },
    publishedAt: addDays(-92, '09:00'),
    opensAt: addDays(-90, '08:00'),
    closesAt: addDays(-64, '20:00'),
    details: pollRules({
      eligibility: 'verified',
      secrecy: 'secret',
      quorum: 100,
      shuffle: true,
      outcome: {
        statement: {
          en: 'Eight of the twelve projects are paid for, 394,000 together: the handrail on the 64 steps, the playground, the trees, the cinema evenings, the benches, the fountain, the cargo bicycles and the homes for swifts and bats. The 17,000 that are left go into next year’s budget.',
          ar: 'تُموَّل ثمانية من المشاريع الاثني عشر بكلفة 394,000 معًا: درابزين الدرجات الـ64 والملعب والأشجار وأمسيات السينما والمقاعد والسبيل ودراجتا الشحن وبيوت السمامات والخفافيش. ويُرحَّل المتبقي وقدره 17,000 إلى ميزانية العام المقبل.',
          tr: 'On iki projeden sekizi, toplam 394.000 ile ödeniyor: 64 basamağın korkuluğu, oyun alanı, ağaçlar, sinema akşamları, banklar, çeşme, yük bisikletleri, ebabil ve yarasa yuvaları. Kalan 17.000 gelecek yılın bütçesine aktarılıyor.',
        },
        next: {
          en: 'The benches and the bicycles come first, before the winter. The works department reports on every project here each quarter.',
          ar: 'تبدأ المقاعد والدراجتان قبل الشتاء، وتنشر دائرة الأشغال هنا تقريرًا عن كل مشروع كل ثلاثة أشهر.',
          tr: 'Önce banklar ve bisikletler, kıştan önce geliyor. Fen işleri her çeyrekte burada proje proje bilgi verecek.',
        },
        decidedOn: addDays(-57),
      },
    }),
    questions: [
      {
        type: 'budget',
        method: 'equalShares',
        prompt: {
          en: 'Which projects should Lighthouse Hill pay for?',
          ar: 'أي المشاريع ينبغي أن تموّلها تلة المنارة؟',
          tr: 'Fener Tepesi hangi projelere para ayırsın?',
        },
        help: {
          en: 'Projects in your basket may cost 411,000 together.',
          ar: 'يمكن أن تبلغ كلفة المشاريع في سلتك 411,000 معًا.',
          tr: 'Sepetinizdeki projelerin toplamı en çok 411.000 olabilir.',
        },
        settings: { budget: 411_000, currency: 'EUR', most: null, utility: 'cost' },
        options: [
          {
            label: {
              en: 'Handrail and lamps on the 64 steps',
              ar: 'درابزين ومصابيح للدرجات الـ64',
              tr: '64 basamağa korkuluk ve lamba',
            },
            description: {
              en: 'On both sides, with a rail at child height.',
              ar: 'على الجانبين، مع مسكة بارتفاع الأطفال.',
              tr: 'İki yana; biri çocuk boyunda.',
            },
            cost: 96_000,
          },
          {
            label: {
              en: 'Playground behind the school',
              ar: 'ملعب خلف المدرسة',
              tr: 'Okulun arkasına oyun alanı',
            },
            description: {
              en: 'Open to everybody after the last bell.',
              ar: 'مفتوح للجميع بعد آخر جرس.',
              tr: 'Son zilden sonra herkese açık.',
            },
            cost: 128_000,
          },
          {
            label: {
              en: 'Roof for the stop of line 4',
              ar: 'سقف لموقف الخط 4',
              tr: '4 numaralı hattın durağına çatı',
            },
            description: null,
            cost: 38_000,
          },
          {
            label: {
              en: 'Drinking fountain on the Green',
              ar: 'سبيل ماء في مرج المنارة',
              tr: 'Fener Çayırı’na çeşme',
            },
            description: {
              en: 'With a bowl for dogs.',
              ar: 'مع وعاء للكلاب.',
              tr: 'Köpekler için yalağıyla.',
            },
            cost: 22_000,
          },
          {
            label: {
              en: 'A bench every 150 metres',
              ar: 'مقعد كل 150 مترًا',
              tr: 'Her 150 metrede bir bank',
            },
            description: {
              en: 'Nine benches with armrests on the steep part of Lantern Street.',
              ar: 'تسعة مقاعد بمساند على الجزء المنحدر من شارع القنديل.',
              tr: 'Kandil Sokağı’nın dik yerine kolçaklı dokuz bank.',
            },
            cost: 31_000,
          },
          {
            label: {
              en: 'Two cargo bicycles to borrow',
              ar: 'دراجتا شحن للإعارة',
              tr: 'Ödünç iki yük bisikleti',
            },
            description: {
              en: 'With a motor for the hill.',
              ar: 'بمحرك يعين على صعود التلة.',
              tr: 'Yokuş için motorlu.',
            },
            cost: 12_000,
          },
          {
            label: {
              en: 'Forty trees for Lantern Street',
              ar: 'أربعون شجرة لشارع القنديل',
              tr: 'Kandil Sokağı’na kırk ağaç',
            },
            description: null,
            cost: 54_000,
          },
          {
            label: {
              en: 'Reading room in the keeper’s house',
              ar: 'قاعة قراءة في بيت حارس المنارة',
              tr: 'Fenerci evinde okuma odası',
            },
            description: {
              en: 'Open in the evening, with twelve seats and a stove.',
              ar: 'مفتوحة مساءً، وفيها اثنا عشر مقعدًا ومدفأة.',
              tr: 'Akşamları açık; on iki koltuk ve bir soba.',
            },
            cost: 118_000,
          },
          {
            label: {
              en: 'Hearing loop for the district hall',
              ar: 'حلقة سمعية لقاعة الحي',
              tr: 'Mahalle salonuna işitme döngüsü',
            },
            description: null,
            cost: 27_000,
          },
          {
            label: {
              en: 'New turf for the football pitch',
              ar: 'عشب جديد لملعب الكرة',
              tr: 'Futbol sahasına yeni çim',
            },
            description: {
              en: 'Playable after rain; seventeen teams train here.',
              ar: 'يصلح للعب بعد المطر، ويتدرب فيه سبعة عشر فريقًا.',
              tr: 'Yağmurdan sonra da oynanır; burada on yedi takım çalışıyor.',
            },
            cost: 190_000,
          },
          {
            label: {
              en: 'Homes for swifts and bats',
              ar: 'بيوت للسمامات والخفافيش',
              tr: 'Ebabil ve yarasa yuvaları',
            },
            description: null,
            cost: 6_000,
          },
          {
            label: {
              en: 'Cinema on the Green, six evenings',
              ar: 'سينما في المرج، ست أمسيات',
              tr: 'Çayırda sinema, altı akşam',
            },
            description: null,
            cost: 45_000,
          },
        ],
      },
    ],
    camps: [
      camp(78, [0.4, 0.95, 0.25, 0.4, 0.3, 0.3, 0.35, 0.2, 0.1, 0.35, 0.25, 0.35]),
      camp(54, [0.85, 0.15, 0.65, 0.4, 0.8, 0.1, 0.35, 0.4, 0.6, 0.05, 0.25, 0.2]),
      camp(41, [0.2, 0.25, 0.2, 0.3, 0.2, 0.35, 0.2, 0.1, 0.1, 0.9, 0.15, 0.55]),
      camp(36, [0.35, 0.2, 0.3, 0.55, 0.4, 0.6, 0.85, 0.65, 0.35, 0.05, 0.8, 0.45]),
    ],
  },
];
