import { addDays, type SeedLegal } from '../types';

export const LEGAL_ACCESSIBILITY: readonly SeedLegal[] = [
  {
    slug: 'accessibility-v1',
    kind: 'accessibility',
    title: {
      en: 'Accessibility statement',
      ar: 'بيان إمكانية الوصول',
      tr: 'Erişilebilirlik bildirimi',
    },
    summary: {
      en: 'What we do so that everyone can use the portal, what was checked, what does not work yet, and how to tell us.',
      ar: 'ما نفعله ليستطيع الجميع استخدام البوابة، وما جرى فحصه، وما لا يعمل بعد، وكيف تخبرنا.',
      tr: 'Portalı herkesin kullanabilmesi için yaptıklarımız, nelerin denetlendiği, henüz işlemeyenler ve bize nasıl bildireceğiniz.',
    },
    body: {
      en: `## Our aim

Whoever lives in Harbour City should be able to read, comment and vote here without help. The measure is the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, in English, Arabic and Turkish, from left to right and from right to left. This statement holds for this portal, not for other pages of the city.

## How far we are

The portal meets these guidelines, and the European standard EN 301 549 that refers to them, in part. What is missing is listed below. We do not plead that anything of it would be too great an effort. We do not claim full conformance: no independent audit has taken place so far.

## What was checked

We examine the portal ourselves, and again with every change:

- automatic checks of every kind of page, in three languages, light and dark;
- everything with the keyboard alone: menus, forms, voting, the search;
- narrow screens, text at 200 percent, the page at 400 percent;
- contrast of text and controls, also with high contrast and with the colours of your own system;
- without movement, when your device asks for that.

## What does not work well yet

- The portal has not been tried by people who use a screen reader every day. Automatic checks find only a part of what gets in the way.
- Contributions of residents are published as they were written. We cannot promise that they are easy to read or well structured, or that their links say where they lead (guidelines 1.3.1 and 2.4.4).
- Some items exist in one language only; they are then shown in the original language and marked as such.
- There is no version in easy language and none in sign language.

Outside this statement are older plans of the city that do not stand on this portal. They are often scanned; we supply a readable version on request.

## Tell us about a barrier

Use the [form](/feedback?about=accessibility); it works without an account, and every page has a link to it at its end. Or write to accessibility@harbour.example, call at the town hall (ground floor, step-free, hearing loop) or tell the team Accessible City. We answer within ten working days if you leave an address. Until the barrier has been removed we offer another way: by telephone, on paper or in person.

## If the answer does not help

Turn to the Ethics Committee of Harbour City, which receives complaints about accessibility. It hears both sides, answers in writing within 30 days, and costs nothing. You can reach it through the [committee’s page](/committees/ethics-committee).

## About this statement

It rests on our own examination. It is looked over once a year and after every larger change of the portal; the dates of this version stand on this page.`,
      ar: `## هدفنا

ينبغي أن يستطيع كل من يسكن مدينة المرفأ القراءة والتعليق والتصويت هنا من دون مساعدة. معيارنا إرشادات إتاحة محتوى الويب (WCAG) 2.2 بالمستوى AA، بالعربية والإنجليزية والتركية، من اليمين إلى اليسار ومن اليسار إلى اليمين. يسري هذا البيان على هذه البوابة دون غيرها من صفحات المدينة.

## إلى أين وصلنا

تستوفي البوابة هذه الإرشادات، والمعيار الأوروبي EN 301 549 الذي يحيل إليها، جزئيًا، وما ينقص مذكور أدناه. ولا نحتج في شيء منه بأن إصلاحه عبء غير متناسب. لا ندّعي المطابقة الكاملة، إذ لم يجرِ حتى الآن تدقيق مستقل.

## ما جرى فحصه

نفحص البوابة بأنفسنا، ونعيد الفحص مع كل تغيير:

- فحص آلي لكل نوع من الصفحات، باللغات الثلاث، بالمظهرين الفاتح والداكن؛
- كل شيء بلوحة المفاتيح وحدها: القوائم والاستمارات والتصويت والبحث؛
- الشاشات الضيقة، والنص بحجم 200 في المئة، والصفحة بتكبير 400 في المئة؛
- تباين النصوص وعناصر التحكم، ومع التباين العالي ومع ألوان نظامك أيضًا؛
- من دون حركة، عندما يطلب جهازك ذلك.

## ما لا يعمل جيدًا بعد

- لم يجرّب البوابة بعدُ أشخاص يستخدمون قارئ الشاشة كل يوم. والفحص الآلي لا يجد إلا جزءًا مما يعيق.
- تُنشر مساهمات السكان كما كُتبت، ولا نستطيع أن نضمن سهولة قراءتها أو حسن تنظيمها، أو أن تقول روابطها إلى أين تقود (الإرشادان 1.3.1 و2.4.4).
- بعض المواد متوفر بلغة واحدة فقط، فيظهر عندئذ بلغته الأصلية مع إشارة إلى ذلك.
- لا توجد نسخة بلغة مبسّطة ولا نسخة بلغة الإشارة.

ولا يشمل هذا البيان مخططات المدينة القديمة الموجودة خارج هذه البوابة. كثير منها صور ممسوحة ضوئيًا، ونوفّر نسخة مقروءة عند الطلب.

## أخبرنا عن عائق

يُرجى استخدام [النموذج](/feedback?about=accessibility)؛ فهو يعمل من دون حساب، وفي نهاية كل صفحة رابط إليه. أو اكتب إلى accessibility@harbour.example أو احضر إلى دار البلدية (الطابق الأرضي، بلا درجات، مع حلقة سمعية) أو أخبر فريق «مدينة ميسّرة للجميع». نجيب خلال عشرة أيام عمل إن تركت عنوانًا، ونقدّم إلى حين إزالة العائق طريقًا آخر: بالهاتف أو على الورق أو حضوريًا.

## إن لم ينفعك الجواب

توجّه إلى لجنة الأخلاقيات في مدينة المرفأ، فهي تتلقى الشكاوى المتعلقة بإمكانية الوصول. تسمع الطرفين وتجيب خطيًا خلال 30 يومًا من دون مقابل. تصل إليها عن طريق [صفحة اللجنة](/committees/ethics-committee).

## عن هذا البيان

يستند إلى فحصنا نحن. نراجعه مرة في السنة وبعد كل تغيير كبير في البوابة؛ وتواريخ هذا الإصدار مذكورة في هذه الصفحة.`,
      tr: `## Amacımız

Liman Kenti’nde yaşayan herkes burada yardım almadan okuyabilmeli, yorum yazabilmeli ve oy kullanabilmelidir. Ölçümüz Web İçeriği Erişilebilirlik Kılavuzu’nun (WCAG) 2.2 sürümü, AA düzeyidir; Türkçe, Arapça ve İngilizce olarak, soldan sağa ve sağdan sola. Bu bildirim yalnızca bu portal için geçerlidir, kentin öteki sayfaları için değil.

## Neredeyiz

Portal bu kılavuzu ve ona dayanan Avrupa standardı EN 301 549’u kısmen karşılıyor. Eksikler aşağıda sıralanmıştır. Hiçbiri için orantısız bir yük olduğunu öne sürmüyoruz. Tam uyum iddiasında bulunmuyoruz: Bugüne kadar bağımsız bir denetim yapılmadı.

## Neler denetlendi

Portalı kendimiz, her değişiklikte yeniden inceliyoruz:

- her tür sayfa için otomatik denetim, üç dilde, açık ve koyu görünümde;
- her şey yalnızca klavyeyle: menüler, formlar, oy verme, arama;
- dar ekranlar, yüzde 200 büyüklükte metin, yüzde 400 büyütülmüş sayfa;
- metinlerin ve denetimlerin karşıtlığı, yüksek karşıtlıkla ve sisteminizin renkleriyle de;
- cihazınız istediğinde hareketsiz görünüm.

## Henüz iyi işlemeyenler

- Portal, her gün ekran okuyucu kullanan kişilerce henüz denenmedi. Otomatik denetimler engellerin yalnızca bir bölümünü bulur.
- Sakinlerin katkıları yazıldıkları gibi yayımlanır. Kolay okunacaklarına, iyi düzenlenmiş olduklarına ya da bağlantılarının nereye gittiğini söyleyeceğine söz veremeyiz (kılavuz maddeleri 1.3.1 ve 2.4.4).
- Bazı içerikler tek dilde vardır; bunlar özgün dilinde gösterilir ve buna göre işaretlenir.
- Kolay dilde ve işaret dilinde bir sürüm yoktur.

Kentin bu portal dışındaki eski planları bu bildirimin kapsamında değildir. Çoğunlukla taranmış görüntüdürler; istek üzerine okunabilir bir sürüm veriyoruz.

## Bir engeli bildirin

[Formu](/feedback?about=accessibility) kullanın; hesap gerektirmez ve her sayfanın sonunda ona bir bağlantı vardır. Ya da accessibility@harbour.example adresine yazın, belediye binasına gelin (zemin kat, basamaksız, işitme döngülü) ya da Erişilebilir Kent ekibine söyleyin. Bir adres bırakırsanız on iş günü içinde yanıt veririz. Engel kalkana kadar başka bir yol sunarız: telefonla, kâğıtla ya da yüz yüze.

## Yanıt işe yaramazsa

Erişilebilirlik şikâyetlerini alan Liman Kenti Etik Komitesi’ne başvurun. Komite iki tarafı da dinler, 30 gün içinde yazılı yanıt verir ve ücretsizdir. Ona [komitenin sayfasından](/committees/ethics-committee) ulaşabilirsiniz.

## Bu bildirim hakkında

Kendi incelememize dayanır. Yılda bir kez ve portaldaki her büyük değişiklikten sonra gözden geçirilir; bu sürümün tarihleri bu sayfada yer alır.`,
    },
    originalLocale: 'ar',
    topics: ['accessibility'],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-14, '09:00'),
    details: { versionNumber: 1, effectiveOn: addDays(-14), whatChanged: null },
  },
];
