import { addDays, type SeedPublication } from '../types';
import { printed } from './publications.documents';

export const RULES: readonly SeedPublication[] = [
  {
    slug: 'council-minutes-session-14',
    kind: 'minutes',
    title: {
      en: 'Council minutes, session 14',
      ar: 'محضر المجلس، الجلسة 14',
      tr: 'Meclis tutanağı, 14. oturum',
    },
    summary: {
      en: 'Night bus N2 until 3:00 at weekends, the state of the works under Mill Street and six questions from residents.',
      ar: 'حافلة الليل N2 حتى الساعة 3:00 في عطلة نهاية الأسبوع، وحال الأشغال تحت شارع الطاحونة، وستة أسئلة من السكان.',
      tr: 'Hafta sonları 3.00’e kadar gece otobüsü N2, Değirmen Sokağı altındaki çalışmaların durumu ve sakinlerden altı soru.',
    },
    body: {
      en: `Council chamber of the town hall, 17:00 to 19:40. Present: 34 of 35 members; one excused. Public: 58. Interpretation in all three languages.

## 1 Minutes of session 13

Approved without a vote against.

## 2 Night bus N2

The Mobility Committee reports: in the poll 132 of 208 voters wanted departures until 3:00 on Fridays and Saturdays. The committee recommends following the poll, by 7 votes to 1.

A member from the Old Port asks who answers for noise at the terminus. The operator moves the night waiting bay to the ferry car park; noise is measured for six months.

| In favour | Against | Abstentions |
| ---: | ---: | ---: |
| 24 | 8 | 2 |

**Decision HC-2026-049:** N2 runs until 3:00 from the next timetable change; 93,000 more a year.

## 3 Works under Mill Street

The mayor reports: of 380 metres of foundation, 145 have been replaced. The footbridge at the library stays open throughout. The schedule holds.

## 4 Questions from residents

Six questions, among them terrace fees, a crossing on Lantern Street and old fishing nets. Four were answered at once, two will be answered in writing within 14 days.`,
      ar: `قاعة المجلس في دار البلدية، من 17:00 إلى 19:40. الحضور: 34 من 35 عضوًا وعضو واحد معتذر. الجمهور: 58. الترجمة متوفرة باللغات الثلاث.

## 1 محضر الجلسة 13

أُقرّ من دون اعتراض.

## 2 حافلة الليل N2

تعرض لجنة التنقل: أراد 132 من 208 مصوّتين رحلات حتى الساعة 3:00 يومي الجمعة والسبت. وتوصي اللجنة بالأخذ بنتيجة الاستطلاع بسبعة أصوات مقابل صوت واحد.

يسأل عضو من الميناء القديم عمّن يتحمل مسؤولية الضجيج في المحطة الأخيرة. ينقل المشغّل مكان الانتظار الليلي إلى موقف سيارات العبّارة، ويُقاس الضجيج ستة أشهر.

| موافق | معارض | ممتنع |
| ---: | ---: | ---: |
| 24 | 8 | 2 |

**القرار HC-2026-049:** تسير N2 حتى الساعة 3:00 ابتداءً من تعديل المواعيد المقبل بكلفة إضافية قدرها 93,000 في السنة.

## 3 الأشغال تحت شارع الطاحونة

أفاد العمدة بأن 145 مترًا من الأساس قد استُبدلت من أصل 380 مترًا، وأن جسر المشاة عند المكتبة يبقى مفتوحًا طوال الوقت، وأن الجدول الزمني قائم.

## 4 أسئلة السكان

ستة أسئلة، منها رسوم الجلسات الخارجية ومعبر في شارع القنديل وشباك الصيد القديمة. أُجيب عن أربعة منها فورًا، ويُجاب عن اثنين كتابةً خلال 14 يومًا.`,
      tr: `Belediye binası meclis salonu, 17.00–19.40. Katılan: 35 üyeden 34’ü; bir üye mazeretli. Dinleyici: 58. Üç dilde çeviri yapıldı.

## 1 On üçüncü oturumun tutanağı

Karşı oy olmadan kabul edildi.

## 2 Gece otobüsü N2

Ulaşım Komitesi bilgi verdi: Ankete katılan 208 kişiden 132’si cuma ve cumartesi geceleri 3.00’e kadar sefer istedi. Komite, 1’e karşı 7 oyla anketin sonucuna uyulmasını öneriyor.

Eski Limanlı bir üye, son duraktaki gürültüden kimin sorumlu olacağını sordu. İşletmeci gece bekleme yerini feribot otoparkına taşıyor; gürültü altı ay ölçülecek.

| Kabul | Ret | Çekimser |
| ---: | ---: | ---: |
| 24 | 8 | 2 |

**Karar HC-2026-049:** N2 bir sonraki tarife değişikliğinden itibaren 3.00’e kadar çalışacak; yıllık ek gider 93.000.

## 3 Değirmen Sokağı altındaki çalışmalar

Başkan bilgi verdi: 380 metrelik temelin 145 metresi yenilendi. Kütüphanedeki yaya köprüsü çalışmalar boyunca açık. Takvime uyuluyor.

## 4 Sakinlerin soruları

Kaldırım masası ücreti, Kandil Sokağı’ndaki geçit ve eski balık ağları dâhil altı soru soruldu. Dördü hemen yanıtlandı, ikisi 14 gün içinde yazılı olarak yanıtlanacak.`,
    },
    originalLocale: 'ar',
    topics: ['democracy', 'mobility'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-24, '13:00'),
    attachments: printed('council-minutes-session-14', ['ar']),
    details: {
      issuingBody: { en: 'City council', ar: 'مجلس المدينة', tr: 'Kent meclisi' },
      issuedOn: addDays(-25),
      identifier: 'HC-PUB-2026-018',
      languages: ['ar'],
      pages: 2,
      licence: 'CC0 1.0',
      supersedes: null,
      supersededBy: null,
    },
  },
  {
    slug: 'council-minutes-session-13',
    kind: 'minutes',
    title: {
      en: 'Council minutes, session 13',
      ar: 'محضر المجلس، الجلسة 13',
      tr: 'Meclis tutanağı, 13. oturum',
    },
    summary: {
      en: 'Roofs and trees for the six stops of line T2, a hearing on shade in the city and three questions from residents.',
      ar: 'أسقف وأشجار لمحطات خط T2 الست، وجلسة استماع عن الظل في المدينة، وثلاثة أسئلة من السكان.',
      tr: 'T2 hattının altı durağına çatı ve ağaç, kentteki gölge üzerine bir dinleme ve sakinlerden üç soru.',
    },
    body: {
      en: `Council chamber of the town hall, 17:00 to 18:55. Present: 34 of 35 members; one on parental leave. Public: 41. Interpretation in all three languages.

## 1 Minutes of session 12

Approved with one correction: under item 3 “seven weeks”, not “seven days”.

## 2 Hearing: shade in the city

A member of the Climate Advisory Board presents the measurements at the six stops of line T2. On a summer afternoon the bench at the stop “University” reached 51 degrees. Three residents speak: a nurse from the hospital, a pupil from Green Valley and a bus driver.

## 3 Roofs and trees at the T2 stops

An amendment to plant first and to build roofs only where trees cannot grow is rejected by 21 votes to 11.

| In favour | Against | Abstentions |
| ---: | ---: | ---: |
| 30 | 2 | 2 |

**Decision HC-2026-046:** roofs at all six stops, 18 trees in the next planting season, 310,000 in all.

## 4 Questions from residents

Three questions: lamps behind the fish market, the age limit for proposals to the neighbourhood budget, and the opening hours of the town hall. All were answered at once.`,
      ar: `قاعة المجلس في دار البلدية، من 17:00 إلى 18:55. الحضور: 34 من 35 عضوًا وعضو واحد في إجازة والدية. الجمهور: 41. الترجمة متوفرة باللغات الثلاث.

## 1 محضر الجلسة 12

أُقرّ بعد تصحيح واحد: في البند 3 «سبعة أسابيع» بدل «سبعة أيام».

## 2 جلسة استماع: الظل في المدينة

يعرض أحد أعضاء المجلس الاستشاري للمناخ القياسات في محطات خط T2 الست. بلغت حرارة المقعد في محطة «الجامعة» 51 درجة في ظهيرة صيفية. وتحدث ثلاثة من السكان: ممرّضة من المستشفى وتلميذة من الوادي الأخضر وسائق حافلة.

## 3 أسقف وأشجار في محطات T2

رُفض بأغلبية 21 صوتًا مقابل 11 تعديلٌ يدعو إلى الغرس أولًا وإلى إقامة الأسقف حيث لا تنمو الأشجار فقط.

| موافق | معارض | ممتنع |
| ---: | ---: | ---: |
| 30 | 2 | 2 |

**القرار HC-2026-046:** أسقف في المحطات الست كلها، و18 شجرة في موسم الغرس المقبل، بكلفة إجمالية قدرها 310,000.

## 4 أسئلة السكان

ثلاثة أسئلة: المصابيح خلف سوق السمك، وحدّ السن لتقديم المقترحات إلى ميزانية الأحياء، ومواعيد فتح دار البلدية. وقد أُجيب عنها كلها فورًا.`,
      tr: `Belediye binası meclis salonu, 17.00–18.55. Katılan: 35 üyeden 34’ü; bir üye ebeveyn izninde. Dinleyici: 41. Üç dilde çeviri yapıldı.

## 1 On ikinci oturumun tutanağı

Bir düzeltmeyle kabul edildi: 3. maddede “yedi gün” değil “yedi hafta”.

## 2 Dinleme: kentte gölge

İklim Danışma Kurulunun bir üyesi T2 hattının altı durağındaki ölçümleri sundu. “Üniversite” durağındaki bank bir yaz öğleden sonrasında 51 dereceye ulaşmış. Üç kişi söz aldı: hastaneden bir hemşire, Yeşil Vadi’den bir öğrenci ve bir otobüs sürücüsü.

## 3 T2 duraklarına çatı ve ağaç

Önce ağaç dikilmesini, çatının yalnızca ağaç yetişmeyen yere yapılmasını isteyen değişiklik önergesi 11’e karşı 21 oyla reddedildi.

| Kabul | Ret | Çekimser |
| ---: | ---: | ---: |
| 30 | 2 | 2 |

**Karar HC-2026-046:** Altı durağın hepsine çatı, bir sonraki dikim mevsiminde 18 ağaç, toplam 310.000.

## 4 Sakinlerin soruları

Üç soru soruldu: balık pazarının arkasındaki lambalar, mahalle bütçesine öneri verme yaşı ve belediye binasının açılış saatleri. Hepsi hemen yanıtlandı.`,
    },
    originalLocale: 'tr',
    topics: ['democracy', 'environment'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-47, '13:00'),
    details: {
      issuingBody: { en: 'City council', ar: 'مجلس المدينة', tr: 'Kent meclisi' },
      issuedOn: addDays(-48),
      identifier: 'HC-PUB-2026-017',
      languages: ['en', 'ar', 'tr'],
      pages: 9,
      licence: 'CC0 1.0',
      supersedes: null,
      supersededBy: null,
    },
  },
  {
    slug: 'participation-regulation',
    kind: 'regulation',
    title: {
      en: 'Regulation on public participation, third version',
      ar: 'لائحة المشاركة العامة، النسخة الثالثة',
      tr: 'Katılım yönetmeliği, üçüncü sürüm',
    },
    summary: {
      en: 'Who may raise a subject, how polls and dialogues are run and what the city owes you in return. In force.',
      ar: 'من يحق له طرح موضوع، وكيف تُدار الاستطلاعات والحوارات، وما الذي تلتزم به المدينة تجاهكم. سارية المفعول.',
      tr: 'Kim bir konuyu gündeme getirebilir, anketler ve diyaloglar nasıl yürütülür, kent karşılığında size ne borçludur? Yürürlükte.',
    },
    body: {
      en: `## Article 1: Who may take part

1. Everyone may read what is public on the portal; no account is needed.
2. Every resident may raise a subject. With 15 signatures the committee in charge has to deal with it.
3. Signatures from the age of 14 count.

## Article 2: Polls

1. Before it opens, each poll states who may vote, whether it is secret and when the result can be seen.
2. Each person has one ballot in each poll. A ballot cannot be changed.
3. In a secret poll no record may link a person to a choice.
4. A poll is open for ten days or longer.

## Article 3: Languages and access

1. Questions, options and results appear in English, Arabic and Turkish at the same time.
2. Whoever cannot use a screen receives help in person, once a week in at least three places.

## Article 4: What the city owes

| Duty | Time limit |
| --- | --- |
| Minutes of public meetings | 10 days |
| Answer to a question at a meeting | 14 days |
| Answer to an idea | 30 days |
| Answer to an objection | 6 weeks |

If the council departs from a poll with more than 100 votes, it gives its reasons in writing.

## Article 5: Entry into force

This version replaces the second version on the day after its publication.`,
      ar: `## المادة 1: من يحق له المشاركة

1. يحق للجميع قراءة ما هو عام على البوابة من دون حساب.
2. يحق لكل ساكن أن يطرح موضوعًا، وتلتزم اللجنة المختصة بدراسته إذا جُمع له 15 توقيعًا.
3. تُحتسب التواقيع ابتداءً من سن 14.

## المادة 2: الاستطلاعات

1. يبيّن كل استطلاع قبل فتحه من يحق له التصويت، وهل هو سري، ومتى تظهر نتيجته.
2. لكل شخص صوت واحد في كل استطلاع، ولا يمكن تغيير الصوت.
3. لا يجوز في الاستطلاع السري أن يربط أي سجل بين شخص واختياره.
4. لا تقل مدة الاستطلاع عن عشرة أيام.

## المادة 3: اللغات وإمكانية الوصول

1. تظهر الأسئلة والخيارات والنتائج بالإنجليزية والعربية والتركية في الوقت نفسه.
2. من لا يستطيع استعمال الشاشة يحصل على مساعدة وجهًا لوجه مرة في الأسبوع في ثلاثة أماكن على الأقل.

## المادة 4: ما تلتزم به المدينة

| الواجب | المهلة |
| --- | --- |
| محاضر الجلسات العامة | 10 أيام |
| الرد على سؤال طُرح في جلسة | 14 يومًا |
| الرد على فكرة | 30 يومًا |
| الرد على اعتراض | 6 أسابيع |

إذا خرج المجلس عن نتيجة استطلاع شارك فيه أكثر من 100 شخص علّل ذلك كتابةً.

## المادة 5: بدء النفاذ

تحلّ هذه النسخة محل النسخة الثانية في اليوم التالي لنشرها.`,
      tr: `## Madde 1: Kimler katılabilir?

1. Portalda herkese açık olanı herkes hesap açmadan okuyabilir.
2. Kentte yaşayan herkes bir konuyu gündeme getirebilir. 15 imza toplanan konuyu ilgili komite görüşmek zorundadır.
3. İmzalar 14 yaşından itibaren geçerlidir.

## Madde 2: Anketler

1. Her ankette, açılmadan önce kimlerin oy verebileceği, gizli olup olmadığı ve sonucun ne zaman görüleceği yazılır.
2. Her ankette herkesin bir oyu vardır. Verilen oy değiştirilemez.
3. Gizli ankette hiçbir kayıt kişiyi seçimine bağlayamaz.
4. Anket en az on gün açık kalır.

## Madde 3: Diller ve erişim

1. Sorular, seçenekler ve sonuçlar İngilizce, Arapça ve Türkçe olarak aynı anda yayımlanır.
2. Ekran kullanamayanlara en az üç yerde haftada bir kez yüz yüze yardım edilir.

## Madde 4: Kentin yükümlülükleri

| Yükümlülük | Süre |
| --- | --- |
| Açık toplantıların tutanağı | 10 gün |
| Toplantıda sorulan soruya yanıt | 14 gün |
| Fikre yanıt | 30 gün |
| İtiraza yanıt | 6 hafta |

Meclis, 100’den çok oy verilen bir anketin sonucundan ayrılırsa gerekçesini yazılı olarak açıklar.

## Madde 5: Yürürlük

Bu sürüm, yayımlandığı günün ertesinde ikinci sürümün yerine geçer.`,
    },
    originalLocale: 'en',
    topics: ['democracy', 'accessibility', 'digital'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-149, '08:00'),
    attachments: printed('participation-regulation', ['en', 'ar', 'tr']),
    details: {
      issuingBody: { en: 'City council', ar: 'مجلس المدينة', tr: 'Kent meclisi' },
      issuedOn: addDays(-150),
      identifier: 'HC-PUB-2026-010',
      languages: ['en', 'ar', 'tr'],
      pages: 2,
      licence: 'CC0 1.0',
      supersedes: 'participation-regulation-version-2',
      supersededBy: null,
      related: [
        { section: 'governance', slug: 'how-a-decision-is-made' },
        { section: 'publications', slug: 'participation-report-2026' },
      ],
    },
  },
  {
    slug: 'participation-regulation-version-2',
    kind: 'regulation',
    title: {
      en: 'Regulation on public participation, second version',
      ar: 'لائحة المشاركة العامة، النسخة الثانية',
      tr: 'Katılım yönetmeliği, ikinci sürüm',
    },
    summary: {
      en: 'The rules that allowed polls on the internet for the first time. Replaced by the third version; kept for reference.',
      ar: 'القواعد التي أتاحت الاستطلاعات على الإنترنت للمرة الأولى. حلّت محلها النسخة الثالثة، وتُحفظ للرجوع إليها.',
      tr: 'İnternette anketi ilk kez mümkün kılan kurallar. Yerini üçüncü sürüme bıraktı; başvuru için saklanıyor.',
    },
    body: {
      en: `This version is no longer in force. It applied to all polls and dialogues that were opened before the third version.

## Article 1: Who may take part

1. Every resident may raise a subject. With 25 signatures the committee in charge has to deal with it.
2. Signatures from the age of 16 count.

## Article 2: Polls

1. Polls may be held on paper, on the internet or in both ways.
2. Each person has one ballot. Whoever has voted on paper cannot vote on the internet.
3. A poll is open for seven days or longer.

## Article 3: Languages

Questions appear in English, Arabic and Turkish. Results may follow in the second and third language within five days.

## Article 4: What the city owes

| Duty | Time limit |
| --- | --- |
| Minutes of public meetings | 20 days |
| Answer to a question at a meeting | 21 days |
| Answer to an objection | 6 weeks |

## What the third version changed

- 15 instead of 25 signatures, and from the age of 14
- no record may link a person to a choice in a secret poll
- all languages at the same time
- a time limit for answers to ideas`,
      ar: `لم تعد هذه النسخة سارية. وقد طُبّقت على كل الاستطلاعات والحوارات التي فُتحت قبل صدور النسخة الثالثة.

## المادة 1: من يحق له المشاركة

1. يحق لكل ساكن أن يطرح موضوعًا، وتلتزم اللجنة المختصة بدراسته إذا جُمع له 25 توقيعًا.
2. تُحتسب التواقيع ابتداءً من سن 16.

## المادة 2: الاستطلاعات

1. يجوز إجراء الاستطلاعات على الورق أو على الإنترنت أو بالطريقتين معًا.
2. لكل شخص صوت واحد، ومن صوّت على الورق لا يصوّت على الإنترنت.
3. لا تقل مدة الاستطلاع عن سبعة أيام.

## المادة 3: اللغات

تظهر الأسئلة بالإنجليزية والعربية والتركية، ويجوز أن تتبعها النتائج باللغتين الثانية والثالثة خلال خمسة أيام.

## المادة 4: ما تلتزم به المدينة

| الواجب | المهلة |
| --- | --- |
| محاضر الجلسات العامة | 20 يومًا |
| الرد على سؤال طُرح في جلسة | 21 يومًا |
| الرد على اعتراض | 6 أسابيع |

## ما الذي غيّرته النسخة الثالثة

- 15 توقيعًا بدل 25، وابتداءً من سن 14
- لا يجوز أن يربط أي سجل بين شخص واختياره في الاستطلاع السري
- كل اللغات في الوقت نفسه
- مهلة للرد على الأفكار`,
      tr: `Bu sürüm artık yürürlükte değil. Üçüncü sürümden önce açılan bütün anketlere ve diyaloglara uygulandı.

## Madde 1: Kimler katılabilir?

1. Kentte yaşayan herkes bir konuyu gündeme getirebilir. 25 imza toplanan konuyu ilgili komite görüşmek zorundadır.
2. İmzalar 16 yaşından itibaren geçerlidir.

## Madde 2: Anketler

1. Anketler kâğıt üzerinde, internette ya da iki yolla birden yapılabilir.
2. Herkesin bir oyu vardır. Kâğıtla oy veren internette oy veremez.
3. Anket en az yedi gün açık kalır.

## Madde 3: Diller

Sorular İngilizce, Arapça ve Türkçe yayımlanır. Sonuçlar ikinci ve üçüncü dilde beş gün içinde eklenebilir.

## Madde 4: Kentin yükümlülükleri

| Yükümlülük | Süre |
| --- | --- |
| Açık toplantıların tutanağı | 20 gün |
| Toplantıda sorulan soruya yanıt | 21 gün |
| İtiraza yanıt | 6 hafta |

## Üçüncü sürüm neyi değiştirdi?

- 25 yerine 15 imza, üstelik 14 yaşından itibaren
- Gizli ankette hiçbir kayıt kişiyi seçimine bağlayamaz
- Bütün diller aynı anda
- Fikirlere yanıt için süre`,
    },
    originalLocale: 'en',
    topics: ['democracy'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-803, '08:00'),
    details: {
      issuingBody: { en: 'City council', ar: 'مجلس المدينة', tr: 'Kent meclisi' },
      issuedOn: addDays(-804),
      identifier: 'HC-PUB-2024-011',
      languages: ['en', 'ar', 'tr'],
      pages: 6,
      licence: 'CC0 1.0',
      supersedes: 'participation-regulation-version-1',
      supersededBy: 'participation-regulation',
    },
  },
  {
    slug: 'participation-regulation-version-1',
    kind: 'regulation',
    title: {
      en: 'Regulation on public participation, first version',
      ar: 'لائحة المشاركة العامة، النسخة الأولى',
      tr: 'Katılım yönetmeliği, ilk sürüm',
    },
    summary: {
      en: 'Two pages with which everything began: signatures on paper, polls at the town hall. No longer in force.',
      ar: 'صفحتان بدأ بهما كل شيء: تواقيع على الورق واستطلاعات في دار البلدية. لم تعد سارية.',
      tr: 'Her şeyin başladığı iki sayfa: kâğıt üzerinde imzalar, belediye binasında anketler. Artık yürürlükte değil.',
    },
    body: {
      en: `This version is no longer in force. It was the first regulation of the city on the subject and was replaced by the second version.

## Article 1: Raising a subject

Every resident from the age of 18 may propose a subject to the council. The proposal needs 100 signatures, on paper, with name and address.

## Article 2: Polls

1. The council may hold a poll before it decides.
2. Votes are cast on paper, in the entrance hall of the town hall, on three consecutive working days from 9:00 to 17:00.
3. Each person shows an identity card and receives one ballot paper.

## Article 3: Result

The result is put up at the entrance within three days. The council takes note of it.

| Year of application | Proposals | Polls | Ballot papers |
| --- | ---: | ---: | ---: |
| First | 3 | 1 | 412 |
| Second | 2 | 1 | 377 |

## What the second version changed

- 25 instead of 100 signatures, and from the age of 16
- polls on the internet as well as on paper
- three languages; the first version existed only in English
- time limits for minutes and answers`,
      ar: `لم تعد هذه النسخة سارية. كانت أول لائحة للمدينة في هذا الشأن، وحلّت محلها النسخة الثانية.

## المادة 1: طرح موضوع

يحق لكل ساكن أتمّ الثامنة عشرة أن يقترح موضوعًا على المجلس. ويحتاج الاقتراح إلى 100 توقيع على الورق مع الاسم والعنوان.

## المادة 2: الاستطلاعات

1. يجوز للمجلس أن يجري استطلاعًا قبل أن يقرر.
2. يجري التصويت على الورق في بهو دار البلدية في ثلاثة أيام عمل متتالية من 9:00 إلى 17:00.
3. يبرز كل شخص بطاقة هويته ويتسلم ورقة اقتراع واحدة.

## المادة 3: النتيجة

تُعلَّق النتيجة عند المدخل خلال ثلاثة أيام، ويأخذ المجلس علمًا بها.

| سنة التطبيق | المقترحات | الاستطلاعات | أوراق الاقتراع |
| --- | ---: | ---: | ---: |
| الأولى | 3 | 1 | 412 |
| الثانية | 2 | 1 | 377 |

## ما الذي غيّرته النسخة الثانية

- 25 توقيعًا بدل 100، وابتداءً من سن 16
- استطلاعات على الإنترنت إلى جانب الورق
- ثلاث لغات، بعد أن كانت النسخة الأولى بالإنجليزية وحدها
- مهل للمحاضر وللردود`,
      tr: `Bu sürüm artık yürürlükte değil. Kentin bu konudaki ilk yönetmeliğiydi; yerini ikinci sürüme bıraktı.

## Madde 1: Konu önerme

Kentte yaşayan 18 yaşını doldurmuş herkes meclise bir konu önerebilir. Öneri için kâğıt üzerinde, ad ve adresle birlikte 100 imza gerekir.

## Madde 2: Anketler

1. Meclis karar vermeden önce anket yapabilir.
2. Oylar kâğıt üzerinde, belediye binasının giriş salonunda, art arda üç iş günü 9.00–17.00 arasında verilir.
3. Herkes kimlik kartını gösterir ve bir oy pusulası alır.

## Madde 3: Sonuç

Sonuç üç gün içinde girişe asılır. Meclis sonucu bilgisine alır.

| Uygulama yılı | Öneri | Anket | Oy pusulası |
| --- | ---: | ---: | ---: |
| Birinci | 3 | 1 | 412 |
| İkinci | 2 | 1 | 377 |

## İkinci sürüm neyi değiştirdi?

- 100 yerine 25 imza, üstelik 16 yaşından itibaren
- Kâğıdın yanı sıra internette de anket
- Üç dil; ilk sürüm yalnızca İngilizce yayımlanmıştı
- Tutanaklar ve yanıtlar için süreler`,
    },
    originalLocale: 'en',
    topics: ['democracy'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-1538, '08:00'),
    attachments: printed('participation-regulation-version-1', ['en']),
    details: {
      issuingBody: { en: 'City council', ar: 'مجلس المدينة', tr: 'Kent meclisi' },
      issuedOn: addDays(-1539),
      identifier: 'HC-PUB-2022-005',
      languages: ['en'],
      pages: 2,
      licence: 'CC0 1.0',
      supersedes: null,
      supersededBy: 'participation-regulation-version-2',
    },
  },
  {
    slug: 'decision-hc-2026-046-shade-at-the-t2-stops',
    kind: 'decision',
    title: {
      en: 'Decision HC-2026-046: shade at the T2 stops',
      ar: 'القرار HC-2026-046: الظل في محطات T2',
      tr: 'Karar HC-2026-046: T2 duraklarında gölge',
    },
    summary: {
      en: 'Full text of the decision with the breakdown of costs: six roofs, 18 trees and 24 wooden benches for 310,000.',
      ar: 'النص الكامل للقرار مع تفصيل الكلفة: ستة أسقف و18 شجرة و24 مقعدًا خشبيًا بمبلغ 310,000.',
      tr: 'Gider dökümüyle kararın tam metni: 310.000’e altı çatı, 18 ağaç ve 24 ahşap bank.',
    },
    body: {
      en: `## The council decides

1. Each of the six stops of tram line T2 receives a light-coloured roof that covers at least 18 square metres.
2. On the west side of each stop three trees are planted in the next planting season. Where roots and rails come too close, the roof is made longer instead.
3. Metal benches are replaced by wooden ones at two heights, 43 and 52 centimetres.
4. Wheelchair spaces lie under the roof, not beside it.

## Costs

| Item | Number | Amount |
| --- | ---: | ---: |
| Roofs | 6 | 228,000 |
| Trees, with five years of care | 18 | 34,200 |
| Wooden benches | 24 | 28,800 |
| Planning and supervision | – | 19,000 |
| **Total** | – | **310,000** |

## Reasons

The council follows the opinion of the Climate Advisory Board. 51 degrees on a bench is a danger to small children and to people who cannot stand for long.

## Vote

30 in favour, 2 against, 2 abstentions. Objections may be lodged at the town hall within 30 days, in writing or in person.`,
      ar: `## يقرر المجلس

1. تحصل كل محطة من محطات خط الترام T2 الست على سقف فاتح اللون يغطي 18 مترًا مربعًا على الأقل.
2. تُغرس ثلاث أشجار في الجهة الغربية من كل محطة في موسم الغرس المقبل. وحيث تقترب الجذور من القضبان أكثر مما يجوز يُطال السقف بدلًا من ذلك.
3. تُستبدل بالمقاعد المعدنية مقاعد خشبية بارتفاعين، 43 و52 سنتيمترًا.
4. تقع أماكن الكراسي المتحركة تحت السقف لا إلى جانبه.

## الكلفة

| البند | العدد | المبلغ |
| --- | ---: | ---: |
| أسقف | 6 | 228,000 |
| أشجار مع رعاية خمس سنوات | 18 | 34,200 |
| مقاعد خشبية | 24 | 28,800 |
| تخطيط وإشراف | – | 19,000 |
| **المجموع** | – | **310,000** |

## الأسباب

يأخذ المجلس برأي المجلس الاستشاري للمناخ. فحرارة 51 درجة على مقعد خطر على صغار الأطفال وعلى من لا يستطيعون الوقوف طويلًا.

## التصويت

30 موافقًا ومعارضان اثنان وممتنعان اثنان. ويمكن تقديم الاعتراضات في دار البلدية خلال 30 يومًا، كتابةً أو حضوريًا.`,
      tr: `## Meclis şuna karar verdi

1. T2 tramvay hattının altı durağından her birine, en az 18 metrekareyi örten açık renkli bir çatı yapılır.
2. Bir sonraki dikim mevsiminde her durağın batı yanına üç ağaç dikilir. Köklerle rayların fazla yaklaştığı yerde bunun yerine çatı uzatılır.
3. Metal bankların yerine iki ayrı yükseklikte, 43 ve 52 santimetrelik ahşap banklar konur.
4. Tekerlekli sandalye yerleri çatının yanında değil, altında olur.

## Giderler

| Kalem | Adet | Tutar |
| --- | ---: | ---: |
| Çatı | 6 | 228.000 |
| Ağaç, beş yıllık bakımıyla | 18 | 34.200 |
| Ahşap bank | 24 | 28.800 |
| Planlama ve denetim | – | 19.000 |
| **Toplam** | – | **310.000** |

## Gerekçe

Meclis, İklim Danışma Kurulunun görüşüne uyuyor. Bir bankta 51 derece, küçük çocuklar ve uzun süre ayakta duramayanlar için tehlikelidir.

## Oylama

30 kabul, 2 ret, 2 çekimser. 30 gün içinde belediye binasında yazılı olarak ya da bizzat itiraz edilebilir.`,
    },
    originalLocale: 'en',
    topics: ['mobility', 'environment', 'accessibility'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-54, '09:00'),
    attachments: printed('decision-hc-2026-046-shade-at-the-t2-stops', ['en', 'ar', 'tr']),
    details: {
      issuingBody: { en: 'City council', ar: 'مجلس المدينة', tr: 'Kent meclisi' },
      issuedOn: addDays(-56),
      identifier: 'HC-PUB-2026-016',
      languages: ['en', 'ar', 'tr'],
      pages: 2,
      licence: 'CC0 1.0',
      supersedes: null,
      supersededBy: null,
      related: [
        { section: 'governance', slug: 'shade-at-the-t2-stops' },
        { section: 'governance', slug: 'roofs-and-trees-at-the-t2-stops' },
        { section: 'publications', slug: 'heat-at-the-six-stops-of-line-t2' },
      ],
    },
  },
];
