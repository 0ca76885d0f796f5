import type { OpenData } from '../../../shared/contract/openData';
import type { Locale } from '../../../shared/locales';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';
import { someOpenData } from './testing';

const CALL = ['/open-data', '/v1/open-data'] as const;
const answer = (body: OpenData) => ({ body });

export const OPEN_DATA_STORIES: readonly Story[] = [
  createOneCallStory('some', ...CALL, (locale: Locale) => answer(someOpenData(locale))),
  createOneCallStory('loading', ...CALL, () => NEVER),
  createOneCallStory('empty', ...CALL, (locale: Locale) =>
    answer({ ...someOpenData(locale), writtenAt: null, files: [] }),
  ),
  createOneCallStory('failed', ...CALL, () => FAILED_ANSWER),
];
