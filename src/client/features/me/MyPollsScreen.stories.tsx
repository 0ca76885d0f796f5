import type { ContentSummary } from '../../../shared/contract/content';
import type { MyPolls } from '../../../shared/contract/me';
import type { Locale } from '../../../shared/locales';
import { anItemOf } from '../../testing/sectionFactories';
import { FAILURE, longTexts, NEVER, oneCall } from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';

const poll = (locale: Locale, changes: Partial<ContentSummary>) =>
  anItemOf('have-your-say', locale, changes);

const vote = (locale: Locale, changes: Partial<ContentSummary>) => ({
  ...poll(locale, changes),
  receipt: '7F3A2-91C0B-44D1E-A0B7F',
  castAt: '2026-05-01T10:15:00Z',
  isCounted: false,
  outcome: null,
});

/** Returns one poll of each group; the closed poll was counted and has an outcome. */
export const myPolls = (locale: Locale, changes: Partial<ContentSummary> = {}): MyPolls => ({
  toDo: [poll(locale, { ...changes, id: '1' })],
  voted: [vote(locale, { ...changes, id: '2' })],
  closed: [
    {
      ...vote(locale, { ...changes, id: '3', phase: 'closed' }),
      isCounted: true,
      outcome: anItemOf('have-your-say', locale).summary,
    },
  ],
});

const CALL = ['/me/have-your-say', '/v1/me/have-your-say'] as const;
const NOTHING: MyPolls = { toDo: [], voted: [], closed: [] };

export const MY_POLLS_STORIES: readonly Story[] = [
  oneCall('some', ...CALL, (locale) => ({ body: myPolls(locale) })),
  oneCall('loading', ...CALL, () => NEVER),
  oneCall('empty', ...CALL, () => ({ body: NOTHING })),
  oneCall('failed', ...CALL, () => FAILURE),
  oneCall('longTexts', ...CALL, (locale) => ({ body: myPolls(locale, longTexts(locale)) })),
];
