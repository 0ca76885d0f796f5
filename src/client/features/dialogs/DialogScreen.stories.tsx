import type { Comment } from '../../../shared/contract/comments';
import type { Locale } from '../../../shared/locales';
import { aComment, aListPage } from '../../testing/factories';
import { createTextPicker } from '../../testing/sectionDetails';
import { getSampleSlug } from '../../testing/sectionFactories';
import { addAnswers, createDetailStories, createListStories } from '../../workbench/makeStories';

const COMMENTS = `/v1/dialogs/${getSampleSlug('dialogs')}/comments`;

function comments(locale: Locale): Comment[] {
  const say = createTextPicker(locale);
  const body = say(
    'Every half hour, please.',
    'كل نصف ساعة من فضلكم.',
    'Yarım saatte bir, lütfen.',
  );
  return [
    aComment('00000000-0000-4000-8000-0000000000c1', {
      body: body.text,
      lang: locale,
      alignment: 1,
      votes: { up: 12, down: 2 },
      replies: 1,
    }),
    aComment('00000000-0000-4000-8000-0000000000c2', {
      author: '',
      authorId: null,
      body: 'متى يبدأ ذلك؟',
      lang: 'ar',
      alsoIn: ['en', 'tr'],
      editedAt: '2026-04-20T19:00:00Z',
    }),
    aComment('00000000-0000-4000-8000-0000000000c3', {
      state: 'deleted',
      author: '',
      authorId: null,
      body: '',
      replies: 2,
    }),
    aComment('00000000-0000-4000-8000-0000000000c4', {
      state: 'hidden',
      hiddenFor: 'offensive',
      author: '',
      authorId: null,
      body: '',
    }),
    aComment('00000000-0000-4000-8000-0000000000c6', {
      state: 'hidden',
      hiddenFor: 'spam',
      body: body.text,
      lang: locale,
      mine: { isAuthor: true, vote: 0, reported: false },
    }),
    aComment('00000000-0000-4000-8000-0000000000c5', {
      state: 'held',
      body: body.text,
      lang: locale,
      mine: { isAuthor: true, vote: 0, reported: false },
    }),
  ];
}

export const DIALOG_STORIES = [
  ...createListStories('dialogs'),
  ...addAnswers(
    createDetailStories('dialogs', {
      withComments: () => ({ counts: { comments: 2, follows: 0, reactions: 0 } }),
      closed: (locale) => ({
        phase: 'closed',
        details: {
          conclusions: createTextPicker(locale)(
            'We start in June.',
            'نبدأ في يونيو.',
            'Haziranda başlıyoruz.',
          ),
        },
      }),
    }),
    (locale) => ({ [COMMENTS]: aListPage(comments(locale)) }),
  ),
];
