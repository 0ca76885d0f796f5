import { addDays, type SeedDialog } from '../types';
import {
  BENCH_COMMENTS,
  DELIVERY_COMMENTS,
  DIRECTOR_COMMENTS,
  FISH_MARKET_COMMENTS,
  LIBRARY_COMMENTS,
  SCHOOL_COMMENTS,
} from './dialogs.comments';
import { WATERFRONT_COMMENTS } from './dialogs.comments.waterfront';
import { STATEMENT_DIALOGS } from './dialogs.statements';

export const DIALOGS: readonly SeedDialog[] = [
  {
    slug: 'waterfront-change',
    kind: 'dialog',
    title: {
      en: 'How should the waterfront change?',
      ar: 'كيف ينبغي أن تتغير الواجهة البحرية؟',
      tr: 'Sahil şeridi nasıl değişmeli?',
    },
    summary: {
      en: 'The promenade has been renewed; the quay in the Old Port has not. Its wall must be rebuilt, which gives us 900 metres to think about afresh.',
      ar: 'جُدّد الممشى البحري، أما رصيف الميناء القديم فلا يزال على حاله. لا بد من إعادة بناء جداره، وأمامنا بذلك 900 متر لنفكر فيها من جديد.',
      tr: 'Sahil yürüyüş yolu yenilendi, Eski Liman rıhtımı ise henüz değil. Duvarı baştan yapılacak; böylece 900 metreyi yeniden düşünebiliriz.',
    },
    body: {
      en: `## Where we stand

Between the fish market and the old slipway the quay wall still dates from 1934. Divers found washed-out joints on 300 of its 900 metres, and two sections have been fenced off since last winter. The wall must be renewed in any case; what is built on top of it is open.

## What is fixed

- The fishing boats keep their berths in front of the fish market.
- The promenade stays public, without gates or fees.
- Tram line T2 stays where it is.
- The new edge is 60 centimetres higher, because the sea is rising.

## What is open

Trees or open views, cafés or quiet, bicycles beside or among walkers, steps down to the water, lighting, toilets, places for children and for anglers: all of this is for you to discuss. The Waterfront Task Force, which accompanied the new promenade, left a collection of ideas behind; it is a starting point, not a plan.

## What happens with your contributions

Three landscape offices read this dialogue before they draw. Their drafts come back here for a second round.`,
      ar: `## أين نقف؟

لا يزال جدار الرصيف بين سوق السمك والمزلقة القديمة على حاله منذ عام 1934. وقد وجد الغواصون فواصل جرفتها المياه على طول 300 متر من أصل 900، وهناك مقطعان مسيّجان منذ الشتاء الماضي. لا بد من تجديد الجدار في كل الأحوال، أما ما يُبنى فوقه فالباب فيه مفتوح.

## ما الثابت؟

- تحتفظ قوارب الصيد بمراسيها أمام سوق السمك.
- يبقى الممشى عامًا بلا بوابات ولا رسوم.
- يبقى خط الترام T2 في مكانه.
- ترتفع الحافة الجديدة 60 سنتيمترًا لأن مستوى البحر يرتفع.

## ما المطروح للنقاش؟

أشجار أم إطلالات مفتوحة؟ مقاهٍ أم هدوء؟ دراجات إلى جانب المشاة أم بينهم؟ درجات نحو الماء، وإنارة، ودورات مياه، وأماكن للأطفال ولهواة الصيد: كل ذلك متروك لنقاشكم. وقد ترك فريق عمل الواجهة البحرية، الذي رافق بناء الممشى الجديد، مجموعة من الأفكار، وهي نقطة انطلاق لا خطة.

## ماذا نفعل بمساهماتكم؟

تقرأ ثلاثة مكاتب لتصميم المناظر هذا الحوار قبل أن ترسم، ثم تعود مسوداتها إلى هنا لجولة ثانية.`,
      tr: `## Neredeyiz?

Balık pazarı ile eski kızak arasındaki rıhtım duvarı hâlâ 1934’ten kalma. Dalgıçlar 900 metrenin 300’ünde derzlerin boşaldığını gördü; iki bölüm geçen kıştan beri çitle çevrili. Duvar her durumda yenilenecek; üzerine ne yapılacağı ise açık.

## Neler kesin?

- Balıkçı tekneleri balık pazarının önündeki yerlerinde kalıyor.
- Sahil yolu kapısız ve ücretsiz, herkese açık kalıyor.
- T2 tramvay hattının yeri değişmiyor.
- Deniz yükseldiği için yeni kenar 60 santimetre daha yüksek olacak.

## Neler tartışmaya açık?

Ağaç mı açık manzara mı, kafe mi sessizlik mi, bisiklet yayaların yanında mı arasında mı? Suya inen basamaklar, aydınlatma, tuvaletler, çocuklara ve oltacılara yer: Hepsini siz konuşacaksınız. Yeni yürüyüş yoluna eşlik eden Sahil Çalışma Grubu geriye bir fikir derlemesi bıraktı; bu bir başlangıç, bir plan değil.

## Katkılarınız ne olacak?

Üç peyzaj bürosu çizime başlamadan önce bu diyaloğu okuyacak. Taslakları ikinci tur için yine buraya gelecek.`,
    },
    originalLocale: 'en',
    topics: ['harbour', 'environment', 'mobility'],
    area: 'old-port',
    author: { kind: 'organisation' },
    publishedAt: addDays(-35, '10:00'),
    opensAt: addDays(-34, '08:00'),
    closesAt: null,
    details: {
      mode: 'thread',
      layout: 'single',
      moderation: 'open',
      resultsAfter: 0,
      following: [],
      instructions: {
        en: 'Name the place you mean, say what you would like to do there, and answer at least one other person.',
        ar: 'سمِّ المكان الذي تقصده، وقل ماذا تود أن تفعل فيه، وردّ على شخص آخر واحد على الأقل.',
        tr: 'Sözünü ettiğiniz yeri belirtin, orada ne yapmak istediğinizi yazın ve en az bir kişiye yanıt verin.',
      },
      conclusions: null,
      updates: [
        {
          at: addDays(-20, '14:00'),
          text: {
            en: 'The divers’ report on the quay wall has been published. Section C, in front of the fish market, is in better condition than feared.',
            ar: 'نُشر تقرير الغواصين عن جدار الرصيف. المقطع C أمام سوق السمك أفضل حالًا مما كنا نخشى.',
            tr: 'Dalgıçların rıhtım duvarı raporu yayımlandı. Balık pazarının önündeki C bölümü korkulandan iyi durumda.',
          },
        },
        {
          at: addDays(-6, '11:00'),
          text: {
            en: 'The three landscape offices have been chosen. They will walk the promenade with residents in two weeks; the date follows under Events.',
            ar: 'اختيرت مكاتب تصميم المناظر الثلاثة. وستسير مع السكان على الممشى بعد أسبوعين، والموعد يُعلن في قسم الفعاليات.',
            tr: 'Üç peyzaj bürosu seçildi. İki hafta sonra kent sakinleriyle sahil yolunu birlikte yürüyecekler; tarih Etkinlikler bölümünde duyurulacak.',
          },
        },
      ],
    },
    comments: WATERFRONT_COMMENTS,
  },
  {
    slug: 'ask-the-transport-director',
    kind: 'dialog',
    title: {
      en: 'Ask the transport director',
      ar: 'اسأل مدير النقل',
      tr: 'Ulaşım müdürüne sor',
    },
    summary: {
      en: 'For one week the director of transport answers your questions about trams, buses, fares and stops. Every question gets an answer.',
      ar: 'على مدى أسبوع يجيب مدير النقل عن أسئلتكم حول الترام والحافلات والتذاكر والمحطات. ولكل سؤال جواب.',
      tr: 'Ulaşım müdürü bir hafta boyunca tramvay, otobüs, ücret ve durak sorularınızı yanıtlıyor. Her sorunun bir yanıtı olacak.',
    },
    body: {
      en: `## How it works

Write your question as a new comment. The moderation team passes it on every evening and posts the director’s answer below it, in the language you asked in. Other people can vote questions up; the most supported ones are answered first.

## What you can ask

- Tram line T2, the eleven bus lines and the night network
- Tickets, discounts and the lost-property office
- Stops, lifts, ramps and spoken information
- Plans for the next two years

## What cannot be answered here

Complaints about single employees and matters before a court. For these there is the customer desk on Market Square, open on weekdays from 8:00 to 18:00.

## Afterwards

All questions and answers stay readable. Where the director promises something, the promise goes on a list that the Mobility Committee checks after six months.`,
      ar: `## كيف يجري الحوار؟

اكتب سؤالك تعليقًا جديدًا. ينقل فريق الإشراف الأسئلة كل مساء، ثم ينشر جواب المدير تحتها باللغة التي كُتبت بها. ويمكن للآخرين دعم الأسئلة بأصواتهم، فيُجاب أولًا عن الأكثر دعمًا.

## عمّ يمكنك أن تسأل؟

- خط الترام T2 وخطوط الحافلات الأحد عشر والشبكة الليلية
- التذاكر والتخفيضات ومكتب المفقودات
- المحطات والمصاعد والمنحدرات والإعلانات الصوتية
- خطط العامين المقبلين

## ما الذي لا يُجاب عنه هنا؟

الشكاوى من موظفين بعينهم والقضايا المنظورة أمام المحاكم. لهذه الأمور مكتب الزبائن في ساحة السوق، وهو مفتوح في أيام العمل من 8:00 إلى 18:00.

## بعد الحوار

تبقى الأسئلة والأجوبة كلها متاحة للقراءة. وما يتعهد به المدير يُدرج في قائمة تراجعها لجنة التنقل بعد ستة أشهر.`,
      tr: `## Nasıl işliyor?

Sorunuzu yeni bir yorum olarak yazın. Moderasyon ekibi soruları her akşam iletiyor ve müdürün yanıtını, sorduğunuz dilde, sorunun altına koyuyor. Başkaları soruları oylarıyla destekleyebilir; en çok desteklenenler önce yanıtlanır.

## Neler sorabilirsiniz?

- T2 tramvayı, on bir otobüs hattı ve gece ağı
- Biletler, indirimler ve kayıp eşya bürosu
- Duraklar, asansörler, rampalar ve sesli bilgi
- Önümüzdeki iki yılın planları

## Burada neler yanıtlanamaz?

Tek tek çalışanlarla ilgili şikâyetler ve mahkemedeki konular. Bunlar için Çarşı Meydanı’ndaki müşteri masası hafta içi 8.00–18.00 arasında açık.

## Sonrasında

Tüm sorular ve yanıtlar okunabilir kalacak. Müdürün verdiği sözler bir listeye yazılacak ve Ulaşım Komitesi bu listeyi altı ay sonra denetleyecek.`,
    },
    originalLocale: 'tr',
    topics: ['mobility', 'accessibility'],
    area: null,
    author: { kind: 'committee', slug: 'mobility-committee' },
    publishedAt: addDays(-10, '09:00'),
    opensAt: addDays(-6, '08:00'),
    closesAt: addDays(2, '20:00'),
    details: {
      mode: 'thread',
      layout: 'single',
      moderation: 'open',
      resultsAfter: 0,
      following: [],
      instructions: {
        en: 'One question per comment, please. Follow-up questions go below the answer.',
        ar: 'سؤال واحد في كل تعليق من فضلك، وأسئلة المتابعة تحت الجواب.',
        tr: 'Lütfen her yorumda tek soru sorun. Ek sorularınızı yanıtın altına yazın.',
      },
      conclusions: null,
      updates: [
        {
          at: addDays(-3, '19:00'),
          text: {
            en: 'All questions received up to yesterday evening have been answered. The remaining ones follow by the end of the week.',
            ar: 'أُجيب عن كل الأسئلة الواردة حتى مساء أمس، وتتبعها البقية قبل نهاية الأسبوع.',
            tr: 'Dün akşama kadar gelen tüm sorular yanıtlandı. Kalanlar hafta sonuna kadar yanıtlanacak.',
          },
        },
      ],
    },
    comments: DIRECTOR_COMMENTS,
  },
  {
    slug: 'library-on-sundays',
    kind: 'dialog',
    title: {
      en: 'Should the Mill Street library open on Sundays?',
      ar: 'هل تفتح مكتبة شارع الطاحونة أبوابها أيام الأحد؟',
      tr: 'Değirmen Sokağı Kütüphanesi pazarları açılsın mı?',
    },
    summary: {
      en: 'Sunday opening would cost 74,000 a year, or Monday as a closing day. Bring your reasons for and against.',
      ar: 'يكلّف الافتتاح أيام الأحد 74,000 في السنة، أو الإغلاق يوم الاثنين بدلًا منه. هاتوا حججكم مع الفكرة وضدها.',
      tr: 'Pazar günü açmak yılda 74.000’e ya da pazartesileri kapatmaya mal olacak. Lehte ve aleyhte gerekçelerinizi yazın.',
    },
    body: {
      en: `## The question

The library is open from Monday to Saturday. Families and people who work shifts have been asking for Sundays for years. The staff council wants free weekends to remain the rule.

## Two ways to pay for it

1. **Extra money:** 74,000 a year for six staff members from 11:00 to 17:00.
2. **Swap:** open on Sundays, close on Mondays. That costs almost nothing, but schools use the house on Mondays.

A third way, self-service with a library card and without staff, is being tried in two other harbour cities. The accessibility team has doubts: the lift needs someone who can help when it stops.

## What we need from you

Numbers do not decide this, reasons do. Please put your comment in the column for or against and say which of the ways you have in mind.

The culture department sums up the arguments after six weeks and presents them to the council together with the costs.`,
      ar: `## السؤال

تفتح المكتبة من الاثنين إلى السبت. ومنذ سنوات تطالب عائلات وعاملون بنظام المناوبات بفتحها أيام الأحد، بينما يريد مجلس الموظفين أن تبقى عطلة نهاية الأسبوع هي القاعدة.

## طريقتان للتمويل

1. **مال إضافي:** 74,000 في السنة لستة موظفين من 11:00 إلى 17:00.
2. **مبادلة:** الفتح يوم الأحد والإغلاق يوم الاثنين. لا تكاد تكلّف شيئًا، لكن المدارس تستخدم المكتبة يوم الاثنين.

وثمة طريقة ثالثة هي الخدمة الذاتية ببطاقة المكتبة ومن دون موظفين، وتجرّبها مدينتان ساحليتان أخريان. غير أن فريق المدينة الميسّرة متحفّظ، فالمصعد يحتاج إلى من يساعد حين يتعطل.

## ما نحتاجه منكم

لا تحسم الأعداد هذا الأمر بل الحجج. ضعوا تعليقكم في عمود التأييد أو المعارضة واذكروا أي طريقة تقصدون.

تلخص دائرة الثقافة الحجج بعد ستة أسابيع وتعرضها على المجلس مع الكلفة.`,
      tr: `## Soru

Kütüphane pazartesiden cumartesiye açık. Aileler ve vardiyalı çalışanlar yıllardır pazar gününü istiyor. Personel temsilciliği ise hafta sonu tatilinin kural olarak kalmasından yana.

## Parasını karşılamanın iki yolu

1. **Ek ödenek:** 11.00–17.00 arasında altı görevli için yılda 74.000.
2. **Değiş tokuş:** Pazar açık, pazartesi kapalı. Neredeyse bedava, ama okullar kütüphaneyi pazartesileri kullanıyor.

Üçüncü bir yol, görevlisiz ve kütüphane kartıyla self servis, iki başka liman kentinde deneniyor. Erişilebilir Kent ekibinin kuşkuları var: Asansör durduğunda yardım edecek biri gerekiyor.

## Sizden beklediğimiz

Bunu sayılar değil gerekçeler belirleyecek. Lütfen yorumunuzu lehte ya da aleyhte sütununa yazın ve hangi yolu düşündüğünüzü belirtin.

Kültür müdürlüğü altı hafta sonra gerekçeleri özetleyip maliyetlerle birlikte meclise sunacak.`,
    },
    originalLocale: 'ar',
    topics: ['culture', 'education', 'budget'],
    area: 'market-quarter',
    author: { kind: 'person', person: 'nadia' },
    publishedAt: addDays(-16, '10:00'),
    opensAt: addDays(-15, '08:00'),
    closesAt: null,
    details: {
      mode: 'thread',
      layout: 'forAndAgainst',
      moderation: 'open',
      resultsAfter: 0,
      following: [],
      instructions: {
        en: 'Choose a side, give one reason per comment, and read the other column before you write.',
        ar: 'اختر جانبًا، واذكر حجة واحدة في كل تعليق، واقرأ العمود الآخر قبل أن تكتب.',
        tr: 'Bir taraf seçin, her yorumda tek gerekçe yazın ve yazmadan önce öteki sütunu okuyun.',
      },
      conclusions: null,
      updates: [],
    },
    comments: LIBRARY_COMMENTS,
  },
  {
    slug: 'old-port-deliveries',
    kind: 'dialog',
    title: {
      en: 'Delivery vans in the Old Port: only until ten?',
      ar: 'شاحنات التوصيل في الميناء القديم: حتى العاشرة فقط؟',
      tr: 'Eski Liman’da mal teslimi yalnızca saat ona kadar mı?',
    },
    summary: {
      en: 'About 190 vans a day squeeze through the lanes of the Old Port. A time window would give walkers room, but shops need their goods.',
      ar: 'تمر كل يوم نحو 190 شاحنة صغيرة في أزقة الميناء القديم. تحديد ساعات للتوصيل يفسح المجال للمشاة، لكن المتاجر تحتاج إلى بضائعها.',
      tr: 'Eski Liman’ın dar sokaklarından günde yaklaşık 190 kamyonet geçiyor. Saat sınırı yayaya yer açar, ama dükkânların mala ihtiyacı var.',
    },
    body: {
      en: `## The proposal

From 10:00 to 19:00 the lanes between Anchor Lane and the fish market would be closed to delivery vans. Outside these hours nothing changes. Cargo bicycles may deliver all day.

## What a transfer point would do

Parcels arriving later would be handed over at the ferry car park, where cargo bicycles take them the last 400 metres. Four carriers have said they are willing to take part; the city would pay the rent of the hall for two years.

## What we do not know yet

- How restaurants get fresh fish when the boats land after 10:00
- Whether furniture and building material need exceptions
- What the transfer point costs a small shop per parcel

> “I have nothing against the rule. I just have to know how my flour gets to me.” — a baker on Anchor Lane

Please write from your own day: when do you receive goods, and when do the vans get in your way?`,
      ar: `## الاقتراح

تُغلق الأزقة بين زقاق المرساة وسوق السمك أمام شاحنات التوصيل من 10:00 إلى 19:00، ولا يتغير شيء خارج هذه الساعات. أما دراجات الشحن فيُسمح لها طوال اليوم.

## ما فائدة نقطة التسليم؟

تُسلَّم الطرود المتأخرة في مرأب العبّارات، ومن هناك تنقلها دراجات الشحن في آخر 400 متر. أبدت أربع شركات استعدادها للمشاركة، وتدفع المدينة إيجار القاعة سنتين.

## ما لا نعرفه بعد

- كيف يصل السمك الطازج إلى المطاعم حين ترسو القوارب بعد العاشرة؟
- هل يحتاج الأثاث ومواد البناء إلى استثناءات؟
- كم تكلّف نقطة التسليم متجرًا صغيرًا عن كل طرد؟

> «لا أعترض على القاعدة، لكن عليّ أن أعرف كيف يصلني الطحين.» — خبّاز في زقاق المرساة

اكتبوا من واقع يومكم: متى تصلكم البضائع، ومتى تعترض الشاحنات طريقكم؟`,
      tr: `## Öneri

Çapa Sokağı ile balık pazarı arasındaki sokaklar 10.00–19.00 arasında teslimat araçlarına kapatılacak. Bu saatlerin dışında bir şey değişmiyor. Kargo bisikletleri bütün gün çalışabilecek.

## Aktarma noktası ne işe yarar?

Geç gelen koliler feribot otoparkında teslim edilecek, son 400 metreyi kargo bisikletleri taşıyacak. Dört kargo şirketi katılmaya hazır olduğunu söyledi; salonun kirasını iki yıl belediye ödeyecek.

## Henüz bilmediklerimiz

- Tekneler 10.00’dan sonra yanaştığında taze balık lokantalara nasıl ulaşacak?
- Mobilya ve yapı malzemesi için istisna gerekir mi?
- Aktarma noktası küçük bir dükkâna koli başına kaça mal olur?

> “Kurala karşı değilim. Sadece unumun bana nasıl geleceğini bilmem gerek.” — Çapa Sokağı’nda bir fırıncı

Lütfen kendi gününüzden yazın: Malınız ne zaman geliyor, kamyonetler size ne zaman engel oluyor?`,
    },
    originalLocale: 'en',
    topics: ['mobility', 'harbour'],
    area: 'old-port',
    author: { kind: 'team', slug: 'old-port-traders' },
    publishedAt: addDays(-9, '09:00'),
    opensAt: addDays(-8, '08:00'),
    closesAt: null,
    details: {
      mode: 'thread',
      layout: 'forAndAgainst',
      moderation: 'open',
      resultsAfter: 0,
      following: [],
      instructions: {
        en: 'Say whether you live, work or shop in the Old Port, and choose a side.',
        ar: 'اذكر إن كنت تسكن في الميناء القديم أو تعمل أو تتسوق فيه، ثم اختر جانبًا.',
        tr: 'Eski Liman’da oturduğunuzu, çalıştığınızı ya da alışveriş yaptığınızı belirtin ve bir taraf seçin.',
      },
      conclusions: null,
      updates: [],
    },
    comments: DELIVERY_COMMENTS,
  },
  {
    slug: 'fish-market-hours',
    kind: 'dialog',
    title: {
      en: 'Before we vote again: fish market hours',
      ar: 'قبل أن نصوّت مجددًا: مواعيد سوق السمك',
      tr: 'Yeniden oylamadan önce: balık pazarı saatleri',
    },
    summary: {
      en: 'The vote on new opening hours had to be stopped. Before a new one we collect what buyers, fishers and neighbours really need.',
      ar: 'اضطررنا إلى إيقاف التصويت على مواعيد جديدة. وقبل تصويت آخر نجمع ما يحتاج إليه الزبائن والصيادون والجيران فعلًا.',
      tr: 'Yeni açılış saatleri oylaması durdurulmak zorunda kaldı. Yenisinden önce alıcıların, balıkçıların ve komşuların gerçekten neye ihtiyacı olduğunu topluyoruz.',
    },
    body: {
      en: `## What went wrong

One option of the poll could not be carried out: the ice plant has no Sunday licence. This time we want to know first what is needed, then check what is possible, and vote only on options that hold.

## Three questions

1. **Buyers:** on which day and at what time would you come if you could choose?
2. **Fishers and traders:** when do the boats land, and how long does a stall need to close?
3. **Neighbours:** which hours are too early or too loud?

## What we know already

On a weekday the market counts about 600 customers, on a Saturday 2,300. Two thirds of Saturday’s customers come between 9:30 and 11:30. The hall has 28 stalls, five of which are free.

## How it goes on

The Old Port Traders, the harbour master and the city go through all contributions together. The options for the new vote are published here with the name of the person who checked each of them.`,
      ar: `## أين كان الخطأ؟

تعذّر تنفيذ أحد خيارات الاستطلاع لأن معمل الثلج غير مرخّص للعمل يوم الأحد. هذه المرة نريد أن نعرف الحاجة أولًا، ثم نفحص الممكن، ولا نصوّت إلا على خيارات قابلة للتنفيذ.

## ثلاثة أسئلة

1. **الزبائن:** في أي يوم وأي ساعة تأتون لو كان الخيار لكم؟
2. **الصيادون والتجار:** متى ترسو القوارب، وكم يستغرق إغلاق البسطة؟
3. **الجيران:** أي الساعات مبكرة أو صاخبة أكثر مما ينبغي؟

## ما نعرفه حتى الآن

يقصد السوق نحو 600 زبون في يوم العمل و2,300 يوم السبت، ويأتي ثلثا زبائن السبت بين 9:30 و11:30. في القاعة 28 بسطة، خمس منها شاغرة.

## الخطوات التالية

يدرس تجار الميناء القديم ومدير المرفأ والبلدية جميع المساهمات معًا. وتُنشر هنا خيارات التصويت الجديد مع اسم من تحقق من كل خيار.`,
      tr: `## Ne ters gitti?

Oylamadaki bir seçenek uygulanamıyordu: Buz tesisinin pazar ruhsatı yok. Bu kez önce ihtiyacı öğrenmek, sonra neyin mümkün olduğuna bakmak ve yalnızca sağlam seçenekleri oylamak istiyoruz.

## Üç soru

1. **Alıcılar:** Seçme şansınız olsa hangi gün, saat kaçta gelirdiniz?
2. **Balıkçılar ve esnaf:** Tekneler ne zaman yanaşıyor, tezgâhı toplamak ne kadar sürüyor?
3. **Komşular:** Hangi saatler fazla erken ya da gürültülü?

## Şimdiden bildiklerimiz

Pazara hafta içi yaklaşık 600, cumartesi 2.300 müşteri geliyor. Cumartesi müşterilerinin üçte ikisi 9.30–11.30 arasında uğruyor. Salonda 28 tezgâh var, beşi boş.

## Nasıl sürecek?

Eski Liman Esnafı, liman başkanlığı ve belediye tüm katkıları birlikte gözden geçirecek. Yeni oylamanın seçenekleri, her birini kontrol eden kişinin adıyla burada yayımlanacak.`,
    },
    originalLocale: 'en',
    topics: ['harbour', 'health'],
    area: 'old-port',
    author: { kind: 'team', slug: 'old-port-traders' },
    publishedAt: addDays(-3, '12:00'),
    opensAt: addDays(-3, '14:00'),
    closesAt: null,
    details: {
      mode: 'thread',
      layout: 'single',
      moderation: 'open',
      resultsAfter: 0,
      following: [],
      instructions: {
        en: 'Begin with the word buyer, trader or neighbour, so that we read you in the right place.',
        ar: 'ابدأ بكلمة زبون أو تاجر أو جار، لنقرأ مساهمتك في موضعها.',
        tr: 'Katkınızı doğru yerde okuyabilmemiz için alıcı, esnaf ya da komşu sözcüğüyle başlayın.',
      },
      conclusions: null,
      updates: [],
    },
    comments: FISH_MARKET_COMMENTS,
  },
  {
    slug: 'climate-plan-promises',
    kind: 'dialog',
    title: {
      en: 'What should the climate plan promise?',
      ar: 'بمَ ينبغي أن تتعهد خطة المناخ؟',
      tr: 'İklim planı ne söz vermeli?',
    },
    summary: {
      en: 'The Climate Advisory Board drafts ten promises for the next five years. Read the draft now; the discussion opens next week.',
      ar: 'يُعدّ المجلس الاستشاري للمناخ عشرة تعهدات للسنوات الخمس المقبلة. اقرأ المسودة الآن، ويبدأ النقاش الأسبوع المقبل.',
      tr: 'İklim Danışma Kurulu önümüzdeki beş yıl için on söz hazırlıyor. Taslağı şimdiden okuyun; tartışma gelecek hafta açılıyor.',
    },
    body: {
      en: `## Ten promises, not a hundred pages

The last climate plan had 143 measures, and hardly anyone could name three of them. This time the Climate Advisory Board wants ten promises which everybody can check.

## From the draft

- Every school has an outdoor place in the shade.
- Half of all city roofs that are suitable carry solar panels.
- No district is more than 400 metres from a cool, free, indoor place on hot days.
- The ferries to the islands run on shore power while in port.
- 2,000 more trees stand in the streets, and each is watered for three years.

## What the discussion is for

Which promises are missing? Which are too weak, and which cannot be kept? Members of the board read along and reply twice a week.

The council votes on the plan three months after the discussion has ended. Promises changed because of your comments are marked in the final text.`,
      ar: `## عشرة تعهدات لا مئة صفحة

ضمّت خطة المناخ السابقة 143 إجراءً، ولم يكد أحد يستطيع تسمية ثلاثة منها. هذه المرة يريد المجلس الاستشاري للمناخ عشرة تعهدات يستطيع كل شخص التحقق منها.

## من المسودة

- لكل مدرسة مكان مظلل في الهواء الطلق.
- يحمل نصف أسطح المباني البلدية الصالحة ألواحًا شمسية.
- لا يبعد أي حي أكثر من 400 متر عن مكان داخلي بارد ومجاني في أيام الحر.
- تعمل عبّارات الجزر بكهرباء الرصيف ما دامت راسية.
- تُضاف 2,000 شجرة إلى الشوارع، وتُروى كل منها ثلاث سنوات.

## لماذا نناقش؟

أي التعهدات ناقص؟ وأيها ضعيف، وأيها لا يمكن الوفاء به؟ يتابع أعضاء المجلس النقاش ويردّون مرتين في الأسبوع.

يصوّت مجلس المدينة على الخطة بعد ثلاثة أشهر من انتهاء النقاش. وتُعلَّم في النص النهائي التعهدات التي تغيرت بفضل تعليقاتكم.`,
      tr: `## Yüz sayfa değil, on söz

Önceki iklim planında 143 önlem vardı ve üçünü sayabilen neredeyse yoktu. İklim Danışma Kurulu bu kez herkesin denetleyebileceği on söz istiyor.

## Taslaktan

- Her okulun gölgede bir açık hava yeri olacak.
- Belediyenin uygun çatılarının yarısında güneş paneli bulunacak.
- Sıcak günlerde hiçbir mahalle serin, ücretsiz bir kapalı mekâna 400 metreden uzak kalmayacak.
- Ada feribotları limandayken kıyı elektriğiyle çalışacak.
- Sokaklara 2.000 ağaç daha dikilecek ve her biri üç yıl sulanacak.

## Tartışma ne için?

Hangi söz eksik? Hangisi zayıf, hangisi tutulamaz? Kurul üyeleri yazılanları okuyacak ve haftada iki kez yanıt verecek.

Meclis, tartışma bittikten üç ay sonra planı oylayacak. Yorumlarınızla değişen sözler son metinde işaretlenecek.`,
    },
    originalLocale: 'ar',
    topics: ['environment', 'democracy'],
    area: null,
    author: { kind: 'committee', slug: 'climate-advisory-board' },
    publishedAt: addDays(-2, '09:00'),
    opensAt: addDays(8, '08:00'),
    closesAt: null,
    details: {
      mode: 'thread',
      layout: 'single',
      moderation: 'open',
      resultsAfter: 0,
      following: [],
      instructions: {
        en: 'Quote the promise you mean and suggest a wording of your own.',
        ar: 'اقتبس التعهد الذي تقصده واقترح صياغة من عندك.',
        tr: 'Sözünü ettiğiniz maddeyi alıntılayın ve kendi ifadenizi önerin.',
      },
      conclusions: null,
      updates: [],
    },
    comments: [],
  },
  {
    slug: 'safe-ways-to-school',
    kind: 'dialog',
    title: {
      en: 'Safe ways to school',
      ar: 'طرق آمنة إلى المدرسة',
      tr: 'Okula güvenli yollar',
    },
    summary: {
      en: 'Where is the way to school dangerous, and what would help? Parents, pupils and neighbours described the spots; the city has answered.',
      ar: 'أين يصبح طريق المدرسة خطرًا، وما الذي يساعد؟ وصف الأهالي والتلاميذ والجيران المواضع، وأجابت البلدية.',
      tr: 'Okul yolu nerede tehlikeli, ne işe yarar? Veliler, öğrenciler ve komşular yerleri anlattı; belediye yanıt verdi.',
    },
    body: {
      en: `## Why we asked

In two school years, 23 children were hurt on their way to one of the city’s 14 primary schools, most of them within sight of the gate. Accident figures show where something has happened. They do not show where a child waits for five minutes because nobody stops.

## What we wanted to know

- At which spot do you hold your child’s hand more tightly?
- What do children themselves say about it?
- What would help: a crossing, a light, a person, a rule?

## Who took part

Besides the comments below, four classes drew maps of their way to school, and the crossing guards of Lighthouse Hill and Green Valley kept a diary for a fortnight.

The dialogue was open for four weeks and is now closed. The conclusions say what is being done, by when, and what is not possible.`,
      ar: `## لماذا سألنا؟

خلال عامين دراسيين أصيب 23 طفلًا في طريقهم إلى واحدة من مدارس المدينة الابتدائية الأربع عشرة، ومعظمهم على مرأى من البوابة. تبيّن أرقام الحوادث أين وقع شيء، لكنها لا تبيّن أين ينتظر طفل خمس دقائق لأن أحدًا لا يتوقف.

## ماذا أردنا أن نعرف؟

- في أي موضع تشدّون على يد طفلكم أكثر؟
- ماذا يقول الأطفال أنفسهم؟
- ما الذي يساعد: ممر أم إشارة أم شخص أم قاعدة؟

## من شارك؟

إلى جانب التعليقات أدناه رسمت أربعة صفوف خرائط لطريقها إلى المدرسة، وكتب حراس المعابر في تلة المنارة والوادي الأخضر يومياتهم طوال أسبوعين.

بقي الحوار مفتوحًا أربعة أسابيع وهو الآن مغلق. وتبيّن الخلاصة ما يُنفَّذ ومتى، وما يتعذر تنفيذه.`,
      tr: `## Neden sorduk?

İki öğretim yılında kentin 14 ilkokulundan birine giderken 23 çocuk yaralandı, çoğu okul kapısının yakınında. Kaza verileri bir şeyin nerede olduğunu gösterir; bir çocuğun kimse durmadığı için nerede beş dakika beklediğini göstermez.

## Ne öğrenmek istedik?

- Çocuğunuzun elini nerede daha sıkı tutuyorsunuz?
- Çocukların kendisi ne diyor?
- Ne işe yarar: geçit mi, ışık mı, görevli mi, kural mı?

## Kimler katıldı?

Aşağıdaki yorumların yanında dört sınıf okul yolunun haritasını çizdi; Fener Tepesi ve Yeşil Vadi’deki geçit görevlileri iki hafta günlük tuttu.

Diyalog dört hafta açık kaldı ve sona erdi. Sonuç bölümü neyin ne zaman yapılacağını ve neyin mümkün olmadığını anlatıyor.`,
    },
    originalLocale: 'tr',
    topics: ['mobility', 'education', 'youth'],
    area: null,
    author: { kind: 'person', person: 'isil' },
    publishedAt: addDays(-237, '09:00'),
    opensAt: addDays(-236, '08:00'),
    closesAt: addDays(-208, '20:00'),
    details: {
      mode: 'thread',
      layout: 'single',
      moderation: 'open',
      resultsAfter: 0,
      following: [
        { section: 'have-your-say', slug: 'school-street-trial' },
        { section: 'governance', slug: 'lantern-street-stays-a-school-street' },
      ],
      instructions: {
        en: 'Describe one spot per comment, with street and time of day. Please do not name children.',
        ar: 'صف موضعًا واحدًا في كل تعليق مع اسم الشارع والوقت، ولا تذكر أسماء أطفال من فضلك.',
        tr: 'Her yorumda tek bir yeri, sokağı ve saatiyle anlatın. Lütfen çocukların adını yazmayın.',
      },
      conclusions: {
        en: `You described 31 spots. The city checked all of them on site.

- **Done:** nine crossings repainted, four hedges cut back, longer green at Harbour Road.
- **This year:** a school street trial on Lantern Street, two new crossing guards in Green Valley, a lamp at the underpass by the T2 stop.
- **Not possible:** a bridge over Harbour Road. It would cost 1.4 million and children would have to climb 42 steps.`,
        ar: `وصفتم 31 موضعًا، وعاينت البلدية كلًّا منها.

- **أُنجز:** إعادة طلاء تسعة معابر، وتقليم أربعة أسيجة نباتية، وإطالة الضوء الأخضر في طريق المرفأ.
- **هذا العام:** تجربة شارع المدرسة في شارع القنديل، وحارسا معابر جديدان في الوادي الأخضر، ومصباح في النفق قرب محطة T2.
- **غير ممكن:** جسر فوق طريق المرفأ، إذ تبلغ كلفته 1.4 مليون وعلى الأطفال صعود 42 درجة.`,
        tr: `31 yer anlattınız. Belediye hepsini yerinde inceledi.

- **Yapıldı:** Dokuz geçit boyandı, dört çit budandı, Liman Caddesi’nde yeşil süresi uzatıldı.
- **Bu yıl:** Kandil Sokağı’nda okul sokağı denemesi, Yeşil Vadi’ye iki yeni geçit görevlisi, T2 durağındaki alt geçide lamba.
- **Mümkün değil:** Liman Caddesi’ne üst geçit. 1,4 milyona mal olur ve çocukların 42 basamak çıkması gerekir.`,
      },
      updates: [
        {
          at: addDays(-196, '10:00'),
          text: {
            en: 'The school street trial on Lantern Street starts next Monday and runs for ten weeks.',
            ar: 'تبدأ تجربة شارع المدرسة في شارع القنديل يوم الاثنين المقبل وتستمر عشرة أسابيع.',
            tr: 'Kandil Sokağı’ndaki okul sokağı denemesi önümüzdeki pazartesi başlıyor ve on hafta sürüyor.',
          },
        },
      ],
    },
    comments: SCHOOL_COMMENTS,
  },
  {
    slug: 'benches-in-green-valley',
    kind: 'dialog',
    title: {
      en: 'Forty benches for Green Valley',
      ar: 'أربعون مقعدًا للوادي الأخضر',
      tr: 'Yeşil Vadi’ye kırk bank',
    },
    summary: {
      en: 'The city had money for forty benches and asked where people need to rest. All forty are now in place.',
      ar: 'كان لدى البلدية مال لأربعين مقعدًا، فسألت أين يحتاج الناس إلى الراحة. وقد وُضعت الأربعون كلها الآن.',
      tr: 'Belediyenin kırk banklık parası vardı; insanların nerede dinlenmeye ihtiyacı olduğunu sordu. Kırkı da şimdi yerinde.',
    },
    body: {
      en: `## A small question with a long reach

Green Valley has the highest share of residents over 70 in the city, and it is built on a slope. From the health centre to the T2 stop it is 650 metres uphill without a single place to sit.

## What was on offer

Forty benches with backs and armrests, eight of them with room for a wheelchair beside the seat. Each bench stands on a paved base and is checked twice a year.

## How we decided

1. Residents named places in this dialogue and on a map in the health centre.
2. The team Accessible City walked every route with a stopwatch and a rollator.
3. Where two proposals were less than 80 metres apart, the one with more shade was chosen.

The rule behind it: nobody should have to walk further than 150 metres before being able to sit down.`,
      ar: `## سؤال صغير بعيد الأثر

في الوادي الأخضر أعلى نسبة من السكان فوق السبعين في المدينة، وهو مبني على منحدر. ومن المركز الصحي إلى محطة T2 مسافة 650 مترًا صعودًا من دون مكان واحد للجلوس.

## ما الذي كان متاحًا؟

أربعون مقعدًا بمساند للظهر والذراعين، ثمانية منها إلى جانبها متسع لكرسي متحرك. يقوم كل مقعد على قاعدة مرصوفة ويُفحص مرتين في السنة.

## كيف قررنا؟

1. سمّى السكان الأماكن في هذا الحوار وعلى خريطة في المركز الصحي.
2. قطع فريق المدينة الميسّرة كل الطرق ومعه ساعة توقيت ومشّاية.
3. وحيث تقارب اقتراحان بأقل من 80 مترًا اختير الأكثر ظلًا.

والقاعدة من وراء ذلك: ألا يضطر أحد إلى السير أكثر من 150 مترًا قبل أن يستطيع الجلوس.`,
      tr: `## Etkisi büyük, küçük bir soru

Yeşil Vadi, kentte 70 yaş üstü nüfus oranının en yüksek olduğu mahalle ve bir yamaçta kurulu. Sağlık merkezinden T2 durağına, oturacak tek bir yer olmadan 650 metre yokuş çıkılıyor.

## Elimizde ne vardı?

Sırtlıklı ve kolçaklı kırk bank; sekizinin yanında tekerlekli sandalye için yer var. Her bank döşeli bir zeminde duruyor ve yılda iki kez kontrol ediliyor.

## Nasıl karar verdik?

1. Sakinler bu diyalogda ve sağlık merkezindeki haritada yer önerdi.
2. Erişilebilir Kent ekibi bütün yolları kronometre ve yürüteçle yürüdü.
3. İki öneri arasında 80 metreden az varsa daha gölgeli olan seçildi.

Arkasındaki kural şu: Kimse oturabilmek için 150 metreden fazla yürümek zorunda kalmamalı.`,
    },
    originalLocale: 'en',
    topics: ['accessibility', 'health'],
    area: 'green-valley',
    author: { kind: 'team', slug: 'accessible-city' },
    publishedAt: addDays(-96, '09:00'),
    opensAt: addDays(-95, '08:00'),
    closesAt: addDays(-74, '20:00'),
    details: {
      mode: 'thread',
      layout: 'single',
      moderation: 'open',
      resultsAfter: 0,
      following: [],
      instructions: {
        en: 'Name the nearest house number or stop, so that we find the place.',
        ar: 'اذكر أقرب رقم منزل أو محطة كي نجد المكان.',
        tr: 'Yeri bulabilmemiz için en yakın kapı numarasını ya da durağı yazın.',
      },
      conclusions: {
        en: 'All forty benches stand. Twenty-six places came from this dialogue and the map, fourteen from the walks. On the way from the health centre to the T2 stop there are now five. Bench 17 was moved by 20 metres because of a gas pipe.',
        ar: 'وُضعت المقاعد الأربعون كلها. جاء ستة وعشرون موضعًا من هذا الحوار ومن الخريطة، وأربعة عشر من الجولات. وعلى الطريق من المركز الصحي إلى محطة T2 صار هناك خمسة مقاعد. ونُقل المقعد 17 عشرين مترًا بسبب أنبوب غاز.',
        tr: 'Kırk bankın hepsi yerinde. Yirmi altı yer bu diyalogdan ve haritadan, on dördü yürüyüşlerden çıktı. Sağlık merkezinden T2 durağına giden yolda artık beş bank var. 17 numaralı bank, bir gaz borusu yüzünden 20 metre kaydırıldı.',
      },
      updates: [],
    },
    comments: BENCH_COMMENTS,
  },
  ...STATEMENT_DIALOGS,
];
