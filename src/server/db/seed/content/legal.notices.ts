import { inDays, type SeedLegal } from '../types';

export const LEGAL_NOTICES: readonly SeedLegal[] = [
  {
    slug: 'accessibility',
    kind: 'accessibility',
    title: {
      en: 'Accessibility statement',
      ar: 'بيان إمكانية الوصول',
      tr: 'Erişilebilirlik bildirimi',
    },
    summary: {
      en: 'What we do so that everyone can use the portal, what does not work yet, and how to tell us.',
      ar: 'ما نفعله ليستطيع الجميع استخدام البوابة، وما لا يعمل بعد، وكيف تخبرنا.',
      tr: 'Portalı herkesin kullanabilmesi için yaptıklarımız, henüz işlemeyenler ve bize nasıl bildireceğiniz.',
    },
    body: {
      en: `## Our aim

Whoever lives in Harbour City should be able to read, comment and vote here without help. We work towards the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in English, Arabic and Turkish, from left to right and from right to left.

No independent audit has taken place so far. We therefore do not claim full conformance.

## What you can rely on

- Everything is meant to be operated with the keyboard alone.
- Headings, lists and form fields are named for screen readers.
- Text can be enlarged to 200 percent without anything being lost.
- A text that is shown in another language than the page is marked as such.

## What does not work well yet

- Contributions of residents are published as they were written. We cannot promise that they are easy to read or well structured.
- Some items exist in one language only; they are then shown in the original language.
- Older plans of the city outside this portal are often scanned. We supply a readable version on request.

## Tell us about a barrier

Write to accessibility@harbour.example, call at the town hall (ground floor, step-free, hearing loop) or tell the team Accessible City. Please name the page and what you wanted to do. We answer within ten working days, and until the barrier has been removed we offer another way: by telephone, on paper or in person.

If you are not satisfied with the answer, turn to the Ethics Committee, which also receives complaints about accessibility.`,
      ar: `## هدفنا

ينبغي أن يستطيع كل من يسكن مدينة المرفأ القراءة والتعليق والتصويت هنا من دون مساعدة. نعمل على استيفاء إرشادات إتاحة محتوى الويب (WCAG) 2.2 بالمستوى AA، بالعربية والإنجليزية والتركية، من اليمين إلى اليسار ومن اليسار إلى اليمين.

لم يجرِ حتى الآن تدقيق مستقل، ولذلك لا ندّعي المطابقة الكاملة.

## ما يمكنك الاعتماد عليه

- يُراد لكل شيء أن يُستخدم بلوحة المفاتيح وحدها.
- للعناوين والقوائم وحقول الاستمارات أسماء تقرؤها قارئات الشاشة.
- يمكن تكبير النص إلى 200 في المئة من دون أن يضيع شيء.
- كل نص يظهر بلغة غير لغة الصفحة معلَّم بذلك.

## ما لا يعمل جيدًا بعد

- تُنشر مساهمات السكان كما كُتبت، ولا نستطيع أن نضمن سهولة قراءتها أو حسن تنظيمها.
- بعض المواد متوفر بلغة واحدة فقط، فيظهر عندئذ بلغته الأصلية.
- كثير من مخططات المدينة القديمة خارج هذه البوابة صور ممسوحة ضوئيًا، ونوفّر نسخة مقروءة عند الطلب.

## أخبرنا عن عائق

اكتب إلى accessibility@harbour.example أو احضر إلى دار البلدية (الطابق الأرضي، بلا درجات، مع حلقة سمعية) أو أخبر فريق «مدينة ميسّرة للجميع». نرجو ذكر الصفحة وما أردت فعله. نجيب خلال عشرة أيام عمل، ونقدّم إلى حين إزالة العائق طريقًا آخر: بالهاتف أو على الورق أو حضوريًا.

وإن لم يرضك الجواب فتوجّه إلى لجنة الأخلاقيات، فهي تتلقى أيضًا الشكاوى المتعلقة بإمكانية الوصول.`,
      tr: `## Amacımız

Liman Kenti’nde yaşayan herkes burada yardım almadan okuyabilmeli, yorum yazabilmeli ve oy kullanabilmelidir. Web İçeriği Erişilebilirlik Kılavuzu’nun (WCAG) 2.2 sürümünü AA düzeyinde karşılamak için Türkçe, Arapça ve İngilizce olarak, soldan sağa ve sağdan sola çalışıyoruz.

Bugüne kadar bağımsız bir denetim yapılmadı. Bu nedenle tam uyum iddiasında bulunmuyoruz.

## Neye güvenebilirsiniz

- Her şeyin yalnızca klavyeyle kullanılabilmesi amaçlanmıştır.
- Başlıklar, listeler ve form alanları ekran okuyucular için adlandırılmıştır.
- Metin, hiçbir şey kaybolmadan yüzde 200’e kadar büyütülebilir.
- Sayfadan farklı bir dilde gösterilen metinler buna göre işaretlenir.

## Henüz iyi işlemeyenler

- Sakinlerin katkıları yazıldıkları gibi yayımlanır. Kolay okunacaklarına ya da iyi düzenlenmiş olduklarına söz veremeyiz.
- Bazı içerikler tek dilde vardır; bunlar özgün dilinde gösterilir.
- Kentin bu portal dışındaki eski planları çoğunlukla taranmış görüntüdür. İstek üzerine okunabilir bir sürüm veriyoruz.

## Bir engeli bildirin

accessibility@harbour.example adresine yazın, belediye binasına gelin (zemin kat, basamaksız, işitme döngülü) ya da Erişilebilir Kent ekibine söyleyin. Lütfen sayfayı ve ne yapmak istediğinizi belirtin. On iş günü içinde yanıt verir, engel kalkana kadar başka bir yol sunarız: telefonla, kâğıtla ya da yüz yüze.

Yanıt sizi tatmin etmezse erişilebilirlik şikâyetlerini de alan Etik Komitesi’ne başvurabilirsiniz.`,
    },
    originalLocale: 'ar',
    topics: ['accessibility'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: inDays(-180, '09:00'),
    details: { versionNumber: 1, effectiveOn: inDays(-180), whatChanged: null },
  },
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
| \`meydan-theme\` | local storage | remembers whether you chose the light or the dark appearance | until you delete it |
| \`clockSkew\` | local storage | remembers how far the clock of your device is from ours | until the clocks agree again |
| \`passwordSession\` | local storage | remembers that you signed in with a password | until you sign out |
| \`draft:profile\` and your identifier | session storage | keeps what you typed into your profile and have not saved | until you save it or close the tab |
| \`signedOutReturn\`, \`signInNews\`, \`automaticRedirects\` | session storage | carry over from one page to the next where you go on after signing out, what a sign-in has to tell you, and how often you were sent on by itself | until the next page has read them, at the latest until you close the tab |

The first four exist only if you sign in, \`meydan-theme\` only if you choose an appearance, \`clockSkew\` only if the clock of your device is off, \`passwordSession\` only if you sign in with a password, \`draft:profile\` only while your profile has unsaved changes, the last row only on the way through a sign-in or sign-out. The other three are also set for visitors.

## Why there is no banner

All these items are necessary for what you ask the portal to do. We use no analytics, no advertising and no content of third parties; there is nothing to which you would have to consent.

## The sign-in page

The city’s identity provider sets cookies of its own on its pages, for example to remember that you have signed in. Its own notice applies to them.

## How to remove them

Sign out: the portal then removes your tokens and your user record. You can delete the rest in the settings of your browser at any time. Reading goes on working; for voting and commenting you then sign in again.`,
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
| \`meydan-theme\` | التخزين المحلي | يتذكر المظهر الذي اخترته، فاتحًا أو داكنًا | حتى تحذفه |
| \`clockSkew\` | التخزين المحلي | يتذكر الفرق بين ساعة جهازك وساعتنا | حتى تتوافق الساعتان من جديد |
| \`passwordSession\` | التخزين المحلي | يتذكر أنك سجّلت الدخول بكلمة مرور | حتى تسجيل الخروج |
| \`draft:profile\` مع معرّفك | تخزين الجلسة | يحفظ ما كتبته في ملفك الشخصي ولم تحفظه بعد | حتى تحفظه أو تغلق علامة التبويب |
| \`signedOutReturn\` و\`signInNews\` و\`automaticRedirects\` | تخزين الجلسة | تنقل من صفحة إلى التي تليها إلى أين تتابع بعد تسجيل الخروج، وما لدى تسجيل الدخول ليخبرك به، وكم مرة نُقلت تلقائيًا | حتى تقرأها الصفحة التالية، وعلى أبعد تقدير حتى تغلق علامة التبويب |

لا توجد العناصر الأربعة الأولى إلا إذا سجّلت الدخول، ولا يوجد \`meydan-theme\` إلا إذا اخترت مظهرًا، ولا \`clockSkew\` إلا إذا كانت ساعة جهازك غير مضبوطة، ولا \`passwordSession\` إلا إذا سجّلت الدخول بكلمة مرور، ولا \`draft:profile\` إلا ما دامت في ملفك الشخصي تعديلات لم تُحفظ، ولا عناصر الصف الأخير إلا أثناء تسجيل الدخول أو الخروج. أما الثلاثة الباقية فتُنشأ للزوّار أيضًا.

## لماذا لا تظهر نافذة موافقة

كل هذه العناصر ضرورية لما تطلبه من البوابة. لا نستخدم أدوات تحليل ولا إعلانات ولا محتوى من جهات أخرى، فليس هناك ما يستدعي موافقتك.

## صفحة تسجيل الدخول

يضع مزوّد الهوية التابع للمدينة في صفحاته ملفات تعريف ارتباط خاصة به، ليتذكر مثلًا أنك سجّلت الدخول، وتسري عليها سياسته هو.

## كيف تزيلها

سجّل الخروج، فتزيل البوابة رموزك وسجل المستخدم الخاص بك. ويمكنك حذف الباقي في أي وقت من إعدادات متصفحك. تظل القراءة ممكنة، أما التصويت والتعليق فتسجّل لهما الدخول من جديد.`,
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
| \`meydan-theme\` | yerel depo | açık ya da koyu görünüm seçiminizi hatırlar | siz silene kadar |
| \`clockSkew\` | yerel depo | aygıtınızın saatiyle bizim saatimiz arasındaki farkı hatırlar | saatler yeniden uyuşana kadar |
| \`passwordSession\` | yerel depo | parolayla giriş yaptığınızı hatırlar | çıkış yapana kadar |
| \`draft:profile\` ve tanımlayıcınız | oturum deposu | profilinize yazıp henüz kaydetmediklerinizi tutar | kaydedene ya da sekmeyi kapatana kadar |
| \`signedOutReturn\`, \`signInNews\`, \`automaticRedirects\` | oturum deposu | bir sayfadan sonrakine şunları taşır: çıkıştan sonra nereden devam edeceğiniz, girişin size söyleyeceği, kaç kez kendiliğinden yönlendirildiğiniz | sonraki sayfa okuyana, en geç sekmeyi kapatana kadar |

İlk dördü yalnızca giriş yaparsanız, \`meydan-theme\` yalnızca bir görünüm seçerseniz, \`clockSkew\` yalnızca aygıtınızın saati yanlışsa, \`passwordSession\` yalnızca parolayla giriş yaparsanız, \`draft:profile\` yalnızca profilinizde kaydedilmemiş değişiklikler varken, son satırdakiler yalnızca giriş ya da çıkış sırasında vardır. Diğer üçü ziyaretçiler için de oluşturulur.

## Neden onay penceresi yok

Bu ögelerin hepsi portaldan istediğiniz işler için gereklidir. Ziyaret ölçümü, reklam ya da üçüncü taraf içeriği kullanmıyoruz; onay vermeniz gereken bir şey yok.

## Giriş sayfası

Kentin kimlik sağlayıcısı kendi sayfalarında, örneğin giriş yaptığınızı hatırlamak için, kendi çerezlerini oluşturur. Onlar için sağlayıcının kendi bildirimi geçerlidir.

## Nasıl kaldırılır

Çıkış yapın: portal belirteçlerinizi ve kullanıcı kaydınızı kaldırır. Geri kalanını tarayıcınızın ayarlarından istediğiniz zaman silebilirsiniz. Okumak yine mümkündür; oy vermek ve yorum yazmak için yeniden giriş yaparsınız.`,
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
