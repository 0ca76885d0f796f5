import type { Localized } from '../../../../shared/contract/text';
import type { DemoDistrict, DemoTopic } from '../../../../demo/vocabularies';
import type { Locale } from '../../../../shared/locales';
import { addDays, type SeedGovernance } from '../types';

type DecisionFacts = NonNullable<SeedGovernance['details']['decision']>;

interface Decision {
  readonly slug: string;
  readonly number: string;
  readonly on: number;
  readonly body: string;
  readonly state: DecisionFacts['state'];
  readonly method: Localized;
  /** For, against, abstained; null where nobody voted, or not yet. */
  readonly votes: readonly [number, number, number] | null;
  readonly poll?: string;
  readonly followUps?: DecisionFacts['followUps'];
  readonly title: Localized;
  readonly summary: Localized;
  readonly text: Localized;
  readonly originalLocale: Locale;
  readonly topics: readonly DemoTopic[];
  readonly area?: DemoDistrict;
}

const decision = (item: Decision): SeedGovernance => ({
  slug: item.slug,
  kind: 'decision',
  title: item.title,
  summary: item.summary,
  body: item.text,
  originalLocale: item.originalLocale,
  topics: item.topics,
  area: item.area ?? null,
  author: item.body.endsWith('-committee-body')
    ? { kind: 'committee', slug: item.body.replace(/-body$/, '') }
    : item.originalLocale === 'ar'
      ? { kind: 'person', person: 'nadia' }
      : { kind: 'organisation' },
  status: 'published',
  visibility: 'public',
  publishedAt: addDays(item.on + 1, '10:00'),
  details: {
    body: null,
    decision: {
      number: item.number,
      decidedOn: addDays(item.on),
      body: item.body,
      method: item.method,
      tally: item.votes && tally(...item.votes),
      state: item.state,
      poll: item.poll ?? null,
      votes: item.votes && votes(...item.votes),
      ideas: [],
      followUps: item.followUps ?? [],
    },
    commitment: null,
  },
});

const OPEN_VOTE: Localized = {
  en: 'Open vote, simple majority',
  ar: 'تصويت علني، أغلبية بسيطة',
  tr: 'Açık oylama, basit çoğunluk',
};
const ABSOLUTE_MAJORITY: Localized = {
  en: 'Open vote, majority of all members',
  ar: 'تصويت علني، أغلبية جميع الأعضاء',
  tr: 'Açık oylama, üye tamsayısının çoğunluğu',
};
const SECRET_VOTE: Localized = {
  en: 'Secret vote, simple majority',
  ar: 'تصويت سري، أغلبية بسيطة',
  tr: 'Gizli oylama, basit çoğunluk',
};
const BY_OFFICE: Localized = {
  en: 'Order of the mayor within the powers of the office',
  ar: 'قرار من العمدة ضمن صلاحيات المكتب',
  tr: 'Başkanın yetkisi içinde verdiği karar',
};
const PENDING: Localized = {
  en: 'Draft submitted; the vote is still to come',
  ar: 'مسودة مقدَّمة، ولم يجرِ التصويت بعد',
  tr: 'Taslak sunuldu; oylama henüz yapılmadı',
};

const votes = (inFavour: number, against: number, abstained: number) => ({
  for: inFavour,
  against,
  abstained,
});

const tally = (yes: number, no: number, abstained: number): Localized => ({
  en: `${yes} for, ${no} against, ${abstained} abstained`,
  ar: `مع: ${yes}، ضد: ${no}، امتناع: ${abstained}`,
  tr: `${yes} kabul, ${no} ret, ${abstained} çekimser`,
});

export const GOVERNANCE_DECISIONS: readonly SeedGovernance[] = [
  decision({
    slug: 'light-at-nine-night-stops',
    number: 'HC-2026-054',
    on: -9,
    body: 'mobility-committee-body',
    state: 'adopted',
    method: OPEN_VOTE,
    votes: [7, 0, 1],
    poll: 'night-bus-hours',
    title: {
      en: 'Light at nine stops of the night line',
      ar: 'إنارة تسعة مواقف على خط الليل',
      tr: 'Gece hattının dokuz durağına ışık',
    },
    summary: {
      en: 'Almost everybody who wrote about the night asked for light at the stops. Nine of them get a lamp.',
      ar: 'كل من كتب عن الليل تقريبًا طلب إنارة المواقف. تسعة منها تحصل على مصباح.',
      tr: 'Gece hakkında yazan hemen herkes duraklarda ışık istedi. Dokuz durağa lamba konuyor.',
    },
    text: {
      en: 'In the dialogue about the way home at night no statement found as much agreement, in every group, as the one about light. The committee therefore has lamps put up at the nine stops of N2 that lie more than 30 metres from the next street lamp. They shine downwards and go out at 3:30. The cost is 46,000, from the funds for safe ways; the neighbours of each stop are told two weeks before.',
      ar: 'في الحوار حول العودة ليلًا لم تلقَ عبارة توافقًا في كل المجموعات مثل العبارة عن الإنارة. لذلك تُنصب مصابيح في مواقف N2 التسعة التي تبعد أكثر من 30 مترًا عن أقرب عمود إنارة. تضيء نحو الأسفل وتنطفئ عند 3:30. الكلفة 46,000 من مخصصات الطرق الآمنة، ويُبلَّغ جيران كل موقف قبل أسبوعين.',
      tr: 'Gece eve dönüş diyaloğunda hiçbir görüş, ışıkla ilgili olan kadar her gruptan onay almadı. Komite bu yüzden N2’nin en yakın sokak lambasına 30 metreden uzak olan dokuz durağına lamba diktiriyor. Lambalar aşağıya doğru aydınlatıyor ve 3.30’da sönüyor. 46.000 tutarındaki maliyet güvenli yollar ödeneğinden karşılanıyor; her durağın komşularına iki hafta önce haber veriliyor.',
    },
    originalLocale: 'en',
    topics: ['mobility', 'health'],
    followUps: [{ section: 'events', slug: 'promenade-lighting-walk' }],
  }),
  decision({
    slug: 'higher-quay-wall-on-the-promenade',
    number: 'HC-2026-053',
    on: -10,
    body: 'city-council',
    state: 'proposed',
    method: PENDING,
    votes: null,
    title: {
      en: 'A quay wall 60 centimetres higher',
      ar: 'جدار رصيف أعلى بمقدار 60 سنتيمترًا',
      tr: '60 santimetre daha yüksek bir rıhtım duvarı',
    },
    summary: {
      en: 'The Climate Advisory Board’s advice becomes a draft: a stepped bench that also keeps the sea out.',
      ar: 'رأي المجلس الاستشاري للمناخ يصبح مسودة: مقاعد متدرجة تصد البحر أيضًا.',
      tr: 'İklim Danışma Kurulu’nun görüşü taslağa dönüşüyor: denizi de tutan basamaklı bir oturma yeri.',
    },
    text: {
      en: 'The draft raises the quay wall between the fish market and the ferry pier by 60 centimetres over 430 metres. It is to be built as a bench with two steps, with seven step-free gaps that can be closed before a storm. The estimate is 2.1 million over two years. The council votes once the opinion has been public for ten days.',
      ar: 'ترفع المسودة جدار الرصيف بين سوق السمك ورصيف العبّارات 60 سنتيمترًا على طول 430 مترًا. يُبنى على شكل مقعد من درجتين، مع سبع فتحات بلا درجات يمكن إغلاقها قبل العاصفة. الكلفة المقدّرة 2.1 مليون على سنتين. ويصوّت المجلس بعد أن يبقى الرأي منشورًا عشرة أيام.',
      tr: 'Taslak, balık pazarı ile feribot iskelesi arasındaki rıhtım duvarını 430 metre boyunca 60 santimetre yükseltiyor. Duvar, fırtınadan önce kapatılabilen yedi basamaksız geçidi olan iki kademeli bir bank olarak yapılacak. Tahmini maliyet iki yılda 2,1 milyon. Meclis, görüş on gün yayımda kaldıktan sonra oylama yapacak.',
    },
    originalLocale: 'en',
    topics: ['harbour', 'environment'],
    area: 'old-port',
  }),
  decision({
    slug: 'winter-light-for-the-lighthouse',
    number: 'HC-2026-052',
    on: -24,
    body: 'lighthouse-hill-district-council',
    state: 'in_force',
    method: OPEN_VOTE,
    votes: [7, 1, 1],
    poll: 'lighthouse-lighting',
    title: {
      en: 'Warm white light for the lighthouse, for one winter',
      ar: 'ضوء أبيض دافئ للمنارة لشتاء واحد',
      tr: 'Deniz fenerine bir kışlığına sıcak beyaz ışık',
    },
    summary: {
      en: 'Eleven of seventeen neighbours chose warm white. Because so few took part, it stays a trial.',
      ar: 'اختار أحد عشر من سبعة عشر جارًا الأبيض الدافئ. ولقلة المشاركين يبقى الأمر تجربة.',
      tr: 'On yedi komşunun on biri sıcak beyazı seçti. Katılım az olduğu için bu bir deneme olarak kalıyor.',
    },
    text: {
      en: 'From dusk until 23:00 the tower is lit in warm white, by lamps that use a third of the electricity of the old floodlights. The order covers one winter only: with seventeen voters out of 310 households the district council did not want to decide for good. In spring the neighbours are asked again, this time with a walk around the tower. No advertising is permitted.',
      ar: 'يُضاء البرج من الغسق حتى 23:00 بضوء أبيض دافئ، بمصابيح تستهلك ثلث كهرباء الكشافات القديمة. يسري القرار شتاءً واحدًا فقط: فمع سبعة عشر مصوّتًا من 310 أسر لم يشأ مجلس الحي أن يحسم الأمر نهائيًا. ويُسأل الجيران مجددًا في الربيع، وهذه المرة مع جولة حول البرج. ولا يُسمح بأي إعلانات.',
      tr: 'Kule alacakaranlıktan 23.00’e kadar, eski projektörlerin elektriğinin üçte birini harcayan lambalarla sıcak beyaz aydınlatılacak. Karar yalnızca bir kış geçerli: 310 haneden on yedi kişi oy kullandığı için mahalle meclisi kalıcı karar vermek istemedi. Komşulara baharda, bu kez kule çevresinde bir yürüyüşle yeniden sorulacak. Reklama izin yok.',
    },
    originalLocale: 'tr',
    topics: ['culture', 'harbour'],
    area: 'lighthouse-hill',
  }),
  decision({
    slug: 'budget-for-the-coming-year',
    number: 'HC-2026-051',
    on: -28,
    body: 'city-council',
    state: 'proposed',
    method: PENDING,
    votes: null,
    title: {
      en: 'Draft budget for the coming year',
      ar: 'مسودة ميزانية السنة المقبلة',
      tr: 'Gelecek yılın bütçe taslağı',
    },
    summary: {
      en: '212 million, more for school streets, less for printing and travel. The first reading is over.',
      ar: '212 مليونًا، أكثر لشوارع المدارس وأقل للطباعة والسفر. انتهت القراءة الأولى.',
      tr: '212 milyon; okul sokaklarına daha çok, baskı ve yolculuğa daha az. İlk görüşme yapıldı.',
    },
    text: {
      en: 'The draft foresees income and spending of 212 million. The largest shares are schools and nurseries with 58 million, streets and transport with 41 million, and social services with 37 million. The Budget Committee has asked for 300,000 more for school streets. It recommends a text after the second reading; the council votes before the end of the year.',
      ar: 'تتوقع المسودة إيرادات ونفقات قدرها 212 مليونًا. أكبر الحصص للمدارس والروضات وهي 58 مليونًا، ثم الشوارع والنقل 41 مليونًا، فالخدمات الاجتماعية 37 مليونًا. وقد طلبت لجنة الميزانية 300,000 إضافية لشوارع المدارس. وتوصي بنصٍّ بعد القراءة الثانية، ويصوّت المجلس قبل نهاية السنة.',
      tr: 'Taslak 212 milyonluk gelir ve gider öngörüyor. En büyük paylar 58 milyonla okullar ve kreşlerin, 41 milyonla sokaklar ve ulaşımın, 37 milyonla sosyal hizmetlerin. Bütçe Komitesi okul sokakları için 300.000 daha istedi. Komite ikinci görüşmeden sonra bir metin önerecek; meclis yıl sonundan önce oylayacak.',
    },
    originalLocale: 'en',
    topics: ['budget'],
  }),
  decision({
    slug: 'winter-festival-on-ferry-square',
    number: 'HC-2026-050',
    on: -31,
    body: 'mayors-office',
    state: 'in_force',
    method: BY_OFFICE,
    votes: null,
    poll: 'winter-festival-place',
    title: {
      en: 'The winter festival moves to Ferry Square',
      ar: 'مهرجان الشتاء ينتقل إلى ساحة العبّارات',
      tr: 'Kış şenliği Feribot Meydanı’na taşınıyor',
    },
    summary: {
      en: '78 votes for Ferry Square, 74 for Orchard Square: one gets the festival, the other the evening of the choirs.',
      ar: '78 صوتًا لساحة العبّارات و74 لساحة البستان: الأولى للمهرجان، والثانية لأمسية الجوقات.',
      tr: 'Feribot Meydanı’na 78, Bostan Meydanı’na 74 oy: biri şenliği, öteki korolar akşamını alıyor.',
    },
    text: {
      en: 'The stalls, the ice rink and the stage are set up on Ferry Square in the Old Port. A screen of old sails protects the stage from the wind. Because the two leading places were only four votes apart, the choirs of the six districts sing on Orchard Square on the last evening. The city contributes 85,000, as in previous years; admission stays free.',
      ar: 'تُقام الأكشاك وحلبة الجليد والمسرح في ساحة العبّارات بالميناء القديم، ويحمي المسرحَ حاجزُ رياح من أشرعة قديمة. ولأن الفارق بين المكانين الأولين أربعة أصوات فقط، تغني جوقات الأحياء الستة في ساحة البستان في الأمسية الأخيرة. تسهم المدينة بمبلغ 85,000 كما في السنوات السابقة، ويبقى الدخول مجانيًا.',
      tr: 'Tezgâhlar, buz pisti ve sahne Eski Liman’daki Feribot Meydanı’nda kurulacak. Eski yelkenlerden bir perde sahneyi rüzgârdan koruyacak. İlk iki yer arasında yalnızca dört oy fark olduğu için altı mahallenin koroları son akşam Bostan Meydanı’nda söyleyecek. Kent önceki yıllardaki gibi 85.000 katkı veriyor; giriş ücretsiz kalıyor.',
    },
    originalLocale: 'tr',
    topics: ['culture'],
    area: 'old-port',
  }),
  decision({
    slug: 'night-bus-n2-until-three',
    number: 'HC-2026-049',
    on: -33,
    body: 'city-council',
    state: 'adopted',
    method: OPEN_VOTE,
    votes: [24, 8, 2],
    poll: 'night-bus-hours',
    title: {
      en: 'Night bus N2 until 3:00 at weekends',
      ar: 'حافلة الليل N2 حتى 3:00 في عطلة نهاية الأسبوع',
      tr: 'N2 gece otobüsü hafta sonları 03.00’e kadar',
    },
    summary: {
      en: 'The council follows the poll: from the next timetable change N2 runs every 40 minutes until 3:00.',
      ar: 'أخذ المجلس بنتيجة الاستطلاع: ابتداءً من تعديل المواعيد المقبل يعمل N2 كل 40 دقيقة حتى 3:00.',
      tr: 'Meclis oylamaya uydu: sonraki tarife değişikliğinden itibaren N2, 03.00’e kadar 40 dakikada bir kalkacak.',
    },
    text: {
      en: 'Of 208 voters 132 wanted departures until 3:00 on Fridays and Saturdays. The council grants the operator 93,000 more a year for two buses and six drivers. The waiting bay for the night hours is at the ferry car park, away from the bedrooms of Anchor Lane. Noise at the terminus is measured for six months; the report goes to the Mobility Committee.',
      ar: 'من 208 مصوّتين أراد 132 رحلات حتى 3:00 ليلتي الجمعة والسبت. يمنح المجلس المشغّل 93,000 إضافية في السنة لحافلتين وستة سائقين. ويكون موقف الانتظار الليلي في مرأب العبّارات بعيدًا عن غرف النوم في زقاق المرساة. ويُقاس الضجيج عند المحطة الأخيرة ستة أشهر ويُرفع التقرير إلى لجنة التنقل.',
      tr: '208 kişiden 132’si cuma ve cumartesi geceleri 03.00’e kadar sefer istedi. Meclis iki otobüs ve altı sürücü için işletmeye yılda 93.000 daha veriyor. Gece bekleme yeri, Çapa Sokağı’ndaki yatak odalarından uzakta, feribot otoparkında olacak. Son duraktaki gürültü altı ay ölçülecek; rapor Ulaşım Komitesi’ne gidecek.',
    },
    originalLocale: 'ar',
    topics: ['mobility', 'youth'],
  }),
  decision({
    slug: 'deliveries-before-ten-in-the-old-port',
    number: 'HC-2026-048',
    poll: 'cargo-bicycles-anchor-lane',
    on: -40,
    body: 'mobility-committee-body',
    state: 'in_force',
    method: OPEN_VOTE,
    votes: [6, 1, 1],
    title: {
      en: 'Deliveries in the Old Port before 10:00',
      ar: 'توصيل البضائع في الميناء القديم قبل 10:00',
      tr: 'Eski Liman’da mal teslimi 10.00’dan önce',
    },
    summary: {
      en: 'Vans load and unload from 6:00 to 10:00; afterwards the lanes belong to people on foot. A trial of six months.',
      ar: 'تُحمَّل الشاحنات وتُفرَّغ من 6:00 إلى 10:00، ثم تصبح الأزقة للمشاة. تجربة لستة أشهر.',
      tr: 'Kamyonetler 6.00–10.00 arasında yükleyip boşaltır; sonra sokaklar yayaların. Altı aylık deneme.',
    },
    text: {
      en: 'The proposal came from the Old Port Traders, who asked at all 74 doors. Between 6:00 and 10:00 there are nine loading bays between the fish market and the customs house. After 10:00 only cargo bicycles, carers and emergency services may enter. We count vans and ask the shops after three and after six months; without a new decision the rule then ends.',
      ar: 'جاء المقترح من تجّار الميناء القديم بعد سؤال أصحاب المحال الأربعة والسبعين. تتوفر بين 6:00 و10:00 تسعة مواقف تحميل بين سوق السمك ودار الجمارك. وبعد 10:00 لا يدخل إلا دراجات النقل ومقدّمو الرعاية وخدمات الطوارئ. نحصي الشاحنات ونسأل المحال بعد ثلاثة أشهر وبعد ستة، وتنتهي القاعدة حينها ما لم يصدر قرار جديد.',
      tr: 'Öneri, 74 kapının hepsinde soran Eski Liman Esnafı’ndan geldi. 6.00–10.00 arasında balık pazarı ile gümrük binası arasında dokuz yükleme cebi açık. 10.00’dan sonra yalnızca yük bisikletleri, bakım verenler ve acil servisler girebilir. Üç ve altı ay sonra kamyonetleri sayıp dükkânlara soracağız; yeni karar çıkmazsa kural o zaman sona erer.',
    },
    followUps: [{ section: 'dialogs', slug: 'old-port-deliveries' }],
    originalLocale: 'tr',
    topics: ['mobility', 'harbour'],
    area: 'old-port',
  }),
  decision({
    slug: 'gift-register-of-the-harbour-office',
    number: 'HC-2026-047',
    on: -47,
    body: 'ethics-committee-body',
    state: 'in_force',
    method: SECRET_VOTE,
    votes: [5, 0, 0],
    title: {
      en: 'Gifts above 20 are entered in the register',
      ar: 'تسجيل كل هدية تزيد قيمتها على 20',
      tr: 'Değeri 20’yi aşan hediyeler kütüğe yazılır',
    },
    summary: {
      en: 'For the harbour office the limit falls from 50 to 20, and a box of fish counts as well.',
      ar: 'ينخفض الحد في مكتب المرفأ من 50 إلى 20، ويُحتسب صندوق السمك أيضًا.',
      tr: 'Liman bürosu için sınır 50’den 20’ye iniyor; bir kasa balık da sayılıyor.',
    },
    text: {
      en: 'Whoever hands out berths should not owe anyone a favour. All 46 employees of the harbour office therefore enter each gift above 20 within five days: giver, occasion, value and what became of it. Perishable goods go to the kitchen of the neighbourhood house. The register is open at the town hall. The committee examines it once a year and publishes a summary.',
      ar: 'من يوزّع مراسي السفن ينبغي ألّا يدين لأحد بمعروف. لذلك يسجل موظفو مكتب المرفأ الستة والأربعون خلال خمسة أيام كل هدية تزيد قيمتها على 20: المُهدي والمناسبة والقيمة ومصير الهدية. وتُرسل المواد القابلة للتلف إلى مطبخ بيت الحي. السجل متاح في دار البلدية، وتفحصه اللجنة مرة في السنة وتنشر خلاصة عنه.',
      tr: 'Bağlama yeri dağıtan kimsenin kimseye minnet borcu olmamalı. Bu yüzden liman bürosunun 46 çalışanı, değeri 20’yi aşan her hediyeyi beş gün içinde yazacak: veren, vesile, değer ve hediyenin akıbeti. Bozulabilir ürünler mahalle evinin mutfağına gider. Kütük belediyede herkese açıktır. Komite yılda bir kez inceler ve özetini yayımlar.',
    },
    originalLocale: 'ar',
    topics: ['democracy', 'harbour'],
  }),
  decision({
    slug: 'shade-at-the-t2-stops',
    number: 'HC-2026-046',
    on: -56,
    body: 'city-council',
    state: 'adopted',
    method: OPEN_VOTE,
    votes: [30, 2, 2],
    title: {
      en: 'Shade at all six T2 stops',
      ar: 'الظل عند مواقف T2 الستة',
      tr: 'T2’nin altı durağına gölge',
    },
    summary: {
      en: 'Roofs now, trees on the west side in the next planting season: 18 of them for 310,000 in all.',
      ar: 'مظلات الآن وأشجار على الجانب الغربي في موسم الغرس المقبل: 18 شجرة، والكلفة الكلية 310,000.',
      tr: 'Şimdi saçak, sonraki dikim mevsiminde batı tarafına ağaç: toplam 310.000’e 18 ağaç.',
    },
    text: {
      en: 'On a summer afternoon 51 degrees were measured on the bench at the stop “University”. The council follows the opinion of the Climate Advisory Board: every stop gets a light-coloured roof, and on the west side three trees each. The benches are replaced by wooden ones at two heights. Where roots and rails come too close, the roof is made longer instead.',
      ar: 'قيست بعد ظهر يوم صيفي 51 درجة على مقعد موقف «الجامعة». أخذ المجلس برأي المجلس الاستشاري للمناخ: لكل موقف مظلة فاتحة اللون، وعلى الجانب الغربي ثلاث أشجار. وتُستبدل المقاعد بأخرى خشبية بارتفاعين. وحيث تقترب الجذور كثيرًا من القضبان تُطال المظلة بدل ذلك.',
      tr: 'Bir yaz öğleden sonrası “Üniversite” durağındaki bankta 51 derece ölçüldü. Meclis İklim Danışma Kurulu’nun görüşüne uyuyor: her durağa açık renkli bir saçak ve batı tarafına üçer ağaç. Banklar iki ayrı yükseklikte ahşap olanlarla değiştirilecek. Köklerin raylara fazla yaklaştığı yerde bunun yerine saçak uzatılacak.',
    },
    followUps: [
      { section: 'publications', slug: 'heat-at-the-six-stops-of-line-t2' },
      { section: 'publications', slug: 'decision-hc-2026-046-shade-at-the-t2-stops' },
    ],
    originalLocale: 'en',
    topics: ['environment', 'mobility', 'health'],
  }),
  decision({
    slug: 'rules-of-the-neighbourhood-budget',
    number: 'HC-2026-045',
    on: -63,
    body: 'budget-committee-body',
    state: 'in_force',
    method: OPEN_VOTE,
    votes: [8, 0, 0],
    title: {
      en: 'Rules of the neighbourhood budget',
      ar: 'قواعد ميزانية الأحياء',
      tr: 'Mahalle bütçesinin kuralları',
    },
    summary: {
      en: 'One pot of 411,000, proposals from the age of 14, votes from 16: the rules for this year.',
      ar: 'مبلغ واحد قدره 411,000، والاقتراح من سن 14 والتصويت من سن 16: قواعد هذا العام.',
      tr: '411.000’lik tek bütçe, 14 yaşından itibaren öneri, 16’dan itibaren oy: bu yılın kuralları.',
    },
    text: {
      en: 'Whoever lives here and is at least 14 may propose a project, alone or with others. The departments estimate its cost and publish their reasons if they exclude it. Verified residents from 16 years vote in secret for one project. The list is then paid for from the top; a project that no longer fits is skipped. The committee confirms the result in public.',
      ar: 'كل من يسكن هنا وبلغ 14 عامًا يمكنه اقتراح مشروع، وحده أو مع غيره. تقدّر الإدارات كلفته وتنشر أسبابها إن استبعدته. ويصوّت السكان الموثَّقون من سن 16 سرًّا لمشروع واحد. ثم تُموَّل القائمة من أعلاها، ويُتجاوز كل مشروع لم يعد المبلغ يكفيه. وتعتمد اللجنة النتيجة علنًا.',
      tr: 'Burada yaşayan ve en az 14 yaşında olan herkes tek başına ya da başkalarıyla proje önerebilir. Müdürlükler maliyetini hesaplar, projeyi elerlerse gerekçesini yayımlar. 16 yaşını dolduran doğrulanmış sakinler gizli oyla bir proje seçer. Liste baştan başlanarak ödenir; sığmayan proje atlanır. Komite sonucu açık oturumda onaylar.',
    },
    originalLocale: 'tr',
    topics: ['budget', 'democracy'],
  }),
  decision({
    slug: 'lantern-street-stays-a-school-street',
    number: 'HC-2026-043',
    on: -75,
    body: 'mobility-committee-body',
    state: 'in_force',
    method: OPEN_VOTE,
    votes: [8, 0, 0],
    poll: 'school-street-trial',
    title: {
      en: 'Lantern Street stays a school street',
      ar: 'شارع القنديل يبقى شارعًا مدرسيًا',
      tr: 'Kandil Sokağı okul sokağı olarak kalıyor',
    },
    summary: {
      en: '97 of 164 voters wanted mornings and middays without cars. The rule holds for three years.',
      ar: 'أراد 97 من 164 مصوّتًا صباحًا وظهرًا بلا سيارات. وتسري القاعدة ثلاث سنوات.',
      tr: '164 kişiden 97’si sabah ve öğle araçsız olsun dedi. Kural üç yıl geçerli.',
    },
    text: {
      en: 'On school days Lantern Street is closed to cars from 7:30 to 8:15 and from 12:30 to 13:15. A fixed barrier replaces the gate of the volunteers. Tradespeople receive a pass from the district office within two days; the bakery on the corner gets two loading bays. After three years the Mobility Committee decides anew, with counts from all four seasons.',
      ar: 'في أيام الدراسة يُغلق شارع القنديل أمام السيارات من 7:30 إلى 8:15 ومن 12:30 إلى 13:15. ويحل حاجز ثابت محل بوابة المتطوعين. يحصل الحرفيون على تصريح من مكتب الحي خلال يومين، وينال المخبز عند الزاوية موقفَي تحميل. وبعد ثلاث سنوات تقرر لجنة التنقل من جديد استنادًا إلى إحصاءات الفصول الأربعة.',
      tr: 'Okul günlerinde Kandil Sokağı 7.30–8.15 ve 12.30–13.15 saatlerinde araçlara kapalı. Gönüllülerin kapısının yerini sabit bir bariyer alıyor. Ustalar mahalle bürosundan iki gün içinde geçiş kartı alacak; köşedeki fırına iki yükleme cebi ayrılıyor. Üç yıl sonra Ulaşım Komitesi dört mevsimin sayımlarıyla yeniden karar verecek.',
    },
    originalLocale: 'en',
    topics: ['mobility', 'education', 'youth'],
    area: 'lighthouse-hill',
  }),
  decision({
    slug: 'more-money-for-the-t2-rails',
    number: 'HC-2026-040',
    on: -91,
    body: 'city-council',
    state: 'in_force',
    method: ABSOLUTE_MAJORITY,
    votes: [22, 10, 3],
    title: {
      en: '640,000 more for the rails of line T2',
      ar: '640,000 إضافية لقضبان خط T2',
      tr: 'T2 hattının rayları için 640.000 daha',
    },
    summary: {
      en: 'Under Mill Street the ground was softer than expected. The council pays, with conditions.',
      ar: 'كانت الأرض تحت شارع الطاحونة ألين مما كان متوقعًا. المجلس يدفع، ولكن بشروط.',
      tr: 'Değirmen Sokağı’nın altındaki zemin beklenenden yumuşak çıktı. Meclis koşullu olarak ödüyor.',
    },
    text: {
      en: 'Over 380 metres the foundation has to be replaced, because the bed of the old mill stream runs beneath it. The additional cost is 640,000; the works take seven weeks longer. Conditions: no noisy work after 22:00, a footbridge at the library throughout, and a weekly notice to the shops. The builder bears everything above that amount.',
      ar: 'يجب استبدال الأساس على طول 380 مترًا لأن مجرى الطاحونة القديم يمر تحته. الكلفة الإضافية 640,000، وتطول الأعمال سبعة أسابيع. الشروط: لا أعمال صاخبة بعد 22:00، وجسر مشاة عند المكتبة طوال المدة، وإشعار أسبوعي للمحال. ويتحمل المقاول كل ما يزيد على هذا المبلغ.',
      tr: 'Altından eski değirmen deresinin yatağı geçtiği için 380 metre boyunca temelin değişmesi gerekiyor. Ek maliyet 640.000; çalışmalar yedi hafta daha uzun sürecek. Koşullar: 22.00’den sonra gürültülü iş yok, kütüphanenin önünde sürekli bir yaya köprüsü, dükkânlara her hafta bilgi notu. Bu tutarın üstünü yüklenici karşılar.',
    },
    originalLocale: 'en',
    topics: ['mobility', 'budget'],
    area: 'market-quarter',
  }),
  decision({
    slug: 'final-report-on-the-promenade',
    number: 'HC-2026-037',
    on: -115,
    body: 'city-council',
    state: 'in_force',
    method: OPEN_VOTE,
    votes: [34, 0, 1],
    title: {
      en: 'Final report on the promenade accepted, task force dissolved',
      ar: 'قبول التقرير الختامي عن الممشى وحلّ فريق العمل',
      tr: 'Yürüyüş yolunun son raporu kabul edildi, çalışma grubu feshedildi',
    },
    summary: {
      en: 'The waterfront promenade is finished, 200,000 below plan. Eleven open remarks go to the harbour office.',
      ar: 'اكتمل ممشى الواجهة البحرية بأقل من الخطة بمبلغ 200,000. وتُحال إحدى عشرة ملاحظة إلى مكتب المرفأ.',
      tr: 'Sahil yürüyüş yolu plandan 200.000 ucuza tamamlandı. Açık kalan on bir görüş liman bürosuna geçti.',
    },
    text: {
      en: 'The council accepts the final report of the Waterfront Task Force and thanks its six members. The promenade cost 9.7 million instead of 9.9 million and is step-free over its whole length of 1.8 kilometres. The harbour office deals with the eleven open remarks within a year and reports every quarter. The task force is dissolved with this decision.',
      ar: 'يقبل المجلس التقرير الختامي لفريق عمل الواجهة البحرية ويشكر أعضاءه الستة. كلّف الممشى 9.7 مليون بدل 9.9 مليون، وهو بلا درجات على امتداد 1.8 كيلومتر. يعالج مكتب المرفأ الملاحظات الإحدى عشرة المفتوحة خلال سنة ويقدّم تقريرًا كل ثلاثة أشهر. ويُحلّ فريق العمل بموجب هذا القرار.',
      tr: 'Meclis, Sahil Çalışma Grubu’nun son raporunu kabul ediyor ve altı üyesine teşekkür ediyor. Yürüyüş yolu 9,9 yerine 9,7 milyona mal oldu ve 1,8 kilometre boyunca basamaksız. Liman bürosu on bir açık görüşü bir yıl içinde ele alacak ve üç ayda bir rapor verecek. Çalışma grubu bu kararla feshedilmiştir.',
    },
    originalLocale: 'ar',
    topics: ['harbour'],
    area: 'new-shore',
  }),
  decision({
    slug: 'site-of-the-new-library',
    number: 'HC-2026-031',
    on: -140,
    body: 'city-council',
    state: 'in_force',
    method: ABSOLUTE_MAJORITY,
    votes: [29, 4, 1],
    title: {
      en: 'The new library stands beside the old mill',
      ar: 'المكتبة الجديدة إلى جوار الطاحونة القديمة',
      tr: 'Yeni kütüphane eski değirmenin yanında',
    },
    summary: {
      en: 'Mill Street keeps its library: 3,200 square metres on the site beside the mill. Residents choose the design.',
      ar: 'شارع الطاحونة يحتفظ بمكتبته: 3,200 متر مربع إلى جوار الطاحونة، والسكان يختارون التصميم.',
      tr: 'Değirmen Sokağı kütüphanesini koruyor: değirmenin yanında 3.200 metrekare. Tasarımı sakinler seçecek.',
    },
    text: {
      en: 'Three sites were examined. The one beside the old mill wins because it is reached without steps from line T2 and belongs to the city. The present house stays open until the day of the move. Four designs that pass the technical check are put to a public poll, and the jury is bound by the result. The opening is planned in three years.',
      ar: 'دُرست ثلاثة مواقع. وفاز الموقع المجاور للطاحونة القديمة لأن الوصول إليه من خط T2 بلا درجات ولأنه ملك للمدينة. ويبقى المبنى الحالي مفتوحًا حتى يوم الانتقال. وتُعرض أربعة تصاميم اجتازت الفحص الفني في استطلاع عام، وتلتزم لجنة التحكيم بنتيجته. والافتتاح مقرر بعد ثلاث سنوات.',
      tr: 'Üç yer incelendi. Eski değirmenin yanındaki arsa, T2 hattından basamaksız ulaşıldığı ve kente ait olduğu için seçildi. Bugünkü bina taşınma gününe kadar açık kalacak. Teknik incelemeyi geçen dört tasarım halk oylamasına sunulacak ve jüri sonuca uyacak. Açılış üç yıl sonra planlanıyor.',
    },
    originalLocale: 'en',
    topics: ['culture', 'education'],
    area: 'market-quarter',
  }),
  decision({
    slug: 'thirty-in-the-market-quarter',
    number: 'HC-2026-028',
    on: -160,
    body: 'mobility-committee-body',
    state: 'in_force',
    method: OPEN_VOTE,
    votes: [5, 3, 0],
    title: {
      en: '30 km/h in the whole Market Quarter',
      ar: '30 كم/ساعة في حي السوق كله',
      tr: 'Çarşı Mahallesi’nin tümünde 30 km/sa',
    },
    summary: {
      en: 'After a year of trial the limit becomes permanent. Accidents with injuries fell from 19 to 11.',
      ar: 'بعد سنة من التجربة يصبح الحد دائمًا. انخفضت الحوادث التي خلّفت جرحى من 19 إلى 11.',
      tr: 'Bir yıllık denemeden sonra sınır kalıcı oluyor. Yaralanmalı kazalar 19’dan 11’e düştü.',
    },
    text: {
      en: 'The limit of 30 km/h holds on all 27 streets of the Market Quarter, day and night, including Mill Street. During the trial accidents with injuries fell from 19 to 11 and buses lost no more than 40 seconds per journey. Three members voted against because they would have preferred to exempt Mill Street after 22:00. Signs and road markings cost 18,000.',
      ar: 'يسري حد 30 كم/ساعة في شوارع حي السوق السبعة والعشرين ليلًا ونهارًا، ومنها شارع الطاحونة. خلال التجربة انخفضت الحوادث التي خلّفت جرحى من 19 إلى 11، ولم تتأخر الحافلات أكثر من 40 ثانية في الرحلة. صوّت ثلاثة أعضاء ضد القرار لأنهم فضّلوا استثناء شارع الطاحونة بعد 22:00. وتكلف اللوحات وعلامات الطريق 18,000.',
      tr: '30 km/sa sınırı, Değirmen Sokağı dâhil Çarşı Mahallesi’nin 27 sokağının tümünde gece gündüz geçerli. Deneme sırasında yaralanmalı kazalar 19’dan 11’e indi, otobüsler sefer başına 40 saniyeden fazla yitirmedi. Üç üye, Değirmen Sokağı’nı 22.00’den sonra kapsam dışı bırakmak istediği için karşı oy verdi. Levha ve çizgilerin maliyeti 18.000.',
    },
    originalLocale: 'tr',
    topics: ['mobility', 'health'],
    area: 'market-quarter',
  }),
  decision({
    slug: 'no-cruise-terminal-at-the-outer-mole',
    number: 'HC-2026-025',
    on: -175,
    body: 'city-council',
    state: 'rejected',
    method: ABSOLUTE_MAJORITY,
    votes: [11, 22, 1],
    title: {
      en: 'Cruise terminal at the outer mole',
      ar: 'محطة سفن سياحية عند كاسر الأمواج الخارجي',
      tr: 'Dış mendirekte kruvaziyer terminali',
    },
    summary: {
      en: 'The proposal to build a terminal for large cruise ships was rejected by 22 votes to 11.',
      ar: 'رُفض مقترح بناء محطة للسفن السياحية الكبيرة بأغلبية 22 صوتًا مقابل 11.',
      tr: 'Büyük yolcu gemileri için terminal yapılması önerisi 11’e karşı 22 oyla reddedildi.',
    },
    text: {
      en: 'An investor had offered to build a terminal for up to 90 ships a year. The study expected 140 jobs, but also 3,800 visitors on some mornings in the lanes of the Old Port, and dredging in front of the swimming steps. More than 900 contributions had been received in the dialogue. The council rejects the offer and asks for a plan for smaller ferries instead.',
      ar: 'عرض مستثمر بناء محطة تستقبل حتى 90 سفينة في السنة. وتوقعت الدراسة 140 فرصة عمل، لكنها توقعت أيضًا 3,800 زائر في بعض الصباحات في أزقة الميناء القديم، وتجريف القاع أمام درج السباحة. وقد وردت في الحوار أكثر من 900 مساهمة. رفض المجلس العرض وطلب بدلًا منه خطة للعبّارات الأصغر.',
      tr: 'Bir yatırımcı yılda 90 gemiye kadar kapasiteli bir terminal yapmayı önermişti. İnceleme 140 iş, ama aynı zamanda bazı sabahlar Eski Liman sokaklarında 3.800 ziyaretçi ve yüzme basamaklarının önünde dip taraması öngörüyordu. Diyaloğa 900’den fazla katkı geldi. Meclis öneriyi reddediyor ve bunun yerine daha küçük feribotlar için bir plan istiyor.',
    },
    originalLocale: 'en',
    topics: ['harbour', 'environment'],
    area: 'old-port',
  }),
  decision({
    slug: 'letters-in-plain-language',
    number: 'HC-2026-019',
    on: -205,
    body: 'mayors-office',
    state: 'in_force',
    method: BY_OFFICE,
    votes: null,
    title: {
      en: 'Letters in plain language, in three languages',
      ar: 'رسائل بلغة واضحة وبثلاث لغات',
      tr: 'Üç dilde, yalın bir dille mektuplar',
    },
    summary: {
      en: 'The 200 most frequent letters of the city are rewritten so that the first sentence says what to do.',
      ar: 'تُعاد صياغة أكثر 200 رسالة تداولًا في المدينة بحيث تقول الجملة الأولى ما المطلوب.',
      tr: 'Kentin en sık gönderdiği 200 mektup, ilk cümlesi ne yapılacağını söyleyecek biçimde yeniden yazılıyor.',
    },
    text: {
      en: 'Every letter of the city begins with what the reader should do, and by when. It gives a name and a telephone number. Legal references move to the end. The team Accessible City tests each template with a screen reader and with people who have never seen it. English, Arabic and Turkish versions are of equal rank and are sent in the language the resident has chosen.',
      ar: 'تبدأ كل رسالة من المدينة بما على القارئ فعله وموعده، وتذكر اسمًا ورقم هاتف. وتنتقل الإحالات القانونية إلى النهاية. يختبر فريق «مدينة ميسّرة للجميع» كل نموذج بقارئ الشاشة ومع أشخاص لم يروه من قبل. والنصوص العربية والإنجليزية والتركية متساوية، وتُرسل باللغة التي اختارها الساكن.',
      tr: 'Kentin her mektubu, okuyanın neyi ne zamana kadar yapması gerektiğiyle başlar; bir ad ve telefon numarası verir. Yasal dayanaklar sona geçer. Erişilebilir Kent ekibi her örneği ekran okuyucuyla ve onu hiç görmemiş kişilerle dener. Türkçe, Arapça ve İngilizce metinler eşdeğerdir ve sakinin seçtiği dilde gönderilir.',
    },
    originalLocale: 'ar',
    topics: ['accessibility', 'digital', 'democracy'],
  }),
  decision({
    slug: 'higher-bus-fares',
    number: 'HC-2026-015',
    on: -230,
    body: 'city-council',
    state: 'rejected',
    method: OPEN_VOTE,
    votes: [14, 19, 2],
    title: { en: 'Higher bus fares', ar: 'رفع أجرة الحافلات', tr: 'Otobüs ücretlerine zam' },
    summary: {
      en: 'The operator had asked for 12 percent. The council said no and wants a fare for young people first.',
      ar: 'طلب المشغّل زيادة 12 في المئة. رفض المجلس، ويريد أولًا أجرة خاصة بالشباب.',
      tr: 'İşletme yüzde 12 istemişti. Meclis hayır dedi; önce gençlere özel ücret istiyor.',
    },
    text: {
      en: 'The operator justified the increase with the cost of electricity and wages. The Budget Committee calculated that an increase of 12 percent brings 410,000 a year but costs about 5 percent of the passengers. The council rejects it. Within a year the operator is to present a fare for people under 21 and for those with a low income, together with its price.',
      ar: 'علّل المشغّل الزيادة بكلفة الكهرباء والأجور. وحسبت لجنة الميزانية أن زيادة 12 في المئة تأتي بمبلغ 410,000 في السنة لكنها تُفقد نحو 5 في المئة من الركاب. رفضها المجلس. وعلى المشغّل أن يقدّم خلال سنة أجرة لمن هم دون 21 عامًا ولذوي الدخل المحدود، مع بيان كلفتها.',
      tr: 'İşletme zammı elektrik ve ücret giderleriyle gerekçelendirdi. Bütçe Komitesi yüzde 12’lik zammın yılda 410.000 getireceğini, ama yolcuların yaklaşık yüzde 5’ini kaybettireceğini hesapladı. Meclis zammı reddediyor. İşletme bir yıl içinde 21 yaş altı ve düşük gelirliler için bir ücreti maliyetiyle birlikte sunacak.',
    },
    originalLocale: 'en',
    topics: ['mobility', 'budget', 'youth'],
  }),
  decision({
    slug: 'paid-parking-on-the-promenade',
    number: 'HC-2026-011',
    on: -255,
    body: 'city-council',
    state: 'repealed',
    method: OPEN_VOTE,
    votes: [19, 15, 1],
    title: {
      en: 'Paid parking along the promenade',
      ar: 'مواقف مدفوعة على امتداد الممشى',
      tr: 'Yürüyüş yolu boyunca ücretli park',
    },
    summary: {
      en: 'Repealed: since the promenade was opened there are no parking spaces left along the water.',
      ar: 'أُلغي: منذ افتتاح الممشى لم تبقَ مواقف سيارات بمحاذاة الماء.',
      tr: 'Kaldırıldı: yürüyüş yolu açıldığından beri su kenarında park yeri kalmadı.',
    },
    text: {
      en: 'The decision had introduced a fee of 2 per hour on 140 spaces between the ferry pier and the swimming steps. When the new promenade opened, these spaces disappeared, apart from twelve for people with a disabled parking card, which are free of charge. The fee therefore has no object any more and has been repealed. The income until then, 61,000, paid for benches.',
      ar: 'كان القرار قد فرض رسمًا قدره 2 عن كل ساعة على 140 موقفًا بين رصيف العبّارات ودرج السباحة. ومع افتتاح الممشى الجديد زالت هذه المواقف عدا اثني عشر موقفًا مجانيًا لحاملي بطاقة مواقف ذوي الإعاقة. لم يعد للرسم موضوع فأُلغي. وقد مُوّلت المقاعد مما جُمع حتى ذلك الحين وهو 61,000.',
      tr: 'Karar, feribot iskelesi ile yüzme basamakları arasındaki 140 park yerine saati 2’den ücret getirmişti. Yeni yürüyüş yolu açılınca, engelli park kartı olanlara ayrılan ücretsiz on iki yer dışında bu alanlar kalmadı. Ücretin konusu kalmadığı için karar kaldırıldı. O güne kadar elde edilen 61.000 ile banklar alındı.',
    },
    originalLocale: 'tr',
    topics: ['mobility', 'harbour'],
    area: 'new-shore',
  }),
  decision({
    slug: 'two-more-rent-advisers',
    number: 'HC-2026-007',
    on: -280,
    body: 'city-council',
    state: 'in_force',
    method: OPEN_VOTE,
    votes: [26, 7, 2],
    title: {
      en: 'Two more advisers for tenants',
      ar: 'مستشاران إضافيان للمستأجرين',
      tr: 'Kiracılar için iki danışman daha',
    },
    summary: {
      en: 'Waiting for an appointment at the advice office took six weeks. Two more posts bring it down to ten days.',
      ar: 'كان انتظار موعد في مكتب الاستشارات يستغرق ستة أسابيع. وظيفتان إضافيتان تخفضانه إلى عشرة أيام.',
      tr: 'Danışma bürosunda randevu altı hafta sürüyordu. İki yeni kadro bunu on güne indiriyor.',
    },
    text: {
      en: 'The advice office in the town hall receives two further posts, one of them for an adviser who speaks Arabic and Turkish. The annual cost is 128,000. Advice remains free of charge for everyone who rents a home in the city. Every year the office publishes, without names, which questions were asked most often and what came of them.',
      ar: 'ينال مكتب الاستشارات في دار البلدية وظيفتين إضافيتين، إحداهما لمستشار يتكلم العربية والتركية. الكلفة السنوية 128,000. وتبقى الاستشارة مجانية لكل من يستأجر مسكنًا في المدينة. وينشر المكتب كل سنة، من دون أسماء، أكثر الأسئلة تكرارًا وما آلت إليه.',
      tr: 'Belediye binasındaki danışma bürosuna, biri Arapça ve Türkçe bilen bir danışman için olmak üzere iki kadro daha veriliyor. Yıllık maliyeti 128.000. Kentte kirada oturan herkes için danışmanlık ücretsiz kalıyor. Büro her yıl en sık sorulan soruları ve sonuçlarını ad vermeden yayımlayacak.',
    },
    originalLocale: 'ar',
    topics: ['housing'],
  }),
  decision({
    slug: 'eight-drinking-fountains',
    number: 'HC-2026-003',
    on: -305,
    body: 'mayors-office',
    state: 'in_force',
    method: BY_OFFICE,
    votes: null,
    title: {
      en: 'Eight drinking fountains before summer',
      ar: 'ثمانية مشارب مياه قبل الصيف',
      tr: 'Yazdan önce sekiz çeşme',
    },
    summary: {
      en: 'Drinking water, free of charge and within reach of a wheelchair, at eight places in all six districts.',
      ar: 'مياه شرب مجانية في متناول مستخدمي الكراسي المتحركة، في ثمانية أماكن بالأحياء الستة كلها.',
      tr: 'Altı mahallenin tümünde sekiz yerde, tekerlekli sandalyeden erişilebilen ücretsiz içme suyu.',
    },
    text: {
      en: 'Four fountains stand on the promenade; the others are at the fish market, on Orchard Square, at the lighthouse bus stop and in front of the Mill Street library. All have two basins, one at 75 centimetres, and a bowl for dogs. The water is tested every month. Together they cost 72,000 and were paid from the reserve for heat protection.',
      ar: 'أربعة منها على الممشى البحري، والبقية عند سوق السمك وفي ساحة البستان وعند موقف حافلة المنارة وأمام مكتبة شارع الطاحونة. لكل منها حوضان، أحدهما على ارتفاع 75 سنتيمترًا، ووعاء للكلاب. ويُفحص الماء كل شهر. كلفت معًا 72,000 دُفعت من احتياطي الوقاية من الحر.',
      tr: 'Dördü sahil yürüyüş yolunda; ötekiler balık pazarında, Bostan Meydanı’nda, fenerin otobüs durağında ve Değirmen Sokağı Kütüphanesi’nin önünde. Hepsinin, biri 75 santimetre yükseklikte iki kurnası ve köpekler için bir kabı var. Su her ay denetleniyor. Toplam 72.000 tuttu ve sıcaktan korunma ödeneğinden karşılandı.',
    },
    originalLocale: 'en',
    topics: ['health', 'environment', 'accessibility'],
  }),
  decision({
    slug: 'trial-of-shared-bicycles',
    number: 'HC-2025-058',
    on: -420,
    body: 'mobility-committee-body',
    state: 'expired',
    method: OPEN_VOTE,
    votes: [6, 2, 0],
    title: {
      en: 'Trial of 120 shared bicycles',
      ar: 'تجربة 120 دراجة مشتركة',
      tr: '120 paylaşımlı bisiklet denemesi',
    },
    summary: {
      en: 'The trial ended after twelve months: good use in summer, hardly any on the hill. It was not prolonged.',
      ar: 'انتهت التجربة بعد اثني عشر شهرًا: إقبال جيد صيفًا وضئيل على التلة. ولم تُمدَّد.',
      tr: 'Deneme on iki ay sonra bitti: yazın iyi, tepede neredeyse hiç kullanılmadı. Uzatılmadı.',
    },
    text: {
      en: 'For twelve months 120 bicycles stood at ten stations. On summer days each made 3.1 journeys, in winter 0.6; at the two stations on Lighthouse Hill almost all left downhill and none came back. The committee let the trial expire as planned. The figures went to the Cyclists of the Bay, and 45 of the bicycles to the schools.',
      ar: 'على مدى اثني عشر شهرًا توفرت 120 دراجة في عشر محطات. قطعت الدراجة 3.1 رحلة في يوم الصيف و0.6 في الشتاء. أما محطتا تلة المنارة فغادرتهما الدراجات نزولًا ولم تعد. تركت اللجنة التجربة تنتهي كما كان مقررًا. وسُلّمت الأرقام إلى درّاجي الخليج، و45 دراجة إلى المدارس.',
      tr: 'On iki ay boyunca on istasyonda 120 bisiklet durdu. Her biri yaz günlerinde 3,1, kışın 0,6 yolculuk yaptı; Fener Tepesi’ndeki iki istasyondan neredeyse hepsi aşağı indi, geri çıkan olmadı. Komite denemeyi planlandığı gibi sona erdirdi. Veriler Körfez Bisikletlileri’ne, bisikletlerin 45’i okullara verildi.',
    },
    originalLocale: 'en',
    topics: ['mobility'],
  }),
  decision({
    slug: 'youth-seats-in-the-mobility-committee',
    number: 'HC-2025-051',
    on: -450,
    body: 'city-council',
    state: 'in_force',
    method: ABSOLUTE_MAJORITY,
    votes: [21, 12, 2],
    title: {
      en: 'Two seats for young people in the Mobility Committee',
      ar: 'مقعدان للشباب في لجنة التنقل',
      tr: 'Ulaşım Komitesi’nde gençlere iki sandalye',
    },
    summary: {
      en: 'The youth council sends two members with the right to speak and to propose, but without a vote.',
      ar: 'يوفد مجلس الشباب عضوين لهما حق الكلام والاقتراح من دون تصويت.',
      tr: 'Gençlik meclisi söz ve öneri hakkı olan, ama oy hakkı bulunmayan iki üye gönderiyor.',
    },
    text: {
      en: 'Four out of ten passengers on buses and trams are under 25. The youth council therefore sends two members to the Mobility Committee, for one year each. They receive the papers at the same time as everyone else, may speak to each item and table proposals. The meetings are set so that they end before the last tram. After two years the council examines whether they should vote.',
      ar: 'أربعة من كل عشرة ركاب في الحافلات والترام دون الخامسة والعشرين. لذلك يوفد مجلس الشباب عضوين إلى لجنة التنقل لمدة سنة لكل منهما. يتسلمان الأوراق مع الجميع، ويتكلمان في كل بند، ويقدمان مقترحات. وتُحدَّد الاجتماعات بحيث تنتهي قبل آخر ترام. وبعد سنتين يدرس المجلس منحهما حق التصويت.',
      tr: 'Otobüs ve tramvay yolcularının onda dördü 25 yaşın altında. Bu yüzden gençlik meclisi Ulaşım Komitesi’ne birer yıllığına iki üye gönderiyor. Belgeleri herkesle aynı anda alıyor, her maddede söz alabiliyor ve öneri verebiliyorlar. Toplantılar son tramvaydan önce bitecek biçimde ayarlanıyor. Meclis iki yıl sonra oy hakkını inceleyecek.',
    },
    originalLocale: 'tr',
    topics: ['youth', 'mobility', 'democracy'],
  }),
  decision({
    slug: 'a-tree-for-every-new-parking-space',
    number: 'HC-2025-040',
    on: -510,
    body: 'green-valley-district-council',
    state: 'in_force',
    method: OPEN_VOTE,
    votes: [9, 1, 1],
    title: {
      en: 'A tree for every new parking space in Green Valley',
      ar: 'شجرة لكل موقف سيارات جديد في الوادي الأخضر',
      tr: 'Yeşil Vadi’de her yeni park yerine bir ağaç',
    },
    summary: {
      en: 'Whoever builds parking spaces plants as many trees, within 100 metres and with care for three years.',
      ar: 'من يُنشئ مواقف سيارات يغرس أشجارًا بعددها ضمن 100 متر ويعتني بها ثلاث سنوات.',
      tr: 'Park yeri yapan, 100 metre içinde aynı sayıda ağaç diker ve üç yıl bakar.',
    },
    text: {
      en: 'With 2,300 new flats came 1,900 parking spaces, and with them heat. The district council asks every builder for one tree per space, native to the coast, within 100 metres. Care for three years is part of the duty; a tree that dies is replaced. The team Green Neighbourhoods keeps the list. So far 614 trees have been planted; 571 of them are alive.',
      ar: 'جاءت مع 2,300 شقة جديدة 1,900 موقف سيارات، ومعها الحر. يطلب مجلس الحي من كل من يبني شجرة واحدة لكل موقف، من أنواع الساحل المحلية، ضمن 100 متر. والعناية ثلاث سنوات جزء من الواجب، وتُستبدل كل شجرة تموت. ويحتفظ فريق «الأحياء الخضراء» بالقائمة. غُرست حتى الآن 614 شجرة، بقيت منها 571.',
      tr: '2.300 yeni daireyle birlikte 1.900 park yeri, onlarla da sıcak geldi. Mahalle meclisi her inşaatçıdan park yeri başına, 100 metre içinde, kıyıya özgü bir ağaç istiyor. Üç yıllık bakım yükümlülüğe dâhil; kuruyan ağaç yenilenir. Listeyi Yeşil Mahalleler ekibi tutuyor. Bugüne dek 614 ağaç dikildi; 571’i yaşıyor.',
    },
    originalLocale: 'ar',
    topics: ['environment', 'housing'],
    area: 'green-valley',
  }),
  decision({
    slug: 'new-paving-for-market-square',
    number: 'HC-2025-033',
    on: -560,
    body: 'city-council',
    state: 'in_force',
    method: OPEN_VOTE,
    votes: [27, 5, 3],
    title: {
      en: 'New paving for Market Square',
      ar: 'بلاط جديد لساحة السوق',
      tr: 'Çarşı Meydanı’na yeni döşeme',
    },
    summary: {
      en: 'Even stone instead of cobbles, 24 trees and a drain for heavy rain: the square is renewed in three stages.',
      ar: 'حجر مستوٍ بدل الحصى، و24 شجرة، ومصرف للأمطار الغزيرة: تُجدَّد الساحة على ثلاث مراحل.',
      tr: 'Parke taşı yerine düz taş, 24 ağaç ve şiddetli yağmur için bir tahliye: meydan üç aşamada yenileniyor.',
    },
    text: {
      en: 'The cobbles of Market Square are beautiful, and hard to cross with a pram, a walking frame or a stall on wheels. They are replaced by even stone; a strip of the old paving remains along the arcades. Beneath it, a basin takes up 400 cubic metres of rainwater. The market continues throughout on two thirds of the square. The cost is 3.4 million.',
      ar: 'حصى ساحة السوق جميل، لكن يصعب عبوره بعربة أطفال أو مشّاية أو بسطة ذات عجلات. يحل محله حجر مستوٍ، ويبقى شريط من البلاط القديم على امتداد الأروقة. ويستوعب حوض تحته 400 متر مكعب من مياه الأمطار. ويستمر السوق طوال الأعمال في ثلثي الساحة. الكلفة 3.4 مليون.',
      tr: 'Çarşı Meydanı’nın parke taşları güzel, ama bebek arabası, yürüteç ya da tekerlekli tezgâhla geçmek zor. Yerlerine düz taş döşeniyor; revaklar boyunca eski döşemeden bir şerit kalıyor. Altındaki havuz 400 metreküp yağmur suyu tutacak. Pazar, çalışmalar boyunca meydanın üçte ikisinde sürüyor. Maliyet 3,4 milyon.',
    },
    originalLocale: 'en',
    topics: ['accessibility', 'environment', 'culture'],
    area: 'market-quarter',
  }),
];
