import type { Localized } from '../../../../shared/contract/text';
import type { DemoDistrict, DemoTopic } from '../../../../demo/vocabularies';
import type { Locale } from '../../../../shared/locales';
import { addDays, type SeedAuthor, type SeedGovernance } from '../types';
import { TIMELINES } from './governance.timelines';

type CommitmentFacts = NonNullable<SeedGovernance['details']['commitment']>;

interface Commitment {
  readonly slug: string;
  readonly published: number;
  readonly due: number;
  readonly progress: number;
  readonly state: CommitmentFacts['state'];
  readonly decision: string;
  readonly responsible: Localized;
  readonly title: Localized;
  readonly summary: Localized;
  readonly text: Localized;
  readonly originalLocale: Locale;
  readonly topics: readonly DemoTopic[];
  readonly area?: DemoDistrict;
  readonly author?: SeedAuthor;
  readonly followUps?: CommitmentFacts['followUps'];
}

const commitment = (item: Commitment): SeedGovernance => ({
  slug: item.slug,
  kind: 'commitment',
  title: item.title,
  summary: item.summary,
  body: item.text,
  originalLocale: item.originalLocale,
  topics: item.topics,
  area: item.area ?? null,
  author: item.author ?? { kind: 'organisation' },
  status: 'published',
  visibility: 'public',
  publishedAt: addDays(item.published, '11:00'),
  details: {
    body: null,
    decision: null,
    commitment: {
      responsible: item.responsible,
      dueOn: addDays(item.due),
      progressPercent: item.progress,
      state: item.state,
      decision: item.decision,
      entries: [],
      droppedReason: null,
      followUps: item.followUps ?? [],
      ...TIMELINES[item.slug],
    },
  },
});

const TRANSPORT: Localized = {
  en: 'Department of streets and transport',
  ar: 'إدارة الشوارع والنقل',
  tr: 'Yol ve Ulaşım Müdürlüğü',
};
const OPERATOR: Localized = {
  en: 'Transport company',
  ar: 'شركة النقل',
  tr: 'Ulaşım şirketi',
};
const HARBOUR_OFFICE: Localized = { en: 'Harbour office', ar: 'مكتب المرفأ', tr: 'Liman bürosu' };
const BUILDING: Localized = {
  en: 'Department of building and culture',
  ar: 'إدارة البناء والثقافة',
  tr: 'Yapı ve Kültür Müdürlüğü',
};
const MAYOR: Localized = {
  en: 'Mayor’s Office',
  ar: 'مكتب العمدة',
  tr: 'Belediye Başkanlığı',
};

export const GOVERNANCE_COMMITMENTS: readonly SeedGovernance[] = [
  commitment({
    slug: 'nine-lamps-at-the-night-stops',
    published: -8,
    due: 75,
    progress: 10,
    state: 'running',
    decision: 'light-at-nine-night-stops',
    responsible: TRANSPORT,
    title: {
      en: 'Nine lamps along the night line',
      ar: 'تسعة مصابيح على خط الليل',
      tr: 'Gece hattı boyunca dokuz lamba',
    },
    summary: {
      en: 'The places are measured and the lamps ordered; the first one goes up at the ferry car park.',
      ar: 'قيست المواضع وطُلبت المصابيح، ويُنصب أولها عند مرأب العبّارات.',
      tr: 'Yerler ölçüldü, lambalar sipariş edildi; ilki feribot otoparkına dikiliyor.',
    },
    text: {
      en: 'Each lamp needs a base, a cable and an evening on which the neighbours can see how bright it is. Whoever finds it too bright says so on that evening; the fitter can turn it down by half.\n\n- measured: all nine stops\n- ordered: nine lamps, delivery in four weeks\n- then: three lamps a week',
      ar: 'يحتاج كل مصباح إلى قاعدة وكابل وأمسية يرى فيها الجيران شدة الضوء. من يجده ساطعًا أكثر مما ينبغي يقول ذلك في تلك الأمسية، ويستطيع الفني خفضه إلى النصف.\n\n- قيست: المواقف التسعة كلها\n- طُلبت: تسعة مصابيح، والتسليم خلال أربعة أسابيع\n- ثم: ثلاثة مصابيح كل أسبوع',
      tr: 'Her lamba için bir kaide, bir kablo ve komşuların parlaklığı görebileceği bir akşam gerekiyor. Fazla parlak bulan o akşam söylüyor; usta ışığı yarıya indirebiliyor.\n\n- ölçüldü: dokuz durağın hepsi\n- sipariş edildi: dokuz lamba, dört hafta içinde teslim\n- sonra: haftada üç lamba',
    },
    followUps: [{ section: 'events', slug: 'promenade-lighting-walk' }],
    originalLocale: 'en',
    topics: ['mobility', 'health'],
  }),
  commitment({
    slug: 'n2-runs-until-three',
    published: -30,
    due: 24,
    progress: 40,
    state: 'running',
    decision: 'night-bus-n2-until-three',
    responsible: OPERATOR,
    title: {
      en: 'N2 runs until 3:00 at weekends',
      ar: 'تشغيل N2 حتى 3:00 في عطلة نهاية الأسبوع',
      tr: 'N2 hafta sonları 03.00’e kadar çalışıyor',
    },
    summary: {
      en: 'Two buses are ready, four of six drivers have been found. The start is the next timetable change.',
      ar: 'الحافلتان جاهزتان، ووُجد أربعة من ستة سائقين. البداية مع تعديل المواعيد المقبل.',
      tr: 'İki otobüs hazır, altı sürücünün dördü bulundu. Başlangıç sonraki tarife değişikliğinde.',
    },
    text: {
      en: '## Where we stand\n\n- Two buses with low floors have been taken over from the day service.\n- Four of the six drivers have signed; two posts are still advertised.\n- The new timetable hangs at all stops two weeks before the start.\n\n## What is still missing\n\nThe waiting bay at the ferry car park needs a lamp and a toilet for the drivers. The harbour office has given permission; the electrician comes next week.',
      ar: '## أين وصلنا\n\n- نُقلت من خدمة النهار حافلتان بأرضية منخفضة.\n- وقّع أربعة من السائقين الستة، ولا تزال وظيفتان معلنتين.\n- يُعلَّق الجدول الجديد في كل المواقف قبل البداية بأسبوعين.\n\n## ما الذي ينقص\n\nيحتاج موقف الانتظار في مرأب العبّارات إلى مصباح ومرحاض للسائقين. أعطى مكتب المرفأ موافقته، ويأتي الكهربائي الأسبوع المقبل.',
      tr: '## Nerede duruyoruz\n\n- Alçak tabanlı iki otobüs gündüz hizmetinden devralındı.\n- Altı sürücünün dördü sözleşme imzaladı; iki kadro hâlâ ilanda.\n- Yeni tarife başlangıçtan iki hafta önce bütün duraklara asılacak.\n\n## Ne eksik\n\nFeribot otoparkındaki bekleme yerine bir lamba ve sürücüler için bir tuvalet gerekiyor. Liman bürosu izin verdi; elektrikçi gelecek hafta geliyor.',
    },
    followUps: [{ section: 'events', slug: 'bus-hours-question-time' }],
    originalLocale: 'en',
    topics: ['mobility', 'youth'],
  }),
  commitment({
    slug: 'noise-at-the-n2-terminus',
    published: -29,
    due: 215,
    progress: 0,
    state: 'planned',
    decision: 'night-bus-n2-until-three',
    responsible: TRANSPORT,
    title: {
      en: 'Six months of noise measurement at the N2 terminus',
      ar: 'قياس الضجيج ستة أشهر عند محطة N2 الأخيرة',
      tr: 'N2’nin son durağında altı ay gürültü ölçümü',
    },
    summary: {
      en: 'Two microphones on Anchor Lane measure from the first late departure. Results every month.',
      ar: 'ميكروفونان في زقاق المرساة يقيسان منذ أول رحلة متأخرة. النتائج كل شهر.',
      tr: 'Çapa Sokağı’ndaki iki mikrofon ilk geç seferden itibaren ölçüyor. Sonuçlar her ay.',
    },
    text: {
      en: 'The residents of Anchor Lane were promised figures instead of assurances. Two devices measure the level only; they record neither voices nor conversations.\n\n1. Comparison nights before the start: two weekends.\n2. Measurement on every Friday and Saturday for six months.\n3. Monthly table on this page, final report to the Mobility Committee.\n\nIf the level rises by more than three decibels, the committee deals with it at its next meeting.',
      ar: 'وُعد سكان زقاق المرساة بالأرقام بدل التطمينات. يقيس الجهازان مستوى الصوت فقط، ولا يسجلان أصواتًا ولا أحاديث.\n\n1. ليالي مقارنة قبل البداية: عطلتا نهاية أسبوع.\n2. قياس كل جمعة وسبت مدة ستة أشهر.\n3. جدول شهري في هذه الصفحة، وتقرير ختامي إلى لجنة التنقل.\n\nوإذا ارتفع المستوى أكثر من ثلاثة ديسيبل نظرت اللجنة في الأمر في اجتماعها التالي.',
      tr: 'Çapa Sokağı sakinlerine güvence yerine rakam sözü verildi. İki cihaz yalnızca ses düzeyini ölçer; ses ya da konuşma kaydetmez.\n\n1. Başlamadan önce karşılaştırma geceleri: iki hafta sonu.\n2. Altı ay boyunca her cuma ve cumartesi ölçüm.\n3. Bu sayfada aylık tablo, Ulaşım Komitesi’ne son rapor.\n\nDüzey üç desibelden fazla artarsa komite konuyu bir sonraki toplantısında ele alır.',
    },
    originalLocale: 'ar',
    topics: ['mobility', 'health'],
    area: 'old-port',
  }),
  commitment({
    slug: 'barrier-and-loading-bays-on-lantern-street',
    published: -70,
    due: 12,
    progress: 80,
    state: 'running',
    decision: 'lantern-street-stays-a-school-street',
    responsible: TRANSPORT,
    title: {
      en: 'Barrier and loading bays on Lantern Street',
      ar: 'حاجز ومواقف تحميل في شارع القنديل',
      tr: 'Kandil Sokağı’na bariyer ve yükleme cepleri',
    },
    summary: {
      en: 'The loading bays for the bakery are marked, the barrier is delivered. What is missing is the electricity.',
      ar: 'خُطّطت مواقف التحميل للمخبز ووصل الحاجز. ولم يبقَ إلا وصل الكهرباء.',
      tr: 'Fırının yükleme cepleri çizildi, bariyer geldi. Eksik olan elektrik bağlantısı.',
    },
    text: {
      en: '| Step | State |\n| --- | --- |\n| Two loading bays for the bakery | done |\n| Passes for tradespeople | 37 issued |\n| Barrier delivered | done |\n| Electricity and test run | open |\n\nUntil the barrier works, volunteers of the parents’ association go on opening and closing the gate. In the test run the rescue services check that it opens within five seconds.',
      ar: '| الخطوة | الحالة |\n| --- | --- |\n| موقفا تحميل للمخبز | أُنجز |\n| تصاريح الحرفيين | صدر 37 تصريحًا |\n| تسليم الحاجز | أُنجز |\n| الكهرباء والتشغيل التجريبي | لم يُنجز |\n\nوإلى أن يعمل الحاجز يواصل متطوعو جمعية الأهالي فتح البوابة وإغلاقها. وفي التشغيل التجريبي تتحقق فرق الإنقاذ من أنه يُفتح خلال خمس ثوانٍ.',
      tr: '| Adım | Durum |\n| --- | --- |\n| Fırına iki yükleme cebi | tamam |\n| Ustalara geçiş kartı | 37 adet verildi |\n| Bariyerin teslimi | tamam |\n| Elektrik ve deneme | açık |\n\nBariyer çalışana kadar okul aile birliğinin gönüllüleri kapıyı açıp kapamayı sürdürüyor. Denemede kurtarma ekipleri bariyerin beş saniyede açıldığını denetleyecek.',
    },
    followUps: [{ section: 'events', slug: 'school-street-evening' }],
    originalLocale: 'en',
    topics: ['mobility', 'education'],
    area: 'lighthouse-hill',
    author: { kind: 'committee', slug: 'mobility-committee' },
  }),
  commitment({
    slug: 'roofs-and-trees-at-the-t2-stops',
    published: -50,
    due: 130,
    progress: 35,
    state: 'running',
    decision: 'shade-at-the-t2-stops',
    responsible: TRANSPORT,
    title: {
      en: 'Roofs and trees at the T2 stops',
      ar: 'مظلات وأشجار عند مواقف T2',
      tr: 'T2 duraklarına saçak ve ağaç',
    },
    summary: {
      en: 'Two of six roofs are standing. The 18 trees follow in the planting season.',
      ar: 'اكتملت مظلتان من ست. وتتبعها الأشجار الثماني عشرة في موسم الغرس.',
      tr: 'Altı saçağın ikisi kuruldu. On sekiz ağaç dikim mevsiminde geliyor.',
    },
    text: {
      en: 'The roofs at “University” and “Fish Market” are finished; on the benches beneath them 14 degrees less were measured at midday. The foundations at “Mill Street” wait for the works on the rails.\n\nThe trees, hackberries and carobs, are growing in the municipal nursery. Green Neighbourhoods has promised to water them for the first two summers.',
      ar: 'اكتملت المظلتان في «الجامعة» و«سوق السمك»، وقيست ظهرًا على المقاعد تحتهما حرارة أقل بمقدار 14 درجة. أما أساسات «شارع الطاحونة» فتنتظر انتهاء أعمال القضبان.\n\nوالأشجار، من الميس والخروب، تنمو الآن في المشتل البلدي. وقد تعهّد فريق «الأحياء الخضراء» بسقيها في الصيفين الأولين.',
      tr: '“Üniversite” ve “Balık Hali” duraklarının saçakları tamamlandı; altlarındaki banklarda öğle saatinde 14 derece daha düşük sıcaklık ölçüldü. “Değirmen Sokağı”nın temelleri ray çalışmalarının bitmesini bekliyor.\n\nAğaçlar, çitlembik ve keçiboynuzu, belediye fidanlığında büyüyor. Yeşil Mahalleler ilk iki yaz sulama sözü verdi.',
    },
    originalLocale: 'tr',
    topics: ['environment', 'mobility'],
  }),
  commitment({
    slug: 'vote-and-contract-for-the-new-library',
    published: -130,
    due: 60,
    progress: 55,
    state: 'running',
    decision: 'site-of-the-new-library',
    responsible: BUILDING,
    title: {
      en: 'Poll and contract for the new library',
      ar: 'استطلاع المكتبة الجديدة وعقدها',
      tr: 'Yeni kütüphane için oylama ve sözleşme',
    },
    summary: {
      en: 'Four designs have passed the technical check and are open to the vote; the contract follows.',
      ar: 'اجتازت أربعة تصاميم الفحص الفني وهي معروضة للتصويت، ويتبعها العقد.',
      tr: 'Dört tasarım teknik incelemeyi geçti ve oylamada; ardından sözleşme geliyor.',
    },
    text: {
      en: 'Of 27 designs handed in, four keep to the cost ceiling and the rules on access. Their models stand in the foyer of the Mill Street library.\n\n- done: competition, technical check, exhibition\n- running: public poll\n- then: signature with the office that residents have chosen, and a first public hour with the architects in the reading room',
      ar: 'من 27 تصميمًا قُدّمت، تلتزم أربعة بسقف الكلفة وقواعد إمكانية الوصول. ومجسّماتها معروضة في بهو مكتبة شارع الطاحونة.\n\n- أُنجز: المسابقة والفحص الفني والمعرض\n- جارٍ: الاستطلاع العام\n- ثم: التوقيع مع المكتب الذي اختاره السكان، وأول لقاء مفتوح مع المعماريين في قاعة المطالعة',
      tr: 'Sunulan 27 tasarımdan dördü maliyet sınırına ve erişim kurallarına uyuyor. Maketleri Değirmen Sokağı Kütüphanesi’nin girişinde duruyor.\n\n- bitti: yarışma, teknik inceleme, sergi\n- sürüyor: halk oylaması\n- sonra: sakinlerin seçtiği büroyla imza ve okuma salonunda mimarlarla ilk açık saat',
    },
    followUps: [{ section: 'events', slug: 'library-models-open-house' }],
    originalLocale: 'en',
    topics: ['culture', 'education'],
    area: 'market-quarter',
  }),
  commitment({
    slug: 'market-square-in-three-stages',
    published: -540,
    due: -12,
    progress: 65,
    state: 'running',
    decision: 'new-paving-for-market-square',
    responsible: BUILDING,
    title: {
      en: 'Market Square renewed in three stages',
      ar: 'تجديد ساحة السوق على ثلاث مراحل',
      tr: 'Çarşı Meydanı üç aşamada yenileniyor',
    },
    summary: {
      en: 'The north and the middle are finished, the south side with its 24 trees is under way.',
      ar: 'اكتمل الشمال والوسط، والعمل جارٍ في الجانب الجنوبي بأشجاره الأربع والعشرين.',
      tr: 'Kuzey ve orta bölüm bitti; 24 ağaçlı güney tarafında çalışma sürüyor.',
    },
    text: {
      en: 'The basin for 400 cubic metres of rain is in the ground and has stood its first test: during the last cloudburst not one cellar was flooded. Old walls on the south side cost five weeks; the archaeologists have finished.\n\nUntil the end the market uses the two finished parts. Stallholders pay half the fee for as long as the works last.',
      ar: 'صار حوض الأربعمئة متر مكعب من مياه الأمطار في مكانه واجتاز أول اختبار: لم يغرق قبو واحد في العاصفة المطرية الأخيرة. وقد كلّفت جدران قديمة في الجانب الجنوبي خمسة أسابيع، وأنهى علماء الآثار عملهم.\n\nوحتى النهاية يستعمل السوق الجزأين المكتملين، ويدفع أصحاب البسطات نصف الرسم ما دامت الأعمال جارية.',
      tr: '400 metreküplük yağmur havuzu yerinde ve ilk sınavını verdi: son sağanakta tek bir bodrumu su basmadı. Güney taraftaki eski duvarlar beş haftaya mal oldu; arkeologlar işini bitirdi.\n\nPazar sonuna kadar tamamlanan iki bölümü kullanıyor. Tezgâh sahipleri çalışmalar sürdükçe harcın yarısını ödüyor.',
    },
    originalLocale: 'tr',
    topics: ['accessibility', 'environment'],
    area: 'market-quarter',
  }),
  commitment({
    slug: 'two-hundred-plain-letters',
    published: -195,
    due: 150,
    progress: 62,
    state: 'running',
    decision: 'letters-in-plain-language',
    responsible: MAYOR,
    title: {
      en: 'Two hundred letters rewritten',
      ar: 'إعادة صياغة مئتي رسالة',
      tr: 'İki yüz mektup yeniden yazılıyor',
    },
    summary: {
      en: '124 of 200 templates are finished in three languages. Calls about the waste fee fell by a third.',
      ar: 'اكتمل 124 من 200 نموذج بثلاث لغات. وانخفضت الاتصالات بشأن رسم النفايات بمقدار الثلث.',
      tr: '200 örneğin 124’ü üç dilde tamam. Çöp vergisiyle ilgili aramalar üçte bir azaldı.',
    },
    text: {
      en: 'We began with the letters that cause the most calls: waste fee, school registration, residence certificate. Since the new waste letter went out, the telephone rings a third less.\n\nNext come the letters of the housing office. Accessible City reads twelve templates a month and sends back on average four remarks to each.\n\nIf you have received a letter you do not understand, send us its number.',
      ar: 'بدأنا بالرسائل التي تسبب أكثر الاتصالات: رسم النفايات والتسجيل المدرسي وشهادة السكن. ومنذ إرسال رسالة النفايات الجديدة صار الهاتف يرن أقل بمقدار الثلث.\n\nوتأتي بعدها رسائل مكتب الإسكان. يقرأ فريق «مدينة ميسّرة للجميع» اثني عشر نموذجًا في الشهر ويبدي في المتوسط أربع ملاحظات على كل منها.\n\nإن تلقيت رسالة لم تفهمها فأرسل إلينا رقمها.',
      tr: 'En çok telefona yol açan mektuplarla başladık: çöp vergisi, okul kaydı, ikamet belgesi. Yeni çöp mektubu gönderileli telefon üçte bir daha az çalıyor.\n\nSırada konut bürosunun mektupları var. Erişilebilir Kent ayda on iki örnek okuyor ve her birine ortalama dört görüş bildiriyor.\n\nAnlamadığınız bir mektup aldıysanız numarasını bize gönderin.',
    },
    originalLocale: 'ar',
    topics: ['accessibility', 'digital'],
    author: { kind: 'person', person: 'nadia' },
  }),
  commitment({
    slug: 't2-foundation-under-mill-street',
    published: -85,
    due: 33,
    progress: 70,
    state: 'running',
    decision: 'more-money-for-the-t2-rails',
    responsible: OPERATOR,
    title: {
      en: 'New foundation for T2 under Mill Street',
      ar: 'أساس جديد لخط T2 تحت شارع الطاحونة',
      tr: 'Değirmen Sokağı’nın altında T2 için yeni temel',
    },
    summary: {
      en: '266 of 380 metres are finished, the footbridge at the library stays to the end.',
      ar: 'اكتمل 266 من 380 مترًا، ويبقى جسر المشاة عند المكتبة حتى النهاية.',
      tr: '380 metrenin 266’sı tamam; kütüphanedeki yaya köprüsü sonuna kadar kalıyor.',
    },
    text: {
      en: 'Ten metres a day, five days a week: the works are on schedule since the pump was replaced. Twice the limit of 22:00 was exceeded, each time by less than half an hour; the operator apologised to the neighbours and paid the agreed penalty.\n\nReplacement buses leave every eight minutes from the fish market. They lower their floor on request.',
      ar: 'عشرة أمتار في اليوم، خمسة أيام في الأسبوع: الأعمال في موعدها منذ استبدال المضخة. جرى تجاوز حد الساعة 22:00 مرتين، وفي كل مرة أقل من نصف ساعة، فاعتذر المشغّل للجيران ودفع الغرامة المتفق عليها.\n\nوتنطلق الحافلات البديلة كل ثماني دقائق من سوق السمك، وتخفض أرضيتها عند الطلب.',
      tr: 'Haftada beş gün, günde on metre: pompa değiştirileli çalışmalar takvime uygun. 22.00 sınırı iki kez, her seferinde yarım saatten az aşıldı; işletme komşulardan özür diledi ve kararlaştırılan cezayı ödedi.\n\nYerine konan otobüsler balık pazarından sekiz dakikada bir kalkıyor ve istek üzerine tabanını alçaltıyor.',
    },
    originalLocale: 'en',
    topics: ['mobility'],
    area: 'market-quarter',
  }),
  commitment({
    slug: 'eleven-remarks-on-the-promenade',
    published: -110,
    due: 250,
    progress: 73,
    state: 'running',
    decision: 'final-report-on-the-promenade',
    responsible: HARBOUR_OFFICE,
    title: {
      en: 'Eleven open remarks on the promenade',
      ar: 'إحدى عشرة ملاحظة مفتوحة عن الممشى',
      tr: 'Yürüyüş yoluna ilişkin on bir açık görüş',
    },
    summary: {
      en: 'Eight of eleven are settled: handrails, two lamps, a loose plank. Three need more time.',
      ar: 'عولجت ثمانٍ من إحدى عشرة: درابزينات ومصباحان ولوح غير مثبت. وتحتاج ثلاث إلى مزيد من الوقت.',
      tr: 'On birin sekizi çözüldü: tırabzanlar, iki lamba, gevşek bir tahta. Üçü zaman istiyor.',
    },
    text: {
      en: '## Settled\n\nHandrails at the swimming steps, two lamps, a loose plank, the tactile strip at the pavilion, three bins and the sign for the drinking fountain.\n\n## Open\n\n- the puddle in front of the ferry pier: needs a new gully\n- shade at the southern benches: trees in the planting season\n- a changing room at the swimming steps: waits for the poll on swimming in the harbour',
      ar: '## ما عولج\n\nدرابزينات درج السباحة، ومصباحان، ولوح غير مثبت، والشريط اللمسي عند الجناح، وثلاث حاويات، ولافتة مشرب المياه.\n\n## ما لا يزال مفتوحًا\n\n- بركة الماء أمام رصيف العبّارات: تحتاج إلى مصرف جديد\n- الظل عند المقاعد الجنوبية: أشجار في موسم الغرس\n- غرفة تبديل ملابس عند درج السباحة: تنتظر استطلاع السباحة في المرفأ',
      tr: '## Çözülenler\n\nYüzme basamaklarındaki tırabzanlar, iki lamba, gevşek bir tahta, köşkteki hissedilebilir şerit, üç çöp kutusu ve çeşmenin levhası.\n\n## Açık kalanlar\n\n- feribot iskelesinin önündeki su birikintisi: yeni bir ızgara gerekiyor\n- güneydeki banklarda gölge: dikim mevsiminde ağaç\n- yüzme basamaklarında soyunma kabini: limanda yüzme oylamasını bekliyor',
    },
    originalLocale: 'ar',
    topics: ['harbour', 'accessibility'],
    area: 'new-shore',
  }),
  commitment({
    slug: 'advice-within-ten-days',
    published: -270,
    due: -90,
    progress: 100,
    state: 'done',
    decision: 'two-more-rent-advisers',
    responsible: {
      en: 'Department of social services',
      ar: 'إدارة الخدمات الاجتماعية',
      tr: 'Sosyal Hizmetler Müdürlüğü',
    },
    title: {
      en: 'An appointment for tenants within ten days',
      ar: 'موعد للمستأجرين خلال عشرة أيام',
      tr: 'Kiracılara on gün içinde randevu',
    },
    summary: {
      en: 'Done: the average waiting time is nine days. Advice is available in three languages.',
      ar: 'أُنجز: متوسط الانتظار تسعة أيام، والاستشارة متاحة بثلاث لغات.',
      tr: 'Tamamlandı: ortalama bekleme dokuz gün. Danışmanlık üç dilde veriliyor.',
    },
    text: {
      en: 'Both advisers have been working since the end of the first quarter. The waiting time fell from 42 days to nine, although the number of appointments rose from 310 to 540 in half a year.\n\nMost questions were about heating bills, followed by deposits and repairs. In 118 cases a letter was enough to settle the matter.',
      ar: 'يعمل المستشاران منذ نهاية الربع الأول. وانخفضت مدة الانتظار من 42 يومًا إلى تسعة، مع أن عدد المواعيد ارتفع من 310 إلى 540 في نصف سنة.\n\nدارت معظم الأسئلة حول فواتير التدفئة، ثم مبالغ التأمين والإصلاحات. وفي 118 حالة كفت رسالة واحدة لتسوية الأمر.',
      tr: 'İki danışman da ilk çeyreğin sonundan beri çalışıyor. Altı ayda randevu sayısı 310’dan 540’a çıktığı hâlde bekleme süresi 42 günden dokuza indi.\n\nEn çok ısınma faturaları soruldu, ardından depozitolar ve onarımlar geldi. 118 olayda sorunu çözmeye tek bir mektup yetti.',
    },
    originalLocale: 'tr',
    topics: ['housing'],
  }),
  commitment({
    slug: 'all-drinking-fountains-running',
    published: -300,
    due: -170,
    progress: 100,
    state: 'done',
    decision: 'eight-drinking-fountains',
    responsible: {
      en: 'Municipal water company',
      ar: 'شركة المياه البلدية',
      tr: 'Belediye su işletmesi',
    },
    title: {
      en: 'All eight drinking fountains are running',
      ar: 'المشارب الثمانية كلها تعمل',
      tr: 'Sekiz çeşmenin hepsi akıyor',
    },
    summary: {
      en: 'Done three weeks before the date: eight fountains, tested every month, no sample rejected.',
      ar: 'أُنجز قبل الموعد بثلاثة أسابيع: ثمانية مشارب تُفحص شهريًا، ولم تُرفض أي عينة.',
      tr: 'Tarihinden üç hafta önce bitti: her ay denetlenen sekiz çeşme, olumsuz örnek yok.',
    },
    text: {
      en: 'The last fountain, at the bus stop of the lighthouse, was opened three weeks early. All 48 water samples taken so far were in order. The fountain at the fish market is used most, about 900 times a day in summer.\n\nIn frost the fountains are turned off. Defects can be reported by the number on the plate; repairs take two working days at most.',
      ar: 'افتُتح آخر مشرب، عند موقف حافلة المنارة، قبل موعده بثلاثة أسابيع. وكانت عينات المياه الثماني والأربعون التي أُخذت حتى الآن سليمة. وأكثرها استعمالًا مشرب سوق السمك، نحو 900 مرة في اليوم صيفًا.\n\nتُغلق المشارب عند الصقيع. ويمكن الإبلاغ عن الأعطال بالرقم المكتوب على اللوحة، ولا يستغرق الإصلاح أكثر من يومي عمل.',
      tr: 'Fenerin otobüs durağındaki son çeşme üç hafta erken açıldı. Bugüne dek alınan 48 su örneğinin hepsi temiz çıktı. En çok kullanılan, yazın günde yaklaşık 900 kez, balık pazarındaki çeşme.\n\nDon olduğunda çeşmeler kapatılıyor. Arızalar levhadaki numarayla bildirilebilir; onarım en çok iki iş günü sürer.',
    },
    originalLocale: 'en',
    topics: ['health', 'environment'],
  }),
  commitment({
    slug: 'permanent-bicycle-stations',
    published: -400,
    due: -40,
    progress: 20,
    state: 'dropped',
    decision: 'trial-of-shared-bicycles',
    responsible: TRANSPORT,
    title: {
      en: 'Permanent stations for shared bicycles',
      ar: 'محطات دائمة للدراجات المشتركة',
      tr: 'Paylaşımlı bisikletler için kalıcı istasyonlar',
    },
    summary: {
      en: 'Dropped: after the trial, the money goes into covered parking places for private bicycles.',
      ar: 'صُرف النظر عنه: بعد التجربة يذهب المال إلى مواقف مغطاة للدراجات الخاصة.',
      tr: 'Vazgeçildi: denemeden sonra para, kişisel bisikletler için üstü kapalı park yerlerine gidiyor.',
    },
    text: {
      en: 'Two of ten permanent stations had been built when the trial ended with fewer journeys than hoped. The department asked the Mobility Committee to stop, and the committee agreed.\n\nThe two stations now serve as covered parking with 48 places, at the university and at the fish market. The remaining 190,000 pay for more of them. We prefer to say so openly rather than keep a date that no longer makes sense.',
      ar: 'كانت محطتان من عشر قد بُنيتا حين انتهت التجربة برحلات أقل من المأمول. طلبت الإدارة من لجنة التنقل التوقف فوافقت.\n\nوتُستعمل المحطتان اليوم مواقف مغطاة فيها 48 مكانًا، عند الجامعة وعند سوق السمك. ويموَّل المزيد منها بالمبلغ المتبقي وهو 190,000. نفضّل أن نقول ذلك صراحةً على أن نُبقي موعدًا لم يعد له معنى.',
      tr: 'Deneme umulandan az yolculukla bittiğinde on kalıcı istasyonun ikisi yapılmıştı. Müdürlük Ulaşım Komitesi’nden durdurmasını istedi, komite kabul etti.\n\nİki istasyon şimdi üniversitede ve balık pazarında 48 yerlik üstü kapalı bisiklet parkı olarak kullanılıyor. Kalan 190.000 ile yenileri yapılacak. Anlamı kalmamış bir tarihi korumaktansa bunu açıkça söylemeyi yeğliyoruz.',
    },
    originalLocale: 'en',
    topics: ['mobility'],
  }),
];
