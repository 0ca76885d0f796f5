import type { Locale } from '../../../shared/locales';
import { LEGAL_PAGES } from '../../../shared/routes';
import { problem } from '../../testing/factories';
import { aLegalVersion } from '../../testing/legalFactories';
import { sayIn } from '../../testing/sectionDetails';
import { aDetailOf } from '../../testing/sectionFactories';
import { FAILURE, NEVER, oneCall } from '../../workbench/makeStories';

const versionsOf = (slug: string) => [
  aLegalVersion({ slug, versionNumber: 2, publishedBy: 'Ada' }),
  aLegalVersion({ slug: `${slug}-v1`, effectiveOn: '2025-01-01' }),
];

const comingOf = (slug: string, locale: Locale) =>
  aLegalVersion({
    slug: `${slug}-v3`,
    versionNumber: 3,
    effectiveOn: '2999-01-01',
    whatChanged: sayIn(locale)('Shorter sentences.', 'جمل أقصر.', 'Daha kısa cümleler.'),
  });

const TERMS = 'terms-and-conditions';
const EARLIER = `${TERMS}-v1`;
const earlier = oneCall('closed', `/legal/${EARLIER}`, `/v1/legal/${EARLIER}`, (locale) => ({
  body: aDetailOf('legal', locale, {
    slug: EARLIER,
    details: { versionNumber: 1, effectiveOn: '2025-01-01', versions: versionsOf(TERMS) },
  }),
}));

export const LEGAL_STORIES = [
  ...LEGAL_PAGES.flatMap((name) => {
    const path = `/${name}`;
    const call = `/v1/legal/${name}`;
    return [
      oneCall('some', path, call, (locale) => ({
        body: aDetailOf('legal', locale, {
          slug: name,
          details: {
            versions: [comingOf(name, locale), ...versionsOf(name)],
            whatChanged: sayIn(locale)('Clearer words.', 'كلمات أوضح.', 'Daha açık sözler.'),
          },
        }),
      })),
      oneCall('loading', path, call, () => NEVER),
      oneCall('failed', path, call, () => FAILURE),
      oneCall('notFound', path, call, () => problem(404, 'notFound')),
    ];
  }),
  earlier,
];
