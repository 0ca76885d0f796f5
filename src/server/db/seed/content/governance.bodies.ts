import type { Localized } from '../../../../shared/contract/text';
import type { DemoDistrict, DemoTopic } from '../../../../demo/vocabularies';
import type { Locale } from '../../../../shared/locales';
import { addDays, type SeedGovernance } from '../types';

interface Body {
  readonly slug: string;
  readonly title: Localized;
  readonly summary: Localized;
  readonly text: Localized;
  readonly originalLocale: Locale;
  readonly topics: readonly DemoTopic[];
  readonly area?: DemoDistrict;
  readonly parent: string | null;
  readonly position: number;
  readonly committee?: string;
}

const body = (item: Body): SeedGovernance => ({
  slug: item.slug,
  kind: 'body',
  title: item.title,
  summary: item.summary,
  body: item.text,
  originalLocale: item.originalLocale,
  topics: item.topics,
  area: item.area ?? null,
  author: item.committee
    ? { kind: 'committee', slug: item.committee }
    : item.area
      ? { kind: 'person', person: 'nadia' }
      : { kind: 'organisation' },
  status: 'published',
  visibility: 'public',
  publishedAt: addDays(-480 + item.position * 6, '09:00'),
  details: {
    body: { parent: item.parent, position: item.position, committee: item.committee ?? null },
    decision: null,
    commitment: null,
  },
});

const PAGE: SeedGovernance = {
  slug: 'how-a-decision-is-made',
  kind: 'page',
  title: {
    en: 'How a decision is made',
    ar: 'كيف يُتخذ القرار',
    tr: 'Bir karar nasıl alınır',
  },
  summary: {
    en: 'From the first remark to the street sign: the six steps a proposal takes in Harbour City, and where you can join in.',
    ar: 'من أول ملاحظة إلى لوحة الشارع: الخطوات الست التي يقطعها كل مقترح في مدينة المرفأ، وأين يمكنك أن تشارك.',
    tr: 'İlk sözden sokak levhasına: Liman Kenti’nde bir önerinin geçtiği altı adım ve nerede katılabileceğiniz.',
  },
  body: {
    en: '## Six steps\n\n1. **Somebody raises a subject.** A resident, a team, a district council or a department. Fifteen signatures are enough for a committee to have to deal with it.\n2. **Dialogue.** For three to six weeks everyone can comment on this portal or in person. Contributions in all three languages are read and summarised together.\n3. **Poll.** Where there is a real choice, we ask. Before it opens, every poll says who may vote, whether it is secret and what happens with the result.\n4. **Committee.** The committee reads the result, hears the public and recommends.\n5. **Decision.** The council, a committee or the mayor decides. The decision receives a number, a date and the count of votes.\n6. **Commitment.** Whoever has to carry it out names a date. On this portal you see how far they have come.\n\n## An example: the night bus\n\n| Step | What happened |\n| --- | --- |\n| Poll | 208 residents voted, 132 of them for departures until 3:00 |\n| Committee | recommended by 7 votes to 1 |\n| Council | decided by 24 votes to 8 |\n| Commitment | N2 runs later from the next timetable change |\n\n## Is the city bound by a poll?\n\nBy law, the council decides. It has promised, however, to explain in writing every departure from a poll with more than 100 votes. This has been necessary twice so far.\n\n## When you disagree\n\nWithin 30 days you may object to any decision at the town hall, in writing or in person. The answer must come within six weeks.',
    ar: '## ست خطوات\n\n1. **أحدهم يطرح موضوعًا.** أحد السكان أو فريق أو مجلس حي أو إدارة. وخمسة عشر توقيعًا تكفي لتُلزَم اللجنة بدراسته.\n2. **الحوار.** يستطيع الجميع التعليق في هذه البوابة أو حضوريًا مدة ثلاثة إلى ستة أسابيع. وتُقرأ المساهمات باللغات الثلاث وتُلخَّص معًا.\n3. **الاستطلاع.** حيث يوجد خيار حقيقي نسأل. ويبيّن كل استطلاع قبل فتحه من يحق له التصويت، وهل هو سري، وماذا يحدث بالنتيجة.\n4. **اللجنة.** تقرأ اللجنة النتيجة وتستمع إلى الجمهور ثم توصي.\n5. **القرار.** يقرر المجلس أو اللجنة أو العمدة. وينال القرار رقمًا وتاريخًا وبيانًا بعدد الأصوات.\n6. **الالتزام.** تحدد الجهة المنفذة موعدًا، وترى في هذه البوابة إلى أين وصلت.\n\n## مثال: حافلة الليل\n\n| الخطوة | ما حدث |\n| --- | --- |\n| الاستطلاع | صوّت 208 من السكان، منهم 132 لرحلات حتى 3:00 |\n| اللجنة | أوصت بسبعة أصوات مقابل صوت واحد |\n| المجلس | قرر بأغلبية 24 صوتًا مقابل 8 |\n| الالتزام | يعمل خط N2 حتى وقت أبعد ابتداءً من تعديل المواعيد المقبل |\n\n## هل تُلزِم نتيجة الاستطلاع المدينة؟\n\nالقرار للمجلس بحكم القانون. لكنه تعهّد بأن يعلّل كتابةً كل خروج عن استطلاع شارك فيه أكثر من 100 شخص. وقد لزم ذلك مرتين حتى الآن.\n\n## إذا لم توافق\n\nيمكنك الاعتراض على أي قرار خلال 30 يومًا في دار البلدية، كتابةً أو شفهيًا، ويجب أن يأتيك الجواب خلال ستة أسابيع.',
    tr: '## Altı adım\n\n1. **Biri bir konuyu gündeme getirir.** Bir sakin, bir ekip, bir mahalle meclisi ya da bir müdürlük. Bir komitenin konuyu ele almak zorunda olması için on beş imza yeter.\n2. **Diyalog.** Üç ile altı hafta boyunca herkes bu portalda ya da yüz yüze görüş bildirebilir. Üç dildeki katkılar birlikte okunup özetlenir.\n3. **Oylama.** Gerçek bir seçim varsa sorarız. Her oylama açılmadan önce kimin oy kullanabileceğini, gizli olup olmadığını ve sonucun ne olacağını belirtir.\n4. **Komite.** Komite sonucu okur, dinleyicilere söz verir ve öneride bulunur.\n5. **Karar.** Meclis, komite ya da belediye başkanı karar verir. Karara bir numara, bir tarih ve oy sayısı eklenir.\n6. **Taahhüt.** Uygulayacak olan bir tarih verir. Ne kadar yol alındığını bu portalda görürsünüz.\n\n## Bir örnek: gece otobüsü\n\n| Adım | Ne oldu |\n| --- | --- |\n| Oylama | 208 sakin oy kullandı, 132’si 03.00’e kadar sefer istedi |\n| Komite | 1’e karşı 7 oyla önerdi |\n| Meclis | 8’e karşı 24 oyla karar verdi |\n| Taahhüt | N2 bir sonraki tarife değişikliğinden itibaren daha geç saate kadar çalışacak |\n\n## Oylama kenti bağlar mı?\n\nYasaya göre kararı meclis verir. Ancak meclis, 100’den fazla kişinin katıldığı bir oylamadan her ayrılışını yazılı olarak açıklamaya söz verdi. Bu şimdiye dek iki kez gerekti.\n\n## Karşıysanız\n\nHer karara 30 gün içinde belediyede yazılı ya da sözlü itiraz edebilirsiniz. Yanıt altı hafta içinde verilmek zorundadır.',
  },
  originalLocale: 'en',
  topics: ['democracy'],
  area: null,
  author: { kind: 'organisation' },
  status: 'published',
  visibility: 'public',
  publishedAt: addDays(-32, '14:00'),
  details: { body: null, decision: null, commitment: null },
};

export const GOVERNANCE_BODIES: readonly SeedGovernance[] = [
  PAGE,
  body({
    slug: 'city-council',
    title: { en: 'City Council', ar: 'مجلس المدينة', tr: 'Kent Meclisi' },
    summary: {
      en: 'Thirty-five councillors elected for five years decide on the budget, by-laws and all larger plans.',
      ar: 'خمسة وثلاثون عضوًا منتخبًا لخمس سنوات يقررون الميزانية واللوائح وكل الخطط الكبيرة.',
      tr: 'Beş yıllığına seçilen otuz beş üye bütçeye, yönetmeliklere ve bütün büyük planlara karar verir.',
    },
    text: {
      en: 'The council is the highest body of Harbour City. It has 35 members, elected by all residents from the age of 18; every district is represented by at least three.\n\n## What it decides\n\n- the annual budget of 212 million\n- by-laws, fees and land use\n- contracts above 500,000\n\n## Sittings\n\nThe council sits on the last Thursday of the month at 17:00 in the council chamber of the town hall. Sittings are public, interpreted into all three languages and recorded. Half an hour belongs to questions from residents. Minutes are published within ten days.',
      ar: 'المجلس أعلى هيئة في مدينة المرفأ. يضم 35 عضوًا ينتخبهم جميع السكان ابتداءً من سن 18، ويمثل كل حي ثلاثة أعضاء على الأقل.\n\n## ماذا يقرر\n\n- الميزانية السنوية البالغة 212 مليونًا\n- اللوائح والرسوم واستعمال الأراضي\n- العقود التي تزيد على 500,000\n\n## الجلسات\n\nينعقد المجلس في آخر خميس من كل شهر عند الساعة 17:00 في قاعة المجلس بدار البلدية. الجلسات علنية ومترجمة إلى اللغات الثلاث ومسجلة. ونصف ساعة منها مخصص لأسئلة السكان. وتُنشر المحاضر خلال عشرة أيام.',
      tr: 'Meclis, Liman Kenti’nin en yüksek organıdır. 18 yaşını dolduran bütün sakinlerin seçtiği 35 üyesi vardır; her mahalleyi en az üç üye temsil eder.\n\n## Nelere karar verir\n\n- 212 milyonluk yıllık bütçe\n- yönetmelikler, harçlar ve arazi kullanımı\n- 500.000’i aşan sözleşmeler\n\n## Oturumlar\n\nMeclis her ayın son perşembe günü 17.00’de belediye binasındaki meclis salonunda toplanır. Oturumlar herkese açıktır, üç dile çevrilir ve kaydedilir. Yarım saat sakinlerin sorularına ayrılır. Tutanaklar on gün içinde yayımlanır.',
    },
    originalLocale: 'en',
    topics: ['democracy', 'budget'],
    parent: null,
    position: 1,
  }),
  body({
    slug: 'mayors-office',
    title: { en: 'Mayor’s Office', ar: 'مكتب العمدة', tr: 'Belediye Başkanlığı' },
    summary: {
      en: 'Leads the administration of 1,240 people and carries out what the council has decided.',
      ar: 'يدير جهازًا إداريًا من 1,240 موظفًا وينفذ ما قرره المجلس.',
      tr: '1.240 kişilik yönetimi yürütür ve meclisin kararlarını uygular.',
    },
    text: {
      en: 'The mayor is elected directly for five years and answers to the council. Eight departments work under the office, from schools to the harbour; together they employ 1,240 people.\n\n## What it decides\n\nThe office decides alone on the running of the administration and on measures up to 100,000. In an emergency, such as a storm, it may act at once and reports to the council within a week.\n\n## Open hour\n\nOn the first Saturday of the month, from 10:00 to 12:00, the mayor sits at a table in the fish market. No appointment is needed; two interpreters are there.',
      ar: 'يُنتخب العمدة مباشرةً لخمس سنوات ويُسأل أمام المجلس. تعمل تحت إدارة المكتب ثماني إدارات، من المدارس إلى المرفأ، ويعمل فيها 1,240 موظفًا.\n\n## ماذا يقرر\n\nيقرر المكتب وحده في سير الإدارة وفي التدابير التي لا تتجاوز كلفتها 100,000. وفي الطوارئ، كالعواصف، يجوز له التصرف فورًا على أن يُبلغ المجلس خلال أسبوع.\n\n## ساعة مفتوحة\n\nفي أول سبت من كل شهر، من 10:00 إلى 12:00، يجلس العمدة إلى طاولة في سوق السمك. لا حاجة إلى موعد، ويحضر مترجمان.',
      tr: 'Belediye başkanı beş yıllığına doğrudan seçilir ve meclise karşı sorumludur. Okullardan limana kadar sekiz müdürlük başkanlığa bağlıdır; toplam 1.240 kişi çalışır.\n\n## Nelere karar verir\n\nBaşkanlık, yönetimin işleyişine ve 100.000’e kadar olan önlemlere tek başına karar verir. Fırtına gibi acil durumlarda hemen harekete geçebilir ve bir hafta içinde meclise bilgi verir.\n\n## Açık saat\n\nHer ayın ilk cumartesi günü 10.00–12.00 arasında başkan balık pazarında bir masada oturur. Randevu gerekmez; iki çevirmen hazır bulunur.',
    },
    originalLocale: 'tr',
    topics: ['democracy'],
    parent: 'city-council',
    position: 1,
  }),
  body({
    slug: 'budget-committee-body',
    title: { en: 'Budget Committee', ar: 'لجنة الميزانية', tr: 'Bütçe Komitesi' },
    summary: {
      en: 'Recommends the budget to the council and decides on the rules of the neighbourhood budget.',
      ar: 'توصي المجلس بالميزانية وتقرر قواعد ميزانية الأحياء.',
      tr: 'Bütçeyi meclise önerir ve mahalle bütçesinin kurallarına karar verir.',
    },
    text: {
      en: 'The Budget Committee prepares all financial decisions of the council. Its recommendation on the annual budget needs a majority of its nine members, and the council must give reasons if it departs from it.\n\nOn its own it decides on the rules of the neighbourhood budget and confirms the list of projects after the vote. Transfers between departments up to 250,000 also end here.\n\nMembers, meetings and minutes are on the page of the committee.',
      ar: 'تُعِدّ لجنة الميزانية كل القرارات المالية للمجلس. وتحتاج توصيتها بشأن الميزانية السنوية إلى أغلبية أعضائها التسعة، وعلى المجلس أن يعلّل خروجه عنها.\n\nوتقرر وحدها قواعد ميزانية الأحياء وتعتمد قائمة المشاريع بعد التصويت. وتنتهي عندها أيضًا المناقلات بين الإدارات حتى 250,000.\n\nتجد الأعضاء والاجتماعات والمحاضر في صفحة اللجنة.',
      tr: 'Bütçe Komitesi meclisin bütün mali kararlarını hazırlar. Yıllık bütçe önerisi için dokuz üyesinin çoğunluğu gerekir; meclis öneriden ayrılırsa gerekçesini açıklamak zorundadır.\n\nMahalle bütçesinin kurallarına kendisi karar verir ve oylamadan sonra proje listesini onaylar. Müdürlükler arasında 250.000’e kadar aktarmalar da burada sonuçlanır.\n\nÜyeler, toplantılar ve tutanaklar komitenin sayfasındadır.',
    },
    originalLocale: 'tr',
    topics: ['budget'],
    parent: 'city-council',
    position: 2,
    committee: 'budget-committee',
  }),
  body({
    slug: 'mobility-committee-body',
    title: { en: 'Mobility Committee', ar: 'لجنة التنقل', tr: 'Ulaşım Komitesi' },
    summary: {
      en: 'Decides on trials in the streets and prepares the council’s decisions on transport.',
      ar: 'تقرر التجارب في الشوارع وتُعِدّ قرارات المجلس المتعلقة بالنقل.',
      tr: 'Sokaklardaki denemelere karar verir ve meclisin ulaşım kararlarını hazırlar.',
    },
    text: {
      en: 'What changes in a street for less than a year, or within an approved plan, is decided by the Mobility Committee: school streets, speed limits, loading hours, crossings. Everything that costs more than 250,000 goes on to the council with a recommendation.\n\nEight members vote; two young people speak but do not vote. In the case of a tie a proposal is rejected.\n\nEvery trial must name its end and its measurements, otherwise it may not be put to the vote.',
      ar: 'ما يتغير في شارع لأقل من سنة، أو ضمن خطة معتمدة، تقرره لجنة التنقل: شوارع المدارس وحدود السرعة وساعات التحميل والمعابر. وكل ما يكلف أكثر من 250,000 يُرفع إلى المجلس مع توصية.\n\nيصوّت ثمانية أعضاء، ويتكلم اثنان من الشباب من دون تصويت. وعند تعادل الأصوات يُرفض المقترح.\n\nوعلى كل تجربة أن تحدد نهايتها وقياساتها، وإلا فلا تُعرض على التصويت.',
      tr: 'Bir sokakta bir yıldan kısa süreyle ya da onaylı bir plan içinde yapılan değişikliklere Ulaşım Komitesi karar verir: okul sokakları, hız sınırları, yükleme saatleri, yaya geçitleri. 250.000’i aşan her şey bir öneriyle meclise gider.\n\nSekiz üye oy kullanır; iki genç üye söz alır ama oy vermez. Oyların eşitliği hâlinde öneri reddedilmiş sayılır.\n\nHer deneme bitiş tarihini ve ölçümlerini belirtmek zorundadır; yoksa oylamaya sunulamaz.',
    },
    originalLocale: 'en',
    topics: ['mobility'],
    parent: 'city-council',
    position: 3,
    committee: 'mobility-committee',
  }),
  body({
    slug: 'climate-advisory-board-body',
    title: {
      en: 'Climate Advisory Board',
      ar: 'المجلس الاستشاري للمناخ',
      tr: 'İklim Danışma Kurulu',
    },
    summary: {
      en: 'Gives an opinion on every plan above 500,000; without it the council may not vote.',
      ar: 'يبدي رأيًا في كل خطة تزيد على 500,000، ولا يصوّت المجلس من دونه.',
      tr: '500.000’i aşan her plana görüş verir; bu görüş olmadan meclis oylama yapamaz.',
    },
    text: {
      en: 'The board advises; it does not decide. Its opinion is nevertheless part of the procedure: a plan above 500,000 may only be put to the vote in the council once the opinion has been public for ten days.\n\nIn the past two years the board has given 31 opinions. The council followed 22 of them in full and five in part; in four cases it decided differently and gave its reasons.',
      ar: 'المجلس الاستشاري ينصح ولا يقرر. لكن رأيه جزء من الإجراء: لا تُعرض خطة تزيد على 500,000 على التصويت إلا بعد أن يكون الرأي منشورًا عشرة أيام.\n\nفي السنتين الماضيتين أبدى 31 رأيًا. أخذ مجلس المدينة باثنين وعشرين منها كاملةً وبخمسة جزئيًا، وقرر خلاف الرأي في أربع حالات مع ذكر الأسباب.',
      tr: 'Kurul görüş bildirir, karar vermez. Yine de görüşü sürecin bir parçasıdır: 500.000’i aşan bir plan ancak görüş on gün yayımda kaldıktan sonra mecliste oylanabilir.\n\nKurul son iki yılda 31 görüş verdi. Meclis bunların 22’sine tümüyle, beşine kısmen uydu; dört durumda farklı karar verip gerekçesini açıkladı.',
    },
    originalLocale: 'en',
    topics: ['environment'],
    parent: 'city-council',
    position: 4,
    committee: 'climate-advisory-board',
  }),
  body({
    slug: 'ethics-committee-body',
    title: { en: 'Ethics Committee', ar: 'لجنة الأخلاقيات', tr: 'Etik Komitesi' },
    summary: {
      en: 'Independent of the council: it keeps the register of interests and publishes its findings.',
      ar: 'مستقلة عن المجلس: تمسك سجل المصالح وتنشر خلاصاتها.',
      tr: 'Meclisten bağımsızdır: çıkar kütüğünü tutar ve bulgularını yayımlar.',
    },
    text: {
      en: 'The Ethics Committee stands beside the council, not below it; its members may hold no office and no contract with the city. They serve for four years and cannot be dismissed.\n\nIts guidelines bind everyone who works for the city. Its findings are not judgments: they name what happened, what should have happened, and what is to change. The person concerned is heard first and may add a statement of one page.',
      ar: 'تقف لجنة الأخلاقيات إلى جانب المجلس لا تحته، ولا يجوز لأعضائها شغل منصب في المدينة أو الارتباط بعقد معها. مدة خدمتهم أربع سنوات، ولا يمكن عزلهم.\n\nوتُلزِم أدلتها كل من يعمل للمدينة. أما خلاصاتها فليست أحكامًا: إنها تبيّن ما حدث، وما كان ينبغي أن يحدث، وما يجب أن يتغير. ويُسمع صاحب الشأن أولًا، وله أن يضيف بيانًا من صفحة واحدة.',
      tr: 'Etik Komitesi meclisin altında değil, yanındadır; üyelerinin kentte görevi ve kentle sözleşmesi olamaz. Dört yıl görev yaparlar ve görevden alınamazlar.\n\nKılavuzları kent için çalışan herkesi bağlar. Bulguları mahkeme kararı değildir: ne olduğunu, ne olması gerektiğini ve neyin değişeceğini belirtir. Önce ilgili kişi dinlenir; dilerse bir sayfalık açıklama ekler.',
    },
    originalLocale: 'ar',
    topics: ['democracy'],
    parent: null,
    position: 2,
    committee: 'ethics-committee',
  }),
  body({
    slug: 'old-port-district-council',
    title: {
      en: 'Old Port District Council',
      ar: 'مجلس حي الميناء القديم',
      tr: 'Eski Liman Mahalle Meclisi',
    },
    summary: {
      en: 'Nine residents for 9,800 inhabitants between the fish market and the customs house.',
      ar: 'تسعة من السكان يمثلون 9,800 نسمة بين سوق السمك ودار الجمارك.',
      tr: 'Balık pazarı ile gümrük binası arasındaki 9.800 kişi için dokuz sakin.',
    },
    text: {
      en: 'The Old Port is the smallest district and the one with the most visitors. Its council speaks for residents, traders and fishers when it comes to noise, deliveries and the use of the quays.\n\nIt has 90,000 a year for small works and must be heard on every plan in the district. It meets on the second Monday at 19:00 in the customs house, hall 2. Step-free entrance on the water side.',
      ar: 'الميناء القديم أصغر الأحياء وأكثرها زوّارًا. يتكلم مجلسه باسم السكان والتجّار والصيّادين في شؤون الضجيج وتوصيل البضائع واستعمال الأرصفة البحرية.\n\nلديه 90,000 في السنة للأعمال الصغيرة، ويجب أخذ رأيه في كل خطة تخص الحي. يجتمع في ثاني اثنين من الشهر عند الساعة 19:00 في دار الجمارك، القاعة 2. المدخل بلا درجات من جهة البحر.',
      tr: 'Eski Liman en küçük, ama en çok ziyaretçi çeken mahalle. Meclisi gürültü, mal teslimi ve rıhtımların kullanımı söz konusu olduğunda sakinler, esnaf ve balıkçılar adına konuşur.\n\nKüçük işler için yılda 90.000’i vardır ve mahalledeki her planda görüşü alınır. Her ayın ikinci pazartesi günü 19.00’da gümrük binasının 2 numaralı salonunda toplanır. Deniz tarafındaki giriş basamaksızdır.',
    },
    originalLocale: 'tr',
    topics: ['democracy', 'harbour'],
    area: 'old-port',
    parent: 'city-council',
    position: 5,
  }),
  body({
    slug: 'lighthouse-hill-district-council',
    title: {
      en: 'Lighthouse Hill District Council',
      ar: 'مجلس حي تلة المنارة',
      tr: 'Fener Tepesi Mahalle Meclisi',
    },
    summary: {
      en: 'Nine residents for 12,400 inhabitants around the lighthouse and its school.',
      ar: 'تسعة من السكان يمثلون 12,400 نسمة حول المنارة ومدرستها.',
      tr: 'Fenerin ve okulunun çevresindeki 12.400 kişi için dokuz sakin.',
    },
    text: {
      en: 'Steps, views and a school with 410 children: on Lighthouse Hill most questions are about ways. The district council keeps the list of handrails, lamps and benches and decides which is mended first.\n\nIt also looks after the surroundings of the tower; the beacon itself belongs to the port authority. Meetings are on the third Wednesday at 18:30 in the school canteen, with child care.',
      ar: 'أدراج وإطلالات ومدرسة فيها 410 أطفال: في تلة المنارة تدور معظم الأسئلة حول الطرق. يحتفظ مجلس الحي بقائمة الدرابزينات والمصابيح والمقاعد ويقرر أيها يُصلَح أولًا.\n\nويعتني كذلك بمحيط البرج، أما ضوء الملاحة فيتبع سلطة الميناء. الاجتماعات في ثالث أربعاء من الشهر عند الساعة 18:30 في مطعم المدرسة، مع رعاية للأطفال.',
      tr: 'Merdivenler, manzaralar ve 410 çocuklu bir okul: Fener Tepesi’nde soruların çoğu yollarla ilgili. Mahalle meclisi tırabzan, lamba ve bankların listesini tutar ve hangisinin önce onarılacağına karar verir.\n\nKulenin çevresine de bakar; seyir ışığı ise liman başkanlığınındır. Toplantılar her ayın üçüncü çarşamba günü 18.30’da okul yemekhanesinde, çocuk bakımı eşliğinde yapılır.',
    },
    originalLocale: 'en',
    topics: ['democracy'],
    area: 'lighthouse-hill',
    parent: 'city-council',
    position: 6,
  }),
  body({
    slug: 'green-valley-district-council',
    title: {
      en: 'Green Valley District Council',
      ar: 'مجلس حي الوادي الأخضر',
      tr: 'Yeşil Vadi Mahalle Meclisi',
    },
    summary: {
      en: 'Eleven residents for 17,600 inhabitants, many of them families with young children.',
      ar: 'أحد عشر من السكان يمثلون 17,600 نسمة، كثير منهم عائلات لها أطفال صغار.',
      tr: 'Çoğu küçük çocuklu ailelerden oluşan 17.600 kişi için on bir sakin.',
    },
    text: {
      en: 'Green Valley grew fastest in the past ten years: 2,300 new flats, two nurseries and a health centre. The district council sees to it that paths and shade grow along with the houses.\n\nTogether with the team Green Neighbourhoods it runs the tree plan. It meets on the first Tuesday at 19:30 in the neighbourhood house near Orchard Square; contributions in Arabic are interpreted on the spot.',
      ar: 'كان الوادي الأخضر أسرع الأحياء نموًا في السنوات العشر الماضية: 2,300 شقة جديدة وروضتان ومركز صحي. ويحرص مجلس الحي على أن تنمو الممرات والظلال مع البيوت.\n\nويدير مع فريق «الأحياء الخضراء» خطة الأشجار. يجتمع في أول ثلاثاء من الشهر عند الساعة 19:30 في بيت الحي قرب ساحة البستان، وتُترجم المداخلات العربية فورًا.',
      tr: 'Yeşil Vadi son on yılın en hızlı büyüyen mahallesi: 2.300 yeni daire, iki kreş ve bir sağlık merkezi. Mahalle meclisi, evlerle birlikte yolların ve gölgenin de büyümesini gözetir.\n\nYeşil Mahalleler ekibiyle birlikte ağaç planını yürütür. Her ayın ilk salı günü 19.30’da Bostan Meydanı’nın yakınındaki mahalle evinde toplanır; Arapça konuşmalar anında çevrilir.',
    },
    originalLocale: 'ar',
    topics: ['democracy', 'environment'],
    area: 'green-valley',
    parent: 'city-council',
    position: 7,
  }),
  body({
    slug: 'market-quarter-district-council',
    title: {
      en: 'Market Quarter District Council',
      ar: 'مجلس حي السوق',
      tr: 'Çarşı Mahalle Meclisi',
    },
    summary: {
      en: 'Eleven residents for 16,900 inhabitants around the covered market and Mill Street.',
      ar: 'أحد عشر من السكان يمثلون 16,900 نسمة حول السوق المسقوف وشارع الطاحونة.',
      tr: 'Kapalı çarşı ve Değirmen Sokağı çevresindeki 16.900 kişi için on bir sakin.',
    },
    text: {
      en: 'Seven out of ten households in the Market Quarter rent their home, and in summer no district is hotter. Rents, courtyards and shade are therefore on almost every agenda of the district council.\n\nIts advice on the renewal of Market Square was adopted by the city council nearly unchanged. It meets on the fourth Thursday at 18:00 in the reading room of the Mill Street library.',
      ar: 'سبع من كل عشر أسر في حي السوق تسكن بالإيجار، ولا حي أشد حرًّا منه في الصيف. لذلك تتصدر الإيجارات والأفنية والظل جدول أعمال مجلس الحي في كل جلسة تقريبًا.\n\nوقد اعتمد مجلس المدينة رأيه في تجديد ساحة السوق من دون تغيير يُذكر. يجتمع في رابع خميس من الشهر عند الساعة 18:00 في قاعة المطالعة بمكتبة شارع الطاحونة.',
      tr: 'Çarşı Mahallesi’nde on haneden yedisi kirada oturuyor ve yazın buradan sıcak mahalle yok. Bu yüzden kiralar, avlular ve gölge mahalle meclisinin hemen her gündeminde yer alıyor.\n\nÇarşı Meydanı’nın yenilenmesine ilişkin görüşü kent meclisince neredeyse olduğu gibi kabul edildi. Her ayın dördüncü perşembe günü 18.00’de Değirmen Sokağı Kütüphanesi’nin okuma salonunda toplanır.',
    },
    originalLocale: 'en',
    topics: ['democracy', 'housing'],
    area: 'market-quarter',
    parent: 'city-council',
    position: 8,
  }),
  body({
    slug: 'new-shore-and-university-district-council',
    title: {
      en: 'New Shore and University District Council',
      ar: 'مجلس حيي الشاطئ الجديد والجامعة',
      tr: 'Yeni Kıyı ve Üniversite Mahalle Meclisi',
    },
    summary: {
      en: 'Two districts with one council: thirteen residents for 27,300 inhabitants, a third of them students.',
      ar: 'حيّان ومجلس واحد: ثلاثة عشر من السكان يمثلون 27,300 نسمة، ثلثهم من الطلاب.',
      tr: 'İki mahalle, tek meclis: üçte biri öğrenci olan 27.300 kişi için on üç sakin.',
    },
    text: {
      en: 'New Shore and the University district share the promenade, the sports ground and the last two stops of tram line T2. Since their residents asked for it, they share a council as well.\n\nTwo of the thirteen seats belong to students, who may serve for a single year. Meetings alternate between the youth centre on the promenade and the university’s main hall, on the last Monday of the month at 18:30.',
      ar: 'يتقاسم الشاطئ الجديد وحي الجامعة الممشى البحري والمنطقة الرياضية وآخر موقفين على خط الترام T2. وبطلب من سكانهما صارا يتقاسمان مجلسًا أيضًا.\n\nاثنان من المقاعد الثلاثة عشر للطلاب، ويجوز لهم شغلهما سنة واحدة. تتناوب الاجتماعات بين مركز الشباب على الممشى والقاعة الرئيسية في الجامعة، في آخر اثنين من الشهر عند الساعة 18:30.',
      tr: 'Yeni Kıyı ile Üniversite mahallesi yürüyüş yolunu, spor alanını ve T2 tramvay hattının son iki durağını paylaşıyor. Sakinleri istediği için artık meclisleri de ortak.\n\nOn üç sandalyenin ikisi öğrencilerindir; öğrenciler bir yıl için de görev alabilir. Toplantılar her ayın son pazartesi günü 18.30’da, sırayla yürüyüş yolundaki gençlik merkezinde ve üniversitenin ana salonunda yapılır.',
    },
    originalLocale: 'tr',
    topics: ['democracy', 'youth'],
    parent: 'city-council',
    position: 9,
  }),
];
