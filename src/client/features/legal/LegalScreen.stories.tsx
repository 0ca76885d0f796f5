import { LEGAL_PAGES } from '../../../shared/routes';
import { problem } from '../../testing/factories';
import { sayIn } from '../../testing/sectionDetails';
import { aDetailOf } from '../../testing/sectionFactories';
import { FAILURE, NEVER, oneCall } from '../../workbench/makeStories';

const versionsOf = (slug: string) => [
  { slug, versionNumber: 2, effectiveOn: '2026-01-01' },
  { slug: `${slug}-v1`, versionNumber: 1, effectiveOn: '2025-01-01' },
];

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
            versions: versionsOf(name),
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
