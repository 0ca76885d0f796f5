import { addDays, type SeedPublication } from '../types';
import { printed } from './publications.documents';

export const REPORTS: readonly SeedPublication[] = [
  {
    slug: 'participation-report-2026',
    kind: 'report',
    title: {
      en: 'Participation report 2026',
      ar: 'تقرير المشاركة 2026',
      tr: '2026 katılım raporu',
    },
    summary: {
      en: 'Who took part in the city’s decisions, how, and with what result: polls, ideas, dialogues and meetings of one year in figures.',
      ar: 'من شارك في قرارات المدينة وكيف وبأي نتيجة: استطلاعات عام واحد وأفكاره وحواراته ولقاءاته بالأرقام.',
      tr: 'Kentin kararlarına kim, nasıl ve hangi sonuçla katıldı: Bir yılın anketleri, fikirleri, diyalogları ve toplantıları sayılarla.',
    },
    body: {
      en: `## The year in figures

| Figure | Previous year | This year |
| --- | ---: | ---: |
| Polls closed | 4 | 7 |
| Ballots cast | 702 | 1,318 |
| Ideas received | 865 | 1,240 |
| Comments in dialogues | 2,140 | 3,076 |
| Visitors at public meetings | 1,480 | 1,655 |

## Where the ideas came from

| District | Ideas | For each 1,000 residents |
| --- | ---: | ---: |
| Old Port | 231 | 19.3 |
| Lighthouse Hill | 148 | 12.9 |
| Green Valley | 207 | 12.5 |
| Market Quarter | 286 | 14.3 |
| New Shore | 224 | 17.2 |
| University | 144 | 13.1 |

## Languages

Of the comments, 47 percent were written in English, 28 percent in Arabic and 25 percent in Turkish. In the previous year the share of Arabic was 19 percent.

## What we did not reach

- People above 70 are one resident in eight, but only one voter in twenty.
- Two polls drew fewer than 100 ballots.
- Answers to ideas took 41 days on average; 30 had been promised.

## What follows

1. Help in person at three places every week, with the Digital Helpers.
2. No poll shorter than 14 days.
3. A deadline of 30 days for every idea, with the name of the department responsible.`,
      ar: `## العام بالأرقام

| البيان | العام السابق | هذا العام |
| --- | ---: | ---: |
| استطلاعات أُغلقت | 4 | 7 |
| أصوات أُدلي بها | 702 | 1,318 |
| أفكار وردت | 865 | 1,240 |
| تعليقات في الحوارات | 2,140 | 3,076 |
| حضور اللقاءات العامة | 1,480 | 1,655 |

## من أين جاءت الأفكار؟

| الحي | الأفكار | لكل 1,000 ساكن |
| --- | ---: | ---: |
| الميناء القديم | 231 | 19.3 |
| تلة المنارة | 148 | 12.9 |
| الوادي الأخضر | 207 | 12.5 |
| حي السوق | 286 | 14.3 |
| الشاطئ الجديد | 224 | 17.2 |
| الجامعة | 144 | 13.1 |

## اللغات

كُتب 47 في المئة من التعليقات بالإنجليزية و28 في المئة بالعربية و25 في المئة بالتركية. وكانت حصة العربية في العام السابق 19 في المئة.

## ما لم نبلغه

- من تجاوزوا السبعين هم ثُمن السكان، لكنهم مصوّت واحد من كل عشرين.
- لم يبلغ عدد الأصوات 100 في استطلاعين.
- استغرق الرد على الأفكار 41 يومًا في المتوسط، وكان الوعد 30 يومًا.

## ما الذي سيتبع

1. مساعدة وجهًا لوجه في ثلاثة أماكن كل أسبوع مع المساعدين الرقميين.
2. لا استطلاع تقل مدته عن 14 يومًا.
3. مهلة 30 يومًا للرد على كل فكرة مع ذكر الإدارة المسؤولة.`,
      tr: `## Sayılarla bu yıl

| Gösterge | Önceki yıl | Bu yıl |
| --- | ---: | ---: |
| Kapanan anket | 4 | 7 |
| Kullanılan oy | 702 | 1.318 |
| Gelen fikir | 865 | 1.240 |
| Diyaloglardaki yorum | 2.140 | 3.076 |
| Açık toplantılara gelen | 1.480 | 1.655 |

## Fikirler nereden geldi?

| İlçe | Fikir | 1.000 sakin başına |
| --- | ---: | ---: |
| Eski Liman | 231 | 19,3 |
| Fener Tepesi | 148 | 12,9 |
| Yeşil Vadi | 207 | 12,5 |
| Çarşı Mahallesi | 286 | 14,3 |
| Yeni Kıyı | 224 | 17,2 |
| Üniversite | 144 | 13,1 |

## Diller

Yorumların yüzde 47’si İngilizce, yüzde 28’i Arapça, yüzde 25’i Türkçe yazıldı. Arapçanın payı önceki yıl yüzde 19’du.

## Nelere ulaşamadık?

- 70 yaşın üstündekiler her sekiz sakinden biri, ama her yirmi seçmenden yalnızca biri.
- İki ankette oy sayısı 100’ü bulmadı.
- Fikirlere yanıt ortalama 41 gün sürdü; söz verilen süre 30 gündü.

## Bundan sonra

1. Dijital Yardımcılarla birlikte her hafta üç yerde yüz yüze yardım.
2. 14 günden kısa anket yok.
3. Her fikir için 30 günlük yanıt süresi ve sorumlu müdürlüğün adı.`,
    },
    originalLocale: 'en',
    topics: ['democracy', 'digital'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-11, '09:00'),
    details: {
      issuingBody: { en: 'Mayor’s Office', ar: 'مكتب العمدة', tr: 'Belediye Başkanlığı' },
      issuedOn: addDays(-14),
      identifier: 'HC-PUB-2026-019',
      languages: ['en', 'ar', 'tr'],
      pages: 48,
      licence: 'CC BY 4.0',
      supersedes: null,
      supersededBy: null,
      related: [
        { section: 'have-your-say', slug: 'neighbourhood-budget' },
        { section: 'dialogs', slug: 'waterfront-change' },
        { section: 'publications', slug: 'participation-regulation' },
      ],
    },
  },
  {
    slug: 'access-to-42-public-buildings',
    kind: 'report',
    title: {
      en: 'Access to 42 public buildings',
      ar: 'الوصول إلى 42 مبنى عامًّا',
      tr: '42 kamu binasına erişim',
    },
    summary: {
      en: 'The team Accessible City has tested every building of the city that is open to the public: entrance, lift, toilet, hearing loop and signs.',
      ar: 'اختبر فريق «مدينة ميسّرة للجميع» كل مبنى بلدي مفتوح للجمهور: المدخل والمصعد ودورة المياه وحلقة السمع واللافتات.',
      tr: 'Erişilebilir Kent ekibi, kentin halka açık bütün binalarını denedi: giriş, asansör, tuvalet, işitme döngüsü ve levhalar.',
    },
    body: {
      en: `## How the buildings were tested

Between January and June eleven people visited 42 buildings in pairs, without announcing themselves. Each pair worked through the same 36 questions. At least one of the two used a wheelchair, a white cane or a hearing aid.

## Result

| Question | Yes | Partly | No |
| --- | ---: | ---: | ---: |
| Step-free way in | 29 | 6 | 7 |
| Lift to every public floor | 24 | 5 | 13 |
| Accessible toilet | 22 | 9 | 11 |
| Hearing loop in working order | 8 | 3 | 31 |
| Signs that can be felt | 5 | 11 | 26 |

## Three cases

**Mill Street library.** Good entrance, no lift. The upper floor will be accessible only in the new building.

**Town hall.** The lift and the hearing loop work well. The main door needs 38 newtons of force; 25 is the limit.

**Customs house.** Everything is there, but the accessible toilet was full of folding chairs on three visits out of three.

## Recommendations

1. Empty and label all accessible toilets at once; this costs nothing.
2. Equip every service counter with a hearing loop within two years.
3. Test each building again after 24 months, with the same questions.`,
      ar: `## كيف اختُبرت المباني؟

بين كانون الثاني وحزيران زار أحد عشر شخصًا 42 مبنى، اثنين اثنين ومن دون إعلان مسبق. أجاب كل ثنائي عن الأسئلة نفسها وعددها 36، وكان أحدهما على الأقل يستخدم كرسيًا متحركًا أو عصا بيضاء أو معينًا سمعيًا.

## النتيجة

| السؤال | نعم | جزئيًا | لا |
| --- | ---: | ---: | ---: |
| مدخل بلا درجات | 29 | 6 | 7 |
| مصعد إلى كل طابق عام | 24 | 5 | 13 |
| دورة مياه ميسّرة | 22 | 9 | 11 |
| حلقة سمع صالحة للعمل | 8 | 3 | 31 |
| لافتات تُقرأ باللمس | 5 | 11 | 26 |

## ثلاث حالات

**مكتبة شارع الطاحونة.** المدخل جيد ولا مصعد فيها، ولن يصبح الطابق العلوي ميسّرًا إلا في المبنى الجديد.

**دار البلدية.** المصعد وحلقة السمع يعملان جيدًا. أما الباب الرئيسي فيحتاج إلى قوة 38 نيوتن والحد الأقصى 25.

**مبنى الجمارك.** كل شيء متوفر، لكن دورة المياه الميسّرة كانت مملوءة بالكراسي القابلة للطي في الزيارات الثلاث كلها.

## التوصيات

1. إفراغ دورات المياه الميسّرة ووضع لافتاتها فورًا، وهذا لا يكلّف شيئًا.
2. تزويد كل منضدة خدمة بحلقة سمع خلال سنتين.
3. إعادة اختبار كل مبنى بعد 24 شهرًا بالأسئلة نفسها.`,
      tr: `## Binalar nasıl denendi?

Ocak ile haziran arasında on bir kişi, ikişer ikişer ve önceden haber vermeden 42 binaya gitti. Her ikili aynı 36 soruyu yanıtladı. İkisinden en az biri tekerlekli sandalye, beyaz baston ya da işitme cihazı kullanıyordu.

## Sonuç

| Soru | Evet | Kısmen | Hayır |
| --- | ---: | ---: | ---: |
| Basamaksız giriş | 29 | 6 | 7 |
| Halka açık her kata asansör | 24 | 5 | 13 |
| Erişilebilir tuvalet | 22 | 9 | 11 |
| Çalışan işitme döngüsü | 8 | 3 | 31 |
| Dokunarak okunan levha | 5 | 11 | 26 |

## Üç örnek

**Değirmen Sokağı Kütüphanesi.** Girişi iyi, asansörü yok. Üst kata ancak yeni binada erişilebilecek.

**Belediye binası.** Asansör ve işitme döngüsü iyi çalışıyor. Ana kapı 38 newtonluk kuvvet istiyor; sınır 25.

**Gümrük binası.** Her şey var, ama erişilebilir tuvalet üç ziyaretin üçünde de katlanır sandalyelerle doluydu.

## Öneriler

1. Erişilebilir tuvaletler hemen boşaltılsın ve işaretlensin; bu hiçbir şeye mal olmaz.
2. İki yıl içinde her hizmet bankosuna işitme döngüsü konsun.
3. Her bina 24 ay sonra aynı sorularla yeniden denensin.`,
    },
    originalLocale: 'ar',
    topics: ['accessibility'],
    area: null,
    author: { kind: 'team', slug: 'accessible-city' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-103, '10:30'),
    details: {
      issuingBody: {
        en: 'Team Accessible City',
        ar: 'فريق «مدينة ميسّرة للجميع»',
        tr: 'Erişilebilir Kent ekibi',
      },
      issuedOn: addDays(-109),
      identifier: 'HC-PUB-2026-012',
      languages: ['en', 'ar'],
      pages: 64,
      licence: 'CC BY 4.0',
      supersedes: null,
      supersededBy: null,
      related: [{ section: 'events', slug: 'access-walk-fish-market-town-hall' }],
    },
  },
  {
    slug: 'annual-report-of-the-ethics-committee',
    kind: 'report',
    title: {
      en: 'Annual report of the Ethics Committee',
      ar: 'التقرير السنوي للجنة الأخلاقيات',
      tr: 'Etik Komitesi yıllık raporu',
    },
    summary: {
      en: 'Fourteen reports, three breaches, 57 questions beforehand: what the five members of the Ethics Committee examined last year and what came of it.',
      ar: 'أربعة عشر بلاغًا وثلاث مخالفات و57 سؤالًا مسبقًا: ما الذي فحصه أعضاء لجنة الأخلاقيات الخمسة في العام الماضي وما الذي نتج عنه.',
      tr: 'On dört bildirim, üç ihlal, 57 ön soru: Etik Komitesinin beş üyesi geçen yıl neyi inceledi, sonunda ne oldu.',
    },
    body: {
      en: `## Reports and findings

| Subject | Reports | Breach found |
| --- | ---: | ---: |
| Gifts and invitations | 5 | 1 |
| Second jobs | 4 | 1 |
| Votes in one’s own matter | 3 | 1 |
| Other | 2 | 0 |
| **Total** | **14** | **3** |

Every finding was published within 60 days; the average was 38 days. Two people who had made a report asked for protection of their name, and it was granted.

## The three breaches

1. A head of section had accepted two concert tickets worth 140. The amount was paid back.
2. A councillor had not entered a seat on the board of a boatyard in the register for seven months.
3. A member of a committee had voted on the lease of a hall that belonged to his brother-in-law. The vote was repeated without him, with the same result.

## Questions beforehand

57 officials asked for advice before they acted, compared with 31 in the year before. In 40 cases a short written answer was enough.

> “We would rather answer ten questions than write one finding.”

## Recommendation to the council

The register should state the value of each gift as an amount and no longer as “small” or “usual”.`,
      ar: `## البلاغات والخلاصات

| الموضوع | البلاغات | مخالفات ثبتت |
| --- | ---: | ---: |
| هدايا ودعوات | 5 | 1 |
| أعمال إضافية | 4 | 1 |
| تصويت في شأن شخصي | 3 | 1 |
| غير ذلك | 2 | 0 |
| **المجموع** | **14** | **3** |

نُشرت كل خلاصة خلال 60 يومًا، وكان المتوسط 38 يومًا. وطلب اثنان من أصحاب البلاغات حماية اسميهما فاستُجيب لهما.

## المخالفات الثلاث

1. قبل رئيس قسم تذكرتي حفل موسيقي قيمتهما 140، وأُعيد المبلغ.
2. لم يسجّل عضو في المجلس مقعده في مجلس إدارة حوض للقوارب طوال سبعة أشهر.
3. صوّت عضو في إحدى اللجان على إيجار قاعة يملكها صهره. أُعيد التصويت من دونه وجاءت النتيجة نفسها.

## الأسئلة المسبقة

طلب 57 موظفًا المشورة قبل أن يتصرفوا، وكانوا 31 في العام الذي قبله. وكفى جواب كتابي قصير في 40 حالة.

> «نفضّل أن نجيب عن عشرة أسئلة على أن نكتب خلاصة واحدة».

## توصية إلى المجلس

ينبغي أن يذكر السجل قيمة كل هدية بمبلغ محدد، لا بعبارات مثل «بسيطة» أو «معتادة».`,
      tr: `## Bildirimler ve bulgular

| Konu | Bildirim | Saptanan ihlal |
| --- | ---: | ---: |
| Hediye ve davetler | 5 | 1 |
| Ek işler | 4 | 1 |
| Kendi işinde oy kullanma | 3 | 1 |
| Diğer | 2 | 0 |
| **Toplam** | **14** | **3** |

Bütün bulgular 60 gün içinde yayımlandı; ortalama süre 38 gündü. Bildirimde bulunan iki kişi adının gizlenmesini istedi ve istekleri kabul edildi.

## Üç ihlal

1. Bir bölüm başkanı 140 değerinde iki konser bileti kabul etmişti. Tutar geri ödendi.
2. Bir meclis üyesi, bir tersanenin yönetim kurulundaki görevini yedi ay boyunca kütüğe yazdırmamıştı.
3. Bir komite üyesi, kayınbiraderine ait salonun kiralanmasında oy kullanmıştı. Oylama o olmadan yinelendi, sonuç değişmedi.

## Önceden sorulan sorular

Bir önceki yıl 31 olan sayı 57’ye çıktı: Bu kadar görevli, bir işe girişmeden önce görüş istedi. 40 olayda kısa bir yazılı yanıt yetti.

> “Bir bulgu yazmaktansa on soru yanıtlamayı yeğleriz.”

## Meclise öneri

Kütükte her hediyenin değeri “küçük” ya da “olağan” diye değil, tutar olarak yazılmalıdır.`,
    },
    originalLocale: 'tr',
    topics: ['democracy'],
    area: null,
    author: { kind: 'committee', slug: 'ethics-committee' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-208, '12:00'),
    attachments: printed('annual-report-of-the-ethics-committee', ['tr', 'en']),
    details: {
      issuingBody: { en: 'Ethics Committee', ar: 'لجنة الأخلاقيات', tr: 'Etik Komitesi' },
      issuedOn: addDays(-211),
      identifier: 'HC-PUB-2026-006',
      languages: ['tr', 'en'],
      pages: 2,
      licence: 'CC BY 4.0',
      supersedes: null,
      supersededBy: null,
      related: [{ section: 'governance', slug: 'gift-register-of-the-harbour-office' }],
    },
  },
  {
    slug: 'air-quality-on-mill-street',
    kind: 'report',
    title: {
      en: 'Air quality on Mill Street: first measurements',
      ar: 'جودة الهواء في شارع الطاحونة: القياسات الأولى',
      tr: 'Değirmen Sokağı’nda hava kalitesi: ilk ölçümler',
    },
    summary: {
      en: 'Nitrogen dioxide and fine dust at three points on Mill Street. The report has been retracted: one of the three instruments measured too low.',
      ar: 'ثاني أكسيد النيتروجين والغبار الدقيق في ثلاث نقاط من شارع الطاحونة. سُحب التقرير لأن أحد الأجهزة الثلاثة أعطى قيمًا أدنى من الواقع.',
      tr: 'Değirmen Sokağı’nın üç noktasında azot dioksit ve ince toz. Rapor geri çekildi: Üç cihazdan biri düşük ölçüm yapmış.',
    },
    body: {
      en: `This report has been retracted. The text stays readable, so that earlier decisions and articles that refer to it can be understood. Please do not use its figures any more.

## What was measured

For twelve weeks three instruments stood on Mill Street at a height of 2.5 metres: at the library, at the school crossing and at the corner of Market Square.

| Point | Nitrogen dioxide, µg/m³ | Fine dust PM10, µg/m³ |
| --- | ---: | ---: |
| Library | 31 | 22 |
| School crossing | 18 | 12 |
| Market Square | 34 | 24 |

## What was concluded

The report called the air at the school crossing “clearly better than in the rest of the street” and recommended no measures there.

## Why this does not hold

A check by the university found that the instrument at the school crossing had not been calibrated after transport. Compared with a reference instrument it showed about 40 percent too little. The values at the two other points were confirmed.

## What happens now

The measurement is being repeated for twelve weeks, with an instrument calibrated by the university and a second one beside it. The new report will appear on this page and refer to this one.`,
      ar: `سُحب هذا التقرير. يبقى نصّه متاحًا للقراءة حتى تُفهم القرارات والمقالات السابقة التي تشير إليه، ونرجو عدم استخدام أرقامه بعد اليوم.

## ماذا قيس؟

على مدى اثني عشر أسبوعًا نُصبت ثلاثة أجهزة في شارع الطاحونة على ارتفاع 2.5 متر: عند المكتبة وعند معبر المدرسة وعند زاوية ساحة السوق.

| النقطة | ثاني أكسيد النيتروجين، ميكروغرام/م³ | الغبار الدقيق PM10، ميكروغرام/م³ |
| --- | ---: | ---: |
| المكتبة | 31 | 22 |
| معبر المدرسة | 18 | 12 |
| ساحة السوق | 34 | 24 |

## ماذا استُنتج؟

وصف التقرير الهواء عند معبر المدرسة بأنه «أفضل بوضوح من بقية الشارع»، ولم يوصِ بأي إجراءات هناك.

## لماذا لا يصحّ ذلك؟

تبيّن من فحص أجرته الجامعة أن الجهاز عند معبر المدرسة لم يُعايَر بعد نقله، وأنه أظهر قيمًا أدنى بنحو 40 في المئة من الجهاز المرجعي. أما القيم في النقطتين الأخريين فقد تأكدت صحتها.

## ماذا بعد؟

يُعاد القياس لاثني عشر أسبوعًا بجهاز عايرته الجامعة وإلى جانبه جهاز ثانٍ. وسيُنشر التقرير الجديد هنا مع إشارة إلى هذا التقرير.`,
      tr: `Bu rapor geri çekildi. Ona gönderme yapan eski kararlar ve yazılar anlaşılabilsin diye metin okunur durumda kalıyor. Lütfen sayılarını artık kullanmayın.

## Ne ölçüldü?

On iki hafta boyunca Değirmen Sokağı’nda 2,5 metre yükseklikte üç cihaz durdu: kütüphanenin önünde, okul geçidinde ve Çarşı Meydanı’nın köşesinde.

| Nokta | Azot dioksit, µg/m³ | İnce toz PM10, µg/m³ |
| --- | ---: | ---: |
| Kütüphane | 31 | 22 |
| Okul geçidi | 18 | 12 |
| Çarşı Meydanı | 34 | 24 |

## Hangi sonuca varılmıştı?

Rapor, okul geçidindeki havayı “sokağın geri kalanından açıkça daha iyi” diye nitelemiş, orada önlem önermemişti.

## Bu neden geçerli değil?

Üniversitenin incelemesi, okul geçidindeki cihazın taşındıktan sonra ayarlanmadığını gösterdi. Cihaz, karşılaştırma cihazına göre yaklaşık yüzde 40 düşük değer vermiş. Öteki iki noktanın değerleri doğrulandı.

## Şimdi ne olacak?

Ölçüm, üniversitenin ayarladığı bir cihaz ve yanında ikinci bir cihazla on iki hafta boyunca yineleniyor. Yeni rapor burada yayımlanacak ve bu rapora gönderme yapacak.`,
    },
    originalLocale: 'en',
    topics: ['environment', 'health'],
    area: 'market-quarter',
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-182, '11:15'),
    retraction: {
      on: addDays(-68),
      reason: {
        en: 'The instrument at the school crossing was not calibrated and showed about 40 percent too little. The measurement is being repeated.',
        ar: 'لم يكن الجهاز عند معبر المدرسة معايرًا وأظهر قيمًا أدنى بنحو 40 في المئة. ويُعاد القياس حاليًا.',
        tr: 'Okul geçidindeki cihaz ayarlanmamıştı ve yaklaşık yüzde 40 düşük değer verdi. Ölçüm yineleniyor.',
      },
    },
    details: {
      issuingBody: { en: 'Health Department', ar: 'إدارة الصحة', tr: 'Sağlık Müdürlüğü' },
      issuedOn: addDays(-186),
      identifier: 'HC-PUB-2026-008',
      languages: ['en'],
      pages: 17,
      licence: 'CC BY 4.0',
      supersedes: null,
      supersededBy: null,
    },
  },
  {
    slug: 'heat-at-the-six-stops-of-line-t2',
    kind: 'study',
    title: {
      en: 'Heat at the six stops of line T2',
      ar: 'الحرّ في محطات خط T2 الست',
      tr: 'T2 hattının altı durağında sıcaklık',
    },
    summary: {
      en: 'How hot a tram stop becomes on a summer afternoon, what a roof changes and what a tree does: measurements of the Climate Advisory Board.',
      ar: 'إلى أي حد تسخن محطة الترام في ظهيرة صيفية، وماذا يغيّر السقف وماذا تفعل الشجرة: قياسات المجلس الاستشاري للمناخ.',
      tr: 'Bir tramvay durağı yaz öğleden sonrasında ne kadar ısınır, çatı neyi değiştirir, ağaç ne yapar: İklim Danışma Kurulunun ölçümleri.',
    },
    body: {
      en: `## Question and method

On nine cloudless days with more than 30 degrees in the shade, students of the university measured at all six stops at 15:00: the air at 1.5 metres and the surface of the bench.

| Stop | Air, °C | Bench, °C | Trees on the west side |
| --- | ---: | ---: | ---: |
| Hospital | 33.1 | 41 | 3 |
| Mill Street | 34.0 | 44 | 2 |
| Market Square | 35.2 | 47 | 0 |
| Fish Market | 33.6 | 45 | 0 |
| New Shore | 32.8 | 48 | 0 |
| University | 35.9 | 51 | 0 |

## Roofs or trees?

A light-coloured roof lowers the temperature of the bench by 12 to 14 degrees from the first day. A lime tree reaches the same effect after nine to eleven years, but also cools the air, by up to two degrees. At the New Shore the wind from the sea helps the air, not the bench.

## Recommendation

1. Roofs now, at all six stops.
2. Trees on the west side, 18 in all, in the next planting season.
3. Wooden benches instead of metal ones: at 33 degrees in the air, wood stays below 38.

## Limits of the study

Nine days are few. The measurements do not tell us how long people really wait; the average interval at that time of day is eight minutes.`,
      ar: `## السؤال والطريقة

في تسعة أيام صافية زادت حرارتها على 30 درجة في الظل قاس طلاب الجامعة في المحطات الست عند الساعة 15:00 حرارة الهواء على ارتفاع 1.5 متر وحرارة سطح المقعد.

| المحطة | الهواء، °م | المقعد، °م | أشجار في الجهة الغربية |
| --- | ---: | ---: | ---: |
| المستشفى | 33.1 | 41 | 3 |
| شارع الطاحونة | 34.0 | 44 | 2 |
| ساحة السوق | 35.2 | 47 | 0 |
| سوق السمك | 33.6 | 45 | 0 |
| الشاطئ الجديد | 32.8 | 48 | 0 |
| الجامعة | 35.9 | 51 | 0 |

## سقف أم شجرة؟

يخفض السقف الفاتح اللون حرارة المقعد بين 12 و14 درجة منذ اليوم الأول. وتبلغ شجرة الزيزفون الأثر نفسه بعد تسع سنوات إلى إحدى عشرة سنة، لكنها تبرّد الهواء أيضًا بما يصل إلى درجتين. وفي الشاطئ الجديد تلطّف ريح البحر الهواء لا المقعد.

## التوصيات

1. أسقف الآن في المحطات الست كلها.
2. أشجار في الجهة الغربية، 18 شجرة في المجموع، في موسم الغرس المقبل.
3. مقاعد خشبية بدل المعدنية: يبقى الخشب دون 38 درجة حين تكون حرارة الهواء 33.

## حدود الدراسة

تسعة أيام عدد قليل. ولا تخبرنا القياسات كم ينتظر الناس فعلًا، ومتوسط الفاصل بين ترام وآخر في تلك الساعة ثماني دقائق.`,
      tr: `## Soru ve yöntem

Gölgede 30 dereceyi aşan dokuz bulutsuz günde üniversite öğrencileri altı durağın hepsinde saat 15.00’te ölçüm yaptı: 1,5 metre yükseklikte hava ve bankın yüzeyi.

| Durak | Hava, °C | Bank, °C | Batı yanındaki ağaç |
| --- | ---: | ---: | ---: |
| Hastane | 33,1 | 41 | 3 |
| Değirmen Sokağı | 34,0 | 44 | 2 |
| Çarşı Meydanı | 35,2 | 47 | 0 |
| Balık Pazarı | 33,6 | 45 | 0 |
| Yeni Kıyı | 32,8 | 48 | 0 |
| Üniversite | 35,9 | 51 | 0 |

## Çatı mı, ağaç mı?

Açık renkli bir çatı bankın sıcaklığını ilk günden 12–14 derece düşürür. Bir ıhlamur aynı etkiye dokuz ila on bir yılda ulaşır, ama havayı da iki dereceye kadar serinletir. Yeni Kıyı’da denizden gelen rüzgâr havaya iyi gelir, banka değil.

## Öneriler

1. Altı durağın hepsine hemen çatı.
2. Bir sonraki dikim mevsiminde batı yanlarına toplam 18 ağaç.
3. Metal yerine ahşap bank: Hava 33 dereceyken ahşap 38’in altında kalıyor.

## Çalışmanın sınırları

Dokuz gün azdır. Ölçümler insanların gerçekte ne kadar beklediğini söylemez; o saatte tramvay aralığı ortalama sekiz dakikadır.`,
    },
    originalLocale: 'en',
    topics: ['environment', 'mobility', 'health'],
    area: null,
    author: { kind: 'committee', slug: 'climate-advisory-board' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-71, '15:00'),
    details: {
      issuingBody: {
        en: 'Climate Advisory Board',
        ar: 'المجلس الاستشاري للمناخ',
        tr: 'İklim Danışma Kurulu',
      },
      issuedOn: addDays(-78),
      identifier: 'HC-PUB-2026-015',
      languages: ['en', 'tr'],
      pages: 31,
      licence: 'CC BY 4.0',
      supersedes: null,
      supersededBy: null,
      related: [
        { section: 'dialogs', slug: 'climate-plan-promises' },
        { section: 'governance', slug: 'shade-at-the-t2-stops' },
        { section: 'publications', slug: 'decision-hc-2026-046-shade-at-the-t2-stops' },
      ],
    },
  },
  {
    slug: 'rents-in-the-six-districts',
    kind: 'study',
    title: {
      en: 'Rents in the six districts: a survey of 2,310 households',
      ar: 'الإيجارات في الأحياء الستة: مسح شمل 2,310 أسر',
      tr: 'Altı ilçede kiralar: 2.310 haneyle anket',
    },
    summary: {
      en: 'What a square metre costs, how much of the income goes into rent and who fears having to move. A survey of every twelfth rented flat.',
      ar: 'كم يكلّف المتر المربع، وكم يأخذ الإيجار من الدخل، ومن يخشى الاضطرار إلى الانتقال. مسح شمل شقة من كل اثنتي عشرة شقة مستأجرة.',
      tr: 'Metrekare kaça, gelirin ne kadarı kiraya gidiyor, kim taşınmak zorunda kalmaktan korkuyor? Her on iki kiralık konuttan birinde yapılan anket.',
    },
    body: {
      en: `## Basis

Every twelfth rented flat was drawn by lot, and 2,310 households answered: 58 percent of those who were asked. The questions were available in three languages, on paper and by telephone.

## Rent and income

| District | Rent per m² | Share of income | Moved in during the last 2 years |
| --- | ---: | ---: | ---: |
| Old Port | 11.40 | 33 % | 21 % |
| Lighthouse Hill | 10.90 | 28 % | 12 % |
| Green Valley | 9.20 | 27 % | 11 % |
| Market Quarter | 10.60 | 36 % | 19 % |
| New Shore | 12.80 | 31 % | 26 % |
| University | 12.10 | 39 % | 44 % |
| **City** | **11.00** | **32 %** | **20 %** |

## What stands out

- New contracts cost 22 percent more than contracts older than five years.
- In the Market Quarter one household in four pays more than 40 percent of its income.
- 17 percent fear having to move within a year; most of them name a rise in rent, not a notice to quit.
- Only 9 percent know that the advice office at the town hall is free of charge.

## For the discussion

The study makes no proposals. It was handed to the council and to the advice office, and the anonymous figures for each district may be reused freely.`,
      ar: `## الأساس

سُحبت بالقرعة شقة من كل اثنتي عشرة شقة مستأجرة، وأجابت 2,310 أسر، أي 58 في المئة من الأسر التي سُئلت. وكانت الأسئلة متوفرة بثلاث لغات على الورق وبالهاتف.

## الإيجار والدخل

| الحي | الإيجار للمتر المربع | الحصة من الدخل | سكنوا خلال السنتين الأخيرتين |
| --- | ---: | ---: | ---: |
| الميناء القديم | 11.40 | 33 % | 21 % |
| تلة المنارة | 10.90 | 28 % | 12 % |
| الوادي الأخضر | 9.20 | 27 % | 11 % |
| حي السوق | 10.60 | 36 % | 19 % |
| الشاطئ الجديد | 12.80 | 31 % | 26 % |
| الجامعة | 12.10 | 39 % | 44 % |
| **المدينة** | **11.00** | **32 %** | **20 %** |

## ما يلفت النظر

- تزيد إيجارات العقود الجديدة 22 في المئة على العقود التي مضى عليها أكثر من خمس سنوات.
- في حي السوق تدفع أسرة من كل أربع أسر أكثر من 40 في المئة من دخلها.
- يخشى 17 في المئة أن يضطروا إلى الانتقال خلال سنة، ويذكر معظمهم رفع الإيجار لا الإخلاء.
- لا يعرف سوى 9 في المئة أن مكتب الاستشارة في دار البلدية مجاني.

## للنقاش

لا تقدّم الدراسة مقترحات. وقد سُلّمت إلى المجلس ومكتب الاستشارة، ويجوز استخدام الأرقام المجهّلة لكل حي بحرّية.`,
      tr: `## Dayanak

Her on iki kiralık konuttan biri kurayla seçildi; 2.310 hane, yani sorulanların yüzde 58’i yanıt verdi. Sorular üç dilde, kâğıt üzerinde ve telefonla yanıtlanabildi.

## Kira ve gelir

| İlçe | m² başına kira | Gelirdeki payı | Son 2 yılda taşınan |
| --- | ---: | ---: | ---: |
| Eski Liman | 11,40 | %33 | %21 |
| Fener Tepesi | 10,90 | %28 | %12 |
| Yeşil Vadi | 9,20 | %27 | %11 |
| Çarşı Mahallesi | 10,60 | %36 | %19 |
| Yeni Kıyı | 12,80 | %31 | %26 |
| Üniversite | 12,10 | %39 | %44 |
| **Kent** | **11,00** | **%32** | **%20** |

## Göze çarpanlar

- Yeni sözleşmeler, beş yıldan eski sözleşmelerden yüzde 22 pahalı.
- Çarşı Mahallesi’nde her dört haneden biri gelirinin yüzde 40’ından fazlasını kiraya veriyor.
- Yüzde 17, bir yıl içinde taşınmak zorunda kalmaktan korkuyor; çoğu tahliyeyi değil kira artışını neden gösteriyor.
- Belediyedeki danışma bürosunun ücretsiz olduğunu yalnızca yüzde 9 biliyor.

## Tartışma için

Çalışma öneri sunmuyor. Meclise ve danışma bürosuna iletildi; ilçelerin adsız sayıları serbestçe kullanılabilir.`,
    },
    originalLocale: 'ar',
    topics: ['housing'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-236, '09:45'),
    details: {
      issuingBody: {
        en: 'Housing Department',
        ar: 'إدارة الإسكان',
        tr: 'Konut Müdürlüğü',
      },
      issuedOn: addDays(-245),
      identifier: 'HC-PUB-2026-004',
      languages: ['en', 'ar', 'tr'],
      pages: 76,
      licence: 'CC BY 4.0',
      supersedes: null,
      supersededBy: null,
      related: [{ section: 'governance', slug: 'two-more-rent-advisers' }],
    },
  },
];
