import type { Localized } from '../../../../shared/contract/text';
import { addDays, type SeedMeeting } from '../types';

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

/** The meetings of each committee, by its slug. */
export const MEETINGS: Readonly<Record<string, readonly SeedMeeting[]>> = {
  'budget-committee': [
    {
      at: addDays(-98, '18:00'),
      title: {
        en: 'Second quarter: plan and reality',
        ar: 'الربع الثاني: الخطة والواقع',
        tr: 'İkinci çeyrek: plan ve gerçek',
      },
      place: COUNCIL_CHAMBER,
      agenda: [
        {
          title: {
            en: 'Report of the finance department on the second quarter',
            ar: 'تقرير الإدارة المالية عن الربع الثاني',
            tr: 'Mali işler müdürlüğünün ikinci çeyrek raporu',
          },
          minutes: 30,
        },
        {
          title: {
            en: 'Higher costs of the works on tram line T2',
            ar: 'ارتفاع كلفة الأعمال على خط الترام T2',
            tr: 'T2 tramvay hattı çalışmalarında artan maliyet',
          },
          minutes: 45,
        },
        {
          title: {
            en: 'Questions from the public',
            ar: 'أسئلة الحضور',
            tr: 'Dinleyicilerin soruları',
          },
          minutes: 20,
        },
      ],
      minutes: {
        en: 'Present: 9 of 9; public: 22. Spending is 1.4 percent below plan. The additional 640,000 for the T2 rails is recommended by 7 votes to 2, on condition that no noisy work is done after 22:00. Two residents asked about the library roof; the answer was sent in writing after nine days.',
        ar: 'الحضور: 9 من 9؛ الجمهور: 22. الإنفاق أقل من الخطة بنسبة 1.4 في المئة. أوصت اللجنة بالمبلغ الإضافي لقضبان T2 وقدره 640,000 بأغلبية 7 أصوات مقابل 2، بشرط ألّا تُجرى أعمال صاخبة بعد الساعة 22:00. سأل اثنان من السكان عن سقف المكتبة، وأُرسل الجواب كتابةً بعد تسعة أيام.',
        tr: 'Katılan: 9 üyeden 9’u; dinleyici: 22. Harcama planın yüzde 1,4 altında. T2 rayları için ek 640.000, saat 22.00’den sonra gürültülü iş yapılmaması koşuluyla 2’ye karşı 7 oyla önerildi. İki sakin kütüphanenin çatısını sordu; yanıt dokuz gün sonra yazılı olarak gönderildi.',
      },
      decisions: [
        {
          item: 1,
          text: {
            en: 'The committee recommends another 640,000 for the rails of line T2, on condition that no noisy work is done after 22:00.',
            ar: 'توصي اللجنة بمبلغ 640,000 إضافي لقضبان الخط T2، بشرط ألا تجري أعمال صاخبة بعد الساعة 22:00.',
            tr: 'Komite, 22.00’den sonra gürültülü çalışma yapılmaması koşuluyla T2 hattının rayları için 640.000 daha öneriyor.',
          },
          method: 'showOfHands',
          votes: [7, 2, 0],
          result: 'adopted',
        },
      ],
    },
    {
      at: addDays(-63, '18:00'),
      title: {
        en: 'Rules of the neighbourhood budget',
        ar: 'قواعد ميزانية الأحياء',
        tr: 'Mahalle bütçesinin kuralları',
      },
      place: LIBRARY_HALL,
      agenda: [
        {
          title: {
            en: 'One pot or six shares',
            ar: 'مبلغ واحد أم ست حصص',
            tr: 'Tek bütçe mi, altı pay mı',
          },
          minutes: 25,
        },
        {
          title: {
            en: 'Proposals of young people under 18',
            ar: 'مقترحات من هم دون 18 عامًا',
            tr: '18 yaş altı gençlerin önerileri',
          },
          minutes: 30,
        },
      ],
      minutes: {
        en: 'Present: 8 of 9; public: 47. The 411,000 stay one pot for the whole city, and the number of votes sets the order of the projects. Proposals may be handed in from the age of 14. Adopted unanimously.',
        ar: 'الحضور: 8 من 9؛ الجمهور: 47. يبقى مبلغ 411,000 واحدًا للمدينة كلها، ويحدد عدد الأصوات ترتيب المشاريع. ويمكن تقديم المقترحات من سن 14. أُقرّ بالإجماع.',
        tr: 'Katılan: 9 üyeden 8’i; dinleyici: 47. 411.000 bütün kent için tek bütçe olarak kalacak, projelerin sırasını oy sayısı belirleyecek. 14 yaşından itibaren öneri sunulabilecek. Oy birliğiyle kabul edildi.',
      },
      excused: [78],
      decisions: [
        {
          item: 0,
          text: {
            en: 'The 411,000 stay one pot for the whole city. Proposals may be handed in from the age of 14.',
            ar: 'تبقى 411,000 صندوقًا واحدًا للمدينة كلها، ويمكن تقديم المقترحات ابتداءً من سن 14.',
            tr: '411.000 bütün kent için tek havuz olarak kalıyor. 14 yaşından itibaren öneri verilebilir.',
          },
          method: 'showOfHands',
          votes: [8, 0, 0],
          result: 'adopted',
          entry: 'rules-of-the-neighbourhood-budget',
        },
      ],
    },
    {
      at: addDays(-28, '18:00'),
      title: {
        en: 'First reading of next year’s budget',
        ar: 'القراءة الأولى لميزانية السنة المقبلة',
        tr: 'Gelecek yıl bütçesinin ilk görüşmesi',
      },
      place: COUNCIL_CHAMBER,
      agenda: [
        {
          title: {
            en: 'Overview of income and spending',
            ar: 'لمحة عن الإيرادات والنفقات',
            tr: 'Gelir ve giderlere genel bakış',
          },
          minutes: 30,
        },
        {
          title: {
            en: 'Mobility, schools, culture',
            ar: 'التنقل والمدارس والثقافة',
            tr: 'Ulaşım, okullar, kültür',
          },
          minutes: 45,
        },
        {
          title: {
            en: 'Questions from the public',
            ar: 'أسئلة الحضور',
            tr: 'Dinleyicilerin soruları',
          },
          minutes: 20,
        },
      ],
      minutes: {
        en: 'Present: 9 of 9; public: 61. The draft foresees 212 million. The committee asks for 300,000 more for school streets and the same amount less for printing and travel. Thirteen people spoke, eight of them about bus fares. Second reading at the next meeting.',
        ar: 'الحضور: 9 من 9؛ الجمهور: 61. تبلغ المسودة 212 مليونًا. تطلب اللجنة زيادة 300,000 لشوارع المدارس وخفض المبلغ نفسه من الطباعة والسفر. تكلم ثلاثة عشر شخصًا، ثمانية منهم عن أجرة الحافلات. القراءة الثانية في الاجتماع المقبل.',
        tr: 'Katılan: 9 üyeden 9’u; dinleyici: 61. Taslak 212 milyon öngörüyor. Komite okul sokakları için 300.000 daha fazla, baskı ve yolculuk için aynı tutarda daha az ödenek istiyor. On üç kişi söz aldı, sekizi otobüs ücretlerini konuştu. İkinci görüşme bir sonraki toplantıda.',
      },
    },
    {
      at: addDays(9, '18:00'),
      title: {
        en: 'Second reading and recommendation',
        ar: 'القراءة الثانية والتوصية',
        tr: 'İkinci görüşme ve öneri',
      },
      place: COUNCIL_CHAMBER,
      agenda: [
        {
          title: {
            en: 'Changes since the first reading',
            ar: 'التعديلات منذ القراءة الأولى',
            tr: 'İlk görüşmeden bu yana değişiklikler',
          },
          minutes: 5,
          items: [
            {
              title: {
                en: 'School streets: 300,000 more',
                ar: 'شوارع المدارس: زيادة 300,000',
                tr: 'Okul sokakları: 300.000 daha fazla',
              },
              minutes: 20,
            },
            {
              title: {
                en: 'Printing and travel: 300,000 less',
                ar: 'الطباعة والسفر: خفض 300,000',
                tr: 'Baskı ve yolculuk: 300.000 daha az',
              },
              minutes: 15,
            },
          ],
        },
        {
          title: {
            en: 'Vote on the recommendation to the council',
            ar: 'التصويت على التوصية إلى المجلس',
            tr: 'Meclise öneri için oylama',
          },
          minutes: 30,
        },
      ],
      minutes: null,
    },
    {
      at: addDays(44, '18:00'),
      title: {
        en: 'Neighbourhood budget: first results',
        ar: 'ميزانية الأحياء: النتائج الأولى',
        tr: 'Mahalle bütçesi: ilk sonuçlar',
      },
      place: CUSTOMS_HOUSE,
      agenda: [
        {
          title: {
            en: 'Report of the six districts',
            ar: 'تقرير الأحياء الستة',
            tr: 'Altı mahallenin raporu',
          },
          minutes: 30,
        },
        {
          title: {
            en: 'Visit to the playground at the outer mole',
            ar: 'زيارة ملعب الأطفال عند كاسر الأمواج الخارجي',
            tr: 'Dış mendirekteki oyun alanına ziyaret',
          },
          minutes: 45,
        },
      ],
      minutes: null,
      cancelled: {
        en: 'The customs house is closed for repairs until spring; the districts report in writing.',
        ar: 'دار الجمارك مغلقة للترميم حتى الربيع، وتقدم الأحياء تقاريرها كتابةً.',
        tr: 'Gümrük binası bahara kadar onarımda; mahalleler raporlarını yazılı veriyor.',
      },
    },
  ],
  'climate-advisory-board': [
    {
      at: addDays(-77, '17:30'),
      title: {
        en: 'Shade at the tram stops',
        ar: 'الظل عند مواقف الترام',
        tr: 'Tramvay duraklarında gölge',
      },
      place: LIBRARY_HALL,
      agenda: [
        {
          title: {
            en: 'Heat measurements at the six T2 stops',
            ar: 'قياسات الحرارة عند مواقف T2 الستة',
            tr: 'T2’nin altı durağında sıcaklık ölçümleri',
          },
          minutes: 25,
        },
        {
          title: {
            en: 'Roofs or trees: costs and effect',
            ar: 'مظلات أم أشجار: الكلفة والأثر',
            tr: 'Saçak mı ağaç mı: maliyet ve etki',
          },
          minutes: 30,
        },
      ],
      minutes: {
        en: 'Present: 6; public: 19. At the stop “University” 51 degrees were measured on the bench. The board recommends roofs now and trees on the west side; 18 trees suffice for all six stops. Opinion adopted without a vote against.',
        ar: 'الحضور: 6؛ الجمهور: 19. قيست عند موقف «الجامعة» 51 درجة على المقعد. يوصي المجلس بمظلات الآن وأشجار على الجانب الغربي، وتكفي 18 شجرة للمواقف الستة. أُقرّ الرأي من دون صوت معارض.',
        tr: 'Katılan: 6; dinleyici: 19. “Üniversite” durağında bankta 51 derece ölçüldü. Kurul şimdilik saçak, batı tarafına ağaç öneriyor; altı durak için 18 ağaç yetiyor. Görüş karşı oy olmadan kabul edildi.',
      },
      excused: [19],
      decisions: [
        {
          item: 1,
          text: {
            en: 'The board recommends roofs at the six stops now, and 18 trees on their west side.',
            ar: 'يوصي المجلس بمظلات عند المواقف الستة الآن، وبثماني عشرة شجرة على جانبها الغربي.',
            tr: 'Kurul altı durağa şimdi saçak, batı yanlarına 18 ağaç öneriyor.',
          },
          method: 'consensus',
          votes: null,
          result: 'adopted',
        },
      ],
    },
    {
      at: addDays(-16, '17:30'),
      title: {
        en: 'Opinion on the waterfront plan',
        ar: 'الرأي في خطة الواجهة البحرية',
        tr: 'Sahil planına ilişkin görüş',
      },
      place: CUSTOMS_HOUSE,
      agenda: [
        {
          title: {
            en: 'Sea level and the height of the quay wall',
            ar: 'مستوى سطح البحر وارتفاع جدار الرصيف',
            tr: 'Deniz seviyesi ve rıhtım duvarının yüksekliği',
          },
          minutes: 30,
        },
        {
          title: {
            en: 'Announcement of the vacant seat',
            ar: 'الإعلان عن المقعد الشاغر',
            tr: 'Boş sandalyenin duyurulması',
          },
          minutes: 45,
        },
      ],
      minutes: {
        en: 'Present: 5 of 6; public: 34. The wall should be built 60 centimetres higher, as a stepped bench so that the view stays open. Four votes for, one abstention. The vacant seat is open for applications for six weeks.',
        ar: 'الحضور: 5 من 6؛ الجمهور: 34. ينبغي أن يُبنى الجدار أعلى بمقدار 60 سنتيمترًا على شكل مقاعد متدرجة ليبقى المنظر مفتوحًا. أربعة أصوات مؤيدة وامتناع واحد. ويُفتح باب الترشح للمقعد الشاغر ستة أسابيع.',
        tr: 'Katılan: 6 üyeden 5’i; dinleyici: 34. Duvar, manzara kapanmasın diye basamaklı oturma yeri biçiminde 60 santimetre daha yüksek yapılmalı. Dört kabul, bir çekimser. Boş sandalye için başvurular altı hafta açık.',
      },
      absent: [151],
      decisions: [
        {
          item: 0,
          text: {
            en: 'The quay wall should be built 60 centimetres higher, as a stepped bench.',
            ar: 'ينبغي أن يُبنى جدار الرصيف أعلى بمقدار 60 سنتيمترًا على شكل مقاعد متدرجة.',
            tr: 'Rıhtım duvarı basamaklı oturma yeri biçiminde 60 santimetre daha yüksek yapılmalı.',
          },
          method: 'showOfHands',
          votes: [4, 0, 1],
          result: 'adopted',
        },
      ],
    },
    {
      at: addDays(37, '17:30'),
      title: {
        en: 'Choice of next year’s study',
        ar: 'اختيار دراسة السنة المقبلة',
        tr: 'Gelecek yılın araştırma konusu',
      },
      place: LIBRARY_HALL,
      agenda: [
        {
          title: {
            en: 'Rainwater in the Market Quarter',
            ar: 'مياه الأمطار في حي السوق',
            tr: 'Çarşı Mahallesi’nde yağmur suyu',
          },
          minutes: 25,
        },
        {
          title: {
            en: 'Heating in rented flats',
            ar: 'التدفئة في الشقق المستأجرة',
            tr: 'Kiralık dairelerde ısınma',
          },
          minutes: 30,
        },
        {
          title: {
            en: 'Interviews for the vacant seat',
            ar: 'مقابلات المقعد الشاغر',
            tr: 'Boş sandalye için görüşmeler',
          },
          minutes: 20,
        },
      ],
      minutes: null,
    },
  ],
  'ethics-committee': [
    {
      at: addDays(-47, '17:00'),
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
        { title: { en: 'Annual report', ar: 'التقرير السنوي', tr: 'Yıllık rapor' }, minutes: 30 },
        {
          title: {
            en: 'Guideline on gifts for the harbour office',
            ar: 'دليل الهدايا في مكتب المرفأ',
            tr: 'Liman bürosu için hediye kılavuzu',
          },
          minutes: 45,
        },
        {
          title: {
            en: 'Two reports (not public)',
            ar: 'بلاغان (جلسة مغلقة)',
            tr: 'İki bildirim (kapalı oturum)',
          },
          minutes: 20,
        },
      ],
      minutes: {
        en: 'Present: 5 of 5; public: 8. The annual report is adopted. From now on the harbour office enters every gift above 20, including catches of fish. The result of the closed part is published as finding 12.',
        ar: 'الحضور: 5 من 5؛ الجمهور: 8. أُقرّ التقرير السنوي. ويسجل مكتب المرفأ من الآن فصاعدًا كل هدية تزيد قيمتها على 20، بما فيها صيد السمك. وتُنشر نتيجة الجزء المغلق بوصفها الخلاصة رقم 12.',
        tr: 'Katılan: 5 üyeden 5’i; dinleyici: 8. Yıllık rapor kabul edildi. Liman bürosu bundan böyle, balık da dâhil, değeri 20’yi aşan her hediyeyi kütüğe yazacak. Kapalı bölümün sonucu 12 numaralı bulgu olarak yayımlanacak.',
      },
      decisions: [
        {
          item: 0,
          text: {
            en: 'The annual report is adopted.',
            ar: 'أُقرّ التقرير السنوي.',
            tr: 'Yıllık rapor kabul edildi.',
          },
          method: 'showOfHands',
          votes: [5, 0, 0],
          result: 'adopted',
        },
        {
          item: 1,
          text: {
            en: 'The harbour office enters every gift above 20 in the register.',
            ar: 'يسجل مكتب المرفأ كل هدية تزيد قيمتها على 20.',
            tr: 'Liman bürosu değeri 20’yi aşan her hediyeyi kütüğe yazar.',
          },
          method: 'secretBallot',
          votes: [5, 0, 0],
          result: 'adopted',
          entry: 'gift-register-of-the-harbour-office',
        },
      ],
    },
    {
      at: addDays(16, '17:00'),
      title: {
        en: 'Second jobs of senior officials',
        ar: 'الوظائف الإضافية لكبار الموظفين',
        tr: 'Üst düzey görevlilerin ek işleri',
      },
      place: COUNCIL_CHAMBER,
      agenda: [
        {
          title: {
            en: 'Draft of a reporting duty',
            ar: 'مسودة واجب الإبلاغ',
            tr: 'Bildirim yükümlülüğü taslağı',
          },
          minutes: 25,
        },
        {
          title: {
            en: 'Questions from the public',
            ar: 'أسئلة الحضور',
            tr: 'Dinleyicilerin soruları',
          },
          minutes: 30,
        },
      ],
      minutes: null,
      isClosed: true,
    },
  ],
  'mobility-committee': [
    {
      at: addDays(-82, '18:30'),
      title: { en: 'School streets', ar: 'شوارع المدارس', tr: 'Okul sokakları' },
      place: {
        en: 'Schoolyard, Lighthouse Hill primary school',
        ar: 'ساحة مدرسة تلة المنارة الابتدائية',
        tr: 'Fener Tepesi İlkokulu’nun bahçesi',
      },
      agenda: [
        {
          title: {
            en: 'Counts before and during the trial',
            ar: 'أعداد العابرين قبل التجربة وخلالها',
            tr: 'Denemeden önceki ve deneme sırasındaki sayımlar',
          },
          minutes: 30,
        },
        {
          title: {
            en: 'Parents, teachers, neighbours: what they report',
            ar: 'الأهالي والمعلمون والجيران: ماذا يقولون',
            tr: 'Veliler, öğretmenler, komşular: ne diyorlar',
          },
          minutes: 45,
        },
      ],
      minutes: {
        en: 'Present: 9 of 10; public: 73. Cars at the gate on Lantern Street fell from 118 to 9; children on foot or by bicycle rose from 46 to 71 percent. Neighbours ask for a pass for tradespeople. By 8 votes to 0 the committee will follow the poll, and decides at its next sitting.',
        ar: 'الحضور: 9 من 10؛ الجمهور: 73. انخفض عدد السيارات عند البوابة في شارع القنديل من 118 إلى 9، وارتفعت نسبة الأطفال القادمين سيرًا أو بالدراجة من 46 إلى 71 في المئة. يطلب الجيران تصريح دخول للحرفيين. قررت اللجنة بثمانية أصوات من دون معارض أن تأخذ بنتيجة الاستطلاع، وتتخذ القرار في جلستها المقبلة.',
        tr: 'Katılan: 10 üyeden 9’u; dinleyici: 73. Kandil Sokağı’nda kapı önündeki araç sayısı 118’den 9’a düştü; yürüyerek ya da bisikletle gelen çocukların oranı yüzde 46’dan 71’e çıktı. Komşular ustalar için geçiş kartı istiyor. Komite karşı oy olmadan 8 oyla oylamaya uymayı benimsedi; karar bir sonraki oturumda alınacak.',
      },
      excused: [74],
      decisions: [
        {
          item: 1,
          text: {
            en: 'The committee will follow the result of the poll on Lantern Street; a pass for tradespeople is examined.',
            ar: 'ستتبع اللجنة نتيجة الاقتراع بشأن شارع الفوانيس، ويُدرس تصريح للحرفيين.',
            tr: 'Komite Fener Sokağı oylamasının sonucuna uyacak; esnaf için bir geçiş kartı inceleniyor.',
          },
          method: 'showOfHands',
          votes: [8, 0, 1],
          result: 'adopted',
        },
      ],
    },
    {
      at: addDays(-40, '18:30'),
      title: {
        en: 'Night buses and the last tram',
        ar: 'حافلات الليل وآخر ترام',
        tr: 'Gece otobüsleri ve son tramvay',
      },
      place: COUNCIL_CHAMBER,
      agenda: [
        {
          title: {
            en: 'Passenger numbers after midnight',
            ar: 'أعداد الركاب بعد منتصف الليل',
            tr: 'Gece yarısından sonraki yolcu sayıları',
          },
          minutes: 25,
        },
        {
          title: {
            en: 'Result of the poll and costs',
            ar: 'نتيجة الاستطلاع والكلفة',
            tr: 'Oylamanın sonucu ve maliyet',
          },
          minutes: 5,
          items: [
            {
              title: { en: 'What the poll says', ar: 'ما يقوله الاقتراع', tr: 'Oylama ne diyor' },
              minutes: 20,
            },
            {
              title: {
                en: 'Two buses and six drivers',
                ar: 'حافلتان وستة سائقين',
                tr: 'İki otobüs, altı sürücü',
              },
              minutes: 20,
            },
          ],
        },
        {
          title: {
            en: 'Deliveries in the Old Port before 10:00',
            ar: 'توصيل البضائع في الميناء القديم قبل 10:00',
            tr: 'Eski Liman’da 10.00’dan önce mal teslimi',
          },
          minutes: 20,
        },
      ],
      minutes: {
        en: 'Present: 10 of 10; public: 41. On Fridays and Saturdays about 140 people are still under way after the last N2. Departures until 3:00 cost 93,000 a year; in the poll 132 of 208 were in favour. The committee recommends them to the council by 7 votes to 1. Deliveries: the traders’ proposal is accepted for six months.',
        ar: 'الحضور: 10 من 10؛ الجمهور: 41. يبقى نحو 140 شخصًا في الطريق بعد آخر حافلة N2 ليلتي الجمعة والسبت. وتكلف الرحلات حتى 3:00 مبلغ 93,000 في السنة، وقد أيّدها 132 من 208 في الاستطلاع. أوصت اللجنة بها المجلس بسبعة أصوات مقابل صوت واحد. توصيل البضائع: قُبل مقترح التجّار لمدة ستة أشهر.',
        tr: 'Katılan: 10 üyeden 10’u; dinleyici: 41. Cuma ve cumartesi geceleri son N2’den sonra yaklaşık 140 kişi hâlâ yolda oluyor. 03.00’e kadar seferler yılda 93.000’e mal oluyor; oylamada 208 kişiden 132’si destekledi. Komite bunu 1’e karşı 7 oyla meclise önerdi. Mal teslimi: esnafın önerisi altı ay için kabul edildi.',
      },
      decisions: [
        {
          item: 1,
          text: {
            en: 'The council is asked for departures of N2 until 3:00 on Fridays and Saturdays.',
            ar: 'يُطلب من المجلس تسيير N2 حتى الساعة 3:00 يومي الجمعة والسبت.',
            tr: 'Meclisten cuma ve cumartesi geceleri N2’nin 03.00’e kadar işletilmesi isteniyor.',
          },
          method: 'rollCall',
          votes: [7, 1, 2],
          result: 'adopted',
        },
        {
          item: 2,
          text: {
            en: 'Vans load and unload in the Old Port from 6:00 to 10:00, for a trial of six months.',
            ar: 'تُحمَّل الشاحنات وتُفرَّغ في الميناء القديم من 6:00 إلى 10:00، تجربةً لستة أشهر.',
            tr: 'Kamyonetler Eski Liman’da 6.00–10.00 arasında yükleyip boşaltır; altı aylık deneme.',
          },
          method: 'showOfHands',
          votes: [6, 1, 1],
          result: 'adopted',
          entry: 'deliveries-before-ten-in-the-old-port',
        },
      ],
    },
    {
      at: addDays(23, '18:30'),
      title: {
        en: 'Cycle lane on Mill Street',
        ar: 'مسار الدراجات في شارع الطاحونة',
        tr: 'Değirmen Sokağı’nda bisiklet şeridi',
      },
      place: LIBRARY_HALL,
      agenda: [
        {
          title: {
            en: 'Three variants and their parking balance',
            ar: 'ثلاث صيغ وأثرها على المواقف',
            tr: 'Üç seçenek ve park yeri dengesi',
          },
          minutes: 5,
          items: [
            {
              title: { en: 'A lane on both sides', ar: 'مسار على الجانبين', tr: 'İki yanda şerit' },
              minutes: 15,
            },
            {
              title: {
                en: 'A lane uphill alone',
                ar: 'مسار للصعود وحده',
                tr: 'Yalnızca yokuş yukarı şerit',
              },
              minutes: 15,
            },
            {
              title: {
                en: 'A street shared by all',
                ar: 'شارع يتشاركه الجميع',
                tr: 'Herkesin paylaştığı sokak',
              },
              minutes: 15,
            },
          ],
        },
        {
          title: { en: 'Questions of the traders', ar: 'أسئلة التجّار', tr: 'Esnafın soruları' },
          minutes: 45,
        },
      ],
      minutes: null,
    },
  ],
  'waterfront-task-force': [
    {
      at: addDays(-122, '17:00'),
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
          title: {
            en: 'Adoption of the final report',
            ar: 'إقرار التقرير الختامي',
            tr: 'Son raporun kabulü',
          },
          minutes: 25,
        },
        {
          title: {
            en: 'Handing over to the harbour office',
            ar: 'التسليم إلى مكتب المرفأ',
            tr: 'Liman bürosuna devir',
          },
          minutes: 30,
        },
      ],
      minutes: {
        en: 'Present: 6 of 6; public: 58. The final report is adopted unanimously. Cost: 9.7 million against a plan of 9.9 million. Eleven open remarks are handed over to the harbour office with names and dates.',
        ar: 'الحضور: 6 من 6؛ الجمهور: 58. أُقرّ التقرير الختامي بالإجماع. الكلفة: 9.7 مليون مقابل 9.9 مليون في الخطة. وسُلّمت إحدى عشرة ملاحظة مفتوحة إلى مكتب المرفأ مع الأسماء والمواعيد.',
        tr: 'Katılan: 6 üyeden 6’sı; dinleyici: 58. Son rapor oy birliğiyle kabul edildi. Maliyet: plandaki 9,9 milyona karşı 9,7 milyon. Açık kalan on bir görüş, ad ve tarihlerle liman bürosuna devredildi.',
      },
      decisions: [
        {
          item: 0,
          text: {
            en: 'The final report is adopted.',
            ar: 'أُقرّ التقرير الختامي.',
            tr: 'Son rapor kabul edildi.',
          },
          method: 'showOfHands',
          votes: [6, 0, 0],
          result: 'adopted',
        },
      ],
    },
  ],
};
