import type { Localized } from '../../../../shared/contract/text';
import { seedFileId } from '../seedCover';
import { addDays, type SeedTraining } from '../types';

const t = (en: string, ar: string, tr: string): Localized => ({ en, ar, tr });

const keyOf = ({ en = '' }: Localized): string =>
  en
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const lesson = (minutes: number, title: Localized, body: Localized) => ({
  key: keyOf(title),
  kind: 'text' as const,
  quiz: null,
  minutes,
  title,
  body,
});

/** Done by who passes the quiz. */
const quizLesson = (minutes: number, quiz: string, title: Localized, body: Localized) => ({
  ...lesson(minutes, title, body),
  kind: 'quiz' as const,
  quiz,
});

/** Name of the file below the folder of files. */
const BALLOTS = '24-paper-ballots.csv';

export const COURSES: readonly SeedTraining[] = [
  {
    slug: 'participation-in-30-minutes',
    kind: 'course',
    title: t('Participation in 30 minutes', 'المشاركة في 30 دقيقة', '30 dakikada katılım'),
    summary: t(
      'Where a decision is made, when you can still change it and how your voice gets there: the shortest way into the portal.',
      'أين يُتخذ القرار، ومتى يمكنك تغييره، وكيف يصل صوتك إليه: أقصر طريق إلى هذه البوابة.',
      'Karar nerede alınıyor, ne zamana kadar değiştirilebilir, sesiniz oraya nasıl ulaşır: portala giden en kısa yol.',
    ),
    body: t(
      'You have half an hour and a question for the city. This course takes you from the question to the place where it is heard, without requiring you to know the difference between a committee and a council beforehand.\n\n## Who it is for\n\nFor everyone who has just registered, and for those who have voted once and would like to do more. It can be read on a telephone, on the tram T2 between the university and the fish market if need be.\n\n## How it works\n\n- Two modules, five short lessons, thirty minutes\n- You may stop at any lesson and go on later\n- No previous knowledge, nothing to prepare\n\nIf you prefer to learn together with others, the Digital Helpers go through the course with you on Monday mornings at the Mill Street library.',
      'لديك نصف ساعة وسؤال للمدينة. تأخذك هذه الدورة من السؤال إلى المكان الذي يُسمع فيه، ولا تفترض أنك تعرف مسبقًا الفرق بين اللجنة والمجلس.\n\n## لمن هذه الدورة\n\nلكل من سجّل حديثًا، ولمن صوّت مرة ويرغب في المزيد. يمكن قراءتها على الهاتف، ولو في ترام T2 بين الجامعة وسوق السمك.\n\n## كيف تسير\n\n- وحدتان وخمسة دروس قصيرة في ثلاثين دقيقة\n- يمكنك التوقف عند أي درس ومتابعته لاحقًا\n- لا معرفة سابقة ولا تحضير\n\nوإن كنت تفضل التعلم مع آخرين، فالمساعدون الرقميون يقرؤون الدورة معك صباح كل اثنين في مكتبة شارع الطاحونة.',
      'Yarım saatiniz ve kente bir sorunuz var. Bu kurs sizi sorudan, o sorunun duyulduğu yere götürüyor; komite ile meclis arasındaki farkı önceden bilmeniz gerekmiyor.\n\n## Kimler için\n\nYeni kaydolan herkes ve bir kez oy kullanıp daha fazlasını yapmak isteyenler için. Telefonda, gerekirse üniversite ile balık pazarı arasında T2 tramvayında bile okunabilir.\n\n## Nasıl ilerliyor\n\n- İki bölüm, beş kısa ders, otuz dakika\n- Her derste durup sonra devam edebilirsiniz\n- Ön bilgi de hazırlık da gerekmiyor\n\nBaşkalarıyla birlikte öğrenmeyi yeğliyorsanız Dijital Yardımcılar pazartesi sabahları Değirmen Sokağı Kütüphanesi’nde kursu sizinle birlikte yapıyor.',
    ),
    originalLocale: 'en',
    topics: ['democracy', 'digital'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-210, '09:00'),
    opensAt: null,
    closesAt: null,
    details: {
      level: 'introduction',
      languages: ['en', 'ar', 'tr'],
      outcomes: [
        t(
          'You know who decides what in Harbour City.',
          'تعرف من يقرر ماذا في مدينة المرفأ.',
          'Liman Kenti’nde neye kimin karar verdiğini bilirsiniz.',
        ),
        t(
          'You can vote, comment and follow a subject.',
          'تستطيع التصويت والتعليق ومتابعة موضوع.',
          'Oy kullanabilir, yorum yazabilir, bir konuyu takip edebilirsiniz.',
        ),
        t(
          'You recognise the moment at which your voice counts most.',
          'تميّز اللحظة التي يكون لصوتك فيها أكبر أثر.',
          'Sesinizin en çok işe yaradığı anı ayırt edersiniz.',
        ),
      ],
      course: {
        durationMinutes: 30,
        passMarkPercent: 60,
        prerequisite: null,
        modules: [
          {
            title: t('Who decides what', 'من يقرر ماذا', 'Neye kim karar verir'),
            lessons: [
              lesson(
                6,
                t(
                  'Council, mayor, committees',
                  'المجلس ورئاسة البلدية واللجان',
                  'Meclis, başkan, komiteler',
                ),
                t(
                  'The city council decides on rules and money. The mayor’s office carries the decisions out and leads the departments. Committees prepare: they read the papers, hear residents and experts, and recommend. District councils speak for their own streets. When you have a request, first ask yourself which of the four can say yes to it.',
                  'يقرر مجلس المدينة القواعد والأموال. وتنفّذ رئاسة البلدية القرارات وتقود الإدارات. أما اللجان فتُعدّ الملفات: تقرأ الأوراق وتستمع إلى السكان والخبراء ثم توصي. وتتحدث مجالس الأحياء باسم شوارعها. فإذا كان لديك طلب فاسأل نفسك أولًا أيّ هذه الجهات الأربع يملك أن يقول له نعم.',
                  'Kent meclisi kurallara ve paraya karar verir. Başkanlık kararları uygular ve müdürlükleri yönetir. Komiteler hazırlık yapar: belgeleri okur, sakinleri ve uzmanları dinler, öneride bulunur. İlçe meclisleri kendi sokakları adına konuşur. Bir isteğiniz olduğunda önce bu dördünden hangisinin “evet” diyebileceğini sorun.',
                ),
              ),
              lesson(
                6,
                t('The life of a decision', 'مسيرة القرار', 'Bir kararın yolculuğu'),
                t(
                  'Almost every decision passes through five stages: idea, draft, hearing, decision, execution. In the first three a single good argument can change much. After the decision only details remain open, for example the place of a bench or the hour of a delivery. The portal shows the stage of every subject, so look at it before you write.',
                  'يمر كل قرار تقريبًا بخمس مراحل: فكرة فمسودة فجلسة استماع فقرار فتنفيذ. في المراحل الثلاث الأولى قد تغيّر حجة واحدة جيدة الكثير. أما بعد القرار فلا يبقى مفتوحًا إلا التفاصيل، كموضع مقعد أو ساعة توصيل. تعرض البوابة مرحلة كل موضوع، فانظر إليها قبل أن تكتب.',
                  'Hemen her karar beş aşamadan geçer: fikir, taslak, görüş alma, karar, uygulama. İlk üçünde tek bir iyi gerekçe çok şeyi değiştirebilir. Karardan sonra yalnızca ayrıntılar açık kalır; örneğin bir bankın yeri ya da bir teslim saati. Portal her konunun aşamasını gösterir, yazmadan önce oraya bakın.',
                ),
              ),
            ],
          },
          {
            title: t('Your voice', 'صوتك', 'Sizin sesiniz'),
            lessons: [
              lesson(
                6,
                t('Voting', 'التصويت', 'Oy kullanmak'),
                t(
                  'Open a poll and read the question twice: what will happen with the result? Some polls are open to everyone who is signed in, others to residents whose address has been verified. You cast one ballot, receive a receipt and can check later that it was counted. In a secret poll nobody, not even the administration, sees your choice.',
                  'افتح استطلاعًا واقرأ السؤال مرتين: ماذا سيُفعل بالنتيجة؟ بعض الاستطلاعات متاح لكل من سجّل الدخول، وبعضها للسكان الذين جرى التحقق من عناوينهم. تدلي بصوت واحد وتتسلم إيصالًا يتيح لك التأكد لاحقًا من احتسابه. وفي الاقتراع السري لا يرى اختيارك أحد، ولا حتى الإدارة.',
                  'Bir oylamayı açın ve soruyu iki kez okuyun: sonuçla ne yapılacak? Kimi oylamalar giriş yapan herkese, kimileri adresi doğrulanmış sakinlere açıktır. Tek bir oy verir, bir alındı alır ve oyunuzun sayıldığını sonradan kontrol edebilirsiniz. Gizli oylamada seçiminizi yönetim dâhil kimse göremez.',
                ),
              ),
              lesson(
                6,
                t(
                  'Writing a comment that helps',
                  'كتابة تعليق مفيد',
                  'İşe yarayan bir yorum yazmak',
                ),
                t(
                  'Three sentences are enough: what you have observed, what follows from it for you, what you propose. “At the T2 stop by the fish market the ramp is blocked by crates at eight in the morning. With my pram I wait for the next tram. Could the crates stand behind the kiosk?” A place, a time and a proposal make it easy to answer you.',
                  'تكفي ثلاث جمل: ما لاحظته، وما يترتب عليه بالنسبة إليك، وما تقترحه. «في الثامنة صباحًا تسد الصناديق منحدر موقف T2 عند سوق السمك. فأنتظر الترام التالي مع عربة طفلي. هل يمكن وضع الصناديق خلف الكشك؟» المكان والوقت والاقتراح تجعل الجواب عنك سهلًا.',
                  'Üç cümle yeter: ne gözlemlediniz, bunun size etkisi ne, ne öneriyorsunuz. “Sabah sekizde balık pazarındaki T2 durağının rampasını kasalar kapatıyor. Bebek arabasıyla bir sonraki tramvayı bekliyorum. Kasalar büfenin arkasında durabilir mi?” Yer, saat ve öneri size yanıt vermeyi kolaylaştırır.',
                ),
              ),
              lesson(
                6,
                t('Following and meeting', 'المتابعة واللقاء', 'Takip etmek ve buluşmak'),
                t(
                  'Follow a subject and you will hear when something changes: a new stage, an answer, a result. If you would rather talk, look at the events; most evenings are step-free, and many can be joined online. And if you wish to keep at it, a team is the easiest beginning: many of them are glad of anyone who has one free hour.',
                  'تابع موضوعًا فيصلك خبر كل تغيّر فيه: مرحلة جديدة أو جواب أو نتيجة. وإن كنت تفضل الحديث فانظر في الفعاليات، فمعظم الأماسي بلا درجات ويمكن حضور كثير منها عبر الإنترنت. أما إذا أردت الاستمرار فالفرق أسهل بداية: كثير منها يرحّب بمن لديه ساعة فراغ واحدة.',
                  'Bir konuyu takip edin; yeni bir aşama, yanıt ya da sonuç olduğunda haberiniz olur. Konuşmayı yeğliyorsanız etkinliklere bakın: akşamların çoğu basamaksız, birçoğuna çevrim içi katılmak mümkün. Devam etmek isterseniz en kolay başlangıç bir ekiptir: birçoğu, bir saat boş vakti olan herkesi sevinçle karşılar.',
                ),
              ),
            ],
          },
        ],
      },
      training: null,
    },
  },
  {
    slug: 'how-votes-are-counted',
    kind: 'course',
    title: t('How votes are counted', 'كيف تُحتسب الأصوات', 'Oylar nasıl sayılır'),
    summary: t(
      'From the ballot to the published figure: secrecy, receipts, invalid votes and what a narrow result really says.',
      'من الورقة إلى الرقم المنشور: السرية والإيصالات والأصوات غير الصالحة وما تقوله النتيجة المتقاربة حقًا.',
      'Oy pusulasından yayımlanan rakama: gizlilik, alındılar, geçersiz oylar ve başa baş bir sonucun gerçekte ne söylediği.',
    ),
    body: t(
      'Trust in a vote does not come from promises but from being able to check. This course shows each step between your click and the figure on the results page, and names the points at which something could go wrong.\n\n## What you will do\n\nYou count a small vote by hand: 24 paper ballots on the choice of a bench for the waterfront promenade. Then you work out the percentages in two ways and see why they differ.\n\n## What you need\n\nAn hour, a pencil, and no mathematics beyond percentages. Those who organise votes in an association or a school will find a checklist in the last lesson.\n\n> A fair count is one that the losing side can repeat.',
      'لا تأتي الثقة بالتصويت من الوعود بل من القدرة على التحقق. تبيّن هذه الدورة كل خطوة بين نقرتك والرقم الظاهر في صفحة النتائج، وتسمّي المواضع التي قد يقع فيها خطأ.\n\n## ماذا ستفعل\n\nتفرز بيدك تصويتًا صغيرًا: 24 ورقة لاختيار مقعد لممشى الواجهة البحرية. ثم تحسب النسب بطريقتين وترى سبب اختلافهما.\n\n## ماذا تحتاج\n\nساعة وقلم رصاص، ولا شيء من الرياضيات سوى النسب المئوية. ومن ينظم التصويت في جمعية أو مدرسة يجد في الدرس الأخير قائمة مراجعة.\n\n> الفرز العادل هو ما يستطيع الطرف الخاسر أن يعيده بنفسه.',
      'Bir oylamaya güven vaatlerden değil, denetleyebilmekten doğar. Bu kurs, tıklamanız ile sonuç sayfasındaki rakam arasındaki her adımı gösteriyor ve nerede hata olabileceğini açıkça söylüyor.\n\n## Neler yapacaksınız\n\nKüçük bir oylamayı elle sayacaksınız: sahil yürüyüş yoluna konacak bank için 24 kâğıt pusula. Sonra yüzdeleri iki ayrı yolla hesaplayıp neden farklı olduklarını göreceksiniz.\n\n## Neye ihtiyacınız var\n\nBir saat, bir kurşun kalem ve yüzdelerden öte matematik yok. Bir dernekte ya da okulda oylama düzenleyenler son derste bir denetim listesi bulacak.\n\n> Adil sayım, kaybeden tarafın da tekrarlayabildiği sayımdır.',
    ),
    originalLocale: 'en',
    topics: ['democracy', 'digital', 'education'],
    area: null,
    author: { kind: 'committee', slug: 'ethics-committee' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-150, '10:00'),
    opensAt: null,
    closesAt: null,
    details: {
      level: 'intermediate',
      languages: ['en', 'ar', 'tr'],
      outcomes: [
        t(
          'You can explain what a secret ballot protects.',
          'تستطيع شرح ما يحميه الاقتراع السري.',
          'Gizli oyun neyi koruduğunu açıklayabilirsiniz.',
        ),
        t(
          'You can check your own receipt.',
          'تستطيع التحقق من إيصالك.',
          'Kendi alındınızı denetleyebilirsiniz.',
        ),
        t(
          'You can read a result without being misled by percentages.',
          'تستطيع قراءة النتيجة من دون أن تضللك النسب.',
          'Yüzdelere aldanmadan bir sonucu okuyabilirsiniz.',
        ),
      ],
      course: {
        durationMinutes: 56,
        passMarkPercent: 70,
        prerequisite: null,
        modules: [
          {
            title: t('Before the count', 'قبل الفرز', 'Sayımdan önce'),
            lessons: [
              lesson(
                8,
                t('Who may vote', 'من يحق له التصويت', 'Kimler oy kullanabilir'),
                t(
                  'A count begins with a list. For votes with consequences for the budget only verified residents are admitted, so that one person is one vote. The check happens before the ballot is handed out: the system notes that you have received one, and refuses a second. What you choose on it is not part of that note.',
                  'يبدأ الفرز بقائمة. في عمليات التصويت التي لها أثر في الميزانية لا يُقبل إلا السكان الذين جرى التحقق منهم، ليكون لكل شخص صوت واحد. ويتم التحقق قبل تسليم الورقة: يسجّل النظام أنك تسلّمت ورقة ويرفض أن يعطيك ثانية، أما ما تختاره عليها فليس جزءًا من هذا التسجيل.',
                  'Sayım bir listeyle başlar. Bütçeyi etkileyen oylamalara, kişi başına bir oy olsun diye yalnızca doğrulanmış sakinler katılabilir. Denetim pusula verilmeden önce yapılır: sistem size bir pusula verildiğini kaydeder, ikincisini vermez. Pusulada neyi seçtiğiniz bu kaydın parçası değildir.',
                ),
              ),
              lesson(
                8,
                t('Two separate boxes', 'صندوقان منفصلان', 'İki ayrı sandık'),
                t(
                  'Imagine two boxes. In one lies the list of those who have voted; in the other lie the ballots, without names. A secret vote is secret because no thread leads from one to the other. Only the two numbers must agree: if 240 people have voted, there must be 240 ballots. If not, the count stops and the difference is explained in public.',
                  'تخيّل صندوقين: في أحدهما قائمة من صوّتوا، وفي الآخر الأوراق بلا أسماء. يكون التصويت سريًا لأن لا خيط يصل بين الصندوقين. العددان وحدهما يجب أن يتطابقا: إن صوّت 240 شخصًا وجب أن تكون الأوراق 240. وإلا توقف الفرز وشُرح الفرق علنًا.',
                  'İki sandık düşünün. Birinde oy kullananların listesi, ötekinde adsız pusulalar var. Gizli oylama, birinden ötekine hiçbir ip uzanmadığı için gizlidir. Yalnızca iki sayı birbirini tutmalıdır: 240 kişi oy kullandıysa 240 pusula olmalıdır. Tutmuyorsa sayım durur ve fark herkese açıklanır.',
                ),
              ),
            ],
          },
          {
            title: t('During the count', 'أثناء الفرز', 'Sayım sırasında'),
            lessons: [
              lesson(
                8,
                t('Your receipt', 'إيصالك', 'Alındınız'),
                t(
                  'After voting you receive a short code. With it you can check at any time that your ballot is among those counted. The code does not reveal your choice, and it should not: whoever could prove how they voted could also be paid or pressed to vote in a certain way.',
                  'بعد التصويت تتسلم رمزًا قصيرًا. وبه تستطيع التأكد في أي وقت من أن صوتك بين الأصوات المحتسبة. لا يكشف الرمز اختيارك، ولا ينبغي له ذلك: فمن استطاع أن يثبت كيف صوّت أمكن أن يُدفع له أو يُضغط عليه ليصوّت على نحو معين.',
                  'Oy verdikten sonra kısa bir kod alırsınız. Bu kodla oyunuzun sayılanlar arasında olduğunu her zaman denetleyebilirsiniz. Kod seçiminizi açığa vurmaz, vurmamalıdır da: nasıl oy kullandığını kanıtlayabilen kişiye para verilebilir ya da baskı yapılabilir.',
                ),
              ),
              lesson(
                8,
                t('Count by hand', 'افرز بيدك', 'Elle sayın'),
                t(
                  'Our 24 paper ballots: 11 for the wooden bench, 9 for the stone bench, 2 blank, 2 with both crossed. How many are valid? Twenty. The wooden bench has 55% of the valid votes, but 46% of all ballots handed in. Both figures are correct; a serious publication says which of the two it is using.',
                  'لدينا 24 ورقة: 11 للمقعد الخشبي و9 للمقعد الحجري وورقتان بيضاوان وورقتان عُلّم فيهما على الخيارين. كم عدد الصالح منها؟ عشرون. حصل المقعد الخشبي على 55% من الأصوات الصالحة، لكن على 46% من مجموع الأوراق. الرقمان صحيحان، والنشر الجاد يبيّن أيهما يستعمل.',
                  '24 kâğıt pusulamız var: 11’i ahşap bank, 9’u taş bank, 2’si boş, 2’sinde ikisi de işaretli. Kaçı geçerli? Yirmisi. Ahşap bank geçerli oyların %55’ini, verilen bütün pusulaların ise %46’sını aldı. İki rakam da doğru; ciddi bir yayın hangisini kullandığını belirtir.',
                ),
              ),
              {
                ...lesson(
                  5,
                  t(
                    'Count the 24 ballots yourself',
                    'افرز الأوراق الـ24 بنفسك',
                    '24 pusulayı kendiniz sayın',
                  ),
                  t(
                    'The file lists our ballots in the order in which they came out of the box, one line for each. Count them twice, the second time from the last line to the first. Do you arrive at 11, 9, 2 and 2? If the two counts differ, do as the polling station does: neither of them holds, and somebody else counts.',
                    'يسرد الملف أوراقنا بالترتيب الذي خرجت به من الصندوق، سطرًا لكل ورقة. افرزها مرتين، والثانية من السطر الأخير إلى الأول. هل وصلت إلى 11 و9 و2 و2؟ إن اختلف الفرزان فافعل ما يُفعل في مركز الاقتراع: لا يُعتد بأي منهما، ويفرز شخص آخر.',
                    'Dosyada pusulalar sandıktan çıktıkları sırayla, her biri bir satırda duruyor. İki kez sayın; ikincisinde son satırdan ilkine gidin. 11, 9, 2 ve 2’ye ulaşıyor musunuz? İki sayım tutmuyorsa sandık başında ne yapılıyorsa onu yapın: ikisi de geçmez, başka biri sayar.',
                  ),
                ),
                kind: 'file',
                document: {
                  file: seedFileId(BALLOTS),
                  name: BALLOTS,
                  mediaType: 'text/csv',
                  bytes: 1293,
                },
              },
            ],
          },
          {
            title: t('After the count', 'بعد الفرز', 'Sayımdan sonra'),
            lessons: [
              lesson(
                4,
                t('A narrow result', 'نتيجة متقاربة', 'Başa baş sonuç'),
                t(
                  'Two votes of difference among 240 are a result, and the rule agreed beforehand applies. But they are not a mandate to ignore 119 people. Good committees look at a narrow result and ask what the second choice was about: perhaps the wish for shade can be met beside the winning bench.',
                  'فرق صوتين من أصل 240 نتيجة قائمة، وتسري عليها القاعدة المتفق عليها مسبقًا. لكنه ليس تفويضًا بتجاهل 119 شخصًا. تنظر اللجان الجيدة في النتيجة المتقاربة وتسأل عمّا أراده أصحاب الخيار الثاني، فلعل الرغبة في الظل تُلبّى إلى جانب المقعد الفائز.',
                  '240 oyda iki oyluk fark bir sonuçtur ve önceden kararlaştırılan kural uygulanır. Ama 119 kişiyi yok sayma yetkisi vermez. İyi komiteler başa baş sonuca bakıp ikinci seçeneğin ne istediğini sorar: belki gölge isteği kazanan bankın yanında da karşılanabilir.',
                ),
              ),
              lesson(
                4,
                t(
                  'Checklist for your own vote',
                  'قائمة مراجعة لتصويتك',
                  'Kendi oylamanız için liste',
                ),
                t(
                  'Before: write down the question, the voters, the closing time and the rule for a tie.\n\nDuring: two people at the box, never one.\n\nAfter: count twice, by different people; announce valid, invalid and blank votes separately; keep the ballots until the period for objections has passed. Whoever lost is invited to look.',
                  'قبل التصويت: دوّن السؤال ومن يحق لهم التصويت وموعد الإغلاق وقاعدة التعادل.\n\nأثناءه: شخصان عند الصندوق لا شخص واحد.\n\nبعده: افرزوا مرتين على يد أشخاص مختلفين، وأعلنوا الأصوات الصالحة وغير الصالحة والبيضاء كلًّا على حدة، واحفظوا الأوراق حتى تنتهي مهلة الاعتراض. ومن خسر مدعو إلى أن ينظر بنفسه.',
                  'Önce: soruyu, oy kullanacakları, kapanış saatini ve eşitlik kuralını yazın.\n\nSırasında: sandığın başında bir değil, iki kişi bulunsun.\n\nSonra: iki kez, farklı kişilerce sayın; geçerli, geçersiz ve boş oyları ayrı ayrı duyurun; itiraz süresi bitene kadar pusulaları saklayın. Kaybeden taraf bakmaya davetlidir.',
                ),
              ),
              {
                ...lesson(
                  5,
                  t(
                    'How the secret ballot came about',
                    'كيف نشأ الاقتراع السري',
                    'Gizli oy nasıl ortaya çıktı',
                  ),
                  t(
                    'For a long time people voted aloud, or with a slip whose colour gave them away. The encyclopedia tells, in English, who changed that and when. Look for one country that you know: since when has nobody been able to look over the voter’s shoulder there?',
                    'ظل الناس زمنًا طويلًا يصوّتون جهرًا أو بورقة يفضحهم لونها. تروي الموسوعة، بالإنجليزية، من غيّر ذلك ومتى. ابحث عن بلد تعرفه: منذ متى لا يستطيع أحد فيه أن ينظر من فوق كتف الناخب؟',
                    'İnsanlar uzun süre yüksek sesle ya da rengi kendilerini ele veren bir kâğıtla oy verdi. Bunu kimin, ne zaman değiştirdiğini ansiklopedi İngilizce olarak anlatıyor. Bildiğiniz bir ülkeyi arayın: orada ne zamandan beri kimse seçmenin omzunun üzerinden bakamıyor?',
                  ),
                ),
                kind: 'link',
                link: 'https://en.wikipedia.org/wiki/Secret_ballot',
              },
              quizLesson(
                6,
                'voting-fair-and-secret',
                t('What have you kept?', 'ماذا بقي لديك؟', 'Aklınızda ne kaldı?'),
                t(
                  'A short quiz on secrecy, receipts and counting closes the course. You may try it as often as you like; your best attempt counts.',
                  'تُختتم الدورة باختبار قصير عن السرية والإيصالات والفرز. يمكنك المحاولة كما تشاء، وتُحتسب أفضل محاولة.',
                  'Kurs; gizlilik, alındılar ve sayım üzerine kısa bir testle kapanıyor. İstediğiniz kadar deneyebilirsiniz; en iyi denemeniz sayılır.',
                ),
              ),
            ],
          },
        ],
      },
      training: null,
    },
  },
  {
    slug: 'reading-the-city-budget',
    kind: 'course',
    title: t('Reading the city budget', 'قراءة ميزانية المدينة', 'Kent bütçesini okumak'),
    summary: t(
      'Three hundred pages, four questions: how to find in the budget what concerns your street.',
      'ثلاثمئة صفحة وأربعة أسئلة: كيف تجد في الميزانية ما يخص شارعك.',
      'Üç yüz sayfa, dört soru: bütçede sokağınızı ilgilendiren kısmı nasıl bulursunuz.',
    ),
    body: t(
      'A budget is a plan in figures: what the city wishes to do in one year and how it pays for it. You need not read it from cover to cover. Members of the budget committee read it with four questions, and this course teaches you the same ones.\n\n## The four questions\n\n1. Where does the money come from?\n2. What is fixed, and what can still be changed?\n3. What is bought once, and what costs money every year?\n4. What was different last year?\n\n## Practice\n\nEvery lesson takes its example from the city: the roof of the covered market, the T2 stop at the fish market, the opening hours of the Mill Street library. At the end you will be able to write a budget question that a department can answer.',
      'الميزانية خطة مكتوبة بالأرقام: ما تريد المدينة فعله خلال سنة وكيف تدفع ثمنه. لست مضطرًا إلى قراءتها من الغلاف إلى الغلاف. يقرؤها أعضاء لجنة الميزانية بأربعة أسئلة، وهذه الدورة تعلّمك الأسئلة نفسها.\n\n## الأسئلة الأربعة\n\n1. من أين يأتي المال؟\n2. ما الثابت وما الذي ما زال يمكن تغييره؟\n3. ما الذي يُشترى مرة واحدة وما الذي يكلّف مالًا كل سنة؟\n4. ما الذي اختلف عن العام الماضي؟\n\n## التطبيق\n\nيأخذ كل درس مثاله من المدينة: سقف السوق المسقوف، وموقف T2 عند سوق السمك، وساعات عمل مكتبة شارع الطاحونة. وفي النهاية ستستطيع كتابة سؤال عن الميزانية تقدر إدارة ما على الإجابة عنه.',
      'Bütçe rakamlarla yazılmış bir plandır: kent bir yılda ne yapmak istiyor ve bunu nasıl ödüyor. Baştan sona okumanız gerekmez. Bütçe komitesi üyeleri onu dört soruyla okur; bu kurs size aynı soruları öğretiyor.\n\n## Dört soru\n\n1. Para nereden geliyor?\n2. Ne sabit, ne hâlâ değiştirilebilir?\n3. Ne bir kez alınıyor, ne her yıl para istiyor?\n4. Geçen yıla göre ne değişti?\n\n## Uygulama\n\nHer ders örneğini kentten alıyor: kapalı çarşının çatısı, balık pazarındaki T2 durağı, Değirmen Sokağı Kütüphanesi’nin açılış saatleri. Sonunda bir müdürlüğün yanıtlayabileceği bir bütçe sorusu yazabileceksiniz.',
    ),
    originalLocale: 'tr',
    topics: ['budget', 'education'],
    area: null,
    author: { kind: 'person', person: 'leyla' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-96, '09:00'),
    opensAt: null,
    closesAt: null,
    details: {
      level: 'intermediate',
      languages: ['tr', 'en', 'ar'],
      outcomes: [
        t(
          'You can tell income from expenditure and fixed from free money.',
          'تميّز الإيرادات من النفقات والمال المقيّد من المتاح.',
          'Gelirle gideri, bağlı parayla serbest parayı ayırt edersiniz.',
        ),
        t(
          'You can find a project in the budget and follow it over two years.',
          'تستطيع العثور على مشروع في الميزانية وتتبّعه خلال سنتين.',
          'Bütçede bir projeyi bulup iki yıl boyunca izleyebilirsiniz.',
        ),
      ],
      course: {
        durationMinutes: 36,
        passMarkPercent: 70,
        prerequisite: null,
        modules: [
          {
            title: t('Money in, money out', 'مال يدخل ومال يخرج', 'Giren para, çıkan para'),
            lessons: [
              lesson(
                9,
                t('Where the money comes from', 'من أين يأتي المال', 'Para nereden geliyor'),
                t(
                  'A city has three kinds of income: its own taxes and fees, transfers from the state, and loans. Fees belong to a service: what you pay for water may be spent on water only. Taxes may be spent freely. A loan brings money today and repayments tomorrow, which is why it should pay for things that last, such as a bridge, and not for salaries.',
                  'للمدينة ثلاثة أنواع من الإيرادات: ضرائبها ورسومها، وتحويلات الدولة، والقروض. الرسم مرتبط بخدمة: ما تدفعه عن الماء لا يُنفق إلا على الماء. أما الضرائب فيمكن إنفاقها بحرية. والقرض يأتي بمال اليوم وأقساط الغد، ولذلك ينبغي أن يموّل ما يدوم كالجسور لا الرواتب.',
                  'Bir kentin üç tür geliri vardır: kendi vergi ve harçları, devletten gelen paylar ve krediler. Harç bir hizmete bağlıdır: su için ödediğiniz yalnızca suya harcanabilir. Vergiler serbestçe harcanabilir. Kredi bugün para, yarın taksit getirir; bu yüzden maaşları değil, köprü gibi kalıcı şeyleri ödemelidir.',
                ),
              ),
              lesson(
                9,
                t('Fixed and free', 'المقيّد والمتاح', 'Bağlı ve serbest'),
                t(
                  'Most of a budget is spoken for before the debate begins: salaries, pensions, repayments, tasks required by law. What remains is called free. In Harbour City it is about eleven in every hundred. That sounds little, but it is where every playground and every festival comes from. Mark the free lines first; your proposal will compete there.',
                  'معظم الميزانية محجوز قبل أن يبدأ النقاش: رواتب ومعاشات وأقساط ومهام يفرضها القانون. وما يبقى يسمّى المال المتاح، وهو في مدينة المرفأ نحو أحد عشر من كل مئة. يبدو قليلًا، لكن منه يأتي كل ملعب وكل مهرجان. علّم البنود المتاحة أولًا، ففيها سينافس مقترحك.',
                  'Bütçenin çoğu tartışma başlamadan önce bellidir: maaşlar, emeklilik ödemeleri, taksitler, yasanın zorunlu kıldığı görevler. Kalana serbest para denir; Liman Kenti’nde yüzde on bir dolayındadır. Az gibi görünür ama her oyun alanı, her şenlik oradan çıkar. Önce serbest satırları işaretleyin; öneriniz orada yarışacak.',
                ),
              ),
            ],
          },
          {
            title: t('From figure to question', 'من الرقم إلى السؤال', 'Rakamdan soruya'),
            lessons: [
              lesson(
                9,
                t('Once or every year', 'مرة واحدة أم كل سنة', 'Bir kez mi, her yıl mı'),
                t(
                  'A new reading room costs money once: walls, shelves, lamps. To keep it open until ten in the evening costs money every year. Budgets separate the two as investment and operation. Many good ideas fail because only the first was calculated. When you propose something, always write two figures: what it costs to make, and what it costs to keep.',
                  'تكلّف قاعة المطالعة الجديدة مالًا مرة واحدة: جدران ورفوف ومصابيح. أما إبقاؤها مفتوحة حتى العاشرة مساءً فيكلّف مالًا كل سنة. تفصل الميزانيات بين الأمرين: استثمار وتشغيل. تفشل أفكار جيدة كثيرة لأن الأول وحده حُسب. فإذا اقترحت شيئًا فاكتب دائمًا رقمين: كلفة إنشائه وكلفة إدامته.',
                  'Yeni bir okuma salonu bir kez para ister: duvar, raf, lamba. Akşam ona kadar açık tutmak ise her yıl para ister. Bütçeler bu ikisini yatırım ve işletme diye ayırır. Birçok iyi fikir yalnızca ilki hesaplandığı için tıkanır. Bir şey önerirken hep iki rakam yazın: yapmanın ve yaşatmanın maliyeti.',
                ),
              ),
              lesson(
                9,
                t('A good budget question', 'سؤال جيد عن الميزانية', 'İyi bir bütçe sorusu'),
                t(
                  '“Why is there never money for trees?” cannot be answered. “The line for street trees fell from 180,000 to 150,000 this year. Which planting sites were dropped?” can. Name the line, the two figures and what you want to know. Departments must reply to such questions within ten working days, and the answer is published.',
                  '«لماذا لا يوجد مال للأشجار أبدًا؟» سؤال لا جواب له. أما «انخفض بند أشجار الشوارع هذا العام من 180,000 إلى 150,000، فأي مواقع الزراعة أُلغيت؟» فله جواب. اذكر البند والرقمين وما تريد معرفته. على الإدارات أن تجيب عن مثل هذه الأسئلة خلال عشرة أيام عمل، ويُنشر الجواب.',
                  '“Ağaçlara neden hiç para yok?” sorusunun yanıtı yoktur. “Sokak ağaçları kalemi bu yıl 180.000’den 150.000’e indi. Hangi dikim yerlerinden vazgeçildi?” sorusunun vardır. Kalemi, iki rakamı ve öğrenmek istediğinizi yazın. Müdürlükler bu tür sorulara on iş günü içinde yanıt vermek zorundadır; yanıt yayımlanır.',
                ),
              ),
            ],
          },
        ],
      },
      training: null,
    },
  },
  {
    slug: 'from-idea-to-proposal',
    kind: 'course',
    title: t('From idea to proposal', 'من الفكرة إلى المقترح', 'Fikirden öneriye'),
    summary: t(
      'An idea becomes a proposal when somebody else can carry it out. Four lessons with examples from the neighbourhood budget.',
      'تصير الفكرة مقترحًا حين يستطيع شخص آخر تنفيذها. أربعة دروس بأمثلة من ميزانية الأحياء.',
      'Bir fikir, başkası da uygulayabildiğinde öneri olur. Mahalle bütçesinden örneklerle dört ders.',
    ),
    body: t(
      'Of the 64 ideas for this year’s neighbourhood budget, 26 had to wait because something was missing: a place, a price, or the name of somebody who would look after it. None of them was a bad idea.\n\n## What you take with you\n\nDuring the course you fill in a single page. At the end it contains everything a department needs in order to calculate your proposal: the problem, the place, the people concerned, the cost, and who takes care of it afterwards.\n\n## Help on the way\n\nDistrict offices check a draft free of charge and tell you within a week what is still missing. If you would rather write in Arabic or Turkish, do so; proposals are translated by the city and judged alike.',
      'من بين 64 فكرة لميزانية الأحياء هذا العام، اضطرت 26 إلى الانتظار لأن شيئًا كان ينقصها: مكان أو سعر أو اسم من سيعتني بها. ولم تكن أي منها فكرة سيئة.\n\n## ما الذي تخرج به\n\nتملأ خلال الدورة صفحة واحدة. وفي النهاية تتضمن كل ما تحتاج إليه الإدارة لحساب كلفة مقترحك: المشكلة والمكان والمعنيين والكلفة ومن يتولى العناية لاحقًا.\n\n## مساعدة على الطريق\n\nتراجع مكاتب الأحياء المسودة مجانًا وتخبرك خلال أسبوع بما ينقصها. وإن كنت تفضل الكتابة بالعربية أو التركية فافعل، فالمدينة تترجم المقترحات وتقيّمها على قدم المساواة.',
      'Bu yılın mahalle bütçesine gelen 64 fikirden 26’sı bir eksik yüzünden bekledi: bir yer, bir fiyat ya da sonradan ilgilenecek birinin adı. Hiçbiri kötü fikir değildi.\n\n## Elinizde ne kalacak\n\nKurs boyunca tek bir sayfayı dolduracaksınız. Sonunda bu sayfada bir müdürlüğün önerinizi hesaplaması için gereken her şey olacak: sorun, yer, ilgililer, maliyet ve sonrasında kimin bakacağı.\n\n## Yolda destek\n\nMahalle büroları taslağı ücretsiz inceler ve bir hafta içinde neyin eksik olduğunu söyler. Arapça ya da Türkçe yazmayı yeğliyorsanız öyle yazın; öneriler kent tarafından çevrilir ve eşit değerlendirilir.',
    ),
    originalLocale: 'ar',
    topics: ['budget', 'democracy'],
    area: null,
    author: { kind: 'person', person: 'omar' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-61, '11:00'),
    opensAt: null,
    closesAt: null,
    details: {
      level: 'introduction',
      languages: ['ar', 'en', 'tr'],
      outcomes: [
        t(
          'You can describe a problem without already naming the solution.',
          'تستطيع وصف مشكلة من دون تسمية حلها مسبقًا.',
          'Çözümü baştan söylemeden bir sorunu anlatabilirsiniz.',
        ),
        t(
          'You can estimate a cost roughly and honestly.',
          'تستطيع تقدير الكلفة تقريبًا وبأمانة.',
          'Bir maliyeti kabaca ve dürüstçe tahmin edebilirsiniz.',
        ),
        t(
          'You have a finished page to hand in.',
          'تخرج بصفحة مكتملة جاهزة للتقديم.',
          'Elinizde teslim edilecek bitmiş bir sayfa olur.',
        ),
      ],
      course: {
        durationMinutes: 32,
        passMarkPercent: 60,
        prerequisite: 'participation-in-30-minutes',
        modules: [
          {
            title: t('The problem', 'المشكلة', 'Sorun'),
            lessons: [
              lesson(
                8,
                t('Look before you write', 'انظر قبل أن تكتب', 'Yazmadan önce bakın'),
                t(
                  'Go to the place three times: in the morning, at noon and in the evening. Note who is there and what they do. A bench that seems to be missing may be missing only at school closing time. On Orchard Square a resident counted 70 children and two swings; that sentence persuaded more people than any drawing.',
                  'اذهب إلى المكان ثلاث مرات: صباحًا وظهرًا ومساءً. دوّن من هناك وماذا يفعلون. فالمقعد الذي يبدو ناقصًا قد لا ينقص إلا عند انصراف المدرسة. في ساحة البستان عدّت إحدى الساكنات 70 طفلًا وأرجوحتين، فأقنعت هذه الجملة من الناس أكثر مما يقنعه أي رسم.',
                  'Yere üç kez gidin: sabah, öğle ve akşam. Kimin orada olduğunu ve ne yaptığını not edin. Eksik görünen bank belki yalnızca okul çıkışında eksiktir. Bostan Meydanı’nda bir sakin 70 çocuk ve iki salıncak saydı; bu cümle bütün çizimlerden daha çok kişiyi ikna etti.',
                ),
              ),
              lesson(
                8,
                t('Ask three others', 'اسأل ثلاثة آخرين', 'Üç kişiye daha sorun'),
                t(
                  'Ask one person who would benefit, one who might be disturbed and one who would have to look after it. Write down the best objection you hear and answer it in your proposal. The shopkeeper who fears for her deliveries will be at the hearing anyway; it is better if her point is already on your page.',
                  'اسأل شخصًا سيستفيد، وآخر قد يتضرر، وثالثًا سيتولى العناية. دوّن أقوى اعتراض تسمعه وأجب عنه في مقترحك. فصاحبة المتجر التي تخشى على توصيل بضائعها ستحضر جلسة الاستماع على أي حال، والأفضل أن تكون ملاحظتها مكتوبة في صفحتك قبل ذلك.',
                  'Yararlanacak birine, rahatsız olabilecek birine ve bakımını üstlenecek birine sorun. Duyduğunuz en güçlü itirazı yazın ve önerinizde yanıtlayın. Mal teslimi için kaygılanan dükkân sahibi zaten toplantıya gelecek; söyleyeceği şeyin önceden sayfanızda olması daha iyidir.',
                ),
              ),
            ],
          },
          {
            title: t('The page', 'الصفحة', 'Sayfa'),
            lessons: [
              lesson(
                8,
                t('Place and price', 'المكان والسعر', 'Yer ve fiyat'),
                t(
                  'Mark the place on the city map, with a cross and not with a circle. Then look up comparable prices: a bench costs about 900, a street tree with three years of watering about 420, a drinking fountain about 6,500. Add the annual upkeep. A rough figure with its source is worth more than an exact one that nobody can follow.',
                  'حدّد المكان على خريطة المدينة بعلامة لا بدائرة. ثم ابحث عن أسعار مشابهة: كلفة المقعد نحو 900، وشجرة الشارع مع ريّها ثلاث سنوات نحو 420، ومشرب الماء نحو 6,500. أضف كلفة الصيانة السنوية. فالرقم التقريبي مع مصدره أثمن من رقم دقيق لا يستطيع أحد تتبّعه.',
                  'Yeri kent haritasında daireyle değil, çarpıyla işaretleyin. Sonra benzer fiyatlara bakın: bir bank yaklaşık 900, üç yıllık sulamasıyla bir sokak ağacı 420, bir içme suyu çeşmesi 6.500. Yıllık bakımı ekleyin. Kaynağı belli kaba bir rakam, kimsenin izleyemediği kesin bir rakamdan değerlidir.',
                ),
              ),
              lesson(
                8,
                t('One page, five headings', 'صفحة واحدة وخمسة عناوين', 'Bir sayfa, beş başlık'),
                t(
                  'Problem. Place. Who benefits, who is burdened. Cost now and per year. Who looks after it. Write two or three sentences under each heading, in the language you dream in. Read the page aloud to somebody who has never seen the place. If they can tell you afterwards what should happen, hand it in.',
                  'المشكلة. المكان. من يستفيد ومن يتحمل العبء. الكلفة الآن وكل سنة. من يعتني بالمشروع. اكتب جملتين أو ثلاثًا تحت كل عنوان، باللغة التي تحلم بها. ثم اقرأ الصفحة بصوت مسموع على من لم يرَ المكان قط، فإن استطاع أن يقول لك ما ينبغي أن يحدث فقدّمها.',
                  'Sorun. Yer. Kim yararlanıyor, kime yük oluyor. Şimdiki ve yıllık maliyet. Kim bakacak. Her başlığın altına, rüyalarınızı gördüğünüz dilde iki üç cümle yazın. Sayfayı orayı hiç görmemiş birine sesli okuyun. Ardından size ne yapılması gerektiğini söyleyebiliyorsa teslim edin.',
                ),
              ),
            ],
          },
        ],
      },
      training: null,
    },
  },
  {
    slug: 'meetings-for-everyone',
    kind: 'course',
    title: t(
      'Meetings that everyone can attend',
      'اجتماعات يستطيع الجميع حضورها',
      'Herkesin katılabildiği toplantılar',
    ),
    summary: t(
      'For those who invite: rooms, sound, language and pace, so that nobody has to ask for an exception.',
      'لمن يوجّهون الدعوات: القاعة والصوت واللغة والإيقاع، حتى لا يضطر أحد إلى طلب استثناء.',
      'Davet edenler için: kimse istisna istemek zorunda kalmasın diye salon, ses, dil ve tempo.',
    ),
    body: t(
      'Whoever cannot enter, hear or follow a meeting has not been invited to it, whatever the poster says. This course was written by the team Accessible City after three years of testing town hall evenings; it is short because the most important things cost nothing.\n\n## Who should take it\n\nTeam leads, committee secretaries, teachers, associations. City departments require it of everyone who organises public hearings.\n\n## Contents\n\n- The way to the chair: doors, ramps, toilets, light\n- Hearing and being heard: microphone, hearing loop, interpretation\n- The text before and after: invitations and minutes that can be read aloud\n\nAt the end you have a checklist of eighteen points. Of the last twenty events in the town hall, eleven met all of them.',
      'من لا يستطيع دخول الاجتماع أو سماعه أو متابعته لم يُدعَ إليه، مهما قال الملصق. كتب هذه الدورة فريق «مدينة ميسّرة للجميع» بعد ثلاث سنوات من اختبار أماسي دار البلدية، وهي قصيرة لأن أهم الأمور لا يكلّف شيئًا.\n\n## من ينبغي أن يتابعها\n\nقادة الفرق وأمناء اللجان والمعلمون والجمعيات. وتشترطها إدارات المدينة على كل من ينظم جلسات استماع عامة.\n\n## المحتوى\n\n- الطريق إلى الكرسي: أبواب ومنحدرات ودورات مياه وإضاءة\n- أن تَسمع وأن تُسمَع: ميكروفون وحلقة سمعية وترجمة\n- النص قبل اللقاء وبعده: دعوات ومحاضر تصلح للقراءة بصوت مسموع\n\nتخرج في النهاية بقائمة من ثماني عشرة نقطة. ومن بين آخر عشرين فعالية في دار البلدية استوفتها كلها إحدى عشرة.',
      'Bir toplantıya giremeyen, duyamayan ya da onu izleyemeyen kişi, afişte ne yazarsa yazsın davet edilmemiştir. Bu kursu Erişilebilir Kent ekibi, belediye akşamlarını üç yıl denedikten sonra yazdı; kısa, çünkü en önemli şeyler para istemiyor.\n\n## Kimler almalı\n\nEkip sorumluları, komite yazmanları, öğretmenler, dernekler. Belediye müdürlükleri, halk toplantısı düzenleyen herkesten bu kursu istiyor.\n\n## İçerik\n\n- Sandalyeye giden yol: kapılar, rampalar, tuvaletler, ışık\n- Duymak ve duyulmak: mikrofon, işitme döngüsü, çeviri\n- Öncesinde ve sonrasında metin: sesli okunabilen davetler ve tutanaklar\n\nSonunda on sekiz maddelik bir denetim listeniz olacak. Belediyedeki son yirmi etkinliğin on biri maddelerin tümünü karşıladı.',
    ),
    originalLocale: 'en',
    topics: ['accessibility', 'education'],
    area: null,
    author: { kind: 'team', slug: 'accessible-city' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-34, '09:30'),
    opensAt: null,
    closesAt: null,
    details: {
      level: 'advanced',
      languages: ['en', 'ar', 'tr'],
      outcomes: [
        t(
          'You can check a room in ten minutes.',
          'تستطيع فحص قاعة في عشر دقائق.',
          'Bir salonu on dakikada denetleyebilirsiniz.',
        ),
        t(
          'You can book interpretation and use it properly.',
          'تستطيع حجز الترجمة واستعمالها على الوجه الصحيح.',
          'Çeviri ayarlayıp doğru kullanabilirsiniz.',
        ),
        t(
          'You write invitations that a screen reader can read.',
          'تكتب دعوات يستطيع قارئ الشاشة قراءتها.',
          'Ekran okuyucunun okuyabildiği davetler yazarsınız.',
        ),
      ],
      course: {
        durationMinutes: 45,
        passMarkPercent: 80,
        prerequisite: null,
        modules: [
          {
            title: t('The room', 'القاعة', 'Salon'),
            lessons: [
              lesson(
                12,
                t('The way to the chair', 'الطريق إلى الكرسي', 'Sandalyeye giden yol'),
                t(
                  'Begin at the tram stop and not at the door. Is the way lit, paved and signposted? Doors should be at least 90 centimetres wide, ramps not steeper than six percent. Leave gaps in every row, not only at the back, so that a wheelchair user can sit beside friends. And check whether the accessible toilet is being used as a storeroom.',
                  'ابدأ من موقف الترام لا من الباب. هل الطريق مضاء ومرصوف وعليه لافتات؟ ينبغي ألا يقل عرض الأبواب عن 90 سنتيمترًا، وألا يزيد ميل المنحدرات على ستة في المئة. اترك فراغات في كل صف لا في الخلف فقط، ليجلس مستخدم الكرسي المتحرك إلى جانب أصدقائه. وتأكد من أن دورة المياه الميسّرة لا تُستعمل مخزنًا.',
                  'Kapıdan değil, tramvay durağından başlayın. Yol aydınlık, kaplamalı ve işaretli mi? Kapılar en az 90 santimetre, rampaların eğimi en çok yüzde altı olmalı. Yalnızca arkada değil her sırada boşluk bırakın ki tekerlekli sandalye kullanan kişi arkadaşlarının yanında oturabilsin. Erişilebilir tuvaletin depo olarak kullanılıp kullanılmadığına da bakın.',
                ),
              ),
              lesson(
                9,
                t('Light and air', 'الضوء والهواء', 'Işık ve hava'),
                t(
                  'Those who read lips need light on the speaker’s face, so never place anyone in front of a window. Open windows before the meeting and after an hour; tired people stop listening, not because the subject is dull but because the air is. Keep one quiet room nearby for anyone who needs a pause.',
                  'يحتاج من يقرأ الشفاه إلى ضوء على وجه المتحدث، فلا تُجلس أحدًا أمام نافذة. افتح النوافذ قبل الاجتماع وبعد ساعة منه، فالمتعبون يكفّون عن الإصغاء لا لأن الموضوع ممل بل لأن الهواء ثقيل. وخصّص غرفة هادئة قريبة لمن يحتاج إلى استراحة.',
                  'Dudak okuyanlar konuşanın yüzünde ışık ister; kimseyi pencerenin önüne oturtmayın. Pencereleri toplantıdan önce ve bir saat sonra açın; insanlar konu sıkıcı olduğu için değil, hava ağırlaştığı için dinlemeyi bırakır. Ara vermek isteyenler için yakında sessiz bir oda bulundurun.',
                ),
              ),
            ],
          },
          {
            title: t('The conversation', 'الحوار', 'Konuşma'),
            lessons: [
              lesson(
                12,
                t(
                  'Microphones and interpreters',
                  'الميكروفونات والمترجمون',
                  'Mikrofonlar ve çevirmenler',
                ),
                t(
                  '“I am loud enough” excludes everyone with a hearing aid, because the hearing loop transmits only what goes through the microphone. Interpreters need the papers three days before, a seat with a view of the speaker, and a colleague to take turns every twenty minutes. Speak to the person, not to the interpreter.',
                  'عبارة «صوتي مرتفع بما يكفي» تُقصي كل من يستعمل سماعة أذن، لأن الحلقة السمعية لا تنقل إلا ما يمر بالميكروفون. ويحتاج المترجمون إلى الأوراق قبل ثلاثة أيام، ومقعد يرون منه المتحدث، وزميل يتناوب معهم كل عشرين دقيقة. وتحدّث إلى الشخص لا إلى المترجم.',
                  '“Benim sesim yeter” demek işitme cihazı kullanan herkesi dışarıda bırakır; işitme döngüsü yalnızca mikrofondan geçeni iletir. Çevirmenler belgeleri üç gün önceden, konuşanı gören bir yer ve yirmi dakikada bir dönüşümlü çalışacağı bir meslektaş ister. Çevirmenle değil, kişiyle konuşun.',
                ),
              ),
              lesson(
                12,
                t('Invitation and minutes', 'الدعوة والمحضر', 'Davet ve tutanak'),
                t(
                  'Write the invitation as text, not as a picture of a poster. State what is accessible and what is not; “second floor, no lift” is useful, silence is not. Give a telephone number. In the minutes put decisions first, use headings and explain every abbreviation once. A person who was not there should understand in two minutes what changed.',
                  'اكتب الدعوة نصًا لا صورةً لملصق. اذكر ما هو ميسّر وما ليس كذلك، فعبارة «الطابق الثاني، بلا مصعد» مفيدة أما السكوت فلا. أضف رقم هاتف. وفي المحضر ضع القرارات أولًا واستعمل العناوين واشرح كل اختصار مرة واحدة. ينبغي لمن لم يحضر أن يفهم في دقيقتين ما الذي تغيّر.',
                  'Daveti afiş resmi olarak değil, metin olarak yazın. Neyin erişilebilir olup neyin olmadığını belirtin; “ikinci kat, asansör yok” işe yarar, suskunluk yaramaz. Bir telefon numarası verin. Tutanakta önce kararları yazın, başlık kullanın, her kısaltmayı bir kez açıklayın. Orada olmayan biri neyin değiştiğini iki dakikada anlamalı.',
                ),
              ),
            ],
          },
        ],
      },
      training: null,
    },
  },
];
