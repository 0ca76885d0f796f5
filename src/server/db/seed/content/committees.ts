import type { Localized } from '../../../../shared/contract/text';
import { inDays, type SeedCommittee } from '../types';

const COUNCILLOR: Localized = { en: 'Councillor', ar: 'عضو مجلس المدينة', tr: 'Meclis üyesi' };
const BY_LOT: Localized = {
  en: 'Resident chosen by lot',
  ar: 'من السكان المختارين بالقرعة',
  tr: 'Kurayla seçilen kent sakini',
};
const YOUTH: Localized = { en: 'Youth council', ar: 'مجلس الشباب', tr: 'Gençlik meclisi' };

const COUNCIL_CHAMBER: Localized = {
  en: 'Council chamber, town hall, second floor',
  ar: 'قاعة المجلس، دار البلدية، الطابق الثاني',
  tr: 'Meclis salonu, belediye binası, ikinci kat',
};
const LIBRARY_HALL: Localized = {
  en: 'Reading room, Mill Street library',
  ar: 'قاعة المطالعة، مكتبة شارع الطاحونة',
  tr: 'Okuma salonu, Değirmen Sokağı Kütüphanesi',
};
const CUSTOMS_HOUSE: Localized = {
  en: 'Customs house, Old Port, hall 1',
  ar: 'دار الجمارك، الميناء القديم، القاعة 1',
  tr: 'Gümrük binası, Eski Liman, salon 1',
};

export const COMMITTEES: readonly SeedCommittee[] = [
  {
    slug: 'budget-committee',
    kind: 'standing',
    title: { en: 'Budget Committee', ar: 'لجنة الميزانية', tr: 'Bütçe Komitesi' },
    summary: {
      en: 'Prepares the city budget of 212 million, checks how it is spent and hears what residents want changed.',
      ar: 'تُعِدّ ميزانية المدينة البالغة 212 مليونًا، وتراقب إنفاقها، وتستمع إلى ما يريد السكان تغييره.',
      tr: '212 milyonluk kent bütçesini hazırlar, nasıl harcandığını denetler ve sakinlerin değişiklik isteklerini dinler.',
    },
    body: {
      en: '## What the committee does\n\nEvery year Harbour City spends 212 million. The Budget Committee reads the draft of the finance department line by line, asks for changes and recommends a budget to the council. Four times a year it compares the plan with what was really paid and publishes the difference.\n\nIt also answers for the neighbourhood budget: 411,000 this year, for projects that residents propose and put in order by their vote.\n\n## Who sits here\n\nFive councillors, three residents drawn by lot for two years, and one member of the youth council. All nine vote.\n\n## How to speak at a meeting\n\n1. Meetings are public. Nobody needs to register in order to listen.\n2. To speak, write to the secretary by noon of the day before, or put your name on the list at the door up to ten minutes before the start.\n3. You have three minutes. The committee answers at once or in writing within 14 days.\n\nYou may speak English, Arabic or Turkish; interpretation is always present. The council chamber has a lift and a hearing loop.',
      ar: '## ماذا تفعل اللجنة\n\nتنفق مدينة المرفأ كل سنة 212 مليونًا. تقرأ لجنة الميزانية مسودة الإدارة المالية سطرًا سطرًا، وتطلب التعديلات، وتوصي المجلس بالميزانية. وتقارن أربع مرات في السنة بين الخطة وما دُفع فعلًا وتنشر الفرق.\n\nوهي مسؤولة كذلك عن ميزانية الأحياء: 411,000 هذا العام لمشاريع يقترحها السكان ويرتبونها بأصواتهم.\n\n## من يجلس هنا\n\nخمسة من أعضاء المجلس، وثلاثة من السكان يُختارون بالقرعة لمدة سنتين، وعضو من مجلس الشباب. وللتسعة جميعًا حق التصويت.\n\n## كيف تتكلم في اجتماع\n\n1. الاجتماعات علنية، ولا يحتاج المستمع إلى تسجيل.\n2. لأخذ الكلمة اكتب إلى أمانة السر قبل ظهر اليوم السابق، أو سجّل اسمك في القائمة عند الباب قبل البداية بعشر دقائق على الأقل.\n3. لديك ثلاث دقائق، وتجيب اللجنة فورًا أو كتابةً خلال 14 يومًا.\n\nيمكنك أن تتكلم بالعربية أو الإنجليزية أو التركية، فالترجمة الفورية حاضرة دائمًا. وفي القاعة مصعد وحلقة سمعية.',
      tr: '## Komite ne yapar\n\nLiman Kenti her yıl 212 milyon harcar. Bütçe Komitesi mali işler müdürlüğünün taslağını satır satır okur, değişiklik ister ve meclise bir bütçe önerir. Yılda dört kez planı gerçekte ödenenle karşılaştırır ve farkı yayımlar.\n\nMahalle bütçesinden de komite sorumludur: bu yıl, sakinlerin önerdiği ve oylarıyla sıraladığı projeler için 411.000.\n\n## Kimler yer alır\n\nBeş meclis üyesi, iki yıllığına kurayla belirlenen üç kent sakini ve gençlik meclisinden bir üye. Dokuzu da oy kullanır.\n\n## Toplantıda nasıl söz alınır\n\n1. Toplantılar herkese açıktır. Dinlemek için kayıt gerekmez.\n2. Söz almak için bir gün önce öğlene kadar sekretere yazın ya da başlangıçtan en geç on dakika önce kapıdaki listeye adınızı ekleyin.\n3. Süreniz üç dakikadır. Komite hemen ya da 14 gün içinde yazılı yanıt verir.\n\nTürkçe, Arapça ya da İngilizce konuşabilirsiniz; sözlü çeviri her zaman vardır. Meclis salonunda asansör ve işitme döngüsü bulunur.',
    },
    originalLocale: 'tr',
    topics: ['budget', 'democracy'],
    area: null,
    author: { kind: 'person', person: 'leyla' },
    status: 'published',
    visibility: 'public',
    publishedAt: inDays(-460, '09:00'),
    details: {
      mandate: {
        en: 'Prepares the annual budget, follows its execution and oversees the neighbourhood budget.',
        ar: 'إعداد الميزانية السنوية ومتابعة تنفيذها والإشراف على ميزانية الأحياء.',
        tr: 'Yıllık bütçeyi hazırlar, uygulanmasını izler ve mahalle bütçesini gözetir.',
      },
      legalBasis: {
        en: 'City Charter, article 34; rules of procedure of the council, section 6',
        ar: 'ميثاق المدينة، المادة 34؛ النظام الداخلي للمجلس، الفصل 6',
        tr: 'Kent Sözleşmesi, madde 34; meclis içtüzüğü, bölüm 6',
      },
      createdOn: inDays(-3650),
      endsOn: null,
      rhythm: {
        en: 'Third Tuesday of the month, 18:00',
        ar: 'ثالث ثلاثاء من كل شهر، الساعة 18:00',
        tr: 'Her ayın üçüncü salı günü, 18.00',
      },
      composition: [
        {
          category: { en: 'Councillors', ar: 'أعضاء مجلس المدينة', tr: 'Meclis üyeleri' },
          seats: 5,
        },
        {
          category: {
            en: 'Residents chosen by lot',
            ar: 'سكان مختارون بالقرعة',
            tr: 'Kurayla seçilen kent sakinleri',
          },
          seats: 3,
        },
        { category: YOUTH, seats: 1 },
      ],
      vacantSeats: 0,
      dissolution: null,
      meetings: [
        {
          at: inDays(-98, '18:00'),
          title: {
            en: 'Second quarter: plan and reality',
            ar: 'الربع الثاني: الخطة والواقع',
            tr: 'İkinci çeyrek: plan ve gerçek',
          },
          place: COUNCIL_CHAMBER,
          agenda: [
            {
              en: 'Report of the finance department on the second quarter',
              ar: 'تقرير الإدارة المالية عن الربع الثاني',
              tr: 'Mali işler müdürlüğünün ikinci çeyrek raporu',
            },
            {
              en: 'Higher costs of the works on tram line T2',
              ar: 'ارتفاع كلفة الأعمال على خط الترام T2',
              tr: 'T2 tramvay hattı çalışmalarında artan maliyet',
            },
            { en: 'Questions from the public', ar: 'أسئلة الحضور', tr: 'Dinleyicilerin soruları' },
          ],
          minutes: {
            en: 'Present: 9 of 9; public: 22. Spending is 1.4 percent below plan. The additional 640,000 for the T2 rails is recommended by 7 votes to 2, on condition that no noisy work is done after 22:00. Two residents asked about the library roof; the answer was sent in writing after nine days.',
            ar: 'الحضور: 9 من 9؛ الجمهور: 22. الإنفاق أقل من الخطة بنسبة 1.4 في المئة. أوصت اللجنة بالمبلغ الإضافي لقضبان T2 وقدره 640,000 بأغلبية 7 أصوات مقابل 2، بشرط ألّا تُجرى أعمال صاخبة بعد الساعة 22:00. سأل اثنان من السكان عن سقف المكتبة، وأُرسل الجواب كتابةً بعد تسعة أيام.',
            tr: 'Katılan: 9 üyeden 9’u; dinleyici: 22. Harcama planın yüzde 1,4 altında. T2 rayları için ek 640.000, saat 22.00’den sonra gürültülü iş yapılmaması koşuluyla 2’ye karşı 7 oyla önerildi. İki sakin kütüphanenin çatısını sordu; yanıt dokuz gün sonra yazılı olarak gönderildi.',
          },
        },
        {
          at: inDays(-63, '18:00'),
          title: {
            en: 'Rules of the neighbourhood budget',
            ar: 'قواعد ميزانية الأحياء',
            tr: 'Mahalle bütçesinin kuralları',
          },
          place: LIBRARY_HALL,
          agenda: [
            {
              en: 'One pot or six shares',
              ar: 'مبلغ واحد أم ست حصص',
              tr: 'Tek bütçe mi, altı pay mı',
            },
            {
              en: 'Proposals of young people under 18',
              ar: 'مقترحات من هم دون 18 عامًا',
              tr: '18 yaş altı gençlerin önerileri',
            },
          ],
          minutes: {
            en: 'Present: 8 of 9; public: 47. The 411,000 stay one pot for the whole city, and the number of votes sets the order of the projects. Proposals may be handed in from the age of 14. Adopted unanimously.',
            ar: 'الحضور: 8 من 9؛ الجمهور: 47. يبقى مبلغ 411,000 واحدًا للمدينة كلها، ويحدد عدد الأصوات ترتيب المشاريع. ويمكن تقديم المقترحات من سن 14. أُقرّ بالإجماع.',
            tr: 'Katılan: 9 üyeden 8’i; dinleyici: 47. 411.000 bütün kent için tek bütçe olarak kalacak, projelerin sırasını oy sayısı belirleyecek. 14 yaşından itibaren öneri sunulabilecek. Oy birliğiyle kabul edildi.',
          },
        },
        {
          at: inDays(-28, '18:00'),
          title: {
            en: 'First reading of next year’s budget',
            ar: 'القراءة الأولى لميزانية السنة المقبلة',
            tr: 'Gelecek yıl bütçesinin ilk görüşmesi',
          },
          place: COUNCIL_CHAMBER,
          agenda: [
            {
              en: 'Overview of income and spending',
              ar: 'لمحة عن الإيرادات والنفقات',
              tr: 'Gelir ve giderlere genel bakış',
            },
            {
              en: 'Mobility, schools, culture',
              ar: 'التنقل والمدارس والثقافة',
              tr: 'Ulaşım, okullar, kültür',
            },
            { en: 'Questions from the public', ar: 'أسئلة الحضور', tr: 'Dinleyicilerin soruları' },
          ],
          minutes: {
            en: 'Present: 9 of 9; public: 61. The draft foresees 212 million. The committee asks for 300,000 more for school streets and the same amount less for printing and travel. Thirteen people spoke, eight of them about bus fares. Second reading at the next meeting.',
            ar: 'الحضور: 9 من 9؛ الجمهور: 61. تبلغ المسودة 212 مليونًا. تطلب اللجنة زيادة 300,000 لشوارع المدارس وخفض المبلغ نفسه من الطباعة والسفر. تكلم ثلاثة عشر شخصًا، ثمانية منهم عن أجرة الحافلات. القراءة الثانية في الاجتماع المقبل.',
            tr: 'Katılan: 9 üyeden 9’u; dinleyici: 61. Taslak 212 milyon öngörüyor. Komite okul sokakları için 300.000 daha fazla, baskı ve yolculuk için aynı tutarda daha az ödenek istiyor. On üç kişi söz aldı, sekizi otobüs ücretlerini konuştu. İkinci görüşme bir sonraki toplantıda.',
          },
        },
        {
          at: inDays(9, '18:00'),
          title: {
            en: 'Second reading and recommendation',
            ar: 'القراءة الثانية والتوصية',
            tr: 'İkinci görüşme ve öneri',
          },
          place: COUNCIL_CHAMBER,
          agenda: [
            {
              en: 'Changes since the first reading',
              ar: 'التعديلات منذ القراءة الأولى',
              tr: 'İlk görüşmeden bu yana değişiklikler',
            },
            {
              en: 'Vote on the recommendation to the council',
              ar: 'التصويت على التوصية إلى المجلس',
              tr: 'Meclise öneri için oylama',
            },
          ],
          minutes: null,
        },
        {
          at: inDays(44, '18:00'),
          title: {
            en: 'Neighbourhood budget: first results',
            ar: 'ميزانية الأحياء: النتائج الأولى',
            tr: 'Mahalle bütçesi: ilk sonuçlar',
          },
          place: CUSTOMS_HOUSE,
          agenda: [
            {
              en: 'Report of the six districts',
              ar: 'تقرير الأحياء الستة',
              tr: 'Altı mahallenin raporu',
            },
            {
              en: 'Visit to the playground at the outer mole',
              ar: 'زيارة ملعب الأطفال عند كاسر الأمواج الخارجي',
              tr: 'Dış mendirekteki oyun alanına ziyaret',
            },
          ],
          minutes: null,
        },
      ],
    },
    members: [
      { person: 'leyla', role: 'chair', title: COUNCILLOR, since: inDays(-700) },
      { person: 40, role: 'viceChair', title: COUNCILLOR, since: inDays(-700) },
      { person: 106, role: 'secretary', title: COUNCILLOR, since: inDays(-700) },
      { person: 209, role: 'member', title: COUNCILLOR, since: inDays(-700) },
      { person: 68, role: 'member', title: COUNCILLOR, since: inDays(-410) },
      { person: 129, role: 'member', title: BY_LOT, since: inDays(-320) },
      { person: 4, role: 'member', title: BY_LOT, since: inDays(-320) },
      { person: 185, role: 'member', title: BY_LOT, since: inDays(-320) },
      { person: 78, role: 'member', title: YOUTH, since: inDays(-190) },
    ],
  },
  {
    slug: 'climate-advisory-board',
    kind: 'advisory',
    title: {
      en: 'Climate Advisory Board',
      ar: 'المجلس الاستشاري للمناخ',
      tr: 'İklim Danışma Kurulu',
    },
    summary: {
      en: 'Scientists and residents who tell the council, before it decides, what a plan means for heat, water and emissions.',
      ar: 'علماء وسكان يبيّنون للمجلس قبل أن يقرر ما تعنيه كل خطة للحرارة والمياه والانبعاثات.',
      tr: 'Bilim insanları ve sakinler, karardan önce meclise bir planın sıcaklık, su ve salım açısından anlamını bildirir.',
    },
    body: {
      en: '## What the board does\n\nThe board does not decide; it makes sure that nobody can say they did not know. For every plan above 500,000 it writes an opinion of at most two pages: what it means for heat in the streets, for water and for emissions. The opinion is published with the plan.\n\nOn its own initiative the board publishes one study a year. The last one showed that Green Valley is 3.4 degrees cooler on summer evenings than the Market Quarter.\n\n## Who sits here\n\nThree scientists of the university, three residents and one person from the business community. One seat for a resident is vacant at present; applications are open to everyone above 16.\n\n## How to speak at a meeting\n\nMeetings are public and begin with half an hour of questions. Just come and raise your hand. If you would like a subject to be put on the agenda, write two weeks ahead; fifteen signatures are enough to make it binding.',
      ar: '## ماذا يفعل المجلس\n\nلا يقرر المجلس الاستشاري، لكنه يضمن ألّا يقول أحد إنه لم يكن يعلم. يكتب لكل خطة تزيد كلفتها على 500,000 رأيًا لا يتجاوز صفحتين: ما أثرها على حرارة الشوارع وعلى المياه والانبعاثات. ويُنشر الرأي مع الخطة.\n\nوينشر المجلس بمبادرة منه دراسة واحدة كل سنة. وقد بيّنت الأخيرة أن الوادي الأخضر أبرد من حي السوق بمقدار 3.4 درجة في أمسيات الصيف.\n\n## من يجلس هنا\n\nثلاثة علماء من الجامعة، وثلاثة من السكان، وشخص من قطاع الأعمال. وأحد مقاعد السكان شاغر حاليًا، والترشح مفتوح لكل من تجاوز السادسة عشرة.\n\n## كيف تتكلم في اجتماع\n\nالاجتماعات علنية وتبدأ بنصف ساعة من الأسئلة. يكفي أن تحضر وترفع يدك. وإن أردت إدراج موضوع في جدول الأعمال فاكتب قبل أسبوعين، وخمسة عشر توقيعًا تكفي لجعله ملزمًا.',
      tr: '## Kurul ne yapar\n\nKurul karar vermez; kimsenin “bilmiyordum” diyememesini sağlar. Maliyeti 500.000’i aşan her plan için en çok iki sayfalık bir görüş yazar: Sokaklardaki sıcaklık, su ve salımlar açısından ne anlama geliyor? Görüş planla birlikte yayımlanır.\n\nKurul ayrıca kendi girişimiyle yılda bir araştırma yayımlar. Sonuncusu, Yeşil Vadi’nin yaz akşamlarında Çarşı Mahallesi’nden 3,4 derece daha serin olduğunu gösterdi.\n\n## Kimler yer alır\n\nÜniversiteden üç bilim insanı, üç kent sakini ve iş dünyasından bir kişi. Sakinlere ayrılan sandalyelerden biri şu anda boş; 16 yaşını doldurmuş herkes başvurabilir.\n\n## Toplantıda nasıl söz alınır\n\nToplantılar herkese açıktır ve yarım saatlik soru bölümüyle başlar. Gelip elinizi kaldırmanız yeterli. Bir konunun gündeme alınmasını isterseniz iki hafta önceden yazın; on beş imza konuyu bağlayıcı kılar.',
    },
    originalLocale: 'en',
    topics: ['environment', 'health'],
    area: null,
    author: { kind: 'committee', slug: 'climate-advisory-board' },
    status: 'published',
    visibility: 'public',
    publishedAt: inDays(-380, '10:00'),
    details: {
      mandate: {
        en: 'Advises the council on the climate effects of all larger plans.',
        ar: 'تقديم المشورة إلى مجلس المدينة بشأن الأثر المناخي لكل الخطط الكبيرة.',
        tr: 'Bütün büyük planların iklim etkileri konusunda meclise görüş bildirir.',
      },
      legalBasis: {
        en: 'Climate by-law of the city, article 9',
        ar: 'لائحة المناخ في المدينة، المادة 9',
        tr: 'Kentin iklim yönetmeliği, madde 9',
      },
      createdOn: inDays(-1380),
      endsOn: null,
      rhythm: {
        en: 'Every second month, Thursday, 17:30',
        ar: 'كل شهرين، يوم الخميس، الساعة 17:30',
        tr: 'İki ayda bir perşembe, 17.30',
      },
      composition: [
        { category: { en: 'Science', ar: 'العلوم', tr: 'Bilim' }, seats: 3 },
        { category: { en: 'Residents', ar: 'السكان', tr: 'Kent sakinleri' }, seats: 3 },
        { category: { en: 'Business', ar: 'قطاع الأعمال', tr: 'İş dünyası' }, seats: 1 },
      ],
      vacantSeats: 1,
      dissolution: null,
      meetings: [
        {
          at: inDays(-77, '17:30'),
          title: {
            en: 'Shade at the tram stops',
            ar: 'الظل عند مواقف الترام',
            tr: 'Tramvay duraklarında gölge',
          },
          place: LIBRARY_HALL,
          agenda: [
            {
              en: 'Heat measurements at the six T2 stops',
              ar: 'قياسات الحرارة عند مواقف T2 الستة',
              tr: 'T2’nin altı durağında sıcaklık ölçümleri',
            },
            {
              en: 'Roofs or trees: costs and effect',
              ar: 'مظلات أم أشجار: الكلفة والأثر',
              tr: 'Saçak mı ağaç mı: maliyet ve etki',
            },
          ],
          minutes: {
            en: 'Present: 6; public: 19. At the stop “University” 51 degrees were measured on the bench. The board recommends roofs now and trees on the west side; 18 trees suffice for all six stops. Opinion adopted without a vote against.',
            ar: 'الحضور: 6؛ الجمهور: 19. قيست عند موقف «الجامعة» 51 درجة على المقعد. يوصي المجلس بمظلات الآن وأشجار على الجانب الغربي، وتكفي 18 شجرة للمواقف الستة. أُقرّ الرأي من دون صوت معارض.',
            tr: 'Katılan: 6; dinleyici: 19. “Üniversite” durağında bankta 51 derece ölçüldü. Kurul şimdilik saçak, batı tarafına ağaç öneriyor; altı durak için 18 ağaç yetiyor. Görüş karşı oy olmadan kabul edildi.',
          },
        },
        {
          at: inDays(-16, '17:30'),
          title: {
            en: 'Opinion on the waterfront plan',
            ar: 'الرأي في خطة الواجهة البحرية',
            tr: 'Sahil planına ilişkin görüş',
          },
          place: CUSTOMS_HOUSE,
          agenda: [
            {
              en: 'Sea level and the height of the quay wall',
              ar: 'مستوى سطح البحر وارتفاع جدار الرصيف',
              tr: 'Deniz seviyesi ve rıhtım duvarının yüksekliği',
            },
            {
              en: 'Announcement of the vacant seat',
              ar: 'الإعلان عن المقعد الشاغر',
              tr: 'Boş sandalyenin duyurulması',
            },
          ],
          minutes: {
            en: 'Present: 5 of 6; public: 34. The wall should be built 60 centimetres higher, as a stepped bench so that the view stays open. Four votes for, one abstention. The vacant seat is open for applications for six weeks.',
            ar: 'الحضور: 5 من 6؛ الجمهور: 34. ينبغي أن يُبنى الجدار أعلى بمقدار 60 سنتيمترًا على شكل مقاعد متدرجة ليبقى المنظر مفتوحًا. أربعة أصوات مؤيدة وامتناع واحد. ويُفتح باب الترشح للمقعد الشاغر ستة أسابيع.',
            tr: 'Katılan: 6 üyeden 5’i; dinleyici: 34. Duvar, manzara kapanmasın diye basamaklı oturma yeri biçiminde 60 santimetre daha yüksek yapılmalı. Dört kabul, bir çekimser. Boş sandalye için başvurular altı hafta açık.',
          },
        },
        {
          at: inDays(37, '17:30'),
          title: {
            en: 'Choice of next year’s study',
            ar: 'اختيار دراسة السنة المقبلة',
            tr: 'Gelecek yılın araştırma konusu',
          },
          place: LIBRARY_HALL,
          agenda: [
            {
              en: 'Rainwater in the Market Quarter',
              ar: 'مياه الأمطار في حي السوق',
              tr: 'Çarşı Mahallesi’nde yağmur suyu',
            },
            {
              en: 'Heating in rented flats',
              ar: 'التدفئة في الشقق المستأجرة',
              tr: 'Kiralık dairelerde ısınma',
            },
            {
              en: 'Interviews for the vacant seat',
              ar: 'مقابلات المقعد الشاغر',
              tr: 'Boş sandalye için görüşmeler',
            },
          ],
          minutes: null,
        },
      ],
    },
    members: [
      {
        person: 57,
        role: 'chair',
        title: { en: 'Oceanography', ar: 'علم المحيطات', tr: 'Oşinografi' },
        since: inDays(-600),
      },
      {
        person: 135,
        role: 'viceChair',
        title: { en: 'Urban planning', ar: 'التخطيط العمراني', tr: 'Kent planlama' },
        since: inDays(-600),
      },
      {
        person: 180,
        role: 'member',
        title: { en: 'Public health', ar: 'الصحة العامة', tr: 'Halk sağlığı' },
        since: inDays(-420),
      },
      { person: 'isil', role: 'member', since: inDays(-330) },
      { person: 49, role: 'secretary', since: inDays(-600) },
      {
        person: 151,
        role: 'member',
        title: { en: 'Boatyard owner', ar: 'صاحب حوض سفن', tr: 'Tersane sahibi' },
        since: inDays(-250),
      },
      { person: 19, role: 'member', since: inDays(-600), until: inDays(-40) },
    ],
  },
  {
    slug: 'ethics-committee',
    kind: 'standing',
    title: { en: 'Ethics Committee', ar: 'لجنة الأخلاقيات', tr: 'Etik Komitesi' },
    summary: {
      en: 'Five independent people who examine gifts, second jobs and conflicts of interest, and publish what they find.',
      ar: 'خمسة مستقلين يفحصون الهدايا والوظائف الإضافية وتضارب المصالح وينشرون ما يتوصلون إليه.',
      tr: 'Hediyeleri, ek işleri ve çıkar çatışmalarını inceleyen ve bulgularını yayımlayan beş bağımsız kişi.',
    },
    body: {
      en: '## What the committee does\n\nThe Ethics Committee keeps the register of interests: which councillor owns what, sits on which board, has accepted which gift above 50. Everyone can read it at the town hall. When somebody suspects a conflict of interest, the committee hears both sides and publishes a finding within 60 days. Last year it received 14 reports; in three it found a breach.\n\nIt also advises beforehand. A short question to the committee is better than a long explanation afterwards, and officials use this more often every year.\n\n## Who sits here\n\nThree independent experts and two residents. None of them may hold an office or a contract with the city.\n\n## How to speak at a meeting\n\nThe first half of each meeting is public; you may speak without prior notice, for up to five minutes. Reports about persons are heard behind closed doors. If you wish to report something, write to the committee or come to its hour, every first Monday from 16:00. Your name is not passed on without your consent.',
      ar: '## ماذا تفعل اللجنة\n\nتمسك لجنة الأخلاقيات سجل المصالح: ماذا يملك كل عضو في المجلس، وفي أي مجلس إدارة يجلس، وأي هدية تزيد قيمتها على 50 قَبِل. ويستطيع الجميع قراءته في دار البلدية. وحين يشتبه أحد في تضارب مصالح تستمع اللجنة إلى الطرفين وتنشر خلاصتها خلال 60 يومًا. تلقت في السنة الماضية 14 بلاغًا، ووجدت مخالفة في ثلاثة منها.\n\nوهي تنصح مسبقًا أيضًا. فسؤال قصير للّجنة خير من تبرير طويل بعد ذلك، ويستفيد الموظفون من هذا أكثر عامًا بعد عام.\n\n## من يجلس هنا\n\nثلاثة خبراء مستقلين واثنان من السكان. ولا يجوز أن يشغل أي منهم منصبًا في المدينة أو يرتبط بعقد معها.\n\n## كيف تتكلم في اجتماع\n\nالنصف الأول من كل اجتماع علني، ويمكنك أن تتكلم حتى خمس دقائق من دون إشعار مسبق. أما البلاغات المتعلقة بأشخاص فتُسمع في جلسة مغلقة. إن أردت الإبلاغ عن شيء فاكتب إلى اللجنة أو احضر في ساعتها، كل أول اثنين من الشهر ابتداءً من 16:00. ولا يُعطى اسمك لأحد من دون موافقتك.',
      tr: '## Komite ne yapar\n\nEtik Komitesi çıkar kütüğünü tutar: hangi meclis üyesinin neyi var, hangi yönetim kurulunda, değeri 50’yi aşan hangi hediyeyi kabul etmiş. Herkes belediyede okuyabilir. Birisi çıkar çatışmasından kuşkulanırsa komite iki tarafı da dinler ve 60 gün içinde sonucu yayımlar. Geçen yıl 14 bildirim aldı; üçünde ihlal saptadı.\n\nÖnceden görüş de verir. Komiteye kısa bir soru, sonradan uzun bir açıklamadan iyidir; görevliler bundan her yıl daha çok yararlanıyor.\n\n## Kimler yer alır\n\nÜç bağımsız uzman ve iki kent sakini. Hiçbirinin kentte görevi ya da kentle sözleşmesi olamaz.\n\n## Toplantıda nasıl söz alınır\n\nHer toplantının ilk yarısı herkese açıktır; önceden haber vermeden beş dakikaya kadar konuşabilirsiniz. Kişilere ilişkin bildirimler kapalı oturumda dinlenir. Bir şey bildirmek isterseniz komiteye yazın ya da her ayın ilk pazartesi günü 16.00’dan itibaren görüşme saatine gelin. Adınız onayınız olmadan kimseye verilmez.',
    },
    originalLocale: 'ar',
    topics: ['democracy'],
    area: null,
    author: { kind: 'committee', slug: 'ethics-committee' },
    status: 'published',
    visibility: 'public',
    publishedAt: inDays(-365, '08:30'),
    details: {
      mandate: {
        en: 'Keeps the register of interests, examines reports and advises officials.',
        ar: 'مسك سجل المصالح وفحص البلاغات وتقديم المشورة للمسؤولين.',
        tr: 'Çıkar kütüğünü tutar, bildirimleri inceler ve görevlilere görüş verir.',
      },
      legalBasis: {
        en: 'Code of conduct of the city, articles 3 to 11',
        ar: 'مدونة السلوك في المدينة، المواد من 3 إلى 11',
        tr: 'Kentin davranış kuralları, madde 3–11',
      },
      createdOn: inDays(-2190),
      endsOn: null,
      rhythm: {
        en: 'Every second month, Monday, 17:00',
        ar: 'كل شهرين، يوم الاثنين، الساعة 17:00',
        tr: 'İki ayda bir pazartesi, 17.00',
      },
      composition: [
        {
          category: { en: 'Independent experts', ar: 'خبراء مستقلون', tr: 'Bağımsız uzmanlar' },
          seats: 3,
        },
        { category: { en: 'Residents', ar: 'السكان', tr: 'Kent sakinleri' }, seats: 2 },
      ],
      vacantSeats: 0,
      dissolution: null,
      meetings: [
        {
          at: inDays(-47, '17:00'),
          title: {
            en: 'Annual report and gifts in the harbour office',
            ar: 'التقرير السنوي والهدايا في مكتب المرفأ',
            tr: 'Yıllık rapor ve liman bürosunda hediyeler',
          },
          place: {
            en: 'Room 114, town hall, first floor',
            ar: 'الغرفة 114، دار البلدية، الطابق الأول',
            tr: 'Oda 114, belediye binası, birinci kat',
          },
          agenda: [
            { en: 'Annual report', ar: 'التقرير السنوي', tr: 'Yıllık rapor' },
            {
              en: 'Guideline on gifts for the harbour office',
              ar: 'دليل الهدايا في مكتب المرفأ',
              tr: 'Liman bürosu için hediye kılavuzu',
            },
            {
              en: 'Two reports (not public)',
              ar: 'بلاغان (جلسة مغلقة)',
              tr: 'İki bildirim (kapalı oturum)',
            },
          ],
          minutes: {
            en: 'Present: 5 of 5; public: 8. The annual report is adopted. From now on the harbour office enters every gift above 20, including catches of fish. The result of the closed part is published as finding 12.',
            ar: 'الحضور: 5 من 5؛ الجمهور: 8. أُقرّ التقرير السنوي. ويسجل مكتب المرفأ من الآن فصاعدًا كل هدية تزيد قيمتها على 20، بما فيها صيد السمك. وتُنشر نتيجة الجزء المغلق بوصفها الخلاصة رقم 12.',
            tr: 'Katılan: 5 üyeden 5’i; dinleyici: 8. Yıllık rapor kabul edildi. Liman bürosu bundan böyle, balık da dâhil, değeri 20’yi aşan her hediyeyi kütüğe yazacak. Kapalı bölümün sonucu 12 numaralı bulgu olarak yayımlanacak.',
          },
        },
        {
          at: inDays(16, '17:00'),
          title: {
            en: 'Second jobs of senior officials',
            ar: 'الوظائف الإضافية لكبار الموظفين',
            tr: 'Üst düzey görevlilerin ek işleri',
          },
          place: COUNCIL_CHAMBER,
          agenda: [
            {
              en: 'Draft of a reporting duty',
              ar: 'مسودة واجب الإبلاغ',
              tr: 'Bildirim yükümlülüğü taslağı',
            },
            { en: 'Questions from the public', ar: 'أسئلة الحضور', tr: 'Dinleyicilerin soruları' },
          ],
          minutes: null,
        },
      ],
    },
    members: [
      {
        person: 155,
        role: 'chair',
        title: { en: 'Retired judge', ar: 'قاضٍ متقاعد', tr: 'Emekli yargıç' },
        since: inDays(-510),
      },
      {
        person: 43,
        role: 'viceChair',
        title: { en: 'Auditor', ar: 'مدققة حسابات', tr: 'Denetçi' },
        since: inDays(-510),
      },
      {
        person: 203,
        role: 'member',
        title: { en: 'Philosophy', ar: 'الفلسفة', tr: 'Felsefe' },
        since: inDays(-510),
      },
      { person: 65, role: 'secretary', title: BY_LOT, since: inDays(-170) },
      { person: 134, role: 'member', title: BY_LOT, since: inDays(-170) },
    ],
  },
  {
    slug: 'mobility-committee',
    kind: 'standing',
    title: { en: 'Mobility Committee', ar: 'لجنة التنقل', tr: 'Ulaşım Komitesi' },
    summary: {
      en: 'Trams, buses, bicycles, pavements and parking: every change in the streets passes this table first.',
      ar: 'الترام والحافلات والدراجات والأرصفة والمواقف: كل تغيير في الشوارع يمر أولًا بهذه الطاولة.',
      tr: 'Tramvay, otobüs, bisiklet, kaldırım ve park: sokaktaki her değişiklik önce bu masadan geçer.',
    },
    body: {
      en: '## What the committee does\n\nThe Mobility Committee prepares the council’s decisions on streets and public transport and decides itself on trials of up to twelve months: a street closed to cars in the morning, another bus timetable, a new crossing. Every trial has a question, a measurement before and after, and a date on which it ends.\n\nOf the seven trials of the past two years four have become permanent, two were ended and one is still running.\n\n## Who sits here\n\nFour councillors, three residents chosen by lot, one representative of the transport company. Two members of the youth council take part with the right to speak.\n\n## How to speak at a meeting\n\nThe public may speak to every single item, two minutes each. Fill in a card at the entrance, or send it with the form on this page until an hour before. Meetings take place in the evening and, in summer, at the place concerned. Anyone who cannot come may send a recording of two minutes; it is played.',
      ar: '## ماذا تفعل اللجنة\n\nتُعِدّ لجنة التنقل قرارات المجلس المتعلقة بالشوارع والنقل العام، وتقرر بنفسها التجارب التي لا تتجاوز اثني عشر شهرًا: شارع يُغلق أمام السيارات صباحًا، أو جدول حافلات آخر، أو معبر جديد. ولكل تجربة سؤال وقياس قبلها وبعدها وموعد تنتهي فيه.\n\nمن أصل سبع تجارب في السنتين الماضيتين صارت أربع دائمة، وأُنهيت اثنتان، ولا تزال واحدة جارية.\n\n## من يجلس هنا\n\nأربعة من أعضاء المجلس، وثلاثة من السكان المختارين بالقرعة، وممثل لشركة النقل. ويشارك عضوان من مجلس الشباب مع حق الكلام.\n\n## كيف تتكلم في اجتماع\n\nيستطيع الجمهور التعليق على كل بند، دقيقتين لكل متكلم. املأ بطاقة عند المدخل أو أرسلها بالاستمارة في هذه الصفحة حتى ساعة قبل الموعد. تُعقد الاجتماعات مساءً، وفي الصيف في المكان المعني نفسه. ومن لا يستطيع الحضور يمكنه إرسال تسجيل مدته دقيقتان، فيُسمع في الاجتماع.',
      tr: '## Komite ne yapar\n\nUlaşım Komitesi, meclisin sokaklar ve toplu taşımaya ilişkin kararlarını hazırlar ve on iki aya kadar süren denemelere kendisi karar verir: sabahları araçlara kapanan bir sokak, başka bir otobüs tarifesi, yeni bir yaya geçidi. Her denemenin bir sorusu, öncesinde ve sonrasında bir ölçümü ve biteceği bir tarih vardır.\n\nSon iki yıldaki yedi denemenin dördü kalıcı oldu, ikisi sona erdi, biri sürüyor.\n\n## Kimler yer alır\n\nDört meclis üyesi, kurayla seçilen üç kent sakini ve ulaşım şirketinden bir temsilci. Gençlik meclisinden iki üye söz hakkıyla katılır.\n\n## Toplantıda nasıl söz alınır\n\nDinleyiciler her madde için ikişer dakika konuşabilir. Girişte bir kart doldurun ya da bu sayfadaki formla bir saat öncesine kadar gönderin. Toplantılar akşamları, yazın ise ilgili yerde yapılır. Gelemeyenler iki dakikalık bir ses kaydı gönderebilir; kayıt toplantıda dinletilir.',
    },
    originalLocale: 'en',
    topics: ['mobility', 'accessibility'],
    area: null,
    author: { kind: 'committee', slug: 'mobility-committee' },
    status: 'published',
    visibility: 'public',
    publishedAt: inDays(-350, '13:00'),
    details: {
      mandate: {
        en: 'Prepares decisions on streets and transport and decides on trials of up to twelve months.',
        ar: 'إعداد القرارات المتعلقة بالشوارع والنقل، وإقرار التجارب حتى اثني عشر شهرًا.',
        tr: 'Sokak ve ulaşım kararlarını hazırlar, on iki aya kadar denemelere karar verir.',
      },
      legalBasis: {
        en: 'City Charter, article 36',
        ar: 'ميثاق المدينة، المادة 36',
        tr: 'Kent Sözleşmesi, madde 36',
      },
      createdOn: inDays(-3200),
      endsOn: null,
      rhythm: {
        en: 'First Wednesday of the month, 18:30',
        ar: 'أول أربعاء من كل شهر، الساعة 18:30',
        tr: 'Her ayın ilk çarşamba günü, 18.30',
      },
      composition: [
        {
          category: { en: 'Councillors', ar: 'أعضاء مجلس المدينة', tr: 'Meclis üyeleri' },
          seats: 4,
        },
        {
          category: {
            en: 'Residents chosen by lot',
            ar: 'سكان مختارون بالقرعة',
            tr: 'Kurayla seçilen kent sakinleri',
          },
          seats: 3,
        },
        {
          category: { en: 'Transport company', ar: 'شركة النقل', tr: 'Ulaşım şirketi' },
          seats: 1,
        },
        {
          category: {
            en: 'Youth council, with the right to speak',
            ar: 'مجلس الشباب، مع حق الكلام',
            tr: 'Gençlik meclisi, söz hakkıyla',
          },
          seats: 2,
        },
      ],
      vacantSeats: 0,
      dissolution: null,
      meetings: [
        {
          at: inDays(-82, '18:30'),
          title: { en: 'School streets', ar: 'شوارع المدارس', tr: 'Okul sokakları' },
          place: {
            en: 'Schoolyard, Lighthouse Hill primary school',
            ar: 'ساحة مدرسة تلة المنارة الابتدائية',
            tr: 'Fener Tepesi İlkokulu’nun bahçesi',
          },
          agenda: [
            {
              en: 'Counts before and during the trial',
              ar: 'أعداد العابرين قبل التجربة وخلالها',
              tr: 'Denemeden önceki ve deneme sırasındaki sayımlar',
            },
            {
              en: 'Parents, teachers, neighbours: what they report',
              ar: 'الأهالي والمعلمون والجيران: ماذا يقولون',
              tr: 'Veliler, öğretmenler, komşular: ne diyorlar',
            },
          ],
          minutes: {
            en: 'Present: 9 of 10; public: 73. Cars at the gate on Lantern Street fell from 118 to 9; children on foot or by bicycle rose from 46 to 71 percent. Neighbours ask for a pass for tradespeople. By 8 votes to 0 the committee will follow the poll, and decides at its next sitting.',
            ar: 'الحضور: 9 من 10؛ الجمهور: 73. انخفض عدد السيارات عند البوابة في شارع القنديل من 118 إلى 9، وارتفعت نسبة الأطفال القادمين سيرًا أو بالدراجة من 46 إلى 71 في المئة. يطلب الجيران تصريح دخول للحرفيين. قررت اللجنة بثمانية أصوات من دون معارض أن تأخذ بنتيجة الاستطلاع، وتتخذ القرار في جلستها المقبلة.',
            tr: 'Katılan: 10 üyeden 9’u; dinleyici: 73. Kandil Sokağı’nda kapı önündeki araç sayısı 118’den 9’a düştü; yürüyerek ya da bisikletle gelen çocukların oranı yüzde 46’dan 71’e çıktı. Komşular ustalar için geçiş kartı istiyor. Komite karşı oy olmadan 8 oyla oylamaya uymayı benimsedi; karar bir sonraki oturumda alınacak.',
          },
        },
        {
          at: inDays(-40, '18:30'),
          title: {
            en: 'Night buses and the last tram',
            ar: 'حافلات الليل وآخر ترام',
            tr: 'Gece otobüsleri ve son tramvay',
          },
          place: COUNCIL_CHAMBER,
          agenda: [
            {
              en: 'Passenger numbers after midnight',
              ar: 'أعداد الركاب بعد منتصف الليل',
              tr: 'Gece yarısından sonraki yolcu sayıları',
            },
            {
              en: 'Result of the poll and costs',
              ar: 'نتيجة الاستطلاع والكلفة',
              tr: 'Oylamanın sonucu ve maliyet',
            },
            {
              en: 'Deliveries in the Old Port before 10:00',
              ar: 'توصيل البضائع في الميناء القديم قبل 10:00',
              tr: 'Eski Liman’da 10.00’dan önce mal teslimi',
            },
          ],
          minutes: {
            en: 'Present: 10 of 10; public: 41. On Fridays and Saturdays about 140 people are still under way after the last N2. Departures until 3:00 cost 93,000 a year; in the poll 132 of 208 were in favour. The committee recommends them to the council by 7 votes to 1. Deliveries: the traders’ proposal is accepted for six months.',
            ar: 'الحضور: 10 من 10؛ الجمهور: 41. يبقى نحو 140 شخصًا في الطريق بعد آخر حافلة N2 ليلتي الجمعة والسبت. وتكلف الرحلات حتى 3:00 مبلغ 93,000 في السنة، وقد أيّدها 132 من 208 في الاستطلاع. أوصت اللجنة بها المجلس بسبعة أصوات مقابل صوت واحد. توصيل البضائع: قُبل مقترح التجّار لمدة ستة أشهر.',
            tr: 'Katılan: 10 üyeden 10’u; dinleyici: 41. Cuma ve cumartesi geceleri son N2’den sonra yaklaşık 140 kişi hâlâ yolda oluyor. 03.00’e kadar seferler yılda 93.000’e mal oluyor; oylamada 208 kişiden 132’si destekledi. Komite bunu 1’e karşı 7 oyla meclise önerdi. Mal teslimi: esnafın önerisi altı ay için kabul edildi.',
          },
        },
        {
          at: inDays(23, '18:30'),
          title: {
            en: 'Cycle lane on Mill Street',
            ar: 'مسار الدراجات في شارع الطاحونة',
            tr: 'Değirmen Sokağı’nda bisiklet şeridi',
          },
          place: LIBRARY_HALL,
          agenda: [
            {
              en: 'Three variants and their parking balance',
              ar: 'ثلاث صيغ وأثرها على المواقف',
              tr: 'Üç seçenek ve park yeri dengesi',
            },
            {
              en: 'Questions of the traders',
              ar: 'أسئلة التجّار',
              tr: 'Esnafın soruları',
            },
          ],
          minutes: null,
        },
      ],
    },
    members: [
      { person: 50, role: 'chair', title: COUNCILLOR, since: inDays(-700) },
      { person: 170, role: 'viceChair', title: COUNCILLOR, since: inDays(-700) },
      { person: 103, role: 'member', title: COUNCILLOR, since: inDays(-700) },
      { person: 22, role: 'member', title: COUNCILLOR, since: inDays(-330) },
      { person: 'omar', role: 'member', title: BY_LOT, since: inDays(-210) },
      { person: 74, role: 'member', title: BY_LOT, since: inDays(-210) },
      { person: 230, role: 'secretary', title: BY_LOT, since: inDays(-210) },
      {
        person: 191,
        role: 'member',
        title: { en: 'Transport company', ar: 'شركة النقل', tr: 'Ulaşım şirketi' },
        since: inDays(-520),
      },
      { person: 'grace', role: 'member', title: YOUTH, since: inDays(-150) },
      { person: 98, role: 'member', title: YOUTH, since: inDays(-150) },
    ],
  },
  {
    slug: 'waterfront-task-force',
    kind: 'temporary',
    title: {
      en: 'Waterfront Task Force',
      ar: 'فريق عمل الواجهة البحرية',
      tr: 'Sahil Çalışma Grubu',
    },
    summary: {
      en: 'Accompanied the rebuilding of the waterfront promenade for two years and has been dissolved after its final report.',
      ar: 'رافق إعادة بناء ممشى الواجهة البحرية سنتين، ثم حُلّ بعد تقريره الختامي.',
      tr: 'Sahil yürüyüş yolunun yenilenmesine iki yıl eşlik etti ve son raporunun ardından feshedildi.',
    },
    body: {
      en: '## What the task force did\n\nThe storm four winters ago broke 140 metres of the quay wall. The council set up this task force so that the waterfront promenade would not only be repaired but rebuilt better, and so that residents, fishers and builders sat at one table from the first drawing.\n\nIn two years it met 21 times, walked the promenade with 360 residents and dealt with 512 remarks. The new promenade is 1.8 kilometres long, step-free throughout, and has 62 benches, four drinking fountains and swimming steps at the New Shore.\n\n## Why it was dissolved\n\nIts task was complete and the council accepted the final report. Questions about upkeep now go to the harbour office; changes to the plan go to the mobility committee.\n\n## How to speak now\n\nThe task force no longer meets. If you have noticed a defect, report it to the harbour office; the mobility committee hears you on any first Wednesday of the month.',
      ar: '## ماذا فعل فريق العمل\n\nكسرت العاصفة قبل أربعة شتاءات 140 مترًا من جدار الرصيف. فأنشأ المجلس هذا الفريق كي لا يُرمَّم ممشى الواجهة البحرية فحسب، بل يُعاد بناؤه على نحو أفضل، وكي يجلس السكان والصيّادون والبنّاؤون إلى طاولة واحدة منذ الرسم الأول.\n\nاجتمع الفريق خلال سنتين 21 مرة، وسار على الممشى مع 360 من السكان، وعالج 512 ملاحظة. يبلغ طول الممشى الجديد 1.8 كيلومتر، وهو بلا درجات على امتداده، وفيه 62 مقعدًا وأربعة سُبُل ماء للشرب ودرج للسباحة في الشاطئ الجديد.\n\n## لماذا حُلّ\n\nأُنجزت مهمته وقَبِل المجلس تقريره الختامي. وأسئلة الصيانة يتولاها الآن مكتب المرفأ، أما تعديلات المخطط فتُعرض على لجنة التنقل.\n\n## كيف تتكلم الآن\n\nلم يعد الفريق يجتمع. إن لاحظت عيبًا فأبلغ عنه مكتب المرفأ، وتستمع إليك لجنة التنقل في أول أربعاء من كل شهر.',
      tr: '## Çalışma grubu ne yaptı\n\nDört kış önceki fırtına rıhtım duvarının 140 metresini yıktı. Meclis bu grubu, sahil yürüyüş yolu yalnızca onarılmasın, daha iyi biçimde yeniden yapılsın; sakinler, balıkçılar ve inşaatçılar ilk çizimden itibaren aynı masada otursun diye kurdu.\n\nGrup iki yılda 21 kez toplandı, 360 sakinle yolu yürüdü ve 512 görüşü ele aldı. Yeni yürüyüş yolu 1,8 kilometre uzunluğunda, baştan sona basamaksız; 62 bankı, dört çeşmesi ve Yeni Kıyı’da yüzme basamakları var.\n\n## Neden feshedildi\n\nGörevi tamamlandı ve meclis son raporu kabul etti. Bakımla ilgili sorulara artık liman bürosu bakıyor; plan değişiklikleri ulaşım komitesine gidiyor.\n\n## Şimdi nasıl söz alınır\n\nGrup artık toplanmıyor. Bir kusur fark ettiyseniz liman bürosuna bildirin; ulaşım komitesi her ayın ilk çarşamba günü sizi dinler.',
    },
    originalLocale: 'ar',
    topics: ['harbour', 'mobility'],
    area: 'new-shore',
    author: { kind: 'committee', slug: 'waterfront-task-force' },
    status: 'published',
    visibility: 'public',
    publishedAt: inDays(-820, '09:00'),
    details: {
      mandate: {
        en: 'Accompanies the rebuilding of the waterfront promenade from the first drawing to the opening.',
        ar: 'مرافقة إعادة بناء ممشى الواجهة البحرية من الرسم الأول حتى الافتتاح.',
        tr: 'Sahil yürüyüş yolunun yenilenmesine ilk çizimden açılışa kadar eşlik eder.',
      },
      legalBasis: {
        en: 'Decision of the council on the storm damage, point 4',
        ar: 'قرار المجلس بشأن أضرار العاصفة، النقطة 4',
        tr: 'Meclisin fırtına hasarına ilişkin kararı, madde 4',
      },
      createdOn: inDays(-860),
      endsOn: inDays(-115),
      rhythm: {
        en: 'Monthly until the end',
        ar: 'شهريًا حتى النهاية',
        tr: 'Sona erene dek ayda bir',
      },
      composition: [
        {
          category: { en: 'Councillors', ar: 'أعضاء مجلس المدينة', tr: 'Meclis üyeleri' },
          seats: 2,
        },
        { category: { en: 'Residents', ar: 'السكان', tr: 'Kent sakinleri' }, seats: 2 },
        {
          category: { en: 'Harbour and fishing', ar: 'المرفأ والصيد', tr: 'Liman ve balıkçılık' },
          seats: 2,
        },
      ],
      vacantSeats: 0,
      dissolution: {
        on: inDays(-115),
        reason: {
          en: 'The promenade has been opened and the council has accepted the final report; the task is complete.',
          ar: 'افتُتح الممشى وقَبِل المجلس التقرير الختامي، فأُنجزت المهمة.',
          tr: 'Yürüyüş yolu açıldı ve meclis son raporu kabul etti; görev tamamlandı.',
        },
      },
      meetings: [
        {
          at: inDays(-122, '17:00'),
          title: {
            en: 'Final report and farewell',
            ar: 'التقرير الختامي والوداع',
            tr: 'Son rapor ve veda',
          },
          place: {
            en: 'Waterfront promenade, pavilion at the swimming steps',
            ar: 'ممشى الواجهة البحرية، الجناح عند درج السباحة',
            tr: 'Sahil yürüyüş yolu, yüzme basamaklarındaki köşk',
          },
          agenda: [
            {
              en: 'Adoption of the final report',
              ar: 'إقرار التقرير الختامي',
              tr: 'Son raporun kabulü',
            },
            {
              en: 'Handing over to the harbour office',
              ar: 'التسليم إلى مكتب المرفأ',
              tr: 'Liman bürosuna devir',
            },
          ],
          minutes: {
            en: 'Present: 6 of 6; public: 58. The final report is adopted unanimously. Cost: 9.7 million against a plan of 9.9 million. Eleven open remarks are handed over to the harbour office with names and dates.',
            ar: 'الحضور: 6 من 6؛ الجمهور: 58. أُقرّ التقرير الختامي بالإجماع. الكلفة: 9.7 مليون مقابل 9.9 مليون في الخطة. وسُلّمت إحدى عشرة ملاحظة مفتوحة إلى مكتب المرفأ مع الأسماء والمواعيد.',
            tr: 'Katılan: 6 üyeden 6’sı; dinleyici: 58. Son rapor oy birliğiyle kabul edildi. Maliyet: plandaki 9,9 milyona karşı 9,7 milyon. Açık kalan on bir görüş, ad ve tarihlerle liman bürosuna devredildi.',
          },
        },
      ],
    },
    members: [
      { person: 1, role: 'chair', title: COUNCILLOR, since: inDays(-860), until: inDays(-115) },
      {
        person: 183,
        role: 'viceChair',
        title: COUNCILLOR,
        since: inDays(-860),
        until: inDays(-115),
      },
      { person: 141, role: 'secretary', since: inDays(-850), until: inDays(-115) },
      { person: 63, role: 'member', since: inDays(-850), until: inDays(-115) },
      {
        person: 83,
        role: 'member',
        title: { en: 'Fishers’ association', ar: 'جمعية الصيّادين', tr: 'Balıkçılar derneği' },
        since: inDays(-845),
        until: inDays(-115),
      },
      {
        person: 239,
        role: 'member',
        title: { en: 'Harbour office', ar: 'مكتب المرفأ', tr: 'Liman bürosu' },
        since: inDays(-845),
        until: inDays(-115),
      },
    ],
  },
];
