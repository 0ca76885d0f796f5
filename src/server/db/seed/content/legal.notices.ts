import { addDays, type SeedLegal } from '../types';

export const LEGAL_NOTICES: readonly SeedLegal[] = [
  {
    slug: 'cookies-v1',
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

Everything that the portal stores in your browser stands in the list at the end of this page, by what it is needed for: its name, where it is, its purpose and how long it stays. An item exists only once you do what it is needed for. Visitors who only read have the two cookies that protect requests and the pages kept for reading without a connection.

Below it you find what our server keeps, and how long. The [privacy policy](/privacy-policy) says more about that.

## Why there is no banner

All these items are necessary for what you ask the portal to do. We use no analytics, no advertising and no content of third parties; there is nothing to which you would have to consent.

## The sign-in page

The city’s identity provider sets cookies of its own on its pages, for example to remember that you have signed in. Its own notice applies to them.

## How to remove them

Sign out: the portal then removes your tokens, your user record and the pages kept for reading. A vote that waits to be sent stays until you take it back: do that before you sign out on a device that is not yours. You can delete the rest in the settings of your browser at any time. Reading goes on working; for voting and commenting you then sign in again.`,
      ar: `## ما الذي يُحفظ

كل ما تخزّنه البوابة في متصفحك مذكور في القائمة في آخر هذه الصفحة، مرتبًا بحسب الحاجة إليه: اسمه ومكانه والغرض منه ومدة بقائه. ولا يوجد العنصر إلا إذا فعلت ما يُحتاج إليه من أجله. أما الزائر الذي يقرأ فقط فليس لديه إلا ملفا تعريف الارتباط اللذان يحميان الطلبات والصفحات المحفوظة للقراءة من دون اتصال.

وتجد تحتها ما يحفظه خادمنا ومدة حفظه. وتفصّل [سياسة الخصوصية](/privacy-policy) ذلك.

## لماذا لا تظهر نافذة موافقة

كل هذه العناصر ضرورية لما تطلبه من البوابة. لا نستخدم أدوات تحليل ولا إعلانات ولا محتوى من جهات أخرى، فليس هناك ما يستدعي موافقتك.

## صفحة تسجيل الدخول

يضع مزوّد الهوية التابع للمدينة في صفحاته ملفات تعريف ارتباط خاصة به، ليتذكر مثلًا أنك سجّلت الدخول، وتسري عليها سياسته هو.

## كيف تزيلها

سجّل الخروج، فتزيل البوابة رموزك وسجل المستخدم الخاص بك والصفحات المحفوظة للقراءة. أما الصوت الذي ينتظر الإرسال فيبقى إلى أن تسحبه، فاسحبه قبل تسجيل الخروج على جهاز ليس لك. ويمكنك حذف الباقي في أي وقت من إعدادات متصفحك. تظل القراءة ممكنة، أما التصويت والتعليق فتسجّل لهما الدخول من جديد.`,
      tr: `## Neler saklanıyor

Portalın tarayıcınızda sakladığı her şey, ne için gerekli olduğuna göre bu sayfanın sonundaki listede yer alır: adı, yeri, amacı ve ne kadar kaldığı. Bir öge ancak gerekli olduğu işi yaptığınızda oluşur. Yalnızca okuyan ziyaretçilerde, istekleri koruyan iki çerez ile bağlantı yokken okumak için saklanan sayfalar bulunur.

Onun altında sunucumuzun neleri ne kadar süre sakladığını bulursunuz. [Gizlilik politikası](/privacy-policy) bunu ayrıntılarıyla anlatır.

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
    publishedAt: addDays(-240, '09:30'),
    details: { versionNumber: 1, effectiveOn: addDays(-235), whatChanged: null },
  },
];
