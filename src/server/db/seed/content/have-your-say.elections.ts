import { camp, choiceSettings, groupOf, pollRules } from '../questions';
import { addDays, type SeedPoll } from '../types';

export const ELECTION_POLLS: readonly SeedPoll[] = [
  {
    slug: 'school-routes-group',
    kind: 'poll',
    title: {
      en: 'Mobility Committee: who joins the school routes group?',
      ar: 'لجنة التنقل: من ينضم إلى مجموعة طرق المدارس؟',
      tr: 'Ulaşım Komitesi: okul yolları grubuna kim girsin?',
    },
    summary: {
      en: 'Three members of the Mobility Committee will walk the ways to all fourteen schools. Only members of the committee vote.',
      ar: 'سيسير ثلاثة من أعضاء لجنة التنقل في الطرق المؤدية إلى المدارس الأربع عشرة كلها. ولا يصوّت إلا أعضاء اللجنة.',
      tr: 'Ulaşım Komitesi’nin üç üyesi on dört okulun yollarını yürüyecek. Yalnızca komite üyeleri oy verir.',
    },
    body: {
      en: `## The task

From next month three people look at every way to school with those who use it: at 7:30 in the morning, in the rain as well. In early summer they report to the committee.

## How we vote

Mark everybody whom you would trust with the task, as many as you like. The three seats are filled one after another by the rule of Phragmén: whoever already has a representative in the group weighs less for the next seat. So the group resembles the committee, and not only its largest part.

The vote is open: the committee sees who voted how.`,
      ar: `## المهمة

ابتداءً من الشهر المقبل يعاين ثلاثة أشخاص كل طريق إلى المدرسة مع من يسلكونه: في 7:30 صباحًا، وتحت المطر أيضًا. ويرفعون تقريرهم إلى اللجنة في مطلع الصيف.

## كيف نصوّت؟

علّموا على كل من تأتمنونه على المهمة، مهما بلغ العدد. وتُشغل المقاعد الثلاثة واحدًا بعد آخر بقاعدة فراغمين: من صار له من يمثله في المجموعة خفّ وزنه في المقعد التالي. وهكذا تشبه المجموعة اللجنة كلها، لا أكبر أجزائها وحده.

التصويت علني: ترى اللجنة كيف صوّت كل عضو.`,
      tr: `## Görev

Gelecek aydan itibaren üç kişi her okul yoluna, o yolu kullananlarla birlikte bakacak: sabah 7.30’da, yağmurda da. Yaz başında komiteye rapor verecekler.

## Nasıl oy veriyoruz?

Bu görevi emanet edeceğiniz herkesi işaretleyin, sayı sınırı yok. Üç yer, Phragmén kuralıyla sırayla doldurulur: Grupta temsilcisi olanların sonraki yerdeki ağırlığı azalır. Böylece grup, komitenin yalnızca en büyük kesimine değil bütününe benzer.

Oylama açıktır: Kimin nasıl oy verdiğini komite görür.`,
    },
    originalLocale: 'en',
    topics: ['mobility', 'education'],
    area: null,
    author: { kind: 'committee', slug: 'mobility-committee' },
    publishedAt: addDays(-4, '14:00'),
    opensAt: addDays(-3, '08:00'),
    closesAt: addDays(11, '18:00'),
    details: pollRules({
      eligibility: 'members',
      group: groupOf('committees', 'mobility-committee'),
      resultsVisibility: 'members_only',
      canChange: true,
    }),
    questions: [
      {
        type: 'choice',
        method: 'sequentialPhragmen',
        prompt: {
          en: 'Whom would you trust with the school routes?',
          ar: 'من تأتمن على طرق المدارس؟',
          tr: 'Okul yollarını kimlere emanet edersiniz?',
        },
        settings: choiceSettings({ most: 6, seats: 3 }),
        options: [
          {
            label: { en: 'Zeynep Alpaslan', ar: 'زينب ألب أصلان', tr: 'Zeynep Alpaslan' },
            description: { en: 'Deputy chair', ar: 'نائبة الرئيس', tr: 'Başkan yardımcısı' },
          },
          {
            label: { en: 'Marwan al-Khatib', ar: 'مروان الخطيب', tr: 'Mervan el-Hatib' },
            description: { en: 'Council member', ar: 'عضو في المجلس', tr: 'Meclis üyesi' },
          },
          {
            label: { en: 'Wendy Hartnell', ar: 'ويندي هارتنل', tr: 'Wendy Hartnell' },
            description: { en: 'Council member', ar: 'عضو في المجلس', tr: 'Meclis üyesi' },
          },
          {
            label: { en: 'Victor Almeida', ar: 'فيكتور ألميدا', tr: 'Victor Almeida' },
            description: { en: 'Drawn by lot', ar: 'اختير بالقرعة', tr: 'Kurayla seçildi' },
          },
          {
            label: { en: 'Sibel Gürsoylu', ar: 'سيبل غورسويلو', tr: 'Sibel Gürsoylu' },
            description: { en: 'Drawn by lot', ar: 'اختيرت بالقرعة', tr: 'Kurayla seçildi' },
          },
          {
            label: { en: 'Nour al-Daqqaq', ar: 'نور الدقّاق', tr: 'Nur ed-Dakkak' },
            description: { en: 'Youth seat', ar: 'مقعد الشباب', tr: 'Gençlik kontenjanı' },
          },
        ],
      },
    ],
    camps: [
      { voters: 2, likes: [[1, 1, 1, 0, 0, 0]], spread: 0 },
      { voters: 1, likes: [[1, 0, 1, 1, 0, 0]], spread: 0 },
      { voters: 1, likes: [[1, 0, 0, 0, 1, 1]], spread: 0 },
      { voters: 1, likes: [[0, 0, 0, 0, 0, 1]], spread: 0 },
    ],
  },
  {
    slug: 'youth-council-seats',
    kind: 'poll',
    title: {
      en: 'Youth council: three seats for New Shore',
      ar: 'مجلس الشباب: ثلاثة مقاعد للشاطئ الجديد',
      tr: 'Gençlik meclisi: Yeni Kıyı’ya üç sandalye',
    },
    summary: {
      en: 'Seven young people stood for the three seats of New Shore. The seats were filled by single transferable vote, as in Scottish councils.',
      ar: 'ترشّح سبعة شباب لمقاعد الشاطئ الجديد الثلاثة. وشُغلت المقاعد بالصوت الواحد المتحوّل كما في المجالس الاسكتلندية.',
      tr: 'Yeni Kıyı’nın üç sandalyesi için yedi genç aday oldu. Sandalyeler, İskoç meclislerindeki gibi devredilebilir tek oyla dolduruldu.',
    },
    body: {
      en: `## Why New Shore votes for itself

New Shore has grown by 6,000 people in five years, a third of them under 20. From this year the district sends three members to the youth council instead of one.

## How the seats were filled

Everybody wrote 1 beside their first choice, 2 beside the second, and so on. Whoever reached the quota was elected. Votes beyond the quota went on to the next name on those ballots, each with the part of its value that was not needed; when nobody reached the quota, the last candidate dropped out and their votes went on in full.

This is the rule of the Scottish local elections of 2007. It gives larger and smaller groups the seats that their numbers carry, and no vote is lost because a candidate has too many or too few.`,
      ar: `## لماذا يصوّت الشاطئ الجديد لنفسه؟

زاد سكان الشاطئ الجديد 6,000 نسمة في خمس سنوات، ثلثهم دون العشرين. ويرسل الحي ابتداءً من هذا العام ثلاثة أعضاء إلى مجلس الشباب بدلًا من عضو واحد.

## كيف شُغلت المقاعد؟

كتب كل شخص 1 بجانب خياره الأول و2 بجانب الثاني وهكذا. ومن بلغ الحصة فاز. وانتقل ما زاد على الحصة إلى الاسم التالي في تلك الأوراق، كل صوت بالجزء الذي لم يُحتج إليه من قيمته. وحين لم يبلغ أحد الحصة خرج المرشح الأخير وانتقلت أصواته كاملة.

هذه قاعدة الانتخابات المحلية الاسكتلندية لعام 2007. وهي تعطي المجموعات كبيرها وصغيرها من المقاعد ما تحمله أعدادها، ولا يضيع صوت لأن مرشحًا نال أكثر مما يلزم أو أقل.`,
      tr: `## Yeni Kıyı neden ayrı oy verdi?

Yeni Kıyı’nın nüfusu beş yılda 6.000 kişi arttı; üçte biri 20 yaşın altında. Mahalle bu yıldan itibaren gençlik meclisine bir yerine üç üye gönderiyor.

## Sandalyeler nasıl dolduruldu?

Herkes ilk tercihinin yanına 1, ikincisinin yanına 2 yazdı ve böyle sürdü. Kotaya ulaşan seçildi. Kotayı aşan oylar, değerlerinin gerekmeyen kısmıyla o pusulalardaki sıradaki ada geçti. Kimse kotaya ulaşmadığında son aday elendi ve oyları tam değeriyle aktarıldı.

Bu, 2007 İskoç yerel seçimlerinin kuralıdır. Büyük küçük her gruba sayısının taşıdığı sandalyeyi verir; bir aday fazla ya da az oy aldı diye hiçbir oy boşa gitmez.`,
    },
    originalLocale: 'tr',
    topics: ['youth', 'democracy'],
    area: 'new-shore',
    author: { kind: 'team', slug: 'young-voices' },
    publishedAt: addDays(-96, '15:00'),
    opensAt: addDays(-90, '08:00'),
    closesAt: addDays(-74, '20:00'),
    details: pollRules({
      eligibility: 'verified',
      secrecy: 'secret',
      shuffle: true,
      outcome: {
        statement: {
          en: 'Layla Mansour, Sude Çelik and Kerem Aksoy are elected. 186 people voted; the quota was 47. Layla Mansour reached it first, and what she had beyond it carried the other two over the line in the last round.',
          ar: 'فاز ليلى منصور وسوده تشليك وكرم أقصوي. صوّت 186 شخصًا وكانت الحصة 47. بلغتها ليلى منصور أولًا، وما زاد عنها أوصل الآخرَين إلى الحصة في الجولة الأخيرة.',
          tr: 'Leyla Mansur, Sude Çelik ve Kerem Aksoy seçildi. 186 kişi oy verdi, kota 47’ydi. Kotaya önce Leyla Mansur ulaştı; fazla oyları son turda diğer ikisini de kotaya taşıdı.',
        },
        next: {
          en: 'The three take their seats at the next meeting in the Mill Street library, which is open to everybody.',
          ar: 'يشغل الثلاثة مقاعدهم في الجلسة المقبلة في مكتبة شارع الطاحونة، وهي مفتوحة للجميع.',
          tr: 'Üçü de Değirmen Sokağı Kütüphanesi’nde herkese açık olan bir sonraki toplantıda göreve başlayacak.',
        },
        decidedOn: addDays(-71),
      },
    }),
    questions: [
      {
        type: 'ranking',
        method: 'scottishStv',
        prompt: {
          en: 'Who should speak for New Shore in the youth council?',
          ar: 'من ينبغي أن يتحدث باسم الشاطئ الجديد في مجلس الشباب؟',
          tr: 'Gençlik meclisinde Yeni Kıyı adına kimler konuşsun?',
        },
        help: {
          en: 'Rank as many as you like. Three will be elected.',
          ar: 'رتّب من شئت منهم. يُنتخب ثلاثة.',
          tr: 'İstediğiniz kadar aday sıralayın. Üç kişi seçilecek.',
        },
        settings: { seats: 3, most: null, equal: false },
        options: [
          {
            label: { en: 'Layla Mansour', ar: 'ليلى منصور', tr: 'Leyla Mansur' },
            description: {
              en: '18. Wants a night tram until 1:00 at weekends.',
              ar: '18 عامًا. تريد ترامًا ليليًا حتى 1:00 في عطلة نهاية الأسبوع.',
              tr: '18. Hafta sonları 01.00’e kadar gece tramvayı istiyor.',
            },
          },
          {
            label: { en: 'Kerem Aksoy', ar: 'كرم أقصوي', tr: 'Kerem Aksoy' },
            description: {
              en: '17. Wants goals and lights on the vacant lot by the crane.',
              ar: '17 عامًا. يريد مرميين وإضاءة في الأرض الخالية قرب الرافعة.',
              tr: '17. Vincin yanındaki boş arsaya kale ve ışık istiyor.',
            },
          },
          {
            label: { en: 'Freddie Marsh', ar: 'فريدي مارش', tr: 'Freddie Marsh' },
            description: {
              en: '16. Wants quiet rooms for homework in every library.',
              ar: '16 عامًا. يريد غرفًا هادئة للواجبات في كل مكتبة.',
              tr: '16. Her kütüphanede ödev için sessiz oda istiyor.',
            },
          },
          {
            label: { en: 'Sude Çelik', ar: 'سوده تشليك', tr: 'Sude Çelik' },
            description: {
              en: '19. Wants the open-air stage free of charge for school bands.',
              ar: '19 عامًا. تريد المسرح المكشوف مجانًا لفرق المدارس.',
              tr: '19. Açık hava sahnesinin okul gruplarına ücretsiz olmasını istiyor.',
            },
          },
          {
            label: { en: 'Tariq Hamdan', ar: 'طارق حمدان', tr: 'Tarık Hamdan' },
            description: {
              en: '20. Wants advice on apprenticeships in three languages.',
              ar: '20 عامًا. يريد إرشادًا للتدريب المهني بثلاث لغات.',
              tr: '20. Çıraklık için üç dilde danışmanlık istiyor.',
            },
          },
          {
            label: { en: 'Molly Brennan', ar: 'مولي برينان', tr: 'Molly Brennan' },
            description: {
              en: '15. Wants trees along the way to school.',
              ar: '15 عامًا. تريد أشجارًا على طريق المدرسة.',
              tr: '15. Okul yoluna ağaç istiyor.',
            },
          },
          {
            label: { en: 'Baran Yıldız', ar: 'باران يلدز', tr: 'Baran Yıldız' },
            description: {
              en: '18. Wants a lift at the footbridge.',
              ar: '18 عامًا. يريد مصعدًا عند جسر المشاة.',
              tr: '18. Yaya köprüsüne asansör istiyor.',
            },
          },
        ],
      },
    ],
    camps: [
      camp(64, [0.9, 0.3, 0.1, 0.5, 0.75, 0.2, 0.1]),
      camp(51, [0.2, 0.85, 0.1, 0.6, 0.1, 0.15, 0.55]),
      camp(39, [0.1, 0.15, 0.75, 0.3, 0.1, 0.85, 0.25]),
      camp(32, [0.35, 0.2, 0.3, 0.8, 0.3, 0.35, 0.7]),
    ],
  },
];
