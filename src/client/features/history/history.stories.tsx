import type { Versions } from '../../../shared/contract/lifecycle';
import { SECTIONS, type Section } from '../../../shared/sections';
import { aProblem } from '../../testing/factories';
import { aVersion, aVersionText, someVersions } from '../../testing/lifecycleFactories';
import { FAILED_ANSWER, NEVER, createLongTexts } from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const SLUG = 'shade-for-every-bench';
const OLDER = aVersionText({
  revision: 2,
  body: { en: 'We walked along every street.', ar: 'مشينا في كل الشوارع.' },
  details: 'other',
});

const story = (
  title: StoryState,
  answer: (locale: Parameters<Story['answers']>[0]) => object,
  section: Section = 'blogs',
): Story => {
  const call = `/v1/${section}/${SLUG}/versions`;
  return {
    title,
    path: `/${section}/${SLUG}/history`,
    answers: (locale) => ({
      [call]: answer(locale) as never,
      [`${call}/3`]: { body: aVersionText() },
      [`${call}/2`]: { body: OLDER },
    }),
  };
};
const shown = (more: Partial<Versions> = {}) => ({ body: someVersions(more) });

export const HISTORY_STORIES: readonly Story[] = [
  ...SECTIONS.map((section) => story('some', () => shown(), section)),
  story('many', () =>
    shown({
      mayEdit: true,
      items: [
        aVersion({ person: { id: '00000000-0000-4000-8000-000000000011', name: 'Nadia Yılmaz' } }),
        aVersion({ revision: 2, act: 'publish', note: '' }),
        aVersion({ revision: 1, act: 'begin', note: '', isPublic: false }),
      ],
      next: '1',
      total: 60,
    }),
  ),
  story('empty', () => shown({ items: [aVersion({ revision: 1, act: 'begin', note: '' })] })),
  story('longTexts', (locale) => shown({ title: createLongTexts(locale).title })),
  story('loading', () => NEVER),
  story('failed', () => FAILED_ANSWER),
  story('notFound', () => aProblem(404, 'notFound')),
];
