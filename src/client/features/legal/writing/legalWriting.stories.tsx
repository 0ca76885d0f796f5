import type { LegalWriting } from '../../../../shared/contract/legal';
import { aProblem } from '../../../testing/factories';
import { aLegalDraft, aLegalWriting } from '../../../testing/legalFactories';
import { FAILED_ANSWER, NEVER, createOneCallStory } from '../../../workbench/makeStories';
import type { StoryState } from '../../../workbench/story';

const TERMS = 'terms-and-conditions';

const story = (title: StoryState, answer: Parameters<typeof createOneCallStory>[3]) =>
  createOneCallStory(title, `/legal/${TERMS}/edit`, `/v1/legal/${TERMS}/writing`, answer);
const shown = (title: StoryState, more: Partial<LegalWriting>) =>
  story(title, () => ({ body: aLegalWriting(more) }));

const coming = [3, 4].map((versionNumber) => ({
  slug: `${TERMS}-v${versionNumber}`,
  versionNumber,
  effectiveOn: `2026-0${versionNumber + 4}-01`,
}));

/** The page on which the next version of a legal text is written. */
export const LEGAL_WRITING_STORIES = [
  shown('empty', {}),
  shown('some', { draft: aLegalDraft({ missing: ['body.ar', 'whatChanged.tr'] }) }),
  shown('many', {
    inForce: null,
    draft: aLegalDraft({
      template: { signedOff: null },
      gaps: [
        { name: 'title.en', text: '[… name of the city]' },
        { name: 'body.ar', text: '[… اسم المدينة]' },
        { name: 'body.ar', text: '[… التاريخ]' },
      ],
    }),
  }),
  shown('published', { coming, draft: aLegalDraft(), earliest: '2026-08-02' }),
  story('loading', () => NEVER),
  story('failed', () => FAILED_ANSWER),
  story('forbidden', () => aProblem(403, 'forbidden')),
];
