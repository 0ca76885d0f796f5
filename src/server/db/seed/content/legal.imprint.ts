import { addDays, type SeedLegal } from '../types';

export const LEGAL_IMPRINT: readonly SeedLegal[] = [
  {
    slug: 'imprint-v1',
    kind: 'imprint',
    title: { en: 'Imprint', ar: 'بيانات الناشر', tr: 'Künye' },
    summary: {
      en: 'Who runs this portal, who answers for what stands here, and how you reach us.',
      ar: 'من يشغّل هذه البوابة، ومن يُسأل عمّا يُنشر فيها، وكيف تصل إلينا.',
      tr: 'Bu portalı kimin işlettiği, burada yer alanlardan kimin sorumlu olduğu ve bize nasıl ulaşacağınız.',
    },
    body: {
      en: `## Who runs this portal

Harbour City, Mayor’s Office, Town Hall.

## How you reach us

- E-mail: participate@harbour.example
- On this portal: [“Tell us what does not work”](/feedback), without an account too
- In person: town hall, ground floor, step-free

## Who answers for the contents

The Mayor’s Office answers for what the administration publishes. What residents, teams and committees write is theirs and does not speak for the city. What breaks the law or the [terms](/terms-and-conditions) can be reported at each contribution, and by e-mail at the address above.`,
      ar: `## من يشغّل هذه البوابة

مدينة المرفأ، مكتب العمدة، دار البلدية.

## كيف تصل إلينا

- البريد الإلكتروني: participate@harbour.example
- في هذه البوابة: [«أخبرنا بما لا يعمل»](/feedback)، من دون حساب أيضًا
- حضوريًا: الطابق الأرضي في دار البلدية، بلا درجات

## من يُسأل عن المحتوى

مكتب العمدة مسؤول عمّا تنشره الإدارة. أما ما يكتبه السكان والفرق واللجان فهو لهم ولا يعبّر عن المدينة. ويمكن الإبلاغ عمّا يخالف القانون أو [الشروط](/terms-and-conditions) عند كل مساهمة، وبالبريد الإلكتروني على العنوان المذكور أعلاه.`,
      tr: `## Bu portalı kim işletiyor

Liman Kenti, Belediye Başkanlığı, Belediye Binası.

## Bize nasıl ulaşırsınız

- E-posta: participate@harbour.example
- Bu portalda: [“Çalışmayanı bize bildirin”](/feedback), hesap olmadan da
- Yüz yüze: belediye binası, zemin kat, basamaksız

## İçerikten kim sorumlu

Yönetimin yayımladıklarından Belediye Başkanlığı sorumludur. Sakinlerin, ekiplerin ve komitelerin yazdıkları onlara aittir ve kent adına konuşmaz. Yasaya ya da [koşullara](/terms-and-conditions) aykırı olan, her katkının yanından ve yukarıdaki e-posta adresinden bildirilebilir.`,
    },
    originalLocale: 'en',
    topics: [],
    area: null,
    author: { kind: 'organisation' },
    status: 'published',
    visibility: 'public',
    publishedAt: addDays(-240, '09:30'),
    details: { versionNumber: 1, effectiveOn: addDays(-235), whatChanged: null },
  },
];
