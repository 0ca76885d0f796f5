import { addDays, type SeedLegal } from '../types';

export const LEGAL_PRIVACY: readonly SeedLegal[] = [
  {
    slug: 'privacy-policy-v2',
    kind: 'privacy-policy',
    title: { en: 'Privacy policy', ar: 'سياسة الخصوصية', tr: 'Gizlilik politikası' },
    summary: {
      en: 'Which data the portal keeps about you, what for, for how long, who sees it, and how you take it along or delete it yourself.',
      ar: 'ما البيانات التي تحفظها البوابة عنك، ولأي غرض، وكم من الوقت، ومن يراها، وكيف تأخذها معك أو تحذفها بنفسك.',
      tr: 'Portalın hakkınızda hangi verileri ne için ve ne kadar süre tuttuğu, bunları kimin gördüğü, nasıl yanınıza alacağınız ya da kendiniz sileceğiniz.',
    },
    body: {
      en: `## In short

You can read everything that is public without signing in, and we do not learn who you are. When you sign in, we keep as little as participation needs. There is no analytics, no advertising and no script of a third party on this portal. You can download everything we know about you, and delete your account, at any time and without asking anybody: on the page [Your data](/me/data).

## Who is responsible

Harbour City, Mayor’s Office, Town Hall. The city’s data protection officer answers questions and complaints: privacy@harbour.example.

## What we store

**Your account.** Your name, your e-mail address, your language, whether your address has been verified, your roles on the portal, and which version of the terms you accepted and when.

**How you sign in.** If you sign in through the city’s identity provider, we never see your password there. We keep the identifier under which the provider knows you, and what it says of your roles and your verification. If you sign in with an e-mail address, we keep your password only as an Argon2 hash, from which it cannot be read. After a change the former hash stays for 24 hours, so that you can undo a change that was not yours.

**Your profile.** What you write about yourself, your website, your picture and who may see your profile: everybody, or only people who are signed in. Of a picture we keep a small square; the file you sent, and the place and time a camera wrote into it, are not kept.

**Sessions and devices.** For each sign-in the browser and the system (“Firefox on Linux”), when it began and when it was last used. Your internet address does not belong to it.

**Security events.** What happened to your account: signing in, a new password, a login that was linked or removed, a download of your data.

**The administration’s log.** When somebody of the administration changes your rights or blocks your account: who, when, what and why.

**Mails.** We send mails about your account: to confirm your address, about your password and the other ways to sign in, and when the account is deleted; and the answer to a message for which you left an address. The portal keeps no copy of them.

**Notifications on your devices.** If you turn them on for a browser, we keep the address at which its maker’s service reaches it, its public key and its language. What we send is encrypted for that browser; the service cannot read it, but sees that something comes and when. It ends when you turn them off, sign out there or delete your account.

**What you write.** Comments and other contributions are stored with your name, language and time, and are shown with your name.

**Votes on comments and reports.** How you voted on a comment and what you reported is stored with your account. Others see numbers alone; moderators see what a report says, but not who made it. When moderation hides something of yours, the decision, its reason and what you say to it are kept with it. Your votes and reports go with your account.

**Messages to us.** What you tell us with the form [“Tell us what does not work”](/feedback): your text, the page it is about, your language, the address that you leave for an answer, and your account if you are signed in. You can write without an account and without an address. Moderators and administrators read it; our answer is kept with it.

**Memberships.** The pages of teams and committees show the names of their members, their role and the dates of their membership to everyone who may see the page; whoever shows their profile to signed-in people alone is not named to visitors. Whoever leads a team sees who asks to join. An address that a team invites is kept for 30 days at most.

**Polls.** One person has one ballot in each poll. Therefore we store that you took part, when, and a receipt number, under a number that stands for you as a voter and is never shown.

- In an **open poll** your choice is stored under this number too.
- In a **secret poll** your choice is stored without any link to you. Nobody can find out how you voted, not even the administrators; nor can we tell you afterwards. The receipt confirms that you took part, not what you chose.

**Protection from abuse.** Our server uses your internet address to limit the number of requests, and may write it into its log when an error occurs. Tries to sign in are counted under a hash of the account and of the address.

## What we use it for

To let you take part, to make sure that each person votes once, to show who said what in a public debate, and to protect the portal and your account. We do not build profiles for advertising and do not make automated decisions about you.

## Who sees it

What is public can be seen by everyone. Moderators and administrators, a few city employees, see who has an account; only administrators see e-mail addresses and change rights. We sell nothing and pass nothing on, unless a court or a law obliges us to.

## How long we keep it

| What | How long |
| --- | --- |
| account, profile, picture, logins, sessions, security events, memberships | until you delete your account; a picture until you take it away |
| an account whose address was never confirmed | a week |
| a session | can be used for 14 days; it stays on the list until you delete your account |
| a link that we mailed | until it is used; at most 24 hours, for a new password 6 hours |
| counted tries to sign in | a day |
| messages to us, and our answers | 12 months; one that you wrote while signed in goes earlier with your account |
| contributions and comments | they belong to the record of a public debate and remain, without your name once you have left |
| ballots, receipts and the counts of a poll | they remain, without your account |
| the administration’s log | it remains, without a link to you once you have left |
| a keyed hash of the login of somebody who left | until the last poll they voted in has closed; it only prevents a second vote |

## Your rights

On the page [Your data](/me/data) you download everything that is stored about you, as files for people (CSV) and for programs (JSON), and delete your account. You correct your name and the rest on your profile. You may also ask us to do so, or object to a use: write to privacy@harbour.example or come to the town hall, ground floor. We answer within 30 days. If the answer does not satisfy you, you may turn to the data protection authority.

Everything that is stored in your browser is listed on the page [Cookies and storage](/cookies).`,
      ar: `## باختصار

يمكنك قراءة كل ما هو علني من دون تسجيل الدخول، ولا نعرف حينها من أنت. وعند تسجيل الدخول لا نحفظ إلا القليل الذي تحتاج إليه المشاركة. لا توجد في هذه البوابة أدوات تحليل ولا إعلانات ولا برامج نصية من جهات أخرى. ويمكنك في أي وقت، ومن دون أن تسأل أحدًا، أن تنزّل كل ما نعرفه عنك وأن تحذف حسابك في صفحة [بياناتك](/me/data).

## الجهة المسؤولة

مدينة المرفأ، مكتب العمدة، دار البلدية. يجيب مسؤول حماية البيانات في المدينة عن الأسئلة والشكاوى: privacy@harbour.example.

## ما الذي نحفظه

**حسابك.** اسمك وبريدك الإلكتروني ولغتك، وما إذا كان عنوانك موثَّقًا، وأدوارك في البوابة، وأي إصدار من الشروط قبلت ومتى.

**طريقة دخولك.** إذا سجّلت الدخول عبر مزوّد الهوية التابع للمدينة فلا نرى كلمة مرورك لديه أبدًا. نحفظ المعرّف الذي يعرفك به المزوّد، وما يذكره عن أدوارك وعن توثيق عنوانك. وإذا سجّلت الدخول ببريد إلكتروني فلا نحفظ كلمة مرورك إلا بصمةً بطريقة Argon2 لا تُقرأ منها الكلمة. وبعد تغييرها تبقى البصمة السابقة 24 ساعة لتستطيع التراجع عن تغيير لم تُجرِه أنت.

**ملفك الشخصي.** ما تكتبه عن نفسك، وموقعك على الويب، وصورتك، ومن يرى ملفك: الجميع أم المسجّلون دخولهم فقط. ومن الصورة نحفظ مربعًا صغيرًا فقط، أما الملف الذي أرسلته وما كتبته الكاميرا فيه من مكان ووقت فلا نحفظه.

**الجلسات والأجهزة.** لكل تسجيل دخول: المتصفح والنظام (مثل «Firefox على Linux»)، ومتى بدأ، ومتى استُخدم آخر مرة. ولا نحفظ معه عنوانك على الإنترنت.

**أحداث الأمان.** ما جرى لحسابك: تسجيل الدخول، وكلمة مرور جديدة، وربط طريقة دخول أو إزالتها، وتنزيل بياناتك.

**سجل الإدارة.** إذا غيّر أحد من الإدارة صلاحياتك أو حظر حسابك: من، ومتى، وماذا، ولماذا.

**الرسائل.** نرسل رسائل عن حسابك: لتأكيد بريدك، وبشأن كلمة المرور وسائر طرق الدخول، وعند حذف الحساب؛ والرد على رسالة تركت عنوانًا للرد عليها. ولا تحتفظ البوابة بنسخة منها.

**الإشعارات على أجهزتك.** إن شغّلتها في متصفح احتفظنا بالعنوان الذي تصل إليه به خدمة صانعه، وبمفتاحه العام ولغته. وما نرسله مشفَّر لذلك المتصفح؛ فلا تستطيع الخدمة قراءته، لكنها ترى أن شيئًا يصل ومتى. وينتهي ذلك حين توقفها أو تسجّل خروجك هناك أو تحذف حسابك.

**ما تكتبه.** تُحفظ التعليقات وسائر المساهمات مع اسمك ولغتها ووقتها، وتُعرض باسمك.

**التصويت على التعليقات والبلاغات.** يُحفظ مع حسابك كيف صوّتَّ على تعليق وما أبلغت عنه. لا يرى الآخرون إلا الأعداد، ويرى المشرفون نص البلاغ دون أن يعرفوا صاحبه. وإذا أخفى الإشراف شيئًا كتبته، حُفظ معه القرار وسببه وما قلتَه ردًّا عليه. ويُحذف تصويتك وبلاغاتك مع حسابك.

**الرسائل إلينا.** ما تخبرنا به في نموذج [«أخبرنا بما لا يعمل»](/feedback): نصك، والصفحة التي يدور حولها، ولغتك، والعنوان الذي تتركه للرد، وحسابك إن سجلت الدخول. يمكنك الكتابة من دون حساب ومن دون عنوان. يقرؤها المشرفون والمديرون، ويُحفظ ردنا معها.

**العضويات.** تعرض صفحات الفرق واللجان أسماء أعضائها وأدوارهم وتواريخ عضويتهم لكل من يحق له رؤية الصفحة؛ ومن جعل ملفه ظاهرًا للمسجَّلين وحدهم لا يُذكر اسمه للزوار. ويرى من يقود فريقًا من يطلب الانضمام إليه. ويُحفظ العنوان الذي يدعوه الفريق 30 يومًا على الأكثر.

**الاستطلاعات.** لكل شخص صوت واحد في كل استطلاع. لذلك نحفظ أنك شاركت، ومتى، ورقم إيصال، تحت رقم يمثّلك ناخبًا ولا يُعرض أبدًا.

- في **الاستطلاع المكشوف** يُحفظ اختيارك تحت هذا الرقم أيضًا.
- في **الاستطلاع السري** يُحفظ اختيارك من دون أي رابط بك. لا يستطيع أحد أن يعرف كيف صوّتّ، ولا حتى مديرو النظام، ولا نستطيع نحن أن نخبرك بذلك لاحقًا. ويؤكد الإيصال أنك شاركت، لا ما اخترته.

**الحماية من إساءة الاستخدام.** يستخدم خادمنا عنوانك على الإنترنت للحد من عدد الطلبات، وقد يكتبه في سجله عند حدوث خطأ. وتُعدّ محاولات الدخول تحت بصمة للحساب وللعنوان.

## لأي غرض نستخدمه

لنتيح لك المشاركة، ولنضمن أن يصوّت كل شخص مرة واحدة، ولنبيّن من قال ماذا في النقاش العام، ولنحمي البوابة وحسابك. لا ننشئ ملفات للإعلانات ولا نتخذ بشأنك قرارات آلية.

## من يراه

ما هو علني يراه الجميع. ويرى المشرفون والمديرون، وهم عدد قليل من موظفي المدينة، من له حساب، ولا يرى عناوين البريد ولا يغيّر الصلاحيات إلا المديرون. لا نبيع شيئًا ولا ننقل شيئًا إلى غيرنا إلا إذا ألزمتنا محكمة أو ألزمنا قانون.

## كم من الوقت نحفظه

| ماذا | كم من الوقت |
| --- | --- |
| الحساب والملف الشخصي والصورة وطرق الدخول والجلسات وأحداث الأمان والعضويات | إلى أن تحذف حسابك، والصورة إلى أن تزيلها |
| حساب لم يُؤكَّد بريده قط | أسبوع |
| جلسة | تصلح 14 يومًا، وتبقى في القائمة إلى أن تحذف حسابك |
| رابط أرسلناه بالبريد | إلى أن يُستخدم، و24 ساعة على الأكثر، ولكلمة مرور جديدة 6 ساعات |
| محاولات الدخول المعدودة | يوم واحد |
| الرسائل إلينا وردودنا عليها | 12 شهرًا؛ وما كتبته بعد تسجيل الدخول يزول قبل ذلك مع حسابك |
| المساهمات والتعليقات | هي جزء من سجل نقاش عام وتبقى، من دون اسمك بعد مغادرتك |
| الأصوات والإيصالات وأعداد الأصوات | تبقى، من دون حسابك |
| سجل الإدارة | يبقى، من دون رابط بك بعد مغادرتك |
| بصمة بمفتاح لطريقة دخول من غادر | إلى أن يُغلق آخر استطلاع صوّت فيه، ولا غرض لها إلا منع صوت ثانٍ |

## حقوقك

في صفحة [بياناتك](/me/data) تنزّل كل ما هو محفوظ عنك، ملفات للناس (CSV) وللبرامج (JSON)، وتحذف حسابك. وتصحّح اسمك وما سواه في ملفك الشخصي. ويمكنك أيضًا أن تطلب ذلك منا أو أن تعترض على استخدام معيّن: اكتب إلى privacy@harbour.example أو احضر إلى الطابق الأرضي في دار البلدية. نجيب خلال 30 يومًا. وإن لم يرضك الجواب فلك أن تلجأ إلى هيئة حماية البيانات.

وكل ما يُحفظ في متصفحك مذكور في صفحة [ملفات تعريف الارتباط والتخزين](/cookies).`,
      tr: `## Kısaca

Herkese açık olan her şeyi giriş yapmadan okuyabilirsiniz; bu sırada kim olduğunuzu öğrenmeyiz. Giriş yaptığınızda yalnızca katılım için gereken kadarını saklarız. Bu portalda ziyaret ölçümü, reklam ya da üçüncü taraf betiği yoktur. Hakkınızda bildiğimiz her şeyi istediğiniz zaman, kimseye sormadan [Verileriniz](/me/data) sayfasından indirebilir ve hesabınızı silebilirsiniz.

## Kim sorumlu

Liman Kenti, Belediye Başkanlığı, Belediye Binası. Soru ve şikâyetleri kentin veri koruma görevlisi yanıtlar: privacy@harbour.example.

## Neleri saklıyoruz

**Hesabınız.** Adınız, e-posta adresiniz, diliniz, adresinizin doğrulanıp doğrulanmadığı, portaldaki rolleriniz ve koşulların hangi sürümünü ne zaman kabul ettiğiniz.

**Nasıl giriş yaptığınız.** Kentin kimlik sağlayıcısı üzerinden giriş yaparsanız oradaki parolanızı hiçbir zaman görmeyiz. Sağlayıcının sizi tanıdığı tanımlayıcıyı, rolleriniz ve doğrulamanız hakkında söylediklerini saklarız. E-posta adresiyle giriş yaparsanız parolanızı yalnızca, geri okunamayan bir Argon2 özeti olarak saklarız. Bir değişiklikten sonra önceki özet 24 saat kalır; böylece sizin yapmadığınız bir değişikliği geri alabilirsiniz.

**Profiliniz.** Kendiniz hakkında yazdıklarınız, web siteniz, resminiz ve profilinizi kimin görebileceği: herkes ya da yalnızca giriş yapanlar. Resimden yalnızca küçük bir kare saklarız; gönderdiğiniz dosya ve kameranın içine yazdığı yer ve zaman saklanmaz.

**Oturumlar ve aygıtlar.** Her giriş için tarayıcı ve sistem (“Linux üzerinde Firefox” gibi), ne zaman başladığı ve en son ne zaman kullanıldığı. İnternet adresiniz bunlar arasında değildir.

**Güvenlik olayları.** Hesabınızda olanlar: giriş, yeni parola, bağlanan ya da kaldırılan bir giriş yolu, verilerinizin indirilmesi.

**Yönetim günlüğü.** Yönetimden biri yetkilerinizi değiştirir ya da hesabınızı engellerse: kim, ne zaman, neyi ve neden.

**E-postalar.** Hesabınızla ilgili e-posta göndeririz: adresinizi doğrulamak için, parolanızla ve öteki giriş yollarıyla ilgili ve hesap silindiğinde; bir de yanıt için adres bıraktığınız mesaja yanıtımızı. Portal bunların kopyasını saklamaz.

**Cihazlarınızdaki bildirimler.** Bir tarayıcıda bildirimleri açarsanız, üreticisinin hizmetinin ona ulaştığı adresi, açık anahtarını ve dilini saklarız. Gönderdiklerimiz o tarayıcı için şifrelenir; hizmet bunları okuyamaz, yalnızca bir şeyin ne zaman geldiğini görür. Siz kapattığınızda, orada çıkış yaptığınızda ya da hesabınızı sildiğinizde sona erer.

**Yazdıklarınız.** Yorumlar ve diğer katkılar adınız, dili ve zamanıyla birlikte saklanır ve adınızla gösterilir.

**Yorumlara verilen oylar ve bildirimler.** Bir yoruma nasıl oy verdiğiniz ve neyi bildirdiğiniz hesabınızla birlikte saklanır. Başkaları yalnızca sayıları görür; moderatörler bildirimin ne dediğini görür, kimin yaptığını görmez. Moderasyon yazdığınız bir şeyi gizlerse karar, nedeni ve sizin buna söyledikleriniz onunla birlikte tutulur. Oylarınız ve bildirimleriniz hesabınızla birlikte silinir.

**Bize yazdıklarınız.** [“Çalışmayanı bize bildirin”](/feedback) formuyla bize yazdıklarınız: metniniz, ilgili sayfa, diliniz, yanıt için bıraktığınız adres ve giriş yaptıysanız hesabınız. Hesap ve adres olmadan da yazabilirsiniz. Mesajı moderatörler ve yöneticiler okur; yanıtımız onunla birlikte saklanır.

**Üyelikler.** Ekip ve komite sayfaları üyelerinin adını, rolünü ve üyelik tarihlerini sayfayı görme hakkı olan herkese gösterir; profilini yalnızca oturum açanlara gösterenlerin adı ziyaretçilere gösterilmez. Bir ekibi yönetenler katılmak isteyenleri görür. Bir ekibin davet ettiği adres en fazla 30 gün saklanır.

**Oylamalar.** Her oylamada bir kişinin bir oyu vardır. Bu yüzden katıldığınızı, ne zaman katıldığınızı ve bir makbuz numarasını, sizi oy veren olarak temsil eden ve hiç gösterilmeyen bir numara altında saklarız.

- **Açık oylamada** seçiminiz de bu numara altında saklanır.
- **Gizli oylamada** seçiminiz sizinle hiçbir bağ kurulmadan saklanır. Nasıl oy verdiğinizi yöneticiler dâhil kimse öğrenemez; sonradan biz de size söyleyemeyiz. Makbuz katıldığınızı doğrular, neyi seçtiğinizi göstermez.

**Kötüye kullanımdan korunma.** Sunucumuz istek sayısını sınırlamak için internet adresinizi kullanır ve bir hata oluştuğunda bu adresi günlüğüne yazabilir. Giriş denemeleri hesabın ve adresin bir özeti altında sayılır.

## Ne için kullanıyoruz

Katılabilmeniz, herkesin bir kez oy vermesi, herkese açık bir tartışmada kimin ne söylediğinin görülmesi, portalın ve hesabınızın korunması için. Reklam amaçlı profil çıkarmayız ve hakkınızda otomatik karar almayız.

## Kim görüyor

Herkese açık olanı herkes görür. Az sayıda belediye çalışanı olan moderatörler ve yöneticiler kimin hesabı olduğunu görür; e-posta adreslerini yalnızca yöneticiler görür, yetkileri yalnızca onlar değiştirir. Hiçbir şey satmayız; mahkeme ya da yasa zorunlu kılmadıkça kimseye aktarmayız.

## Ne kadar saklıyoruz

| Ne | Ne kadar |
| --- | --- |
| hesap, profil, resim, giriş yolları, oturumlar, güvenlik olayları, üyelikler | hesabınızı silene kadar; resim siz kaldırana kadar |
| adresi hiç doğrulanmamış hesap | bir hafta |
| oturum | 14 gün kullanılabilir; hesabınızı silene kadar listede kalır |
| e-postayla gönderdiğimiz bağlantı | kullanılana kadar; en çok 24 saat, yeni parola için 6 saat |
| sayılan giriş denemeleri | bir gün |
| bize yazdığınız mesajlar ve yanıtlarımız | 12 ay; giriş yapmışken yazdığınız mesaj daha önce, hesabınızla birlikte silinir |
| katkılar ve yorumlar | herkese açık bir tartışmanın kaydıdır ve kalır; ayrıldığınızda adınız olmadan |
| oylar, makbuzlar ve oylamaların sayımları | hesabınız olmadan kalır |
| yönetim günlüğü | kalır; ayrıldığınızda sizinle bağı olmadan |
| ayrılan birinin giriş yolunun anahtarlı özeti | oy verdiği son oylama kapanana kadar; yalnızca ikinci bir oyu önler |

## Haklarınız

[Verileriniz](/me/data) sayfasında hakkınızda saklanan her şeyi insanlar için (CSV) ve programlar için (JSON) dosyalar olarak indirir, hesabınızı silersiniz. Adınızı ve diğer bilgileri profilinizde düzeltirsiniz. Bunları bizden de isteyebilir ya da belirli bir kullanıma itiraz edebilirsiniz: privacy@harbour.example adresine yazın ya da belediye binasının zemin katına gelin. 30 gün içinde yanıt veririz. Yanıt sizi tatmin etmezse veri koruma kurumuna başvurabilirsiniz.

Tarayıcınızda saklanan her şey [Çerezler ve depolama](/cookies) sayfasında listelenmiştir.`,
    },
    originalLocale: 'en',
    topics: [],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-45, '09:00'),
    details: {
      versionNumber: 2,
      effectiveOn: addDays(-10),
      whatChanged: {
        en: 'It names what an account with e-mail address and password stores, sessions and devices, security events and the administration’s log; you download your data and delete your account yourself; a table says how long everything is kept.',
        ar: 'تذكر ما يحفظه حساب ببريد إلكتروني وكلمة مرور، والجلسات والأجهزة وأحداث الأمان وسجل الإدارة، وصرت تنزّل بياناتك وتحذف حسابك بنفسك، ويبيّن جدول كم من الوقت يُحفظ كل شيء.',
        tr: 'E-posta adresi ve parolayla açılan bir hesabın sakladıkları, oturumlar ve aygıtlar, güvenlik olayları ve yönetim günlüğü belirtiliyor; verilerinizi kendiniz indiriyor, hesabınızı kendiniz siliyorsunuz; bir tablo her şeyin ne kadar saklandığını gösteriyor.',
      },
    },
  },
  {
    slug: 'privacy-policy-v1',
    kind: 'privacy-policy',
    title: {
      en: 'Privacy policy, version 1',
      ar: 'سياسة الخصوصية، النسخة 1',
      tr: 'Gizlilik politikası, 1. sürüm',
    },
    summary: {
      en: 'The first version, in force until it was replaced by version 2. It is kept here for reference.',
      ar: 'النسخة الأولى، وقد سرت إلى أن حلّت محلها النسخة 2. محفوظة هنا للرجوع إليها.',
      tr: '2. sürüm yerine geçene kadar yürürlükte kalan ilk sürüm. Başvuru için burada saklanır.',
    },
    body: {
      en: `## In short

You can read everything that is public without signing in, and we do not learn who you are. When you sign in, we keep as little as participation needs. There is no analytics, no advertising and no script of a third party on this portal.

## Who is responsible

Harbour City, Mayor’s Office, Town Hall. The city’s data protection officer answers questions and complaints: privacy@harbour.example.

## What we store

**Your account.** You sign in through the city’s identity provider. We never see your password. From the provider we receive and keep a technical identifier, your name, your e-mail address if it passes one on, your language, whether your address has been verified, and your roles on the portal.

**What you write.** Comments and other contributions are stored with your name, language and time, and are shown with your name.

**Memberships.** The pages of teams and committees show the names of their members, their role and the dates of their membership to everyone who may see the page.

**Polls.** One person has one ballot in each poll. Therefore we store that you took part, when, and a receipt number.

- In an **open poll** your choice is stored together with your account.
- In a **secret poll** your choice is stored without any link to you. Nobody can find out how you voted, not even the administrators; nor can we tell you afterwards. The receipt confirms that you took part, not what you chose.

**Security.** Our server uses your internet address to limit the number of requests, and may write it into its log when an error occurs.

## What we use it for

To let you take part, to make sure that each person votes once, to show who said what in a public debate, and to protect the portal from abuse. We do not build profiles and do not make automated decisions about you.

## Who sees it

What is public can be seen by everyone. Account data are seen by the few city employees who run the portal. We sell nothing and pass nothing on, unless a court or a law obliges us to.

## How long we keep it

Your account remains until you ask us to delete it. A sign-in ends after 14 days at the latest. Contributions belong to the record of a public debate and remain; when your account is deleted, they stay without your name. The counts of a poll remain as well.

## Your rights

You may ask what we store about you and receive a copy, have mistakes corrected, have your account deleted, and object to a use. Write to privacy@harbour.example or come to the town hall, ground floor. We answer within 30 days. If the answer does not satisfy you, you may turn to the data protection authority.

Everything that is stored in your browser is listed on the page “Cookies and storage”.`,
      ar: `## باختصار

يمكنك قراءة كل ما هو علني من دون تسجيل الدخول، ولا نعرف حينها من أنت. وعند تسجيل الدخول لا نحفظ إلا القليل الذي تحتاج إليه المشاركة. لا توجد في هذه البوابة أدوات تحليل ولا إعلانات ولا برامج نصية من جهات أخرى.

## الجهة المسؤولة

مدينة المرفأ، مكتب العمدة، دار البلدية. يجيب مسؤول حماية البيانات في المدينة عن الأسئلة والشكاوى: privacy@harbour.example.

## ما الذي نحفظه

**حسابك.** تسجّل الدخول عبر مزوّد الهوية التابع للمدينة، ولا نرى كلمة مرورك أبدًا. نتلقى من المزوّد ونحفظ معرّفًا تقنيًا، واسمك، وبريدك الإلكتروني إن أرسله المزوّد، ولغتك، وما إذا كان عنوانك موثَّقًا، وأدوارك في البوابة.

**ما تكتبه.** تُحفظ التعليقات وسائر المساهمات مع اسمك ولغتها ووقتها، وتُعرض باسمك.

**العضويات.** تعرض صفحات الفرق واللجان أسماء أعضائها وأدوارهم وتواريخ عضويتهم لكل من يحق له رؤية الصفحة.

**الاستطلاعات.** لكل شخص صوت واحد في كل استطلاع. لذلك نحفظ أنك شاركت، ومتى، ورقم إيصال.

- في **الاستطلاع المكشوف** يُحفظ اختيارك مع حسابك.
- في **الاستطلاع السري** يُحفظ اختيارك من دون أي رابط بك. لا يستطيع أحد أن يعرف كيف صوّتّ، ولا حتى مديرو النظام، ولا نستطيع نحن أن نخبرك بذلك لاحقًا. ويؤكد الإيصال أنك شاركت، لا ما اخترته.

**الأمان.** يستخدم خادمنا عنوانك على الإنترنت للحد من عدد الطلبات، وقد يكتبه في سجله عند حدوث خطأ.

## لأي غرض نستخدمه

لنتيح لك المشاركة، ولنضمن أن يصوّت كل شخص مرة واحدة، ولنبيّن من قال ماذا في النقاش العام، ولنحمي البوابة من إساءة الاستخدام. لا ننشئ ملفات شخصية تحليلية ولا نتخذ بشأنك قرارات آلية.

## من يراه

ما هو علني يراه الجميع. أما بيانات الحساب فيراها العدد القليل من موظفي المدينة الذين يديرون البوابة. لا نبيع شيئًا ولا ننقل شيئًا إلى غيرنا إلا إذا ألزمتنا محكمة أو ألزمنا قانون.

## كم من الوقت نحفظه

يبقى حسابك إلى أن تطلب حذفه. وتنتهي جلسة الدخول بعد 14 يومًا على أبعد تقدير. أما المساهمات فجزء من سجل نقاش عام وتبقى، وإذا حُذف حسابك بقيت من دون اسمك. وتبقى كذلك أعداد الأصوات في الاستطلاعات.

## حقوقك

يمكنك أن تسأل عمّا نحفظه عنك وتتسلم نسخة منه، وأن تطلب تصحيح الأخطاء وحذف حسابك، وأن تعترض على استخدام معيّن. اكتب إلى privacy@harbour.example أو احضر إلى الطابق الأرضي في دار البلدية. نجيب خلال 30 يومًا. وإن لم يرضك الجواب فلك أن تلجأ إلى هيئة حماية البيانات.

وكل ما يُحفظ في متصفحك مذكور في صفحة «ملفات تعريف الارتباط والتخزين».`,
      tr: `## Kısaca

Herkese açık olan her şeyi giriş yapmadan okuyabilirsiniz; bu sırada kim olduğunuzu öğrenmeyiz. Giriş yaptığınızda yalnızca katılım için gereken kadarını saklarız. Bu portalda ziyaret ölçümü, reklam ya da üçüncü taraf betiği yoktur.

## Kim sorumlu

Liman Kenti, Belediye Başkanlığı, Belediye Binası. Soru ve şikâyetleri kentin veri koruma görevlisi yanıtlar: privacy@harbour.example.

## Neleri saklıyoruz

**Hesabınız.** Kentin kimlik sağlayıcısı üzerinden giriş yaparsınız. Parolanızı hiçbir zaman görmeyiz. Sağlayıcıdan teknik bir tanımlayıcı, adınızı, sağlayıcı iletiyorsa e-posta adresinizi, dilinizi, adresinizin doğrulanıp doğrulanmadığını ve portaldaki rollerinizi alır ve saklarız.

**Yazdıklarınız.** Yorumlar ve diğer katkılar adınız, dili ve zamanıyla birlikte saklanır ve adınızla gösterilir.

**Üyelikler.** Ekip ve komite sayfaları üyelerinin adını, rolünü ve üyelik tarihlerini sayfayı görme hakkı olan herkese gösterir.

**Oylamalar.** Her oylamada bir kişinin bir oyu vardır. Bu yüzden katıldığınızı, ne zaman katıldığınızı ve bir alındı numarasını saklarız.

- **Açık oylamada** seçiminiz hesabınızla birlikte saklanır.
- **Gizli oylamada** seçiminiz sizinle hiçbir bağ kurulmadan saklanır. Nasıl oy verdiğinizi yöneticiler dâhil kimse öğrenemez; sonradan biz de size söyleyemeyiz. Alındı katıldığınızı doğrular, neyi seçtiğinizi göstermez.

**Güvenlik.** Sunucumuz istek sayısını sınırlamak için internet adresinizi kullanır ve bir hata oluştuğunda bu adresi günlüğüne yazabilir.

## Ne için kullanıyoruz

Katılabilmeniz, herkesin bir kez oy vermesi, herkese açık bir tartışmada kimin ne söylediğinin görülmesi ve portalın kötüye kullanımdan korunması için. Profil çıkarmayız ve hakkınızda otomatik karar almayız.

## Kim görüyor

Herkese açık olanı herkes görür. Hesap verilerini portalı yürüten az sayıdaki belediye çalışanı görür. Hiçbir şey satmayız; mahkeme ya da yasa zorunlu kılmadıkça kimseye aktarmayız.

## Ne kadar saklıyoruz

Hesabınız siz silinmesini isteyene kadar kalır. Bir oturum en geç 14 gün sonra sona erer. Katkılar herkese açık bir tartışmanın kaydıdır ve kalır; hesabınız silindiğinde adınız olmadan dururlar. Oylamaların sayımları da kalır.

## Haklarınız

Hakkınızda neleri sakladığımızı sorabilir ve bir kopyasını alabilir, yanlışları düzelttirebilir, hesabınızı sildirebilir ve belirli bir kullanıma itiraz edebilirsiniz. privacy@harbour.example adresine yazın ya da belediye binasının zemin katına gelin. 30 gün içinde yanıt veririz. Yanıt sizi tatmin etmezse veri koruma kurumuna başvurabilirsiniz.

Tarayıcınızda saklanan her şey “Çerezler ve depolama” sayfasında listelenmiştir.`,
    },
    originalLocale: 'en',
    topics: [],
    area: null,
    author: { kind: 'organisation' },
    status: 'archived',
    visibility: 'public',
    publishedAt: addDays(-240, '09:00'),
    details: { versionNumber: 1, effectiveOn: addDays(-235), whatChanged: null },
  },
];
