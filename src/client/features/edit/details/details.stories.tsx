import type { DetailedSection, WrittenDetails } from '../../../../shared/contract/writtenDetails';
import {
  A_COMMITMENT,
  A_DECISION,
  A_SESSION,
  aWrittenDetails,
} from '../../../testing/detailsFactories';
import { CITY_AUTHOR, aSource } from '../../../testing/editFactories';
import { aProblem } from '../../../testing/factories';
import {
  FAILED_ANSWER,
  NEVER,
  addAnswers,
  createOneCallStory,
} from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';

const SLUG = aSource().slug;

type Answer = Parameters<typeof createOneCallStory>[3];

function story(title: StoryState, section: DetailedSection, answer: Answer): readonly Story[] {
  const page = `/${section}/${SLUG}/edit?part=details`;
  const details = `/v1/${section}/${SLUG}/details`;
  return addAnswers([createOneCallStory(title, page, details, answer)], () => ({
    [`/v1/${section}/${SLUG}/source`]: { body: aSource({ section }) },
  }));
}

const shown = <S extends DetailedSection>(
  title: StoryState,
  section: S,
  written: WrittenDetails<S>,
) => story(title, section, () => ({ body: written }));

const blank = { body: null, decision: null, commitment: null };

/** The part of the edit page with what a section alone knows. */
export const DETAIL_STORIES: readonly Story[] = [
  ...shown('some', 'blogs', aWrittenDetails('blogs', { authors: [CITY_AUTHOR] })),
  ...shown('some', 'publications', aWrittenDetails('publications')),
  ...shown(
    'empty',
    'publications',
    aWrittenDetails('publications', {
      details: { issuingBody: {}, identifier: '', licence: '', languages: [] },
      missing: ['issuingBody', 'identifier', 'licence', 'languages'],
    }),
  ),
  ...shown('empty', 'governance', aWrittenDetails('governance')),
  ...shown(
    'some',
    'governance',
    aWrittenDetails('governance', {
      kind: 'decision',
      details: { ...blank, decision: A_DECISION },
    }),
  ),
  ...shown(
    'published',
    'governance',
    aWrittenDetails('governance', {
      kind: 'commitment',
      status: 'published',
      details: { ...blank, commitment: A_COMMITMENT },
    }),
  ),
  ...shown('some', 'committees', aWrittenDetails('committees')),
  ...shown(
    'empty',
    'committees',
    aWrittenDetails('committees', {
      details: { mandate: {}, composition: [] },
      missing: ['mandate', 'composition'],
    }),
  ),
  ...shown('some', 'events', aWrittenDetails('events')),
  ...shown('empty', 'training', aWrittenDetails('training')),
  ...shown(
    'some',
    'training',
    aWrittenDetails('training', { kind: 'training', details: { session: A_SESSION } }),
  ),
  ...shown('some', 'faqs', aWrittenDetails('faqs')),
  ...story('loading', 'faqs', () => NEVER),
  ...story('failed', 'faqs', () => FAILED_ANSWER),
  ...story('notFound', 'faqs', () => aProblem(404, 'notFound')),
  ...story('forbidden', 'faqs', () => aProblem(403, 'forbidden')),
];
