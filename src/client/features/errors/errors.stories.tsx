import type { Story } from '../../workbench/story';

export const ERROR_STORIES: readonly Story[] = [
  '/nowhere',
  '/forbidden',
  '/unauthorized',
  '/callback',
].map((path) => ({ title: 'some', path, answers: () => ({}) }));
