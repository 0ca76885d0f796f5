import { addDays, type SeedComment } from '../types';

/**
 * Below each question stands the director's answer, passed on by the moderation team in the
 * language of the question.
 */
export const DIRECTOR_COMMENTS: readonly SeedComment[] = [
  {
    author: 172,
    lang: 'tr',
    at: addDays(-6, '08:40'),
    up: 46,
    down: 2,
    body: 'T2 sabah 7.30–8.15 arasında o kadar dolu ki Çarşı Meydanı’nda iki tramvayı kaçırıyorum. Üçüncü vagon ne zaman geliyor?',
    replies: [
      {
        author: 'yusuf',
        lang: 'tr',
        at: addDays(-5, '18:30'),
        up: 31,
        down: 1,
        body: 'Müdürün yanıtı: Üçüncü vagonlar sipariş edildi, ilki on ay sonra gelecek. O zamana kadar 7.20–8.20 arasında sıklığı 6 dakikadan 5 dakikaya indiriyoruz; bu, bir sonraki tarifeyle başlıyor.',
        replies: [
          {
            author: 172,
            lang: 'tr',
            at: addDays(-5, '20:02'),
            up: 12,
            body: 'Teşekkürler, açık bir yanıt. Bir dakika az görünüyor ama sabahları çok şey değiştirir.',
          },
        ],
      },
    ],
  },
  {
    author: 37,
    lang: 'en',
    at: addDays(-6, '10:05'),
    up: 39,
    body: 'Spoken announcements in the trams have been off on many runs since the summer. I cannot read the display. When will they work again?',
    replies: [
      {
        author: 'admin',
        lang: 'en',
        at: addDays(-5, '18:40'),
        up: 24,
        body: 'The director’s answer: A software update switched the sound off in 7 of 22 trams. Five are repaired, the last two are in the workshop this week. I am sorry; nobody should have had to ask.',
        replies: [
          {
            author: 80,
            lang: 'ar',
            at: addDays(-4, '09:15'),
            up: 9,
            body: 'أرجو أن تعمل الإعلانات بالعربية أيضًا، فمنذ العطل لا نسمع إلا لغة واحدة في الترامات التي أُصلحت.',
          },
        ],
      },
    ],
  },
  {
    author: 91,
    lang: 'ar',
    at: addDays(-6, '13:22'),
    up: 33,
    down: 3,
    body: 'لماذا لا تشمل التذكرة اليومية عبّارة الجزر؟ عائلة من خمسة أفراد تدفع مرتين في رحلة واحدة.',
    replies: [
      {
        author: 'nadia',
        lang: 'ar',
        at: addDays(-5, '18:55'),
        up: 19,
        down: 2,
        body: 'جواب المدير: العبّارة تديرها شركة أخرى. نتفاوض على تذكرة مشتركة، وسأعرض النتيجة في الجلسة العلنية المقبلة للجنة التنقل. لا أعد بالسعر، لكنني أعد بالموعد.',
      },
    ],
  },
  {
    author: 14,
    lang: 'en',
    at: addDays(-5, '07:50'),
    up: 21,
    down: 6,
    body: 'Line 4 turns off its engine at Lighthouse Hill only when an inspector is near. Could electric buses come to this line first? It is the steepest one.',
    replies: [
      {
        author: 'admin',
        lang: 'en',
        at: addDays(-4, '18:20'),
        up: 15,
        down: 1,
        body: 'The director’s answer: Eight electric buses arrive next year, and line 4 gets the first four, because going downhill they recover energy. Until then drivers have been reminded to switch off after one minute.',
      },
    ],
  },
  {
    author: 206,
    lang: 'tr',
    at: addDays(-5, '12:18'),
    up: 17,
    body: 'Kayıp eşya bürosu yalnızca hafta içi 16.00’ya kadar açık. Çalışan biri şemsiyesini nasıl alacak?',
    replies: [
      {
        author: 'yusuf',
        lang: 'tr',
        at: addDays(-4, '18:35'),
        up: 13,
        body: 'Müdürün yanıtı: Haklısınız. Gelecek aydan itibaren perşembeleri 19.00’a kadar açık olacak; küçük eşyalar istenirse Değirmen Sokağı Kütüphanesi’ne de bırakılacak.',
      },
    ],
  },
  {
    author: 128,
    lang: 'ar',
    at: addDays(-5, '21:40'),
    up: 28,
    down: 1,
    body: 'مصعد محطة الجامعة معطّل للمرة الرابعة هذا العام. أنا على كرسي متحرك وأعرف ذلك دائمًا بعد وصولي فقط. هل يمكن إبلاغنا قبل ذلك؟',
    replies: [
      {
        author: 'nadia',
        lang: 'ar',
        at: addDays(-4, '19:05'),
        up: 22,
        body: 'جواب المدير: ابتداءً من الأسبوع المقبل تظهر حالة كل مصعد على لوحات المحطات وعلى موقعنا، وتُرسل رسالة نصية لمن يسجّل رقمه. أما المصعد نفسه فسيُستبدل في الصيف لأن إصلاحه لم يعد مجديًا.',
        replies: [
          {
            author: 'omar',
            lang: 'ar',
            at: addDays(-3, '08:25'),
            up: 10,
            body: 'خطوة جيدة. أقترح إضافة أقرب محطة بديلة بلا درج إلى الرسالة نفسها.',
          },
        ],
      },
    ],
  },
  {
    author: 'grace',
    lang: 'en',
    at: addDays(-4, '08:12'),
    up: 26,
    down: 9,
    body: 'May I take my bicycle on the T2 outside the rush hour? Some drivers say yes, others wave me off.',
    replies: [
      {
        author: 'admin',
        lang: 'en',
        at: addDays(-3, '18:15'),
        up: 14,
        down: 3,
        body: 'The director’s answer: Yes, from 9:00 to 15:00, after 18:30 and all day at weekends, two bicycles at the rear door. The rule was never on the doors; stickers go up this month.',
      },
    ],
  },
  {
    author: 219,
    lang: 'tr',
    at: addDays(-4, '15:30'),
    up: 15,
    down: 2,
    body: 'Yeni Kıyı’da 11 numaranın durağında ne çatı var ne bank. Yağmurda komşunun apartman girişinde bekliyoruz.',
    replies: [
      {
        author: 'yusuf',
        lang: 'tr',
        at: addDays(-3, '18:45'),
        up: 11,
        body: 'Müdürün yanıtı: Durak, bu yıl çatı yapılacak dokuz durak arasında. Kaldırım dar olduğu için tek ayaklı model gelecek; montaj altı hafta içinde.',
      },
    ],
  },
  {
    author: 110,
    lang: 'ar',
    at: addDays(-3, '10:48'),
    up: 12,
    down: 4,
    body: 'هل تفكرون في نقل مجاني لمن هم دون الثامنة عشرة؟ لديّ ثلاثة أبناء في مدارس مختلفة، والتذاكر تكلفني أكثر من فاتورة الكهرباء.',
    replies: [
      {
        author: 'nadia',
        lang: 'ar',
        at: addDays(-2, '18:30'),
        up: 8,
        down: 1,
        body: 'جواب المدير: تبلغ كلفة ذلك نحو 1.1 مليون في السنة، والقرار لمجلس المدينة لا لي. ما أستطيعه الآن هو تذكرة عائلية للأخوة: الأول بالسعر الكامل والبقية بالنصف، ابتداءً من العام الدراسي المقبل.',
      },
    ],
  },
  {
    author: 61,
    lang: 'en',
    at: addDays(-2, '07:35'),
    up: 9,
    down: 1,
    body: 'The N2 will soon run until three. Who checks that the promise about noise at the ferry car park is kept? I live on Anchor Lane and I voted yes.',
    replies: [
      {
        author: 'admin',
        lang: 'en',
        at: addDays(-1, '18:10'),
        up: 6,
        body: 'The director’s answer: A meter will hang on the lamp post at the corner of Anchor Lane for six months. The readings are published every night, and you have the duty manager’s number on the stop.',
      },
    ],
  },
  {
    author: 236,
    lang: 'tr',
    at: addDays(-1, '12:55'),
    up: 4,
    body: 'Balık pazarındaki T2 durağına rampa mahalle bütçesinden mi yapılacak? Oylamayı kazanmazsa hiç mi yapılmayacak?',
  },
];

export const LIBRARY_COMMENTS: readonly SeedComment[] = [
  {
    author: 98,
    lang: 'ar',
    at: addDays(-15, '10:20'),
    alignment: 1,
    up: 24,
    down: 2,
    body: 'أعمل بنظام المناوبات، ويوم الأحد هو اليوم الوحيد الذي أكون فيه مع أولادي نهارًا. نريد مكانًا دافئًا لا يُطلب منا فيه أن نشتري شيئًا.',
    replies: [
      {
        author: 166,
        lang: 'tr',
        at: addDays(-14, '09:30'),
        alignment: 1,
        up: 11,
        body: 'Aynen. Kış pazarlarında çocuklarla gidilecek ücretsiz kapalı bir yer yok; alışveriş merkezine gidip yoruluyoruz.',
      },
    ],
  },
  {
    author: 41,
    lang: 'en',
    at: addDays(-14, '18:10'),
    alignment: -1,
    up: 18,
    down: 5,
    body: 'My wife works at the library. She already has two Saturdays a month. If the city wants Sundays, it should hire people for them and not ask the same eleven to stretch.',
    replies: [
      {
        author: 72,
        lang: 'en',
        at: addDays(-13, '08:44'),
        alignment: 0,
        up: 13,
        body: 'That is the strongest point in this column. Would it change your mind if Sunday shifts were voluntary and paid extra, as at the swimming pool?',
        replies: [
          {
            author: 41,
            lang: 'en',
            at: addDays(-13, '19:20'),
            alignment: 0,
            up: 9,
            body: 'If voluntary really means voluntary, and it is written down, yes. She says four colleagues would even like it.',
          },
        ],
      },
    ],
  },
  {
    author: 185,
    lang: 'tr',
    at: addDays(-13, '11:15'),
    alignment: 1,
    up: 20,
    down: 1,
    body: 'Sınav haftalarında üniversitedeki salonda yer kapmak için 7.00’de sıraya giriyoruz. Değirmen Sokağı pazar günü açılsa oradaki 90 masa büyük rahatlık olur.',
  },
  {
    author: 122,
    lang: 'ar',
    at: addDays(-11, '17:25'),
    alignment: -1,
    up: 12,
    down: 4,
    body: 'أنا معلّمة، وأذهب مع صفي إلى المكتبة كل يوم اثنين. إن كان الثمن إغلاقها يوم الاثنين فأنا ضد الفكرة.',
    replies: [
      {
        author: 'nadia',
        lang: 'ar',
        at: addDays(-10, '09:00'),
        alignment: 0,
        up: 10,
        body: 'سألنا المكتبة: يمكن أن تبقى ساعات المدارس صباح الاثنين من 8:30 إلى 11:30 حتى إن أُغلقت أمام الجمهور. سنضيف ذلك إلى ملخص الحجج.',
      },
    ],
  },
  {
    author: 19,
    lang: 'en',
    at: addDays(-9, '20:05'),
    alignment: -1,
    up: 8,
    down: 7,
    body: '74,000 a year would mend the roof of the branch in Green Valley, which has been leaking for two winters. First things first.',
  },
  {
    author: 'isil',
    lang: 'tr',
    at: addDays(-7, '13:40'),
    alignment: 1,
    up: 9,
    down: 2,
    body: 'Yeni bina açılana kadar üç yıl var. Şimdi ayda bir pazar deneyelim; kaç kişi geliyor, görürüz, yeni kütüphaneye de sağlam bir çizelgeyle başlarız.',
    replies: [
      {
        author: 101,
        lang: 'ar',
        at: addDays(-6, '08:52'),
        alignment: 1,
        up: 7,
        body: 'اقتراح معقول. أحد واحد في الشهر لا يرهق أحدًا، وكلفته أقل من 20,000 في السنة بحسابي.',
      },
    ],
  },
  {
    author: 63,
    lang: 'en',
    at: addDays(-5, '10:30'),
    alignment: -1,
    up: 6,
    down: 1,
    body: 'Not against Sundays, but against self-service without staff. I use a wheelchair, and last year I sat in that lift for 25 minutes. A member of staff heard me.',
  },
  {
    author: 223,
    lang: 'tr',
    at: addDays(-2, '16:18'),
    alignment: 1,
    up: 3,
    body: 'Pazar açık olursa çocuk katı mutlaka açık olsun. Yalnızca sessiz çalışma salonu açılırsa aileler yine dışarıda kalır.',
  },
];

export const DELIVERY_COMMENTS: readonly SeedComment[] = [
  {
    author: 177,
    lang: 'tr',
    at: addDays(-7, '08:25'),
    alignment: 1,
    up: 16,
    down: 3,
    body: 'Çapa Sokağı’nda oturuyorum. Öğleden sonra kapımı açtığımda burnumun dibinde kamyonet aynası oluyor; bebek arabasıyla geçmek için motorun susmasını bekliyorum. Saat sınırı bize nefes aldırır.',
  },
  {
    author: 29,
    lang: 'en',
    at: addDays(-6, '11:50'),
    alignment: -1,
    up: 14,
    down: 6,
    body: 'I run a small restaurant on the corner of the fish market. The boats come in when the weather lets them, last week that was at 11:30. Without an exception for fresh fish I would serve frozen.',
    replies: [
      {
        author: 115,
        lang: 'ar',
        at: addDays(-5, '09:35'),
        alignment: 0,
        up: 9,
        body: 'المسافة من السوق إلى مطعمك أقل من 200 متر، وعندي عربة يدوية مبرّدة أنقل بها منذ سنوات. لو وفّرت المدينة خمسًا منها لحُلّت مشكلة السمك بلا استثناء.',
        replies: [
          {
            author: 29,
            lang: 'en',
            at: addDays(-5, '22:14'),
            alignment: 0,
            up: 7,
            body: 'I would try that, honestly. May I come and see yours one morning before I say no to everything?',
          },
        ],
      },
    ],
  },
];

export const FISH_MARKET_COMMENTS: readonly SeedComment[] = [
  {
    author: 144,
    lang: 'ar',
    at: addDays(-2, '07:18'),
    up: 5,
    body: 'زبون: أنهي عملي في السادسة مساءً، ولا أستطيع المجيء إلا يوم السبت. لو فُتح السوق مساء الخميس حتى الثامنة لاشتريت سمكي طازجًا بدل المجمّد، ولخفّ طابور السبت شخصًا واحدًا على الأقل.',
  },
];

export const SCHOOL_COMMENTS: readonly SeedComment[] = [
  {
    author: 22,
    lang: 'en',
    at: addDays(-235, '08:20'),
    up: 37,
    down: 1,
    body: 'Lantern Street, 7:50. Parents stop on the zebra crossing to let their own child out, and everyone else’s child has to walk around the car. I have counted eleven in ten minutes.',
    replies: [
      {
        author: 161,
        lang: 'tr',
        at: addDays(-234, '12:10'),
        up: 19,
        down: 4,
        body: 'O arabalardan biri bendim, utanarak yazıyorum. Sokağın girişinde güvenle indirebileceğimiz bir cep olsa kimse kapıya kadar gelmez.',
        replies: [
          {
            author: 22,
            lang: 'en',
            at: addDays(-234, '20:45'),
            up: 15,
            body: 'Thank you for saying so. The bus bay at the lower end is empty between 7:30 and 8:15, that might be the place.',
          },
        ],
      },
      {
        author: 106,
        lang: 'ar',
        at: addDays(-233, '09:05'),
        up: 12,
        body: 'في المدينة التي جئت منها يُغلق الشارع نصف ساعة فقط وقت الجرس، وقد اعتاده الناس بعد أسبوعين.',
      },
    ],
  },
  {
    author: 86,
    lang: 'ar',
    at: addDays(-233, '18:30'),
    up: 29,
    body: 'طريق المرفأ عند الصيدلية: الضوء الأخضر للمشاة تسع ثوانٍ. ابنتي في السادسة ولا تصل إلا إلى منتصف الطريق.',
    replies: [
      {
        author: 'admin',
        lang: 'en',
        at: addDays(-230, '10:15'),
        up: 21,
        body: 'Measured this morning: nine seconds is correct. The signal team will set it to sixteen by the end of the week.',
        replies: [
          {
            author: 86,
            lang: 'ar',
            at: addDays(-225, '08:02'),
            up: 17,
            body: 'عبرنا اليوم معًا من دون ركض. شكرًا جزيلًا.',
          },
        ],
      },
    ],
  },
  {
    author: 195,
    lang: 'tr',
    at: addDays(-231, '07:45'),
    up: 22,
    down: 1,
    body: 'T2 durağının yanındaki alt geçit kışın sabah karanlık. Oğlum korktuğu için üstten, trafiğin arasından geçiyor.',
  },
  {
    author: 7,
    lang: 'en',
    at: addDays(-229, '16:40'),
    up: 14,
    down: 3,
    body: 'The hedge at Orchard Square 8 hides small children completely. A driver cannot see anyone under 1.30 metres until they are on the road.',
  },
  {
    author: 'isil',
    lang: 'tr',
    at: addDays(-226, '11:20'),
    up: 18,
    body: '4-B sınıfının haritaları bugün elimize ulaştı. Çocukların en çok işaretlediği yer kaza istatistiğinde hiç yok: fırının önündeki kaldırıma park eden motosikletler.',
  },
  {
    author: 134,
    lang: 'ar',
    at: addDays(-222, '13:10'),
    up: 11,
    down: 2,
    body: 'نحتاج إلى حارس معبر في الوادي الأخضر عند المنعطف العلوي. أنا متقاعد ومستعد للوقوف هناك ثلاثة صباحات في الأسبوع.',
  },
  {
    author: 53,
    lang: 'en',
    at: addDays(-219, '09:33'),
    up: 9,
    down: 11,
    body: 'A footbridge over Harbour Road would settle it once and for all. Lights can be ignored, a bridge cannot.',
  },
  {
    author: 210,
    lang: 'tr',
    at: addDays(-214, '19:05'),
    up: 13,
    body: 'Yürüyen otobüs kuralım: sabit saatte, sabit duraklardan çocukları toplayıp yürüyerek götürelim. Yeni Kıyı’da dört veli hazırız.',
  },
  {
    author: 'yusuf',
    lang: 'tr',
    at: addDays(-209, '17:50'),
    up: 8,
    body: 'Diyalog yarın akşam kapanıyor. Şu ana kadar 31 ayrı yer sayıldı; eksik gördüğünüz bir yer varsa lütfen sokağı ve saatiyle ekleyin.',
  },
];

export const BENCH_COMMENTS: readonly SeedComment[] = [
  {
    author: 0,
    lang: 'en',
    at: addDays(-93, '10:10'),
    up: 26,
    body: 'Halfway between the health centre and the T2 stop, at number 47, there is a wall I lean on. I am 81 and I have leaned on it for six years. A bench there, please.',
    replies: [
      {
        author: 112,
        lang: 'ar',
        at: addDays(-92, '15:25'),
        up: 18,
        body: 'أسكن في المبنى رقم 47 وأراكِ من النافذة أحيانًا. إلى أن يأتي المقعد سأضع كرسيًا عند المدخل، فتفضّلي واجلسي متى شئتِ.',
        replies: [
          {
            author: 0,
            lang: 'en',
            at: addDays(-91, '09:48'),
            up: 23,
            body: 'I sat on it this morning. What a kind thing to do. I have left you some quinces.',
          },
        ],
      },
    ],
  },
  {
    author: 198,
    lang: 'tr',
    at: addDays(-88, '13:35'),
    up: 12,
    down: 2,
    body: 'Bostan Meydanı’ndaki 6 numaralı durağa, ama çınarın gölgesine. Şimdiki bank tam güneşte, yazın üstüne oturulmuyor.',
  },
  {
    author: 139,
    lang: 'ar',
    at: addDays(-81, '20:20'),
    up: 9,
    body: 'أرجو ألا تُنسى المقبرة في أعلى المنحدر. كبار السن يزورونها كل أسبوع ولا يجدون هناك سوى حافة النافورة.',
    replies: [
      {
        author: 76,
        lang: 'en',
        at: addDays(-80, '08:30'),
        up: 7,
        body: 'Seconded. With armrests, please; getting up is harder than sitting down.',
      },
    ],
  },
];
