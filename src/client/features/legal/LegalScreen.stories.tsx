import { LEGAL_PAGES } from '../../../shared/routes';
import { problem } from '../../testing/factories';
import { sayIn } from '../../testing/sectionDetails';
import { aDetailOf } from '../../testing/sectionFactories';
import { FAILURE, NEVER, oneCall } from '../../workbench/makeStories';

export const LEGAL_STORIES = LEGAL_PAGES.flatMap((name) => {
  const path = `/${name}`;
  const call = `/v1/legal/${name}`;
  return [
    oneCall('some', path, call, (locale) => ({
      body: aDetailOf('legal', locale, {
        details: {
          whatChanged: sayIn(locale)('Clearer words.', 'كلمات أوضح.', 'Daha açık sözler.'),
        },
      }),
    })),
    oneCall('loading', path, call, () => NEVER),
    oneCall('failed', path, call, () => FAILURE),
    oneCall('notFound', path, call, () => problem(404, 'notFound')),
  ];
});
