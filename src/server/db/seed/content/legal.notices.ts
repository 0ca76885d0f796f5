import { inDays, type SeedLegal } from '../types';

export const LEGAL_NOTICES: readonly SeedLegal[] = [
  {
    slug: 'cookies',
    kind: 'cookies',
    title: {
      en: 'Cookies and storage',
      ar: 'ملفات تعريف الارتباط والتخزين',
      tr: 'Çerezler ve depolama',
    },
    summary: {
      en: 'Every item that the portal keeps in your browser, what it is for and how long it stays. All are necessary; none observes you.',
      ar: 'كل ما تحفظه البوابة في متصفحك، والغرض منه، ومدة بقائه. كلها ضرورية، ولا شيء منها يراقبك.',
      tr: 'Portalın tarayıcınızda sakladığı her öge, ne işe yaradığı ve ne kadar kaldığı. Hepsi gereklidir; hiçbiri sizi izlemez.',
    },
    body: {
      en: `## What is stored

| Name | Where | Purpose | How long |
| --- | --- | --- | --- |
| named by the sign-in configuration | session storage | keeps the course and the tokens of your sign-in with the identity provider | tokens until you sign out; facts about the provider until you close the tab |
| \`sol-auth\` | local storage | keeps you signed in on the portal, also in other tabs | until you sign out; after 14 days it is no longer valid |
| \`sol-user\` | local storage | your identifier, name, e-mail address, the address of your picture, language, roles, whether your address is verified and whether new terms await you, so that the pages can greet you and show what you may do | until you sign out |
| \`accessToken\` | cookie | proof for the server that it is you | 5 minutes, renewed while you are signed in |
| \`XSRF-TOKEN\` | cookie | lets the portal prove that a request comes from its own page | until the browser is closed |
| \`_csrf\` | cookie, not readable by scripts | the counterpart of \`XSRF-TOKEN\` on the server’s side | until the browser is closed |
| \`meydan-locale\` | session storage | remembers the language of the page you left to sign in | until you close the tab |
| \`meydan-language\` | local storage | remembers the language you chose, so that you are not asked again | until you delete it |
| \`meydan-switched\` | session storage | tells the next page that you switched the language | until that page is loaded |
| \`meydan-searches\` | local storage | your last eight searches on this device, offered again when you search; they are sent to nobody | until you remove them or sign out |
| \`meydan-search-key\` | local storage | remembers that you turned off the shortcut to the search | until you delete it |
| \`meydan-reloaded\` | session storage | remembers the address that was loaded anew after an update of the portal | until a page has been loaded |
| \`meydan-theme\` | local storage | remembers whether you chose the light or the dark appearance | until you delete it |
| \`clockSkew\` | local storage | remembers how far the clock of your device is from ours | until the clocks agree again |
| \`passwordSession\` | local storage | remembers that you signed in with a password | until you sign out |
| \`draft:\` with the name of a form and your identifier | session storage | keeps what you typed into a form and have not saved; never a password | until you save it or close the tab |
| \`outbox:\` and your identifier | local storage | keeps a vote that you cast without a connection: the poll, your choice and the time; not encrypted, so whoever can use this device can read it | the choice until the vote has been sent or you take it back, the outcome until you have removed it from the list; also after signing out |
| \`meydan-pages\`, \`meydan-offline\`, \`meydan-assets\`, \`meydan-files\` and the expiry times of their entries | cache storage and IndexedDB | pages that anybody may read, as a visitor sees them, and the files they consist of, so that you can read them without a connection; never your account pages or answers that are meant for you alone | pages until you sign out, at the latest 14 days; files until newer ones take their place |
| \`signedOutReturn\`, \`signInNews\`, \`automaticRedirects\` | session storage | carry over from one page to the next where you go on after signing out, what a sign-in has to tell you, and how often you were sent on by itself | until the next page has read them, at the latest until you close the tab |

The first four exist only if you sign in, \`meydan-theme\` only if you choose an appearance, \`clockSkew\` only if the clock of your device is off, \`passwordSession\` only if you sign in with a password, \`draft:\` only while a form has unsaved text, \`meydan-language\` and \`meydan-switched\` only after you have switched the language, \`meydan-searches\` only if you search, \`meydan-search-key\` only if you turn the shortcut off, \`meydan-reloaded\` only after an update of the portal, \`outbox:\` only after you have voted without a connection, the last row only on the way through a sign-in or sign-out. The others are also set for visitors.

## Why there is no banner

All these items are necessary for what you ask the portal to do. We use no analytics, no advertising and no content of third parties; there is nothing to which you would have to consent.

## The sign-in page

The city’s identity provider sets cookies of its own on its pages, for example to remember that you have signed in. Its own notice applies to them.

## How to remove them

Sign out: the portal then removes your tokens, your user record and the pages kept for reading. A vote that waits to be sent stays until you take it back: do that before you sign out on a device that is not yours. You can delete the rest in the settings of your browser at any time. Reading goes on working; for voting and commenting you then sign in again.`,
      ar: `## ما الذي يُحفظ

| الاسم | المكان | الغرض | المدة |
| --- | --- | --- | --- |
| يُسمّى بحسب إعداد تسجيل الدخول | تخزين الجلسة | يحفظ مسار دخولك لدى مزوّد الهوية ورموزه | الرموز حتى تسجيل الخروج، وبيانات المزوّد حتى إغلاق علامة التبويب |
| \`sol-auth\` | التخزين المحلي | يبقيك مسجّل الدخول في البوابة، وفي علامات التبويب الأخرى أيضًا | حتى تسجيل الخروج، ويفقد صلاحيته بعد 14 يومًا |
| \`sol-user\` | التخزين المحلي | معرّفك واسمك وبريدك الإلكتروني وعنوان صورتك ولغتك وأدوارك وما إذا كان عنوانك موثَّقًا وما إذا كانت شروط جديدة تنتظر قبولك، لتخاطبك الصفحات باسمك وتبيّن ما يحق لك | حتى تسجيل الخروج |
| \`accessToken\` | ملف تعريف ارتباط | يثبت للخادم أنك أنت | 5 دقائق، ويتجدد ما دمت مسجّل الدخول |
| \`XSRF-TOKEN\` | ملف تعريف ارتباط | يتيح للبوابة أن تثبت أن الطلب صادر من صفحتها | حتى إغلاق المتصفح |
| \`_csrf\` | ملف تعريف ارتباط لا تقرؤه البرامج النصية | النظير المقابل لـ \`XSRF-TOKEN\` لدى الخادم | حتى إغلاق المتصفح |
| \`meydan-locale\` | تخزين الجلسة | يتذكر لغة الصفحة التي غادرتها لتسجيل الدخول | حتى إغلاق علامة التبويب |
| \`meydan-language\` | التخزين المحلي | يتذكر اللغة التي اخترتها كي لا نسألك مرة أخرى | حتى تحذفه |
| \`meydan-switched\` | تخزين الجلسة | يخبر الصفحة التالية أنك غيّرت اللغة | حتى تُحمَّل تلك الصفحة |
| \`meydan-searches\` | التخزين المحلي | آخر ثماني عمليات بحث لك على هذا الجهاز، تُعرض عليك عند البحث ولا تُرسل إلى أحد | حتى تزيلها أو تسجّل الخروج |
| \`meydan-search-key\` | التخزين المحلي | يتذكر أنك أوقفت اختصار البحث | حتى تحذفه |
| \`meydan-reloaded\` | تخزين الجلسة | يتذكر العنوان الذي أُعيد تحميله بعد تحديث البوابة | حتى تُحمَّل صفحة |
| \`meydan-theme\` | التخزين المحلي | يتذكر المظهر الذي اخترته، فاتحًا أو داكنًا | حتى تحذفه |
| \`clockSkew\` | التخزين المحلي | يتذكر الفرق بين ساعة جهازك وساعتنا | حتى تتوافق الساعتان من جديد |
| \`passwordSession\` | التخزين المحلي | يتذكر أنك سجّلت الدخول بكلمة مرور | حتى تسجيل الخروج |
| \`draft:\` مع اسم النموذج ومعرّفك | تخزين الجلسة | يحفظ ما كتبته في نموذج ولم تحفظه بعد، ولا يحفظ كلمة مرور أبدًا | حتى تحفظه أو تغلق علامة التبويب |
| \`outbox:\` مع معرّفك | التخزين المحلي | يحفظ صوتًا أدليت به من دون اتصال: التصويت واختيارك والوقت، من دون تشفير، فيستطيع كل من يستخدم هذا الجهاز أن يقرأه | الاختيار إلى أن يُرسَل الصوت أو تسحبه، والنتيجة إلى أن تزيلها من القائمة، حتى بعد تسجيل الخروج |
| \`meydan-pages\` و\`meydan-offline\` و\`meydan-assets\` و\`meydan-files\` ومواعيد انتهاء عناصرها | تخزين الذاكرة المؤقتة وIndexedDB | صفحات يجوز للجميع قراءتها كما يراها الزائر، والملفات التي تتكون منها، لتقرأها من دون اتصال؛ ولا تُحفظ أبدًا صفحات حسابك ولا ما هو موجَّه إليك وحدك | الصفحات حتى تسجيل الخروج، وعلى أبعد تقدير 14 يومًا، والملفات إلى أن تحل محلها أحدث منها |
| \`signedOutReturn\` و\`signInNews\` و\`automaticRedirects\` | تخزين الجلسة | تنقل من صفحة إلى التي تليها إلى أين تتابع بعد تسجيل الخروج، وما لدى تسجيل الدخول ليخبرك به، وكم مرة نُقلت تلقائيًا | حتى تقرأها الصفحة التالية، وعلى أبعد تقدير حتى تغلق علامة التبويب |

لا توجد العناصر الأربعة الأولى إلا إذا سجّلت الدخول، ولا يوجد \`meydan-theme\` إلا إذا اخترت مظهرًا، ولا \`clockSkew\` إلا إذا كانت ساعة جهازك غير مضبوطة، ولا \`passwordSession\` إلا إذا سجّلت الدخول بكلمة مرور، ولا \`draft:\` إلا ما دام في نموذج نص لم يُحفظ، ولا \`meydan-language\` و\`meydan-switched\` إلا بعد أن تغيّر اللغة، ولا \`meydan-searches\` إلا إذا بحثت، ولا \`meydan-search-key\` إلا إذا أوقفت الاختصار، ولا \`meydan-reloaded\` إلا بعد تحديث البوابة، ولا \`outbox:\` إلا إذا صوّتّ من دون اتصال، ولا عناصر الصف الأخير إلا أثناء تسجيل الدخول أو الخروج. أما الباقية فتُنشأ للزوّار أيضًا.

## لماذا لا تظهر نافذة موافقة

كل هذه العناصر ضرورية لما تطلبه من البوابة. لا نستخدم أدوات تحليل ولا إعلانات ولا محتوى من جهات أخرى، فليس هناك ما يستدعي موافقتك.

## صفحة تسجيل الدخول

يضع مزوّد الهوية التابع للمدينة في صفحاته ملفات تعريف ارتباط خاصة به، ليتذكر مثلًا أنك سجّلت الدخول، وتسري عليها سياسته هو.

## كيف تزيلها

سجّل الخروج، فتزيل البوابة رموزك وسجل المستخدم الخاص بك والصفحات المحفوظة للقراءة. أما الصوت الذي ينتظر الإرسال فيبقى إلى أن تسحبه، فاسحبه قبل تسجيل الخروج على جهاز ليس لك. ويمكنك حذف الباقي في أي وقت من إعدادات متصفحك. تظل القراءة ممكنة، أما التصويت والتعليق فتسجّل لهما الدخول من جديد.`,
      tr: `## Neler saklanıyor

| Ad | Yer | Amaç | Süre |
| --- | --- | --- | --- |
| giriş yapılandırmasının adıyla | oturum deposu | kimlik sağlayıcısındaki girişinizin akışını ve belirteçlerini tutar | belirteçler çıkış yapana, sağlayıcıya ilişkin bilgiler sekmeyi kapatana kadar |
| \`sol-auth\` | yerel depo | portaldaki oturumunuzu, diğer sekmelerde de, açık tutar | çıkış yapana kadar; 14 gün sonra geçerliliğini yitirir |
| \`sol-user\` | yerel depo | tanımlayıcınız, adınız, e-posta adresiniz, resminizin adresi, diliniz, rolleriniz, adresinizin doğrulanıp doğrulanmadığı ve sizi bekleyen yeni koşullar olup olmadığı; sayfalar size adınızla seslensin ve neler yapabileceğinizi göstersin diye | çıkış yapana kadar |
| \`accessToken\` | çerez | sunucuya sizin siz olduğunuzu kanıtlar | 5 dakika; oturum açıkken yenilenir |
| \`XSRF-TOKEN\` | çerez | bir isteğin portalın kendi sayfasından geldiğini kanıtlamaya yarar | tarayıcı kapanana kadar |
| \`_csrf\` | betiklerin okuyamadığı çerez | \`XSRF-TOKEN\` çerezinin sunucu tarafındaki karşılığı | tarayıcı kapanana kadar |
| \`meydan-locale\` | oturum deposu | giriş yapmak için ayrıldığınız sayfanın dilini hatırlar | sekmeyi kapatana kadar |
| \`meydan-language\` | yerel depo | seçtiğiniz dili hatırlar, böylece size yeniden sorulmaz | siz silene kadar |
| \`meydan-switched\` | oturum deposu | sonraki sayfaya dili değiştirdiğinizi bildirir | o sayfa yüklenene kadar |
| \`meydan-searches\` | yerel depo | bu aygıttaki son sekiz aramanız; arama yaparken yeniden önerilir, kimseye gönderilmez | siz kaldırana ya da çıkış yapana kadar |
| \`meydan-search-key\` | yerel depo | arama kısayolunu kapattığınızı hatırlar | siz silene kadar |
| \`meydan-reloaded\` | oturum deposu | portal güncellendikten sonra yeniden yüklenen adresi hatırlar | bir sayfa yüklenene kadar |
| \`meydan-theme\` | yerel depo | açık ya da koyu görünüm seçiminizi hatırlar | siz silene kadar |
| \`clockSkew\` | yerel depo | aygıtınızın saatiyle bizim saatimiz arasındaki farkı hatırlar | saatler yeniden uyuşana kadar |
| \`passwordSession\` | yerel depo | parolayla giriş yaptığınızı hatırlar | çıkış yapana kadar |
| \`draft:\`, bir formun adı ve tanımlayıcınızla | oturum deposu | bir forma yazıp henüz kaydetmediklerinizi tutar; parola hiçbir zaman | kaydedene ya da sekmeyi kapatana kadar |
| \`outbox:\` ve tanımlayıcınız | yerel depo | bağlantı yokken kullandığınız oyu tutar: oylama, seçiminiz ve zaman; şifrelenmez, yani bu aygıtı kullanabilen herkes okuyabilir | seçim, oy gönderilene ya da siz geri alana; sonucu, siz listeden kaldırana kadar; çıkıştan sonra da |
| \`meydan-pages\`, \`meydan-offline\`, \`meydan-assets\`, \`meydan-files\` ve ögelerinin bitiş zamanları | önbellek deposu ve IndexedDB | herkesin okuyabileceği sayfaları bir ziyaretçinin gördüğü gibi ve onları oluşturan dosyaları tutar; bağlantı yokken okuyabilesiniz diye. Hesap sayfalarınız ve yalnızca size yönelik yanıtlar hiçbir zaman saklanmaz | sayfalar çıkış yapana, en geç 14 gün sonrasına; dosyalar yerlerini yenileri alana kadar |
| \`signedOutReturn\`, \`signInNews\`, \`automaticRedirects\` | oturum deposu | bir sayfadan sonrakine şunları taşır: çıkıştan sonra nereden devam edeceğiniz, girişin size söyleyeceği, kaç kez kendiliğinden yönlendirildiğiniz | sonraki sayfa okuyana, en geç sekmeyi kapatana kadar |

İlk dördü yalnızca giriş yaparsanız, \`meydan-theme\` yalnızca bir görünüm seçerseniz, \`clockSkew\` yalnızca aygıtınızın saati yanlışsa, \`passwordSession\` yalnızca parolayla giriş yaparsanız, \`draft:\` yalnızca bir formda kaydedilmemiş metin varken, \`meydan-language\` ve \`meydan-switched\` yalnızca dili değiştirdikten sonra, \`meydan-searches\` yalnızca arama yaparsanız, \`meydan-search-key\` yalnızca kısayolu kapatırsanız, \`meydan-reloaded\` yalnızca portal güncellendikten sonra, \`outbox:\` yalnızca bağlantı yokken oy kullandıysanız, son satırdakiler yalnızca giriş ya da çıkış sırasında vardır. Diğerleri ziyaretçiler için de oluşturulur.

## Neden onay penceresi yok

Bu ögelerin hepsi portaldan istediğiniz işler için gereklidir. Ziyaret ölçümü, reklam ya da üçüncü taraf içeriği kullanmıyoruz; onay vermeniz gereken bir şey yok.

## Giriş sayfası

Kentin kimlik sağlayıcısı kendi sayfalarında, örneğin giriş yaptığınızı hatırlamak için, kendi çerezlerini oluşturur. Onlar için sağlayıcının kendi bildirimi geçerlidir.

## Nasıl kaldırılır

Çıkış yapın: portal belirteçlerinizi, kullanıcı kaydınızı ve okumak için saklanan sayfaları kaldırır. Gönderilmeyi bekleyen bir oy, siz geri alana kadar kalır: sizin olmayan bir aygıtta çıkış yapmadan önce geri alın. Geri kalanını tarayıcınızın ayarlarından istediğiniz zaman silebilirsiniz. Okumak yine mümkündür; oy vermek ve yorum yazmak için yeniden giriş yaparsınız.`,
    },
    originalLocale: 'tr',
    topics: [],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: inDays(-240, '09:30'),
    details: { versionNumber: 1, effectiveOn: inDays(-235), whatChanged: null },
  },
];
