import { faqCategory } from './faqs.category';

export const PEOPLE_FAQS = [
  ...faqCategory('participation', [
    {
      slug: 'do-i-need-an-account-to-read',
      helpOn: ['training', 'quizzes', 'faqs', 'committees'],
      title: {
        en: 'Do I need an account to read?',
        ar: 'هل أحتاج إلى حساب لأقرأ؟',
        tr: 'Okumak için hesap açmam gerekiyor mu?',
      },
      summary: {
        en: 'No, everything that is public on this portal can be read without an account.',
        ar: 'لا، كل ما هو عام في هذه البوابة يمكن قراءته من دون حساب.',
        tr: 'Hayır, bu portalda herkese açık olan her şey hesap açmadan okunabilir.',
      },
      body: {
        en: `No. Anybody may read the public polls, dialogues, blog posts, publications, events and decisions, with no account and no name. The same holds for the minutes of the council and for these questions and answers.

You sign in when you want to do something: vote or take part in your own name. A few pages are meant for signed-in people or for the members of a team or committee, because personal matters are discussed there. Such a page says so, instead of simply being empty.`,
        ar: `لا. يستطيع أي شخص أن يقرأ الاستطلاعات والحوارات والمقالات والمنشورات والفعاليات والقرارات العامة من دون حساب ومن دون اسم. وينطبق ذلك على محاضر المجلس وعلى هذه الأسئلة والأجوبة.

تحتاج إلى تسجيل الدخول حين تريد أن تفعل شيئًا: أن تصوّت أو تشارك باسمك. وثمة صفحات قليلة مخصّصة لمن سجّلوا دخولهم أو لأعضاء فريق أو لجنة، لأن أمورًا شخصية تُناقش فيها. وتخبرك الصفحة بذلك بدل أن تظهر فارغة.`,
        tr: `Hayır. Herkese açık anketleri, diyalogları, blog yazılarını, yayınları, etkinlikleri ve kararları herkes hesap açmadan, adını vermeden okuyabilir. Meclis tutanakları ve bu sorularla yanıtlar için de aynısı geçerlidir.

Bir şey yapmak istediğinizde, yani oy verirken ya da kendi adınızla katılırken giriş yaparsınız. Az sayıda sayfa yalnızca giriş yapmış kişilere ya da bir ekibin veya komitenin üyelerine açıktır, çünkü orada kişisel konular konuşulur. Böyle bir sayfa boş görünmez, nedenini söyler.`,
      },
      topics: ['democracy'],
      originalLocale: 'en',
      publishedDay: -300,
      helpful: [184, 6],
    },
    {
      slug: 'how-can-i-take-part',
      title: {
        en: 'How can I take part?',
        ar: 'كيف يمكنني أن أشارك؟',
        tr: 'Nasıl katılabilirim?',
      },
      summary: {
        en: 'Vote in a poll, speak in a dialogue, join a team or come to a public meeting.',
        ar: 'صوّت في استطلاع أو تحدّث في حوار أو انضم إلى فريق أو احضر لقاءً عامًّا.',
        tr: 'Bir ankette oy verin, bir diyalogda söz alın, bir ekibe katılın ya da açık bir toplantıya gelin.',
      },
      body: {
        en: `There are several ways, and they differ in the time they take:

- **Two minutes:** vote in an open poll under “Have your say”.
- **Ten minutes:** read a dialogue and see what others think about a question.
- **One evening:** come to one of the public meetings listed under “Events”. Many have interpretation into all three languages.
- **Regularly:** join a team that works on a subject you care about, from street trees to tenancy.

If you are not sure where to begin, look at the home page. It shows which polls are open now and what is coming up next.`,
        ar: `ثمة طرق عدة تختلف بحسب ما تأخذه من وقتك:

- **دقيقتان:** صوّت في استطلاع مفتوح في قسم «شارك برأيك».
- **عشر دقائق:** اقرأ حوارًا واطّلع على آراء الآخرين في مسألة ما.
- **أمسية واحدة:** احضر أحد اللقاءات العامة المدرجة في قسم «الفعاليات»، وكثير منها مترجم إلى اللغات الثلاث.
- **بانتظام:** انضم إلى فريق يعمل على موضوع يهمك، من أشجار الشوارع إلى شؤون المستأجرين.

وإن لم تعرف من أين تبدأ فانظر إلى الصفحة الرئيسية، فهي تعرض الاستطلاعات المفتوحة الآن وما هو قادم.`,
        tr: `Aldığı zamana göre değişen birkaç yol var:

- **İki dakika:** “Söz sizde” bölümünde açık bir ankette oy verin.
- **On dakika:** Bir diyaloğu okuyun, başkalarının bir konuda ne düşündüğünü görün.
- **Bir akşam:** “Etkinlikler” bölümündeki açık toplantılardan birine gelin. Birçoğu üç dile çevriliyor.
- **Düzenli olarak:** Sokak ağaçlarından kiracılığa, önemsediğiniz bir konuda çalışan bir ekibe katılın.

Nereden başlayacağınızı bilmiyorsanız ana sayfaya bakın. Orada şu an açık olan anketleri ve yaklaşanları görürsünüz.`,
      },
      topics: ['democracy'],
      originalLocale: 'en',
      publishedDay: -300,
      helpful: [151, 9],
    },
    {
      slug: 'what-happens-with-the-result-of-a-poll',
      helpOn: ['have-your-say', 'governance'],
      title: {
        en: 'What happens with the result of a poll?',
        ar: 'ماذا يحدث بنتيجة الاستطلاع؟',
        tr: 'Bir anketin sonucu ne oluyor?',
      },
      summary: {
        en: 'The committee in charge and the council read it before they decide, and the outcome is written on the page of the poll.',
        ar: 'تقرؤها اللجنة المختصة والمجلس قبل اتخاذ القرار، وتُكتب الخلاصة في صفحة الاستطلاع.',
        tr: 'İlgili komite ve meclis karar vermeden önce onu okur; varılan sonuç anketin sayfasına yazılır.',
      },
      body: {
        en: `By law the council decides, not the poll. But the result is on the table when it does: first the committee in charge discusses it in public and makes a recommendation, then the council votes.

If the council departs from a poll with more than 100 votes, it has to explain why in writing. Once a decision has been taken, the page of the poll shows what was decided and when. Under “Governance” you find the decision itself, with its number and the count of votes, and you can see how far the work has come.`,
        ar: `القرار للمجلس بحكم القانون لا للاستطلاع. لكن النتيجة تكون أمامه حين يقرر: تناقشها اللجنة المختصة أولًا في جلسة عامة وتقدّم توصية، ثم يصوّت المجلس.

وإذا خرج المجلس عن نتيجة استطلاع شارك فيه أكثر من 100 شخص فعليه أن يعلّل ذلك كتابةً. وبعد اتخاذ القرار تعرض صفحة الاستطلاع ما تقرّر ومتى. وتجد في قسم «الحوكمة» القرار نفسه برقمه وعدد الأصوات، وترى إلى أين وصل التنفيذ.`,
        tr: `Yasaya göre kararı anket değil, meclis verir. Ama karar verirken sonuç masadadır: Önce ilgili komite onu herkese açık bir toplantıda görüşür ve öneride bulunur, sonra meclis oylar.

Meclis, 100’den çok oy verilen bir anketten ayrılırsa nedenini yazılı olarak açıklamak zorundadır. Karar alındığında anketin sayfasında neye, ne zaman karar verildiği görünür. “Yönetişim” bölümünde kararın kendisini, numarasını ve oy dağılımını bulur, işin ne kadar ilerlediğini izleyebilirsiniz.`,
      },
      topics: ['democracy'],
      originalLocale: 'tr',
      publishedDay: -286,
      helpful: [133, 12],
    },
    {
      slug: 'how-do-i-raise-a-subject-of-my-own',
      helpOn: ['dialogs', 'teams'],
      title: {
        en: 'How do I raise a subject of my own?',
        ar: 'كيف أطرح موضوعًا من عندي؟',
        tr: 'Kendi konumu nasıl gündeme getiririm?',
      },
      summary: {
        en: 'Collect 15 signatures and hand them in at the town hall; then the committee in charge must deal with your subject.',
        ar: 'اجمع 15 توقيعًا وسلّمها في دار البلدية، فتصبح اللجنة المختصة ملزمة بدراسة موضوعك.',
        tr: '15 imza toplayıp belediyeye verin; ilgili komite konunuzu görüşmek zorundadır.',
      },
      body: {
        en: `Every resident can do this, in any of the three languages:

1. Write down in a few sentences what should change and where.
2. Collect 15 signatures of residents. Signatures count from the age of 14.
3. Hand in the sheet at the town hall or give it to the secretary at a committee meeting.

The committee has to put the subject on its agenda and invites you to the meeting. If you would first like to know whether others see it in the same way, bring it to a district council or to one of the teams; they often know whether something similar is under way.`,
        ar: `يستطيع كل ساكن أن يفعل ذلك بأي من اللغات الثلاث:

1. اكتب في بضع جمل ما الذي ينبغي أن يتغيّر وأين.
2. اجمع 15 توقيعًا من السكان، وتُحتسب التواقيع ابتداءً من سن 14.
3. سلّم الورقة في دار البلدية أو لأمين السر في اجتماع اللجنة.

على اللجنة أن تدرج الموضوع في جدول أعمالها وأن تدعوك إلى الاجتماع. وإن أردت أن تعرف أولًا هل يرى الآخرون ما تراه فاعرضه على مجلس الحي أو على أحد الفرق، فكثيرًا ما يعرفون هل ثمة عمل مشابه قائم.`,
        tr: `Kentte yaşayan herkes bunu üç dilden herhangi birinde yapabilir:

1. Neyin, nerede değişmesi gerektiğini birkaç cümleyle yazın.
2. Kentte yaşayanlardan 15 imza toplayın. İmzalar 14 yaşından itibaren geçerlidir.
3. Kâğıdı belediyeye ya da komite toplantısında sekretere verin.

Komite konuyu gündemine almak zorundadır ve sizi toplantıya çağırır. Önce başkalarının da aynı görüşte olup olmadığını öğrenmek isterseniz konuyu ilçe meclisine ya da ekiplerden birine götürün; benzer bir çalışma varsa çoğu zaman bilirler.`,
      },
      topics: ['democracy'],
      originalLocale: 'tr',
      publishedDay: -240,
      helpful: [97, 11],
    },
    {
      slug: 'how-do-i-join-a-team',
      helpOn: ['teams', 'committees'],
      title: {
        en: 'How do I join a team?',
        ar: 'كيف أنضم إلى فريق؟',
        tr: 'Bir ekibe nasıl katılırım?',
      },
      summary: {
        en: 'The page of each team says whether it is open, takes members on request or only by invitation.',
        ar: 'تذكر صفحة كل فريق هل هو مفتوح للجميع أم يقبل الأعضاء بطلب أم بدعوة فقط.',
        tr: 'Her ekibin sayfasında açık mı olduğu, başvuruyla mı yoksa yalnızca davetle mi üye aldığı yazar.',
      },
      body: {
        en: `Teams are groups of residents who work on one subject for a longer time. On the page of a team you find its purpose, its members and an address to write to. There are three kinds:

- **Open:** come to the next meeting, no questions asked.
- **On request:** write to the team first. A member will answer you.
- **By invitation:** a member has to introduce you, for example because personal papers are on the table.

You need no special knowledge. Minors are welcome in most teams; for trips the team asks a parent for a signature. You can leave again at any time.`,
        ar: `الفرق مجموعات من السكان تعمل مدة طويلة على موضوع واحد. وتجد في صفحة الفريق غايته وأعضاءه وعنوانًا للمراسلة. وهي ثلاثة أنواع:

- **مفتوح:** احضر اللقاء المقبل بلا مقدمات.
- **بطلب:** اكتب إلى الفريق أولًا، وسيجيبك أحد الأعضاء.
- **بدعوة:** يقدّمك أحد الأعضاء، لأن أوراقًا شخصية تكون مثلًا على الطاولة.

لا تحتاج إلى معرفة خاصة. ومعظم الفرق ترحّب بمن هم دون الثامنة عشرة، وتطلب للرحلات توقيع أحد الوالدين. ويمكنك أن تغادر الفريق متى شئت.`,
        tr: `Ekipler, bir konu üzerinde uzunca süre çalışan kent sakinlerinden oluşur. Ekibin sayfasında amacını, üyelerini ve yazabileceğiniz adresi bulursunuz. Üç tür ekip vardır:

- **Açık:** Bir sonraki buluşmaya gelmeniz yeter.
- **Başvuruyla:** Önce ekibe yazın; üyelerden biri size yanıt verir.
- **Davetle:** Bir üyenin sizi tanıştırması gerekir, örneğin masada kişisel belgeler olduğu için.

Özel bilgi gerekmez. Çoğu ekip on sekiz yaşından küçükleri de kabul eder; geziler için anne ya da babadan imza ister. Ekipten dilediğiniz zaman ayrılabilirsiniz.`,
      },
      topics: ['democracy', 'culture'],
      originalLocale: 'en',
      publishedDay: -240,
      helpful: [88, 4],
    },
    {
      slug: 'can-i-take-part-without-the-internet',
      title: {
        en: 'Can I take part without the internet?',
        ar: 'هل يمكنني المشاركة من دون الإنترنت؟',
        tr: 'İnternet olmadan katılabilir miyim?',
      },
      summary: {
        en: 'Yes: come to a public meeting, or let the Digital Helpers show you the portal at one of three places.',
        ar: 'نعم: احضر لقاءً عامًّا، أو دع المساعدين الرقميين يعرضون لك البوابة في أحد ثلاثة أماكن.',
        tr: 'Evet: Açık bir toplantıya gelin ya da üç yerden birinde Dijital Yardımcılar size portalı göstersin.',
      },
      body: {
        en: `Yes. All meetings of the council and of the committees have time for questions, and you may speak in any of the three languages.

For the polls on this portal, the Digital Helpers sit beside you and explain. They never ask for your password and never vote for anyone.

| Place | When |
| --- | --- |
| Mill Street library | Monday, 10:00–12:00 |
| Neighbourhood house, Green Valley | Wednesday, 15:00–17:00 |
| Town hall, ground floor | Friday, 9:00–11:30 |

No appointment is needed. Please bring what you sign in with: the city’s login, or your e-mail address and password.`,
        ar: `نعم. في كل جلسات المجلس واللجان وقت للأسئلة، ولك أن تتحدث بأي من اللغات الثلاث.

أما استطلاعات هذه البوابة فيجلس المساعدون الرقميون إلى جانبك ويشرحون لك. وهم لا يسألون عن كلمة مرورك أبدًا ولا يصوّتون عن أحد.

| المكان | الموعد |
| --- | --- |
| مكتبة شارع الطاحونة | الاثنين، 10:00–12:00 |
| بيت الحي، الوادي الأخضر | الأربعاء، 15:00–17:00 |
| دار البلدية، الطابق الأرضي | الجمعة، 9:00–11:30 |

لا حاجة إلى موعد. ونرجو أن تُحضر ما تسجّل به دخولك: حساب المدينة، أو بريدك الإلكتروني وكلمة مرورك.`,
        tr: `Evet. Meclisin ve komitelerin bütün toplantılarında sorulara zaman ayrılır; üç dilden herhangi birinde konuşabilirsiniz.

Bu portaldaki anketler için Dijital Yardımcılar yanınıza oturur ve anlatır. Parolanızı asla sormaz, kimsenin yerine oy vermezler.

| Yer | Zaman |
| --- | --- |
| Değirmen Sokağı Kütüphanesi | pazartesi, 10.00–12.00 |
| Mahalle evi, Yeşil Vadi | çarşamba, 15.00–17.00 |
| Belediye binası, zemin kat | cuma, 9.00–11.30 |

Randevu gerekmez. Giriş yapmak için kullandığınız bilgileri yanınızda getirin: kent girişinizi ya da e-posta adresinizle parolanızı.`,
      },
      topics: ['democracy', 'accessibility'],
      originalLocale: 'ar',
      publishedDay: -210,
      helpful: [76, 3],
    },
  ]),
  ...faqCategory('voting', [
    {
      slug: 'who-can-vote',
      helpOn: ['have-your-say'],
      title: {
        en: 'Who can vote?',
        ar: 'من يحق له التصويت؟',
        tr: 'Kimler oy kullanabilir?',
      },
      summary: {
        en: 'Everyone who is signed in; in some polls only verified residents. Each poll says which of the two applies.',
        ar: 'كل من سجّل دخوله، وفي بعض الاستطلاعات السكان الموثّقون فقط. ويذكر كل استطلاع أي الحالتين تنطبق عليه.',
        tr: 'Giriş yapan herkes; bazı anketlerde ise yalnızca doğrulanmış sakinler. Hangisinin geçerli olduğu her ankette yazar.',
      },
      body: {
        en: `That depends on the poll, and it is written beside the question before you begin:

- **Signed in:** everyone who has an account here may vote, whichever way they sign in.
- **Verified residents:** here the identity provider must also have confirmed that you live in Harbour City. We use this where public money or an elected office is at stake.

In both cases there is one ballot for each account in each poll. Anyone may read the question, the options and the explanations without an account. If you may not vote, the page tells you why and what you can do about it.`,
        ar: `يتوقف ذلك على الاستطلاع، وهو مكتوب إلى جانب السؤال قبل أن تبدأ:

- **تسجيل الدخول:** يحق التصويت لكل من له حساب هنا، أيًّا كانت طريقة دخوله.
- **السكان الموثّقون:** هنا ينبغي أن يكون مزوّد الهوية قد أكّد أيضًا أنك تسكن في مدينة المرفأ. ونستخدم هذا حيث يتعلق الأمر بالمال العام أو بمنصب يُنتخب شاغله.

وفي الحالتين لكل حساب صوت واحد في كل استطلاع. ويستطيع أي شخص قراءة السؤال والخيارات والشروح من دون حساب. وإن لم يكن يحق لك التصويت أخبرتك الصفحة بالسبب وبما يمكنك فعله.`,
        tr: `Bu, ankete bağlıdır ve siz başlamadan önce sorunun yanında yazar:

- **Giriş yapanlar:** Burada hesabı olan herkes, hangi giriş yolunu kullanırsa kullansın oy verebilir.
- **Doğrulanmış sakinler:** Burada kimlik sağlayıcının, Liman Kenti’nde yaşadığınızı da onaylamış olması gerekir. Kamu parası ya da seçimle gelinen bir görev söz konusuysa bunu kullanıyoruz.

Her iki durumda da her hesabın her ankette bir oyu vardır. Soruyu, seçenekleri ve açıklamaları herkes hesap açmadan okuyabilir. Oy veremiyorsanız sayfa nedenini ve ne yapabileceğinizi söyler.`,
      },
      topics: ['democracy'],
      originalLocale: 'en',
      publishedDay: -300,
      helpful: [312, 14],
    },
    {
      slug: 'how-is-my-vote-kept-secret',
      helpOn: ['have-your-say'],
      title: {
        en: 'How is my vote kept secret?',
        ar: 'كيف تُحفظ سرية صوتي؟',
        tr: 'Oyum nasıl gizli kalıyor?',
      },
      summary: {
        en: 'In a secret poll the portal stores that you have voted and counts your choice, but nothing that links the two.',
        ar: 'في الاستطلاع السري تحفظ البوابة أنك صوّتّ وتحتسب اختيارك، ولا تحفظ أي شيء يربط بينهما.',
        tr: 'Gizli ankette portal oy verdiğinizi kaydeder ve seçiminizi sayar; ikisini birbirine bağlayan hiçbir şey saklamaz.',
      },
      body: {
        en: `It works as at a polling station. One list says who has voted, so that nobody votes twice. A separate count says how many ballots each option has received. No record links a person to a choice.

So nobody can look up how you voted: not the city, not the people who run the portal, and not you yourself later on. Your receipt shows that your ballot was accepted and when, but not what you chose.

Not every poll is secret. Whether it is secret or open is written beside the question before you vote.`,
        ar: `الأمر كما في مركز الاقتراع. قائمة تبيّن من صوّت حتى لا يصوّت أحد مرتين، وعدٌّ منفصل يبيّن كم صوتًا نال كل خيار. ولا يوجد أي سجل يربط بين شخص واختياره.

لذلك لا يستطيع أحد أن يعرف كيف صوّتّ: لا المدينة ولا القائمون على البوابة ولا أنت نفسك لاحقًا. ويبيّن إيصالك أن صوتك قُبل ومتى قُبل، لكنه لا يذكر ما اخترت.

وليست كل الاستطلاعات سرية، فكون الاستطلاع سريًّا أو علنيًّا مكتوب إلى جانب السؤال قبل أن تصوّت.`,
        tr: `Tıpkı sandık başındaki gibi. Bir liste kimlerin oy verdiğini gösterir; böylece kimse iki kez oy veremez. Ayrı bir sayım ise her seçeneğin kaç oy aldığını gösterir. Kişiyi seçimine bağlayan hiçbir kayıt yoktur.

Bu yüzden nasıl oy verdiğinize kimse bakamaz: ne kent yönetimi, ne portalı işletenler, ne de sonradan siz. Makbuzunuz oyunuzun kabul edildiğini ve ne zaman kabul edildiğini gösterir, neyi seçtiğinizi göstermez.

Her anket gizli değildir. Gizli mi, açık mı olduğu oy vermeden önce sorunun yanında yazar.`,
      },
      topics: ['democracy', 'digital'],
      originalLocale: 'en',
      publishedDay: -300,
      helpful: [268, 17],
    },
    {
      slug: 'can-i-change-my-vote',
      title: {
        en: 'Can I change my vote?',
        ar: 'هل يمكنني تغيير صوتي؟',
        tr: 'Oyumu değiştirebilir miyim?',
      },
      summary: {
        en: 'No, a ballot that has been cast is final; until you confirm it you can change your mind as often as you like.',
        ar: 'لا، الصوت الذي أُدلي به نهائي، ولك قبل تأكيده أن تغيّر رأيك كما تشاء.',
        tr: 'Hayır, verilen oy kesindir; onaylayana kadar fikrinizi dilediğiniz kadar değiştirebilirsiniz.',
      },
      body: {
        en: `No. Once your ballot has been accepted, it counts and stays as it is. The same rule applies to all polls, secret or open.

The reason is secrecy. To replace a ballot in a secret poll, we would have to find yours among all the others. That would need a record of who chose what, and such a record does not exist.

So take your time. The explanations stay beside the question, and every poll is open for ten days or more. Until you cast your ballot you can mark another option as often as you like. There is no advantage in voting early.`,
        ar: `لا. متى قُبل صوتك احتُسب وبقي كما هو. وتسري القاعدة نفسها على كل الاستطلاعات، سريّها وعلنيّها.

والسبب هو السرية. فلاستبدال صوت في استطلاع سري ينبغي أن نعثر على صوتك بين سائر الأصوات، وهذا يتطلب سجلًّا يبيّن من اختار ماذا، وسجلّ كهذا غير موجود.

خذ وقتك إذن. الشروح باقية إلى جانب السؤال، وكل استطلاع مفتوح عشرة أيام على الأقل. ولك قبل أن تدلي بصوتك أن تعلّم خيارًا آخر مرات عدة. ولا فائدة إضافية من التصويت مبكرًا.`,
        tr: `Hayır. Oyunuz kabul edildikten sonra sayılır ve öyle kalır. Bu kural gizli ya da açık bütün anketler için geçerlidir.

Nedeni gizliliktir. Gizli bir ankette bir oyu değiştirmek için sizinkini ötekilerin arasından bulmamız gerekirdi. Bunun için kimin neyi seçtiğini gösteren bir kayıt gerekir; böyle bir kayıt yok.

Acele etmeyin. Açıklamalar sorunun yanında durur ve her anket en az on gün açık kalır. Oyunuzu verene kadar dilediğiniz kadar başka seçenek işaretleyebilirsiniz. Erken oy vermenin bir üstünlüğü yoktur.`,
      },
      topics: ['democracy'],
      originalLocale: 'tr',
      publishedDay: -300,
      helpful: [142, 38],
    },
    {
      slug: 'when-do-i-see-the-result',
      title: {
        en: 'When do I see the result?',
        ar: 'متى أرى النتيجة؟',
        tr: 'Sonucu ne zaman görürüm?',
      },
      summary: {
        en: 'At once, after you have voted, or after the poll has closed: each poll names one of these three.',
        ar: 'فورًا، أو بعد أن تصوّت، أو بعد إغلاق الاستطلاع: يذكر كل استطلاع إحدى هذه الحالات الثلاث.',
        tr: 'Hemen, oy verdikten sonra ya da anket kapandıktan sonra: Her ankette bu üçünden biri yazar.',
      },
      body: {
        en: `This is set for each poll before it opens and written beside the question:

| Setting | The result can be seen |
| --- | --- |
| Always | by everyone, while the poll is running |
| After voting | by those who have voted; by everyone once it has closed |
| After closing | by everyone, once the poll has closed |

Where opinions might be swayed by an interim result, we choose the third one. After closing, the result stays on the page of the poll for everyone, with or without an account. So do the explanations that were written before the vote.`,
        ar: `يُحدَّد ذلك لكل استطلاع قبل فتحه ويُكتب إلى جانب السؤال:

| الإعداد | من يرى النتيجة ومتى |
| --- | --- |
| دائمًا | الجميع في أثناء الاستطلاع |
| بعد التصويت | من صوّتوا، ثم الجميع بعد الإغلاق |
| بعد الإغلاق | الجميع متى أُغلق الاستطلاع |

وحيث يمكن أن تؤثر نتيجة مرحلية في الآراء نختار الحالة الثالثة. وبعد الإغلاق تبقى النتيجة في صفحة الاستطلاع للجميع، بحساب أو من دون حساب. وتبقى معها الشروح التي كُتبت قبل التصويت.`,
        tr: `Bu, her anket için açılmadan önce belirlenir ve sorunun yanında yazar:

| Ayar | Sonucu kim, ne zaman görür? |
| --- | --- |
| Her zaman | Anket sürerken herkes |
| Oy verdikten sonra | Oy verenler; kapandıktan sonra herkes |
| Kapandıktan sonra | Anket kapandığında herkes |

Ara sonucun görüşleri etkileyebileceği yerde üçüncüyü seçeriz. Anket kapandıktan sonra sonuç, hesabı olan ya da olmayan herkes için anketin sayfasında kalır. Oylamadan önce yazılan açıklamalar da orada durur.`,
      },
      topics: ['democracy'],
      originalLocale: 'en',
      publishedDay: -286,
      helpful: [119, 8],
    },
    {
      slug: 'what-is-the-receipt-for',
      title: {
        en: 'What is the receipt for?',
        ar: 'ما فائدة الإيصال؟',
        tr: 'Makbuz ne işe yarıyor?',
      },
      summary: {
        en: 'It confirms that your ballot was accepted and when; in a secret poll it says nothing about your choice.',
        ar: 'يؤكد أن صوتك قُبل ومتى قُبل، ولا يقول في الاستطلاع السري شيئًا عن اختيارك.',
        tr: 'Oyunuzun kabul edildiğini ve zamanını doğrular; gizli ankette seçiminiz hakkında hiçbir şey söylemez.',
      },
      body: {
        en: `After you have voted, the page shows a receipt: a short code with the date and time. It tells you that your ballot has arrived and been accepted. You need not keep it; your vote counts in any case.

In a secret poll the receipt does not contain your choice, and nobody can derive it from the receipt. That is deliberate. If a receipt showed the choice, somebody could put you under pressure to produce it, or offer you money for it.

If you think that your ballot did not arrive, open the poll again: the page says whether you have voted.`,
        ar: `بعد أن تصوّت تعرض الصفحة إيصالًا هو رمز قصير مع التاريخ والوقت، يخبرك أن صوتك وصل وقُبل. لست مضطرًا إلى الاحتفاظ به، فصوتك محتسب في كل حال.

وفي الاستطلاع السري لا يتضمن الإيصال اختيارك ولا يمكن لأحد أن يستنتجه منه. وهذا مقصود: فلو أظهر الإيصال الاختيار لأمكن أن يضغط عليك أحد لتبرزه أو أن يعرض عليك مالًا مقابله.

وإن ظننت أن صوتك لم يصل فافتح الاستطلاع مرة أخرى، فالصفحة تقول لك هل صوّتّ.`,
        tr: `Oy verdikten sonra sayfada bir makbuz görünür: tarihi ve saatiyle birlikte kısa bir kod. Oyunuzun ulaştığını ve kabul edildiğini bildirir. Saklamak zorunda değilsiniz; oyunuz her durumda sayılır.

Gizli ankette makbuz seçiminizi içermez ve kimse seçiminizi ondan çıkaramaz. Bu bilerek böyledir. Makbuz seçimi gösterseydi biri onu göstermeniz için sizi zorlayabilir ya da karşılığında para önerebilirdi.

Oyunuzun ulaşmadığını düşünüyorsanız anketi yeniden açın: Sayfa, oy verip vermediğinizi söyler.`,
      },
      topics: ['democracy', 'digital'],
      originalLocale: 'ar',
      publishedDay: -286,
      helpful: [104, 7],
    },
    {
      slug: 'why-can-i-not-vote-in-this-poll',
      helpOn: ['have-your-say'],
      title: {
        en: 'Why can I not vote in this poll?',
        ar: 'لماذا لا أستطيع التصويت في هذا الاستطلاع؟',
        tr: 'Bu ankette neden oy veremiyorum?',
      },
      summary: {
        en: 'The page of the poll names the reason: not signed in, not verified, not open, cancelled, or you have already voted.',
        ar: 'تذكر صفحة الاستطلاع السبب: لم تسجّل الدخول، أو لست موثّقًا، أو الاستطلاع غير مفتوح أو أُلغي، أو سبق أن صوّتّ.',
        tr: 'Anketin sayfası nedeni söyler: giriş yapmamışsınızdır, kimliğiniz doğrulanmamıştır, anket açık değildir, iptal edilmiştir ya da oy vermişsinizdir.',
      },
      body: {
        en: `The page always gives the reason. It is one of these:

- **You are not signed in.** Sign in; you come back to the same poll.
- **The poll is for verified residents.** The city’s identity provider has not confirmed that you live here. See “What is a verified resident?”.
- **It has not opened yet or has closed.** Both dates are shown on the page.
- **It has been cancelled.** The reason is given with it.
- **You have already voted.** There is one ballot for each person.

If the reason does not fit, write to help@harbour.example and name the poll. Please do not send us your password.`,
        ar: `تذكر الصفحة السبب دائمًا، وهو واحد مما يأتي:

- **لم تسجّل الدخول.** سجّل دخولك وستعود إلى الاستطلاع نفسه.
- **الاستطلاع للسكان الموثّقين.** لم يؤكد مزوّد الهوية في المدينة أنك تسكن هنا. انظر «من هو الساكن الموثّق؟».
- **لم يُفتح بعد أو أُغلق.** الموعدان مذكوران في الصفحة.
- **أُلغي الاستطلاع.** والسبب مذكور معه.
- **سبق أن صوّتّ.** لكل شخص صوت واحد.

وإن لم يكن السبب صحيحًا فاكتب إلى help@harbour.example واذكر الاستطلاع، ولا ترسل إلينا كلمة مرورك.`,
        tr: `Sayfa nedeni her zaman belirtir. Şunlardan biridir:

- **Giriş yapmamışsınızdır.** Giriş yapın; aynı ankete geri dönersiniz.
- **Anket doğrulanmış sakinler içindir.** Kentin kimlik sağlayıcısı burada yaşadığınızı onaylamamıştır. “Doğrulanmış sakin kimdir?” sorusuna bakın.
- **Henüz açılmamış ya da kapanmıştır.** İki tarih de sayfada yazar.
- **İptal edilmiştir.** Gerekçesi de yanında yazar.
- **Oy vermişsinizdir.** Herkesin bir oyu vardır.

Neden size uymuyorsa anketin adıyla help@harbour.example adresine yazın. Lütfen parolanızı göndermeyin.`,
      },
      topics: ['democracy'],
      originalLocale: 'en',
      publishedDay: -240,
      helpful: [91, 15],
    },
  ]),
  ...faqCategory('account', [
    {
      slug: 'how-do-i-sign-in',
      helpOn: ['training', 'quizzes'],
      title: {
        en: 'How do I sign in?',
        ar: 'كيف أسجّل الدخول؟',
        tr: 'Nasıl giriş yaparım?',
      },
      summary: {
        en: 'Choose “Sign in”, then the city’s login or your e-mail address and password; afterwards you are back where you were.',
        ar: 'اختر «تسجيل الدخول»، ثم حساب المدينة أو بريدك الإلكتروني وكلمة المرور، وبعدها تعود إلى حيث كنت.',
        tr: '“Giriş yap”ı seçin, sonra kent girişini ya da e-posta adresinizle parolanızı; ardından kaldığınız yere dönersiniz.',
      },
      body: {
        en: `Choose “Sign in” at the top of the page. There are two ways:

- **With the city’s login.** The city’s identity provider opens, the same one that you use for other services of the city. Enter your details there and confirm. If you have no login yet, you can ask for one at the town hall; please bring an identity card.
- **With e-mail and password.** If you have no account yet, choose “Create an account”. We send you a mail; follow the link in it within 24 hours, then you can sign in.

Either way you come back to the page from which you started, signed in.

Both ways can open the same account: on the page [Sign-in and security](/me/security) you link the city’s login to your account, and remove it again. The same e-mail address alone links nothing.

Look at the address in your browser before you type a password. You enter it only on this portal or with the identity provider, never in an e-mail and never on the telephone.`,
        ar: `اختر «تسجيل الدخول» في أعلى الصفحة، ولك طريقتان:

- **بحساب المدينة.** تُفتح صفحة مزوّد الهوية في المدينة، وهو نفسه الذي تستخدمه في خدمات المدينة الأخرى. أدخل بياناتك هناك وأكّدها. وإن لم يكن لديك حساب المدينة بعد فيمكنك أن تطلبه في دار البلدية، ونرجو أن تحضر معك بطاقة الهوية.
- **بالبريد الإلكتروني وكلمة المرور.** إن لم يكن لديك حساب بعد فاختر «إنشاء حساب». نرسل إليك رسالة، فافتح الرابط الذي فيها خلال 24 ساعة، ثم يمكنك تسجيل الدخول.

وفي الحالتين تعود إلى الصفحة التي بدأت منها وقد سُجّل دخولك.

ويمكن للطريقتين أن تفتحا الحساب نفسه: في صفحة [تسجيل الدخول والأمان](/me/security) تربط حساب المدينة بحسابك، وتزيله متى شئت. أما تطابق البريد الإلكتروني وحده فلا يربط شيئًا.

انظر إلى العنوان في متصفحك قبل أن تكتب كلمة المرور. فأنت لا تدخلها إلا في هذه البوابة أو لدى مزوّد الهوية، ولا تكتبها أبدًا في رسالة ولا تذكرها في الهاتف.`,
        tr: `Sayfanın üstündeki “Giriş yap”ı seçin. İki yol vardır:

- **Kent girişiyle.** Kentin kimlik sağlayıcısı açılır. Kentin öteki çevrim içi hizmetlerinde kullandığınız sayfanın aynısıdır. Bilgilerinizi orada girip onaylayın. Henüz kent girişiniz yoksa belediyeye başvurabilirsiniz; lütfen kimlik kartınızı yanınızda getirin.
- **E-posta ve parolayla.** Henüz hesabınız yoksa “Hesap oluştur”u seçin. Size bir e-posta göndeririz; içindeki bağlantıyı 24 saat içinde açın, ardından giriş yapabilirsiniz.

Her iki yolda da başladığınız sayfaya, bu kez giriş yapmış olarak dönersiniz.

İki yol aynı hesabı açabilir: [Giriş ve güvenlik](/me/security) sayfasında kent girişini hesabınıza bağlar, dilediğinizde kaldırırsınız. E-posta adresinin aynı olması tek başına hiçbir şeyi bağlamaz.

Parola yazmadan önce tarayıcınızdaki adrese bakın. Parolanızı yalnızca bu portalda ya da kimlik sağlayıcıda girersiniz; e-postayla ya da telefonda asla vermezsiniz.`,
      },
      topics: ['digital'],
      originalLocale: 'en',
      publishedDay: -300,
      helpful: [203, 22],
    },
    {
      slug: 'i-have-forgotten-my-password',
      title: {
        en: 'I have forgotten my password. What can I do?',
        ar: 'نسيت كلمة المرور، فماذا أفعل؟',
        tr: 'Parolamı unuttum. Ne yapabilirim?',
      },
      summary: {
        en: 'On the sign-in page choose “I have forgotten my password”; a mail brings you a link. The password of the city’s login is renewed with the identity provider.',
        ar: 'اختر «نسيت كلمة المرور» في صفحة تسجيل الدخول فتصلك رسالة فيها رابط. أما كلمة مرور حساب المدينة فتُجدَّد لدى مزوّد الهوية.',
        tr: 'Giriş sayfasında “Parolamı unuttum”u seçin; bir e-posta size bağlantıyı getirir. Kent girişinin parolası ise kimlik sağlayıcıda yenilenir.',
      },
      body: {
        en: `That depends on how you sign in:

- **With e-mail and password:** choose “I have forgotten my password” on the sign-in page and give your address. If it has an account, a mail with a link arrives. The link works once, for 6 hours; until you use it your old password stays. When you have chosen a new one, you are signed out everywhere and a second mail tells you so. If it was not you, the link in that mail undoes the change within 24 hours.
- **With the city’s login:** its password is kept by the identity provider. Please follow the instructions on its sign-in page.

Nothing else changes in your account. Your votes and everything you have written are still there.

If you get no further, come to the town hall, ground floor, with an identity card, or ask the Digital Helpers. They can show you the way, but they will not ask for your password, and neither will we. An e-mail that asks for it is not from us.`,
        ar: `يتوقف ذلك على طريقة تسجيل دخولك:

- **بالبريد الإلكتروني وكلمة المرور:** اختر «نسيت كلمة المرور» في صفحة تسجيل الدخول وأدخل عنوانك. فإن كان له حساب وصلتك رسالة فيها رابط يعمل مرة واحدة خلال 6 ساعات، وتبقى كلمة مرورك القديمة حتى تستخدمه. ومتى اخترت كلمة جديدة انتهت جلساتك في كل مكان وأخبرتك رسالة ثانية بذلك. وإن لم يكن ذلك منك فالرابط في تلك الرسالة يلغي التغيير خلال 24 ساعة.
- **بحساب المدينة:** كلمة مروره محفوظة لدى مزوّد الهوية. نرجو أن تتبع التعليمات في صفحة تسجيل الدخول الخاصة به.

ولا يتغيّر شيء آخر في حسابك، فأصواتك وكل ما كتبته باقية.

وإن تعثّر الأمر فتعال إلى الطابق الأرضي في دار البلدية ومعك بطاقة الهوية، أو اسأل المساعدين الرقميين. يمكنهم أن يدلّوك على الطريقة، لكنهم لن يسألوك عن كلمة المرور ولن نسألك عنها نحن أيضًا. وأي رسالة تطلبها ليست منا.`,
        tr: `Bu, nasıl giriş yaptığınıza bağlıdır:

- **E-posta ve parolayla:** Giriş sayfasında “Parolamı unuttum”u seçip adresinizi yazın. Bu adresin bir hesabı varsa içinde bağlantı olan bir e-posta gelir. Bağlantı 6 saat içinde bir kez çalışır; kullanana kadar eski parolanız geçerlidir. Yeni parolayı seçtiğinizde her yerde oturumunuz kapanır, ikinci bir e-posta bunu bildirir. Bunu siz yapmadıysanız o e-postadaki bağlantı değişikliği 24 saat içinde geri alır.
- **Kent girişiyle:** Onun parolası kimlik sağlayıcıda tutulur. Lütfen onun giriş sayfasındaki yönergeleri izleyin.

Hesabınızda başka hiçbir şey değişmez. Oylarınız ve yazdığınız her şey yerinde durur.

Takılırsanız kimlik kartınızla belediye binasının zemin katına gelin ya da Dijital Yardımcılara sorun. Size yolu gösterirler, ama ne onlar ne de biz parolanızı sorarız. Parolanızı isteyen bir e-posta bizden gelmemiştir.`,
      },
      topics: ['digital'],
      originalLocale: 'tr',
      publishedDay: -286,
      helpful: [118, 26],
    },
    {
      slug: 'what-is-a-verified-resident',
      title: {
        en: 'What is a verified resident?',
        ar: 'من هو الساكن الموثّق؟',
        tr: 'Doğrulanmış sakin kimdir?',
      },
      summary: {
        en: 'A person of whom the city’s identity provider has confirmed that they live in Harbour City.',
        ar: 'شخص أكّد مزوّد الهوية في المدينة أنه يسكن في مدينة المرفأ.',
        tr: 'Liman Kenti’nde yaşadığını kentin kimlik sağlayıcısının onayladığı kişi.',
      },
      body: {
        en: `Some polls concern only those who live here, for example when public money is spent. For these, signing in is not enough: the city’s identity provider must also have confirmed that you are a resident.

You arrange this once, with the identity provider. At the town hall it takes a few minutes if you bring an identity card. The portal itself does not ask for documents and does not see any. When you sign in, it merely learns whether the confirmation exists.

After the confirmation, please sign out and sign in again with the city’s login, so that the portal takes notice of it. If you use e-mail and password, link the city’s login to your account first, on the page [Sign-in and security](/me/security). For all other polls you need no verification.`,
        ar: `بعض الاستطلاعات لا يعني إلا من يسكن هنا، كأن يتعلق الأمر بإنفاق مال عام. وفيها لا يكفي تسجيل الدخول، بل ينبغي أن يكون مزوّد الهوية في المدينة قد أكّد أيضًا أنك من السكان.

ترتّب ذلك مرة واحدة لدى مزوّد الهوية، ويستغرق في دار البلدية بضع دقائق إذا أحضرت بطاقة الهوية. والبوابة نفسها لا تطلب وثائق ولا تراها، وكل ما تعلمه عند تسجيل دخولك هو هل التأكيد موجود.

وبعد التأكيد نرجو أن تسجّل الخروج ثم تسجّل الدخول من جديد بحساب المدينة حتى تعلم البوابة به. وإن كنت تستخدم البريد الإلكتروني وكلمة المرور فاربط حساب المدينة بحسابك أولًا في صفحة [تسجيل الدخول والأمان](/me/security). أما سائر الاستطلاعات فلا تحتاج فيها إلى توثيق.`,
        tr: `Bazı anketler yalnızca burada yaşayanları ilgilendirir, örneğin kamu parası harcanırken. Bunlarda giriş yapmak yetmez; kentin kimlik sağlayıcısının burada yaşadığınızı da onaylamış olması gerekir.

Bunu kimlik sağlayıcıda bir kez yaptırırsınız. Kimlik kartınızla gelirseniz belediyede birkaç dakika sürer. Portal sizden belge istemez ve belge görmez. Giriş yaptığınızda yalnızca onayın olup olmadığını öğrenir.

Onaydan sonra lütfen çıkış yapın ve kent girişiyle yeniden giriş yapın ki portal bundan haberdar olsun. E-posta ve parola kullanıyorsanız önce [Giriş ve güvenlik](/me/security) sayfasında kent girişini hesabınıza bağlayın. Öteki anketler için doğrulama gerekmez.`,
      },
      topics: ['digital', 'democracy'],
      originalLocale: 'en',
      publishedDay: -286,
      helpful: [137, 11],
    },
    {
      slug: 'i-use-a-shared-computer',
      title: {
        en: 'I use a shared computer. What should I look out for?',
        ar: 'أستخدم حاسوبًا مشتركًا، فإلامَ أنتبه؟',
        tr: 'Ortak bir bilgisayar kullanıyorum. Nelere dikkat etmeliyim?',
      },
      summary: {
        en: 'Sign out when you have finished and close the browser; that is enough.',
        ar: 'سجّل الخروج حين تنتهي وأغلق المتصفح، وهذا يكفي.',
        tr: 'İşiniz bitince çıkış yapın ve tarayıcıyı kapatın; bu yeterlidir.',
      },
      body: {
        en: `At the library, at school or at a neighbour’s, please keep to three rules:

1. Do not let the browser save your password when it offers to.
2. When you have finished, open the account menu and choose “Sign out”. This ends your session with the portal; if you came with the city’s login, it also takes you to the sign-out page of the identity provider.
3. Close all windows of the browser.

Simply closing the window without signing out is not safe: the next person might continue in your name. If you have forgotten to sign out, end that session from any other device on the page [Sign-in and security](/me/security). At the Mill Street library you can also tell the staff at the desk; they can restart the machine.`,
        ar: `في المكتبة أو المدرسة أو عند أحد الجيران نرجو مراعاة ثلاث قواعد:

1. لا تدع المتصفح يحفظ كلمة مرورك حين يعرض ذلك.
2. افتح قائمة الحساب حين تنتهي واختر «تسجيل الخروج». ينهي ذلك جلستك في البوابة، وإن كنت قد دخلت بحساب المدينة فهو ينقلك أيضًا إلى صفحة الخروج لدى مزوّد الهوية.
3. أغلق كل نوافذ المتصفح.

إغلاق النافذة من دون تسجيل الخروج ليس آمنًا، فقد يتابع الشخص التالي باسمك. وإن نسيت تسجيل الخروج فأنهِ تلك الجلسة من أي جهاز آخر في صفحة [تسجيل الدخول والأمان](/me/security). وفي مكتبة شارع الطاحونة يمكنك أيضًا أن تخبر الموظفين عند المنضدة، فبوسعهم إعادة تشغيل الجهاز.`,
        tr: `Kütüphanede, okulda ya da bir komşuda lütfen üç kurala uyun:

1. Tarayıcı parolanızı kaydetmeyi önerirse kabul etmeyin.
2. İşiniz bitince hesap menüsünü açıp “Çıkış yap”ı seçin. Bu, portaldaki oturumunuzu sona erdirir; kent girişiyle geldiyseniz sizi kimlik sağlayıcının çıkış sayfasına da götürür.
3. Tarayıcının bütün pencerelerini kapatın.

Çıkış yapmadan yalnızca pencereyi kapatmak güvenli değildir: Sizden sonraki kişi sizin adınıza devam edebilir. Çıkış yapmayı unuttuysanız o oturumu başka bir cihazdan, [Giriş ve güvenlik](/me/security) sayfasında sonlandırın. Değirmen Sokağı Kütüphanesi’nde masadaki görevliye de söyleyebilirsiniz; bilgisayarı yeniden başlatabilir.`,
      },
      topics: ['digital'],
      originalLocale: 'ar',
      publishedDay: -210,
      helpful: [64, 2],
    },
    {
      slug: 'where-do-i-find-my-own-contributions',
      title: {
        en: 'Where do I find my own contributions?',
        ar: 'أين أجد مساهماتي؟',
        tr: 'Kendi katkılarımı nerede bulurum?',
      },
      summary: {
        en: 'In the account menu under “My account”, sorted by section.',
        ar: 'في قائمة الحساب تحت «حسابي»، مرتبة بحسب الأقسام.',
        tr: 'Hesap menüsünde, “Hesabım” altında, bölümlere göre sıralı olarak.',
      },
      body: {
        en: `When you are signed in, the account menu opens from your name at the top of the page. There you find

- the polls in which you have voted, each with its receipt,
- the dialogues in which you take part,
- your teams and your committees,
- your events,
- blog posts and publications that you have written.

Only you can see this overview. In a secret poll it shows that you have voted but not your choice, because that is not stored with your name. If something is missing, check first whether you have signed in with the account that you used at the time.`,
        ar: `متى سجّلت دخولك تُفتح قائمة الحساب من اسمك في أعلى الصفحة، وفيها تجد:

- الاستطلاعات التي صوّتّ فيها، ومع كل منها إيصاله،
- الحوارات التي تشارك فيها،
- فرقك ولجانك،
- فعالياتك،
- المقالات والمنشورات التي كتبتها.

لا يرى هذه الصفحة سواك. وهي تبيّن في الاستطلاع السري أنك صوّتّ ولا تبيّن اختيارك، لأنه غير محفوظ مع اسمك. وإن وجدت شيئًا ناقصًا فتحقق أولًا من أنك سجّلت الدخول بالحساب الذي استخدمته حينها.`,
        tr: `Giriş yaptığınızda hesap menüsü sayfanın üstündeki adınızdan açılır. Orada şunları bulursunuz:

- oy verdiğiniz anketler ve her birinin makbuzu,
- katıldığınız diyaloglar,
- ekipleriniz ve komiteleriniz,
- etkinlikleriniz,
- yazdığınız blog yazıları ve yayınlar.

Bu sayfayı yalnızca siz görürsünüz. Gizli bir ankette oy verdiğiniz görünür, seçiminiz görünmez, çünkü adınızla birlikte saklanmaz. Bir şeyin eksik olduğunu düşünüyorsanız önce o zaman kullandığınız hesapla giriş yapıp yapmadığınıza bakın.`,
      },
      topics: ['digital'],
      originalLocale: 'en',
      publishedDay: -180,
      helpful: [72, 5],
    },
    {
      slug: 'can-a-family-share-one-account',
      title: {
        en: 'Can a family share one account?',
        ar: 'هل يمكن لأسرة أن تتشارك حسابًا واحدًا؟',
        tr: 'Bir aile tek hesabı paylaşabilir mi?',
      },
      summary: {
        en: 'No, an account belongs to one person, because each person has one ballot; a device may of course be shared.',
        ar: 'لا، فالحساب لشخص واحد لأن لكل شخص صوتًا واحدًا، أما الجهاز فيمكن تشاركه طبعًا.',
        tr: 'Hayır, hesap tek bir kişiye aittir, çünkü herkesin bir oyu vardır; cihaz elbette paylaşılabilir.',
      },
      body: {
        en: `No. In each poll there is one ballot for each account. If four people share one, three of them lose their vote. What you write also appears under the name of the account, and it should be your own.

So every member of the family signs in with their own account. You can do this one after the other on the same device: sign out, hand over, sign in.

Please do not vote for somebody else, not even when asked to. Whoever needs help can have the question read out and explained, by a relative or by the Digital Helpers, but should make the choice alone.`,
        ar: `لا. لكل حساب صوت واحد في كل استطلاع، فإذا تشارك أربعة حسابًا واحدًا خسر ثلاثة منهم أصواتهم. ثم إن ما تكتبه يظهر باسم صاحب الحساب، وينبغي أن يكون اسمك أنت.

لذلك يسجّل كل فرد من الأسرة دخوله بحسابه. ويمكنكم ذلك واحدًا بعد آخر على الجهاز نفسه: تسجيل الخروج، ثم تسليم الجهاز، ثم تسجيل الدخول.

ونرجو ألا تصوّت عن أحد ولو طلب منك ذلك. ومن احتاج إلى المساعدة فله أن يُقرأ عليه السؤال ويُشرح له، من قريب أو من المساعدين الرقميين، على أن يختار بنفسه.`,
        tr: `Hayır. Her ankette her hesabın bir oyu vardır. Dört kişi tek hesabı paylaşırsa üçü oyunu yitirir. Yazdıklarınız da hesabın sahibinin adıyla görünür; o ad sizin olmalıdır.

Bu yüzden ailenin her üyesi kendi hesabıyla giriş yapar. Bunu aynı cihazda sırayla yapabilirsiniz: Çıkış yapın, cihazı verin, öteki kişi giriş yapsın.

Lütfen istense bile başkasının yerine oy vermeyin. Yardıma ihtiyacı olan biri soruyu bir yakınına ya da Dijital Yardımcılara okutup açıklatabilir, ama seçimi kendisi yapmalıdır.`,
      },
      topics: ['democracy', 'digital'],
      originalLocale: 'tr',
      publishedDay: -150,
      helpful: [58, 13],
    },
  ]),
];
