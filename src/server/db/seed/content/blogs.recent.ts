import { addDays, type SeedPost } from '../types';
import { FISH_MARKET, IDEAS_OVER_THE_HARBOUR, TRAM_AT_NIGHT } from './covers';

export const RECENT_POSTS: readonly SeedPost[] = [
  {
    slug: 'what-we-did-with-your-1240-ideas',
    cover: IDEAS_OVER_THE_HARBOUR,
    kind: 'post',
    title: {
      en: 'What we did with your 1,240 ideas',
      ar: 'ماذا فعلنا بأفكاركم البالغ عددها 1,240',
      tr: '1.240 fikrinizle ne yaptık?',
    },
    summary: {
      en: 'In spring we asked what the city should do better. Every one of the 1,240 answers has been read, sorted and answered; here is where they went.',
      ar: 'سألناكم في الربيع عمّا ينبغي للمدينة أن تحسّنه. قرأنا الأفكار البالغ عددها 1,240 وصنّفناها وأجبنا عنها كلها، وهذا ما صارت إليه.',
      tr: 'İlkbaharda kentte neyin daha iyi olabileceğini sorduk. Gelen 1.240 yanıtın her birini okuduk, sınıflandırdık ve yanıtladık; işte vardıkları yer.',
    },
    body: {
      en: `For six weeks in spring we asked one question: what should Harbour City do better? You sent 742 ideas through this portal, put 338 into the paper boxes at the Mill Street library and the fish market, and told us 160 at meetings in the districts. That makes 1,240, and five people from three departments have read every one.

## Where the ideas went

| What happened | Ideas |
| --- | ---: |
| Already done | 86 |
| In next year’s plans | 173 |
| With a committee, decision to come | 254 |
| Merged with a similar idea | 391 |
| Passed on, because others decide | 215 |
| Declined, with reasons | 121 |

## Three that you can already see

- **The bench at the top of Lighthouse Hill.** Fourteen people asked for a place to rest halfway up the steps. There are now two.
- **Tram announcements in three languages.** Since the last timetable change, line T2 announces its stops in English, Arabic and Turkish.
- **Light behind the fish market.** Six lamps were moved so that the way to the tram stop is no longer dark.

## What we declined

A cable car to the lighthouse would cost more than all our playgrounds together. Free parking on the waterfront promenade would take away the space that other ideas asked for. We wrote both reasons down, and you may disagree: each declined idea can be discussed in the dialogues.

Two families of ideas were bigger than any other: shade (97) and later buses (88). Both have become decisions of the council: all six stops of line T2 get roofs and trees, and at weekends the night bus N2 will run until 3:00.`,
      ar: `طرحنا عليكم في الربيع، وعلى مدى ستة أسابيع، سؤالًا واحدًا: ما الذي ينبغي أن تحسّنه مدينة المرفأ؟ أرسلتم 742 فكرة عبر هذه البوابة، ووضعتم 338 فكرة في الصناديق الورقية بمكتبة شارع الطاحونة وسوق السمك، وسمعنا منكم 160 فكرة في لقاءات الأحياء. المجموع 1,240 فكرة، قرأها كلَّها خمسة موظفين من ثلاث إدارات.

## إلى أين وصلت الأفكار

| ما الذي حدث | عدد الأفكار |
| --- | ---: |
| أُنجزت | 86 |
| أُدرجت في خطط العام المقبل | 173 |
| لدى إحدى اللجان وتنتظر القرار | 254 |
| دُمجت مع فكرة مشابهة | 391 |
| أُحيلت إلى جهة أخرى صاحبة القرار | 215 |
| رُفضت مع بيان الأسباب | 121 |

## ثلاث أفكار ترونها اليوم

- **مقعد في أعلى تلة المنارة.** طلب أربعة عشر شخصًا مكانًا للاستراحة في منتصف الدرج، وصار هناك مقعدان.
- **إعلانات الترام بثلاث لغات.** منذ آخر تعديل في المواعيد تُعلَن محطات خط T2 بالإنجليزية والعربية والتركية.
- **إنارة خلف سوق السمك.** نُقلت ستة مصابيح فلم يعد الطريق إلى محطة الترام مظلمًا.

## ما رفضناه

عربة معلّقة إلى المنارة تكلّف أكثر من ملاعب الأطفال كلها مجتمعة. والمواقف المجانية على ممشى الواجهة البحرية تأخذ المساحة التي طلبتها أفكار أخرى. كتبنا السببين، ولكم أن تخالفونا الرأي: كل فكرة مرفوضة يمكن نقاشها في الحوارات.

وتفوّق موضوعان على سائر المواضيع: الظل (97 فكرة) والحافلات الليلية (88 فكرة). وقد صار كلاهما قرارًا من المجلس: أسقف وأشجار لمحطات T2 الست كلها، وحافلة ليلية N2 حتى الساعة 3:00 في عطلة نهاية الأسبوع.`,
      tr: `İlkbaharda altı hafta boyunca tek bir soru sorduk: Liman Kenti neyi daha iyi yapmalı? Bu portaldan 742 fikir gönderdiniz, Değirmen Sokağı Kütüphanesi ile balık pazarındaki kutulara 338 fikir attınız, ilçe toplantılarında 160 fikir söylediniz. Toplamı 1.240 ediyor; üç müdürlükten beş kişi hepsini tek tek okudu.

## Fikirler nereye gitti?

| Ne oldu? | Fikir |
| --- | ---: |
| Yapıldı | 86 |
| Gelecek yılın planına girdi | 173 |
| Komitede, karar bekliyor | 254 |
| Benzer bir fikirle birleştirildi | 391 |
| Karar yetkisi olan kuruma iletildi | 215 |
| Gerekçesiyle geri çevrildi | 121 |

## Şimdiden görülen üç fikir

- **Fener Tepesi’ndeki bank.** On dört kişi merdivenin ortasında dinlenecek bir yer istedi. Artık iki bank var.
- **Üç dilde tramvay anonsu.** Son tarife değişikliğinden beri T2 hattında duraklar İngilizce, Arapça ve Türkçe okunuyor.
- **Balık pazarının arkasına ışık.** Altı lambanın yeri değişti; durağa giden yol artık karanlık değil.

## Neleri geri çevirdik?

Fenere teleferik, bütün çocuk parklarımızın toplamından pahalıya gelirdi. Sahil yürüyüş yolunda ücretsiz otopark ise başka fikirlerin istediği alanı alırdı. İki gerekçeyi de yazdık. Katılmayabilirsiniz: Geri çevrilen her fikir diyaloglarda tartışılabilir.

En kalabalık iki konu gölge (97 fikir) ve geç saatlerdeki otobüsler (88 fikir) oldu. İkisi de meclis kararı oldu: T2’nin altı durağına çatı ve ağaç geliyor, gece otobüsü N2 hafta sonları 3.00’e kadar çalışacak.`,
    },
    originalLocale: 'en',
    topics: ['democracy', 'budget'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-6, '10:00'),
    details: {
      related: ['read-the-city-budget-in-ten-minutes', 'how-a-secret-ballot-stays-secret'],
    },
  },
  {
    slug: 'a-night-on-tram-line-t2',
    cover: TRAM_AT_NIGHT,
    kind: 'post',
    title: {
      en: 'A night on tram line T2',
      ar: 'ليلة على خط الترام T2',
      tr: 'T2 tramvayında bir gece',
    },
    summary: {
      en: 'Who rides the last tram, and who is left waiting after it? Our editor spent a Friday night between the university and the fish market.',
      ar: 'من يركب الترام الأخير، ومن يبقى منتظرًا بعده؟ أمضت محررتنا ليلة جمعة بين الجامعة وسوق السمك.',
      tr: 'Son tramvaya kim biniyor, ondan sonra kim bekliyor? Editörümüz bir cuma gecesini üniversite ile balık pazarı arasında geçirdi.',
    },
    body: {
      en: `It is 23:10 at the University stop, and nineteen people get on: eleven students, two nurses on their way to the night shift, a man with a cello. Samira, who has driven line T2 for nine years, knows the nurses by name.

“On weekdays the last tram is half empty,” she says. “On Fridays I have to leave people behind at the fish market.”

## Who is on board

I counted along with her on four rounds between 22:00 and 00:40:

- 412 passengers in all, most of them between the fish market and the New Shore
- 37 of them in work clothes: kitchens, hospital, harbour
- 9 with a pram or a wheelchair; one had to wait because the ramp at Mill Street was blocked by a parked van

At 00:40 the tram goes to the depot. Seven people stood at the Fish Market stop asking when the next one would come. At 05:15, and the last N2 bus had just left as well.

## What the night costs

Each extra round costs the city about 310: driver, power, cleaning, security at the stops. Two more rounds on Fridays and Saturdays would come to roughly 64,000 a year. A night bus is cheaper but takes twelve minutes longer.

## What happens next

For the bus you have already decided: the council followed your poll, and from the next timetable change the N2 runs until 3:00 at weekends. After six months the mobility committee will see whether the tram needs later rounds too. A cook from the Old Port, waiting for a lift home, put it this way: “I do not need a tram every ten minutes. I need one at one o’clock that I can count on.”`,
      ar: `الساعة 23:10 في محطة الجامعة. يصعد تسعة عشر راكبًا: أحد عشر طالبًا وطالبة، وممرّضتان في طريقهما إلى نوبة الليل، ورجل يحمل آلة تشيلو. سميرة التي تقود ترام الخط T2 منذ تسع سنوات تعرف الممرّضتين بالاسم.

تقول سميرة: «في أيام الأسبوع يكون الترام الأخير نصف فارغ، أما يوم الجمعة فأضطر إلى ترك ركاب خلفي عند سوق السمك».

## من على متن الترام؟

عددتُ معها الركاب في أربع جولات بين الساعة 22:00 والساعة 00:40:

- 412 راكبًا في المجموع، معظمهم بين سوق السمك والشاطئ الجديد
- 37 منهم بملابس العمل: مطابخ ومستشفى وميناء
- 9 مع عربة أطفال أو كرسي متحرك، واضطر أحدهم إلى الانتظار لأن سيارة متوقفة سدّت المنحدر عند شارع الطاحونة

عند الساعة 00:40 يعود الترام إلى المرآب. كان سبعة أشخاص واقفين في محطة سوق السمك يسألون عن موعد الترام التالي، والجواب: 05:15. وكانت حافلة N2 الأخيرة قد غادرت للتو أيضًا.

## كم يكلّف الليل؟

تكلّف كل جولة إضافية المدينة نحو 310، بين سائق وكهرباء وتنظيف وحراسة للمحطات. وجولتان إضافيتان يومي الجمعة والسبت تعنيان قرابة 64,000 في السنة. الحافلة الليلية أرخص، لكنها أبطأ باثنتي عشرة دقيقة.

## ما الخطوة التالية؟

أما الحافلة فقد حسمتم أمرها: أخذ المجلس بنتيجة استطلاعكم، وستسير N2 حتى الساعة 3:00 في عطلة نهاية الأسبوع ابتداءً من تعديل المواعيد المقبل. وبعد ستة أشهر تنظر لجنة التنقل في حاجة الترام إلى جولات متأخرة أيضًا. لخّص الأمرَ طبّاخٌ من الميناء القديم كان ينتظر من يقلّه إلى بيته: «لا أحتاج إلى ترام كل عشر دقائق، بل إلى ترام واحد في الواحدة ليلًا أستطيع الاعتماد عليه».`,
      tr: `Saat 23.10, Üniversite durağı. On dokuz kişi biniyor: on bir öğrenci, gece nöbetine giden iki hemşire, sırtında çellosuyla bir adam. T2’yi dokuz yıldır süren Samira hemşireleri adlarıyla tanıyor.

“Hafta içi son tramvay yarı boş,” diyor. “Cuma geceleri ise balık pazarında insanları geride bırakmak zorunda kalıyorum.”

## Tramvayda kimler var?

22.00 ile 00.40 arasındaki dört seferde onunla birlikte saydım:

- Toplam 412 yolcu; çoğu balık pazarı ile Yeni Kıyı arasında
- 37’si iş kıyafetiyle: mutfaklardan, hastaneden, limandan
- 9’u bebek arabası ya da tekerlekli sandalyeyle; biri, Değirmen Sokağı’ndaki rampayı park etmiş bir minibüs kapattığı için beklemek zorunda kaldı

00.40’ta tramvay depoya dönüyor. Balık Pazarı durağında yedi kişi bir sonrakinin ne zaman geleceğini soruyordu. Yanıt: 05.15. Son N2 otobüsü de az önce kalkmıştı.

## Gecenin bedeli

Her ek sefer kente yaklaşık 310’a mal oluyor: sürücü, elektrik, temizlik, durak güvenliği. Cuma ve cumartesi günleri ikişer sefer daha, yılda aşağı yukarı 64.000 demek. Gece otobüsü daha ucuz, ama on iki dakika daha yavaş.

## Bundan sonra ne olacak?

Otobüste kararı siz verdiniz: Meclis anketinize uydu, N2 bir sonraki tarife değişikliğinden itibaren hafta sonları 3.00’e kadar çalışacak. Ulaşım komitesi altı ay sonra tramvayın da geç sefere ihtiyacı olup olmadığına bakacak. Eve dönmek için araç bekleyen Eski Limanlı bir aşçı durumu şöyle özetledi: “Bana on dakikada bir tramvay lazım değil. Saat birde, geleceğine güvenebileceğim bir tane lazım.”`,
    },
    originalLocale: 'ar',
    topics: ['mobility'],
    area: 'university',
    author: { kind: 'person', person: 'nadia' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-18, '08:30'),
    details: {
      related: [
        'measuring-kerbs-between-tram-and-town-hall',
        'a-light-until-eleven-at-the-library',
      ],
    },
  },
  {
    slug: 'how-a-secret-ballot-stays-secret',
    kind: 'post',
    title: {
      en: 'How a secret ballot stays secret',
      ar: 'كيف يبقى الاقتراع السري سريًّا',
      tr: 'Gizli oy nasıl gizli kalıyor?',
    },
    summary: {
      en: 'You sign in, and yet nobody can look up what you chose. An explanation without formulas, by the Ethics Committee.',
      ar: 'تسجّل دخولك، ومع ذلك لا يستطيع أحد أن يعرف ما اخترت. شرح بلا معادلات من لجنة الأخلاقيات.',
      tr: 'Giriş yapıyorsunuz, yine de neyi seçtiğinize kimse bakamıyor. Etik Komitesinden formülsüz bir açıklama.',
    },
    body: {
      en: `The question we hear most often at the information stand by the fish market is a fair one: “If I have to sign in to vote, how can the vote be secret?”

## Think of a polling station

At a polling station, someone crosses your name off the list. You go behind the curtain, mark a paper and drop it into the box. The list knows that you came. The box knows what was chosen. Nothing ties the two together.

This portal does the same. In a secret poll it keeps two separate things:

1. **A list of who has voted**, so that each person can cast one ballot and no more.
2. **A count of the choices**, without names.

There is no third thing that links them. Not even the people who run the portal can look up your choice, because it is not written down beside your name anywhere.

## What this means for you

- After voting you receive a receipt. It proves that your ballot was accepted and when, but not what you chose. So nobody can demand to see how you voted.
- Your ballot is final. To change it, we would have to find it, and that is exactly what we cannot do.
- If you forget what you chose, we cannot tell you.

## Open polls are different

Some polls are open: for example, when we ask how you rate the buses. Whether a poll is secret or open is written beside the question before you vote, together with who may take part and when the result can be seen. Please read these three lines first. They are short, and they are binding.`,
      ar: `أكثر سؤال نسمعه عند منصّة الاستعلام بجوار سوق السمك سؤال في محلّه: «إذا كان عليّ أن أسجّل الدخول لأصوّت، فكيف يكون التصويت سريًّا؟»

## تخيّلوا مركز اقتراع

في مركز الاقتراع يشطب الموظف اسمك من القائمة، ثم تقف خلف الستار وتضع علامتك على الورقة وتُسقطها في الصندوق. القائمة تعرف أنك حضرت، والصندوق يعرف ما اختير، ولا شيء يربط بينهما.

وهذا ما تفعله البوابة. ففي الاستطلاع السري تحتفظ بأمرين منفصلين:

1. **قائمة بمن صوّتوا**، حتى يدلي كل شخص بصوت واحد لا أكثر.
2. **عدد الأصوات لكل خيار**، من دون أسماء.

ولا وجود لشيء ثالث يربط بينهما. حتى القائمون على البوابة لا يستطيعون معرفة اختيارك، لأنه غير مدوَّن إلى جانب اسمك في أي مكان.

## ماذا يعني ذلك لك؟

- بعد التصويت تحصل على إيصال يثبت أن صوتك قُبل ومتى قُبل، لكنه لا يذكر ما اخترت. فلا يستطيع أحد أن يطالبك بإثبات اختيارك.
- صوتك نهائي. فتغييره يتطلب أن نعثر عليه أولًا، وهذا بالضبط ما لا نستطيعه.
- إن نسيت ما اخترت فلن نستطيع أن نخبرك.

## الاستطلاعات العلنية مختلفة

بعض الاستطلاعات علني، كأن نسألكم عن تقييمكم للحافلات مثلًا. وقبل أن تصوّت تجد إلى جانب السؤال ما إذا كان الاستطلاع سريًّا أم علنيًّا، ومن يحق له المشاركة، ومتى تظهر النتيجة. اقرأ هذه الأسطر الثلاثة أولًا، فهي قصيرة ومُلزمة.`,
      tr: `Balık pazarının yanındaki danışma standında en sık duyduğumuz soru haklı bir soru: “Oy vermek için giriş yapmam gerekiyorsa oyum nasıl gizli olabilir?”

## Bir sandık düşünün

Sandık başında görevli, adınızı listeden işaretler. Perdenin arkasına geçer, pusulanızı damgalayıp sandığa atarsınız. Liste geldiğinizi bilir, sandık neyin seçildiğini. İkisini birbirine bağlayan hiçbir şey yoktur.

Bu portal da aynısını yapar. Gizli bir ankette birbirinden ayrı iki şey tutulur:

1. **Oy verenlerin listesi**; böylece herkes yalnızca bir kez oy kullanabilir.
2. **Seçeneklerin sayımı**; adlar olmadan.

Bunları bağlayan üçüncü bir kayıt yoktur. Portalı işletenler bile seçiminize bakamaz, çünkü seçiminiz adınızla birlikte hiçbir yere yazılmaz.

## Bu sizin için ne demek?

- Oy verdikten sonra bir makbuz alırsınız. Makbuz oyunuzun kabul edildiğini ve ne zaman kabul edildiğini kanıtlar, neyi seçtiğinizi göstermez. Böylece kimse sizden seçiminizi kanıtlamanızı isteyemez.
- Oyunuz kesindir. Değiştirmek için önce bulmamız gerekirdi; yapamadığımız şey de tam olarak bu.
- Neyi seçtiğinizi unutursanız size söyleyemeyiz.

## Açık anketler farklıdır

Bazı anketler açıktır, örneğin otobüslere kaç puan verdiğinizi sorarken. Anketin gizli mi açık mı olduğu, kimlerin katılabileceği ve sonucun ne zaman görüleceği oy vermeden önce sorunun yanında yazar. Lütfen önce bu üç satırı okuyun: Kısadırlar ve bağlayıcıdırlar.`,
    },
    originalLocale: 'en',
    topics: ['democracy', 'digital'],
    area: null,
    author: { kind: 'committee', slug: 'ethics-committee' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-29, '09:15'),
    details: {},
  },
  {
    slug: 'what-the-traders-asked-about-the-fish-market',
    cover: FISH_MARKET,
    kind: 'post',
    title: {
      en: 'What 74 shops asked about the fish market works',
      ar: 'ماذا سأل 74 متجرًا عن أشغال سوق السمك؟',
      tr: '74 dükkân balık pazarındaki çalışmalar için ne sordu?',
    },
    summary: {
      en: 'From door to door with one sheet of paper: the questions of the Old Port traders about the new market roof, and the answers we brought back.',
      ar: 'من باب إلى باب بورقة واحدة: أسئلة تجّار الميناء القديم عن سقف السوق الجديد، والأجوبة التي عدنا بها.',
      tr: 'Tek bir kâğıtla kapı kapı: Eski Liman esnafının yeni pazar çatısı hakkındaki soruları ve aldığımız yanıtlar.',
    },
    body: {
      en: `On the first Monday of the month we went from door to door between the fish market and the customs house. We had one sheet of paper and one question: what do you need to know before the roof of the fish market is replaced? 61 of the 74 shops and workshops answered.

## The three questions that came up everywhere

**Will the market close?** No. The roof is replaced in four sections, from the sea side inwards. At any time at least 30 of the 40 stalls are open. The first section takes five weeks.

**When can we load and unload?** Every day until 10:00 at the north gate. The crane stands on the south side and works only from 10:30. On Saturdays there is no building work at all.

**Who pays if water comes in?** The building firm is insured for damage to goods and shop fittings. The form fits on one page; it lies ready at the harbour office, and we have copies at the ropemaker’s.

## What we did not get

We asked for free parking at the customs house during the works. The city said no: the spaces are needed for the bus that replaces the tram on six Sundays. In return, goods vehicles may stop on Anchor Lane for 30 minutes instead of 15.

## And now

The written answers have been put through every door. A shop that has not received them should look for the blue sign with the rope in our windows. The next round is on the first Monday of next month; the subject is the price of a terrace.`,
      ar: `في أول يوم اثنين من الشهر طرقنا الأبواب واحدًا بعد آخر بين سوق السمك ومبنى الجمارك. كانت معنا ورقة واحدة وسؤال واحد: ما الذي تحتاجون إلى معرفته قبل استبدال سقف سوق السمك؟ أجابنا 61 من أصل 74 متجرًا وورشة.

## ثلاثة أسئلة تكررت في كل مكان

**هل سيُغلق السوق؟** لا. يُستبدل السقف على أربع مراحل، من جهة البحر نحو الداخل، ويبقى 30 بسطة على الأقل من أصل 40 مفتوحة في كل وقت. وتستغرق المرحلة الأولى خمسة أسابيع.

**متى يمكننا التحميل والتفريغ؟** كل يوم حتى الساعة 10:00 عند البوابة الشمالية. الرافعة في الجهة الجنوبية ولا تعمل قبل 10:30، ولا أشغال يوم السبت إطلاقًا.

**من يدفع إذا تسرّب الماء؟** شركة البناء مؤمَّنة ضد تلف البضائع وتجهيزات المتاجر. الاستمارة صفحة واحدة، وهي متوفرة في مكتب الميناء ولدينا نسخ منها عند صانع الحبال.

## ما لم نحصل عليه

طلبنا مواقف مجانية عند مبنى الجمارك طوال مدة الأشغال، فرفضت المدينة لأن المكان لازم للحافلة التي تحلّ محل الترام في ستة آحاد. وفي المقابل صار يحق لسيارات البضائع أن تقف في زقاق المرساة 30 دقيقة بدل 15.

## والآن

أُوصلت الأجوبة المكتوبة إلى كل باب، ومن لم تصله فليبحث عن اللافتة الزرقاء ذات الحبل على واجهاتنا. الجولة المقبلة في أول يوم اثنين من الشهر القادم، وموضوعها رسوم الجلسات الخارجية.`,
      tr: `Ayın ilk pazartesi günü balık pazarı ile gümrük binası arasında kapı kapı dolaştık. Elimizde tek bir kâğıt ve tek bir soru vardı: Balık pazarının çatısı değişmeden önce neyi bilmeniz gerekiyor? 74 dükkân ve atölyeden 61’i yanıt verdi.

## Her yerde karşımıza çıkan üç soru

**Pazar kapanacak mı?** Hayır. Çatı, deniz tarafından içeriye doğru dört bölümde değiştirilecek. 40 tezgâhın en az 30’u her zaman açık kalacak. İlk bölüm beş hafta sürecek.

**Malı ne zaman indirip yükleyeceğiz?** Her gün saat 10.00’a kadar kuzey kapısında. Vinç güney tarafında duracak ve 10.30’dan önce çalışmayacak. Cumartesi günleri hiç çalışma olmayacak.

**Su girerse kim ödeyecek?** Yüklenici firma, mala ve dükkân donanımına gelecek zarara karşı sigortalı. Form tek sayfa; liman ofisinde hazır duruyor, halatçıda da örnekleri var.

## Alamadığımız şey

Çalışmalar boyunca gümrük binasında ücretsiz park yeri istedik. Belediye hayır dedi: O alan, altı pazar günü tramvayın yerine çalışacak otobüs için gerekli. Buna karşılık yük araçları Çapa Sokağı’nda 15 değil 30 dakika durabilecek.

## Şimdi ne olacak?

Yazılı yanıtlar her kapıya bırakıldı. Eline ulaşmayan varsa vitrinimizdeki halatlı mavi tabelayı arasın. Bir sonraki tur gelecek ayın ilk pazartesi günü; konusu kaldırım masalarının ücreti.`,
    },
    originalLocale: 'tr',
    topics: ['harbour', 'budget'],
    area: 'old-port',
    author: { kind: 'team', slug: 'old-port-traders' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-43, '11:00'),
    details: {},
  },
  {
    slug: 'one-point-three-tonnes-from-the-rocks',
    kind: 'post',
    title: {
      en: '1.3 tonnes from the rocks below the lighthouse',
      ar: '1.3 طن من صخور المنارة',
    },
    summary: {
      en: '86 volunteers, four hours, one very heavy fishing net: what the last working day on the coast brought up.',
      ar: '86 متطوعًا وأربع ساعات وشبكة صيد ثقيلة جدًا: ما أخرجه يوم العمل الأخير على الساحل.',
    },
    body: {
      en: `At eight in the morning the sea below the lighthouse was flat, and that was our luck: the divers could work close to the rocks. By noon, 86 people had carried 1.3 tonnes up the path to the road. The oldest was 79, the youngest sat on her father’s shoulders and counted bottle tops.

## What we found

| Find | Weight in kg |
| --- | ---: |
| Nets and ropes | 540 |
| Tyres | 310 |
| Metal | 215 |
| Plastic, all kinds | 170 |
| Glass and other things | 65 |

The heaviest piece was a trawl net of 190 kilograms. It had lain there for at least ten winters; crabs had moved in and were moved out again, one by one, by two biology students with a bucket.

## What happens to it

The ropes and nets go to a workshop in the New Shore that makes mats from them. The tyres and the metal are recycled. The plastic was sorted on the spot into 24 kinds, because we want to know where it comes from: almost half of it was packaging from food eaten out of doors.

## What we ask for

We have written to the city with two requests: a second bin at the steps, with a lid that gulls cannot open, and a place at the harbour office where fishers can hand in old nets free of charge. The harbour office has already agreed to the second one, for a trial of one year.

The next working day is announced in the events of this portal. Closed shoes are enough; gloves are there, and children are welcome with an adult.`,
      ar: `في الثامنة صباحًا كان البحر أسفل المنارة ساكنًا، وكان ذلك من حسن حظنا لأن الغواصين استطاعوا العمل قرب الصخور. وعند الظهر كان 86 شخصًا قد حملوا 1.3 طن صعودًا على الممر إلى الطريق. أكبرهم في التاسعة والسبعين، وأصغرهم طفلة على كتفي أبيها تعدّ أغطية القوارير.

## ما الذي وجدناه؟

| الصنف | الوزن بالكيلوغرام |
| --- | ---: |
| شباك وحبال | 540 |
| إطارات | 310 |
| معادن | 215 |
| بلاستيك بأنواعه | 170 |
| زجاج وأشياء أخرى | 65 |

أثقل القطع شبكة جرّ وزنها 190 كيلوغرامًا، بقيت هناك عشرة شتاءات على الأقل. سكنتها السراطين، فأخرجها طالبان من قسم الأحياء واحدًا واحدًا في دلو.

## ما مصيرها؟

تذهب الحبال والشباك إلى ورشة في الشاطئ الجديد تصنع منها حُصرًا، وتُعاد معالجة الإطارات والمعادن. أما البلاستيك ففُرز في المكان إلى 24 نوعًا، لأننا نريد أن نعرف مصدره: نصفه تقريبًا أغلفة طعام أُكل في الهواء الطلق.

## ما الذي نطلبه؟

كتبنا إلى المدينة بطلبين: حاوية ثانية عند الدرج بغطاء لا تفتحه النوارس، ومكان في مكتب الميناء يسلّم فيه الصيادون شباكهم القديمة مجانًا. وقد وافق مكتب الميناء على الطلب الثاني تجربةً لمدة سنة.

يُعلَن عن يوم العمل المقبل في قسم الفعاليات من هذه البوابة. يكفي حذاء مغلق، فالقفازات متوفرة، والأطفال مرحّب بهم برفقة شخص بالغ.`,
    },
    originalLocale: 'en',
    topics: ['environment', 'harbour'],
    area: 'lighthouse-hill',
    author: { kind: 'team', slug: 'sea-and-coast' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-57, '17:45'),
    details: {},
  },
  {
    slug: 'a-light-until-eleven-at-the-library',
    kind: 'post',
    title: {
      en: 'A light until eleven at the Mill Street library',
      ar: 'ضوء حتى الحادية عشرة ليلًا في مكتبة شارع الطاحونة',
      tr: 'Değirmen Sokağı Kütüphanesi’nde on bire kadar ışık',
    },
    summary: {
      en: 'In the exam weeks the reading room stayed open until 23:00 for the first time. Young Voices asked for it, counted, and draws a balance.',
      ar: 'في أسابيع الامتحانات بقيت قاعة المطالعة مفتوحة حتى الساعة 23:00 للمرة الأولى. فريق «أصوات شابة» طلب ذلك وأحصى الزوّار وهذه حصيلته.',
      tr: 'Sınav haftalarında okuma salonu ilk kez 23.00’e kadar açık kaldı. Bunu isteyen, sayan ve sonucu çıkaran: Genç Sesler.',
    },
    body: {
      en: `“Where do you study when three people sleep in your room?” That question, asked at one of our Thursday meetings, stood at the beginning. Eight months later the Mill Street library stayed open until 23:00 for four exam weeks.

## How it went

We took turns at the entrance and counted:

- 2,180 visits after 19:00 in 24 evenings, about 91 an evening
- the busiest hour was from 20:00 to 21:00; all 120 seats were taken on nine evenings
- two thirds came from school, one third from the university
- one complaint from a neighbour, about voices at the bicycle stand; since then we close the side door at 21:00

The library needed two extra people at the desk and one for security. Together with light and heating that cost 11,400, which is a little more than five per visit.

## What we learned

Not everybody came for books. Many came for a quiet table, for warmth, or because a friend was there. The vending machine was empty by half past nine, every evening. And girls told us that they stayed late only when they could walk to the T2 stop together; so from the second week we left in groups, at 21:30 and at 23:00.

## What we want next

Four weeks in summer, too, and a small room where talking is allowed. The library’s director supports both. The money has to come from the budget, which means that we shall sit in the committee and explain it with these figures.`,
      ar: `«أين تدرس إذا كان ثلاثة ينامون في غرفتك؟» بهذا السؤال الذي طُرح في أحد لقاءاتنا يوم الخميس بدأ كل شيء. وبعد ثمانية أشهر بقيت مكتبة شارع الطاحونة مفتوحة حتى الساعة 23:00 طوال أربعة أسابيع من الامتحانات.

## كيف سار الأمر؟

تناوبنا على الوقوف عند المدخل وأحصينا:

- 2,180 زيارة بعد الساعة 19:00 في 24 أمسية، أي نحو 91 زيارة في الأمسية
- أكثر الساعات ازدحامًا من 20:00 إلى 21:00، وامتلأت المقاعد كلها وعددها 120 في تسع أمسيات
- ثلثا الزوّار من طلاب المدارس وثلثهم من طلاب الجامعة
- شكوى واحدة من أحد الجيران بسبب الأصوات عند موقف الدراجات، ومنذ ذلك الحين نغلق الباب الجانبي عند الساعة 21:00

احتاجت المكتبة إلى موظفَين إضافيين وحارس واحد. وبلغت الكلفة مع الإنارة والتدفئة 11,400، أي ما يزيد قليلًا على 5 للزيارة الواحدة.

## ماذا تعلّمنا؟

لم يأتِ الجميع من أجل الكتب. كثيرون جاؤوا من أجل طاولة هادئة أو مكان دافئ أو لأن صديقًا لهم هناك. وكانت آلة البيع تفرغ كل مساء قبل التاسعة والنصف. وأخبرتنا فتيات أنهن لا يتأخرن إلا إذا استطعن السير معًا إلى محطة T2، فصرنا منذ الأسبوع الثاني نغادر جماعات عند 21:30 و23:00.

## ماذا نريد بعد ذلك؟

أربعة أسابيع في الصيف أيضًا، وغرفة صغيرة يُسمح فيها بالكلام. مدير المكتبة يؤيد الطلبين. والمال يجب أن يأتي من الميزانية، ولذلك سنجلس في اللجنة ونشرح الأمر بهذه الأرقام.`,
      tr: `“Odanda üç kişi uyurken nerede ders çalışırsın?” Her şey perşembe toplantılarımızdan birinde sorulan bu soruyla başladı. Sekiz ay sonra Değirmen Sokağı Kütüphanesi dört sınav haftası boyunca 23.00’e kadar açık kaldı.

## Nasıl geçti?

Girişte nöbetleşe durup saydık:

- 24 akşamda saat 19.00’dan sonra 2.180 ziyaret, yani akşam başına yaklaşık 91
- En kalabalık saat 20.00–21.00 arasıydı; dokuz akşam 120 yerin tamamı doldu
- Gelenlerin üçte ikisi liseden, üçte biri üniversitedendi
- Bir komşudan bisiklet parkındaki sesler için tek bir şikâyet geldi; o günden sonra yan kapıyı 21.00’de kapattık

Kütüphaneye iki masa görevlisi ve bir güvenlik görevlisi daha gerekti. Aydınlatma ve ısıtmayla birlikte 11.400 tuttu; ziyaret başına beşten biraz fazla.

## Ne öğrendik?

Herkes kitap için gelmedi. Birçoğu sessiz bir masa, sıcak bir yer ya da arkadaşı için geldi. Otomat her akşam dokuz buçukta boşalmıştı. Kızlar ancak T2 durağına birlikte yürüyebildiklerinde geç saate kadar kaldıklarını anlattılar; biz de ikinci haftadan itibaren 21.30’da ve 23.00’te gruplar hâlinde çıktık.

## Sırada ne var?

Yazın da dört hafta ve konuşmanın serbest olduğu küçük bir oda istiyoruz. Kütüphane müdürü ikisini de destekliyor. Para bütçeden gelecek; bu yüzden komitede oturup durumu bu sayılarla anlatacağız.`,
    },
    originalLocale: 'tr',
    topics: ['youth', 'education', 'culture'],
    area: 'market-quarter',
    author: { kind: 'team', slug: 'young-voices' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-74, '16:00'),
    details: {},
  },
];
