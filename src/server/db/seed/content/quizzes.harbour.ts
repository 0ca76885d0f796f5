import { DEFAULT_QUIZ_SETTINGS } from '../../../../shared/quizzes/settings';
import { addDays, type SeedQuiz } from '../types';
import { multiple, right, single, t, trueFalse, wrong } from './quizzes.questions';

export const HARBOUR_QUIZZES: readonly SeedQuiz[] = [
  {
    slug: 'harbour-and-bay',
    kind: 'quiz',
    title: t('Harbour and bay', 'المرفأ والخليج', 'Liman ve körfez'),
    summary: t(
      'What lives in our water, who measures it and what a storm leaves behind: a quiz from the team Sea and Coast.',
      'ما الذي يعيش في مياهنا ومن يقيسها وما الذي تخلّفه العاصفة: اختبار من فريق البحر والساحل.',
      'Suyumuzda neler yaşıyor, onu kim ölçüyor, fırtına geride ne bırakıyor: Deniz ve Kıyı ekibinden bir test.',
    ),
    body: t(
      'The bay is the largest public place in Harbour City. These ten questions were tried out with fishers at the Old Port; the record so far is nine correct answers.\n\n## From our logbook\n\n- From April to October volunteers measure the water at **five points** every Monday morning.\n- Last season **101 of 110 samples** were good enough for swimming. The nine others followed heavy rain.\n- The last working day below the lighthouse brought **1.3 tonnes** of waste: mostly nets, then tyres, plastic and metal.\n- The old slipway lies **180 metres** from the ferry channel.\n- **Twelve plaques** between the fish market and the lighthouse recall the dockworkers.',
      'الخليج أكبر مكان عام في مدينة المرفأ. جُرّبت هذه الأسئلة العشرة مع صيادي الميناء القديم، والرقم القياسي حتى الآن تسعة أجوبة صحيحة.\n\n## من سجلّنا\n\n- من أبريل إلى أكتوبر يقيس المتطوعون المياه صباح كل اثنين عند **خمس نقاط**.\n- في الموسم الماضي كانت **101 من 110 عينات** صالحة للسباحة، وجاءت التسع الباقية بعد أمطار غزيرة.\n- جُمع في آخر يوم عمل أسفل المنارة **1.3 طن** من النفايات: أكثرها شباك ثم إطارات وبلاستيك ومعادن.\n- تبعد المزلقة القديمة **180 مترًا** عن ممر العبّارات.\n- تذكّر **اثنتا عشرة لوحة** بين سوق السمك والمنارة بعمّال الأرصفة.',
      'Körfez, Liman Kenti’nin en büyük kamusal alanı. Bu on soruyu Eski Liman’daki balıkçılarla denedik; şimdilik rekor dokuz doğru yanıt.\n\n## Defterimizden\n\n- Nisandan ekime kadar gönüllüler her pazartesi sabahı **beş noktada** suyu ölçüyor.\n- Geçen sezon **110 örneğin 101’i** yüzmeye elverişliydi. Kalan dokuzu şiddetli yağmurun ardından alınmıştı.\n- Fenerin altındaki son çalışma gününde **1,3 ton** atık toplandı: en çok ağ, sonra lastik, plastik ve metal.\n- Eski kızak feribot kanalına **180 metre** uzaklıkta.\n- Balık pazarı ile fener arasındaki **on iki levha** liman işçilerini anıyor.',
    ),
    originalLocale: 'tr',
    topics: ['harbour', 'environment'],
    area: 'old-port',
    author: { kind: 'team', slug: 'sea-and-coast' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-64, '12:00'),
    opensAt: null,
    closesAt: null,
    details: {
      ...DEFAULT_QUIZ_SETTINGS,
      timeLimitSeconds: null,
      passMarkPercent: 60,
      attemptLimit: null,
      questions: [
        single(
          t(
            'At how many points is the water measured?',
            'عند كم نقطة تُقاس المياه؟',
            'Su kaç noktada ölçülüyor?',
          ),
          [
            wrong('Two', 'نقطتان', 'İki'),
            right('Five', 'خمس', 'Beş'),
            wrong('Twelve', 'اثنتا عشرة', 'On iki'),
          ],
          t(
            'Five points, from the outer mole to the swimming steps of the New Shore.',
            'خمس نقاط من كاسر الأمواج الخارجي إلى درج السباحة في الشاطئ الجديد.',
            'Dış mendirekten Yeni Kıyı’daki yüzme basamaklarına kadar beş nokta.',
          ),
        ),
        trueFalse(
          t(
            'After heavy rain the bathing water is usually cleaner.',
            'تكون مياه السباحة عادةً أنظف بعد المطر الغزير.',
            'Şiddetli yağmurdan sonra yüzme suyu genellikle daha temizdir.',
          ),
          false,
          t(
            'Rain washes dirt from the streets into the bay. All nine poor samples followed heavy rain.',
            'يجرف المطر أوساخ الشوارع إلى الخليج، وقد جاءت العينات التسع السيئة كلها بعد أمطار غزيرة.',
            'Yağmur sokakların kirini körfeze taşır. Kötü çıkan dokuz örneğin hepsi şiddetli yağmur sonrasıydı.',
          ),
        ),
        single(
          t(
            'What made up the largest share of the last clean-up?',
            'ما الذي شكّل الحصة الكبرى في حملة التنظيف الأخيرة؟',
            'Son temizlikte en büyük payı ne oluşturdu?',
          ),
          [
            right('Nets', 'الشباك', 'Ağlar'),
            wrong('Glass', 'الزجاج', 'Cam'),
            wrong('Paper', 'الورق', 'Kâğıt'),
          ],
          t(
            'Lost nets keep catching fish for years.',
            'تظل الشباك المفقودة تصطاد الأسماك سنوات.',
            'Kaybolan ağlar yıllarca balık yakalamayı sürdürür.',
          ),
        ),
        multiple(
          t(
            'What should you do if you find an injured sea bird?',
            'ماذا تفعل إذا وجدت طائرًا بحريًا مصابًا؟',
            'Yaralı bir deniz kuşu bulursanız ne yapmalısınız?',
          ),
          [
            right(
              'Keep your distance and keep dogs away',
              'أبقِ مسافة وأبعد الكلاب',
              'Uzak durun, köpekleri uzaklaştırın',
            ),
            wrong('Throw it back into the water', 'أعده إلى الماء', 'Suya geri atın'),
            right(
              'Report the place to the harbour office',
              'أبلغ مكتب المرفأ بالمكان',
              'Yerini liman bürosuna bildirin',
            ),
          ],
          t(
            'Birds that come ashore are often exhausted; the water would kill them.',
            'الطيور التي تلجأ إلى البر منهكة غالبًا، وقد يقتلها الماء.',
            'Karaya çıkan kuşlar çoğu zaman bitkindir; su onları öldürebilir.',
          ),
        ),
        single(
          t(
            'How far is the old slipway from the ferry channel?',
            'كم تبعد المزلقة القديمة عن ممر العبّارات؟',
            'Eski kızak feribot kanalına ne kadar uzak?',
          ),
          [
            wrong('18 metres', '18 مترًا', '18 metre'),
            right('180 metres', '180 مترًا', '180 metre'),
            wrong('1,800 metres', '1,800 متر', '1.800 metre'),
          ],
          t(
            '180 metres: near enough that swimming would pause while the large ferry turns.',
            '180 مترًا: مسافة قريبة تستدعي إيقاف السباحة حين تستدير العبّارة الكبيرة.',
            '180 metre: büyük feribot dönerken yüzmeye ara verilmesini gerektirecek kadar yakın.',
          ),
        ),
        trueFalse(
          t(
            'A breakwater protects the harbour from waves.',
            'يحمي كاسر الأمواج المرفأ من الأمواج.',
            'Mendirek limanı dalgalardan korur.',
          ),
          true,
          t(
            'Our outer mole is such a breakwater.',
            'وكاسر الأمواج الخارجي عندنا مثال على ذلك.',
            'Dış mendireğimiz bunun için var.',
          ),
        ),
        single(
          t(
            'What do the twelve plaques recall?',
            'بماذا تذكّر اللوحات الاثنتا عشرة؟',
            'On iki levha kimleri anıyor?',
          ),
          [
            wrong('Twelve mayors', 'اثني عشر رئيس بلدية', 'On iki belediye başkanını'),
            wrong('Shipwrecks', 'سفنًا غارقة', 'Batıkları'),
            right('Dockworkers', 'عمّال الأرصفة', 'Liman işçilerini'),
          ],
          t(
            'Each bears a sentence from an interview by the team Harbour Heritage.',
            'تحمل كل لوحة جملة من مقابلة أجراها فريق تراث المرفأ.',
            'Her birinde Liman Mirası ekibinin görüşmelerinden bir cümle var.',
          ),
        ),
        multiple(
          t(
            'Which of these belong in the sea?',
            'أيٌّ مما يلي مكانه البحر؟',
            'Bunlardan hangilerinin yeri denizdir?',
          ),
          [
            right('Seagrass', 'الأعشاب البحرية', 'Deniz çayırı'),
            wrong('Cooking oil', 'زيت الطبخ', 'Yemeklik yağ'),
            right('Mussels', 'بلح البحر', 'Midye'),
            wrong('Cigarette ends', 'أعقاب السجائر', 'İzmarit'),
          ],
          t(
            'Seagrass is a nursery for fish, and mussels filter the water.',
            'الأعشاب البحرية حاضنة لصغار السمك، وبلح البحر يرشّح الماء.',
            'Deniz çayırı balık yavrularını barındırır, midye suyu süzer.',
          ),
        ),
        single(
          t(
            'About what share of last season’s samples was good enough for swimming?',
            'ما نسبة عينات الموسم الماضي الصالحة للسباحة تقريبًا؟',
            'Geçen sezon örneklerin yaklaşık ne kadarı yüzmeye elverişliydi?',
          ),
          [wrong('50%', '50%', '%50'), wrong('75%', '75%', '%75'), right('92%', '92%', '%92')],
          t(
            '101 of 110 is about 92%.',
            '101 من 110 تساوي نحو 92%.',
            '110’da 101, yaklaşık %92 eder.',
          ),
        ),
        trueFalse(
          t(
            'Rainwater drains in the street may be used for leftover paint.',
            'يجوز سكب بقايا الطلاء في مصارف مياه الأمطار في الشارع.',
            'Artan boya sokaktaki yağmur suyu ızgarasına dökülebilir.',
          ),
          false,
          t(
            'Many drains lead to the sea. Paint belongs at the collection point for hazardous waste.',
            'كثير من المصارف يصب في البحر، ومكان الطلاء نقطة جمع النفايات الخطرة.',
            'Izgaraların çoğu denize açılır. Boya, tehlikeli atık toplama noktasına götürülmelidir.',
          ),
        ),
      ],
    },
  },
  {
    slug: 'safely-through-the-city',
    kind: 'quiz',
    title: t('Safely through the city', 'بأمان في شوارع المدينة', 'Kentte güvenle'),
    summary: t(
      'On foot, by bicycle, bus and tram: ten everyday situations and the rule behind each.',
      'سيرًا وبالدراجة والحافلة والترام: عشرة مواقف يومية والقاعدة وراء كل منها.',
      'Yaya, bisikletle, otobüs ve tramvayla: gündelik on durum ve her birinin arkasındaki kural.',
    ),
    body: t(
      'Most accidents in a city happen at places that everybody knows: the crossing at the tram stop, the parked van, the quick turn to the right.\n\n## Some figures\n\n- **Eleven bus lines** carry about 21,000 passengers on a weekday.\n- Tram line **T2** has **six stops** with bicycle parking on the list of the Cyclists of the Bay.\n- **Seven percent** of journeys are made by bicycle; on the waterfront promenade it is nearly a quarter.\n- On the way from the fish market to the town hall the team Accessible City found **nine obstacles in 640 metres**.\n\nYou have ten minutes. Six correct answers are enough.',
      'تقع معظم حوادث المدينة في أماكن يعرفها الجميع: المعبر عند موقف الترام، والشاحنة المتوقفة، والانعطاف السريع إلى اليمين.\n\n## بعض الأرقام\n\n- تنقل **أحد عشر خطًا للحافلات** نحو 21,000 راكب في يوم العمل.\n- لخط الترام **T2** **ستة مواقف** أدرجها درّاجو الخليج في قائمتهم لمواقف الدراجات.\n- **سبعة في المئة** من الرحلات تتم بالدراجة، وتقارب النسبة الربع على ممشى الواجهة البحرية.\n- وجد فريق «مدينة ميسّرة للجميع» بين سوق السمك ودار البلدية **تسعة عوائق في 640 مترًا**.\n\nلديك عشر دقائق، وتكفي ستة أجوبة صحيحة.',
      'Kentteki kazaların çoğu herkesin bildiği yerlerde olur: tramvay durağındaki geçit, park etmiş kamyonet, sağa hızlı dönüş.\n\n## Birkaç rakam\n\n- **On bir otobüs hattı** hafta içi günde yaklaşık 21.000 yolcu taşıyor.\n- **T2** tramvay hattının **altı durağı**, Körfez Bisikletlileri’nin bisiklet park yeri listesinde.\n- Yolculukların **yüzde yedisi** bisikletle yapılıyor; sahil yürüyüş yolunda bu oran dörtte bire yaklaşıyor.\n- Erişilebilir Kent ekibi balık pazarından belediyeye giden yolda **640 metrede dokuz engel** buldu.\n\nOn dakikanız var. Altı doğru yanıt yeterli.',
    ),
    originalLocale: 'tr',
    topics: ['mobility', 'accessibility'],
    area: null,
    author: { kind: 'team', slug: 'cyclists-of-the-bay' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-28, '09:00'),
    opensAt: null,
    closesAt: null,
    details: {
      ...DEFAULT_QUIZ_SETTINGS,
      timeLimitSeconds: 600,
      passMarkPercent: 60,
      attemptLimit: null,
      questions: [
        single(
          t(
            'A tram needs, compared with a car at the same speed, …',
            'يحتاج الترام إلى التوقف، مقارنةً بسيارة تسير بالسرعة نفسها، إلى مسافة …',
            'Aynı hızdaki bir otomobile göre tramvayın durmak için ihtiyaç duyduğu mesafe …',
          ),
          [
            wrong('less distance to stop', 'أقصر', 'daha kısadır'),
            wrong('the same distance', 'مساوية', 'aynıdır'),
            right('more distance to stop', 'أطول', 'daha uzundur'),
          ],
          t(
            'Steel wheels on steel rails grip less, and a tram weighs many tonnes.',
            'تماسك العجلات الفولاذية على القضبان أقل، والترام يزن أطنانًا كثيرة.',
            'Çelik tekerlek çelik rayda daha az tutunur ve tramvay tonlarca ağırlıktadır.',
          ),
        ),
        trueFalse(
          t(
            'Rails should be crossed by bicycle at as right an angle as possible.',
            'ينبغي عبور القضبان بالدراجة بزاوية أقرب ما تكون إلى القائمة.',
            'Raylar bisikletle olabildiğince dik açıyla geçilmelidir.',
          ),
          true,
          t(
            'At a flat angle the wheel can slip into the groove.',
            'عند الزاوية الحادة قد تنزلق العجلة في الأخدود.',
            'Dar açıda tekerlek oluğa kayabilir.',
          ),
        ),
        multiple(
          t(
            'What belongs on a bicycle that is ridden after dark?',
            'ما الذي يجب توفره في دراجة تُركب بعد حلول الظلام؟',
            'Karanlıkta sürülen bisiklette neler bulunmalıdır?',
          ),
          [
            right('White light at the front', 'ضوء أبيض في الأمام', 'Önde beyaz ışık'),
            right('Red light at the rear', 'ضوء أحمر في الخلف', 'Arkada kırmızı ışık'),
            right('Working brakes', 'مكابح سليمة', 'Çalışan frenler'),
            wrong('A loudspeaker', 'مكبّر صوت', 'Hoparlör'),
          ],
          t(
            'Being seen is as important as seeing.',
            'أن تُرى لا يقل أهمية عن أن تَرى.',
            'Görülmek, görmek kadar önemlidir.',
          ),
        ),
        single(
          t(
            'What is tactile paving for?',
            'ما فائدة البلاط الإرشادي البارز؟',
            'Hissedilebilir yüzey ne işe yarar?',
          ),
          [
            wrong('It keeps rainwater away', 'يصرف مياه المطر', 'Yağmur suyunu uzaklaştırır'),
            right('It guides blind people', 'يرشد المكفوفين', 'Görme engellilere yol gösterir'),
            wrong('It marks parking places', 'يحدد مواقف السيارات', 'Park yerini gösterir'),
          ],
          t(
            'It is read with the cane or the feet, so please never park a bicycle or a scooter on it.',
            'يُقرأ بالعصا أو بالقدمين، فيُرجى عدم إيقاف دراجة عليه أبدًا.',
            'Bastonla ya da ayakla okunur; lütfen üzerine asla bisiklet ya da skuter bırakmayın.',
          ),
        ),
        trueFalse(
          t(
            'Those getting off should be let out before others get on.',
            'ينبغي إفساح المجال للنازلين قبل صعود الآخرين.',
            'Binmeden önce inenlere yol verilmelidir.',
          ),
          true,
          t(
            'It is polite, and it shortens the stop for everyone.',
            'هذا من الأدب، ويقصّر زمن التوقف للجميع.',
            'Hem naziktir hem de durakta geçen süreyi herkes için kısaltır.',
          ),
        ),
        single(
          t(
            'How many obstacles did the access walk find on 640 metres?',
            'كم عائقًا وجدت جولة تيسير الوصول في 640 مترًا؟',
            'Erişim yürüyüşünde 640 metrede kaç engel bulundu?',
          ),
          [
            wrong('Three', 'ثلاثة', 'Üç'),
            right('Nine', 'تسعة', 'Dokuz'),
            wrong('Forty', 'أربعون', 'Kırk'),
          ],
          t(
            'Nine; four of them have been mended since.',
            'تسعة، أُصلح أربعة منها منذ ذلك الحين.',
            'Dokuz; dördü o günden beri giderildi.',
          ),
        ),
        multiple(
          t(
            'Who may rely on the priority seats in the bus?',
            'من تُخصَّص لهم مقاعد الأولوية في الحافلة؟',
            'Otobüsteki öncelikli koltuklar kimler içindir?',
          ),
          [
            right('Older people', 'كبار السن', 'Yaşlılar'),
            right('Pregnant women', 'الحوامل', 'Hamileler'),
            right('People with a disability', 'الأشخاص ذوو الإعاقة', 'Engelliler'),
            wrong('Shopping bags', 'أكياس التسوق', 'Alışveriş torbaları'),
          ],
          t(
            'Not every disability can be seen; whoever asks need not explain.',
            'ليست كل إعاقة ظاهرة، ومن يطلب المقعد ليس عليه أن يبرر.',
            'Her engel görünmez; isteyen kişi açıklama yapmak zorunda değildir.',
          ),
        ),
        single(
          t(
            'A pedestrian hit at 30 km/h instead of 50 km/h has …',
            'المشاة الذين تصدمهم سيارة بسرعة 30 كم/ساعة بدلًا من 50 …',
            '50 yerine 30 km/sa hızla çarpılan bir yayanın …',
          ),
          [
            wrong(
              'the same chance of survival',
              'فرصة نجاتهم هي نفسها',
              'hayatta kalma olasılığı aynıdır',
            ),
            right(
              'a much better chance of survival',
              'فرصة نجاتهم أكبر بكثير',
              'hayatta kalma olasılığı çok daha yüksektir',
            ),
            wrong(
              'a worse chance of survival',
              'فرصة نجاتهم أقل',
              'hayatta kalma olasılığı daha düşüktür',
            ),
          ],
          t(
            'The force of an impact grows with the square of the speed.',
            'تزداد طاقة الصدمة مع مربع السرعة.',
            'Çarpmanın enerjisi hızın karesiyle artar.',
          ),
        ),
        trueFalse(
          t(
            'About a quarter of all journeys in Harbour City are made by bicycle.',
            'نحو ربع الرحلات في مدينة المرفأ كلها تتم بالدراجة.',
            'Liman Kenti’ndeki bütün yolculukların yaklaşık dörtte biri bisikletle yapılıyor.',
          ),
          false,
          t(
            'It is seven percent; only on the promenade is it nearly a quarter.',
            'النسبة سبعة في المئة، ولا تقارب الربع إلا على الممشى.',
            'Oran yüzde yedi; yalnızca sahil yolunda dörtte bire yaklaşıyor.',
          ),
        ),
        single(
          t(
            'How many bus lines does the city have?',
            'كم خطًا للحافلات في المدينة؟',
            'Kentte kaç otobüs hattı var?',
          ),
          [
            wrong('Four', 'أربعة', 'Dört'),
            right('Eleven', 'أحد عشر', 'On bir'),
            wrong('Twenty-one', 'واحد وعشرون', 'Yirmi bir'),
          ],
          t(
            'Eleven lines, with about 21,000 passengers on a weekday.',
            'أحد عشر خطًا تنقل نحو 21,000 راكب في يوم العمل.',
            'On bir hat; hafta içi günde yaklaşık 21.000 yolcu.',
          ),
        ),
      ],
    },
  },
];
