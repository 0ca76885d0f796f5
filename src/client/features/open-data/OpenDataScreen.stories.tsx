import type { OpenData } from '../../../shared/contract/openData';
import type { Locale } from '../../../shared/locales';
import { FAILURE, NEVER, oneCall } from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';
import { someOpenData } from './testing';

const CALL = ['/open-data', '/v1/open-data'] as const;
const answer = (body: OpenData) => ({ body });

export const OPEN_DATA_STORIES: readonly Story[] = [
  oneCall('some', ...CALL, (locale: Locale) => answer(someOpenData(locale))),
  oneCall('loading', ...CALL, () => NEVER),
  oneCall('empty', ...CALL, (locale: Locale) =>
    answer({ ...someOpenData(locale), writtenAt: null, files: [] }),
  ),
  oneCall('failed', ...CALL, () => FAILURE),
];
