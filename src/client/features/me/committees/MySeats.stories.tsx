import { someSeats } from '../../../testing/seatFactories';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../../workbench/makeStories';
import type { Story } from '../../../workbench/story';

const [PATH, CALL] = ['/me/committees', '/v1/me/seats'];

export const MY_SEATS_STORIES: readonly Story[] = [
  createOneCallStory('some', PATH, CALL, (locale) => ({ body: someSeats(locale) })),
  createOneCallStory('loading', PATH, CALL, () => NEVER),
  createOneCallStory('empty', PATH, CALL, () => ({ body: { terms: [] } })),
  createOneCallStory('failed', PATH, CALL, () => FAILED_ANSWER),
];
