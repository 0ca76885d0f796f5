import type { Locale } from '../../../shared/locales';
import { LEGAL_PAGES } from '../../../shared/routes';
import { aProblem } from '../../testing/factories';
import { aLegalVersion } from '../../testing/legalFactories';
import { createTextPicker } from '../../testing/sectionDetails';
import { aDetailPage } from '../../testing/sectionFactories';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../workbench/makeStories';

const versionsOf = (slug: string) => [
  aLegalVersion({ slug, versionNumber: 2, publishedBy: 'Ada' }),
  aLegalVersion({ slug: `${slug}-v1`, effectiveOn: '2025-01-01' }),
];

const comingOf = (slug: string, locale: Locale) =>
  aLegalVersion({
    slug: `${slug}-v3`,
    versionNumber: 3,
    effectiveOn: '2999-01-01',
    whatChanged: createTextPicker(locale)('Shorter sentences.', 'جمل أقصر.', 'Daha kısa cümleler.'),
  });

const TERMS = 'terms-and-conditions';
const EARLIER = `${TERMS}-v1`;
const earlier = createOneCallStory(
  'closed',
  `/legal/${EARLIER}`,
  `/v1/legal/${EARLIER}`,
  (locale) => ({
    body: aDetailPage('legal', locale, {
      slug: EARLIER,
      details: { versionNumber: 1, effectiveOn: '2025-01-01', versions: versionsOf(TERMS) },
    }),
  }),
);

const ABOUT = '/pages/about';
const aFreePage = (locale: Locale) => {
  const pick = createTextPicker(locale);
  return {
    slug: 'about',
    title: pick('About this portal', 'عن هذه البوابة', 'Bu portal hakkında'),
    text: pick('Who runs it, and **why**.', 'من يديرها **ولماذا**.', 'Kim yürütüyor, **neden**?'),
  };
};
const pages = [
  createOneCallStory('some', ABOUT, `/v1${ABOUT}`, (locale) => ({ body: aFreePage(locale) })),
  createOneCallStory('loading', ABOUT, `/v1${ABOUT}`, () => NEVER),
  createOneCallStory('failed', ABOUT, `/v1${ABOUT}`, () => FAILED_ANSWER),
  createOneCallStory('notFound', ABOUT, `/v1${ABOUT}`, () => aProblem(404, 'notFound')),
];

export const LEGAL_STORIES = [
  ...LEGAL_PAGES.flatMap((name) => {
    const path = `/${name}`;
    const call = `/v1/legal/${name}`;
    return [
      createOneCallStory('some', path, call, (locale) => ({
        body: aDetailPage('legal', locale, {
          slug: name,
          details: {
            versions: [comingOf(name, locale), ...versionsOf(name)],
            whatChanged: createTextPicker(locale)(
              'Clearer words.',
              'كلمات أوضح.',
              'Daha açık sözler.',
            ),
          },
        }),
      })),
      createOneCallStory('loading', path, call, () => NEVER),
      createOneCallStory('failed', path, call, () => FAILED_ANSWER),
      createOneCallStory('notFound', path, call, () => aProblem(404, 'notFound')),
    ];
  }),
  earlier,
  ...pages,
];
