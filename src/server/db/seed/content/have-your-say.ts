import { singleChoice } from '../questions';
import { addDays, type SeedPoll } from '../types';
import { CLOSED_POLLS } from './have-your-say.closed';
import { METHOD_POLLS } from './have-your-say.methods';
import { OPEN_POLLS } from './have-your-say.open';

const UPCOMING_POLLS: readonly SeedPoll[] = [
  {
    slug: 'youth-council-chair',
    kind: 'poll',
    title: {
      en: 'Who should chair the youth council?',
      ar: 'من يرأس مجلس الشباب؟',
      tr: 'Gençlik meclisine kim başkanlık etsin?',
    },
    summary: {
      en: 'Four candidates between 16 and 20 are standing. Everyone from 14 to 21 with a verified address may vote.',
      ar: 'أربعة مرشحين تتراوح أعمارهم بين 16 و20 عامًا. ويحق التصويت لمن تتراوح أعمارهم بين 14 و21 عامًا وتم التحقق من عناوينهم.',
      tr: '16–20 yaşlarında dört aday yarışıyor. Adresi doğrulanmış, 14–21 yaşlarındaki herkes oy kullanabilir.',
    },
    body: {
      en: `## What the youth council does

Nineteen young people meet once a month in the Mill Street library. They have a budget of 30,000, may put motions to the city council and are heard on every plan that concerns schools, sport or public transport.

## What the chair does

The chair opens the meetings, speaks for the youth council in public and has a seat without a vote on the city council’s youth committee. The term is one year.

## Meet the candidates

All four answer questions at an open evening in the library the day before voting begins. Recordings with subtitles and sign language will be on this page the same night.

## How to vote

1. Sign in and have your address verified; a school identity card is enough.
2. Choose one person.
3. Keep your receipt. The ballot is secret.

If two candidates are level, there is a run-off one week later.`,
      ar: `## ما عمل مجلس الشباب؟

يجتمع تسعة عشر شابًا وشابة مرة في الشهر في مكتبة شارع الطاحونة. لديهم ميزانية قدرها 30,000، ويحق لهم رفع المقترحات إلى مجلس المدينة، ويُستشارون في كل خطة تخص المدارس أو الرياضة أو النقل العام.

## ما مهام الرئيس؟

يفتتح رئيس المجلس أو رئيسته الجلسات، ويتحدث باسم المجلس علنًا، وله مقعد بلا صوت في لجنة الشباب التابعة لمجلس المدينة. ومدة الولاية سنة واحدة.

## تعرّف إلى المرشحين

يجيب الأربعة عن الأسئلة في أمسية مفتوحة في المكتبة عشية بدء التصويت. وستُنشر التسجيلات في هذه الصفحة في الليلة نفسها مع ترجمة مكتوبة ولغة إشارة.

## كيف تصوّت؟

1. سجّل الدخول وأكمل التحقق من عنوانك، وتكفي بطاقة المدرسة.
2. اختر شخصًا واحدًا.
3. احتفظ بالإيصال. الاقتراع سري.

وإذا تعادل مرشحان أُجريت جولة إعادة بعد أسبوع.`,
      tr: `## Gençlik meclisi ne yapar?

On dokuz genç, ayda bir Değirmen Sokağı Kütüphanesi’nde toplanıyor. 30.000’lik bir bütçeleri var, kent meclisine önerge verebiliyorlar ve okul, spor ya da toplu taşımayla ilgili her planda görüşleri alınıyor.

## Başkan ne yapar?

Başkan toplantıları açar, meclis adına konuşur ve kent meclisinin gençlik komitesine oy hakkı olmadan katılır. Görev süresi bir yıldır.

## Adaylarla tanışın

Dört aday, oylamadan bir gün önce kütüphanedeki açık akşamda soruları yanıtlayacak. Altyazılı ve işaret dilli kayıtlar aynı gece bu sayfada olacak.

## Nasıl oy verilir?

1. Giriş yapın ve adresinizi doğrulatın; okul kimliği yeterli.
2. Bir kişi seçin.
3. Alındınızı saklayın. Oylama gizlidir.

İki aday eşit oy alırsa bir hafta sonra ikinci tur yapılır.`,
    },
    originalLocale: 'en',
    topics: ['youth', 'democracy'],
    area: null,
    author: { kind: 'team', slug: 'young-voices' },
    publishedAt: addDays(-3, '15:00'),
    opensAt: addDays(6, '08:00'),
    closesAt: addDays(20, '20:00'),
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
          en: 'Who should chair the youth council for the coming year?',
          ar: 'من ينبغي أن يرأس مجلس الشباب في العام المقبل؟',
          tr: 'Önümüzdeki yıl gençlik meclisine kim başkanlık etsin?',
        },
        [
          {
            label: { en: 'Ella Winslow', ar: 'إيلا وينزلو', tr: 'Ella Winslow' },
            description: {
              en: '17, Green Valley. Wants later school buses and open sports halls at weekends.',
              ar: '17 عامًا، الوادي الأخضر. تريد حافلات مدرسية متأخرة وصالات رياضية مفتوحة في العطلة.',
              tr: '17, Yeşil Vadi. Daha geç okul servisleri ve hafta sonu açık spor salonları istiyor.',
            },
          },
          {
            label: { en: 'Adam Sabbagh', ar: 'آدم الصبّاغ', tr: 'Adam Sabbagh' },
            description: {
              en: '19, Market Quarter. Wants paid internships in every city department.',
              ar: '19 عامًا، حي السوق. يريد تدريبًا مدفوعًا في كل دائرة من دوائر البلدية.',
              tr: '19, Çarşı Mahallesi. Her belediye biriminde ücretli staj istiyor.',
            },
          },
          {
            label: { en: 'Defne Tekneci', ar: 'دفنة تكنجي', tr: 'Defne Tekneci' },
            description: {
              en: '16, Old Port. Wants a rehearsal room by the harbour and free museum entry.',
              ar: '16 عامًا، الميناء القديم. تريد قاعة تدريب موسيقي عند المرفأ ودخولًا مجانيًا للمتاحف.',
              tr: '16, Eski Liman. Liman kenarında bir prova odası ve ücretsiz müze girişi istiyor.',
            },
          },
          {
            label: { en: 'Noah Okafor', ar: 'نوح أوكافور', tr: 'Noah Okafor' },
            description: {
              en: '20, University. Wants every council paper in plain language.',
              ar: '20 عامًا، حي الجامعة. يريد أن تُكتب كل أوراق المجلس بلغة سهلة.',
              tr: '20, Üniversite. Tüm meclis belgelerinin sade dille yazılmasını istiyor.',
            },
          },
        ],
      ),
    ],
    camps: [],
  },
  {
    slug: 'name-of-the-new-park',
    kind: 'poll',
    title: {
      en: 'A name for the new park',
      ar: 'اسم للحديقة الجديدة',
      tr: 'Yeni parka bir isim',
    },
    summary: {
      en: 'The old shipyard on New Shore becomes a park of four hectares. From 214 suggestions, five names are left.',
      ar: 'يتحول حوض السفن القديم في الشاطئ الجديد إلى حديقة مساحتها أربعة هكتارات. ومن بين 214 اقتراحًا بقيت خمسة أسماء.',
      tr: 'Yeni Kıyı’daki eski tersane dört hektarlık bir parka dönüşüyor. 214 öneriden geriye beş isim kaldı.',
    },
    body: {
      en: `## From shipyard to park

For 88 years, trawlers were built on this ground. When the last slip closed, the city bought the site. The first trees are in, the crane stays as a landmark, and the paths open next year.

## How the list came about

Between them, school classes, the Tenants’ Circle and more than 150 individual residents sent 214 suggestions. A small group from Harbour Heritage, the district council and two pupils removed names that already exist in the city, names of living people and names of companies.

## The rules

- One person, one vote.
- The name with the most votes is put to the district council of New Shore.
- The name appears on the signs in all three city languages, as you see it here.

Voting opens with the planting day, when anyone can come and plant a shrub.`,
      ar: `## من حوض سفن إلى حديقة

على مدى 88 عامًا بُنيت هنا سفن الصيد. وحين أُغلق آخر المزالق اشترت المدينة الأرض. زُرعت أولى الأشجار، وتبقى الرافعة معلمًا، وتُفتح الممرات العام المقبل.

## كيف وُضعت القائمة؟

أرسلت صفوف مدرسية وحلقة المستأجرين وأكثر من 150 من السكان ما مجموعه 214 اقتراحًا. واستبعدت مجموعة صغيرة من تراث المرفأ ومجلس الحي ومعها تلميذان الأسماء الموجودة أصلًا في المدينة، وأسماء الأحياء من الناس، وأسماء الشركات.

## القواعد

- لكل شخص صوت واحد.
- يُعرض الاسم الحاصل على أكثر الأصوات على مجلس حي الشاطئ الجديد.
- يُكتب الاسم على اللوحات بلغات المدينة الثلاث كما ترونه هنا.

يبدأ التصويت مع يوم الغرس، حيث يمكن لكل من يرغب أن يأتي ويغرس شجيرة.`,
      tr: `## Tersaneden parka

Bu arazide 88 yıl boyunca balıkçı gemileri yapıldı. Son kızak kapanınca kent araziyi satın aldı. İlk ağaçlar dikildi, vinç bir simge olarak kalıyor, yollar gelecek yıl açılıyor.

## Liste nasıl oluştu?

Okul sınıfları, Kiracılar Halkası ve 150’den fazla kent sakini toplam 214 öneri gönderdi. Liman Mirası’ndan, mahalle meclisinden ve iki öğrenciden oluşan küçük bir grup; kentte zaten bulunan, yaşayan kişilere ya da şirketlere ait adları çıkardı.

## Kurallar

- Herkesin bir oyu var.
- En çok oyu alan isim Yeni Kıyı mahalle meclisine sunulur.
- İsim, tabelalarda burada gördüğünüz gibi kentin üç dilinde yazılır.

Oylama, isteyen herkesin gelip bir çalı dikebileceği fidan günüyle birlikte başlıyor.`,
    },
    originalLocale: 'ar',
    topics: ['environment', 'culture', 'harbour'],
    area: 'new-shore',
    author: { kind: 'team', slug: 'green-neighbourhoods' },
    publishedAt: addDays(-1, '10:00'),
    opensAt: addDays(13, '08:00'),
    closesAt: addDays(41, '20:00'),
    details: {
      eligibility: 'signed_in',
      group: null,
      secrecy: 'open',
      resultsVisibility: 'after_vote',
      canChange: false,
      quorum: 0,
      shuffle: false,
      cancellation: null,
      outcome: null,
    },
    questions: [
      singleChoice(
        {
          en: 'What should the park on the old shipyard be called?',
          ar: 'ماذا نسمّي الحديقة في حوض السفن القديم؟',
          tr: 'Eski tersanedeki parkın adı ne olsun?',
        },
        [
          {
            label: { en: 'Crane Park', ar: 'حديقة الرافعة', tr: 'Vinç Parkı' },
            description: {
              en: 'After the yellow crane that stays.',
              ar: 'نسبةً إلى الرافعة الصفراء الباقية.',
              tr: 'Yerinde kalan sarı vinçten.',
            },
          },
          {
            label: { en: 'Slipway Gardens', ar: 'حدائق المزلقة', tr: 'Kızak Bahçeleri' },
            description: {
              en: 'After the place where the ships met the water.',
              ar: 'نسبةً إلى المكان الذي كانت السفن تلاقي فيه الماء.',
              tr: 'Gemilerin suyla buluştuğu yerden.',
            },
          },
          {
            label: { en: 'Park of the Welders', ar: 'حديقة اللحّامين', tr: 'Kaynakçılar Parkı' },
            description: {
              en: 'After the 340 women and men who worked here.',
              ar: 'تكريمًا لـ340 عاملة وعاملًا عملوا هنا.',
              tr: 'Burada çalışmış 340 kadın ve erkeğin anısına.',
            },
          },
          {
            label: { en: 'Tamarisk Park', ar: 'حديقة الأثل', tr: 'Ilgın Parkı' },
            description: {
              en: 'After the tree that grew through the old rails.',
              ar: 'نسبةً إلى الشجرة التي نبتت بين القضبان القديمة.',
              tr: 'Eski rayların arasından çıkan ağaçtan.',
            },
          },
          {
            label: { en: 'Morning Park', ar: 'حديقة الصباح', tr: 'Sabah Parkı' },
            description: {
              en: 'Suggested by class 4b: the sun reaches it first.',
              ar: 'اقتراح الصف الرابع «ب»: فالشمس تصلها قبل غيرها.',
              tr: '4-B sınıfının önerisi: güneş ilk oraya vuruyor.',
            },
          },
        ],
      ),
    ],
    camps: [],
  },
];

export const POLLS: readonly SeedPoll[] = [
  ...OPEN_POLLS,
  ...UPCOMING_POLLS,
  ...CLOSED_POLLS,
  ...METHOD_POLLS,
];
