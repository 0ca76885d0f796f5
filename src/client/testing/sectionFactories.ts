import type { ContentSummary, DetailPage, ListItem } from '../../shared/contract/content';
import type { Locale } from '../../shared/locales';
import type { ContentSection } from '../../shared/sections';
import type { SectionDetails } from '../api/contentEndpoints';
import { aPage, aSummary } from './factories';
import { getSampleDetails, createTextPicker, type Translations } from './sectionDetails';

interface Sample {
  readonly kind: string;
  readonly slug: string;
  readonly title: Translations;
  /** Sections whose contents have an opening and a closing date. */
  readonly isTimed?: boolean;
}

const SAMPLES: Readonly<Record<ContentSection, Sample>> = {
  'have-your-say': {
    kind: 'single-choice',
    slug: 'new-library-design',
    title: ['Design of the new library', 'تصميم المكتبة الجديدة', 'Yeni kütüphanenin tasarımı'],
    isTimed: true,
  },
  dialogs: {
    kind: 'dialog',
    slug: 'night-buses',
    title: [
      'Night buses at weekends',
      'حافلات الليل في عطلة نهاية الأسبوع',
      'Hafta sonu gece otobüsleri',
    ],
    isTimed: true,
  },
  blogs: {
    kind: 'post',
    slug: 'a-day-at-the-lighthouse',
    title: ['A day at the lighthouse', 'يوم في المنارة', 'Deniz fenerinde bir gün'],
  },
  publications: {
    kind: 'report',
    slug: 'annual-report',
    title: ['Annual report', 'التقرير السنوي', 'Yıllık rapor'],
  },
  training: {
    kind: 'course',
    slug: 'reading-a-budget',
    title: ['Reading a budget', 'قراءة الميزانية', 'Bütçe okumak'],
  },
  teams: {
    kind: 'team',
    slug: 'green-neighbourhoods',
    title: ['Green Neighbourhoods', 'أحياء خضراء', 'Yeşil Mahalleler'],
  },
  committees: {
    kind: 'standing',
    slug: 'budget-committee',
    title: ['Budget Committee', 'لجنة الميزانية', 'Bütçe Komitesi'],
  },
  governance: {
    kind: 'page',
    slug: 'how-a-decision-is-made',
    title: ['How a decision is made', 'كيف يُتخذ القرار', 'Bir karar nasıl alınır'],
  },
  events: {
    kind: 'hybrid',
    slug: 'open-house-at-the-library',
    title: ['Open house at the library', 'يوم مفتوح في المكتبة', 'Kütüphanede açık gün'],
    isTimed: true,
  },
  quizzes: {
    kind: 'quiz',
    slug: 'who-decides-what',
    title: ['Who decides what?', 'من يقرر ماذا؟', 'Neye kim karar verir?'],
  },
  faqs: {
    kind: 'faq',
    slug: 'who-can-vote',
    title: ['Who can vote?', 'من يحق له التصويت؟', 'Kimler oy verebilir?'],
  },
  legal: {
    kind: 'privacy-policy',
    slug: 'privacy-policy',
    title: ['Privacy policy', 'سياسة الخصوصية', 'Gizlilik politikası'],
  },
};

export const getSampleSlug = (section: ContentSection): string => SAMPLES[section].slug;

type More<S extends ContentSection> = Partial<ContentSummary> & {
  readonly details?: Partial<SectionDetails[S]>;
};

/** Creates a published content of the section in one language, complete; give what matters. */
export function aListItem<S extends ContentSection>(
  section: S,
  locale: Locale,
  { details, ...more }: More<S> = {},
): ListItem<SectionDetails[S]> {
  const { kind, slug, title, isTimed = false } = SAMPLES[section];
  const say = createTextPicker(locale);
  const dates = isTimed ? {} : { phase: null, opensAt: null, closesAt: null };
  return {
    ...aSummary({
      section,
      kind,
      slug,
      title: say(...title),
      summary: say(
        'Two sentences that say what it is about. More stands on its page.',
        'جملتان تقولان ما الموضوع. والمزيد في صفحته.',
        'Konuyu anlatan iki cümle. Fazlası kendi sayfasında.',
      ),
      author: {
        kind: 'organisation',
        name: say('Harbour City', 'مدينة المرفأ', 'Liman Kenti'),
        personId: null,
      },
      ...dates,
      ...more,
    }),
    details: { ...getSampleDetails(section, locale), ...details },
  };
}

/** Creates the page of a content, complete; give what matters. */
export function aDetailPage<S extends ContentSection>(
  section: S,
  locale: Locale,
  more: More<S> = {},
): DetailPage<SectionDetails[S]> {
  const { details, ...summary } = aListItem(section, locale, more);
  const body = createTextPicker(locale)(
    '## Why now\n\nThe old one is too small.\n\n- Come and look.\n- Say what you think.',
    '## لماذا الآن\n\nالقديم صغير جدًا.\n\n- تعالوا وانظروا.\n- قولوا رأيكم.',
    '## Neden şimdi\n\nEskisi çok küçük.\n\n- Gelin, bakın.\n- Düşüncenizi söyleyin.',
  );
  return aPage(details, { ...summary, body, originalLocale: locale });
}
