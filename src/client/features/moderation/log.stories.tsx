import type { ModerationLog } from '../../../shared/contract/moderation';
import type { Locale } from '../../../shared/locales';
import { aLogEntry } from '../../testing/moderationFactories';
import { createTextPicker } from '../../testing/sectionDetails';
import {
  FAILED_ANSWER,
  createLongTexts,
  NEVER,
  createOneCallStory,
} from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';

const CALL = ['/moderation', '/v1/moderation/log'] as const;
const PAGE_SIZE = 25;
const MANY = 240;

const log = (items: ModerationLog['items'], next: string | null = null) => ({
  body: { items, next, total: next ? MANY : items.length },
});

/** Lists entries of each kind and decision, by the number of reports and by the staff. */
function entries(locale: Locale): ModerationLog['items'] {
  const title = createTextPicker(locale)('The waterfront', 'الواجهة البحرية', 'Sahil şeridi');
  const place = { section: 'dialogs', slug: 'waterfront', title } as const;
  return [
    aLogEntry({ id: '1', place, automatic: true, reason: 'spam' }),
    aLogEntry({ id: '2', place, decision: 'shown', reason: null }),
    aLogEntry({ id: '3', place, kind: 'statement', reason: 'doesNotBelong' }),
    aLogEntry({ id: '4', place, kind: 'statement', decision: 'shown', reason: null }),
  ];
}

export const LOG_STORIES: readonly Story[] = [
  createOneCallStory('some', ...CALL, (locale) => log(entries(locale))),
  createOneCallStory('loading', ...CALL, () => NEVER),
  createOneCallStory('empty', ...CALL, () => log([])),
  createOneCallStory('failed', ...CALL, () => FAILED_ANSWER),
  createOneCallStory('many', ...CALL, () =>
    log(
      Array.from({ length: PAGE_SIZE }, (_, id) => aLogEntry({ id: String(id) })),
      'next',
    ),
  ),
  createOneCallStory('longTexts', ...CALL, (locale) => {
    const { title } = createLongTexts(locale);
    return log([aLogEntry({ place: { section: 'dialogs', slug: 'waterfront', title } })]);
  }),
];
