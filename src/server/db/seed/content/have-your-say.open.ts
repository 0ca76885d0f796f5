import { singleChoice, votes } from '../questions';
import { addDays, type SeedPoll } from '../types';

export const OPEN_POLLS: readonly SeedPoll[] = [
  {
    slug: 'first-street-without-cars',
    kind: 'poll',
    title: {
      en: 'Which street first without cars?',
      ar: 'أي شارع يصبح أولًا بلا سيارات؟',
      tr: 'Hangi sokak önce araçsız olsun?',
    },
    summary: {
      en: 'One street will belong to people on foot every Saturday and Sunday for six months. You choose which one goes first.',
      ar: 'سيُخصَّص شارع واحد للمشاة كل سبت وأحد طوال ستة أشهر. أنتم من يختار الشارع الأول.',
      tr: 'Bir sokak altı ay boyunca her cumartesi ve pazar yayalara ayrılacak. İlk sokağı siz seçin.',
    },
    body: {
      en: `## What is planned

For six months, one street will be closed to cars on Saturdays and Sundays from 10:00 to 20:00. The city sets up benches, planters and two drinking fountains; shops and cafés may use the pavement in front of their doors free of charge.

## What stays possible

- Residents with a parking space can drive in at walking speed.
- Deliveries are allowed until 10:00.
- Ambulances, fire engines and people with a disabled parking card always have access.

## How the street was shortlisted

The Mobility Committee looked at eleven streets. Four have a parallel road that can take the traffic and a stop of tram line T2 or a bus within 300 metres.

## What happens with the result

The street with the most votes starts at the beginning of next month. We count people, noise and shop turnover before and during the trial and publish the figures. If the trial goes well, the second street on the list follows.`,
      ar: `## ما المقرَّر؟

على مدى ستة أشهر يُغلق شارع واحد أمام السيارات يومي السبت والأحد من 10:00 إلى 20:00. تضع البلدية مقاعد وأحواض نباتات ومشربين للمياه، ويحق للمتاجر والمقاهي استخدام الرصيف أمام أبوابها مجانًا.

## ما الذي يبقى مسموحًا؟

- يدخل السكان الذين يملكون موقفًا خاصًا بسرعة المشي.
- يُسمح بتوصيل البضائع حتى الساعة 10:00.
- تمر سيارات الإسعاف والإطفاء وحاملو بطاقة مواقف ذوي الإعاقة في كل وقت.

## كيف اختيرت الشوارع المرشحة؟

درست لجنة التنقل أحد عشر شارعًا. أربعة منها يوازيها طريق قادر على استيعاب حركة السير، وتبعد أقل من 300 متر عن محطة لترام T2 أو للحافلات.

## ماذا بعد النتيجة؟

يبدأ الشارع الحاصل على أكثر الأصوات مع مطلع الشهر المقبل. سنقيس أعداد المشاة ومستوى الضجيج ومبيعات المتاجر قبل التجربة وأثناءها وننشر الأرقام، فإن نجحت التجربة جاء دور الشارع الثاني في القائمة.`,
      tr: `## Ne planlanıyor?

Altı ay boyunca bir sokak cumartesi ve pazar günleri 10.00–20.00 arasında araçlara kapatılacak. Belediye banklar, çiçeklikler ve iki çeşme yerleştirecek; dükkânlar ve kafeler kapılarının önündeki kaldırımı ücretsiz kullanabilecek.

## Neler serbest kalacak?

- Kendi park yeri olan sakinler yaya hızıyla girebilecek.
- Mal teslimi saat 10.00’a kadar yapılabilecek.
- Ambulans, itfaiye ve engelli park kartı sahipleri her zaman geçebilecek.

## Sokaklar nasıl belirlendi?

Ulaşım Komitesi on bir sokağı inceledi. Bunlardan dördünün trafiği üstlenebilecek paralel bir yolu ve 300 metre içinde bir T2 tramvay ya da otobüs durağı var.

## Sonuçtan sonra ne olacak?

En çok oyu alan sokak gelecek ayın başında araçsız olacak. Deneme öncesinde ve süresince yaya sayısını, gürültüyü ve dükkânların cirosunu ölçüp yayımlayacağız. Deneme başarılı olursa sıra listedeki ikinci sokağa gelecek.`,
    },
    originalLocale: 'en',
    topics: ['mobility', 'environment'],
    area: null,
    author: { kind: 'committee', slug: 'mobility-committee' },
    publishedAt: addDays(-12, '09:00'),
    opensAt: addDays(-10, '08:00'),
    closesAt: addDays(9, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'open',
      resultsVisibility: 'always',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: null,
    },
    questions: [
      singleChoice(
        {
          en: 'Which street should be the first without cars at weekends?',
          ar: 'أي شارع ينبغي أن يكون الأول بلا سيارات في عطلة نهاية الأسبوع؟',
          tr: 'Hafta sonları önce hangi sokak araçsız olsun?',
        },
        [
          {
            label: { en: 'Mill Street', ar: 'شارع الطاحونة', tr: 'Değirmen Sokağı' },
            description: {
              en: 'Market Quarter, 420 metres, from the library to the fish market.',
              ar: 'حي السوق، 420 مترًا، من المكتبة إلى سوق السمك.',
              tr: 'Çarşı Mahallesi, 420 metre, kütüphaneden balık pazarına kadar.',
            },
          },
          {
            label: { en: 'Anchor Lane', ar: 'زقاق المرساة', tr: 'Çapa Sokağı' },
            description: {
              en: 'Old Port, 260 metres, down to the waterfront promenade.',
              ar: 'الميناء القديم، 260 مترًا، نزولًا إلى ممشى الواجهة البحرية.',
              tr: 'Eski Liman, 260 metre, sahil yürüyüş yoluna iner.',
            },
          },
          {
            label: { en: 'Lantern Street', ar: 'شارع القنديل', tr: 'Kandil Sokağı' },
            description: {
              en: 'Lighthouse Hill, 310 metres, past the primary school.',
              ar: 'تلة المنارة، 310 أمتار، بمحاذاة المدرسة الابتدائية.',
              tr: 'Fener Tepesi, 310 metre, ilkokulun önünden geçer.',
            },
          },
          {
            label: { en: 'College Walk', ar: 'درب الكلية', tr: 'Fakülte Yolu' },
            description: {
              en: 'University, 500 metres, between the T2 stop and the campus gate.',
              ar: 'حي الجامعة، 500 متر، بين محطة T2 وبوابة الحرم الجامعي.',
              tr: 'Üniversite, 500 metre, T2 durağı ile kampüs kapısı arasında.',
            },
          },
        ],
      ),
    ],
    camps: votes(68, 54, 37, 28),
  },
  {
    slug: 'new-library-design',
    kind: 'poll',
    title: {
      en: 'Choose the design of the new library',
      ar: 'اختر تصميم المكتبة الجديدة',
      tr: 'Yeni kütüphanenin tasarımını seç',
    },
    summary: {
      en: 'The Mill Street library is getting a new building beside the old mill. Four designs have passed the technical check; the jury will follow your choice.',
      ar: 'ستنتقل مكتبة شارع الطاحونة إلى مبنى جديد بجوار الطاحونة القديمة. أربعة تصاميم اجتازت الفحص الفني، ولجنة التحكيم ستأخذ باختياركم.',
      tr: 'Değirmen Sokağı Kütüphanesi eski değirmenin yanında yeni bir binaya kavuşuyor. Dört tasarım teknik incelemeyi geçti; jüri sizin seçiminize uyacak.',
    },
    body: {
      en: `## Why a new building

The Mill Street library opened in 1962 for a city of 40,000 people. Today 1,150 visitors come on a normal Saturday, the children’s room has 18 seats, and the upper floor cannot be reached by lift.

## What all four designs have in common

- 3,200 square metres on the site beside the old mill
- step-free access from Mill Street and from the T2 stop
- a children’s floor, twelve study rooms and a hall for 180 people
- the same cost ceiling and an opening in three years

## What differs

The designs differ in how they treat the old mill, the light and the open space around the house. Models are on show in the foyer of the present library until the vote closes; staff explain them every afternoon from 15:00 to 18:00.

## After the vote

The jury signs the contract with the office you chose. You will see the result as soon as voting has ended.`,
      ar: `## لماذا مبنى جديد؟

افتُتحت مكتبة شارع الطاحونة عام 1962 لمدينة يسكنها 40,000 نسمة. أما اليوم فيقصدها 1,150 زائرًا في يوم السبت العادي، وليس في قاعة الأطفال سوى 18 مقعدًا، ولا يصل المصعد إلى الطابق العلوي.

## ما المشترك بين التصاميم الأربعة؟

- مساحة 3,200 متر مربع على الأرض المجاورة للطاحونة القديمة
- مدخل بلا درج من شارع الطاحونة ومن محطة T2
- طابق للأطفال، و12 غرفة للدراسة، وقاعة تتسع لـ180 شخصًا
- سقف الكلفة نفسه، وافتتاح بعد ثلاث سنوات

## فيمَ تختلف؟

تختلف التصاميم في تعاملها مع الطاحونة القديمة ومع الضوء والفضاء المحيط بالمبنى. المجسّمات معروضة في بهو المكتبة الحالية حتى نهاية التصويت، ويشرحها الموظفون كل يوم بعد الظهر من 15:00 إلى 18:00.

## بعد التصويت

توقّع لجنة التحكيم العقد مع المكتب الذي اخترتموه. وتظهر لكم النتيجة فور انتهاء التصويت.`,
      tr: `## Neden yeni bir bina?

Değirmen Sokağı Kütüphanesi 1962’de, nüfusu 40.000 olan bir kent için açıldı. Bugün sıradan bir cumartesi günü 1.150 kişi geliyor, çocuk odasında yalnızca 18 yer var ve üst kata asansör çıkmıyor.

## Dört tasarımın ortak yanları

- Eski değirmenin yanındaki arsada 3.200 metrekare
- Değirmen Sokağı’ndan ve T2 durağından basamaksız giriş
- Çocuk katı, on iki çalışma odası ve 180 kişilik salon
- Aynı maliyet sınırı ve üç yıl sonra açılış

## Nerede ayrılıyorlar?

Tasarımlar eski değirmene, ışığa ve binanın çevresindeki açık alana farklı yaklaşıyor. Maketler oylama bitene kadar bugünkü kütüphanenin girişinde sergileniyor; görevliler her gün 15.00–18.00 arasında bilgi veriyor.

## Oylamadan sonra

Jüri, seçtiğiniz mimarlık bürosuyla sözleşme imzalayacak. Oylama biter bitmez sonucu görebilirsiniz.`,
    },
    originalLocale: 'tr',
    topics: ['culture', 'education'],
    area: 'market-quarter',
    author: { kind: 'organisation' },
    publishedAt: addDays(-16, '10:00'),
    opensAt: addDays(-14, '08:00'),
    closesAt: addDays(16, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'secret',
      resultsVisibility: 'after_close',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: null,
    },
    questions: [
      singleChoice(
        {
          en: 'Which design should be built?',
          ar: 'أي تصميم ينبغي تنفيذه؟',
          tr: 'Hangi tasarım inşa edilsin?',
        },
        [
          {
            label: { en: 'The Mill Court', ar: 'فناء الطاحونة', tr: 'Değirmen Avlusu' },
            description: {
              en: 'A brick house around a planted courtyard; the old mill becomes the reading café.',
              ar: 'مبنى من الآجر حول فناء مزروع، وتصبح الطاحونة القديمة مقهى للقراءة.',
              tr: 'Yeşil bir avluyu saran tuğla yapı; eski değirmen okuma kafesi oluyor.',
            },
          },
          {
            label: { en: 'The Sail', ar: 'الشراع', tr: 'Yelken' },
            description: {
              en: 'A curved timber roof that lets in north light, with a terrace facing the harbour.',
              ar: 'سقف خشبي مقوّس يُدخل ضوء الشمال، مع شرفة تطل على المرفأ.',
              tr: 'Kuzey ışığını alan kavisli ahşap çatı ve limana bakan bir teras.',
            },
          },
          {
            label: { en: 'Stacked Books', ar: 'كتب متراصّة', tr: 'Üst Üste Kitaplar' },
            description: {
              en: 'Five shifted storeys with balconies; the smallest footprint and the largest garden.',
              ar: 'خمسة طوابق متدرّجة بشرفات، وهو التصميم الأصغر قاعدةً والأكبر حديقةً.',
              tr: 'Balkonlu, kaydırılmış beş kat; en az yer kaplayan, bahçesi en büyük tasarım.',
            },
          },
          {
            label: { en: 'The Long Table', ar: 'الطاولة الطويلة', tr: 'Uzun Masa' },
            description: {
              en: 'One storey, one hall, a 60-metre table under skylights; no stairs anywhere.',
              ar: 'طابق واحد وقاعة واحدة وطاولة بطول 60 مترًا تحت مناور السقف، بلا أي درج.',
              tr: 'Tek kat, tek salon, çatı ışıklıkları altında 60 metrelik bir masa; hiç merdiven yok.',
            },
          },
        ],
      ),
    ],
    camps: votes(71, 63, 29, 34),
  },
  {
    slug: 'neighbourhood-budget',
    kind: 'poll',
    title: {
      en: 'Neighbourhood budget: where should 411,000 go first?',
      ar: 'ميزانية الأحياء: أين يُصرف مبلغ 411,000 أولًا؟',
      tr: 'Mahalle bütçesi: 411.000 önce nereye harcansın?',
    },
    summary: {
      en: 'Residents proposed 64 projects; five have been costed and can start this year. Your vote sets the order in which they are paid for.',
      ar: 'اقترح السكان 64 مشروعًا، قُدِّرت كلفة خمسة منها ويمكن البدء بها هذا العام. صوتك يحدد ترتيب تمويلها.',
      tr: 'Kent sakinleri 64 proje önerdi; beşinin maliyeti hesaplandı ve bu yıl başlayabilir. Oyunuz hangisinin önce ödeneceğini belirliyor.',
    },
    body: {
      en: `## How the money is spent

This year’s neighbourhood budget is 411,000. The project with the most votes is paid for first, then the second, and so on. A project that no longer fits into the rest is skipped and the next one is checked.

| Project | Cost |
| --- | ---: |
| Playground and water garden | 200,000 |
| Step-free T2 stop at the fish market | 200,000 |
| Promenade lighting | 150,000 |
| Repair workshop | 80,000 |
| 120 street trees | 50,000 |

## Who may vote

Residents aged 16 or over whose address has been verified. Verification takes five minutes at any district office or online with an identity card.

## Secrecy

This is a secret ballot. The city stores that you have voted, but not how. Your receipt lets you check afterwards that your ballot was counted. Results appear when voting has closed, so that nobody is swayed by an interim score.

The Budget Committee confirms the list at its next public meeting.`,
      ar: `## كيف يُصرف المبلغ؟

تبلغ ميزانية الأحياء هذا العام 411,000. يُموَّل أولًا المشروع الحاصل على أكثر الأصوات، ثم الثاني، وهكذا. وإذا لم يكفِ المتبقي لمشروع ما، جرى تجاوزه والنظر في الذي يليه.

| المشروع | الكلفة |
| --- | ---: |
| ملعب أطفال وحديقة مائية | 200,000 |
| محطة T2 بلا درج عند سوق السمك | 200,000 |
| إنارة الممشى البحري | 150,000 |
| ورشة تصليح مشتركة | 80,000 |
| 120 شجرة في الشوارع | 50,000 |

## من يحق له التصويت؟

كل من بلغ 16 عامًا من السكان وتم التحقق من عنوانه. لا يستغرق التحقق سوى خمس دقائق في أي مكتب من مكاتب الأحياء، أو عبر الإنترنت ببطاقة الهوية.

## السرية

هذا اقتراع سري: تحفظ البلدية أنك صوّتّ، لا لمن صوّتّ. ويتيح لك الإيصال التأكد لاحقًا من احتساب صوتك. ولا تُعلن النتائج إلا بعد إغلاق التصويت، كي لا يتأثر أحد بأرقام مرحلية.

وتعتمد لجنة الميزانية القائمة في جلستها العلنية المقبلة.`,
      tr: `## Para nasıl harcanacak?

Bu yılın mahalle bütçesi 411.000. Önce en çok oyu alan proje ödenir, ardından ikincisi gelir. Kalan paraya sığmayan proje atlanır ve bir sonrakine bakılır.

| Proje | Maliyet |
| --- | ---: |
| Oyun alanı ve su bahçesi | 200.000 |
| Balık pazarında basamaksız T2 durağı | 200.000 |
| Sahil yolunun aydınlatılması | 150.000 |
| Onarım atölyesi | 80.000 |
| 120 sokak ağacı | 50.000 |

## Kimler oy kullanabilir?

16 yaşını doldurmuş ve adresi doğrulanmış kent sakinleri. Doğrulama herhangi bir mahalle bürosunda ya da kimlik kartıyla internetten beş dakikada yapılır.

## Gizlilik

Bu gizli bir oylamadır. Belediye oy kullandığınızı kaydeder, neye oy verdiğinizi kaydetmez. Size verilen alındıyla oyunuzun sayıldığını sonradan kontrol edebilirsiniz. Ara sonuçlar kimseyi etkilemesin diye sonuçlar ancak oylama bitince açıklanır.

Bütçe Komitesi listeyi bir sonraki açık toplantısında onaylayacak.`,
    },
    originalLocale: 'en',
    topics: ['budget', 'democracy'],
    area: null,
    author: { kind: 'committee', slug: 'budget-committee' },
    publishedAt: addDays(-9, '09:00'),
    opensAt: addDays(-7, '08:00'),
    closesAt: addDays(23, '20:00'),
    details: {
      eligibility: 'verified',
      group: null,
      secrecy: 'secret',
      resultsVisibility: 'after_close',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: null,
    },
    questions: [
      singleChoice(
        {
          en: 'Which project should be paid for first?',
          ar: 'أي مشروع ينبغي تمويله أولًا؟',
          tr: 'Önce hangi projeye para ayrılsın?',
        },
        [
          {
            label: {
              en: 'Playground and water garden in Green Valley',
              ar: 'ملعب أطفال وحديقة مائية في الوادي الأخضر',
              tr: 'Yeşil Vadi’de oyun alanı ve su bahçesi',
            },
            description: {
              en: 'Cost 200,000. Shade, swings for wheelchairs and a shallow stream on Orchard Square.',
              ar: 'الكلفة 200,000. ظل، وأراجيح للكراسي المتحركة، وجدول ضحل في ساحة البستان.',
              tr: 'Maliyet 200.000. Bostan Meydanı’nda gölgelik, tekerlekli sandalye salıncağı ve sığ bir dere.',
            },
          },
          {
            label: {
              en: 'Step-free T2 stop at the fish market',
              ar: 'محطة T2 بلا درج عند سوق السمك',
              tr: 'Balık pazarında basamaksız T2 durağı',
            },
            description: {
              en: 'Cost 200,000. Raised platform, two ramps and spoken departure times.',
              ar: 'الكلفة 200,000. رصيف مرفوع ومنحدران وإعلان صوتي لمواعيد الترام.',
              tr: 'Maliyet 200.000. Yükseltilmiş peron, iki rampa ve sesli kalkış bilgisi.',
            },
          },
          {
            label: {
              en: 'Lighting for the waterfront promenade',
              ar: 'إنارة ممشى الواجهة البحرية',
              tr: 'Sahil yürüyüş yolunun aydınlatılması',
            },
            description: {
              en: 'Cost 150,000. Warm, low lamps between the Old Port and New Shore.',
              ar: 'الكلفة 150,000. مصابيح منخفضة دافئة الضوء بين الميناء القديم والشاطئ الجديد.',
              tr: 'Maliyet 150.000. Eski Liman ile Yeni Kıyı arasında alçak ve sıcak ışıklı lambalar.',
            },
          },
          {
            label: {
              en: 'Repair workshop in the Market Quarter',
              ar: 'ورشة تصليح مشتركة في حي السوق',
              tr: 'Çarşı Mahallesi’nde onarım atölyesi',
            },
            description: {
              en: 'Cost 80,000. Tools, two paid hosts and open evenings three times a week.',
              ar: 'الكلفة 80,000. أدوات ومشرفان بأجر وأمسيات مفتوحة ثلاث مرات في الأسبوع.',
              tr: 'Maliyet 80.000. Aletler, iki ücretli sorumlu ve haftada üç açık akşam.',
            },
          },
          {
            label: {
              en: '120 street trees for New Shore',
              ar: '120 شجرة لشوارع الشاطئ الجديد',
              tr: 'Yeni Kıyı’ya 120 sokak ağacı',
            },
            description: {
              en: 'Cost 50,000, including watering for the first three years.',
              ar: 'الكلفة 50,000، وتشمل الري في السنوات الثلاث الأولى.',
              tr: 'Maliyet 50.000; ilk üç yılın sulaması dâhil.',
            },
          },
        ],
      ),
    ],
    camps: votes(58, 49, 41, 22, 36),
  },
  {
    slug: 'how-do-you-rate-the-buses',
    kind: 'poll',
    title: {
      en: 'How do you rate the buses?',
      ar: 'كيف تقيّم الحافلات؟',
      tr: 'Otobüsleri nasıl değerlendiriyorsunuz?',
    },
    summary: {
      en: 'Once a year we ask everyone who takes the bus: how was it? The answers decide where the extra 9,000 service hours go.',
      ar: 'مرة في السنة نسأل كل من يستقل الحافلة: كيف كانت الخدمة؟ إجاباتكم تحدد أين تُستخدم 9,000 ساعة تشغيل إضافية.',
      tr: 'Yılda bir kez otobüse binen herkese soruyoruz: Nasıldı? Yanıtlar, 9.000 ek sefer saatinin nereye gideceğini belirliyor.',
    },
    body: {
      en: `## One question, once a year

Eleven bus lines carry about 21,000 passengers on a weekday. Counting machines tell us how full a bus is, but not whether you felt safe at the stop, understood the timetable or gave up waiting. That is why we ask.

## What last year’s answers changed

- Line 4 to Lighthouse Hill now runs every 10 minutes in the morning instead of every 15.
- 37 stops got a bench, 12 got a roof.
- Drivers wait for the last T2 tram at Market Square.

## What happens this time

From the coming timetable change the city pays for 9,000 more service hours. The Mobility Committee distributes them in a public meeting, with your answers and the punctuality figures of each line side by side.

Please rate the service as a whole over the past three months. If you want to tell us about one line or one stop, do so in the dialogue “Ask the transport director”.`,
      ar: `## سؤال واحد كل عام

ينقل أحد عشر خطًا للحافلات نحو 21,000 راكب في يوم العمل الواحد. تخبرنا أجهزة العدّ بمدى ازدحام الحافلة، لكنها لا تخبرنا إن كنت شعرت بالأمان في المحطة، أو فهمت جدول المواعيد، أو مللت الانتظار. لهذا نسأل.

## ما الذي غيّرته إجابات العام الماضي؟

- صار الخط 4 إلى تلة المنارة يمر صباحًا كل 10 دقائق بدلًا من 15 دقيقة.
- حصلت 37 محطة على مقعد، و12 محطة على مظلة.
- صار السائقون ينتظرون آخر ترام T2 في ساحة السوق.

## ما الجديد هذه المرة؟

ابتداءً من تعديل المواعيد المقبل تموّل البلدية 9,000 ساعة تشغيل إضافية. توزعها لجنة التنقل في جلسة علنية، وأمامها إجاباتكم وأرقام الالتزام بالمواعيد لكل خط.

نرجو تقييم الخدمة كلها خلال الأشهر الثلاثة الماضية. أما إذا أردتم الحديث عن خط أو محطة بعينها فمكان ذلك حوار «اسأل مدير النقل».`,
      tr: `## Yılda bir kez, tek soru

On bir otobüs hattı hafta içi bir günde yaklaşık 21.000 yolcu taşıyor. Sayaçlar otobüsün ne kadar dolu olduğunu söylüyor; durakta kendinizi güvende hissedip hissetmediğinizi, tarifeyi anlayıp anlamadığınızı ya da beklemekten vazgeçip geçmediğinizi söylemiyor. Bu yüzden soruyoruz.

## Geçen yılki yanıtlar neyi değiştirdi?

- Fener Tepesi’ne giden 4 numaralı hat sabahları 15 yerine 10 dakikada bir kalkıyor.
- 37 durağa bank, 12 durağa çatı yapıldı.
- Sürücüler Çarşı Meydanı’nda son T2 tramvayını bekliyor.

## Bu kez ne olacak?

Önümüzdeki tarife değişikliğinden itibaren belediye 9.000 ek sefer saati finanse edecek. Ulaşım Komitesi bu saatleri, yanıtlarınızı ve her hattın dakiklik verilerini yan yana koyarak açık bir toplantıda dağıtacak.

Lütfen son üç ayın hizmetini bir bütün olarak değerlendirin. Belirli bir hat ya da durak için “Ulaşım müdürüne sor” diyaloğuna yazabilirsiniz.`,
    },
    originalLocale: 'ar',
    topics: ['mobility', 'accessibility'],
    area: null,
    author: { kind: 'organisation' },
    publishedAt: addDays(-21, '09:30'),
    opensAt: addDays(-20, '08:00'),
    closesAt: addDays(2, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'open',
      resultsVisibility: 'always',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: null,
    },
    questions: [
      singleChoice(
        {
          en: 'All in all, how satisfied are you with the city’s buses?',
          ar: 'بوجه عام، ما مدى رضاك عن حافلات المدينة؟',
          tr: 'Genel olarak kentin otobüslerinden ne kadar memnunsunuz?',
        },
        [
          {
            label: { en: 'Very satisfied', ar: 'راضٍ جدًا', tr: 'Çok memnunum' },
            description: null,
          },
          {
            label: { en: 'Satisfied', ar: 'راضٍ', tr: 'Memnunum' },
            description: null,
          },
          {
            label: {
              en: 'Neither one nor the other',
              ar: 'لا هذا ولا ذاك',
              tr: 'Ne memnunum ne değilim',
            },
            description: null,
          },
          {
            label: { en: 'Dissatisfied', ar: 'غير راضٍ', tr: 'Memnun değilim' },
            description: null,
          },
          {
            label: { en: 'Very dissatisfied', ar: 'غير راضٍ إطلاقًا', tr: 'Hiç memnun değilim' },
            description: null,
          },
        ],
      ),
    ],
    camps: votes(31, 84, 47, 39, 15),
  },
  {
    slug: 'harbour-swimming-area',
    kind: 'poll',
    title: {
      en: 'Should there be a swimming area in the harbour?',
      ar: 'هل نخصص منطقة للسباحة في المرفأ؟',
      tr: 'Limanda yüzme alanı olsun mu?',
    },
    summary: {
      en: 'The water by the old slipway has been clean enough for three summers. Three ways are open: a guarded pool, a simple ladder, or leaving things as they are.',
      ar: 'ظلت المياه قرب المزلقة القديمة نظيفة بما يكفي ثلاثة فصول صيف متتالية. أمامنا ثلاثة خيارات: مسبح مراقَب، أو سلّم بسيط، أو إبقاء الحال كما هي.',
      tr: 'Eski kızağın yanındaki su üç yazdır yeterince temiz. Üç yol var: cankurtaranlı bir havuz, sade bir iskele ya da her şeyin olduğu gibi kalması.',
    },
    body: {
      en: `## The water is ready

Since the new sewage main went into service, samples at the old slipway have met the bathing standard on 46 of 48 test days. The two exceptions followed heavy rain.

## What we have to weigh

The slipway lies 180 metres from the ferry channel. The harbour master agrees to a swimming area if it is marked with buoys and closed when the large ferry turns, twice a day for 20 minutes. Fishing boats keep their berths in all three variants.

> “I learned to swim at that slipway in 1971. I would like my granddaughter to do the same.” — a reader’s letter to the team Sea and Coast

## Next step

The result goes to the city council as a recommendation. A decision in favour would also need a lifeguard plan and a flag system for days with poor water quality. The earliest opening would be next summer.`,
      ar: `## المياه جاهزة

منذ تشغيل خط الصرف الجديد استوفت العينات المأخوذة قرب المزلقة القديمة معيار السباحة في 46 يومًا من أصل 48 يوم فحص. وجاء اليومان المتبقيان بعد أمطار غزيرة.

## ما الذي ينبغي الموازنة بينه؟

تبعد المزلقة 180 مترًا عن ممر العبّارات. يوافق مدير المرفأ على منطقة للسباحة شرط أن تُحدَّد بعوّامات وأن تُغلق حين تستدير العبّارة الكبيرة، مرتين في اليوم ولمدة 20 دقيقة. وتحتفظ قوارب الصيد بمراسيها في الخيارات الثلاثة كلها.

> «تعلّمت السباحة عند تلك المزلقة عام 1971، وأتمنى أن تتعلّم حفيدتي هناك أيضًا.» — من رسالة إلى فريق البحر والساحل

## الخطوة التالية

تُرفع النتيجة إلى مجلس المدينة بوصفها توصية. وإذا جاءت بالموافقة لزم أيضًا إعداد خطة للمنقذين ونظام أعلام لأيام تراجع جودة المياه. وأقرب موعد للافتتاح هو الصيف المقبل.`,
      tr: `## Su hazır

Yeni kanalizasyon hattı devreye girdiğinden beri eski kızakta alınan örnekler 48 ölçüm gününün 46’sında yüzme standardını tutturdu. Kalan iki gün şiddetli yağmurun ardından geldi.

## Neyi tartmamız gerekiyor?

Kızak, feribot kanalına 180 metre uzaklıkta. Liman başkanlığı, alan şamandıralarla işaretlenir ve büyük feribot dönerken günde iki kez yirmişer dakika kapatılırsa yüzmeye razı. Balıkçı tekneleri üç seçenekte de yerlerinde kalıyor.

> “Yüzmeyi 1971’de o kızakta öğrendim. Torunum da orada öğrensin isterim.” — Deniz ve Kıyı ekibine gelen bir mektuptan

## Sonraki adım

Sonuç, kent meclisine öneri olarak sunulacak. Olumlu bir karar için ayrıca cankurtaran planı ve su kalitesinin düştüğü günler için bayrak sistemi gerekiyor. Açılış en erken gelecek yaz olabilir.`,
    },
    originalLocale: 'tr',
    topics: ['harbour', 'health', 'environment'],
    area: 'old-port',
    author: { kind: 'team', slug: 'sea-and-coast' },
    publishedAt: addDays(-5, '11:00'),
    opensAt: addDays(-4, '08:00'),
    closesAt: addDays(30, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'open',
      resultsVisibility: 'always',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: null,
    },
    questions: [
      singleChoice(
        {
          en: 'What should happen at the old slipway?',
          ar: 'ماذا ينبغي أن نفعل عند المزلقة القديمة؟',
          tr: 'Eski kızakta ne yapılsın?',
        },
        [
          {
            label: {
              en: 'A floating pool with lifeguards',
              ar: 'مسبح عائم بإشراف منقذين',
              tr: 'Cankurtaranlı yüzer havuz',
            },
            description: {
              en: '25 metres, with a ramp, changing rooms and a small entrance fee.',
              ar: 'طوله 25 مترًا، مع منحدر وغرف تبديل ورسم دخول بسيط.',
              tr: '25 metre; rampa, soyunma odaları ve düşük bir giriş ücreti.',
            },
          },
          {
            label: {
              en: 'A bathing jetty, free and simple',
              ar: 'رصيف سباحة بسيط ومجاني',
              tr: 'Sade ve ücretsiz bir yüzme iskelesi',
            },
            description: {
              en: 'Ladders, buoys and a shower; lifeguards at weekends only.',
              ar: 'سلالم وعوّامات ودُش، ومنقذون في عطلة نهاية الأسبوع فقط.',
              tr: 'Merdiven, şamandıra ve duş; cankurtaran yalnızca hafta sonları.',
            },
          },
          {
            label: {
              en: 'No swimming area',
              ar: 'لا منطقة للسباحة',
              tr: 'Yüzme alanı olmasın',
            },
            description: {
              en: 'The slipway stays with the boats.',
              ar: 'تبقى المزلقة للقوارب.',
              tr: 'Kızak teknelere kalsın.',
            },
          },
        ],
      ),
    ],
    camps: votes(44, 59, 21),
  },
];
