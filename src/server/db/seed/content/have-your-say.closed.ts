import { singleChoice, votes } from '../questions';
import { addDays, type SeedPoll } from '../types';

/** Four that ended with a decision, and one that was called off. */
export const CLOSED_POLLS: readonly SeedPoll[] = [
  {
    slug: 'night-bus-hours',
    kind: 'poll',
    title: {
      en: 'Night bus N2: run until 3:00 for a 15% higher subsidy?',
      ar: 'هل توافق على تمديد خط N2 الليلي حتى 3:00 بزيادة 15% في الدعم؟',
      tr: 'N2 gece otobüsü: %15 fazla destekle saat 03.00’e kadar mı?',
    },
    summary: {
      en: 'The last N2 leaves the Old Port at 0:40. Two more hours at weekends would cost the city 15% more for its night service.',
      ar: 'تغادر آخر حافلة N2 الميناء القديم عند الساعة 0:40. إضافة ساعتين في عطلة نهاية الأسبوع ترفع كلفة الخدمة الليلية على المدينة بنسبة 15%.',
      tr: 'Son N2, Eski Liman’dan 00.40’ta kalkıyor. Hafta sonları iki saat daha çalışması gece hizmetinin maliyetini %15 artıracak.',
    },
    body: {
      en: `## What was asked

Line N2 connects the Old Port, the hospital, the university and New Shore. Nurses, bakers, restaurant staff and students had asked for later departures: on Fridays and Saturdays about 140 people were still waiting or walking home after the last bus.

## The figures

- Cost of the night network today: 620,000 a year
- Extra cost for departures until 3:00 at weekends: 93,000 a year, or 15%
- Buses needed: two; drivers needed: six

## What opponents said

Residents of Anchor Lane feared more noise at the terminus. The operator therefore moved the waiting bay for the night hours to the ferry car park, 200 metres from the nearest bedroom window.

The vote was open for four weeks.`,
      ar: `## ما الذي سألنا عنه؟

يربط خط N2 الميناء القديم بالمستشفى والجامعة والشاطئ الجديد. وقد طالب ممرضون وخبازون وعاملون في المطاعم وطلاب بمواعيد متأخرة، إذ كان نحو 140 شخصًا ينتظرون أو يعودون سيرًا بعد آخر حافلة في ليالي العطلة.

## الأرقام

- كلفة الشبكة الليلية حاليًا: 620,000 في السنة
- الكلفة الإضافية للتشغيل حتى 3:00 في عطلة نهاية الأسبوع: 93,000 في السنة، أي 15%
- المطلوب: حافلتان وستة سائقين

## ما قاله المعارضون

خشي سكان زقاق المرساة من مزيد من الضجيج عند المحطة الأخيرة. لذلك نقل المشغّل موقف الانتظار الليلي إلى مرأب العبّارات، على بعد 200 متر من أقرب نافذة.

استمر التصويت أربعة أسابيع.`,
      tr: `## Ne sorduk?

N2 hattı Eski Liman’ı, hastaneyi, üniversiteyi ve Yeni Kıyı’yı birbirine bağlıyor. Hemşireler, fırıncılar, lokanta çalışanları ve öğrenciler daha geç sefer istemişti: Hafta sonu geceleri son otobüsten sonra yaklaşık 140 kişi hâlâ bekliyor ya da eve yürüyordu.

## Rakamlar

- Gece ağının bugünkü maliyeti: yılda 620.000
- Hafta sonları 03.00’e kadar seferin ek maliyeti: yılda 93.000, yani %15
- Gereken araç: iki; gereken sürücü: altı

## Karşı çıkanlar ne dedi?

Çapa Sokağı sakinleri son durakta gürültünün artmasından çekindi. İşletme bunun üzerine gece bekleme yerini en yakın pencereden 200 metre uzaktaki feribot otoparkına taşıdı.

Oylama dört hafta açık kaldı.`,
    },
    originalLocale: 'ar',
    topics: ['mobility', 'budget', 'youth'],
    area: null,
    author: { kind: 'committee', slug: 'mobility-committee' },
    publishedAt: addDays(-76, '09:00'),
    opensAt: addDays(-75, '08:00'),
    closesAt: addDays(-47, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'secret',
      resultsVisibility: 'after_close',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: {
        statement: {
          en: 'The city council followed the vote: from the next timetable change, N2 runs until 3:00 on Fridays and Saturdays. Noise at the terminus will be measured for six months and reported to the Mobility Committee.',
          ar: 'أخذ مجلس المدينة بنتيجة التصويت: ابتداءً من تعديل المواعيد المقبل يعمل خط N2 حتى 3:00 ليلتي الجمعة والسبت. ويُقاس الضجيج عند المحطة الأخيرة ستة أشهر وتُرفع النتائج إلى لجنة التنقل.',
          tr: 'Kent meclisi oylamaya uydu: Önümüzdeki tarife değişikliğinden itibaren N2 cuma ve cumartesi geceleri 03.00’e kadar çalışacak. Son duraktaki gürültü altı ay ölçülüp Ulaşım Komitesi’ne bildirilecek.',
        },
        next: {
          en: 'The new timetable hangs at every stop of line N2 two weeks before the change. The first noise report is due after three months.',
          ar: 'يُعلَّق جدول المواعيد الجديد في كل محطات خط N2 قبل أسبوعين من التعديل. ويصدر أول تقرير عن الضجيج بعد ثلاثة أشهر.',
          tr: 'Yeni tarife, değişiklikten iki hafta önce N2 hattının bütün duraklarına asılacak. İlk gürültü raporu üç ay sonra çıkacak.',
        },
        decidedOn: addDays(-33),
      },
    },
    questions: [
      singleChoice(
        {
          en: 'Should line N2 run later at weekends?',
          ar: 'هل ينبغي أن يعمل خط N2 حتى وقت أبعد في عطلة نهاية الأسبوع؟',
          tr: 'N2 hattı hafta sonları daha geç saate kadar çalışsın mı?',
        },
        [
          {
            label: { en: 'Yes, until 3:00', ar: 'نعم، حتى 3:00', tr: 'Evet, 03.00’e kadar' },
            description: {
              en: 'Every 40 minutes on Fridays and Saturdays.',
              ar: 'كل 40 دقيقة ليلتي الجمعة والسبت.',
              tr: 'Cuma ve cumartesi geceleri 40 dakikada bir.',
            },
          },
          {
            label: {
              en: 'Yes, but only until 1:40',
              ar: 'نعم، لكن حتى 1:40 فقط',
              tr: 'Evet, ama yalnızca 01.40’a kadar',
            },
            description: {
              en: 'One extra departure, subsidy up by 5%.',
              ar: 'رحلة إضافية واحدة، وزيادة الدعم بنسبة 5%.',
              tr: 'Bir ek sefer, destek %5 artar.',
            },
          },
          {
            label: { en: 'No, keep it as it is', ar: 'لا، ليبقَ كما هو', tr: 'Hayır, böyle kalsın' },
            description: null,
          },
        ],
      ),
    ],
    camps: votes(132, 49, 27),
  },
  {
    slug: 'lighthouse-lighting',
    kind: 'poll',
    title: {
      en: 'How should the lighthouse shine in winter?',
      ar: 'كيف نضيء المنارة في الشتاء؟',
      tr: 'Fener kışın nasıl aydınlatılsın?',
    },
    summary: {
      en: 'A short question to the neighbours on Lighthouse Hill: five ways to light the tower on winter evenings.',
      ar: 'سؤال قصير إلى جيران تلة المنارة: خمس طرق لإضاءة البرج في أمسيات الشتاء.',
      tr: 'Fener Tepesi’ndeki komşulara kısa bir soru: kış akşamlarında kuleyi aydınlatmanın beş yolu.',
    },
    body: {
      en: `## A question for the hill

The beacon itself is a matter for the port authority and never changes. This was about the eight floodlights at the foot of the tower, which came to the end of their service life last spring. They can be replaced by lamps whose colour and hours are set from a desk.

The team Harbour Heritage asked the people who look at the tower from their kitchen windows. The poll was announced by a notice in 310 letterboxes and was open for ten days.

## What we promised

- No light after 23:00, to spare birds and sleepers
- No advertising, ever
- Running costs no higher than before

## Turnout

Seventeen neighbours took part. That is few, and the decision below takes it into account.`,
      ar: `## سؤال إلى أهل التلة

ضوء الملاحة نفسه من شأن سلطة الميناء ولا يتغير أبدًا. السؤال هنا عن الكشافات الثمانية عند قاعدة البرج، وقد انتهى عمرها التشغيلي في الربيع الماضي. ويمكن استبدالها بمصابيح يُضبط لونها وساعات عملها من المكتب.

توجّه فريق تراث المرفأ بالسؤال إلى من يرون البرج من نوافذ مطابخهم. أُعلن عن الاستطلاع ببطاقات في 310 صناديق بريد، وبقي مفتوحًا عشرة أيام.

## بمَ تعهّدنا؟

- لا إضاءة بعد 23:00، رفقًا بالطيور وبالنائمين
- لا إعلانات مطلقًا
- كلفة تشغيل لا تتجاوز السابقة

## المشاركة

شارك سبعة عشر من الجيران. وهو عدد قليل، وقد رُوعي ذلك في القرار أدناه.`,
      tr: `## Tepeye bir soru

Seyir ışığının kendisi liman başkanlığının işi ve hiç değişmiyor. Soru, kulenin dibindeki sekiz projektörle ilgiliydi; ömürleri geçen bahar doldu. Yerlerine, rengi ve saatleri masadan ayarlanan lambalar takılabiliyor.

Liman Mirası ekibi, kuleyi mutfak penceresinden görenlere sordu. Anket 310 posta kutusuna bırakılan kartlarla duyuruldu ve on gün açık kaldı.

## Ne söz verdik?

- Kuşlar ve uyuyanlar için 23.00’ten sonra ışık yok
- Reklam asla yok
- İşletme gideri eskisinden yüksek olmayacak

## Katılım

On yedi komşu oy kullandı. Bu az bir sayı; aşağıdaki karar bunu göz önünde tutuyor.`,
    },
    originalLocale: 'tr',
    topics: ['culture', 'harbour'],
    area: 'lighthouse-hill',
    author: { kind: 'team', slug: 'harbour-heritage' },
    publishedAt: addDays(-41, '16:00'),
    opensAt: addDays(-40, '08:00'),
    closesAt: addDays(-30, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'open',
      resultsVisibility: 'always',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: {
        statement: {
          en: 'Because only seventeen neighbours voted, warm white light is introduced as a trial for one winter. In spring the district council of Lighthouse Hill asks again, this time with a walk around the tower.',
          ar: 'بما أن عدد المصوّتين سبعة عشر فقط، تُعتمد الإضاءة البيضاء الدافئة تجربةً لشتاء واحد. وفي الربيع يعيد مجلس حي تلة المنارة السؤال، وهذه المرة مع جولة حول البرج.',
          tr: 'Yalnızca on yedi komşu oy kullandığı için sıcak beyaz ışık bir kış boyunca denenecek. Fener Tepesi mahalle meclisi baharda, bu kez kule çevresinde bir yürüyüşle yeniden soracak.',
        },
        next: {
          en: 'The walk around the tower is announced here and by a notice in every letterbox on the hill.',
          ar: 'يُعلن عن الجولة حول البرج هنا وببطاقة في كل صندوق بريد على التلة.',
          tr: 'Kule çevresindeki yürüyüş burada ve tepedeki her posta kutusuna bırakılacak bir kartla duyurulacak.',
        },
        decidedOn: addDays(-24),
      },
    },
    questions: [
      singleChoice(
        {
          en: 'Which light should the tower have between dusk and 23:00?',
          ar: 'أي إضاءة تفضّل للبرج من الغسق حتى 23:00؟',
          tr: 'Kule, alacakaranlıktan 23.00’e kadar nasıl aydınlatılsın?',
        },
        [
          {
            label: { en: 'Warm white', ar: 'أبيض دافئ', tr: 'Sıcak beyaz' },
            description: null,
          },
          {
            label: {
              en: 'Only the upper gallery',
              ar: 'الشرفة العليا فقط',
              tr: 'Yalnızca üst balkon',
            },
            description: null,
          },
          {
            label: {
              en: 'Blue on Saturdays, otherwise dark',
              ar: 'أزرق يوم السبت، ومظلم في سائر الأيام',
              tr: 'Cumartesileri mavi, diğer günler karanlık',
            },
            description: null,
          },
          {
            label: {
              en: 'No floodlight at all',
              ar: 'لا كشافات إطلاقًا',
              tr: 'Hiç projektör olmasın',
            },
            description: null,
          },
          {
            label: {
              en: 'Changing colours every hour',
              ar: 'ألوان تتبدل كل ساعة',
              tr: 'Her saat değişen renkler',
            },
            description: null,
          },
        ],
      ),
    ],
    camps: votes(11, 3, 2, 1, 0),
  },
  {
    slug: 'school-street-trial',
    kind: 'poll',
    title: {
      en: 'Continue the school street on Lantern Street?',
      ar: 'هل يستمر «شارع المدرسة» في شارع القنديل؟',
      tr: 'Kandil Sokağı’ndaki okul sokağı sürsün mü?',
    },
    summary: {
      en: 'For ten weeks Lantern Street was closed to cars around the school bell. Should the trial become permanent?',
      ar: 'طوال عشرة أسابيع أُغلق شارع القنديل أمام السيارات وقت قرع جرس المدرسة. فهل تصبح التجربة دائمة؟',
      tr: 'Kandil Sokağı on hafta boyunca ders giriş ve çıkışında araçlara kapatıldı. Deneme kalıcı olsun mu?',
    },
    body: {
      en: `## Ten weeks in figures

From 7:30 to 8:15 and from 12:30 to 13:15, volunteers in yellow vests pulled a gate across Lantern Street. We counted before and during the trial:

| | Before | During |
| --- | ---: | ---: |
| Children arriving on foot or by bicycle | 46% | 71% |
| Cars stopping in front of the gate | 118 | 9 |
| Cars on parallel Harbour Road per hour | 240 | 265 |

## What parents and neighbours told us

Most parents were relieved. Neighbours asked for a clear rule on tradespeople, and the bakery on the corner missed its early customers in the first fortnight.

## The choice

The options were worked out with the school, the bakery and the team Young Voices. The city pays for a fixed barrier only if the street stays a school street for at least three years.`,
      ar: `## عشرة أسابيع بالأرقام

من 7:30 إلى 8:15 ومن 12:30 إلى 13:15 كان متطوعون بسترات صفراء يسحبون بوابة عبر شارع القنديل. وقد أجرينا العدّ قبل التجربة وأثناءها:

| | قبل | أثناء |
| --- | ---: | ---: |
| الأطفال القادمون سيرًا أو بالدراجة | 46% | 71% |
| السيارات المتوقفة أمام البوابة | 118 | 9 |
| السيارات في طريق المرفأ الموازي كل ساعة | 240 | 265 |

## ما قاله الأهالي والجيران

أبدى معظم الأهالي ارتياحهم. وطلب الجيران قاعدة واضحة لدخول الحرفيين، أما المخبز عند الزاوية فقد افتقد زبائن الصباح في الأسبوعين الأولين.

## الخيارات

أُعدّت الخيارات مع المدرسة والمخبز وفريق أصوات شابة. ولا تموّل البلدية حاجزًا ثابتًا إلا إذا بقي الشارع شارعًا مدرسيًا ثلاث سنوات على الأقل.`,
      tr: `## Rakamlarla on hafta

Sarı yelekli gönüllüler 7.30–8.15 ve 12.30–13.15 saatlerinde Kandil Sokağı’na bir kapı çekti. Denemeden önce ve deneme sırasında saydık:

| | Önce | Deneme sırasında |
| --- | ---: | ---: |
| Yürüyerek ya da bisikletle gelen çocuklar | %46 | %71 |
| Kapı önünde duran araçlar | 118 | 9 |
| Paralel Liman Caddesi’nde saatte geçen araç | 240 | 265 |

## Veliler ve komşular ne dedi?

Velilerin çoğu rahatladı. Komşular ustalar için açık bir kural istedi; köşedeki fırın ilk iki hafta sabah müşterilerini aradı.

## Seçenekler

Seçenekler okul, fırın ve Genç Sesler ekibiyle birlikte hazırlandı. Belediye sabit bir bariyerin parasını ancak sokak en az üç yıl okul sokağı kalırsa ödüyor.`,
    },
    originalLocale: 'en',
    topics: ['mobility', 'education', 'youth'],
    area: 'lighthouse-hill',
    author: { kind: 'person', person: 'nadia' },
    publishedAt: addDays(-112, '10:00'),
    opensAt: addDays(-110, '08:00'),
    closesAt: addDays(-89, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'open',
      resultsVisibility: 'after_vote',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: {
        statement: {
          en: 'Lantern Street stays a school street, morning and midday, for three years. Tradespeople receive a pass from the district office; the barrier was ordered together with two loading bays for the bakery.',
          ar: 'يبقى شارع القنديل شارعًا مدرسيًا صباحًا وظهرًا لمدة ثلاث سنوات. يحصل الحرفيون على تصريح من مكتب الحي، وقد طُلب الحاجز مع موقفَي تحميل للمخبز.',
          tr: 'Kandil Sokağı üç yıl boyunca sabah ve öğle saatlerinde okul sokağı olarak kalacak. Ustalar mahalle bürosundan geçiş kartı alacak; bariyer, fırın için iki yükleme cebiyle birlikte sipariş edildi.',
        },
        next: {
          en: 'The barrier is set up in the holidays. Until then the volunteers in yellow vests keep the gate.',
          ar: 'يُركَّب الحاجز في العطلة المدرسية. وإلى ذلك الحين يتولى المتطوعون بالسترات الصفراء أمر البوابة.',
          tr: 'Bariyer tatilde takılacak. O zamana kadar kapıda sarı yelekli gönüllüler duracak.',
        },
        decidedOn: addDays(-75),
      },
    },
    questions: [
      singleChoice(
        {
          en: 'What should happen after the trial?',
          ar: 'ماذا بعد انتهاء التجربة؟',
          tr: 'Denemeden sonra ne olsun?',
        },
        [
          {
            label: {
              en: 'Continue, morning and midday',
              ar: 'يستمر صباحًا وظهرًا',
              tr: 'Sabah ve öğle sürsün',
            },
            description: null,
          },
          {
            label: {
              en: 'Continue, mornings only',
              ar: 'يستمر صباحًا فقط',
              tr: 'Yalnızca sabah sürsün',
            },
            description: null,
          },
          {
            label: { en: 'End the school street', ar: 'تنتهي التجربة', tr: 'Sona ersin' },
            description: null,
          },
        ],
      ),
    ],
    camps: votes(97, 41, 26),
  },
  {
    slug: 'winter-festival-place',
    kind: 'poll',
    title: {
      en: 'Where should this year’s winter festival be?',
      ar: 'أين نقيم مهرجان الشتاء هذا العام؟',
      tr: 'Önümüzdeki kış şenliği kentimizin hangi meydanında kurulsun?',
    },
    summary: {
      en: 'Sixty stalls, an ice rink and a stage need a place. Four squares are large enough.',
      ar: 'ستون كشكًا وحلبة جليد ومسرح تبحث عن مكان. أربع ساحات تتسع لها.',
      tr: 'Altmış tezgâh, bir buz pisti ve bir sahne yer arıyor. Dört meydan yeterince büyük.',
    },
    body: {
      en: `## A festival on the move

For nine years the winter festival stood on Market Square. While the paving there is being renewed, it has to move, and that is a good moment to ask where it belongs.

## What each place offers

- **Ferry Square** by the Old Port: a view of the water, windy, T2 at the door
- **Orchard Square** in Green Valley: sheltered, many families nearby, fewer parking spaces
- **Lighthouse Green**: the finest view, but 64 steps from the bus stop; a shuttle for people who cannot climb would be provided
- **University Forecourt**: plenty of room, quiet in the holidays

## What stays the same

Admission is free, the ice rink opens for schools in the morning, and the choirs of all six districts sing on the last evening. The city contributes 85,000, as in previous years.`,
      ar: `## مهرجان ينتقل

أقيم مهرجان الشتاء تسع سنوات في ساحة السوق. ومع تجديد بلاطها لا بد له من الانتقال، وهي فرصة جيدة لنسأل: أين مكانه؟

## ما الذي يقدمه كل مكان؟

- **ساحة العبّارات** عند الميناء القديم: إطلالة على الماء، ورياح، وترام T2 عند المدخل
- **ساحة البستان** في الوادي الأخضر: محمية من الرياح، وقريبة من عائلات كثيرة، ومواقفها أقل
- **مرج المنارة**: أجمل إطلالة، لكنه يبعد 64 درجة عن موقف الحافلة، وتُوفَّر حافلة صغيرة لمن لا يستطيع الصعود
- **باحة الجامعة**: متسع كبير وهدوء في العطلة

## ما الذي لا يتغير؟

الدخول مجاني، وحلبة الجليد مفتوحة للمدارس صباحًا، وتغني جوقات الأحياء الستة في الأمسية الأخيرة. وتسهم البلدية بمبلغ 85,000 كما في السنوات السابقة.`,
      tr: `## Yer değiştiren şenlik

Kış şenliği dokuz yıl Çarşı Meydanı’nda kuruldu. Meydanın taşları yenilenirken şenlik taşınmak zorunda; nereye ait olduğunu sormak için de iyi bir fırsat.

## Hangi yer ne sunuyor?

- Eski Liman’daki **Feribot Meydanı**: deniz manzarası, rüzgâr, kapıda T2
- Yeşil Vadi’deki **Bostan Meydanı**: korunaklı, çevresinde çok aile var, otoparkı az
- **Fener Çayırı**: en güzel manzara, ama otobüs durağından 64 basamak; çıkamayanlar için servis sağlanır
- **Üniversite Önü**: bol yer, tatilde sakin

## Neler aynı kalıyor?

Giriş ücretsiz, buz pisti sabahları okullara açık ve son akşam altı mahallenin koroları birlikte söylüyor. Belediye önceki yıllardaki gibi 85.000 katkı veriyor.`,
    },
    originalLocale: 'tr',
    topics: ['culture'],
    area: null,
    author: { kind: 'organisation' },
    publishedAt: addDays(-62, '12:00'),
    opensAt: addDays(-60, '08:00'),
    closesAt: addDays(-39, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'secret',
      resultsVisibility: 'after_close',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: {
        statement: {
          en: 'The winter festival moves to Ferry Square. A wind screen of old sails, proposed by Harbour Heritage, will protect the stage; the choirs’ evening takes place on Orchard Square, which came second by four votes.',
          ar: 'ينتقل مهرجان الشتاء إلى ساحة العبّارات. وسيحمي المسرحَ حاجزُ رياح من أشرعة قديمة باقتراح من فريق تراث المرفأ، أما أمسية الجوقات فتقام في ساحة البستان التي حلّت ثانيةً بفارق أربعة أصوات.',
          tr: 'Kış şenliği Feribot Meydanı’na taşınıyor. Sahneyi, Liman Mirası ekibinin önerdiği eski yelkenlerden bir rüzgâr perdesi koruyacak; korolar akşamı ise dört oy farkla ikinci olan Bostan Meydanı’nda yapılacak.',
        },
        next: {
          en: 'Stalls can be booked from the first Monday of October; the choirs meet for a first joint rehearsal a month earlier.',
          ar: 'يبدأ حجز الأكشاك من أول إثنين من تشرين الأول، وتلتقي الجوقات قبل ذلك بشهر في أول تدريب مشترك.',
          tr: 'Tezgâh başvuruları ekimin ilk pazartesisi başlıyor; korolar bir ay önce ilk ortak provada buluşacak.',
        },
        decidedOn: addDays(-31),
      },
    },
    questions: [
      singleChoice(
        {
          en: 'Which place suits the winter festival best?',
          ar: 'أي مكان هو الأنسب لمهرجان الشتاء؟',
          tr: 'Kış şenliğine en çok hangi yer yakışır?',
        },
        [
          {
            label: { en: 'Ferry Square', ar: 'ساحة العبّارات', tr: 'Feribot Meydanı' },
            description: { en: 'Old Port', ar: 'الميناء القديم', tr: 'Eski Liman' },
          },
          {
            label: { en: 'Orchard Square', ar: 'ساحة البستان', tr: 'Bostan Meydanı' },
            description: { en: 'Green Valley', ar: 'الوادي الأخضر', tr: 'Yeşil Vadi' },
          },
          {
            label: { en: 'Lighthouse Green', ar: 'مرج المنارة', tr: 'Fener Çayırı' },
            description: { en: 'Lighthouse Hill', ar: 'تلة المنارة', tr: 'Fener Tepesi' },
          },
          {
            label: { en: 'University Forecourt', ar: 'باحة الجامعة', tr: 'Üniversite Önü' },
            description: { en: 'University', ar: 'حي الجامعة', tr: 'Üniversite' },
          },
        ],
      ),
    ],
    camps: votes(78, 74, 35, 19),
  },
  {
    slug: 'market-opening-hours',
    kind: 'poll',
    title: {
      en: 'New opening hours for the fish market',
      ar: 'مواعيد جديدة لسوق السمك',
      tr: 'Balık pazarı için yeni açılış saatleri',
    },
    summary: {
      en: 'Earlier, later or on Sundays too? The poll was stopped after one week because one of its options could not have been carried out.',
      ar: 'أبكر أم أبعد أم أيام الأحد أيضًا؟ أوقفنا الاستطلاع بعد أسبوع لأن أحد خياراته لم يكن ممكن التنفيذ.',
      tr: 'Daha erken mi, daha geç mi, pazarları da mı? Seçeneklerden biri uygulanamayacağı için oylama bir hafta sonra durduruldu.',
    },
    body: {
      en: `## What the poll was about

The fish market opens from Tuesday to Saturday, 6:00 to 13:00. People with a normal working day can only come on Saturdays, when the queue reaches the tram stop. The Old Port Traders had suggested three new timetables.

## Why it was stopped

In the first week the harbour master pointed out that the ice plant has no licence to run on Sundays. The option “Sunday morning” could therefore not have been carried out before the licence is changed, which takes about eight months. A vote on something the city cannot deliver would not have been fair.

## What happens now

- The ballots cast so far have been deleted; nobody’s choice is published.
- The traders and the port authority are talking about the ice plant.
- Until then, please share your view in the dialogue “Before we vote again: fish market hours”.

We apologise to everyone who had already voted.`,
      ar: `## عمّ كان الاستطلاع؟

يفتح سوق السمك من الثلاثاء إلى السبت، من 6:00 إلى 13:00. ومن يعمل بدوام عادي لا يستطيع المجيء إلا يوم السبت، حين يصل الطابور إلى محطة الترام. وكان تجار الميناء القديم قد اقترحوا ثلاثة جداول جديدة.

## لماذا أُوقف؟

في الأسبوع الأول نبّه مدير المرفأ إلى أن معمل الثلج غير مرخّص للعمل أيام الأحد. ولذلك لم يكن ممكنًا تنفيذ خيار «صباح الأحد» قبل تعديل الترخيص، وهو ما يستغرق نحو ثمانية أشهر. وليس من الإنصاف أن نصوّت على ما لا تستطيع المدينة الوفاء به.

## ماذا الآن؟

- حُذفت الأصوات التي أُدلي بها، ولن يُنشر اختيار أحد.
- يتباحث التجار وسلطة الميناء في شأن معمل الثلج.
- وإلى ذلك الحين نرحب بآرائكم في حوار «قبل أن نصوّت مجددًا: مواعيد سوق السمك».

نعتذر إلى كل من كان قد صوّت.`,
      tr: `## Oylama neyle ilgiliydi?

Balık pazarı salıdan cumartesiye 6.00–13.00 arasında açık. Mesaisi olanlar yalnızca cumartesi gelebiliyor; o gün de kuyruk tramvay durağına kadar uzanıyor. Eski Liman Esnafı üç yeni çizelge önermişti.

## Neden durduruldu?

İlk hafta liman başkanlığı, buz tesisinin pazar günleri çalışma ruhsatı olmadığına dikkat çekti. “Pazar sabahı” seçeneği, yaklaşık sekiz ay süren ruhsat değişikliğinden önce uygulanamayacaktı. Kentin yerine getiremeyeceği bir şeyi oylamak doğru olmazdı.

## Şimdi ne olacak?

- Kullanılan oylar silindi; kimsenin tercihi yayımlanmayacak.
- Esnaf ve liman başkanlığı buz tesisini görüşüyor.
- O zamana kadar görüşünüzü “Yeniden oylamadan önce: balık pazarı saatleri” diyaloğunda paylaşabilirsiniz.

Oy kullanmış olan herkesten özür dileriz.`,
    },
    originalLocale: 'en',
    topics: ['harbour', 'health'],
    area: 'old-port',
    author: { kind: 'team', slug: 'old-port-traders' },
    publishedAt: addDays(-27, '09:00'),
    opensAt: addDays(-26, '08:00'),
    closesAt: addDays(-5, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'secret',
      resultsVisibility: 'after_close',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: {
        en: 'Stopped after one week: the ice plant is not licensed for Sundays, so one option could not have been carried out. All ballots were deleted.',
        ar: 'أُوقف بعد أسبوع: معمل الثلج غير مرخّص للعمل أيام الأحد، فكان أحد الخيارات متعذر التنفيذ. حُذفت جميع الأصوات.',
        tr: 'Bir hafta sonra durduruldu: Buz tesisinin pazar ruhsatı olmadığı için seçeneklerden biri uygulanamazdı. Tüm oylar silindi.',
      },
      outcome: null,
    },
    questions: [
      singleChoice(
        {
          en: 'Which timetable suits you best?',
          ar: 'أي جدول يناسبك أكثر؟',
          tr: 'Hangi çizelge size daha uygun?',
        },
        [
          {
            label: {
              en: 'Open from 5:00',
              ar: 'الافتتاح من 5:00',
              tr: '5.00’te açılsın',
            },
            description: null,
          },
          {
            label: {
              en: 'Thursdays until 19:00',
              ar: 'الخميس حتى 19:00',
              tr: 'Perşembe 19.00’a kadar',
            },
            description: null,
          },
          {
            label: { en: 'Sunday morning', ar: 'صباح الأحد', tr: 'Pazar sabahı' },
            description: {
              en: 'Not possible with the present licence of the ice plant.',
              ar: 'غير ممكن بترخيص معمل الثلج الحالي.',
              tr: 'Buz tesisinin bugünkü ruhsatıyla mümkün değil.',
            },
          },
          {
            label: { en: 'No change', ar: 'بلا تغيير', tr: 'Değişiklik olmasın' },
            description: null,
          },
        ],
      ),
    ],
    camps: [],
  },
];
