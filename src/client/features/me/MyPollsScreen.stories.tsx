import type { ContentSummary } from '../../../shared/contract/content';
import type { MyPolls } from '../../../shared/contract/me';
import type { Locale } from '../../../shared/locales';
import { aListItem } from '../../testing/sectionFactories';
import {
  FAILED_ANSWER,
  createLongTexts,
  NEVER,
  createOneCallStory,
} from '../../workbench/makeStories';
import type { Story } from '../../workbench/story';

const poll = (locale: Locale, changes: Partial<ContentSummary>) =>
  aListItem('have-your-say', locale, changes);

const vote = (locale: Locale, changes: Partial<ContentSummary>) => ({
  ...poll(locale, changes),
  receipt: '7F3A2-91C0B-44D1E-A0B7F',
  castAt: '2026-05-01T10:15:00Z',
  isCounted: false,
  outcome: null,
});

/** Returns one poll of each group; the closed poll was counted and has an outcome. */
export const someMyPolls = (locale: Locale, changes: Partial<ContentSummary> = {}): MyPolls => ({
  toDo: [poll(locale, { ...changes, id: '1' })],
  voted: [vote(locale, { ...changes, id: '2' })],
  closed: [
    {
      ...vote(locale, { ...changes, id: '3', phase: 'closed' }),
      isCounted: true,
      outcome: aListItem('have-your-say', locale).summary,
    },
  ],
});

const CALL = ['/me/have-your-say', '/v1/me/have-your-say'] as const;
const NOTHING: MyPolls = { toDo: [], voted: [], closed: [] };

export const MY_POLLS_STORIES: readonly Story[] = [
  createOneCallStory('some', ...CALL, (locale) => ({ body: someMyPolls(locale) })),
  createOneCallStory('loading', ...CALL, () => NEVER),
  createOneCallStory('empty', ...CALL, () => ({ body: NOTHING })),
  createOneCallStory('failed', ...CALL, () => FAILED_ANSWER),
  createOneCallStory('longTexts', ...CALL, (locale) => ({
    body: someMyPolls(locale, createLongTexts(locale)),
  })),
];
