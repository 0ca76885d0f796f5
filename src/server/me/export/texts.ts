import type { Locale } from '../../../shared/locales';
import type { ExportName } from './tables';

export interface ReadmeText {
  readonly title: string;
  readonly intro: readonly string[];
  /** Description of `account.json`. */
  readonly json: string;
  readonly picture: string;
  /** Descriptions of what each table holds. */
  readonly tables: Readonly<Record<ExportName, string>>;
  readonly outro: readonly string[];
}

/** Texts of the README of the archive, in the language of the person. */
export const README_TEXTS: Readonly<Record<Locale, ReadmeText>> = {
  en: {
    title: 'Your data on {portal}',
    intro: [
      'This archive holds everything that the portal knows about you.',
      'The tables (.csv) open in any spreadsheet program. A cell that begins with an apostrophe has one so that no program takes it for a formula. Times are in UTC.',
    ],
    json: 'all tables together, for programs',
    picture: 'your profile picture',
    tables: {
      person: 'your profile and your settings, and which terms you have accepted',
      rights: 'your roles and whether you are verified',
      logins: 'the sign-in services that are linked to your account, and what they say of you',
      password: 'the address you sign in with; the password itself is known to nobody',
      'mailed-links': 'links in mails to you that can still be used, without the links themselves',
      'waiting-mails': 'mails to you that have not left yet',
      sessions: 'where you are or were signed in',
      renewals: 'when your sessions were renewed',
      'security-events': 'what happened to your account',
      memberships:
        'your teams and committees with your seats there and how your terms ended, and teams that you have asked to join',
      'invited-by-you': 'invitations to teams that you sent',
      contributions: 'what you published',
      comments:
        'your comments, what they said before you changed them, and what moderation made of them',
      'comment-votes': 'your votes on comments',
      mentions: 'comments that mention you',
      reports: 'what you reported, and why',
      'moderation-by-you': 'what you decided as a moderator',
      statements: 'your statements in dialogues, and what moderation made of them',
      'statement-answers':
        'your answers to statements, by the number of the statement: 1 is agree, 0 is pass, -1 is disagree',
      follows: 'what you follow, and what you have stopped following',
      registrations: 'what you registered for, and whether you came',
      courses: 'courses that you take, how far you are, and your certificates',
      'meetings-attended': 'meetings of committees at which it was written down whether you came',
      'meeting-replies': 'whether you said that you come to meetings of committees',
      'calendar-address':
        'that calendar programs can read what you registered for, without the address itself',
      draws: 'draws by lot that you put yourself forward for, and what your line is made of',
      'draws-by-you': 'draws by lot that you announced, entered values for or confirmed',
      'changes-by-you': 'what you changed of what is published here, and the word you left',
      'preview-links': 'links to previews that you have made, without the links themselves',
      'legal-drafts':
        'coming versions of legal texts that you wrote last or signed off, without the texts',
      files: 'facts about files that you have sent',
      notifications: 'what you were told, and when you read it',
      'notifications-by-you': 'when others were told of something that you did',
      'notification-settings': 'what you want to be told of, and how',
      'notification-plan': 'when you read your mails together',
      'notification-devices': 'in which browsers you are told while the portal is closed',
      'answers-rated': 'whether answers to frequently asked questions helped you',
      reactions: 'your reactions to posts, publications, events and decisions',
      ballots:
        'your votes with their receipts; what you chose stands there for open polls only, for nobody knows it of secret ones',
      'quiz-attempts': 'your attempts at quizzes: answers, points and how you took the time limit',
      'quiz-extra-times': 'quizzes in which you were given more time',
      'voter-lists': 'polls for members of a group that have you on the list of those who may vote',
      messages: 'what you told those who run the portal, and their answers',
      'former-logins': 'logins you have removed while a poll was open that you have voted in',
      'administration-about-you': 'what the administration did to your account, and why',
      'administration-by-you': 'what you did in the administration',
      picture: 'facts about your profile picture',
    },
    outro: [
      'An empty table means that there is nothing of that kind.',
      'This archive is meant for you alone. Keep it in a safe place.',
    ],
  },
  ar: {
    title: 'بياناتك في «{portal}»',
    intro: [
      'يحتوي هذا الأرشيف على كل ما تعرفه البوابة عنك.',
      'تُفتح الجداول (‎.csv) في أي برنامج جداول. الخلية التي تبدأ بفاصلة عليا وُضعت فيها كي لا يعدّها أي برنامج معادلة. الأوقات بالتوقيت العالمي المنسق.',
    ],
    json: 'جميع الجداول معًا، للبرامج',
    picture: 'صورة ملفك الشخصي',
    tables: {
      person: 'ملفك الشخصي وإعداداتك، وأي إصدار من الشروط قبلته',
      rights: 'أدوارك، وهل تم التحقق من هويتك',
      logins: 'خدمات تسجيل الدخول المرتبطة بحسابك، وما تقوله عنك',
      password: 'العنوان الذي تسجل الدخول به؛ كلمة المرور نفسها لا يعرفها أحد',
      'mailed-links': 'روابط في رسائل إليك ما زالت صالحة، من دون الروابط نفسها',
      'waiting-mails': 'رسائل إليك لم تُرسل بعد',
      sessions: 'الأجهزة التي سجلت الدخول منها',
      renewals: 'أوقات تجديد جلساتك',
      'security-events': 'ما حدث في حسابك',
      memberships: 'فرقك ولجانك مع مقاعدك فيها وكيف انتهت ولاياتك، والفرق التي طلبت الانضمام إليها',
      'invited-by-you': 'الدعوات إلى الفرق التي أرسلتها',
      contributions: 'ما نشرته',
      comments: 'تعليقاتك، وما كانت تقوله قبل أن تغيّرها، وما قرره الإشراف بشأنها',
      'comment-votes': 'تصويتك على التعليقات',
      mentions: 'التعليقات التي تذكرك',
      reports: 'ما أبلغت عنه، وأسبابه',
      'moderation-by-you': 'ما قررته بصفتك مشرفًا',
      statements: 'عباراتك في الحوارات، وما قرره الإشراف بشأنها',
      'statement-answers':
        'إجاباتك عن العبارات بحسب رقم العبارة: 1 تعني «أوافق»، و0 تعني «أتخطّى»، و-1 تعني «لا أوافق»',
      follows: 'ما تتابعه، وما توقفت عن متابعته',
      registrations: 'الفعاليات التي سجّلت فيها، وهل حضرتها',
      courses: 'الدورات التي تأخذها، وأين وصلت فيها، وشهاداتك',
      'meetings-attended': 'اجتماعات اللجان التي دُوِّن فيها حضورك أو غيابك',
      'meeting-replies': 'ما قلته عن حضورك اجتماعات اللجان',
      'calendar-address': 'أن لك عنوانًا تقرأ منه برامج التقويم ما سجّلت فيه، من دون العنوان نفسه',
      draws: 'القرعات التي رشّحت نفسك لها، وما صُنع منه سطرك',
      'draws-by-you': 'القرعات التي أعلنت عنها أو أدخلت قيمها أو أكّدتها',
      'changes-by-you': 'ما غيّرته مما يُنشر هنا، والكلمة التي تركتها',
      'preview-links': 'روابط المعاينة التي أنشأتها، من دون الروابط نفسها',
      'legal-drafts': 'نسخ قادمة من النصوص القانونية كنت آخر من كتبها أو أكّدتها، من دون النصوص',
      files: 'معلومات عن الملفات التي أرسلتها',
      notifications: 'ما أُبلغتَ به ومتى قرأته',
      'notifications-by-you': 'متى أُبلغ غيرك بشيء فعلته',
      'notification-settings': 'ما تريد أن تُبلَغ به وكيف',
      'notification-plan': 'متى تقرأ رسائلك مجتمعة',
      'notification-devices': 'المتصفحات التي تصلك فيها الإشعارات والبوابة مغلقة',
      'answers-rated': 'ما إذا كانت إجابات الأسئلة الشائعة قد أفادتك',
      reactions: 'تفاعلاتك مع المقالات والمنشورات والفعاليات والقرارات',
      ballots:
        'أصواتك مع إيصالاتها؛ لا يُذكر اختيارك إلا في التصويتات العلنية، أما السرية فلا يعرفه فيها أحد',
      'quiz-attempts': 'محاولاتك في الاختبارات: الأجوبة والنقاط وكيف تعاملت مع حد الوقت',
      'quiz-extra-times': 'اختبارات مُنحت فيها وقتًا إضافيًا',
      'voter-lists': 'تصويتات خاصة بأعضاء مجموعة، ويَرِد اسمك في قائمة من يحق لهم التصويت فيها',
      messages: 'ما كتبته إلى القائمين على البوابة، وردودهم',
      'former-logins': 'وسائل دخول أزلتها وما زال تصويت شاركت فيه مفتوحًا',
      'administration-about-you': 'ما فعلته الإدارة بحسابك، وسببه',
      'administration-by-you': 'ما فعلته أنت في الإدارة',
      picture: 'معلومات عن صورة ملفك الشخصي',
    },
    outro: [
      'الجدول الفارغ يعني أنه لا يوجد شيء من هذا النوع.',
      'هذا الأرشيف لك وحدك. يُرجى حفظه في مكان آمن.',
    ],
  },
  tr: {
    title: '{portal} portalındaki verileriniz',
    intro: [
      'Bu arşiv, portalın sizinle ilgili bildiği her şeyi içerir.',
      'Tablolar (.csv) her tablo programında açılır. Kesme işaretiyle başlayan bir hücrede bu işaret, hiçbir program onu formül sanmasın diye vardır. Saatler UTC’dir.',
    ],
    json: 'bütün tablolar bir arada, programlar için',
    picture: 'profil resminiz',
    tables: {
      person: 'profiliniz, ayarlarınız ve kabul ettiğiniz koşullar',
      rights: 'rolleriniz ve kimliğinizin doğrulanıp doğrulanmadığı',
      logins: 'hesabınıza bağlı giriş hizmetleri ve sizinle ilgili bildirdikleri',
      password: 'giriş yaptığınız adres; parolanızı kimse bilmez',
      'mailed-links':
        'size gönderilen ve hâlâ geçerli olan bağlantılar; bağlantıların kendisi yoktur',
      'waiting-mails': 'size henüz gönderilmemiş iletiler',
      sessions: 'nerelerden giriş yaptığınız',
      renewals: 'oturumlarınızın ne zaman yenilendiği',
      'security-events': 'hesabınızda olanlar',
      memberships:
        'ekipleriniz, komiteleriniz, oradaki koltuklarınız ve görev sürelerinizin nasıl bittiği, katılmak istediğiniz ekipler',
      'invited-by-you': 'gönderdiğiniz ekip davetleri',
      contributions: 'yayımladıklarınız',
      comments:
        'yorumlarınız, değiştirmeden önceki hâlleri ve moderasyonun onlar hakkındaki kararları',
      'comment-votes': 'yorumlara verdiğiniz oylar',
      mentions: 'sizden söz eden yorumlar',
      reports: 'bildirdikleriniz ve nedenleri',
      'moderation-by-you': 'moderatör olarak verdiğiniz kararlar',
      statements: 'diyaloglara yazdığınız görüşler ve moderasyonun onlar hakkındaki kararları',
      'statement-answers':
        'görüşlere verdiğiniz yanıtlar, görüşün numarasıyla: 1 “Katılıyorum”, 0 “Geç”, -1 “Katılmıyorum” demektir',
      follows: 'takip ettikleriniz ve takip etmeyi bıraktıklarınız',
      registrations: 'kaydolduğunuz etkinlikler ve gelip gelmediğiniz',
      courses: 'katıldığınız kurslar, nereye kadar geldiğiniz ve belgeleriniz',
      'meetings-attended': 'gelip gelmediğinizin yazıldığı komite toplantıları',
      'meeting-replies': 'komite toplantılarına gelip gelmeyeceğiniz hakkında söyledikleriniz',
      'calendar-address':
        'takvim programlarının kayıtlarınızı okuyabildiği; adresin kendisi olmadan',
      draws: 'gönüllü olduğunuz kuralar ve satırınızın oluştuğu değerler',
      'draws-by-you': 'duyurduğunuz, değerlerini girdiğiniz veya onayladığınız kuralar',
      'changes-by-you': 'burada yayımlananlarda yaptığınız değişiklikler ve bıraktığınız not',
      'preview-links': 'oluşturduğunuz önizleme bağlantıları; bağlantıların kendisi olmadan',
      'legal-drafts':
        'son olarak sizin yazdığınız ya da onayladığınız gelecek yasal metin sürümleri; metinlerin kendisi olmadan',
      files: 'gönderdiğiniz dosyalar hakkında bilgiler',
      notifications: 'size bildirilenler ve bunları ne zaman okuduğunuz',
      'notifications-by-you': 'yaptığınız bir şeyin başkalarına ne zaman bildirildiği',
      'notification-settings': 'nelerin size nasıl bildirilmesini istediğiniz',
      'notification-plan': 'toplu e-postalarınızı ne zaman okuduğunuz',
      'notification-devices': 'portal kapalıyken bildirim aldığınız tarayıcılar',
      'answers-rated': 'sık sorulan soruların yanıtlarının size yardımcı olup olmadığı',
      reactions: 'yazılara, yayınlara, etkinliklere ve kararlara verdiğiniz tepkiler',
      ballots:
        'oylarınız ve makbuzları; seçiminiz yalnızca açık oylu oylamalarda yer alır, gizli oylamalarda onu kimse bilmez',
      'quiz-attempts':
        'bilgi yarışmalarındaki denemeleriniz: yanıtlar, puanlar ve süre sınırını nasıl kullandığınız',
      'quiz-extra-times': 'size ek süre verilen bilgi yarışmaları',
      'voter-lists':
        'yalnızca bir grubun üyelerine açık olup seçmen listesinde sizin de bulunduğunuz oylamalar',
      messages: 'portalı yürütenlere yazdıklarınız ve yanıtları',
      'former-logins': 'oy verdiğiniz bir oylama sürerken kaldırdığınız giriş yolları',
      'administration-about-you': 'yönetimin hesabınızda yaptıkları ve nedenleri',
      'administration-by-you': 'yönetimde sizin yaptıklarınız',
      picture: 'profil resminizle ilgili bilgiler',
    },
    outro: [
      'Boş bir tablo, o türden bir şey olmadığı anlamına gelir.',
      'Bu arşiv yalnızca sizin içindir. Lütfen güvenli bir yerde saklayın.',
    ],
  },
};
