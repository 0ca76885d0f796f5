import type { Comment } from '../../../shared/contract/dialogs';
import type { Locale } from '../../../shared/locales';
import { page } from '../../testing/factories';
import { sayIn } from '../../testing/sectionDetails';
import { slugOf } from '../../testing/sectionFactories';
import { alsoAnswering, detailStories, listStories } from '../../workbench/makeStories';

const COMMENTS = `/v1/dialogs/${slugOf('dialogs')}/comments`;

function comments(locale: Locale): Comment[] {
  const say = sayIn(locale);
  const comment: Comment = {
    id: '00000000-0000-4000-8000-0000000000c1',
    parentId: null,
    depth: 0,
    author: 'Leyla Demir',
    authorId: '00000000-0000-4000-8000-0000000000a1',
    body: say('Every half hour, please.', 'كل نصف ساعة من فضلكم.', 'Yarım saatte bir, lütfen.')
      .text,
    lang: locale,
    alignment: 1,
    votes: { up: 12, down: 2 },
    createdAt: '2026-04-20T18:00:00Z',
    edited: false,
    deleted: false,
  };
  const reply: Comment = {
    ...comment,
    id: '00000000-0000-4000-8000-0000000000c2',
    parentId: comment.id,
    depth: 1,
    author: '',
    authorId: null,
    body: 'متى يبدأ ذلك؟',
    lang: 'ar',
    alignment: 0,
    edited: true,
  };
  return [comment, reply];
}

export const DIALOG_STORIES = [
  ...listStories('dialogs'),
  ...alsoAnswering(
    detailStories('dialogs', {
      withComments: () => ({ counts: { comments: 2, follows: 0, reactions: 0 } }),
      closed: (locale) => ({
        phase: 'closed',
        details: {
          conclusions: sayIn(locale)(
            'We start in June.',
            'نبدأ في حزيران.',
            'Haziranda başlıyoruz.',
          ),
        },
      }),
    }),
    (locale) => ({ [COMMENTS]: page(comments(locale)) }),
  ),
];
