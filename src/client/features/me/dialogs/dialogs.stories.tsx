import type { MyComments } from '../../../../shared/contract/comments';
import type { FollowedPage } from '../../../../shared/contract/follows';
import type { HiddenOfMine } from '../../../../shared/contract/moderation';
import type { MyStatements } from '../../../../shared/contract/statements';
import type { Locale } from '../../../../shared/locales';
import { aComment } from '../../../testing/factories';
import type { FakeResponses } from '../../../testing/fakeApi';
import { aHiddenText, aStatementOfMine } from '../../../testing/moderationFactories';
import { aDetailPage } from '../../../testing/sectionFactories';
import { createTextPicker } from '../../../testing/sectionDetails';
import {
  FAILED_ANSWER,
  createLongTexts,
  NEVER,
  createOneCallStory,
} from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';

const COMMENTS = '/v1/me/comments';
const MANY = 20;

type Item = MyComments['items'][number];

const placeIn = (locale: Locale): Item['place'] => ({
  section: 'dialogs',
  slug: 'waterfront',
  title: createTextPicker(locale)('The waterfront', 'الواجهة البحرية', 'Sahil şeridi'),
});
const itemIn = (locale: Locale, relation: Item['relation'], id: string, more = {}): Item => ({
  relation,
  comment: aComment(id, more),
  place: placeIn(locale),
});
const found = (items: Item[], next: string | null = null) => ({ body: { items, next } });

const myComments = (locale: Locale) =>
  found([
    itemIn(locale, 'mine', 'shown'),
    itemIn(locale, 'mine', 'held', { state: 'held' }),
    itemIn(locale, 'mine', 'hidden', { state: 'hidden', hiddenFor: 'spam' }),
  ]);

const comments = (title: StoryState, answer: (locale: Locale) => ReturnType<typeof found>): Story =>
  createOneCallStory(title, '/me/dialogs?part=comments', COMMENTS, answer);

const answers = (title: StoryState, answer: (locale: Locale) => FakeResponses): Story => ({
  title,
  path: '/me/dialogs?part=answers',
  answers: (locale) => {
    const { answer: toMine, mention } = answer(locale);
    return {
      [`${COMMENTS}?relation=answer&locale=${locale}`]: toMine!,
      [`${COMMENTS}?relation=mention&locale=${locale}`]: mention!,
    };
  },
});

const STATEMENTS = ['/me/dialogs?part=statements', '/v1/me/statements'] as const;
const statements = (items: MyStatements['items']) => ({ body: { items, next: null } });
const statementsIn = (locale: Locale) => {
  const place = placeIn(locale);
  return [
    aStatementOfMine({ id: '1', place, counts: { agrees: 31, disagrees: 8, seen: 44 } }),
    aStatementOfMine({ id: '2', place, state: 'held' }),
    aStatementOfMine({ id: '3', place, state: 'hidden' }),
  ];
};

const FOLLOWED = ['/me/dialogs?part=followed', '/v1/me/follows'] as const;
const followed = (items: FollowedPage['items']) => ({ body: { items, next: null } });

const HIDDEN = ['/me/dialogs?part=hidden', '/v1/me/hidden'] as const;
const hidden = (items: HiddenOfMine['items']) => ({ body: { items } });

/** Lists a hidden text for each state of an appeal, and one without an appeal. */
const hiddenTexts = (locale: Locale) =>
  [null, 'waiting', 'shown', 'hidden'].map((appeal) =>
    aHiddenText({
      id: String(appeal),
      place: placeIn(locale),
      appeal: appeal as HiddenOfMine['items'][number]['appeal'],
    }),
  );

export const MY_DIALOGS_STORIES: readonly Story[] = [
  comments('some', myComments),
  createOneCallStory('loading', '/me/dialogs?part=comments', COMMENTS, () => NEVER),
  comments('empty', () => found([])),
  createOneCallStory('failed', '/me/dialogs?part=comments', COMMENTS, () => FAILED_ANSWER),
  comments('many', (locale) =>
    found(
      Array.from({ length: MANY }, (_, id) => itemIn(locale, 'mine', String(id))),
      'next',
    ),
  ),
  comments('longTexts', (locale) => {
    const { title, summary } = createLongTexts(locale);
    const item = itemIn(locale, 'mine', 'long', { body: summary.text, lang: summary.lang });
    return found([{ ...item, place: { ...item.place, title } }]);
  }),
  createOneCallStory('some', ...STATEMENTS, (locale) => statements(statementsIn(locale))),
  createOneCallStory('loading', ...STATEMENTS, () => NEVER),
  createOneCallStory('empty', ...STATEMENTS, () => statements([])),
  createOneCallStory('failed', ...STATEMENTS, () => FAILED_ANSWER),
  createOneCallStory('some', ...FOLLOWED, (locale) =>
    followed([aDetailPage('dialogs', locale), { ...aDetailPage('events', locale), id: 'event' }]),
  ),
  createOneCallStory('empty', ...FOLLOWED, () => followed([])),
  createOneCallStory('longTexts', ...FOLLOWED, (locale) =>
    followed([{ ...aDetailPage('dialogs', locale), ...createLongTexts(locale) }]),
  ),
  answers('some', (locale) => ({
    answer: found([itemIn(locale, 'answer', '1')]),
    mention: found([itemIn(locale, 'mention', '2', { authorId: null, author: '' })]),
  })),
  answers('empty', () => ({ answer: found([]), mention: found([]) })),
  createOneCallStory('some', ...HIDDEN, (locale) => hidden(hiddenTexts(locale))),
  createOneCallStory('loading', ...HIDDEN, () => NEVER),
  createOneCallStory('empty', ...HIDDEN, () => hidden([])),
  createOneCallStory('failed', ...HIDDEN, () => FAILED_ANSWER),
  createOneCallStory('longTexts', ...HIDDEN, (locale) => {
    const { title, summary } = createLongTexts(locale);
    return hidden([
      aHiddenText({
        place: { ...placeIn(locale), title },
        body: summary.text,
        lang: summary.lang,
        feedback: summary.text,
      }),
    ]);
  }),
];
