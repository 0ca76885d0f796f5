import { aDetailOf } from '../../testing/sectionFactories';
import { FAILURE, oneCall } from '../../workbench/makeStories';

const TERMS = '/v1/legal/terms-and-conditions';

export const REGISTER_STORIES = [
  oneCall('some', '/register', TERMS, (locale) => ({ body: aDetailOf('legal', locale) })),
  // The form works without them.
  oneCall('failed', '/register', TERMS, () => FAILURE),
];
