import { sessionEnded } from '../../state/sessionSlice';
import type { Story, StoryState } from '../../workbench/story';

const story = (title: StoryState, path: string): Story => ({
  title,
  path,
  answers: () => ({}),
  happened: [sessionEnded({ reason: 'notSignedIn' })],
});

export const UNSUBSCRIBE_STORIES: readonly Story[] = [
  story('some', '/unsubscribe#token=a-token-out-of-a-mail'),
  story('invalid', '/unsubscribe'),
];
