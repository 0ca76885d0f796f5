import { DEFAULT_QUIZ_SETTINGS } from '../../../../shared/quizzes/settings';
import { addDays, type SeedQuiz } from '../types';
import { multiple, right, single, t, trueFalse, typed, wrong } from './quizzes.questions';

export const CITY_QUIZZES: readonly SeedQuiz[] = [
  {
    slug: 'do-you-know-your-city-budget',
    kind: 'quiz',
    title: t(
      'Do you know your city budget?',
      'هل تعرف ميزانية مدينتك؟',
      'Kent bütçenizi biliyor musunuz?',
    ),
    summary: t(
      'Ten questions on income, fixed costs and the part of the money that residents decide on.',
      'عشرة أسئلة عن الإيرادات والتكاليف الثابتة والجزء الذي يقرره السكان من المال.',
      'Gelirler, sabit giderler ve sakinlerin karar verdiği pay üzerine on soru.',
    ),
    body: t(
      'A city budget decides how often the bus comes and whether the library is heated. Ten questions, and no arithmetic beyond percentages.\n\n## Worth knowing beforehand\n\n- A budget has two sides: **income** and **expenditure**. The council adopts it for one year.\n- Of every 100 that Harbour City spends, about 89 are fixed: salaries, pensions, repayments and tasks required by law. The rest is free.\n- **Investment** is what is built or bought once; **operation** is what costs money every year.\n- This year’s **neighbourhood budget** is 411,000. Residents proposed 64 projects, and five are in the vote. Verified residents aged 16 or over may take part.\n- The budget committee recommends; the city council decides.\n\nYou may repeat the quiz as often as you like.',
      'تقرر ميزانية المدينة كم مرة تأتي الحافلة وهل تُدفأ المكتبة. عشرة أسئلة، ولا حساب فيها سوى النسب المئوية.\n\n## ما يحسن أن تعرفه أولًا\n\n- للميزانية جانبان: **الإيرادات** و**النفقات**، ويقرها المجلس لسنة واحدة.\n- من كل 100 تنفقها مدينة المرفأ نحو 89 ثابتة: رواتب ومعاشات وأقساط ومهام يفرضها القانون، والباقي متاح.\n- **الاستثمار** ما يُبنى أو يُشترى مرة واحدة، و**التشغيل** ما يكلّف مالًا كل سنة.\n- تبلغ **ميزانية الأحياء** هذا العام 411,000. اقترح السكان 64 مشروعًا، وخمسة منها مطروحة للتصويت. ويحق التصويت للسكان الذين جرى التحقق منهم وبلغوا 16 عامًا.\n- لجنة الميزانية توصي، ومجلس المدينة يقرر.\n\nيمكنك إعادة الاختبار كما تشاء.',
      'Otobüsün ne sıklıkta geleceğine, kütüphanenin ısıtılıp ısıtılmayacağına kent bütçesi karar verir. On soru; yüzdelerden öte hesap yok.\n\n## Önceden bilmekte yarar var\n\n- Bütçenin iki yanı vardır: **gelir** ve **gider**. Meclis onu bir yıllığına kabul eder.\n- Liman Kenti’nin harcadığı her 100’ün yaklaşık 89’u sabittir: maaşlar, emeklilik ödemeleri, taksitler ve yasal görevler. Kalanı serbesttir.\n- **Yatırım** bir kez yapılan ya da alınan, **işletme** her yıl para isteyen şeydir.\n- Bu yılın **mahalle bütçesi** 411.000. Sakinler 64 proje önerdi; beşi oylamada. 16 yaşını doldurmuş, doğrulanmış sakinler oy kullanabilir.\n- Bütçe komitesi önerir, kent meclisi karar verir.\n\nTesti istediğiniz kadar tekrarlayabilirsiniz.',
    ),
    originalLocale: 'en',
    topics: ['budget', 'democracy'],
    area: null,
    author: { kind: 'committee', slug: 'budget-committee' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-45, '09:00'),
    opensAt: null,
    closesAt: null,
    details: {
      ...DEFAULT_QUIZ_SETTINGS,
      timeLimitSeconds: 600,
      passMarkPercent: 70,
      attemptLimit: null,
      questions: [
        single(
          t(
            'Who adopts the budget of Harbour City?',
            'من يقر ميزانية مدينة المرفأ؟',
            'Liman Kenti’nin bütçesini kim kabul eder?',
          ),
          [
            wrong('The budget committee', 'لجنة الميزانية', 'Bütçe komitesi'),
            right('The city council', 'مجلس المدينة', 'Kent meclisi'),
            wrong('The finance department', 'إدارة المالية', 'Mali hizmetler müdürlüğü'),
          ],
          t(
            'The committee prepares and recommends; the elected council decides.',
            'تُعدّ اللجنة وتوصي، والمجلس المنتخب هو الذي يقرر.',
            'Komite hazırlar ve önerir; kararı seçilmiş meclis verir.',
          ),
        ),
        trueFalse(
          t(
            'About half of the budget can be spent freely each year.',
            'يمكن إنفاق نحو نصف الميزانية بحرية كل سنة.',
            'Bütçenin yaklaşık yarısı her yıl serbestçe harcanabilir.',
          ),
          false,
          t(
            'About 89 of every 100 are fixed; some 11 remain free.',
            'نحو 89 من كل 100 ثابتة، ويبقى نحو 11 متاحًا.',
            'Her 100’ün yaklaşık 89’u sabittir; 11 kadarı serbest kalır.',
          ),
        ),
        multiple(
          t(
            'Which of these are operating costs?',
            'أيٌّ مما يلي من تكاليف التشغيل؟',
            'Bunlardan hangileri işletme gideridir?',
          ),
          [
            right('Heating the library', 'تدفئة المكتبة', 'Kütüphaneyi ısıtmak'),
            wrong('Building a bridge', 'بناء جسر', 'Köprü yapmak'),
            right(
              'Salaries of the tram drivers',
              'رواتب سائقي الترام',
              'Tramvay sürücülerinin maaşları',
            ),
            wrong('Buying a plot of land', 'شراء قطعة أرض', 'Arsa satın almak'),
          ],
          t(
            'Operating costs return every year. A bridge and a plot of land are paid for once: they are investments.',
            'تتكرر تكاليف التشغيل كل سنة. أما الجسر والأرض فيُدفع ثمنهما مرة واحدة، فهما استثمار.',
            'İşletme giderleri her yıl tekrarlanır. Köprü ve arsa bir kez ödenir; bunlar yatırımdır.',
          ),
        ),
        single(
          t(
            'How much is this year’s neighbourhood budget?',
            'كم تبلغ ميزانية الأحياء هذا العام؟',
            'Bu yılın mahalle bütçesi ne kadar?',
          ),
          [
            wrong('84,000', '84,000', '84.000'),
            right('411,000', '411,000', '411.000'),
            wrong('3.2 million', '3.2 مليون', '3,2 milyon'),
          ],
          t(
            'It is 411,000. All 64 proposals together would have cost 3.2 million.',
            'تبلغ 411,000. ولو نُفذت المقترحات الأربعة والستون كلها لبلغت كلفتها 3.2 مليون.',
            'Tutar 411.000. 64 önerinin hepsi birden 3,2 milyon tutardı.',
          ),
        ),
        single(
          t(
            'From what age may verified residents vote on the neighbourhood budget?',
            'من أي عمر يحق للسكان الذين جرى التحقق منهم التصويت على ميزانية الأحياء؟',
            'Doğrulanmış sakinler mahalle bütçesinde kaç yaşından itibaren oy kullanabilir?',
          ),
          [
            wrong('14', '14', '14'),
            right('16', '16', '16'),
            wrong('18', '18', '18'),
            wrong('21', '21', '21'),
          ],
          t(
            'The neighbourhood budget is open to verified residents aged 16 or over.',
            'ميزانية الأحياء مفتوحة لمن بلغ 16 عامًا من السكان الذين جرى التحقق منهم.',
            'Mahalle bütçesi 16 yaşını doldurmuş doğrulanmış sakinlere açıktır.',
          ),
        ),
        trueFalse(
          t(
            'A loan has to be repaid from the budgets of later years.',
            'يُسدَّد القرض من ميزانيات السنوات اللاحقة.',
            'Kredi sonraki yılların bütçelerinden geri ödenir.',
          ),
          true,
          t(
            'That is why loans should pay for things that last.',
            'ولهذا ينبغي أن تموّل القروض ما يدوم.',
            'Bu yüzden krediler kalıcı şeyleri ödemelidir.',
          ),
        ),
        multiple(
          t(
            'Where can a city’s income come from?',
            'من أين يمكن أن تأتي إيرادات المدينة؟',
            'Bir kentin geliri nereden gelebilir?',
          ),
          [
            right('Local taxes', 'الضرائب المحلية', 'Yerel vergiler'),
            right('Fees for services', 'رسوم الخدمات', 'Hizmet harçları'),
            right('Transfers from the state', 'تحويلات الدولة', 'Devletten gelen paylar'),
            wrong('Printing banknotes', 'طباعة النقود', 'Para basmak'),
          ],
          t(
            'Only a state’s central bank issues money; cities live on taxes, fees, transfers and loans.',
            'لا يصدر النقود إلا المصرف المركزي للدولة، أما المدن فتعيش على الضرائب والرسوم والتحويلات والقروض.',
            'Parayı yalnızca merkez bankası çıkarır; kentler vergi, harç, pay ve kredilerle yaşar.',
          ),
        ),
        single(
          t(
            'A playground costs 200,000 to build and 6,000 a year to maintain. What has been spent on it after ten years?',
            'كلفة بناء ملعب للأطفال 200,000 وصيانته 6,000 في السنة. كم أُنفق عليه بعد عشر سنوات؟',
            'Bir oyun alanının yapımı 200.000, yıllık bakımı 6.000. On yıl sonra toplam ne harcanmış olur?',
          ),
          [
            wrong('200,000', '200,000', '200.000'),
            wrong('206,000', '206,000', '206.000'),
            right('260,000', '260,000', '260.000'),
          ],
          t(
            '200,000 once and ten times 6,000: together 260,000.',
            '200,000 مرة واحدة و6,000 عشر مرات: المجموع 260,000.',
            'Bir kez 200.000 ve on kez 6.000: toplam 260.000.',
          ),
        ),
        typed(
          t(
            'A city spends more than it takes in. What is the gap called?',
            'تنفق مدينة أكثر مما يدخل إليها. ماذا يسمى الفرق؟',
            'Bir kent gelirinden fazlasını harcıyor. Aradaki farka ne denir?',
          ),
          [
            t('Deficit', 'العجز', 'Bütçe açığı'),
            t('A deficit', 'عجز', 'Açık'),
            t('Budget deficit', 'عجز الميزانية', 'Bütçe açığıdır'),
          ],
          t(
            'If more is spent than comes in, there is a deficit; the reverse is a surplus.',
            'إذا زاد المُنفَق على الداخل كان هناك عجز، والعكس فائض.',
            'Girenden fazla harcanırsa açık, tersi olursa fazla oluşur.',
          ),
        ),
        trueFalse(
          t(
            'All 64 proposals for the neighbourhood budget are in the vote.',
            'المقترحات الأربعة والستون لميزانية الأحياء مطروحة كلها للتصويت.',
            'Mahalle bütçesine gelen 64 önerinin hepsi oylamada.',
          ),
          false,
          t(
            'Five projects could be costed and can start soon; these are in the vote.',
            'خمسة مشاريع أمكن تقدير كلفتها والبدء بها قريبًا، وهي المطروحة للتصويت.',
            'Maliyeti hesaplanan ve yakında başlayabilecek beş proje oylamada.',
          ),
        ),
      ],
    },
  },
  {
    slug: 'voting-fair-and-secret',
    kind: 'quiz',
    title: t(
      'Fair and secret: what do you know about voting?',
      'عادل وسري: ماذا تعرف عن التصويت؟',
      'Adil ve gizli: oylama hakkında ne biliyorsunuz?',
    ),
    summary: t(
      'Ballots, receipts, majorities: ten questions that fit the course “How votes are counted”.',
      'أوراق وإيصالات وأغلبيات: عشرة أسئلة تكمل دورة «كيف تُحتسب الأصوات».',
      'Pusulalar, alındılar, çoğunluklar: “Oylar nasıl sayılır” kursunu tamamlayan on soru.',
    ),
    body: t(
      'Whether in a school class, an association or the city: whoever counts votes should know a few rules. This quiz accompanies our course, but can be taken without it.\n\n## A few reminders\n\n- In a **secret** vote nobody can find out how a person voted.\n- In Harbour City every voter receives a **receipt** with a code. It shows that the ballot was counted, not what was chosen.\n- A **simple majority** means more votes than any other option. An **absolute majority** means more than half.\n- A **quorum** is the number of participants that must be reached for a vote to be valid.\n- Blank and invalid ballots are published separately.\n\nThere is no time limit. Afterwards you see an explanation for every answer.',
      'في صف مدرسي أو جمعية أو مدينة: من يفرز الأصوات ينبغي أن يعرف بعض القواعد. يرافق هذا الاختبار دورتنا، ويمكن خوضه من دونها.\n\n## للتذكير\n\n- في التصويت **السري** لا يستطيع أحد أن يعرف كيف صوّت شخص ما.\n- في مدينة المرفأ يتسلم كل مصوّت **إيصالًا** فيه رمز. يبيّن الإيصال أن الصوت احتُسب، لا ما اختير.\n- **الأغلبية البسيطة** أصوات أكثر من أي خيار آخر، و**الأغلبية المطلقة** أكثر من النصف.\n- **النصاب** عدد المشاركين الذي يجب بلوغه ليكون التصويت صحيحًا.\n- تُنشر الأصوات البيضاء وغير الصالحة على حدة.\n\nلا حد للوقت، وترى بعد الانتهاء شرحًا لكل جواب.',
      'Sınıfta, dernekte ya da kentte: oy sayan kişi birkaç kuralı bilmelidir. Bu test kursumuza eşlik ediyor ama kurs alınmadan da çözülebilir.\n\n## Kısa hatırlatmalar\n\n- **Gizli** oylamada kimse bir kişinin nasıl oy kullandığını öğrenemez.\n- Liman Kenti’nde her seçmen kodlu bir **alındı** alır. Alındı neyin seçildiğini değil, oyun sayıldığını gösterir.\n- **Basit çoğunluk**, diğer her seçenekten fazla oy; **salt çoğunluk**, yarıdan fazla oy demektir.\n- **Yeter sayı**, oylamanın geçerli olması için gereken katılımcı sayısıdır.\n- Boş ve geçersiz oylar ayrı yayımlanır.\n\nSüre sınırı yok. Sonunda her yanıtın açıklamasını görürsünüz.',
    ),
    originalLocale: 'en',
    topics: ['democracy', 'education'],
    area: null,
    author: { kind: 'committee', slug: 'ethics-committee' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-140, '10:00'),
    opensAt: null,
    closesAt: null,
    details: {
      ...DEFAULT_QUIZ_SETTINGS,
      timeLimitSeconds: null,
      passMarkPercent: 70,
      attemptLimit: null,
      questions: [
        single(
          t('What does your receipt show?', 'ماذا يبيّن إيصالك؟', 'Alındınız neyi gösterir?'),
          [
            wrong('Which option you chose', 'الخيار الذي اخترته', 'Hangi seçeneği seçtiğinizi'),
            right('That your ballot was counted', 'أن صوتك احتُسب', 'Oyunuzun sayıldığını'),
            wrong('Who else has voted', 'من صوّت غيرك', 'Başka kimlerin oy kullandığını'),
          ],
          t(
            'A receipt that revealed the choice could be used to buy or force votes.',
            'لو كشف الإيصال الاختيار لأمكن استعماله لشراء الأصوات أو فرضها.',
            'Seçimi gösteren bir alındı, oy satın almak ya da oya zorlamak için kullanılabilirdi.',
          ),
        ),
        trueFalse(
          t(
            'In a secret vote the administration can look up individual choices if necessary.',
            'في التصويت السري تستطيع الإدارة عند الحاجة معرفة اختيارات الأفراد.',
            'Gizli oylamada yönetim gerekirse tek tek seçimlere bakabilir.',
          ),
          false,
          t(
            'No link between voter and ballot is stored, so there is nothing to look up.',
            'لا تُحفظ أي صلة بين المصوّت وورقته، فليس هناك ما يُبحث عنه.',
            'Seçmen ile pusula arasında bağlantı saklanmaz; bakılacak bir şey yoktur.',
          ),
        ),
        single(
          t(
            'A: 45 votes, B: 35, C: 20. What has A reached?',
            'أ: 45 صوتًا، ب: 35، ج: 20. ماذا حقق أ؟',
            'A: 45 oy, B: 35, C: 20. A neye ulaştı?',
          ),
          [
            right('A simple majority', 'أغلبية بسيطة', 'Basit çoğunluğa'),
            wrong('An absolute majority', 'أغلبية مطلقة', 'Salt çoğunluğa'),
            wrong('A two-thirds majority', 'أغلبية الثلثين', 'Üçte iki çoğunluğa'),
          ],
          t(
            '45 of 100 is more than any other option, but not more than half.',
            '45 من 100 أكثر من أي خيار آخر، لكنها ليست أكثر من النصف.',
            '100 oydan 45’i diğerlerinden fazladır ama yarıdan fazla değildir.',
          ),
        ),
        single(
          t('What is a quorum?', 'ما النصاب؟', 'Yeter sayı nedir?'),
          [
            wrong('The number of options', 'عدد الخيارات', 'Seçenek sayısı'),
            wrong('The last hour of voting', 'الساعة الأخيرة من التصويت', 'Oylamanın son saati'),
            right(
              'The participation required for validity',
              'المشاركة اللازمة لصحة التصويت',
              'Geçerlilik için gereken katılım',
            ),
          ],
          t(
            'Without a quorum a handful of people could decide for everyone.',
            'من دون نصاب قد تقرر قلّة عن الجميع.',
            'Yeter sayı olmasa bir avuç insan herkes adına karar verebilirdi.',
          ),
        ),
        multiple(
          t(
            'What should be settled before a vote begins?',
            'ما الذي ينبغي حسمه قبل بدء التصويت؟',
            'Oylama başlamadan önce neler belli olmalıdır?',
          ),
          [
            right('The wording of the question', 'صيغة السؤال', 'Sorunun metni'),
            right('Who may vote', 'من يحق له التصويت', 'Kimlerin oy kullanabileceği'),
            right('The rule for a tie', 'قاعدة التعادل', 'Eşitlik kuralı'),
            wrong('Who wins', 'من يفوز', 'Kimin kazanacağı'),
          ],
          t(
            'Rules agreed beforehand protect the result from suspicion.',
            'القواعد المتفق عليها مسبقًا تحمي النتيجة من الشك.',
            'Önceden kararlaştırılan kurallar sonucu şüpheden korur.',
          ),
        ),
        trueFalse(
          t(
            'Of 24 ballots, 20 are valid and 11 of those are for the wooden bench: 55% of the valid votes.',
            'من 24 ورقة 20 صالحة، و11 منها للمقعد الخشبي: أي 55% من الأصوات الصالحة.',
            '24 pusulanın 20’si geçerli, bunların 11’i ahşap bank için: geçerli oyların %55’i.',
          ),
          true,
          t(
            '11 divided by 20 is 0.55. Of all 24 ballots it would be 46%.',
            '11 مقسومة على 20 تساوي 0.55. ومن مجموع الأوراق الأربع والعشرين تكون النسبة 46%.',
            '11 bölü 20, 0,55 eder. 24 pusulanın tümüne göre ise %46 olurdu.',
          ),
        ),
        single(
          t(
            'Why are results of some polls shown only after closing?',
            'لماذا لا تظهر نتائج بعض الاستطلاعات إلا بعد الإغلاق؟',
            'Bazı oylamaların sonucu neden ancak kapanınca gösterilir?',
          ),
          [
            right(
              'So that an interim score sways nobody',
              'كي لا يتأثر أحد بأرقام مرحلية',
              'Ara sonuç kimseyi etkilemesin diye',
            ),
            wrong(
              'Because counting takes weeks',
              'لأن الفرز يستغرق أسابيع',
              'Sayım haftalar sürdüğü için',
            ),
            wrong('To save electricity', 'لتوفير الكهرباء', 'Elektrik tasarrufu için'),
          ],
          t(
            'People tend to join a leader or to stay at home when all seems decided.',
            'يميل الناس إلى اللحاق بالمتقدم أو إلى عدم المشاركة حين يبدو الأمر محسومًا.',
            'İnsanlar öndekine katılma ya da iş bitti sanıp oy vermeme eğilimindedir.',
          ),
        ),
        trueFalse(
          t(
            'Two people may share one account so that the household needs to vote only once.',
            'يجوز لشخصين استعمال حساب واحد كي تصوّت الأسرة مرة واحدة فقط.',
            'Ev halkı tek oy kullansın diye iki kişi bir hesabı paylaşabilir.',
          ),
          false,
          t(
            'Votes belong to persons, not to households: one person, one vote.',
            'الأصوات للأشخاص لا للأسر: لكل شخص صوت.',
            'Oy hanenin değil, kişinindir: her kişiye bir oy.',
          ),
        ),
        multiple(
          t(
            'Which signs speak for a trustworthy count?',
            'ما العلامات الدالة على فرز جدير بالثقة؟',
            'Güvenilir bir sayımın işaretleri hangileridir?',
          ),
          [
            right('At least two people count', 'يفرز شخصان على الأقل', 'En az iki kişi sayar'),
            wrong('The count is held in secret', 'يجري الفرز في الخفاء', 'Sayım gizli yapılır'),
            right(
              'Ballots and voters are equal in number',
              'عدد الأوراق يساوي عدد المصوّتين',
              'Pusula sayısı seçmen sayısına eşittir',
            ),
            right(
              'The losing side may check',
              'يحق للطرف الخاسر أن يتحقق',
              'Kaybeden taraf denetleyebilir',
            ),
          ],
          t(
            'The vote is secret, the count is public.',
            'التصويت سري، أما الفرز فعلني.',
            'Oy gizlidir, sayım ise açık.',
          ),
        ),
        single(
          t('What happens to blank ballots?', 'ما مصير الأوراق البيضاء؟', 'Boş oylara ne olur?'),
          [
            wrong('They go to the winner', 'تُضاف إلى الفائز', 'Kazanana eklenir'),
            right('They are published separately', 'تُنشر على حدة', 'Ayrı olarak yayımlanır'),
            wrong('They are thrown away unrecorded', 'تُرمى من دون تسجيل', 'Kaydedilmeden atılır'),
          ],
          t(
            'A blank ballot is a statement too, and belongs in the record.',
            'الورقة البيضاء موقف أيضًا، ومكانها في المحضر.',
            'Boş oy da bir ifadedir ve kayda geçer.',
          ),
        ),
      ],
    },
  },
];
