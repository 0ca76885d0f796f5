import { DEFAULT_QUIZ_SETTINGS } from '../../../../shared/quizzes/settings';
import { addDays, type SeedQuiz } from '../types';
import {
  matching,
  multiple,
  number,
  ordering,
  pair,
  right,
  single,
  t,
  trueFalse,
  wrong,
} from './quizzes.questions';

export const EVERYDAY_QUIZZES: readonly SeedQuiz[] = [
  {
    slug: 'safe-on-the-internet',
    kind: 'quiz',
    title: t('Safe on the internet', 'آمن على الإنترنت', 'İnternette güvende'),
    summary: t(
      'Passwords, false messages and personal data: the questions the Digital Helpers hear every week.',
      'كلمات المرور والرسائل المزيفة والبيانات الشخصية: أسئلة يسمعها المساعدون الرقميون كل أسبوع.',
      'Parolalar, sahte mesajlar ve kişisel veriler: Dijital Yardımcıların her hafta duyduğu sorular.',
    ),
    body: t(
      'Nobody falls for a false message out of stupidity; it comes when one is tired, in a hurry or worried. That is why it helps to have thought about it once in peace.\n\n## Four rules from the help desk\n\n1. **The city never asks for your password**, neither by telephone nor by message. Neither do the Digital Helpers.\n2. A good password is **long** and is used for **one** service only.\n3. Messages that threaten and press for time are suspicious. Hang up, and call the number you already know.\n4. Whatever shows other people’s faces, addresses or children is shared only if they agree.\n\nIf something has happened, come to the Mill Street library on Monday between 10:00 and 12:00. Nobody will blame you.',
      'لا يقع أحد في فخ رسالة مزيفة عن غباء، بل لأنها تصل حين يكون متعبًا أو مستعجلًا أو قلقًا. ولذلك يفيد أن نفكر في الأمر مرة بهدوء.\n\n## أربع قواعد من مكتب المساعدة\n\n1. **لا تطلب المدينة كلمة مرورك أبدًا**، لا هاتفيًا ولا برسالة، ولا يطلبها المساعدون الرقميون.\n2. كلمة المرور الجيدة **طويلة** وتُستعمل لخدمة **واحدة** فقط.\n3. الرسائل التي تهدد وتستعجل مريبة. أغلق الخط واتصل بالرقم الذي تعرفه.\n4. ما يُظهر وجوه الآخرين أو عناوينهم أو أطفالهم لا يُنشر إلا بموافقتهم.\n\nوإن حدث شيء فتعال إلى مكتبة شارع الطاحونة يوم الاثنين بين 10:00 و12:00، ولن يلومك أحد.',
      'Kimse aptallığından sahte bir mesaja kanmaz; mesaj insan yorgun, aceleci ya da kaygılıyken gelir. Bu yüzden konuyu bir kez sakin kafayla düşünmüş olmak işe yarar.\n\n## Yardım masasından dört kural\n\n1. **Belediye parolanızı asla sormaz**; ne telefonla ne mesajla. Dijital Yardımcılar da sormaz.\n2. İyi parola **uzundur** ve yalnızca **tek** bir hizmette kullanılır.\n3. Tehdit eden, acele ettiren mesajlar şüphelidir. Telefonu kapatın, bildiğiniz numarayı arayın.\n4. Başkalarının yüzünü, adresini ya da çocuğunu gösteren şeyler yalnızca onların onayıyla paylaşılır.\n\nBir şey olduysa pazartesi 10.00–12.00 arasında Değirmen Sokağı Kütüphanesi’ne gelin. Kimse sizi suçlamaz.',
    ),
    originalLocale: 'ar',
    topics: ['digital', 'education'],
    area: null,
    author: { kind: 'team', slug: 'digital-helpers' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-83, '10:00'),
    opensAt: null,
    closesAt: null,
    details: {
      ...DEFAULT_QUIZ_SETTINGS,
      timeLimitSeconds: null,
      passMarkPercent: 80,
      attemptLimit: null,
      questions: [
        single(
          t(
            'Somebody calls “from the town hall” and asks for your password. What do you do?',
            'يتصل بك شخص «من دار البلدية» ويطلب كلمة مرورك. ماذا تفعل؟',
            'Biri “belediyeden” arayıp parolanızı soruyor. Ne yaparsınız?',
          ),
          [
            wrong('Give it', 'تعطيه إياها', 'Söylerim'),
            wrong('Give half of it', 'تعطيه نصفها', 'Yarısını söylerim'),
            right('Hang up', 'تغلق الخط', 'Telefonu kapatırım'),
          ],
          t(
            'The city never asks for a password.',
            'لا تطلب المدينة كلمة المرور أبدًا.',
            'Belediye hiçbir zaman parola sormaz.',
          ),
        ),
        trueFalse(
          t(
            'One very good password may be used for all services.',
            'يمكن استعمال كلمة مرور واحدة ممتازة لكل الخدمات.',
            'Çok iyi tek bir parola bütün hizmetlerde kullanılabilir.',
          ),
          false,
          t(
            'If one service loses it, all the others stand open.',
            'إذا تسرّبت من خدمة واحدة انفتحت بقية الخدمات.',
            'Bir hizmetten sızarsa ötekilerin hepsi açıkta kalır.',
          ),
        ),
        single(
          t(
            'Which password is the strongest?',
            'أي كلمة مرور هي الأقوى؟',
            'Hangi parola en güçlüdür?',
          ),
          [
            wrong('Your date of birth', 'تاريخ ميلادك', 'Doğum tarihiniz'),
            wrong(
              'The word “password” with a 1',
              'كلمة «password» مع الرقم 1',
              '“parola” sözcüğü ve 1',
            ),
            right(
              'Five unrelated words in a row',
              'خمس كلمات متتابعة لا صلة بينها',
              'Art arda beş ilgisiz sözcük',
            ),
          ],
          t(
            'Length and chance make a password strong.',
            'الطول والعشوائية يجعلان كلمة المرور قوية.',
            'Parolayı uzunluk ve rastlantı güçlü kılar.',
          ),
        ),
        multiple(
          t(
            'Which signs point to a false message?',
            'ما العلامات الدالة على رسالة مزيفة؟',
            'Sahte mesajın belirtileri hangileridir?',
          ),
          [
            right('A threat', 'تهديد', 'Tehdit'),
            right('Extreme time pressure', 'استعجال شديد', 'Aşırı zaman baskısı'),
            wrong('It is addressed to you by name', 'ورود اسمك فيها', 'Size adınızla seslenmesi'),
            right('An unusual sender address', 'عنوان مرسل غريب', 'Alışılmadık gönderen adresi'),
          ],
          t(
            'A name alone proves nothing in either direction; pressure and odd addresses are warnings.',
            'الاسم وحده لا يثبت شيئًا في أي اتجاه، أما الضغط والعناوين الغريبة فتحذير.',
            'Ad tek başına bir şey kanıtlamaz; baskı ve tuhaf adresler uyarıdır.',
          ),
        ),
        trueFalse(
          t(
            'With two-step sign-in a stolen password alone is not enough.',
            'مع تسجيل الدخول بخطوتين لا تكفي كلمة المرور المسروقة وحدها.',
            'İki adımlı girişte çalınan parola tek başına yetmez.',
          ),
          true,
          t(
            'A second proof is needed, for example a code on your telephone.',
            'يلزم إثبات ثانٍ، مثل رمز على هاتفك.',
            'İkinci bir kanıt, örneğin telefonunuzdaki bir kod gerekir.',
          ),
        ),
        single(
          t(
            'You would like to publish a photograph of the neighbours’ children. What comes first?',
            'تريد نشر صورة لأطفال الجيران. ما الذي يسبق ذلك؟',
            'Komşu çocuklarının fotoğrafını yayımlamak istiyorsunuz. Önce ne gerekir?',
          ),
          [
            right('Asking their parents', 'استئذان والديهم', 'Anne babalarına sormak'),
            wrong('A filter', 'إضافة مرشّح للصورة', 'Filtre eklemek'),
            wrong('Nothing, if they smile', 'لا شيء إن كانوا يبتسمون', 'Gülüyorlarsa hiçbir şey'),
          ],
          t(
            'A picture on the net can hardly be taken back.',
            'يصعب سحب صورة بعد نشرها على الشبكة.',
            'İnternetteki bir fotoğrafı geri almak çok zordur.',
          ),
        ),
        multiple(
          t(
            'Which of these are personal data?',
            'أيٌّ مما يلي بيانات شخصية؟',
            'Bunlardan hangileri kişisel veridir?',
          ),
          [
            right('Your address', 'عنوانك', 'Adresiniz'),
            right('Your telephone number', 'رقم هاتفك', 'Telefon numaranız'),
            wrong('The height of the lighthouse', 'ارتفاع المنارة', 'Deniz fenerinin yüksekliği'),
            right('Your date of birth', 'تاريخ ميلادك', 'Doğum tarihiniz'),
          ],
          t(
            'Personal data are all details that can be traced to a person.',
            'البيانات الشخصية كل معلومة يمكن ربطها بشخص.',
            'Bir kişiyle ilişkilendirilebilen her bilgi kişisel veridir.',
          ),
        ),
        trueFalse(
          t(
            'Updates should be put off for as long as possible.',
            'ينبغي تأجيل التحديثات أطول مدة ممكنة.',
            'Güncellemeler olabildiğince ertelenmelidir.',
          ),
          false,
          t(
            'They close holes that are already known.',
            'التحديثات تسد ثغرات باتت معروفة.',
            'Güncellemeler, artık bilinen açıkları kapatır.',
          ),
        ),
        single(
          t(
            'What do you do on a public computer at the library when you have finished?',
            'ماذا تفعل بعد انتهائك من حاسوب عام في المكتبة؟',
            'Kütüphanedeki ortak bilgisayarda işiniz bitince ne yaparsınız?',
          ),
          [
            wrong('Switch off the screen', 'تطفئ الشاشة', 'Ekranı kapatırım'),
            right('Sign out', 'تسجّل الخروج', 'Çıkış yaparım'),
            wrong('Save the password', 'تحفظ كلمة المرور', 'Parolayı kaydederim'),
          ],
          t(
            'Otherwise the next person sits in your account.',
            'وإلا جلس الشخص التالي في حسابك.',
            'Yoksa sonraki kişi sizin hesabınızda oturur.',
          ),
        ),
        single(
          t(
            'When do the Digital Helpers sit at the Mill Street library?',
            'متى يكون المساعدون الرقميون في مكتبة شارع الطاحونة؟',
            'Dijital Yardımcılar Değirmen Sokağı Kütüphanesi’nde ne zaman bulunur?',
          ),
          [
            right('Monday, 10:00–12:00', 'الاثنين، 10:00–12:00', 'Pazartesi, 10.00–12.00'),
            wrong('Sunday, 8:00–9:00', 'الأحد، 8:00–9:00', 'Pazar, 8.00–9.00'),
            wrong('Every night', 'كل ليلة', 'Her gece'),
          ],
          t('No appointment is needed.', 'لا حاجة إلى موعد.', 'Randevu gerekmez.'),
        ),
      ],
    },
  },
  {
    slug: 'trees-heat-and-waste',
    kind: 'quiz',
    title: t('Trees, heat and waste', 'الأشجار والحرارة والنفايات', 'Ağaçlar, sıcak ve atık'),
    summary: t(
      'Why a plane tree cools better than a parasol, and what belongs in which bin: ten questions on the climate of our streets.',
      'لماذا تبرّد شجرة الدلب أكثر من المظلة، وما الذي يوضع في أي حاوية: عشرة أسئلة عن مناخ شوارعنا.',
      'Çınar neden şemsiyeden daha iyi serinletir, hangi çöp nereye gider: sokaklarımızın iklimi üzerine on soru.',
    ),
    body: t(
      'On the hottest afternoon of last summer it was **31 degrees** under the plane trees in Green Valley and **43** on the tram platform at Market Square. Those twelve degrees are what this quiz is about.\n\n## From the tree count\n\n- Green Neighbourhoods counted **1,460 street trees** and **212 empty pits**.\n- The team looks after **23 small gardens** in six districts.\n- A street tree costs about **420**, including three years of watering.\n- A young tree needs about 80 litres a week in a dry summer, best early in the morning or in the evening.\n\nThe time limit is eight minutes. If it runs out, simply begin again.',
      'في أحرّ عصر من الصيف الماضي كانت الحرارة **31 درجة** تحت أشجار الدلب في الوادي الأخضر و**43** على رصيف الترام في ساحة السوق. وعن هذه الدرجات الاثنتي عشرة يدور هذا الاختبار.\n\n## من إحصاء الأشجار\n\n- أحصى فريق «الأحياء الخضراء» **1,460 شجرة** في الشوارع و**212 حوضًا فارغًا**.\n- يعتني الفريق بـ**23 حديقة صغيرة** في ستة أحياء.\n- كلفة شجرة الشارع نحو **420** شاملةً ريّها ثلاث سنوات.\n- تحتاج الشجرة الفتية في الصيف الجاف إلى نحو 80 لترًا في الأسبوع، وأفضل الأوقات الصباح الباكر أو المساء.\n\nمدة الاختبار ثماني دقائق، وإن انتهت فابدأ من جديد.',
      'Geçen yazın en sıcak öğleden sonrasında Yeşil Vadi’deki çınarların altında **31**, Çarşı Meydanı’ndaki tramvay peronunda **43 derece** ölçüldü. Bu test o on iki derece hakkında.\n\n## Ağaç sayımından\n\n- Yeşil Mahalleler **1.460 sokak ağacı** ve **212 boş çukur** saydı.\n- Ekip altı ilçede **23 küçük bahçeye** bakıyor.\n- Bir sokak ağacı, üç yıllık sulaması dâhil yaklaşık **420** tutuyor.\n- Genç bir ağaç kurak yazda haftada yaklaşık 80 litre su ister; en iyisi sabah erken ya da akşam.\n\nSüre sekiz dakika. Yetmezse baştan başlayın.',
    ),
    originalLocale: 'en',
    topics: ['environment', 'health'],
    area: 'green-valley',
    author: { kind: 'team', slug: 'green-neighbourhoods' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-17, '08:30'),
    opensAt: null,
    closesAt: null,
    details: {
      ...DEFAULT_QUIZ_SETTINGS,
      timeLimitSeconds: 480,
      passMarkPercent: 60,
      attemptLimit: null,
      questions: [
        single(
          t(
            'How do trees cool the air besides giving shade?',
            'كيف تبرّد الأشجار الهواء إلى جانب الظل؟',
            'Ağaçlar gölge dışında havayı nasıl serinletir?',
          ),
          [
            right(
              'Their leaves evaporate water',
              'تبخّر أوراقها الماء',
              'Yaprakları su buharlaştırır',
            ),
            wrong('Their roots store ice', 'تخزن جذورها الجليد', 'Kökleri buz depolar'),
            wrong(
              'Their bark reflects the moon',
              'يعكس لحاؤها ضوء القمر',
              'Kabukları ayı yansıtır',
            ),
          ],
          t(
            'Evaporation uses up heat, as sweat does on the skin.',
            'يستهلك التبخر الحرارة كما يفعل العرق على الجلد.',
            'Buharlaşma, ciltteki ter gibi ısıyı alır.',
          ),
        ),
        number(
          t(
            'How many degrees cooler was it under the plane trees than on the tram platform?',
            'كم درجة كان الجو أبرد تحت أشجار الدلب منه على رصيف الترام؟',
            'Çınarların altı tramvay peronundan kaç derece serindi?',
          ),
          { value: 12, tolerance: 1, unit: t('degrees', 'درجة', 'derece') },
          t(
            '43 minus 31: twelve degrees.',
            '43 ناقص 31: اثنتا عشرة درجة.',
            '43 eksi 31: on iki derece.',
          ),
        ),
        trueFalse(
          t(
            'Midday is the best time to water.',
            'الظهيرة أفضل وقت للسقي.',
            'Sulamak için en iyi zaman öğledir.',
          ),
          false,
          t(
            'At noon much of the water evaporates. Water early or late.',
            'عند الظهر يتبخر كثير من الماء، فاسقِ باكرًا أو مساءً.',
            'Öğlen suyun çoğu buharlaşır. Erken ya da geç sulayın.',
          ),
        ),
        multiple(
          t(
            'What helps on a very hot day?',
            'ما الذي ينفع في يوم شديد الحر؟',
            'Çok sıcak bir günde ne yararlı olur?',
          ),
          [
            right('Drinking often', 'شرب الماء كثيرًا', 'Sık sık su içmek'),
            right(
              'Looking in on older neighbours',
              'تفقّد الجيران المسنين',
              'Yaşlı komşulara uğramak',
            ),
            wrong('Sport at noon', 'الرياضة ظهرًا', 'Öğle saatinde spor'),
            right('Airing rooms at night', 'تهوية الغرف ليلًا', 'Geceleri havalandırmak'),
          ],
          t(
            'Older people often feel thirst too late; a short visit can save a life.',
            'يتأخر شعور كبار السن بالعطش غالبًا، وقد تنقذ زيارة قصيرة حياة.',
            'Yaşlılar susuzluğu çoğu zaman geç hisseder; kısa bir ziyaret hayat kurtarabilir.',
          ),
        ),
        single(
          t(
            'How many empty tree pits were counted?',
            'كم حوضًا فارغًا أُحصي؟',
            'Kaç boş ağaç çukuru sayıldı?',
          ),
          [wrong('23', '23', '23'), right('212', '212', '212'), wrong('1,460', '1,460', '1.460')],
          t('212 pits are waiting for a tree.', '212 حوضًا تنتظر شجرة.', '212 çukur ağaç bekliyor.'),
        ),
        trueFalse(
          t(
            'Children may wait briefly in a parked car in summer if a window is open a little.',
            'يجوز أن ينتظر الأطفال قليلًا صيفًا في سيارة متوقفة إن كانت نافذتها مفتوحة قليلًا.',
            'Yazın camı biraz açık park hâlindeki arabada çocuklar kısa süre bekleyebilir.',
          ),
          false,
          t(
            'Within minutes a car becomes dangerously hot, even with a window open.',
            'تصبح السيارة شديدة الحرارة خلال دقائق حتى مع نافذة مفتوحة.',
            'Cam açık olsa da araba dakikalar içinde tehlikeli biçimde ısınır.',
          ),
        ),
        matching(
          t('What belongs where?', 'ما الذي يوضع وأين؟', 'Ne nereye atılır?'),
          [
            pair(
              t('Used batteries', 'البطاريات المستعملة', 'Kullanılmış piller'),
              t('Collection box', 'صندوق الجمع', 'Toplama kutusu'),
            ),
            pair(
              t('Empty bottles', 'القوارير الفارغة', 'Boş şişeler'),
              t('Glass container', 'حاوية الزجاج', 'Cam kumbarası'),
            ),
            pair(
              t('Old curtains', 'الستائر القديمة', 'Eski perdeler'),
              t('Textile container', 'حاوية الأقمشة', 'Tekstil kumbarası'),
            ),
            pair(
              t('Broken plates', 'الصحون المكسورة', 'Kırık tabaklar'),
              t('Household waste', 'النفايات المنزلية', 'Ev çöpü'),
            ),
          ],
          t(
            'Batteries contain valuable and poisonous metals and can catch fire; a plate melts at another heat than a bottle.',
            'تحتوي البطاريات على معادن ثمينة وأخرى سامة وقد تشتعل، وينصهر الصحن عند حرارة غير حرارة القارورة.',
            'Piller değerli ve zehirli metaller içerir, alev alabilir; tabak şişeden başka bir sıcaklıkta erir.',
          ),
        ),
        multiple(
          t(
            'What may go on the compost?',
            'ما الذي يصلح للسماد العضوي؟',
            'Komposta neler konabilir?',
          ),
          [
            right('Vegetable peelings', 'قشور الخضار', 'Sebze kabukları'),
            right('Coffee grounds', 'بقايا القهوة المطحونة', 'Kahve telvesi'),
            wrong('Plastic bags', 'أكياس البلاستيك', 'Plastik poşet'),
            right('Dry leaves', 'الأوراق اليابسة', 'Kuru yapraklar'),
          ],
          t(
            'Everything that rots becomes soil again. Plastic does not.',
            'كل ما يتحلل يعود ترابًا، أما البلاستيك فلا.',
            'Çürüyen her şey yeniden toprak olur. Plastik olmaz.',
          ),
        ),
        single(
          t(
            'What would it cost to plant trees in 100 pits, including three years of watering?',
            'كم تكلّف زراعة 100 حوض بالأشجار شاملةً الري ثلاث سنوات؟',
            'Üç yıllık sulamasıyla 100 çukura ağaç dikmek ne tutar?',
          ),
          [
            wrong('4,200', '4,200', '4.200'),
            right('42,000', '42,000', '42.000'),
            wrong('420,000', '420,000', '420.000'),
          ],
          t('100 times 420 is 42,000.', '100 في 420 تساوي 42,000.', '100 çarpı 420, 42.000 eder.'),
        ),
        ordering(
          t(
            'What comes first? Put it in order, the best first.',
            'ما الذي يأتي أولًا؟ رتّب، والأفضل أولًا.',
            'Önce hangisi gelir? En iyisi başta olacak biçimde sıralayın.',
          ),
          [
            t('Avoid waste', 'تجنب النفايات', 'Atığı önlemek'),
            t('Use things again', 'إعادة استعمال الأشياء', 'Eşyaları yeniden kullanmak'),
            t('Recycle', 'التدوير', 'Geri dönüştürmek'),
            t('Burn it', 'الحرق', 'Yakmak'),
          ],
          t(
            'The best waste is the waste that does not arise: the order matters.',
            'أفضل النفايات ما لا ينشأ أصلًا: والترتيب مهم.',
            'En iyi atık, hiç oluşmayan atıktır: sıra önemlidir.',
          ),
        ),
      ],
    },
  },
];
