import { camp, choiceSettings, pollRules } from '../questions';
import { addDays, type SeedPoll } from '../types';

export const SURVEYS: readonly SeedPoll[] = [
  {
    slug: 'library-visitors',
    kind: 'poll',
    title: {
      en: 'How do you use the library?',
      ar: 'كيف تستخدم المكتبة؟',
      tr: 'Kütüphaneyi nasıl kullanıyorsunuz?',
    },
    summary: {
      en: 'Six short questions for everyone, with or without an account. The answers help the library plan its year before the move.',
      ar: 'ستة أسئلة قصيرة للجميع، بحساب أو من دونه. تساعد الإجابات المكتبة في تخطيط عامها قبل الانتقال.',
      tr: 'Hesabı olan olmayan herkese altı kısa soru. Yanıtlar, taşınmadan önceki yılı planlamada kütüphaneye yardımcı olacak.',
    },
    body: {
      en: `## Who asks

The Mill Street library, in the year before its move. It counts its visitors, but it does not know what they came for and what they went home without.

## What happens with your answers

You need no account, and the answers are stored without your name. The staff of the library read them; a summary is published in the city’s annual report. It takes about three minutes, and some questions appear only when they concern you.`,
      ar: `## من يسأل؟

مكتبة شارع الطاحونة في العام السابق لانتقالها. فهي تعدّ زوارها، لكنها لا تعرف لماذا جاؤوا وما الذي عادوا من دونه.

## ماذا يحدث لإجاباتك؟

لا تحتاج إلى حساب، وتُحفظ الإجابات من دون اسمك. يقرؤها موظفو المكتبة، ويُنشر ملخص في التقرير السنوي للمدينة. لا يستغرق الأمر سوى ثلاث دقائق، ولا تظهر بعض الأسئلة إلا إذا كانت تعنيك.`,
      tr: `## Kim soruyor?

Taşınmadan önceki yılında Değirmen Sokağı Kütüphanesi. Ziyaretçilerini sayıyor ama ne için geldiklerini ve neyi bulamadan döndüklerini bilmiyor.

## Yanıtlarınız ne olacak?

Hesabınızın olması gerekmiyor; yanıtlar adınız olmadan saklanıyor. Onları kütüphane çalışanları okuyor, özeti kentin yıllık raporunda yayımlanıyor. Yaklaşık üç dakika sürüyor; bazı sorular yalnızca sizi ilgilendiriyorsa görünüyor.`,
    },
    originalLocale: 'tr',
    topics: ['culture', 'education', 'accessibility'],
    area: null,
    author: { kind: 'organisation' },
    publishedAt: addDays(-13, '09:00'),
    opensAt: addDays(-12, '08:00'),
    closesAt: addDays(18, '20:00'),
    details: pollRules({
      eligibility: 'everyone',
      secrecy: 'secret',
      resultsVisibility: 'staff_only',
    }),
    questions: [
      {
        type: 'choice',
        method: 'plurality',
        prompt: {
          en: 'How often do you come to the library?',
          ar: 'كم مرة تأتي إلى المكتبة؟',
          tr: 'Kütüphaneye ne sıklıkla geliyorsunuz?',
        },
        settings: choiceSettings(),
        options: [
          { label: { en: 'Every week', ar: 'كل أسبوع', tr: 'Her hafta' }, description: null },
          { label: { en: 'Every month', ar: 'كل شهر', tr: 'Her ay' }, description: null },
          { label: { en: 'Less often', ar: 'أقل من ذلك', tr: 'Daha seyrek' }, description: null },
          { label: { en: 'Never', ar: 'لا آتي أبدًا', tr: 'Hiç' }, description: null },
        ],
      },
      {
        type: 'choice',
        method: 'approval',
        prompt: {
          en: 'What do you come for?',
          ar: 'لماذا تأتي؟',
          tr: 'Ne için geliyorsunuz?',
        },
        help: {
          en: 'Choose all that apply.',
          ar: 'اختر كل ما ينطبق عليك.',
          tr: 'Size uyanların hepsini seçin.',
        },
        settings: choiceSettings({ most: 6, own: true }),
        conditions: [{ question: 0, is: 'notChosen', option: 3 }],
        options: [
          {
            label: { en: 'To borrow books', ar: 'لاستعارة الكتب', tr: 'Kitap ödünç almaya' },
            description: null,
          },
          {
            label: { en: 'To read newspapers', ar: 'لقراءة الصحف', tr: 'Gazete okumaya' },
            description: null,
          },
          {
            label: { en: 'To study or work', ar: 'للدراسة أو العمل', tr: 'Ders ya da iş için' },
            description: null,
          },
          { label: { en: 'With children', ar: 'مع الأطفال', tr: 'Çocuklarla' }, description: null },
          {
            label: { en: 'For the computers', ar: 'لاستخدام الحواسيب', tr: 'Bilgisayarlar için' },
            description: null,
          },
        ],
        words: [
          'Because it is warm',
          'Satranç oynamaya',
          'لأتعلم التركية مع المتطوعين',
          'The printer, mostly',
          'Torunumla resim yapmaya',
          'To meet people',
          'قاعة الموسيقى',
          'Harita koleksiyonu',
        ],
      },
      {
        type: 'choice',
        method: 'approval',
        prompt: {
          en: 'What keeps you from coming?',
          ar: 'ما الذي يمنعك من المجيء؟',
          tr: 'Gelmenize ne engel oluyor?',
        },
        settings: choiceSettings({ most: 4, none: true }),
        conditions: [{ question: 0, is: 'chosen', option: 3 }],
        options: [
          {
            label: { en: 'The opening hours', ar: 'مواعيد الفتح', tr: 'Açılış saatleri' },
            description: null,
          },
          { label: { en: 'The stairs', ar: 'الدرج', tr: 'Merdivenler' }, description: null },
          { label: { en: 'The way there', ar: 'الطريق إليها', tr: 'Yolu' }, description: null },
          {
            label: {
              en: 'Too little in my language',
              ar: 'قلة ما يوجد بلغتي',
              tr: 'Benim dilimde az şey var',
            },
            description: null,
          },
        ],
      },
      {
        type: 'scale',
        method: 'scale',
        prompt: {
          en: 'How likely would you recommend the library to a neighbour?',
          ar: 'ما احتمال أن تنصح جارًا بالمكتبة؟',
          tr: 'Kütüphaneyi bir komşunuza önerir misiniz?',
        },
        help: {
          en: '0 is not at all, 10 is certainly.',
          ar: '0 يعني لا أبدًا، و10 يعني بالتأكيد.',
          tr: '0 asla, 10 kesinlikle demektir.',
        },
        settings: { lowest: 0, highest: 10 },
        conditions: [{ question: 0, is: 'notChosen', option: 3 }],
        options: [],
      },
      {
        type: 'ranking',
        method: 'borda',
        prompt: {
          en: 'Until the move, where should the library put its strength?',
          ar: 'أين تضع المكتبة جهدها إلى حين الانتقال؟',
          tr: 'Taşınana kadar kütüphane gücünü nereye versin?',
        },
        help: {
          en: 'Put what matters most to you first.',
          ar: 'ضع الأهم لديك في البداية.',
          tr: 'Sizin için en önemlisini başa koyun.',
        },
        required: false,
        settings: { seats: 1, most: null, equal: true },
        options: [
          {
            label: { en: 'Longer evenings', ar: 'أمسيات أطول', tr: 'Daha uzun akşamlar' },
            description: null,
          },
          {
            label: {
              en: 'More books in Arabic',
              ar: 'كتب عربية أكثر',
              tr: 'Daha çok Arapça kitap',
            },
            description: null,
          },
          {
            label: { en: 'Quiet seats', ar: 'مقاعد هادئة', tr: 'Sessiz yerler' },
            description: null,
          },
          {
            label: {
              en: 'Help with forms',
              ar: 'المساعدة في الاستمارات',
              tr: 'Form doldurmaya yardım',
            },
            description: null,
          },
        ],
      },
      {
        type: 'text',
        method: 'text',
        prompt: {
          en: 'What would you like to tell the people at the counter?',
          ar: 'ماذا تودّ أن تقول للعاملين عند المنضدة؟',
          tr: 'Bankodakilere ne söylemek istersiniz?',
        },
        required: false,
        settings: { letters: 500 },
        options: [],
        words: [
          'Thank you for remembering my name.',
          'Çocuk odasına birkaç yastık daha lütfen.',
          'شكرًا لأنكم لا تستعجلون أحدًا.',
          'The clock on the upper floor has stopped again.',
          'Pazartesileri de açık olsanız.',
          'أتمنى مقعدًا قرب النافذة الشمالية.',
          'Please keep the old reading lamps when you move.',
          'Asansör gelene kadar üst kattaki kitapları siz indirdiğiniz için sağ olun.',
          'هل يمكن تمديد الإعارة إلى ستة أسابيع في الصيف؟',
          'My son reads now. That was you.',
          'Yazıcının yanına bozuk para makinesi.',
          'لا شيء سوى الامتنان.',
          'A water tap would be good.',
          'Daha çok büyük puntolu kitap.',
        ],
      },
    ],
    camps: [
      camp(
        41,
        [0.8, 0.4, 0.1, 0],
        [0.7, 0.3, 0.4, 0.35, 0.2, 0.55],
        [],
        [0.85],
        [0.6, 0.3, 0.7, 0.3],
        [0],
      ),
      camp(
        34,
        [0.3, 0.7, 0.4, 0],
        [0.5, 0.2, 0.2, 0.75, 0.3, 0.5],
        [],
        [0.75],
        [0.5, 0.65, 0.3, 0.6],
        [0],
      ),
      camp(
        26,
        [0, 0.2, 0.8, 0.3],
        [0.4, 0.5, 0.3, 0.1, 0.5, 0.2],
        [0.4, 0.5, 0.3, 0.2],
        [0.6],
        [0.8, 0.3, 0.4, 0.4],
        [0],
      ),
      camp(
        17,
        [0, 0, 0.2, 0.9],
        [0.6, 0.1, 0.1, 0.1, 0.1],
        [0.7, 0.35, 0.45, 0.5, 0, 0.4],
        [0.4],
        [0.85, 0.4, 0.2, 0.5],
        [0],
      ),
    ],
  },
];
