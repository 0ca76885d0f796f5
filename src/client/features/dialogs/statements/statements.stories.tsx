import type { Statement } from '../../../../shared/contract/statements';
import type { Locale } from '../../../../shared/locales';
import type { FakeResponses } from '../../../testing/fakeApi';
import { aListPage } from '../../../testing/factories';
import { gatheringOpinions } from '../../../testing/opinionFactories';
import { createTextPicker } from '../../../testing/sectionDetails';
import {
  aStatement,
  aStatementsDialog,
  STATEMENTS_PATH,
  STATEMENTS_DIALOG_PATH,
  aNextStatement,
  UNANSWERED,
} from '../../../testing/statementFactories';
import { FAILED_ANSWER, createLongTexts, NEVER } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';
import type { StatementsDialog } from './StatementsPart';

const LIMIT = 300;

function dialog(locale: Locale, more: Partial<StatementsDialog> = {}): StatementsDialog {
  const say = createTextPicker(locale);
  const instructions = say('Say what you think.', 'قل ما رأيك.', 'Ne düşündüğünüzü söyleyin.');
  return aStatementsDialog(
    { instructions },
    {
      title: say('Cars at the waterfront', 'السيارات على الواجهة البحرية', 'Sahilde arabalar'),
      summary: say('Fewer, or as now?', 'أقل، أم كما هي الآن؟', 'Daha az mı, şimdiki gibi mi?'),
      body: say(
        'The council decides in June.',
        'يقرر المجلس في يونيو.',
        'Meclis haziranda karar verecek.',
      ),
      ...more,
    },
  );
}

function statement(locale: Locale, more: Partial<Statement> = {}): Statement {
  const words = createTextPicker(locale)(
    'On Sundays the waterfront should belong to people on foot.',
    'ينبغي أن تكون الواجهة البحرية للمشاة أيام الأحد.',
    'Pazar günleri sahil yayalara ait olmalı.',
  );
  const original =
    locale === 'tr'
      ? null
      : { text: 'Pazar günleri sahil yayalara ait olmalı.', lang: 'tr' as const };
  return aStatement('00000000-0000-4000-8000-0000000000e1', { text: words, original, ...more });
}

/** Lists one statement for each state that a statement can have. */
const list = (locale: Locale): Statement[] => [
  statement(locale, {
    id: '1',
    counts: { agrees: 41, disagrees: 12, seen: 60 },
    mine: { ...UNANSWERED, vote: 1 },
  }),
  statement(locale, {
    id: '2',
    isSeed: true,
    isMeta: true,
    counts: { agrees: 0, disagrees: 0, seen: 0 },
  }),
  statement(locale, { id: '3', state: 'held', mine: { ...UNANSWERED, isAuthor: true } }),
  statement(locale, {
    id: '4',
    state: 'hidden',
    hiddenFor: 'doesNotBelong',
    mine: { ...UNANSWERED, isAuthor: true },
  }),
];

const story = (
  title: StoryState,
  more: (locale: Locale) => FakeResponses,
  { change = {}, query = '' }: { change?: Partial<StatementsDialog>; query?: string } = {},
): Story => ({
  title,
  path: `/dialogs/waterfront${query}`,
  answers: (locale) => ({
    [STATEMENTS_DIALOG_PATH]: { body: dialog(locale, change) },
    [`${STATEMENTS_DIALOG_PATH}/opinions`]: { body: gatheringOpinions(2) },
    [STATEMENTS_PATH]: aListPage(list(locale)),
    [`${STATEMENTS_PATH}?locale=${locale}&number=3`]: aListPage([statement(locale)]),
    ...more(locale),
  }),
});

const next = (locale: Locale, more: Partial<Statement> = {}): FakeResponses => ({
  [`${STATEMENTS_PATH}/next`]: aNextStatement(statement(locale, more), { answered: 12, left: 34 }),
});

/** A dialogue of statements in its states. */
export const STATEMENT_STORIES: readonly Story[] = [
  story('some', next, { query: '?statement=3' }),
  story('loading', () => ({ [`${STATEMENTS_PATH}/next`]: NEVER })),
  story('failed', () => ({ [`${STATEMENTS_PATH}/next`]: FAILED_ANSWER })),
  story('empty', () => ({ [`${STATEMENTS_PATH}/next`]: aNextStatement(null) })),
  story('afterVote', () => ({
    [`${STATEMENTS_PATH}/next`]: aNextStatement(null, { answered: 46, left: 0 }),
  })),
  story('closed', () => ({}), { change: { phase: 'closed' } }),
  story('longTexts', (locale) => {
    const { summary } = createLongTexts(locale);
    return next(locale, { text: { ...summary, text: summary.text.slice(-LIMIT) } });
  }),
];
