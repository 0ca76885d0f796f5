import { camp, pollRules } from '../questions';
import { addDays, type SeedPoll } from '../types';

export const SCORE_POLLS: readonly SeedPoll[] = [
  {
    slug: 'market-square-wishes',
    kind: 'poll',
    title: {
      en: 'Market Square: what matters to you?',
      ar: 'ساحة السوق: ما الذي يهمّك؟',
      tr: 'Çarşı Meydanı: sizin için ne önemli?',
    },
    summary: {
      en: 'Before the new paving is ordered: give each of six wishes between 0 and 10 points. You may leave lines empty.',
      ar: 'قبل طلب البلاط الجديد: أعطِ كلًّا من الأمنيات الست ما بين 0 و10 نقاط. ويمكنك ترك أسطر فارغة.',
      tr: 'Yeni taşlar ısmarlanmadan önce: Altı dileğin her birine 0 ile 10 arası puan verin. Satırları boş bırakabilirsiniz.',
    },
    body: {
      en: `## Why we ask now

The old paving is out, the drains are laid, and for once the square can be drawn anew. The architects asked for a list of what matters, in order, before they choose stones and trees.

## How to answer

Ten points mean that the square would not be right without it, none that you can do without. A line that you leave empty does not count; what counts for each wish is the average of the points that it got. Points can be changed until voting closes, and the interim result is open to everybody.`,
      ar: `## لماذا نسأل الآن؟

رُفع البلاط القديم ومُدّت المجاري، ويمكن هذه المرة أن تُرسم الساحة من جديد. وقد طلب المهندسون قائمة بما يهم الناس مرتّبة قبل أن يختاروا الحجارة والأشجار.

## كيف تجيب؟

عشر نقاط تعني أن الساحة لا تكتمل من دونه، وصفر يعني أنك تستغني عنه. والسطر الذي تتركه فارغًا لا يُحتسب، فالعبرة لكل أمنية بمتوسط ما نالته من نقاط. ويمكن تغيير النقاط حتى إغلاق التصويت، والنتيجة المرحلية متاحة للجميع.`,
      tr: `## Neden şimdi soruyoruz?

Eski taşlar söküldü, kanallar döşendi; meydan bir kez olsun yeni baştan çizilebilir. Mimarlar, taşları ve ağaçları seçmeden önce nelerin önemli olduğunu sıralı bir liste olarak istedi.

## Nasıl yanıtlanır?

On puan, meydan onsuz olmaz demektir; sıfır, olmasa da olur demektir. Boş bıraktığınız satır sayılmaz; her dilek için aldığı puanların ortalaması geçerlidir. Puanlar oylama kapanana kadar değiştirilebilir, ara sonucu herkes görebilir.`,
    },
    originalLocale: 'tr',
    topics: ['accessibility', 'environment', 'culture'],
    area: 'market-quarter',
    author: { kind: 'organisation' },
    publishedAt: addDays(-11, '09:00'),
    opensAt: addDays(-11, '12:00'),
    closesAt: addDays(14, '20:00'),
    details: pollRules({ resultsVisibility: 'always', canChange: true, shuffle: true }),
    questions: [
      {
        type: 'score',
        method: 'score',
        prompt: {
          en: 'How important is each of these to you?',
          ar: 'ما أهمية كلٍّ مما يأتي لك؟',
          tr: 'Bunların her biri sizin için ne kadar önemli?',
        },
        settings: { seats: 1, lowest: 0, highest: 10 },
        options: [
          {
            label: { en: 'Shade at midday', ar: 'ظل وقت الظهيرة', tr: 'Öğle vakti gölge' },
            description: null,
          },
          {
            label: {
              en: 'Smooth ground for wheels',
              ar: 'أرض مستوية للعجلات',
              tr: 'Tekerlekler için düz zemin',
            },
            description: {
              en: 'Wheelchairs, prams, market trolleys.',
              ar: 'كراسٍ متحركة وعربات أطفال وعربات تسوق.',
              tr: 'Tekerlekli sandalye, bebek arabası, pazar arabası.',
            },
          },
          {
            label: {
              en: 'Seats without having to buy something',
              ar: 'مقاعد من دون إلزام بالشراء',
              tr: 'Bir şey almadan oturulacak yer',
            },
            description: null,
          },
          {
            label: {
              en: 'Water to play in and to hear',
              ar: 'ماء للعب والإصغاء',
              tr: 'Oynanacak, sesi duyulacak su',
            },
            description: null,
          },
          {
            label: { en: 'Room for the market', ar: 'متّسع للسوق', tr: 'Pazara yer' },
            description: {
              en: 'All sixty stalls, twice a week.',
              ar: 'ستون كشكًا كلها، مرتين في الأسبوع.',
              tr: 'Haftada iki gün altmış tezgâhın hepsi.',
            },
          },
          {
            label: { en: 'A public toilet', ar: 'مرحاض عام', tr: 'Umumi tuvalet' },
            description: null,
          },
        ],
      },
    ],
    camps: [
      camp(52, [0.75, 0.6, 0.7, 0.45, 0.5, 0.8]),
      camp(33, [0.85, 0.35, 0.5, 0.9, 0.2, 0.45]),
      camp(28, [0.4, 0.8, 0.3, 0.1, 0.95, 0.6]),
    ],
  },
  {
    slug: 'promenade-bench',
    kind: 'poll',
    title: {
      en: 'Four benches for the promenade',
      ar: 'أربعة مقاعد للممشى البحري',
      tr: 'Sahil yolu için dört bank',
    },
    summary: {
      en: 'Four benches stood on the promenade for a month. Everybody who had sat on them gave each a grade; the best majority grade won.',
      ar: 'وُضعت أربعة مقاعد في الممشى شهرًا كاملًا. وأعطى من جلسوا عليها كل مقعد درجة، وفاز صاحب أعلى درجة لدى الأغلبية.',
      tr: 'Sahil yolunda bir ay boyunca dört bank durdu. Oturan herkes her birine not verdi; çoğunluk notu en yüksek olan kazandı.',
    },
    body: {
      en: `## A test by sitting

The promenade gets 62 new benches. Instead of drawings, the works department put up one of each design, side by side, in front of the ferry pier.

## Grades, not places

Everybody gave each bench a grade from 0 (to be rejected) to 5 (excellent). A bench has the grade that a majority gives at least: half of the people say “this or better”. This is the majority judgment of Michel Balinski and Rida Laraki. It asks what people think of each bench, and not only which one they like best.`,
      ar: `## تجربة بالجلوس

سيحصل الممشى على 62 مقعدًا جديدًا. وبدل الرسوم نصبت دائرة الأشغال نموذجًا من كل تصميم جنبًا إلى جنب أمام رصيف العبّارات.

## درجات لا مراتب

أعطى كل شخص كل مقعد درجة من 0 (مرفوض) إلى 5 (ممتاز). ودرجة المقعد هي التي تمنحه إياها الأغلبية على الأقل: نصف الناس يقولون «هذه أو أفضل». هذا هو حكم الأغلبية لميشيل بالينسكي ورضا العراقي. وهو يسأل عن رأي الناس في كل مقعد، لا عن أحبّها إليهم فقط.`,
      tr: `## Oturarak deneme

Sahil yoluna 62 yeni bank geliyor. Fen işleri çizim yerine her tasarımdan birini feribot iskelesinin önüne yan yana koydu.

## Sıra değil, not

Herkes her banka 0 (reddedilmeli) ile 5 (mükemmel) arasında not verdi. Bir bankın notu, çoğunluğun en az verdiği nottur: İnsanların yarısı “bu ya da daha iyisi” der. Bu, Michel Balinski ve Rida Laraki’nin çoğunluk yargısıdır. Yalnızca hangisinin en çok sevildiğini değil, her bank için ne düşünüldüğünü sorar.`,
    },
    originalLocale: 'en',
    topics: ['accessibility', 'harbour'],
    area: 'old-port',
    author: { kind: 'team', slug: 'accessible-city' },
    publishedAt: addDays(-84, '09:00'),
    opensAt: addDays(-82, '08:00'),
    closesAt: addDays(-54, '20:00'),
    details: pollRules({
      resultsVisibility: 'after_vote',
      shuffle: true,
      outcome: {
        statement: {
          en: 'The Two is built: a majority gave it grade 4 or better. The Captain came second with grade 3; it will stand in front of the clinic, where high backs were asked for most.',
          ar: 'يُنفَّذ تصميم «الاثنان»: منحته الأغلبية الدرجة 4 أو أعلى. وحلّ «القبطان» ثانيًا بالدرجة 3، وسيوضع أمام العيادة حيث كثر طلب المقاعد ذات الظهر المرتفع.',
          tr: '“İkili” yapılıyor: Çoğunluk ona 4 ya da daha iyi not verdi. “Kaptan” 3 notuyla ikinci oldu; yüksek sırtlığın en çok istendiği yere, polikliniğin önüne konacak.',
        },
        next: {
          en: 'The first twenty are set up in spring, from the ferry pier towards New Shore.',
          ar: 'تُنصب العشرون الأولى في الربيع، من رصيف العبّارات باتجاه الشاطئ الجديد.',
          tr: 'İlk yirmisi baharda, feribot iskelesinden Yeni Kıyı’ya doğru yerleştirilecek.',
        },
        decidedOn: addDays(-47),
      },
    }),
    questions: [
      {
        type: 'score',
        method: 'majorityJudgment',
        prompt: {
          en: 'How good is each bench?',
          ar: 'ما جودة كل مقعد؟',
          tr: 'Her bank ne kadar iyi?',
        },
        settings: { seats: 1, lowest: 0, highest: 5 },
        options: [
          {
            label: { en: 'The Wave', ar: 'الموجة', tr: 'Dalga' },
            description: {
              en: 'Curved steel, for ten people, cold in winter.',
              ar: 'فولاذ مقوّس يتسع لعشرة أشخاص، بارد شتاءً.',
              tr: 'Kavisli çelik, on kişilik; kışın soğuk.',
            },
          },
          {
            label: { en: 'The Captain', ar: 'القبطان', tr: 'Kaptan' },
            description: {
              en: 'Oak, high back, two armrests to push yourself up.',
              ar: 'من البلوط، بظهر مرتفع ومسندين يعينان على النهوض.',
              tr: 'Meşe; yüksek sırtlık, kalkarken tutunmak için iki kolçak.',
            },
          },
          {
            label: { en: 'The Raft', ar: 'الطوف', tr: 'Sal' },
            description: {
              en: 'A wide wooden platform to lie on, without a back.',
              ar: 'منصة خشبية عريضة للاستلقاء، بلا ظهر.',
              tr: 'Uzanmak için geniş ahşap platform; sırtlığı yok.',
            },
          },
          {
            label: { en: 'The Two', ar: 'الاثنان', tr: 'İkili' },
            description: {
              en: 'Two seats at an angle, with room for a wheelchair between them.',
              ar: 'مقعدان متقابلان بزاوية، وبينهما مكان لكرسي متحرك.',
              tr: 'Açılı iki koltuk; aralarında tekerlekli sandalyeye yer var.',
            },
          },
        ],
      },
    ],
    camps: [
      camp(49, [0.85, 0.45, 0.95, 0.6]),
      camp(57, [0.15, 0.9, 0.15, 0.75]),
      camp(35, [0.4, 0.5, 0.45, 0.85]),
    ],
  },
  {
    slug: 'tree-for-orchard-square',
    kind: 'poll',
    title: {
      en: 'Which tree for Orchard Square?',
      ar: 'أي شجرة لساحة البستان؟',
      tr: 'Bostan Meydanı’na hangi ağaç?',
    },
    summary: {
      en: 'The old poplar fell in the autumn storm. Five trees were scored from 0 to 5 stars, and the two best went into a runoff.',
      ar: 'سقطت شجرة الحور القديمة في عاصفة الخريف. نالت خمس أشجار من 0 إلى 5 نجوم، وتنافست أفضل اثنتين في جولة حاسمة.',
      tr: 'Yaşlı kavak sonbahar fırtınasında devrildi. Beş ağaca 0 ile 5 arası yıldız verildi, en iyi ikisi son tura kaldı.',
    },
    body: {
      en: `## After the storm

The poplar stood for 94 years and missed the café by a metre when it fell. Green Neighbourhoods and the parks department picked five trees that bear heat, salt and a square full of children.

## Score, then runoff

Everybody gave each tree 0 to 5 stars. The two trees with the most stars went into the runoff, and there every ballot counted for the tree that it had given more stars. So a few very enthusiastic ballots could not decide against the majority.`,
      ar: `## بعد العاصفة

عاشت شجرة الحور 94 عامًا، وأخطأت المقهى بمتر واحد حين سقطت. واختارت الأحياء الخضراء ودائرة الحدائق خمس أشجار تحتمل الحر والملح وساحة مليئة بالأطفال.

## نجوم ثم جولة حاسمة

أعطى كل شخص كل شجرة من 0 إلى 5 نجوم. وبلغت الجولة الحاسمة الشجرتان صاحبتا أكثر النجوم، واحتُسبت فيها كل ورقة للشجرة التي منحتها نجومًا أكثر. وهكذا لم تستطع قلة شديدة الحماس أن تحسم على خلاف الأغلبية.`,
      tr: `## Fırtınadan sonra

Kavak 94 yıl ayakta durdu; devrilirken kafeyi bir metreyle sıyırdı. Yeşil Mahalleler ve park müdürlüğü; sıcağa, tuza ve çocuk dolu bir meydana dayanan beş ağaç belirledi.

## Önce yıldız, sonra son tur

Herkes her ağaca 0 ile 5 arası yıldız verdi. En çok yıldız alan iki ağaç son tura kaldı; orada her pusula, daha çok yıldız verdiği ağaca yazıldı. Böylece birkaç çok hevesli pusula çoğunluğa karşı belirleyici olamadı.`,
    },
    originalLocale: 'ar',
    topics: ['environment'],
    area: 'green-valley',
    author: { kind: 'team', slug: 'green-neighbourhoods' },
    publishedAt: addDays(-66, '10:00'),
    opensAt: addDays(-65, '08:00'),
    closesAt: addDays(-51, '20:00'),
    details: pollRules({
      resultsVisibility: 'always',
      outcome: {
        statement: {
          en: 'A mulberry will be planted. It had the most stars, 372, before the Judas tree with 354. In the runoff 52 ballots preferred the mulberry and 46 the Judas tree; 25 saw no difference.',
          ar: 'ستُغرس شجرة توت. نالت أكثر النجوم، 372، وتلتها شجرة الأرجوان بـ354. وفي الجولة الحاسمة فضّلت 52 ورقة التوت و46 الأرجوان، ولم ترَ 25 فرقًا.',
          tr: 'Dut dikilecek. 372 ile en çok yıldızı o aldı, ardından 354 ile erguvan geldi. Son turda 52 pusula dudu, 46’sı erguvanı yeğledi; 25’i fark görmedi.',
        },
        next: {
          en: 'Planting day is the second Saturday of November. Bring a spade, and shoes that may turn purple.',
          ar: 'يوم الغرس هو السبت الثاني من تشرين الثاني. أحضروا مجرفة، وأحذية لا تخافون عليها من البنفسجي.',
          tr: 'Dikim günü kasımın ikinci cumartesisi. Bir kürek ve morarmasına aldırmayacağınız ayakkabılar getirin.',
        },
        decidedOn: addDays(-46),
      },
    }),
    questions: [
      {
        type: 'score',
        method: 'star',
        prompt: {
          en: 'How many stars for each tree?',
          ar: 'كم نجمة لكل شجرة؟',
          tr: 'Her ağaca kaç yıldız?',
        },
        settings: { seats: 1, lowest: 0, highest: 5 },
        options: [
          {
            label: { en: 'Plane tree', ar: 'الدلب', tr: 'Çınar' },
            description: {
              en: 'The widest shade, and leaves for three weeks in autumn.',
              ar: 'أوسع ظل، وأوراق تتساقط ثلاثة أسابيع في الخريف.',
              tr: 'En geniş gölge; sonbaharda üç hafta yaprak.',
            },
          },
          {
            label: { en: 'Carob', ar: 'الخرّوب', tr: 'Keçiboynuzu' },
            description: {
              en: 'Evergreen, needs hardly any water.',
              ar: 'دائم الخضرة، ولا يكاد يحتاج إلى ماء.',
              tr: 'Her dem yeşil, neredeyse su istemez.',
            },
          },
          {
            label: { en: 'Mulberry', ar: 'التوت', tr: 'Dut' },
            description: {
              en: 'For children, birds and purple shoes.',
              ar: 'للأطفال والطيور والأحذية البنفسجية.',
              tr: 'Çocuklar, kuşlar ve mor ayakkabılar için.',
            },
          },
          {
            label: { en: 'Judas tree', ar: 'الأرجوان', tr: 'Erguvan' },
            description: {
              en: 'Pink for two weeks in April.',
              ar: 'وردية أسبوعين في نيسان.',
              tr: 'Nisanda iki hafta pembe.',
            },
          },
          {
            label: { en: 'Holm oak', ar: 'السنديان الأخضر', tr: 'Pırnal meşesi' },
            description: {
              en: 'Slow, and will stand for 300 years.',
              ar: 'بطيء النمو، ويعيش 300 عام.',
              tr: 'Yavaş büyür, 300 yıl durur.',
            },
          },
        ],
      },
    ],
    camps: [
      camp(54, [0.75, 0.3, 0.6, 0.65, 0.4]),
      camp(39, [0.1, 0.6, 1, 0.55, 0.2]),
      camp(30, [0.6, 0.75, 0.3, 0.5, 0.85]),
    ],
  },
];
