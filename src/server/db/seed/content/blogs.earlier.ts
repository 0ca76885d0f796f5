import { addDays, type SeedPost } from '../types';
import { PROMENADE } from './covers';

export const EARLIER_POSTS: readonly SeedPost[] = [
  {
    slug: 'measuring-kerbs-between-tram-and-town-hall',
    kind: 'post',
    title: {
      en: 'Nine obstacles in 640 metres',
      ar: 'تسعة عوائق في 640 مترًا',
      tr: '640 metrede dokuz engel',
    },
    summary: {
      en: 'We walked from the tram stop at the fish market to the town hall with a folding rule, a white cane and three wheelchairs. This is what we measured.',
      ar: 'مشينا من محطة الترام عند سوق السمك إلى دار البلدية ومعنا متر قابل للطي وعصا بيضاء وثلاثة كراسي متحركة، وهذا ما قسناه.',
      tr: 'Balık pazarındaki tramvay durağından belediye binasına bir katlanır metre, bir beyaz baston ve üç tekerlekli sandalyeyle yürüdük. İşte ölçtüklerimiz.',
    },
    body: {
      en: `Whoever walks quickly needs eight minutes from the Fish Market stop to the town hall. We needed fifty-five, because we stopped wherever one of us could not go on.

## What we measured

| Place | Obstacle | State today |
| --- | --- | --- |
| Fish Market stop | gap of 7 cm to the tram | open |
| Quay Street 4 | kerb of 6 cm | mended |
| Quay Street 11 | board on the pavement | mended |
| Anchor Lane | cobbles without a smooth strip | open |
| Anchor Lane 20 | bicycle stand in the way | mended |
| Crossing at Mill Street | no sound at the traffic light | open |
| Crossing at Mill Street | green for only 9 seconds | mended |
| Town hall square | guiding strip ends at a bin | open |
| Town hall | door of 38 newtons | open |

## Four down, five to go

Three of the four repairs cost nothing: a board was moved, a bicycle stand was moved, and a traffic light was set to 16 seconds. The kerb was lowered in one morning.

The big ones take longer. The gap at the tram stop disappears only when the platform is raised; the money for this depends on the budget. The door of the town hall is to get a motor, and until then there is a bell at a height of 90 centimetres.

## Walk with us

Next month we go from the Mill Street library to the waterfront promenade. Six places are free. If you think that your way has no obstacles, come along and push a wheelchair. Afterwards we have tea together.`,
      ar: `من يمشي بسرعة يحتاج إلى ثماني دقائق من محطة سوق السمك إلى دار البلدية. أما نحن فاحتجنا إلى خمس وخمسين دقيقة، لأننا كنا نتوقف كلما عجز أحدنا عن المتابعة.

## ماذا قسنا؟

| المكان | العائق | حاله اليوم |
| --- | --- | --- |
| محطة سوق السمك | فجوة 7 سم بين الرصيف والترام | باقٍ |
| شارع الرصيف 4 | حافة بارتفاع 6 سم | أُصلح |
| شارع الرصيف 11 | لوحة على الرصيف | أُصلح |
| زقاق المرساة | حجارة بلا شريط أملس | باقٍ |
| زقاق المرساة 20 | موقف دراجات يسدّ الطريق | أُصلح |
| تقاطع شارع الطاحونة | إشارة ضوئية بلا صوت | باقٍ |
| تقاطع شارع الطاحونة | ضوء أخضر لتسع ثوانٍ فقط | أُصلح |
| ساحة دار البلدية | شريط إرشادي ينتهي عند حاوية | باقٍ |
| دار البلدية | باب قوة فتحه 38 نيوتن | باقٍ |

## أُصلحت أربعة وبقيت خمسة

ثلاثة من الإصلاحات الأربعة لم تكلّف شيئًا: أُزيحت لوحة، ونُقل موقف دراجات، وضُبطت إشارة ضوئية على 16 ثانية. أما حافة الرصيف فخُفضت في صباح واحد.

العوائق الكبيرة تحتاج إلى وقت أطول. لن تزول الفجوة عند محطة الترام إلا برفع الرصيف، وهذا مرهون بالميزانية. وسيُركَّب محرك لباب دار البلدية، وإلى ذلك الحين يوجد جرس على ارتفاع 90 سنتيمترًا.

## امشوا معنا

نمشي الشهر المقبل من مكتبة شارع الطاحونة إلى ممشى الواجهة البحرية، ولدينا ستة أماكن. وإن كنت تظن أن طريقك بلا عوائق فتعال وادفع كرسيًا متحركًا. وبعد الجولة نشرب الشاي معًا.`,
      tr: `Hızlı yürüyen biri Balık Pazarı durağından belediye binasına sekiz dakikada varır. Biz elli beş dakikada vardık, çünkü içimizden biri ilerleyemediğinde hepimiz durduk.

## Neler ölçtük?

| Yer | Engel | Bugünkü durum |
| --- | --- | --- |
| Balık Pazarı durağı | tramvayla arada 7 cm boşluk | sürüyor |
| Rıhtım Caddesi 4 | 6 cm bordür | giderildi |
| Rıhtım Caddesi 11 | kaldırımda tabela | giderildi |
| Çapa Sokağı | düz şeridi olmayan arnavut kaldırımı | sürüyor |
| Çapa Sokağı 20 | yolu kapatan bisiklet parkı | giderildi |
| Değirmen Sokağı geçidi | sesi olmayan trafik ışığı | sürüyor |
| Değirmen Sokağı geçidi | yalnızca 9 saniyelik yeşil | giderildi |
| Belediye meydanı | çöp kutusunda biten kılavuz yol | sürüyor |
| Belediye binası | 38 newtonluk kapı | sürüyor |

## Dördü bitti, beşi kaldı

Dört onarımın üçü bedavaya geldi: Bir tabela çekildi, bir bisiklet parkı taşındı, bir trafik ışığı 16 saniyeye ayarlandı. Bordür ise bir sabahta alçaltıldı.

Büyükler daha uzun sürüyor. Duraktaki boşluk ancak peron yükseltilince kapanacak; parası bütçeye bağlı. Belediye binasının kapısına motor takılacak. O güne kadar 90 santimetre yükseklikte bir zil var.

## Bizimle yürüyün

Gelecek ay Değirmen Sokağı Kütüphanesi’nden sahil yürüyüş yoluna gidiyoruz; altı kişilik yerimiz var. Kendi yolunuzda hiç engel olmadığını düşünüyorsanız gelin, bir tekerlekli sandalyeyi de siz itin. Dönüşte hep birlikte çay içiyoruz.`,
    },
    originalLocale: 'ar',
    topics: ['accessibility', 'mobility'],
    area: 'old-port',
    author: { kind: 'team', slug: 'accessible-city' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-97, '09:30'),
    details: {},
  },
  {
    slug: 'how-to-start-the-twenty-fourth-garden',
    kind: 'post',
    title: {
      en: 'Twenty-three gardens, and how to start the twenty-fourth',
      ar: 'ثلاث وعشرون حديقة، وكيف تبدأ الرابعة والعشرون',
      tr: 'Yirmi üç bahçe ve yirmi dördüncüye nasıl başlanır',
    },
    summary: {
      en: 'Işıl Iğdır leads the team Green Neighbourhoods. She explains what a tree pit needs, what it costs and whom you have to ask.',
      ar: 'تقود إيشل إيغدير فريق «الأحياء الخضراء»، وتشرح هنا ما يحتاج إليه حوض الشجرة وكم يكلّف ومن ينبغي أن تسأل.',
      tr: 'Yeşil Mahalleler ekibini yöneten Işıl Iğdır, bir ağaç çukurunun neye ihtiyaç duyduğunu, kaça mal olduğunu ve kime sorulacağını anlatıyor.',
    },
    body: {
      en: `There are 212 empty tree pits in our city. I know most of them by sight. Each is a square of hard earth, about a metre and a half wide, in which a tree once stood. Every one of them could be a garden by next month.

## What you need

- **A pit.** Look for one that you pass every day. You will not keep up a garden that is out of your way.
- **Two neighbours.** One person goes on holiday, two people argue, three people have a garden.
- **Water within 50 metres.** A shop or a ground-floor flat is enough. In July a pit drinks 30 litres a week.

## What it costs

Soil and mulch come from the parks department, free of charge. For plants we reckon with 35 to 60 for each pit. Thyme, sage, yarrow and iris survive a hot summer; lawn does not. We have tools to lend.

## Whom to ask

Write to us with a photograph and the house number. We check with the parks department whether a pipe runs underneath or a new tree is planned already. That takes about ten days. Then you sign one page: you water, you keep the pavement clear, and you tell us when you move away.

## What I have learned

Of the 23 gardens that we look after, two had to be started three times. One was next to a bus stop, and people stepped on it until a child put up a sign: “Beans are asleep here.” Nobody has stepped on it since. Come on a Saturday, and we shall start yours together.`,
      ar: `في مدينتنا 212 حوض شجرة فارغًا، وأنا أعرف معظمها بالنظر. كل واحد منها مربّع من التراب القاسي عرضه نحو متر ونصف، كانت تقف فيه شجرة يومًا ما. ويمكن لأي منها أن يصبح حديقة قبل نهاية الشهر المقبل.

## ما الذي تحتاج إليه؟

- **حوض.** ابحث عن حوض تمرّ به كل يوم، فلن تداوم على حديقة ليست في طريقك.
- **جاران اثنان.** الواحد يسافر، والاثنان يختلفان، والثلاثة تكون لهم حديقة.
- **ماء على مسافة 50 مترًا.** يكفي متجر أو شقة في الطابق الأرضي. يشرب الحوض في تموز 30 لترًا في الأسبوع.

## كم يكلّف؟

التربة وغطاؤها من إدارة الحدائق مجانًا. ونحسب للنباتات ما بين 35 و60 لكل حوض. الزعتر والمريمية والأخيليا والسوسن تتحمل الصيف الحار، أما العشب فلا يتحمله. والأدوات نعيرها نحن.

## من تسأل؟

اكتب إلينا وأرفق صورة ورقم البناء. نتحقق لدى إدارة الحدائق من وجود أنبوب تحت الحوض أو شجرة مقرّرة له، ويستغرق ذلك نحو عشرة أيام. ثم توقّع صفحة واحدة: تسقي، وتبقي الرصيف سالكًا، وتخبرنا إذا انتقلت من بيتك.

## ماذا تعلّمت؟

من الحدائق الثلاث والعشرين التي نعتني بها اثنتان احتاجتا إلى ثلاث بدايات. إحداهما بجوار موقف حافلات، وظل الناس يدوسونها حتى وضع طفل لافتة كتب عليها: «هنا تنام الفاصولياء». ومنذ ذلك اليوم لم يدسها أحد. تعال يوم السبت نبدأ حديقتك معًا.`,
      tr: `Kentimizde 212 boş ağaç çukuru var. Çoğunu gözüm kapalı bilirim: Bir zamanlar içinde ağaç duran, bir buçuk metre eninde, kaskatı birer toprak parçası. Her biri gelecek aya kadar bahçe olabilir.

## Neye ihtiyacınız var?

- **Bir çukur.** Her gün önünden geçtiğiniz birini seçin. Yolunuzun üstünde olmayan bahçeye bakamazsınız.
- **İki komşu.** Bir kişi tatile gider, iki kişi tartışır, üç kişinin bahçesi olur.
- **50 metre içinde su.** Bir dükkân ya da zemin kat yeter. Temmuzda bir çukur haftada 30 litre su içer.

## Kaça mal olur?

Toprak ve malç park müdürlüğünden, ücretsiz. Bitkiler için çukur başına 35 ile 60 arası hesaplıyoruz. Kekik, adaçayı, civanperçemi ve süsen sıcak yaza dayanır, çim dayanmaz. Aletleri biz ödünç veriyoruz.

## Kime soracaksınız?

Bize bir fotoğraf ve kapı numarasıyla yazın. Altından boru geçip geçmediğini, oraya yeni bir ağaç planlanıp planlanmadığını park müdürlüğüne soruyoruz; on gün kadar sürüyor. Sonra tek sayfalık bir kâğıt imzalıyorsunuz: Sulayacak, kaldırımı açık tutacak, taşınırsanız bize haber vereceksiniz.

## Ben ne öğrendim?

Baktığımız 23 bahçenin ikisine üç kez baştan başladık. Biri otobüs durağının yanındaydı; bir çocuk “Burada fasulyeler uyuyor” diye tabela dikene kadar herkes üstüne bastı. O günden beri basan olmadı. Bir cumartesi gelin, sizinkine birlikte başlayalım.`,
    },
    originalLocale: 'tr',
    topics: ['environment'],
    area: null,
    author: { kind: 'person', person: 'isil' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-124, '07:45'),
    details: {},
  },
  {
    slug: 'read-the-city-budget-in-ten-minutes',
    kind: 'post',
    title: {
      en: 'How to read the city budget in ten minutes',
      ar: 'كيف تقرأ ميزانية المدينة في عشر دقائق',
      tr: 'Kent bütçesi on dakikada nasıl okunur?',
    },
    summary: {
      en: 'The budget has 312 pages. Four of them are enough to join in the discussion, says Leyla Demir, chair of the Budget Committee.',
      ar: 'تقع الميزانية في 312 صفحة، لكن أربعًا منها تكفي للمشاركة في النقاش كما تقول ليلى دمير رئيسة لجنة الميزانية.',
      tr: 'Bütçe 312 sayfa. Tartışmaya katılmak için dördü yeter, diyor Bütçe Komitesi Başkanı Leyla Demir.',
    },
    body: {
      en: `When I opened my first city budget, I closed it again after page nine. That was a mistake, because the interesting part begins on page eleven. Since then I have read seven of them, and this is how I do it.

## Minute 1 to 3: the total

Harbour City spends 212 million in a year. Divided by 84,000 people, that is about 2,520 for each of us. Keep this number in mind: it helps to judge all the others.

## Minute 4 to 6: the eight blocks

Turn to the table of the eight areas. More than a quarter, 58.3 million, goes to schools and childcare. Streets, trams and buses take 41.2 million, parks, water and climate 17.0 million. Ask yourself which block you would have guessed to be larger.

## Minute 7 and 8: what has changed

Look only at the column “change from last year”. Most lines move by one or two percent, because wages and heating do. Where a line moves by more than five percent, somebody has made a decision. That is where questions are worthwhile.

## Minute 9: what is fixed

About 81 percent of the spending follows from laws and contracts. The council really decides on the rest, roughly 40 million. If you have a wish, look for it there.

## Minute 10: your question

Write down one question. Only one. Bring it to a meeting of the Budget Committee, on the third Tuesday of the month at 18:00. You have three minutes, and you get an answer at once or in writing within 14 days.`,
      ar: `حين فتحت أول ميزانية للمدينة أغلقتها بعد الصفحة التاسعة. كان ذلك خطأ، لأن الجزء المثير يبدأ في الصفحة الحادية عشرة. قرأت منذ ذلك الحين سبع ميزانيات، وهذه طريقتي.

## من الدقيقة 1 إلى 3: المجموع

تنفق مدينة المرفأ 212 مليونًا في السنة. وإذا قُسم المبلغ على 84,000 نسمة كان نصيب كل منا نحو 2,520. احفظ هذا الرقم، فهو يساعدك على تقدير سائر الأرقام.

## من الدقيقة 4 إلى 6: الأبواب الثمانية

انتقل إلى جدول الأبواب الثمانية. أكثر من الربع، أي 58.3 مليون، يذهب إلى المدارس ورعاية الأطفال. وتأخذ الشوارع والترام والحافلات 41.2 مليون، والحدائق والمياه والمناخ 17.0 مليون. واسأل نفسك: أي باب كنت تظنه أكبر؟

## الدقيقتان 7 و8: ما الذي تغيّر؟

انظر إلى عمود «التغيّر عن العام الماضي» وحده. معظم البنود تتحرك بنسبة واحد أو اثنين في المئة لأن الأجور والتدفئة تتحرك. وحيث يتجاوز التغيّر خمسة في المئة فثمة من اتخذ قرارًا، وهناك يستحق الأمر السؤال.

## الدقيقة 9: ما هو ثابت

نحو 81 في المئة من الإنفاق تفرضه القوانين والعقود. وما يقرره المجلس فعلًا هو الباقي، أي قرابة 40 مليونًا. فإن كانت لك رغبة فابحث عنها هناك.

## الدقيقة 10: سؤالك

اكتب سؤالًا واحدًا، واحدًا فقط. واحمله إلى اجتماع لجنة الميزانية في ثالث يوم ثلاثاء من الشهر عند الساعة 18:00. لديك ثلاث دقائق، وتحصل على الجواب فورًا أو كتابةً خلال 14 يومًا.`,
      tr: `İlk kent bütçemi açtığımda dokuzuncu sayfadan sonra kapatmıştım. Hataydı, çünkü ilginç kısım on birinci sayfada başlıyor. O günden beri yedi bütçe okudum; benim yolum şu.

## 1–3. dakika: toplam

Liman Kenti yılda 212 milyon harcıyor. 84.000 kişiye bölerseniz kişi başına yaklaşık 2.520 ediyor. Bu sayıyı aklınızda tutun; ötekileri tartmanıza yardım eder.

## 4–6. dakika: sekiz kalem

Sekiz alanın tablosunu açın. Dörtte birinden fazlası, 58,3 milyon, okullara ve çocuk bakımına gidiyor. Yollar, tramvay ve otobüsler 41,2 milyon; parklar, su ve iklim 17,0 milyon alıyor. Kendinize sorun: Hangisini daha büyük sanırdınız?

## 7–8. dakika: ne değişti?

Yalnızca “geçen yıla göre değişim” sütununa bakın. Satırların çoğu yüzde bir iki oynar; ücretler ve ısınma giderleri de öyle. Yüzde beşten fazla oynayan satırda biri bir karar vermiştir. Soru sormaya değer yer orasıdır.

## 9. dakika: sabit olan ne?

Harcamaların yaklaşık yüzde 81’i yasalardan ve sözleşmelerden doğar. Meclisin gerçekten karar verdiği kısım geri kalandır, aşağı yukarı 40 milyon. Bir dileğiniz varsa orada arayın.

## 10. dakika: sorunuz

Bir soru yazın. Yalnızca bir tane. Onu her ayın üçüncü salı günü saat 18.00’de Bütçe Komitesinin toplantısına getirin. Üç dakika sözünüz var; yanıtı ya hemen ya da 14 gün içinde yazılı olarak alırsınız.`,
    },
    originalLocale: 'tr',
    topics: ['budget', 'democracy'],
    area: null,
    author: { kind: 'person', person: 'leyla' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-156, '12:00'),
    correction: {
      at: addDays(-154, '16:20'),
      note: 'Değiştirilemeyen giderlerin payı düzeltildi: yüzde 71 değil, 81. Uyaran okurumuza teşekkürler.',
      said: [
        ['About 81 percent', 'About 71 percent'],
        ['roughly 40 million', 'roughly 60 million'],
        ['نحو 81 في المئة', 'نحو 71 في المئة'],
        ['قرابة 40 مليونًا', 'قرابة 60 مليونًا'],
        ['yüzde 81’i', 'yüzde 71’i'],
        ['aşağı yukarı 40 milyon', 'aşağı yukarı 60 milyon'],
      ],
    },
    details: {},
  },
  {
    slug: 'the-promenade-out-of-season',
    cover: PROMENADE,
    kind: 'post',
    title: {
      en: 'The promenade out of season: what opens, what closes',
      ar: 'الممشى في غير موسمه: ما الذي يُفتح وما الذي يُغلق',
      tr: 'Sezon dışında sahil: neler açık, neler kapalı?',
    },
    summary: {
      en: 'Kiosks, toilets, swimming steps and lamps: the timetable of the waterfront promenade for the quiet months, on one page.',
      ar: 'الأكشاك ودورات المياه وأدراج السباحة والمصابيح: مواعيد ممشى الواجهة البحرية في الأشهر الهادئة في صفحة واحدة.',
      tr: 'Büfeler, tuvaletler, yüzme basamakları ve lambalar: Sakin aylar için sahil yürüyüş yolunun çizelgesi tek sayfada.',
    },
    body: {
      en: `When the swimmers go home, the walkers come. On a clear Sunday out of season we count 3,400 people on the waterfront promenade, almost as many as in July. So the promenade does not close; it only keeps different hours.

## At a glance

| Place | Open |
| --- | --- |
| Toilets at the fish market | every day, 7:00–22:00 |
| Toilets at the New Shore | every day, 8:00–19:00 |
| Kiosk at the outer mole | Friday to Sunday, 10:00–18:00 |
| Bicycle hire | Saturday and Sunday, 9:00–17:00 |
| Swimming steps | open, without lifeguards |
| Showers | closed because of frost |

## What is new

**Shelter.** Two glass walls now stand on the seaward side of the benches at the New Shore. They came out of the idea campaign: eleven people had asked for a place to sit out of the wind.

**Light.** The lamps between the old crane base and the lighthouse steps stay on all night, dimmed to a third after midnight. When somebody walks past, they become brighter.

**Grit instead of salt.** The path is gritted by 7:00, after the bus lanes and before the car parks. Salt harms the tamarisks, which have only just recovered.

## Take care at high water

If the yellow flag is up at the harbour office, waves may reach the lower path. Please use the upper one then, even if it looks calm. The barrier at the steps is closed whenever the gauge shows more than 140 centimetres.

Have you seen a broken lamp? The number on the post is all we need: harbour-office@harbour.example.`,
      ar: `حين يعود السبّاحون إلى بيوتهم يأتي المتنزّهون. في يوم أحد صافٍ خارج الموسم نحصي 3,400 شخص على ممشى الواجهة البحرية، وهو عدد يقارب ما نحصيه في تموز. لذلك لا يُغلق الممشى، بل تتغير مواعيده فحسب.

## نظرة سريعة

| المكان | أوقات الفتح |
| --- | --- |
| دورات المياه عند سوق السمك | كل يوم، 7:00–22:00 |
| دورات المياه في الشاطئ الجديد | كل يوم، 8:00–19:00 |
| الكشك عند الرصيف الخارجي | من الجمعة إلى الأحد، 10:00–18:00 |
| تأجير الدراجات | السبت والأحد، 9:00–17:00 |
| أدراج السباحة | مفتوحة من دون منقذين |
| مرشّات الاستحمام | مغلقة بسبب الصقيع |

## ما الجديد؟

**مأوى من الريح.** ينتصب الآن جداران زجاجيان أمام المقاعد من جهة البحر في الشاطئ الجديد. جاءت الفكرة من حملة الأفكار، فقد طلب أحد عشر شخصًا مكانًا للجلوس بعيدًا عن الريح.

**إنارة.** تبقى المصابيح مضاءة طوال الليل بين قاعدة الرافعة القديمة ودرج المنارة، وتُخفض إلى الثلث بعد منتصف الليل، ثم تشتد حين يمرّ أحد.

**حصى بدل الملح.** يُفرش الممر بالحصى قبل الساعة 7:00، بعد مسارات الحافلات وقبل مواقف السيارات. فالملح يؤذي أشجار الطرفاء التي لم تتعافَ إلا حديثًا.

## انتبهوا عند ارتفاع الماء

إذا رُفعت الراية الصفراء على مكتب الميناء فقد تبلغ الأمواج الممر السفلي. استخدموا حينها الممر العلوي حتى لو بدا البحر هادئًا. ويُغلق الحاجز عند الدرج كلما تجاوز المقياس 140 سنتيمترًا.

هل رأيتم مصباحًا معطّلًا؟ يكفينا الرقم المكتوب على العمود: harbour-office@harbour.example.`,
      tr: `Yüzenler eve dönünce yürüyenler gelir. Sezon dışında açık bir pazar günü sahil yürüyüş yolunda 3.400 kişi sayıyoruz; neredeyse temmuzdaki kadar. Bu yüzden sahil kapanmıyor, yalnızca saatleri değişiyor.

## Bir bakışta

| Yer | Açık olduğu saatler |
| --- | --- |
| Balık pazarındaki tuvaletler | her gün, 7.00–22.00 |
| Yeni Kıyı’daki tuvaletler | her gün, 8.00–19.00 |
| Dış mendirekteki büfe | cuma–pazar, 10.00–18.00 |
| Bisiklet kiralama | cumartesi ve pazar, 9.00–17.00 |
| Yüzme basamakları | açık, cankurtaran yok |
| Duşlar | don nedeniyle kapalı |

## Yeni olanlar

**Rüzgâr siperi.** Yeni Kıyı’daki bankların deniz tarafında artık iki cam duvar var. Fikir kampanyasından çıktı: On bir kişi rüzgârdan korunaklı bir oturma yeri istemişti.

**Işık.** Eski vinç kaidesi ile fener merdivenleri arasındaki lambalar bütün gece yanıyor. Gece yarısından sonra üçte bire kısılıyor, biri geçerken parlıyor.

**Tuz yerine çakıl.** Yola saat 7.00’ye kadar, otobüs şeritlerinden sonra ve otoparklardan önce çakıl dökülüyor. Tuz, daha yeni toparlanan ılgınlara zarar veriyor.

## Deniz yükselince dikkat

Liman ofisinde sarı bayrak çekiliyse dalgalar alt yola ulaşabilir. Deniz sakin görünse de lütfen üst yolu kullanın. Ölçekteki su düzeyi 140 santimetreyi geçtiğinde merdivenlerdeki bariyer kapatılır.

Yanmayan bir lamba mı gördünüz? Direğin üstündeki numarayı bize yazmanız yeter, gerisini liman ofisi üstlenir: harbour-office@harbour.example.`,
    },
    originalLocale: 'en',
    topics: ['harbour', 'culture'],
    area: 'new-shore',
    author: { kind: 'organisation' },
    status: 'scheduled',
    visibility: 'public',
    publishedAt: addDays(9, '08:00'),
    details: {},
  },
  {
    slug: 'what-a-moderator-reads-in-a-week',
    kind: 'post',
    title: {
      en: 'What a moderator reads in a week',
      ar: 'ماذا يقرأ المشرف في أسبوع؟',
      tr: 'Bir moderatör bir haftada ne okur?',
    },
    summary: {
      en: 'Yusuf Kaya reads what you write in the dialogues. He tells which comments he hides, which he leaves, and why the second group is larger.',
      ar: 'يقرأ يوسف كايا ما تكتبونه في الحوارات، ويروي أي التعليقات يخفيها وأيها يبقيها، ولماذا الفئة الثانية أكبر.',
      tr: 'Yusuf Kaya diyaloglarda yazdıklarınızı okuyor. Hangi yorumları gizlediğini, hangilerini bıraktığını ve ikincilerin neden daha çok olduğunu anlatıyor.',
    },
    body: {
      en: `Last week I read 318 comments. I hid three of them. People are often surprised by both numbers, so let me tell you how such a week goes.

## Monday: buses

On Monday everybody writes about buses, because everybody has just waited for one. The tone is rough, the content is good. “This timetable was made by someone who owns a car” is not kind, but it is a point of view about the timetable. It stays.

## Wednesday: names

On Wednesday a comment named a neighbour, with house number and floor, as the person who throws rubbish into a tree pit. Perhaps it was true. It was hidden all the same: nobody has to defend themselves on a public page against an accusation without a name under it. I wrote to the author, and he put his point again, without the neighbour. Now it is one of the best in the dialogue.

## Friday: advertising

Somebody offered cheap window cleaning under a question about the lighthouse. Hidden, no discussion.

## My three questions

1. Is a person attacked, or an opinion?
2. Does it reveal something about somebody who has not agreed to it?
3. Does it belong to the subject, at least from a distance?

If the answers are “opinion”, “no” and “yes”, a comment stays, even if I disagree with every word. I have no vote in what is right. And when I am not certain, I wait for an hour and read it again, aloud, in the language in which it was written.`,
      ar: `قرأت في الأسبوع الماضي 318 تعليقًا وأخفيت ثلاثة منها. كثيرون يستغربون الرقمين معًا، فدعوني أروِ لكم كيف يمضي أسبوع كهذا.

## الاثنين: الحافلات

يوم الاثنين يكتب الجميع عن الحافلات، لأن الجميع انتظرها للتو. النبرة خشنة والمضمون جيد. عبارة «وضع هذه المواعيد شخص يملك سيارة» ليست لطيفة، لكنها رأي في المواعيد، فتبقى.

## الأربعاء: الأسماء

يوم الأربعاء ذكر تعليق جارًا باسمه ورقم بنائه وطابقه متهمًا إياه برمي النفايات في حوض شجرة. قد يكون ذلك صحيحًا، لكنني أخفيته، فلا أحد مضطر إلى الدفاع عن نفسه في صفحة عامة أمام اتهام بلا توقيع. كتبت إلى صاحب التعليق، فأعاد صياغة فكرته من دون الجار، وهي اليوم من أفضل ما في الحوار.

## الجمعة: الإعلانات

عرض أحدهم تنظيف النوافذ بسعر رخيص تحت سؤال عن المنارة. أُخفي التعليق بلا نقاش.

## أسئلتي الثلاثة

1. هل الهجوم على شخص أم على رأي؟
2. هل يكشف التعليق شيئًا عن شخص لم يوافق على ذلك؟
3. هل له صلة بالموضوع ولو من بعيد؟

إن كانت الأجوبة «رأي» و«لا» و«نعم» بقي التعليق، حتى لو خالفت كل كلمة فيه. فليس لي صوت في تحديد الصواب. وحين لا أكون متأكدًا أنتظر ساعة ثم أقرؤه ثانيةً بصوت مسموع وباللغة التي كُتب بها.`,
      tr: `Geçen hafta 318 yorum okudum, üçünü gizledim. İki sayı da insanları şaşırtıyor; o yüzden böyle bir haftanın nasıl geçtiğini anlatayım.

## Pazartesi: otobüsler

Pazartesi günü herkes otobüsleri yazar, çünkü herkes az önce bir otobüs beklemiştir. Ton sert, içerik iyidir. “Bu tarifeyi arabası olan biri yapmış” sözü nazik değil, ama tarife hakkında bir görüş. Kalıyor.

## Çarşamba: adlar

Çarşamba günü bir yorum, ağaç çukuruna çöp atanın kim olduğunu adıyla, kapı numarasıyla ve katıyla yazdı. Belki doğruydu. Yine de gizledim: Hiç kimse herkese açık bir sayfada, altında imza olmayan bir suçlamaya karşı kendini savunmak zorunda değildir. Yazana mektup gönderdim; görüşünü komşusunu anmadan yeniden yazdı. Şimdi o diyaloğun en iyi yorumlarından biri.

## Cuma: reklam

Biri, fenerle ilgili bir sorunun altında ucuz cam silme hizmeti önerdi. Tartışmasız gizlendi.

## Üç sorum

1. Bir kişiye mi saldırılıyor, bir görüşe mi?
2. Buna razı olmamış biri hakkında bir şey açığa vuruyor mu?
3. Konuyla uzaktan da olsa ilgisi var mı?

Yanıtlar “görüş”, “hayır” ve “evet” ise yorum kalır; her sözüne karşı çıksam bile. Neyin doğru olduğu konusunda benim oyum yok. Emin olmadığımda bir saat bekler, yazıldığı dilde bir kez daha, bu sefer yüksek sesle okurum.`,
    },
    originalLocale: 'tr',
    topics: ['democracy', 'digital'],
    area: null,
    author: { kind: 'person', person: 'yusuf' },
    status: 'draft',
    visibility: 'public',
    publishedAt: null,
    details: {},
  },
  {
    slug: 'building-diary-new-rails-at-the-fish-market',
    kind: 'post',
    title: {
      en: 'Building diary: new rails at the fish market',
      ar: 'يوميات الأشغال: قضبان جديدة عند سوق السمك',
      tr: 'Şantiye günlüğü: balık pazarında yeni raylar',
    },
    summary: {
      en: 'Nineteen days, 240 metres of rail and a surprise under the cobbles. The diary of the first section of works on line T2, now closed.',
      ar: 'تسعة عشر يومًا و240 مترًا من القضبان ومفاجأة تحت الحجارة: يوميات المرحلة الأولى من أشغال خط T2، وقد انتهت.',
      tr: 'On dokuz gün, 240 metre ray ve taşların altında bir sürpriz. T2 hattındaki çalışmaların tamamlanan ilk bölümünün günlüğü.',
    },
    body: {
      en: `The first section of the works on tram line T2 is finished. We leave this diary here so that everyone who takes part in planning the second section can read what went well and what did not.

## Day 1 to 4: digging

The road was opened between the fish market and Anchor Lane. Replacement buses ran every eight minutes. On the second day they stood in the queue of lorries at the north gate; from the third day they had a lane of their own, and the delay fell from 14 minutes to four.

## Day 5: the surprise

Under the cobbles lay a stone channel that was on no map. The city archive found it that same evening in a drawing from the time of the coal quay. Work stopped for two days while it was measured and covered. A glass plate now shows one metre of it beside the stop.

## Day 8 to 16: rails

Two gangs laid 240 metres of rail. Because of the fish auction, nobody was allowed to use the saw before 7:00. We had promised 6:30 at the meeting with the residents; the later hour was the traders’ request.

## Day 17 to 19: trial runs

At walking pace, then at 30, then with sandbags in place of passengers. At the curve, 61 decibels were measured instead of the former 74.

## What we would do differently

- A bus lane from the first day.
- Asking the archive before digging, not after.
- The sheet with the dates in every letter box, not only on the internet.`,
      ar: `انتهت المرحلة الأولى من أشغال خط الترام T2. نُبقي هذه اليوميات هنا حتى يقرأ كل من يشارك في تخطيط المرحلة الثانية ما نجح وما لم ينجح.

## من اليوم 1 إلى 4: الحفر

فُتح الطريق بين سوق السمك وزقاق المرساة، وسارت حافلات بديلة كل ثماني دقائق. علقت في اليوم الثاني في طابور الشاحنات عند البوابة الشمالية، وصار لها منذ اليوم الثالث مسار خاص فانخفض التأخير من 14 دقيقة إلى أربع.

## اليوم 5: المفاجأة

ظهرت تحت الحجارة قناة حجرية لا ترد في أي خريطة. وعثر أرشيف المدينة عليها مساء اليوم نفسه في رسم من زمن رصيف الفحم. توقف العمل يومين إلى أن قيست القناة وغُطّيت، ويُظهر اليوم لوح زجاجي بجوار المحطة مترًا واحدًا منها.

## من اليوم 8 إلى 16: القضبان

مدّ فريقان 240 مترًا من القضبان. وبسبب مزاد السمك لم يُسمح باستعمال المنشار قبل الساعة 7:00. كنا قد وعدنا السكان بالساعة 6:30، والتأخير جاء بطلب من التجار.

## من اليوم 17 إلى 19: التجارب

بسرعة المشي أولًا، ثم بسرعة 30، ثم بأكياس الرمل مكان الركاب. وقيس عند المنعطف 61 ديسيبل بعد أن كان 74.

## ما الذي كنا سنفعله بصورة مختلفة؟

- مسار للحافلات منذ اليوم الأول.
- سؤال الأرشيف قبل الحفر لا بعده.
- ورقة المواعيد في كل صندوق بريد، لا على الإنترنت وحده.`,
      tr: `T2 tramvay hattındaki çalışmaların ilk bölümü bitti. Bu günlüğü burada bırakıyoruz ki ikinci bölümün planlanmasına katılan herkes neyin iyi gittiğini, neyin gitmediğini okuyabilsin.

## 1–4. gün: kazı

Yol, balık pazarı ile Çapa Sokağı arasında açıldı. Yerine çalışan otobüsler sekiz dakikada bir geldi. İkinci gün kuzey kapısındaki kamyon kuyruğunda kaldılar; üçüncü günden itibaren kendi şeritleri oldu, gecikme 14 dakikadan dörde indi.

## 5. gün: sürpriz

Taşların altından hiçbir haritada görünmeyen taş bir kanal çıktı. Kent arşivi onu aynı akşam, kömür rıhtımı zamanından kalma bir çizimde buldu. Kanal ölçülüp örtülene kadar iş iki gün durdu. Durağın yanındaki cam levha şimdi bir metresini gösteriyor.

## 8–16. gün: raylar

İki ekip 240 metre ray döşedi. Balık mezadı yüzünden 7.00’den önce testere çalıştırılmadı. Sakinlerle toplantıda 6.30 demiştik; daha geç saat esnafın isteğiydi.

## 17–19. gün: deneme seferleri

Tramvay önce yürüme hızında, sonra saatte 30 kilometreyle, sonra da yolcu yerine kum torbalarıyla gidip geldi. Virajda daha önce 74 desibel olan gürültü 61 ölçüldü.

## Bugün olsa neyi başka yapardık?

- İlk günden otobüs şeridi açardık.
- Arşive kazdıktan sonra değil, kazmadan önce sorardık.
- Tarihleri yalnızca internete koymakla yetinmez, her posta kutusuna da bir kâğıt bırakırdık.`,
    },
    originalLocale: 'en',
    topics: ['mobility', 'harbour'],
    area: 'old-port',
    author: { kind: 'organisation' },
    status: 'archived',
    visibility: 'public',
    publishedAt: addDays(-272, '14:00'),
    details: {},
  },
];
