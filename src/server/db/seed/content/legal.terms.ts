import { addDays, type SeedLegal } from '../types';

export const LEGAL_TERMS: readonly SeedLegal[] = [
  {
    slug: 'terms-and-conditions-v2',
    kind: 'terms-and-conditions',
    title: { en: 'Terms of use', ar: 'شروط الاستخدام', tr: 'Kullanım koşulları' },
    summary: {
      en: 'Who may take part, how votes count, what is not allowed, and what the city promises in return.',
      ar: 'من يحق له المشاركة، وكيف تُحتسب الأصوات، وما هو ممنوع، وبمَ تتعهد المدينة في المقابل.',
      tr: 'Kimler katılabilir, oylar nasıl sayılır, nelere izin yoktur ve kent karşılığında ne söz verir.',
    },
    body: {
      en: `## 1. What this portal is for

On this portal Harbour City invites its residents to prepare decisions together: in polls, dialogues, teams and committees. Everybody may read what is public. Taking part is voluntary and free of charge.

## 2. Who may take part

To comment or vote you sign in: through the city’s identity provider, or with an e-mail address and a password that you choose here. Some polls are open to everyone who is signed in, others only to people whose address has been verified; each poll says so before you vote. Please take part under one account only, your own, and do not pass it on.

## 3. Votes

- Each person has one ballot in each poll.
- A ballot that has been cast cannot be changed or withdrawn.
- Each poll names its question, its dates, its secrecy and when the result becomes visible before it opens.
- If a poll has to be stopped, we say why, and its ballots are not counted.

A poll advises the body that decides. The council has promised to explain in writing if it departs from a result with more than 100 votes.

## 4. Contributions

Write as you would speak in the reading room of the library: frankly and with respect. Not allowed are insults, threats, incitement against people because of their origin, religion, sex, disability or way of life, private data of others, advertising, and whatever breaks the law.

You keep all rights to your texts. You permit the city to show them on this portal, to translate them and to quote them with your name in reports.

## 5. Moderation

Moderators read reports and may hide a contribution that breaks these rules. They give a reason. They do not hide contributions because of the opinion expressed. Whoever breaks the rules repeatedly may be excluded from commenting for a time, but not from voting.

You may object within 30 days: moderation@harbour.example. A person who was not involved in the first decision examines your objection within 14 days.

## 6. What the city promises

We answer for what we publish ourselves. We keep the portal running with care, but cannot promise that it is available at every moment. If a fault lasts more than four hours on the last day of a poll, the poll is extended by one day.

All three languages are of equal rank. If they differ, the reading that is more favourable to the resident applies.

## 7. Changes

We announce changes on this page at least 30 days before they take effect. Earlier versions remain readable. Whoever does not agree with a change need not accept it: they can still read, take their data along and delete their account.`,
      ar: `## 1. الغرض من هذه البوابة

تدعو مدينة المرفأ سكانها في هذه البوابة إلى إعداد القرارات معًا: في الاستطلاعات والحوارات والفرق واللجان. يستطيع الجميع قراءة ما هو علني. والمشاركة طوعية ومجانية.

## 2. من يحق له المشاركة

للتعليق أو التصويت تسجّل الدخول: عبر مزوّد الهوية التابع للمدينة، أو ببريد إلكتروني وكلمة مرور تختارها هنا. بعض الاستطلاعات مفتوح لكل من سجّل الدخول، وبعضها لمن وُثّق عنوانه فقط، ويبيّن كل استطلاع ذلك قبل أن تصوّت. نرجو أن تشارك بحساب واحد هو حسابك وألّا تعطيه لغيرك.

## 3. الأصوات

- لكل شخص صوت واحد في كل استطلاع.
- لا يمكن تغيير الصوت أو سحبه بعد الإدلاء به.
- يبيّن كل استطلاع قبل فتحه سؤاله ومواعيده ودرجة سريته ومتى تظهر نتيجته.
- إذا اضطررنا إلى إيقاف استطلاع بيّنّا السبب، ولا تُحتسب أصواته.

الاستطلاع مشورة للهيئة التي تقرر. وقد تعهّد المجلس بأن يعلّل كتابةً كل خروج عن نتيجة شارك فيها أكثر من 100 شخص.

## 4. المساهمات

اكتب كما تتكلم في قاعة المطالعة بالمكتبة: بصراحة واحترام. وتُمنع الإهانات والتهديدات، والتحريض على الناس بسبب الأصل أو الدين أو الجنس أو الإعاقة أو نمط العيش، ونشر بيانات الآخرين الخاصة، والإعلانات، وكل ما يخالف القانون.

تحتفظ بجميع حقوقك في نصوصك. وتأذن للمدينة بعرضها في هذه البوابة وترجمتها والاقتباس منها باسمك في التقارير.

## 5. الإشراف

يقرأ المشرفون البلاغات، ويجوز لهم إخفاء مساهمة تخالف هذه القواعد مع ذكر السبب. ولا يُخفون مساهمة بسبب الرأي الذي تعبّر عنه. ومن خالف القواعد مرارًا يجوز منعه من التعليق مدة محددة، لا من التصويت.

يمكنك الاعتراض خلال 30 يومًا: moderation@harbour.example. ويفحص اعتراضك خلال 14 يومًا شخص لم يشارك في القرار الأول.

## 6. بمَ تتعهد المدينة

نحن مسؤولون عمّا ننشره بأنفسنا. نشغّل البوابة بعناية، لكننا لا نستطيع أن نعد بتوفّرها في كل لحظة. وإذا استمر عطل أكثر من أربع ساعات في اليوم الأخير من استطلاع، مُدّد الاستطلاع يومًا واحدًا.

اللغات الثلاث متساوية. وإذا اختلفت النصوص سرت القراءة الأنفع للساكن.

## 7. التعديلات

نعلن التعديلات في هذه الصفحة قبل سريانها بثلاثين يومًا على الأقل، وتبقى النسخ السابقة متاحة للقراءة. ومن لا يوافق على تعديل فليس ملزمًا بقبوله: يظل قادرًا على القراءة وأخذ بياناته معه وحذف حسابه.`,
      tr: `## 1. Bu portal ne içindir

Liman Kenti bu portalda sakinlerini kararları birlikte hazırlamaya çağırır: oylamalarda, diyaloglarda, ekiplerde ve komitelerde. Herkese açık olanı herkes okuyabilir. Katılım gönüllü ve ücretsizdir.

## 2. Kimler katılabilir

Yorum yazmak ya da oy kullanmak için giriş yaparsınız: kentin kimlik sağlayıcısı üzerinden ya da burada seçtiğiniz bir parola ve e-posta adresinizle. Bazı oylamalar giriş yapan herkese, bazıları yalnızca adresi doğrulanmış kişilere açıktır; her oylama bunu oy vermeden önce belirtir. Lütfen yalnızca tek bir hesapla, kendi hesabınızla katılın ve hesabınızı başkasına vermeyin.

## 3. Oylar

- Her oylamada her kişinin bir oyu vardır.
- Kullanılan oy değiştirilemez ve geri alınamaz.
- Her oylama açılmadan önce sorusunu, tarihlerini, gizliliğini ve sonucun ne zaman görüneceğini belirtir.
- Bir oylamayı durdurmak gerekirse nedenini açıklarız; oyları sayılmaz.

Oylama, karar veren organa görüş bildirir. Meclis, 100’den fazla kişinin katıldığı bir sonuçtan ayrılırsa bunu yazılı olarak açıklamaya söz vermiştir.

## 4. Katkılar

Kütüphanenin okuma salonunda konuşur gibi yazın: açık sözlü ve saygılı. Hakaret, tehdit, insanlara kökeni, dini, cinsiyeti, engeli ya da yaşam biçimi nedeniyle düşmanlığa çağrı, başkalarının özel verileri, reklam ve yasaya aykırı her şey yasaktır.

Metinlerinizin bütün hakları sizde kalır. Kentin onları bu portalda göstermesine, çevirmesine ve raporlarda adınızla alıntılamasına izin verirsiniz.

## 5. Denetim

Moderatörler bildirimleri okur ve bu kurallara aykırı bir katkıyı gizleyebilir; gerekçesini belirtirler. Bir katkıyı dile getirdiği görüş yüzünden gizlemezler. Kuralları tekrar tekrar çiğneyen kişi bir süre yorum yazmaktan alıkonabilir, oy vermekten alıkonamaz.

30 gün içinde itiraz edebilirsiniz: moderation@harbour.example. İtirazınızı, ilk karara katılmamış bir kişi 14 gün içinde inceler.

## 6. Kentin verdiği söz

Kendi yayımladıklarımızdan sorumluyuz. Portalı özenle işletiriz, ama her an erişilebilir olacağına söz veremeyiz. Bir oylamanın son gününde dört saatten uzun bir arıza olursa oylama bir gün uzatılır.

Üç dil eşdeğerdir. Metinler arasında fark varsa sakinin yararına olan yorum geçerlidir.

## 7. Değişiklikler

Değişiklikleri yürürlüğe girmeden en az 30 gün önce bu sayfada duyururuz. Önceki sürümler okunabilir kalır. Bir değişikliğe katılmayan kişi onu kabul etmek zorunda değildir: okumayı sürdürebilir, verilerini yanına alabilir ve hesabını silebilir.`,
    },
    originalLocale: 'en',
    topics: [],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-90, '09:00'),
    details: {
      versionNumber: 2,
      effectiveOn: addDays(-60),
      whatChanged: {
        en: 'You can also sign in with an e-mail address and a password; objections to moderation are now examined by a second person within 14 days; excluded people may still vote; a poll is extended if a fault lasts more than four hours on its last day; the three languages are of equal rank.',
        ar: 'يمكن تسجيل الدخول أيضًا ببريد إلكتروني وكلمة مرور، ويفحص شخص ثانٍ الاعتراضات على الإشراف خلال 14 يومًا، ويبقى للممنوعين من التعليق حق التصويت، ويُمدَّد الاستطلاع إذا استمر عطل أكثر من أربع ساعات في يومه الأخير، وصارت اللغات الثلاث متساوية.',
        tr: 'E-posta adresi ve parolayla da giriş yapılabiliyor; denetime itirazları artık ikinci bir kişi 14 gün içinde inceliyor; yorumdan alıkonanlar oy kullanabiliyor; son günde dört saatten uzun arıza olursa oylama uzatılıyor; üç dil eşdeğer oldu.',
      },
    },
  },
  {
    slug: 'terms-and-conditions-v1',
    kind: 'terms-and-conditions',
    title: {
      en: 'Terms of use, version 1',
      ar: 'شروط الاستخدام، النسخة 1',
      tr: 'Kullanım koşulları, 1. sürüm',
    },
    summary: {
      en: 'The first version, in force until it was replaced by version 2. It is kept here for reference.',
      ar: 'النسخة الأولى، وقد سرت إلى أن حلّت محلها النسخة 2. محفوظة هنا للرجوع إليها.',
      tr: '2. sürüm yerine geçene kadar yürürlükte kalan ilk sürüm. Başvuru için burada saklanır.',
    },
    body: {
      en: `## 1. What this portal is for

On this portal Harbour City invites its residents to take part in polls, dialogues, teams and committees. Everybody may read what is public. Taking part is voluntary and free of charge.

## 2. Who may take part

To comment or vote you sign in through the city’s identity provider. Some polls are open to everyone who is signed in, others only to people whose address has been verified. Please use your own account only.

## 3. Votes

- Each person has one ballot in each poll.
- A ballot that has been cast cannot be changed or withdrawn.
- Each poll names its question, its dates and its secrecy before it opens.

A poll advises the body that decides; the decision remains with the council, the committee or the mayor. A poll that cannot be carried out properly may be stopped. We then publish the reason.

## 4. Contributions

Please write frankly and with respect. Not allowed are insults, threats, incitement against people because of their origin, religion, sex, disability or way of life, private data of others, advertising, and whatever breaks the law. You keep the rights to your texts and permit the city to show, translate and quote them.

## 5. Moderation

Moderators may hide contributions that break these rules and give a reason. The opinion expressed is not a reason. Whoever breaks the rules repeatedly may be excluded from taking part for a time. You may object within 30 days at the town hall or by e-mail to moderation@harbour.example. The Mayor’s Office decides on the objection.

## 6. Liability

The city answers for what it publishes itself; residents answer for their own contributions. We keep the portal running with care, but cannot promise that it is available at every moment. Maintenance is announced two days ahead where possible, and does not take place on the last day of a poll.

## 7. Changes

We announce changes on this page 30 days before they take effect. The English version is decisive if the translations differ from it.

## 8. Questions and complaints

Questions about these terms are answered at the town hall, ground floor, on working days from 9:00 to 16:00, and by the Digital Helpers in the Mill Street library. You may ask in English, Arabic or Turkish. Complaints about the portal are answered in writing within 30 days. If you would rather take part on paper, every dialogue accepts letters; we enter them under the name you give. Your account can be deleted at any time if you ask for it.`,
      ar: `## 1. الغرض من هذه البوابة

تدعو مدينة المرفأ سكانها في هذه البوابة إلى المشاركة في الاستطلاعات والحوارات والفرق واللجان. يستطيع الجميع قراءة ما هو علني. والمشاركة طوعية ومجانية.

## 2. من يحق له المشاركة

للتعليق أو التصويت تسجّل الدخول عبر مزوّد الهوية التابع للمدينة. بعض الاستطلاعات مفتوح لكل من سجّل الدخول، وبعضها لمن وُثّق عنوانه فقط. نرجو أن تستخدم حسابك وحده.

## 3. الأصوات

- لكل شخص صوت واحد في كل استطلاع.
- لا يمكن تغيير الصوت أو سحبه بعد الإدلاء به.
- يبيّن كل استطلاع قبل فتحه سؤاله ومواعيده ودرجة سريته.

الاستطلاع مشورة للهيئة التي تقرر، ويبقى القرار للمجلس أو اللجنة أو العمدة. ويجوز إيقاف استطلاع يتعذر إجراؤه على وجه سليم، وننشر السبب عندئذ.

## 4. المساهمات

نرجو أن تكتب بصراحة واحترام. وتُمنع الإهانات والتهديدات، والتحريض على الناس بسبب الأصل أو الدين أو الجنس أو الإعاقة أو نمط العيش، ونشر بيانات الآخرين الخاصة، والإعلانات، وكل ما يخالف القانون. تحتفظ بحقوقك في نصوصك وتأذن للمدينة بعرضها وترجمتها والاقتباس منها.

## 5. الإشراف

يجوز للمشرفين إخفاء المساهمات التي تخالف هذه القواعد مع ذكر السبب، والرأي المعبَّر عنه ليس سببًا. ومن خالف القواعد مرارًا يجوز منعه من المشاركة مدة محددة. يمكنك الاعتراض خلال 30 يومًا في دار البلدية أو بالبريد الإلكتروني moderation@harbour.example. ويبتّ مكتب العمدة في الاعتراض.

## 6. المسؤولية

المدينة مسؤولة عمّا تنشره بنفسها، والسكان مسؤولون عن مساهماتهم. نشغّل البوابة بعناية، لكننا لا نستطيع أن نعد بتوفّرها في كل لحظة. ونعلن أعمال الصيانة قبل يومين حيث أمكن، ولا تُجرى في اليوم الأخير من استطلاع.

## 7. التعديلات

نعلن التعديلات في هذه الصفحة قبل سريانها بثلاثين يومًا. والنص الإنجليزي هو المعتمد إذا خالفته الترجمات.

## 8. الأسئلة والشكاوى

يُجاب عن الأسئلة المتعلقة بهذه الشروط في الطابق الأرضي من دار البلدية في أيام العمل من 9:00 إلى 16:00، ولدى المساعدين الرقميين في مكتبة شارع الطاحونة، بالعربية أو الإنجليزية أو التركية. ويُجاب كتابةً خلال 30 يومًا عن الشكاوى المتعلقة بالبوابة. وإن كنت تفضّل المشاركة على الورق فكل حوار يقبل الرسائل، وندخلها بالاسم الذي تذكره. ويمكن حذف حسابك في أي وقت إذا طلبت ذلك.`,
      tr: `## 1. Bu portal ne içindir

Liman Kenti bu portalda sakinlerini oylamalara, diyaloglara, ekiplere ve komitelere katılmaya çağırır. Herkese açık olanı herkes okuyabilir. Katılım gönüllü ve ücretsizdir.

## 2. Kimler katılabilir

Yorum yazmak ya da oy kullanmak için kentin kimlik sağlayıcısı üzerinden giriş yaparsınız. Bazı oylamalar giriş yapan herkese, bazıları yalnızca adresi doğrulanmış kişilere açıktır. Lütfen yalnızca kendi hesabınızı kullanın.

## 3. Oylar

- Her oylamada her kişinin bir oyu vardır.
- Kullanılan oy değiştirilemez ve geri alınamaz.
- Her oylama açılmadan önce sorusunu, tarihlerini ve gizliliğini belirtir.

Oylama, karar veren organa görüş bildirir; karar meclisin, komitenin ya da belediye başkanınındır. Düzgün yürütülemeyen bir oylama durdurulabilir. Bu durumda nedenini yayımlarız.

## 4. Katkılar

Lütfen açık sözlü ve saygılı yazın. Hakaret, tehdit, insanlara kökeni, dini, cinsiyeti, engeli ya da yaşam biçimi nedeniyle düşmanlığa çağrı, başkalarının özel verileri, reklam ve yasaya aykırı her şey yasaktır. Metinlerinizin hakları sizde kalır; kentin onları göstermesine, çevirmesine ve alıntılamasına izin verirsiniz.

## 5. Denetim

Moderatörler bu kurallara aykırı katkıları gerekçe göstererek gizleyebilir. Dile getirilen görüş bir gerekçe değildir. Kuralları tekrar tekrar çiğneyen kişi bir süre katılımdan alıkonabilir. 30 gün içinde belediyede ya da moderation@harbour.example adresine e-postayla itiraz edebilirsiniz. İtirazı Belediye Başkanlığı karara bağlar.

## 6. Sorumluluk

Kent kendi yayımladıklarından, sakinler kendi katkılarından sorumludur. Portalı özenle işletiriz, ama her an erişilebilir olacağına söz veremeyiz. Bakım çalışmaları olanak varsa iki gün önceden duyurulur ve bir oylamanın son gününde yapılmaz.

## 7. Değişiklikler

Değişiklikleri yürürlüğe girmeden 30 gün önce bu sayfada duyururuz. Çeviriler farklıysa İngilizce metin esas alınır.

## 8. Sorular ve şikâyetler

Bu koşullarla ilgili sorular iş günlerinde 9.00–16.00 arasında belediye binasının zemin katında ve Değirmen Sokağı Kütüphanesi’ndeki Dijital Yardımcılar tarafından yanıtlanır. Türkçe, Arapça ya da İngilizce sorabilirsiniz. Portalla ilgili şikâyetlere 30 gün içinde yazılı yanıt verilir. Kâğıt üzerinde katılmayı yeğliyorsanız her diyalog mektup kabul eder; mektubunuzu belirttiğiniz adla gireriz. Hesabınız, siz istediğiniz takdirde her zaman, gerekçe göstermeniz gerekmeden silinebilir.`,
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
