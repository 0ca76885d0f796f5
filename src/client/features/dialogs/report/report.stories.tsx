import type { DetailPage } from '../../../../shared/contract/content';
import type { DialogDetails } from '../../../../shared/contract/dialogs';
import type { Opinions } from '../../../../shared/contract/opinions';
import type { Locale } from '../../../../shared/locales';
import { aListPage, aProblem } from '../../../testing/factories';
import {
  gatheringOpinions,
  hiddenOpinions,
  someStatementOpinions,
  someAlikeAccounts,
  someOpinions,
} from '../../../testing/opinionFactories';
import { aDetailPage, getSampleSlug } from '../../../testing/sectionFactories';
import { FAILED_ANSWER, NEVER } from '../../../workbench/makeStories';
import type { Story } from '../../../workbench/story';

const DIALOG = `/v1/dialogs/${getSampleSlug('dialogs')}`;
const PATH = `/dialogs/${getSampleSlug('dialogs')}/report`;

type Dialog = DetailPage<DialogDetails>;

/** Creates a dialogue of statements as the API sends it. */
function dialogIn(locale: Locale, more: Pick<Partial<Dialog>, 'phase'> = {}): Dialog {
  const dialog = aDetailPage('dialogs', locale) as Dialog;
  const turnout = { statements: 22, participants: 128, votes: 1_997 };
  return { ...dialog, ...more, details: { ...dialog.details, mode: 'statements', turnout } };
}

const story = (
  title: Story['title'],
  opinions: (locale: Locale) => Opinions,
  more?: Pick<Partial<Dialog>, 'phase'>,
): Story => ({
  title,
  path: PATH,
  answers: (locale) => ({
    [DIALOG]: { body: dialogIn(locale, more) },
    [`${DIALOG}/opinions`]: { body: opinions(locale) },
    [`${DIALOG}/opinions/statements`]: aListPage(someStatementOpinions(locale), { next: 'next' }),
  }),
});

/** The report of a dialogue in every state. */
export const REPORT_STORIES: readonly Story[] = [
  story('some', (locale) => someOpinions({ locale, reader: 2 })),
  story('many', (locale) => someOpinions({ locale, madeUp: { camps: 5, participants: 400 } })),
  story('closed', (locale) => someOpinions({ locale }), { phase: 'closed' }),
  story('beforeVote', () => hiddenOpinions(5)),
  {
    title: 'moderator',
    path: PATH,
    answers: (locale) => {
      const { details, ...dialog } = dialogIn(locale);
      return {
        ...story('moderator', () => someOpinions({ locale })).answers(locale),
        [DIALOG]: {
          body: { ...dialog, details: { ...details, rights: { moderate: true, edit: false } } },
        },
        [`${DIALOG}/opinions/alike`]: { body: someAlikeAccounts(locale) },
      };
    },
  },
  story('empty', () => gatheringOpinions(0)),
  {
    title: 'loading',
    path: PATH,
    answers: () => ({ [DIALOG]: NEVER }),
  },
  {
    title: 'failed',
    path: PATH,
    answers: (locale) => ({
      [DIALOG]: { body: dialogIn(locale) },
      [`${DIALOG}/opinions`]: FAILED_ANSWER,
    }),
  },
  {
    title: 'notFound',
    path: PATH,
    answers: () => ({ [DIALOG]: aProblem(404, 'notFound') }),
  },
];
