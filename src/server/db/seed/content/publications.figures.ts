import { addDays, type SeedPublication } from '../types';
import { printed } from './publications.documents';

export const FIGURES: readonly SeedPublication[] = [
  {
    slug: 'city-budget-2026-at-a-glance',
    kind: 'budget',
    title: {
      en: 'City budget 2026 at a glance',
      ar: 'ميزانية المدينة 2026 في لمحة',
      tr: 'Bir bakışta 2026 kent bütçesi',
    },
    summary: {
      en: 'Where the 212 million come from, where they go and what each resident has of it: the short version of the budget on four pages.',
      ar: 'من أين تأتي 212 مليونًا وإلى أين تذهب وما نصيب كل ساكن منها: النسخة المختصرة من الميزانية في أربع صفحات.',
      tr: '212 milyon nereden geliyor, nereye gidiyor, kişi başına ne düşüyor? Bütçenin dört sayfalık kısa hâli.',
    },
    body: {
      en: `## Income

| Source | Million |
| --- | ---: |
| Taxes | 106.0 |
| Transfers from the state | 66.2 |
| Fees and harbour income | 29.2 |
| Loans | 10.6 |
| **Total** | **212.0** |

## Spending

| Area | Million | Per resident | Change from last year |
| --- | ---: | ---: | ---: |
| Schools and childcare | 58.3 | 694 | +2.1 % |
| Streets, trams and buses | 41.2 | 490 | +6.3 % |
| Health and social services | 37.4 | 445 | +1.8 % |
| Culture, libraries and sport | 19.1 | 227 | +0.9 % |
| Administration and digital services | 18.6 | 221 | −1.2 % |
| Parks, water and climate | 17.0 | 202 | +5.4 % |
| Housing | 12.0 | 143 | +1.5 % |
| Reserve and interest | 8.4 | 100 | −0.4 % |
| **Total** | **212.0** | **2,524** | **+2.4 %** |

## What is new

- Rails of tram line T2: second section
- Two more advisers for rent questions
- 411,000 for the neighbourhood budget, decided by the votes of residents

## How the budget comes about

The finance department drafts, the Budget Committee reads it twice in public, the council decides. Anyone may speak at the readings for three minutes.`,
      ar: `## الإيرادات

| المصدر | مليون |
| --- | ---: |
| الضرائب | 106.0 |
| تحويلات الدولة | 66.2 |
| الرسوم وعائدات الميناء | 29.2 |
| القروض | 10.6 |
| **المجموع** | **212.0** |

## النفقات

| الباب | مليون | لكل ساكن | التغيّر عن العام الماضي |
| --- | ---: | ---: | ---: |
| المدارس ورعاية الأطفال | 58.3 | 694 | +2.1 % |
| الشوارع والترام والحافلات | 41.2 | 490 | +6.3 % |
| الصحة والخدمات الاجتماعية | 37.4 | 445 | +1.8 % |
| الثقافة والمكتبات والرياضة | 19.1 | 227 | +0.9 % |
| الإدارة والخدمات الرقمية | 18.6 | 221 | −1.2 % |
| الحدائق والمياه والمناخ | 17.0 | 202 | +5.4 % |
| الإسكان | 12.0 | 143 | +1.5 % |
| الاحتياطي والفوائد | 8.4 | 100 | −0.4 % |
| **المجموع** | **212.0** | **2,524** | **+2.4 %** |

## ما الجديد

- قضبان خط الترام T2: المرحلة الثانية
- مستشاران إضافيان لشؤون الإيجار
- 411,000 لميزانية الأحياء تقررها أصوات السكان

## كيف تنشأ الميزانية؟

تضع الإدارة المالية المسودة، وتقرؤها لجنة الميزانية مرتين علنًا، ثم يقرر المجلس. ويحق لكل شخص أن يتحدث في القراءتين ثلاث دقائق.`,
      tr: `## Gelirler

| Kaynak | Milyon |
| --- | ---: |
| Vergiler | 106,0 |
| Devlet payları | 66,2 |
| Harçlar ve liman gelirleri | 29,2 |
| Krediler | 10,6 |
| **Toplam** | **212,0** |

## Giderler

| Alan | Milyon | Kişi başına | Geçen yıla göre |
| --- | ---: | ---: | ---: |
| Okullar ve çocuk bakımı | 58,3 | 694 | +%2,1 |
| Yollar, tramvay ve otobüsler | 41,2 | 490 | +%6,3 |
| Sağlık ve sosyal hizmetler | 37,4 | 445 | +%1,8 |
| Kültür, kütüphaneler ve spor | 19,1 | 227 | +%0,9 |
| Yönetim ve dijital hizmetler | 18,6 | 221 | −%1,2 |
| Parklar, su ve iklim | 17,0 | 202 | +%5,4 |
| Konut | 12,0 | 143 | +%1,5 |
| Yedek ve faiz | 8,4 | 100 | −%0,4 |
| **Toplam** | **212,0** | **2.524** | **+%2,4** |

## Yeni olanlar

- T2 tramvay hattının rayları: ikinci bölüm
- Kira sorunları için iki danışman daha
- Sakinlerin oylarıyla belirlenen mahalle bütçesine 411.000

## Bütçe nasıl ortaya çıkar?

Mali işler müdürlüğü taslağı hazırlar, Bütçe Komitesi herkese açık iki oturumda okur, meclis karar verir. Oturumlarda herkes üç dakika konuşabilir.`,
    },
    originalLocale: 'tr',
    topics: ['budget'],
    area: null,
    author: { kind: 'committee', slug: 'budget-committee' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-286, '10:00'),
    details: {
      issuingBody: {
        en: 'Finance Department',
        ar: 'الإدارة المالية',
        tr: 'Mali İşler Müdürlüğü',
      },
      issuedOn: addDays(-290),
      identifier: 'HC-PUB-2026-002',
      languages: ['en', 'ar', 'tr'],
      pages: 4,
      licence: 'CC BY 4.0',
      supersedes: null,
      supersededBy: null,
      related: [
        { section: 'governance', slug: 'budget-for-the-coming-year' },
        { section: 'have-your-say', slug: 'neighbourhood-budget' },
      ],
    },
  },
  {
    slug: 'passengers-on-line-t2',
    kind: 'dataset',
    title: {
      en: 'Passengers on line T2, by stop and day of the week',
      ar: 'ركاب خط T2 بحسب المحطة ويوم الأسبوع',
      tr: 'T2 hattının yolcuları, durağa ve haftanın gününe göre',
    },
    summary: {
      en: 'How many people get on at each of the six stops on an average weekday, Saturday and Sunday. Free to use for any purpose.',
      ar: 'كم شخصًا يصعد في كل محطة من المحطات الست في يوم عمل وسبت وأحد متوسط. الاستخدام حر لأي غرض.',
      tr: 'Ortalama bir hafta içi günü, cumartesi ve pazar altı durağın her birinde kaç kişi biniyor? Her amaçla serbestçe kullanılabilir.',
    },
    body: {
      en: `## The data

Passengers getting on, average of twelve weeks without school holidays:

| Stop | Weekday | Saturday | Sunday |
| --- | ---: | ---: | ---: |
| Hospital | 2,140 | 1,120 | 910 |
| Mill Street | 2,860 | 1,940 | 1,050 |
| Market Square | 2,410 | 2,230 | 1,120 |
| Fish Market | 3,020 | 2,870 | 2,060 |
| New Shore | 1,690 | 1,780 | 1,840 |
| University | 3,480 | 1,260 | 920 |
| **All stops** | **15,600** | **11,200** | **7,900** |

## How it was counted

Sensors above the doors count everyone who gets on or off. They record no images and recognise nobody. Once a month two people count by hand for a day; the difference was 2.3 percent at most.

## Columns

- **stop**: name in three languages
- **day**: weekday, Saturday or Sunday
- **boarding**: average number of people getting on, rounded to ten

## Please note

Prams are not counted as persons, children carried in the arms are not always recognised. At the New Shore the numbers double in the bathing season; those weeks are not included here. Questions and corrections: opendata@harbour.example.`,
      ar: `## البيانات

عدد الصاعدين، متوسط اثني عشر أسبوعًا خارج العطل المدرسية:

| المحطة | يوم عمل | السبت | الأحد |
| --- | ---: | ---: | ---: |
| المستشفى | 2,140 | 1,120 | 910 |
| شارع الطاحونة | 2,860 | 1,940 | 1,050 |
| ساحة السوق | 2,410 | 2,230 | 1,120 |
| سوق السمك | 3,020 | 2,870 | 2,060 |
| الشاطئ الجديد | 1,690 | 1,780 | 1,840 |
| الجامعة | 3,480 | 1,260 | 920 |
| **كل المحطات** | **15,600** | **11,200** | **7,900** |

## كيف جرى العدّ؟

تعدّ حسّاسات فوق الأبواب كل من يصعد أو ينزل، ولا تسجّل صورًا ولا تتعرف إلى أحد. ويعدّ شخصان باليد يومًا كاملًا مرة في الشهر، ولم يتجاوز الفرق 2.3 في المئة.

## الأعمدة

- **stop**: اسم المحطة بثلاث لغات
- **day**: يوم عمل أو سبت أو أحد
- **boarding**: متوسط عدد الصاعدين مقرّبًا إلى العشرة

## للانتباه

لا تُحسب عربات الأطفال أشخاصًا، ولا يُتعرَّف دائمًا إلى الأطفال المحمولين على الأذرع. ويتضاعف العدد في الشاطئ الجديد في موسم السباحة، وتلك الأسابيع غير مشمولة هنا. للأسئلة والتصويبات: opendata@harbour.example.`,
      tr: `## Veriler

Binen yolcu sayısı, okul tatilleri dışındaki on iki haftanın ortalaması:

| Durak | Hafta içi | Cumartesi | Pazar |
| --- | ---: | ---: | ---: |
| Hastane | 2.140 | 1.120 | 910 |
| Değirmen Sokağı | 2.860 | 1.940 | 1.050 |
| Çarşı Meydanı | 2.410 | 2.230 | 1.120 |
| Balık Pazarı | 3.020 | 2.870 | 2.060 |
| Yeni Kıyı | 1.690 | 1.780 | 1.840 |
| Üniversite | 3.480 | 1.260 | 920 |
| **Bütün duraklar** | **15.600** | **11.200** | **7.900** |

## Nasıl sayıldı?

Kapıların üstündeki algılayıcılar inen ve binen herkesi sayar. Görüntü kaydetmez, kimseyi tanımaz. Ayda bir gün iki kişi elle sayım yapar; fark en çok yüzde 2,3 oldu.

## Sütunlar

- **stop**: durağın üç dildeki adı
- **day**: hafta içi, cumartesi ya da pazar
- **boarding**: binenlerin ona yuvarlanmış ortalama sayısı

## Dikkat

Bebek arabaları kişi sayılmaz, kucaktaki çocuklar her zaman algılanmaz. Yeni Kıyı’da yüzme mevsiminde sayılar ikiye katlanır; o haftalar burada yer almıyor. Soru ve düzeltmeler: opendata@harbour.example.`,
    },
    originalLocale: 'en',
    topics: ['mobility', 'digital'],
    area: null,
    author: { kind: 'committee', slug: 'mobility-committee' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-86, '12:00'),
    attachments: [
      {
        file: 'passengers-on-line-t2.csv',
        title: { en: 'The data', ar: 'البيانات', tr: 'Veriler' },
        description: {
          en: 'CSV in UTF-8; a line for each stop and day of the week.',
          ar: 'ملف CSV بترميز UTF-8، سطر لكل محطة ونوع من الأيام.',
          tr: 'UTF-8 kodlamalı CSV; her durak ve gün türü için bir satır.',
        },
        locale: null,
      },
    ],
    details: {
      issuingBody: {
        en: 'Transport Department',
        ar: 'إدارة النقل',
        tr: 'Ulaşım Müdürlüğü',
      },
      issuedOn: addDays(-90),
      identifier: 'HC-PUB-2026-014',
      languages: ['en', 'ar', 'tr'],
      pages: null,
      licence: 'CC0 1.0',
      supersedes: null,
      supersededBy: null,
    },
  },
  {
    slug: 'street-tree-register',
    kind: 'dataset',
    title: {
      en: 'Street tree register',
      ar: 'سجل أشجار الشوارع',
      tr: 'Sokak ağaçları kütüğü',
    },
    summary: {
      en: '1,460 trees and 212 empty pits with place, species and state of health, counted by volunteers and checked by the parks department.',
      ar: '1,460 شجرة و212 حوضًا فارغًا مع الموقع والنوع والحالة الصحية، أحصاها متطوعون وراجعتها إدارة الحدائق.',
      tr: 'Yeri, türü ve sağlık durumuyla 1.460 ağaç ve 212 boş çukur; gönüllüler saydı, park müdürlüğü denetledi.',
    },
    body: {
      en: `## The count by district

| District | Trees | Empty pits | In good health |
| --- | ---: | ---: | ---: |
| Old Port | 168 | 47 | 71 % |
| Lighthouse Hill | 241 | 19 | 84 % |
| Green Valley | 402 | 21 | 91 % |
| Market Quarter | 187 | 63 | 66 % |
| New Shore | 226 | 38 | 78 % |
| University | 236 | 24 | 82 % |
| **City** | **1,460** | **212** | **81 %** |

## The five most frequent species

1. Lime, 388
2. Plane, 274
3. Field maple, 203
4. Tamarisk, 161
5. Bitter orange, 118

## Columns of the register

- **number**: the number on the metal tag
- **street** and **house number** next to the tree
- **species**: Latin name
- **girth**: in centimetres, one metre above the ground
- **health**: good, weakened, dying

## How the count was made

Over five Saturdays 94 members and friends of the team Green Neighbourhoods walked along every street. The parks department looked at one tree in ten a second time and corrected 31 entries. Trees in parks and private gardens are not included.`,
      ar: `## الإحصاء بحسب الأحياء

| الحي | الأشجار | الأحواض الفارغة | بصحة جيدة |
| --- | ---: | ---: | ---: |
| الميناء القديم | 168 | 47 | 71 % |
| تلة المنارة | 241 | 19 | 84 % |
| الوادي الأخضر | 402 | 21 | 91 % |
| حي السوق | 187 | 63 | 66 % |
| الشاطئ الجديد | 226 | 38 | 78 % |
| الجامعة | 236 | 24 | 82 % |
| **المدينة** | **1,460** | **212** | **81 %** |

## أكثر خمسة أنواع شيوعًا

1. الزيزفون، 388
2. الدلب، 274
3. القيقب الحقلي، 203
4. الطرفاء، 161
5. النارنج، 118

## أعمدة السجل

- **number**: الرقم على اللوحة المعدنية
- **street** و**house number**: الشارع ورقم البناء المجاور للشجرة
- **species**: الاسم اللاتيني للنوع
- **girth**: محيط الجذع بالسنتيمتر على ارتفاع متر واحد
- **health**: جيدة أو ضعيفة أو آيلة إلى الموت

## كيف جرى الإحصاء؟

على مدى خمسة أيام سبت مشى 94 من أعضاء فريق «الأحياء الخضراء» وأصدقائه في كل شارع. وعاينت إدارة الحدائق شجرة من كل عشر مرة ثانية وصحّحت 31 قيدًا. ولا يشمل السجل أشجار المتنزهات والحدائق الخاصة.`,
      tr: `## İlçelere göre sayım

| İlçe | Ağaç | Boş çukur | Sağlığı iyi |
| --- | ---: | ---: | ---: |
| Eski Liman | 168 | 47 | %71 |
| Fener Tepesi | 241 | 19 | %84 |
| Yeşil Vadi | 402 | 21 | %91 |
| Çarşı Mahallesi | 187 | 63 | %66 |
| Yeni Kıyı | 226 | 38 | %78 |
| Üniversite | 236 | 24 | %82 |
| **Kent** | **1.460** | **212** | **%81** |

## En sık görülen beş tür

1. Ihlamur, 388
2. Çınar, 274
3. Ova akçaağacı, 203
4. Ilgın, 161
5. Turunç, 118

## Kütüğün sütunları

- **number**: metal levhadaki numara
- **street** ve **house number**: ağacın yanındaki sokak ve kapı numarası
- **species**: türün Latince adı
- **girth**: yerden bir metre yüksekte gövde çevresi, santimetre
- **health**: iyi, zayıf, ölmekte

## Sayım nasıl yapıldı?

Yeşil Mahalleler ekibinden ve dostlarından 94 kişi beş cumartesi boyunca bütün sokakları yürüdü. Park müdürlüğü her on ağaçtan birine ikinci kez baktı ve 31 kaydı düzeltti. Parklardaki ve özel bahçelerdeki ağaçlar kütükte yer almaz.`,
    },
    originalLocale: 'tr',
    topics: ['environment', 'digital'],
    area: null,
    author: { kind: 'team', slug: 'green-neighbourhoods' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-128, '18:00'),
    details: {
      issuingBody: { en: 'Parks Department', ar: 'إدارة الحدائق', tr: 'Park Müdürlüğü' },
      issuedOn: addDays(-131),
      identifier: 'HC-PUB-2026-011',
      languages: ['en', 'tr'],
      pages: null,
      licence: 'ODbL 1.0',
      supersedes: null,
      supersededBy: null,
      related: [{ section: 'governance', slug: 'a-tree-for-every-new-parking-space' }],
    },
  },
  {
    slug: 'old-nets-taken-free-of-charge',
    kind: 'press',
    title: {
      en: 'Old fishing nets are taken free of charge',
      ar: 'تسلّم شباك الصيد القديمة مجانًا',
      tr: 'Eski balık ağları ücretsiz alınıyor',
    },
    summary: {
      en: 'Press release of the harbour office: from Monday, fishers can hand in worn-out nets and ropes at quay 3. The trial runs for one year.',
      ar: 'بيان صحفي من مكتب الميناء: ابتداءً من يوم الاثنين يمكن للصيادين تسليم الشباك والحبال البالية عند الرصيف 3. تستمر التجربة سنة واحدة.',
      tr: 'Liman ofisinin basın bülteni: Balıkçılar pazartesiden itibaren eskimiş ağ ve halatlarını 3 numaralı rıhtıma bırakabilir. Deneme bir yıl sürecek.',
    },
    body: {
      en: `## Press release

From Monday the harbour office accepts worn-out nets, ropes and floats free of charge. Until now fishers had to take them to the waste centre outside the city and pay by weight.

## When and where

| What | Details |
| --- | --- |
| Place | quay 3, beside the ice house |
| Time | Monday to Friday, 6:00–9:00 |
| Quantity | up to 200 kg a day |
| Who | everyone with a berth in the harbour |

## Why

At the last coast clean-up below the lighthouse, 86 volunteers collected 1.3 tonnes of waste, 540 kilograms of it nets and ropes. The team Sea and Coast had asked for a collection point. A workshop in the New Shore turns the material into mats.

> “A net on the quay costs us little. A net on the rocks costs us the bay,” says the harbour master.

## How it goes on

The trial lasts one year and costs 8,600. After six months the harbour office publishes the quantities.

**Contact for the press:** harbour-office@harbour.example`,
      ar: `## بيان صحفي

ابتداءً من يوم الاثنين يتسلم مكتب الميناء الشباك والحبال والعوّامات البالية مجانًا. وكان على الصيادين حتى الآن نقلها إلى مركز النفايات خارج المدينة ودفع رسم بحسب الوزن.

## متى وأين؟

| البند | التفاصيل |
| --- | --- |
| المكان | الرصيف 3، بجوار بيت الثلج |
| الوقت | من الاثنين إلى الجمعة، 6:00–9:00 |
| الكمية | حتى 200 كغ في اليوم |
| لمن | لكل من له مربط في الميناء |

## لماذا؟

في حملة تنظيف الساحل الأخيرة أسفل المنارة جمع 86 متطوعًا 1.3 طن من النفايات، منها 540 كيلوغرامًا من الشباك والحبال. وكان فريق «البحر والساحل» قد طلب إقامة نقطة للتجميع. وتصنع ورشة في الشاطئ الجديد من هذه المواد حُصرًا.

> يقول مدير الميناء: «شبكة على الرصيف تكلّفنا القليل، وشبكة على الصخور تكلّفنا الخليج».

## ماذا بعد؟

تستمر التجربة سنة واحدة وتكلّف 8,600. وينشر مكتب الميناء الكميات بعد ستة أشهر.

**للتواصل الصحفي:** harbour-office@harbour.example`,
      tr: `## Basın bülteni

Liman ofisi pazartesiden itibaren eskimiş ağları, halatları ve şamandıraları ücretsiz alıyor. Balıkçılar bunları şimdiye kadar kent dışındaki atık merkezine götürmek ve ağırlığına göre ücret ödemek zorundaydı.

## Ne zaman, nerede?

| Konu | Bilgi |
| --- | --- |
| Yer | 3 numaralı rıhtım, buzhanenin yanı |
| Saat | pazartesi–cuma, 6.00–9.00 |
| Miktar | günde en çok 200 kg |
| Kimler | limanda bağlama yeri olan herkes |

## Neden?

Fenerin altındaki son kıyı temizliğinde 86 gönüllü 1,3 ton atık topladı; bunun 540 kilogramı ağ ve halattı. Deniz ve Kıyı ekibi bir toplama yeri istemişti. Yeni Kıyı’daki bir atölye bu malzemeden hasır dokuyor.

> Liman müdürü, “Rıhtımdaki ağ bize az şeye mal olur, kayalıktaki ağ körfeze mal olur,” diyor.

## Sonrası

Deneme bir yıl sürecek ve 8.600’e mal olacak. Liman ofisi altı ay sonra toplanan miktarları yayımlayacak.

**Basın için iletişim:** harbour-office@harbour.example`,
    },
    originalLocale: 'tr',
    topics: ['harbour', 'environment'],
    area: 'old-port',
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-5, '11:00'),
    attachments: printed('old-nets-taken-free-of-charge', ['en', 'ar', 'tr']),
    details: {
      issuingBody: { en: 'Harbour office', ar: 'مكتب الميناء', tr: 'Liman ofisi' },
      issuedOn: addDays(-5),
      identifier: 'HC-PUB-2026-020',
      languages: ['en', 'ar', 'tr'],
      pages: 1,
      licence: 'CC BY 4.0',
      supersedes: null,
      supersededBy: null,
      related: [{ section: 'events', slug: 'coast-clean-up-below-the-lighthouse' }],
    },
  },
];
