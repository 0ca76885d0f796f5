import { mySeats } from '../../../testing/seatFactories';
import { FAILURE, NEVER, oneCall } from '../../../workbench/makeStories';
import type { Story } from '../../../workbench/story';

const [PATH, CALL] = ['/me/committees', '/v1/me/seats'];

export const MY_SEATS_STORIES: readonly Story[] = [
  oneCall('some', PATH, CALL, (locale) => ({ body: mySeats(locale) })),
  oneCall('loading', PATH, CALL, () => NEVER),
  oneCall('empty', PATH, CALL, () => ({ body: { terms: [] } })),
  oneCall('failed', PATH, CALL, () => FAILURE),
];
