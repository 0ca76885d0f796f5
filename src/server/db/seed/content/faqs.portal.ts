import { faqCategory } from './faqs.category';

export const PORTAL_FAQS = [
  ...faqCategory('privacy', [
    {
      slug: 'what-does-the-portal-know-about-me',
      title: {
        en: 'What does the portal know about me?',
        ar: 'ماذا تعرف البوابة عني؟',
        tr: 'Portal benim hakkımda ne biliyor?',
      },
      summary: {
        en: 'Without an account it does not ask who you are; with one it knows your name, your e-mail address and whether you are a verified resident.',
        ar: 'من دون حساب لا تسألك من أنت، ومع الحساب تعرف اسمك وبريدك الإلكتروني وهل أنت ساكن موثّق.',
        tr: 'Hesapsız okurken kim olduğunuzu sormaz; hesabınız varsa adınızı, e-posta adresinizi ve doğrulanmış sakin olup olmadığınızı bilir.',
      },
      body: {
        en: `If you read without signing in, we do not ask for your name.

If you sign in with the city’s login, the identity provider passes on a few details:

- your name and your e-mail address
- whether it has confirmed that you live here
- a task in the portal, if you have one, for example as a moderator

It does not pass on your password, identity card or date of birth. If you register with e-mail and password, the portal knows your name and address, and keeps the password only in a form from which it cannot be read.

To this it adds what you do here: what you say in your profile, where you are signed in, which polls you have voted in, what you have written and which teams you belong to. In secret polls it does not know what you chose. On the page [Your data](/me/data) you can see and download all of it, and delete your account.`,
        ar: `إذا قرأت من دون تسجيل الدخول فلا نسألك عن اسمك.

وحين تسجّل دخولك بحساب المدينة ينقل مزوّد الهوية بيانات قليلة:

- اسمك وبريدك الإلكتروني
- هل أكّد أنك تسكن هنا
- مهمتك في البوابة إن وُجدت، كمهمة المشرف مثلًا

ولا ينقل كلمة مرورك ولا بطاقة هويتك ولا تاريخ ميلادك. وإن سجّلت ببريدك الإلكتروني وكلمة مرور فإن البوابة تعرف اسمك وعنوانك، ولا تحفظ كلمة المرور إلا بصيغة لا تُقرأ منها.

وتضيف البوابة إلى ذلك ما تفعله هنا: ما تقوله في ملفك الشخصي، وأين سجّلت دخولك، والاستطلاعات التي صوّتّ فيها، وما كتبته، والفرق التي تنتمي إليها. أما في الاستطلاعات السرية فلا تعرف ما اخترت. وفي صفحة [بياناتك](/me/data) يمكنك أن تطّلع على ذلك كله وأن تنزّله وأن تحذف حسابك.`,
        tr: `Giriş yapmadan okursanız adınızı sormayız.

Kent girişiyle giriş yaparsanız kimlik sağlayıcı birkaç bilgi iletir:

- adınız ve e-posta adresiniz
- burada yaşadığınızı onaylayıp onaylamadığı
- varsa portaldaki göreviniz, örneğin moderatörlük

Parolanızı, kimlik kartınızı ya da doğum tarihinizi iletmez. E-posta ve parolayla kaydolursanız portal adınızı ve adresinizi bilir; parolanızı yalnızca geri okunamayan bir biçimde saklar.

Portal bu bilgilere sizin burada yaptıklarınızı ekler: profilinizde yazdıklarınız, nerede giriş yaptığınız, hangi anketlerde oy verdiğiniz, neler yazdığınız ve hangi ekiplerin üyesi olduğunuz. Gizli anketlerde ise neyi seçtiğinizi bilmez. [Verileriniz](/me/data) sayfasında bunların hepsini görebilir, indirebilir ve hesabınızı silebilirsiniz.`,
      },
      topics: ['digital', 'democracy'],
      originalLocale: 'en',
      publishedDay: -300,
      helpful: [126, 9],
    },
    {
      slug: 'what-is-stored-in-an-open-poll',
      title: {
        en: 'What is stored when a poll is open instead of secret?',
        ar: 'ماذا يُحفظ حين يكون الاستطلاع علنيًّا لا سريًّا؟',
        tr: 'Anket gizli değil de açıksa ne saklanır?',
      },
      summary: {
        en: 'In an open poll your choice is stored together with your account; in a secret poll it is not.',
        ar: 'في الاستطلاع العلني يُحفظ اختيارك مع حسابك، وفي السري لا يُحفظ معه.',
        tr: 'Açık ankette seçiminiz hesabınızla birlikte saklanır, gizli ankette saklanmaz.',
      },
      body: {
        en: `There are two kinds of polls:

| Record | Secret | Open |
| --- | --- | --- |
| That you have voted | stored | stored |
| When you voted | stored | stored |
| What you chose | only counted | stored with your account |

In an open poll you can therefore look up your own choice later on. We use this kind for simple questions, such as the name of a park or a mark for the buses. Questions on which people might come under pressure are asked in secret.

The kind is fixed before a poll opens and is written beside the question. If you do not like it, you are free not to vote.`,
        ar: `ثمة نوعان من الاستطلاعات:

| ما يُحفظ | السري | العلني |
| --- | --- | --- |
| أنك صوّتّ | يُحفظ | يُحفظ |
| متى صوّتّ | يُحفظ | يُحفظ |
| ما اخترت | يُحتسب فقط | يُحفظ مع حسابك |

لذلك تستطيع في الاستطلاع العلني أن تطّلع لاحقًا على اختيارك. ونستخدم هذا النوع في الأسئلة البسيطة كاسم حديقة أو تقييم الحافلات. أما الأسئلة التي قد يتعرض فيها الناس للضغط فتُطرح سرًّا.

ويُحدَّد النوع قبل فتح الاستطلاع ويُكتب إلى جانب السؤال. وإن لم يعجبك فلك ألا تصوّت.`,
        tr: `İki tür anket vardır:

| Bilgi | Gizli | Açık |
| --- | --- | --- |
| Oy verdiğiniz | saklanır | saklanır |
| Ne zaman oy verdiğiniz | saklanır | saklanır |
| Neyi seçtiğiniz | yalnızca sayılır | hesabınızla saklanır |

Bu yüzden açık bir ankette kendi seçiminize sonradan bakabilirsiniz. Bu türü bir parkın adı ya da otobüslere verilecek not gibi basit sorularda kullanırız. İnsanların baskı görebileceği sorular gizli sorulur.

Tür, anket açılmadan önce belirlenir ve sorunun yanında yazar. Hoşunuza gitmezse oy vermeyebilirsiniz.`,
      },
      topics: ['democracy', 'digital'],
      originalLocale: 'en',
      publishedDay: -286,
      helpful: [83, 7],
    },
    {
      slug: 'who-sees-my-name',
      helpOn: ['dialogs', 'teams', 'committees', 'quizzes'],
      title: {
        en: 'Who sees my name?',
        ar: 'من يرى اسمي؟',
        tr: 'Adımı kimler görür?',
      },
      summary: {
        en: 'Everyone who can read your comment sees your name beside it; under polls no names are shown.',
        ar: 'كل من يستطيع قراءة تعليقك يرى اسمك بجانبه، أما في الاستطلاعات فلا تظهر أسماء.',
        tr: 'Yorumunuzu okuyabilen herkes yanında adınızı görür; anketlerde ad gösterilmez.',
      },
      body: {
        en: `Your name appears where you speak for yourself:

- beside each comment that you write in a dialogue
- beside a blog post or publication of which you are the author
- on the page of a team or committee of which you are a member
- on the page of your profile; under [Settings](/me/settings) you decide whether everybody may open it or only people who are signed in

What is public can be read by everyone, also without an account, and may be found by search engines. Therefore please write only what you would say at a public meeting, and nothing about the health, the address or the family of others.

The result of a poll shows numbers, never names. Your e-mail address is not shown to other participants.`,
        ar: `يظهر اسمك حيث تتحدث أنت:

- بجانب كل تعليق تكتبه في حوار
- بجانب مقال أو منشور أنت كاتبه
- في صفحة الفريق أو اللجنة التي أنت عضو فيها
- في صفحة ملفك الشخصي، وتحدد في [الإعدادات](/me/settings) هل يفتحها الجميع أم المسجّلون دخولهم فقط

وما هو عام يستطيع الجميع قراءته من دون حساب أيضًا، وقد تعثر عليه محركات البحث. لذلك نرجو ألا تكتب إلا ما تقوله في لقاء عام، وألا تكتب شيئًا عن صحة الآخرين أو عناوينهم أو عائلاتهم.

ونتيجة الاستطلاع تعرض أرقامًا لا أسماء. ولا يُعرض بريدك الإلكتروني على المشاركين الآخرين.`,
        tr: `Adınız, kendi adınıza konuştuğunuz yerde görünür:

- bir diyalogda yazdığınız her yorumun yanında
- yazarı olduğunuz blog yazısının ya da yayının yanında
- üyesi olduğunuz ekibin ya da komitenin sayfasında
- profil sayfanızda; bu sayfayı herkesin mi yoksa yalnızca giriş yapmış kişilerin mi açabileceğini [Ayarlar](/me/settings) sayfasında siz belirlersiniz

Herkese açık olanı hesabı olmayanlar da okuyabilir, arama motorları da bulabilir. Bu yüzden lütfen yalnızca açık bir toplantıda söyleyeceğiniz şeyleri yazın; başkalarının sağlığı, adresi ya da ailesi hakkında bir şey yazmayın.

Anket sonucu sayıları gösterir, adları asla göstermez. E-posta adresiniz öteki katılımcılara gösterilmez.`,
      },
      topics: ['digital'],
      originalLocale: 'tr',
      publishedDay: -240,
      helpful: [94, 4],
    },
    {
      slug: 'can-my-employer-find-out-how-i-voted',
      title: {
        en: 'Can my employer or my landlord find out how I voted?',
        ar: 'هل يستطيع رب عملي أو مالك بيتي أن يعرف كيف صوّتّ؟',
        tr: 'İşverenim ya da ev sahibim nasıl oy verdiğimi öğrenebilir mi?',
      },
      summary: {
        en: 'Not in a secret poll: your choice is not stored with your name, so there is nothing that anyone could hand out.',
        ar: 'لا في الاستطلاع السري: فاختيارك غير محفوظ مع اسمك، ولا وجود لما يمكن تسليمه لأحد.',
        tr: 'Gizli ankette hayır: Seçiminiz adınızla birlikte saklanmaz, dolayısıyla verilebilecek bir şey yoktur.',
      },
      body: {
        en: `In a secret poll, no. There is no record that links you to a choice. Even if somebody demanded it, there would be nothing to hand over. Your receipt says that you took part, not what you chose, so it is of no use to a curious person.

Three pieces of advice:

1. Vote on your own, on a device of which you know who uses it.
2. Sign out afterwards if others use the device too.
3. Remember that comments in dialogues carry your name. Whoever argues for an option there makes their opinion known.

If somebody puts you under pressure because of a vote, tell the Ethics Committee: ethics@harbour.example.`,
        ar: `في الاستطلاع السري لا. فلا يوجد سجل يربط بينك وبين اختيارك، ولو طالب به أحد لما وُجد ما يُسلَّم إليه. وإيصالك يقول إنك شاركت ولا يقول ما اخترت، فلا يفيد فضوليًّا في شيء.

ثلاث نصائح:

1. صوّت منفردًا، وعلى جهاز تعرف من يستخدمه.
2. سجّل الخروج بعدها إن كان آخرون يستخدمون الجهاز.
3. تذكّر أن التعليقات في الحوارات تحمل اسمك، فمن دافع فيها عن خيار أعلن رأيه.

وإن ضغط عليك أحد بسبب تصويت فأخبر لجنة الأخلاقيات: ethics@harbour.example.`,
        tr: `Gizli ankette hayır. Sizi bir seçeneğe bağlayan kayıt yoktur. Biri istese bile verilecek bir şey bulunmaz. Makbuzunuz katıldığınızı söyler, neyi seçtiğinizi söylemez; meraklı birinin işine yaramaz.

Üç öğüt:

1. Yalnızken, kimlerin kullandığını bildiğiniz bir cihazda oy verin.
2. Cihazı başkaları da kullanıyorsa ardından çıkış yapın.
3. Diyaloglardaki yorumların adınızı taşıdığını unutmayın. Orada bir seçeneği savunan, görüşünü açıklamış olur.

Bir oylama yüzünden size baskı yapan olursa Etik Komitesine bildirin: ethics@harbour.example.`,
      },
      topics: ['democracy', 'housing'],
      originalLocale: 'ar',
      publishedDay: -210,
      helpful: [77, 3],
    },
    {
      slug: 'what-is-stored-in-my-browser',
      title: {
        en: 'What is stored in my browser?',
        ar: 'ماذا يُحفظ في متصفحي؟',
        tr: 'Tarayıcımda ne saklanıyor?',
      },
      summary: {
        en: 'What the portal needs in order to keep you signed in; it is removed when you sign out.',
        ar: 'ما تحتاج إليه البوابة لتبقى مسجّل الدخول، ويُزال حين تسجّل الخروج.',
        tr: 'Oturumunuzun açık kalması için portalın ihtiyaç duyduğu bilgiler; çıkış yapınca silinir.',
      },
      body: {
        en: `When you sign in, the portal keeps in your browser the proof of your sign-in, its time of expiry and a few details about you, such as your name. Without them you would have to sign in again on every page. When you sign out, they are removed.

Your language is part of the address of the page: /en, /ar or /tr. So you can pass on a link in the language that suits the person who receives it.

If you delete the data of this site in the settings of your browser, you are signed out. Your votes and comments are not affected; they are not kept in the browser.`,
        ar: `حين تسجّل دخولك تحفظ البوابة في متصفحك إثبات تسجيل الدخول ووقت انتهائه وبيانات قليلة عنك مثل اسمك. ومن دونها لكان عليك أن تسجّل الدخول في كل صفحة. وهي تُزال حين تسجّل الخروج.

أما لغتك فجزء من عنوان الصفحة: ‎/en أو ‎/ar أو ‎/tr. لذلك يمكنك أن ترسل رابطًا باللغة التي تناسب من يتلقاه.

وإذا حذفت بيانات هذا الموقع من إعدادات متصفحك انتهت جلستك. ولا يؤثر ذلك في أصواتك وتعليقاتك لأنها غير محفوظة في المتصفح.`,
        tr: `Giriş yaptığınızda portal tarayıcınızda oturumunuzun kanıtını, sona erme zamanını ve adınız gibi sizinle ilgili birkaç bilgiyi saklar. Bunlar olmasa her sayfada yeniden giriş yapmanız gerekirdi. Çıkış yaptığınızda silinirler.

Diliniz sayfa adresinin bir parçasıdır: /en, /ar ya da /tr. Böylece bir bağlantıyı, alacak kişiye uygun dilde gönderebilirsiniz.

Tarayıcınızın ayarlarından bu sitenin verilerini silerseniz oturumunuz kapanır. Oylarınız ve yorumlarınız bundan etkilenmez; tarayıcıda tutulmazlar.`,
      },
      topics: ['digital'],
      originalLocale: 'en',
      publishedDay: -180,
      helpful: [41, 6],
    },
    {
      slug: 'whom-do-i-ask-about-my-data',
      title: {
        en: 'Whom do I ask about my data?',
        ar: 'من أسأل عن بياناتي؟',
        tr: 'Verilerim hakkında kime sorabilirim?',
      },
      summary: {
        en: 'You see, download and delete most of it yourself; the city’s data protection officer answers every other question.',
        ar: 'معظمها تطّلع عليه وتنزّله وتحذفه بنفسك، ويجيبك مسؤول حماية البيانات في المدينة عن كل سؤال آخر.',
        tr: 'Çoğunu kendiniz görür, indirir ve silersiniz; geri kalan her soruyu kentin veri koruma görevlisi yanıtlar.',
      },
      body: {
        en: `Much of it you do yourself, at once and without asking anybody: on the page [Your data](/me/data) you see and download everything that is stored about you, and delete your account. The votes you cast still count and what you wrote stays readable, both without your name. Your profile you correct on [its own page](/profile/edit).

For everything else write to privacy@harbour.example or come to the town hall, second floor. You may write in English, Arabic or Turkish; you will be answered in the same language.

You have a right to know which data about you are stored, to have wrong data corrected and to have data deleted that are no longer needed. Please say which page or which poll you mean. So that we do not give your data to a stranger, we may ask you to identify yourself.

One thing we cannot tell you: what you chose in a secret poll. The privacy policy of this portal explains the rest in detail.`,
        ar: `كثير من ذلك تفعله بنفسك في الحال ومن دون أن تسأل أحدًا: في صفحة [بياناتك](/me/data) تطّلع على كل ما هو محفوظ عنك وتنزّله وتحذف حسابك. وتبقى الأصوات التي أدليت بها محسوبة وما كتبته مقروءًا، كلاهما من دون اسمك. أما ملفك الشخصي فتصحّحه في [صفحته](/profile/edit).

وفي ما عدا ذلك اكتب إلى privacy@harbour.example أو تعال إلى الطابق الثاني في دار البلدية. ولك أن تكتب بالإنجليزية أو العربية أو التركية، ويأتيك الجواب باللغة نفسها.

من حقك أن تعرف أي بيانات محفوظة عنك، وأن تُصحَّح البيانات الخاطئة، وأن تُحذف البيانات التي لم تعد لازمة. ونرجو أن تذكر أي صفحة أو أي استطلاع تقصد. وقد نطلب منك إثبات هويتك حتى لا نسلّم بياناتك إلى غريب.

وثمة أمر واحد لا نستطيع أن نخبرك به: ما اخترته في استطلاع سري. أما التفاصيل الأخرى فتشرحها سياسة الخصوصية في هذه البوابة.`,
        tr: `Çoğunu hemen ve kimseye sormadan kendiniz yaparsınız: [Verileriniz](/me/data) sayfasında hakkınızda saklanan her şeyi görür, indirir ve hesabınızı silersiniz. Verdiğiniz oylar sayılmaya, yazdıklarınız okunmaya devam eder; ikisi de adınız olmadan. Profilinizi [kendi sayfasında](/profile/edit) düzeltirsiniz.

Geri kalan her şey için privacy@harbour.example adresine yazın ya da belediye binasının ikinci katına gelin. İngilizce, Arapça ya da Türkçe yazabilirsiniz; aynı dilde yanıt alırsınız.

Hakkınızda hangi verilerin saklandığını öğrenme, yanlış verilerin düzeltilmesini ve artık gerekmeyenlerin silinmesini isteme hakkınız vardır. Lütfen hangi sayfayı ya da anketi kastettiğinizi yazın. Verilerinizi yabancı birine vermemek için kimliğinizi göstermenizi isteyebiliriz.

Size söyleyemeyeceğimiz tek şey, gizli bir ankette neyi seçtiğinizdir. Ayrıntıları bu portalın gizlilik politikası açıklar.`,
      },
      topics: ['digital', 'democracy'],
      originalLocale: 'tr',
      publishedDay: -180,
      helpful: [39, 2],
    },
  ]),
  ...faqCategory('accessibility', [
    {
      slug: 'in-which-languages-is-the-portal-available',
      title: {
        en: 'In which languages is the portal available?',
        ar: 'بأي لغات تتوفر البوابة؟',
        tr: 'Portal hangi dillerde kullanılabiliyor?',
      },
      summary: {
        en: 'In English, Arabic and Turkish; you switch at the top of every page and stay where you are.',
        ar: 'بالإنجليزية والعربية والتركية، وتبدّل اللغة في أعلى كل صفحة وتبقى حيث أنت.',
        tr: 'İngilizce, Arapça ve Türkçe; dili her sayfanın üstünden değiştirir, bulunduğunuz yerde kalırsınız.',
      },
      body: {
        en: `English, Arabic and Turkish have equal rights here. Questions, options and results of polls appear in all three.

You change the language at the top of every page. The page is loaded again and shows the same content in the other language; in Arabic the whole layout runs from right to left. Dates and numbers follow the language too.

You may take part in whichever language you like. Your comment stays in the language in which you wrote it, and it has the same weight. If something is badly translated, tell us: editors@harbour.example. Please add the address of the page.`,
        ar: `للإنجليزية والعربية والتركية هنا حقوق متساوية، فأسئلة الاستطلاعات وخياراتها ونتائجها تظهر باللغات الثلاث.

تبدّل اللغة في أعلى كل صفحة، فتُحمَّل الصفحة من جديد وتعرض المحتوى نفسه باللغة الأخرى. وفي العربية يسير التصميم كله من اليمين إلى اليسار، وتتبع التواريخ والأرقام اللغة أيضًا.

ولك أن تشارك باللغة التي تفضّلها. ويبقى تعليقك باللغة التي كتبته بها، وله الوزن نفسه. وإن وجدت ترجمة سيئة فأخبرنا: editors@harbour.example، ونرجو أن ترفق عنوان الصفحة.`,
        tr: `İngilizce, Arapça ve Türkçe burada eşit haklara sahiptir. Anketlerin soruları, seçenekleri ve sonuçları üç dilde de yayımlanır.

Dili her sayfanın üstünden değiştirirsiniz. Sayfa yeniden yüklenir ve aynı içeriği öteki dilde gösterir; Arapçada bütün düzen sağdan sola akar. Tarihler ve sayılar da dile uyar.

Dilediğiniz dilde katılabilirsiniz. Yorumunuz yazdığınız dilde kalır ve aynı ağırlığı taşır. Kötü bir çeviri görürseniz bize bildirin: editors@harbour.example. Lütfen sayfanın adresini de ekleyin.`,
      },
      topics: ['accessibility', 'digital'],
      originalLocale: 'en',
      publishedDay: -300,
      helpful: [88, 2],
    },
    {
      slug: 'why-is-a-text-in-another-language',
      helpOn: ['blogs', 'publications', 'governance'],
      title: {
        en: 'Why is a text shown in another language?',
        ar: 'لماذا يظهر نص بلغة أخرى؟',
        tr: 'Bir metin neden başka bir dilde görünüyor?',
      },
      summary: {
        en: 'Because its translation does not exist yet; then you see the original, with a note.',
        ar: 'لأن ترجمته غير متوفرة بعد، فترى النص الأصلي مع ملاحظة.',
        tr: 'Çevirisi henüz olmadığı için; o zaman özgün metni bir notla birlikte görürsünüz.',
      },
      body: {
        en: `We would rather show you a text in another language than no text at all. If a translation is missing, the portal shows the original and a note that it has not been translated yet. Screen readers are told the language, so that they pronounce the text correctly.

This happens mostly with blog posts by teams, who write in their spare time. Polls are published only when all three languages are ready.

Comments are not translated: they stay in the words of the person who wrote them. If you need a document in your language for a meeting, write to editors@harbour.example a week ahead.`,
        ar: `نفضّل أن نعرض لك نصًّا بلغة أخرى على ألا نعرض شيئًا. فإذا غابت الترجمة عرضت البوابة النص الأصلي مع ملاحظة بأنه لم يُترجم بعد. وتُبلَّغ قارئات الشاشة باللغة حتى تنطق النص نطقًا صحيحًا.

يحدث هذا غالبًا في مقالات الفرق التي يكتبها أعضاؤها في أوقات فراغهم. أما الاستطلاعات فلا تُنشر إلا متى اكتملت اللغات الثلاث.

ولا تُترجم التعليقات، بل تبقى بكلمات من كتبها. وإن احتجت إلى وثيقة بلغتك من أجل اجتماع فاكتب إلى editors@harbour.example قبل أسبوع.`,
        tr: `Size hiç metin göstermemektense başka dilde bir metin göstermeyi yeğleriz. Çeviri yoksa portal özgün metni ve henüz çevrilmediğini belirten bir not gösterir. Metni doğru okusunlar diye ekran okuyuculara dili bildirilir.

Bu daha çok ekiplerin boş zamanlarında yazdığı blog yazılarında olur. Anketler ise ancak üç dil de hazır olduğunda yayımlanır.

Yorumlar çevrilmez; yazanın sözleriyle kalır. Bir toplantı için bir belgeye kendi dilinizde ihtiyacınız varsa bir hafta önceden editors@harbour.example adresine yazın.`,
      },
      topics: ['accessibility', 'digital'],
      originalLocale: 'tr',
      publishedDay: -240,
      helpful: [52, 4],
    },
    {
      slug: 'can-i-use-a-screen-reader-or-only-the-keyboard',
      title: {
        en: 'Can I use the portal with a screen reader or with the keyboard alone?',
        ar: 'هل أستطيع استخدام البوابة بقارئ شاشة أو بلوحة المفاتيح وحدها؟',
        tr: 'Portalı ekran okuyucuyla ya da yalnızca klavyeyle kullanabilir miyim?',
      },
      summary: {
        en: 'Yes, it is made for that: reading, voting and signing out all work without a mouse.',
        ar: 'نعم، فهي مصمّمة لذلك: القراءة والتصويت وتسجيل الخروج كلها ممكنة من دون فأرة.',
        tr: 'Evet, portal bunun için yapıldı: Okumak, oy vermek ve çıkış yapmak fare olmadan da mümkün.',
      },
      body: {
        en: `Yes. Every page has a clear order of headings, every field has a label, and every button can be reached with the Tab key. The place where you are is visibly marked.

For voting you move between the options with the arrow keys and choose with the space bar. When your vote has been accepted, this is announced and not only shown.

The texts of publications are on the page itself, with headings and tables, so you need not open a file. If something does not work, it is our mistake and not yours. Please tell us what you use and where you got stuck: access@harbour.example.`,
        ar: `نعم. لكل صفحة ترتيب واضح للعناوين، ولكل حقل تسمية، ويمكن بلوغ كل زر بمفتاح Tab. ويظهر موضعك في الصفحة بعلامة واضحة.

للتصويت تنتقل بين الخيارات بمفاتيح الأسهم وتختار بمفتاح المسافة. ومتى قُبل صوتك أُعلن ذلك صوتيًا ولم يُكتفَ بعرضه.

ونصوص المنشورات موجودة في الصفحة نفسها بعناوينها وجداولها، فلا حاجة إلى فتح ملف. وإذا تعطّل شيء فالخطأ خطؤنا لا خطؤك. نرجو أن تخبرنا بما تستخدمه وأين توقفت: access@harbour.example.`,
        tr: `Evet. Her sayfada başlıkların düzeni açıktır, her alanın bir etiketi vardır, her düğmeye Tab tuşuyla ulaşılır. Bulunduğunuz yer görünür biçimde işaretlenir.

Oy verirken seçenekler arasında ok tuşlarıyla dolaşır, boşluk tuşuyla seçersiniz. Oyunuz kabul edildiğinde bu yalnızca gösterilmez, sesli olarak da bildirilir.

Yayınların metinleri başlıkları ve tablolarıyla sayfanın kendisindedir; dosya açmanız gerekmez. Bir şey çalışmıyorsa hata sizin değil, bizimdir. Lütfen ne kullandığınızı ve nerede takıldığınızı yazın: access@harbour.example.`,
      },
      topics: ['accessibility', 'digital'],
      originalLocale: 'ar',
      publishedDay: -286,
      helpful: [47, 3],
    },
    {
      slug: 'the-text-is-too-small-for-me',
      title: {
        en: 'The text is too small for me. What can I do?',
        ar: 'النص صغير عليّ، فماذا أفعل؟',
        tr: 'Yazı bana küçük geliyor. Ne yapabilirim?',
      },
      summary: {
        en: 'Enlarge the page in your browser; the layout adapts and nothing is cut off.',
        ar: 'كبّر الصفحة في متصفحك، فالتصميم يتكيّف ولا يُقتطع شيء.',
        tr: 'Sayfayı tarayıcınızda büyütün; düzen uyum sağlar, hiçbir şey kesilmez.',
      },
      body: {
        en: `You can enlarge the whole page:

- **On a computer:** hold Ctrl (on a Mac Cmd) and press the plus key, several times if you like. With the zero key you return to the usual size.
- **On a telephone or tablet:** spread two fingers, or set a larger text size in the settings of your device.

The columns then move below one another, so that you need not scroll sideways. Wide tables can be moved on their own.

At the Mill Street library there is a computer with a large screen and a reading lamp. The staff will show you how to set it up.`,
        ar: `يمكنك أن تكبّر الصفحة كلها:

- **على الحاسوب:** اضغط مفتاح Ctrl (أو Cmd في أجهزة Mac) مع مفتاح الزائد مرات عدة إن شئت، وتعود بمفتاح الصفر إلى الحجم المعتاد.
- **على الهاتف أو الجهاز اللوحي:** باعد بين إصبعين، أو اختر حجمًا أكبر للنص في إعدادات جهازك.

تنتقل الأعمدة عندئذ بعضها تحت بعض فلا تحتاج إلى التمرير جانبيًا. أما الجداول العريضة فيمكن تحريكها وحدها.

وفي مكتبة شارع الطاحونة حاسوب بشاشة كبيرة ومصباح للقراءة، ويدلّك الموظفون على طريقة ضبطه.`,
        tr: `Bütün sayfayı büyütebilirsiniz:

- **Bilgisayarda:** Ctrl (Mac’te Cmd) tuşunu basılı tutup artı tuşuna istediğiniz kadar basın. Sıfır tuşuyla olağan boyuta dönersiniz.
- **Telefonda ya da tablette:** İki parmağınızı açın ya da cihazınızın ayarlarından daha büyük bir yazı boyutu seçin.

Sütunlar o zaman alt alta geçer; yana kaydırmanız gerekmez. Geniş tablolar kendi içinde kaydırılabilir.

Değirmen Sokağı Kütüphanesi’nde büyük ekranlı, okuma lambalı bir bilgisayar var. Görevliler nasıl ayarlanacağını gösterir.`,
      },
      topics: ['accessibility'],
      originalLocale: 'en',
      publishedDay: -210,
      helpful: [61, 5],
    },
    {
      slug: 'are-the-meetings-accessible',
      helpOn: ['events', 'training'],
      title: {
        en: 'Are the meetings accessible?',
        ar: 'هل اللقاءات ميسّرة للجميع؟',
        tr: 'Toplantılar erişilebilir mi?',
      },
      summary: {
        en: 'The page of each event says whether there is step-free access, a hearing loop and sign language interpretation.',
        ar: 'تذكر صفحة كل فعالية هل المدخل بلا درجات، وهل تتوفر حلقة سمع وترجمة بلغة الإشارة.',
        tr: 'Her etkinliğin sayfasında basamaksız giriş, işitme döngüsü ve işaret dili çevirisi olup olmadığı yazar.',
      },
      body: {
        en: `Under “Events” you find three facts for each meeting: step-free access, hearing loop, and sign language interpretation. If one of them is missing, this is stated as well, so that you do not make the journey for nothing.

The council chamber in the town hall has a lift and a hearing loop. Sittings of the council are interpreted into all three languages.

Do you need something that is not mentioned, such as a companion, large print or a seat near the door? Write to the organiser or to access@harbour.example, if possible a week before. Some events also take place online.`,
        ar: `تجد في قسم «الفعاليات» ثلاثة أمور عن كل لقاء: مدخل بلا درجات، وحلقة سمع، وترجمة بلغة الإشارة. وإذا غاب أحدها ذُكر ذلك أيضًا حتى لا تقطع الطريق عبثًا.

في قاعة المجلس بدار البلدية مصعد وحلقة سمع، وتُترجم جلسات المجلس إلى اللغات الثلاث.

هل تحتاج إلى شيء غير مذكور، كمرافق أو طباعة بخط كبير أو مقعد قرب الباب؟ اكتب إلى الجهة المنظِّمة أو إلى access@harbour.example، قبل أسبوع إن أمكن. وتُقام بعض الفعاليات عبر الإنترنت أيضًا.`,
        tr: `“Etkinlikler” bölümünde her toplantı için üç bilgi bulursunuz: basamaksız giriş, işitme döngüsü ve işaret dili çevirisi. Biri eksikse o da yazar; boşuna yola çıkmazsınız.

Belediye binasındaki meclis salonunda asansör ve işitme döngüsü vardır. Meclis oturumları üç dile çevrilir.

Refakatçi, büyük puntolu belge ya da kapıya yakın bir yer gibi, sayfada yazmayan bir şeye mi ihtiyacınız var? Düzenleyene ya da access@harbour.example adresine, mümkünse bir hafta önceden yazın. Bazı etkinlikler çevrim içi de yapılır.`,
      },
      topics: ['accessibility'],
      originalLocale: 'ar',
      publishedDay: -180,
      helpful: [45, 2],
    },
    {
      slug: 'i-have-found-a-barrier',
      title: {
        en: 'I have found a barrier. Whom do I tell?',
        ar: 'وجدت عائقًا، فمن أخبر؟',
        tr: 'Bir engelle karşılaştım. Kime bildirmeliyim?',
      },
      summary: {
        en: 'Write to access@harbour.example: name the page or the place and say what did not work.',
        ar: 'اكتب إلى access@harbour.example واذكر الصفحة أو المكان وما الذي تعذّر عليك.',
        tr: 'access@harbour.example adresine yazın: Sayfayı ya da yeri ve neyin olmadığını belirtin.',
      },
      body: {
        en: `Thank you for telling us; that is how it gets better. We need three things:

1. **Where?** The address of the page, or the street and number.
2. **What did you want to do?** For example vote, or get from the T2 stop to the town hall.
3. **What stopped you?** If it was on the portal, please add the device and the program you use.

Write in the language you like. Somebody who cannot write may come to the town hall on Friday morning, when the Digital Helpers are there.

The team Accessible City reads along. It tests a route in the city every month and is glad of suggestions.`,
        ar: `شكرًا لإخبارنا، فهكذا تتحسن الأمور. نحتاج إلى ثلاثة أمور:

1. **أين؟** عنوان الصفحة، أو الشارع والرقم.
2. **ماذا أردت أن تفعل؟** كأن تصوّت مثلًا، أو أن تصل من محطة T2 إلى دار البلدية.
3. **ما الذي منعك؟** إن كان ذلك في البوابة فأضف الجهاز والبرنامج اللذين تستخدمهما.

اكتب باللغة التي تفضّلها. ومن لا يستطيع الكتابة فليأتِ إلى دار البلدية صباح الجمعة حين يكون المساعدون الرقميون هناك.

ويطّلع فريق «مدينة ميسّرة للجميع» على الرسائل، وهو يختبر مسارًا في المدينة كل شهر ويرحّب بالاقتراحات.`,
        tr: `Haber verdiğiniz için teşekkürler; işler böyle düzeliyor. Üç şeye ihtiyacımız var:

1. **Nerede?** Sayfanın adresi ya da sokak ve kapı numarası.
2. **Ne yapmak istiyordunuz?** Örneğin oy vermek ya da T2 durağından belediyeye gitmek.
3. **Sizi ne engelledi?** Portaldaysa lütfen kullandığınız cihazı ve programı da yazın.

Dilediğiniz dilde yazın. Yazamayanlar cuma sabahı, Dijital Yardımcılar oradayken belediyeye gelebilir.

Erişilebilir Kent ekibi de bu iletileri okur. Ekip her ay kentte bir güzergâhı dener ve önerilere açıktır.`,
      },
      topics: ['accessibility'],
      originalLocale: 'en',
      publishedDay: -150,
      helpful: [36, 1],
    },
  ]),
  ...faqCategory('content', [
    {
      slug: 'poll-dialogue-publication-what-is-what',
      helpOn: ['publications', 'faqs', 'governance'],
      title: {
        en: 'Poll, dialogue, publication: what is what?',
        ar: 'استطلاع وحوار ومنشور: ما الفرق؟',
        tr: 'Anket, diyalog, yayın: Hangisi nedir?',
      },
      summary: {
        en: 'In a poll you choose, in a dialogue people discuss, and a publication is a document of the city.',
        ar: 'في الاستطلاع تختار، وفي الحوار يتناقش الناس، والمنشور وثيقة من وثائق المدينة.',
        tr: 'Ankette seçersiniz, diyalogda insanlar tartışır, yayın ise kentin bir belgesidir.',
      },
      body: {
        en: `| Section | What you find there |
| --- | --- |
| Have your say | polls with fixed options, opening and closing dates and a result |
| Dialogues | questions on which people exchange their views |
| Blog | reports and explanations by the city and by teams |
| Publications | minutes, regulations, budgets, studies and data |
| Training | courses and training days on participation |
| Teams, Committees | who works on what, and how you can take part |
| Governance | how decisions are made, which have been made, and how far the work has come |

Often one leads to the other: a dialogue collects arguments, a poll asks for the choice, and the decision then appears under Governance.`,
        ar: `| القسم | ما الذي تجده فيه |
| --- | --- |
| شارك برأيك | استطلاعات بخيارات محددة وموعدين للفتح والإغلاق ونتيجة |
| الحوارات | أسئلة يتبادل الناس فيها الآراء |
| المدونة | تقارير وشروح من المدينة والفرق |
| المنشورات | محاضر ولوائح وميزانيات ودراسات وبيانات |
| التدريب | دورات وأيام تدريبية عن المشاركة |
| الفرق واللجان | من يعمل على ماذا وكيف تشارك |
| الحوكمة | كيف تُتخذ القرارات، وما الذي اتُّخذ منها، وإلى أين وصل التنفيذ |

وكثيرًا ما يقود أحدها إلى الآخر: الحوار يجمع الحجج، والاستطلاع يسأل عن الاختيار، ثم يظهر القرار في قسم الحوكمة.`,
        tr: `| Bölüm | Orada ne bulursunuz? |
| --- | --- |
| Söz sizde | belirli seçenekleri, açılış ve kapanış tarihi ve sonucu olan anketler |
| Diyaloglar | insanların görüş alışverişinde bulunduğu sorular |
| Blog | kentten ve ekiplerden haberler, açıklamalar |
| Yayınlar | tutanaklar, yönetmelikler, bütçeler, çalışmalar, veriler |
| Eğitim | katılım üzerine kurslar ve eğitim günleri |
| Ekipler, Komiteler | kim ne üzerinde çalışıyor, nasıl katılırsınız |
| Yönetişim | kararlar nasıl alınır, hangileri alındı, iş ne kadar ilerledi |

Çoğu zaman biri ötekine götürür: Diyalog görüşleri toplar, anket seçimi sorar, karar sonra Yönetişim bölümünde yayımlanır.`,
      },
      topics: ['democracy'],
      originalLocale: 'en',
      publishedDay: -300,
      helpful: [109, 6],
    },
    {
      slug: 'what-do-upcoming-open-and-closed-mean',
      helpOn: ['events'],
      title: {
        en: 'What do “upcoming”, “open” and “closed” mean?',
        ar: 'ماذا تعني «قادم» و«مفتوح» و«مغلق»؟',
        tr: '“Yaklaşan”, “açık” ve “kapalı” ne demek?',
      },
      summary: {
        en: 'They say whether the dates of a poll, dialogue or event lie ahead, are running or are over.',
        ar: 'تبيّن هل موعد الاستطلاع أو الحوار أو الفعالية لم يبدأ بعد أو جارٍ أو انتهى.',
        tr: 'Bir anketin, diyaloğun ya da etkinliğin tarihinin ileride mi, sürüyor mu, bitmiş mi olduğunu gösterir.',
      },
      body: {
        en: `Many contents have two dates, one for the opening and one for the closing. The state follows from them:

- **Upcoming:** you can read everything already, but not take part yet.
- **Open:** now is the time. The page shows how long it lasts.
- **Closed:** taking part is over. Texts, comments and, in polls, the result stay readable.

Contents without dates, such as blog posts and publications, have no such state. All times are times in Harbour City. If a poll has been cancelled, this is shown together with the reason; votes that were cast until then have no effect.`,
        ar: `لكثير من المحتويات موعدان، واحد للفتح وآخر للإغلاق، ومنهما تُعرف الحالة:

- **قادم:** تستطيع قراءة كل شيء منذ الآن، لكنك لا تستطيع المشاركة بعد.
- **مفتوح:** هذا هو الوقت المناسب، وتعرض الصفحة موعد نهايته.
- **مغلق:** انتهت المشاركة، وتبقى النصوص والتعليقات، وكذلك نتيجة الاستطلاع، متاحة للقراءة.

والمحتويات التي لا مواعيد لها، كالمقالات والمنشورات، لا حالة لها. وكل الأوقات بتوقيت مدينة المرفأ. وإذا أُلغي استطلاع ظهر ذلك مع السبب، ولا أثر للأصوات التي أُدلي بها حتى ذلك الحين.`,
        tr: `Birçok içeriğin açılış ve kapanış olmak üzere iki tarihi vardır. Durumu bunlardan anlaşılır:

- **Yaklaşan:** Her şeyi şimdiden okuyabilir, ama henüz katılamazsınız.
- **Açık:** Şimdi tam zamanı. Ne zaman biteceği sayfada yazar.
- **Kapalı:** Katılım sona ermiştir. Metinler, yorumlar ve anketlerde sonuç okunur durumda kalır.

Blog yazıları ve yayınlar gibi tarihi olmayan içeriklerin durumu da yoktur. Bütün saatler Liman Kenti saatidir. İptal edilen bir ankette iptal, gerekçesiyle birlikte gösterilir; o zamana kadar verilen oyların bir etkisi olmaz.`,
      },
      topics: ['democracy', 'digital'],
      originalLocale: 'en',
      publishedDay: -286,
      helpful: [54, 3],
    },
    {
      slug: 'how-do-i-find-something-for-my-district',
      helpOn: ['events'],
      title: {
        en: 'How do I find something for my district?',
        ar: 'كيف أجد ما يخص حيّي؟',
        tr: 'Kendi ilçemle ilgili bir şeyi nasıl bulurum?',
      },
      summary: {
        en: 'Filter the list of a section by district or topic, or type a word into the search field.',
        ar: 'صفِّ قائمة القسم بحسب الحي أو الموضوع، أو اكتب كلمة في حقل البحث.',
        tr: 'Bölümün listesini ilçeye ya da konuya göre süzün ya da arama alanına bir sözcük yazın.',
      },
      body: {
        en: `Every section begins with a list. Above it you can narrow it down:

- **by district:** Old Port, Lighthouse Hill, Green Valley, Market Quarter, New Shore, University
- **by topic:** from mobility and housing to culture and the harbour
- **by state:** upcoming, open or closed
- **by words:** in the search field

You can combine all of these. If nothing is left, remove one filter after another.

Contents that concern the whole city belong to no district. So look once without this filter, too. The address of a filtered list can be kept as a bookmark or sent to others.`,
        ar: `يبدأ كل قسم بقائمة يمكنك أن تضيّقها من أعلاها:

- **بحسب الحي:** الميناء القديم، تلة المنارة، الوادي الأخضر، حي السوق، الشاطئ الجديد، الجامعة
- **بحسب الموضوع:** من التنقل والسكن إلى الثقافة والمرفأ
- **بحسب الحالة:** قادم أو مفتوح أو مغلق
- **بحسب الكلمات:** في حقل البحث

ويمكنك أن تجمع بينها كلها. وإذا لم يبقَ شيء فأزل المرشّحات واحدًا بعد آخر.

والمحتويات التي تعني المدينة كلها لا تتبع حيًّا بعينه، فانظر مرة من دون هذا المرشّح أيضًا. ويمكن حفظ عنوان القائمة المصفّاة أو إرساله إلى غيرك.`,
        tr: `Her bölüm bir listeyle başlar. Listeyi üst tarafından daraltabilirsiniz:

- **ilçeye göre:** Eski Liman, Fener Tepesi, Yeşil Vadi, Çarşı Mahallesi, Yeni Kıyı, Üniversite
- **konuya göre:** ulaşımdan ve konuttan kültüre ve limana kadar
- **duruma göre:** yaklaşan, açık ya da kapalı
- **sözcüğe göre:** arama alanında

Bunların hepsini birlikte kullanabilirsiniz. Geriye bir şey kalmazsa süzgeçleri tek tek kaldırın.

Bütün kenti ilgilendiren içerikler bir ilçeye bağlı değildir; bir kez de bu süzgeç olmadan bakın. Süzülmüş listenin adresi yer imi olarak saklanabilir ya da başkasına gönderilebilir.`,
      },
      topics: ['digital'],
      originalLocale: 'tr',
      publishedDay: -240,
      helpful: [48, 9],
    },
    {
      slug: 'why-has-a-comment-been-hidden',
      helpOn: ['dialogs', 'blogs'],
      title: {
        en: 'Why has a comment been hidden?',
        ar: 'لماذا أُخفي تعليق؟',
        tr: 'Bir yorum neden gizlendi?',
      },
      summary: {
        en: 'Because it attacked people, disclosed something private, advertised or had nothing to do with the subject.',
        ar: 'لأنه هاجم أشخاصًا أو كشف أمرًا خاصًّا أو كان إعلانًا أو لا صلة له بالموضوع.',
        tr: 'Kişilere saldırdığı, özel bir şeyi açığa vurduğu, reklam olduğu ya da konuyla ilgisi bulunmadığı için.',
      },
      body: {
        en: `Moderators hide a comment for one of four reasons only:

1. It attacks or threatens people instead of discussing a point of view.
2. It discloses something private, such as an address or an illness.
3. It is advertising, or the same text posted many times.
4. It has nothing to do with the subject.

A hard opinion is no reason, and neither are mistakes in spelling. Criticism of the city stays.

If you think that a comment of yours was hidden wrongly, write to moderation@harbour.example and name the dialogue. A second moderator, who was not involved, will look at it. You can use the same address to point out a comment of somebody else.`,
        ar: `لا يخفي المشرفون تعليقًا إلا لواحد من أربعة أسباب:

1. أنه يهاجم أشخاصًا أو يهدّدهم بدل أن يناقش رأيًا.
2. أنه يكشف أمرًا خاصًّا كعنوان أو مرض.
3. أنه إعلان أو نص مكرر مرات كثيرة.
4. أنه لا صلة له بالموضوع.

الرأي القاسي ليس سببًا، ولا الأخطاء الإملائية. ونقد المدينة يبقى.

وإن رأيت أن تعليقًا لك أُخفي بغير حق فاكتب إلى moderation@harbour.example واذكر الحوار، وسينظر فيه مشرف ثانٍ لم يشارك في القرار. ويمكنك أن تنبّه عبر العنوان نفسه إلى تعليق كتبه غيرك.`,
        tr: `Moderatörler bir yorumu yalnızca şu dört nedenden biriyle gizler:

1. Bir görüşü tartışmak yerine kişilere saldırıyor ya da onları tehdit ediyordur.
2. Adres ya da hastalık gibi özel bir şeyi açığa vuruyordur.
3. Reklamdır ya da aynı metin defalarca gönderilmiştir.
4. Konuyla ilgisi yoktur.

Sert bir görüş neden sayılmaz, yazım hataları da öyle. Kente yönelik eleştiri kalır.

Bir yorumunuzun haksız yere gizlendiğini düşünüyorsanız diyaloğun adıyla moderation@harbour.example adresine yazın. Karara karışmamış ikinci bir moderatör bakar. Başkasının bir yorumunu da aynı adrese bildirebilirsiniz.`,
      },
      topics: ['democracy', 'digital'],
      originalLocale: 'tr',
      publishedDay: -210,
      helpful: [67, 19],
    },
    {
      slug: 'what-do-edited-and-deleted-mean',
      helpOn: ['blogs', 'dialogs'],
      title: {
        en: 'What do “edited” and “deleted” mean under a comment?',
        ar: 'ماذا تعني «مُعدَّل» و«محذوف» تحت التعليق؟',
        tr: 'Bir yorumun altındaki “düzenlendi” ve “silindi” ne demek?',
      },
      summary: {
        en: 'An edited comment was changed after it had been posted; a deleted one leaves an empty place, so that the replies keep their sense.',
        ar: 'التعليق المعدَّل غُيّر بعد نشره، والمحذوف يترك مكانًا فارغًا حتى تبقى الردود مفهومة.',
        tr: 'Düzenlenen yorum gönderildikten sonra değiştirilmiştir; silinen yorum, yanıtlar anlamını yitirmesin diye boş bir yer bırakır.',
      },
      body: {
        en: `A conversation is only fair if everyone can see what it was about. Therefore changes leave a trace:

- **Edited:** the text was changed after it had first appeared. If you read an old reply that seems not to fit, this may be the reason.
- **Deleted:** the text is gone, and so is the name of its author. The place remains, because others may have replied to it, and their words belong to them.

Replies may be up to two steps deep. Whoever wishes to open a new line of thought does better to begin a new comment, in which more people will see it.`,
        ar: `لا يكون الحديث منصفًا إلا إذا رأى الجميع عمّ كان يدور. لذلك تترك التغييرات أثرًا:

- **مُعدَّل:** غُيّر النص بعد ظهوره أول مرة. فإن قرأت ردًّا قديمًا لا يبدو مناسبًا فقد يكون هذا هو السبب.
- **محذوف:** زال النص وزال معه اسم كاتبه. ويبقى المكان لأن آخرين ربما ردّوا عليه، وكلماتهم ملك لهم.

وقد يصل عمق الردود إلى درجتين. ومن أراد أن يفتح فكرة جديدة فالأفضل أن يبدأ تعليقًا جديدًا، فهناك يراه عدد أكبر من الناس.`,
        tr: `Bir konuşma, ancak herkes neyin konuşulduğunu görebiliyorsa adildir. Bu yüzden değişiklikler iz bırakır:

- **Düzenlendi:** Metin ilk yayımlandıktan sonra değiştirilmiştir. Yerine uymuyormuş gibi görünen eski bir yanıt okursanız nedeni bu olabilir.
- **Silindi:** Metin de yazarın adı da kaldırılmıştır. Yeri kalır, çünkü başkaları yanıt vermiş olabilir ve onların sözleri kendilerine aittir.

Yanıtlar en çok iki basamak derine iner. Yeni bir düşünce açmak isteyen yeni bir yorumla başlasın; orada daha çok kişi görür.`,
      },
      topics: ['digital'],
      originalLocale: 'ar',
      publishedDay: -180,
      helpful: [29, 2],
    },
    {
      slug: 'what-does-retracted-or-superseded-mean',
      helpOn: ['publications', 'governance'],
      title: {
        en: 'What does it mean when a publication is “superseded” or “retracted”?',
        ar: 'ماذا يعني أن المنشور «حلّ محله إصدار أحدث» أو «سُحب»؟',
        tr: 'Bir yayının “yerini yenisi aldı” ya da “geri çekildi” denmesi ne demek?',
      },
      summary: {
        en: 'A superseded document has a newer version, a retracted one contains a mistake; both stay readable and say so.',
        ar: 'الأول له نسخة أحدث، والثاني فيه خطأ، وكلاهما يبقى متاحًا للقراءة ويُذكر ذلك فيه.',
        tr: 'Birincisinin yeni bir sürümü vardır, ikincisinde hata bulunmuştur; ikisi de okunur kalır ve bunu belirtir.',
      },
      body: {
        en: `We do not make documents disappear, because earlier decisions may rest on them.

**Superseded** means that there is a newer version, for example of a regulation. The old page links to the new one and the new page to the old one, so you can see what has changed.

**Retracted** means that the document contains a serious mistake. The date and the reason are stated at the top. Please do not use its figures any more.

Each publication has an identifier, such as HC-PUB-2026-014. Name it when you quote a document or ask about it; it never changes, even when the title does.`,
        ar: `لا نُخفي الوثائق لأن قرارات سابقة قد تستند إليها.

**حلّ محله إصدار أحدث** يعني أن ثمة نسخة أجدّ، من لائحة مثلًا. وترتبط الصفحة القديمة بالجديدة والجديدة بالقديمة، فترى ما الذي تغيّر.

**سُحب** يعني أن في الوثيقة خطأ جسيمًا. ويُذكر التاريخ والسبب في أعلاها، ونرجو عدم استخدام أرقامها بعد ذلك.

ولكل منشور رقم تعريف، مثل HC-PUB-2026-014. اذكره حين تقتبس من وثيقة أو تسأل عنها، فهو لا يتغيّر أبدًا حتى لو تغيّر العنوان.`,
        tr: `Belgeleri ortadan kaldırmayız, çünkü eski kararlar onlara dayanıyor olabilir.

**Yerini yenisi aldı**, örneğin bir yönetmeliğin daha yeni bir sürümü olduğu anlamına gelir. Eski sayfa yenisine, yeni sayfa eskisine bağlanır; neyin değiştiğini görebilirsiniz.

**Geri çekildi**, belgede ağır bir hata bulunduğu anlamına gelir. Tarihi ve nedeni en üstte yazar. Lütfen sayılarını artık kullanmayın.

Her yayının HC-PUB-2026-014 gibi bir numarası vardır. Bir belgeden alıntı yaparken ya da onu sorarken bu numarayı belirtin; başlık değişse bile numara değişmez.`,
      },
      topics: ['democracy', 'digital'],
      originalLocale: 'en',
      publishedDay: -150,
      helpful: [33, 1],
    },
  ]),
];
