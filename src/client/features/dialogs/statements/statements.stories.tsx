import type { Statement } from '../../../../shared/contract/statements';
import type { Locale } from '../../../../shared/locales';
import type { Answers } from '../../../testing/fakeApi';
import { page } from '../../../testing/factories';
import { gatheringOpinions } from '../../../testing/opinionFactories';
import { sayIn } from '../../../testing/sectionDetails';
import {
  aStatement,
  aStatementsDialog,
  STATEMENTS,
  STATEMENTS_DIALOG,
  theNext,
  UNANSWERED,
} from '../../../testing/statementFactories';
import { FAILURE, longTexts, NEVER } from '../../../workbench/makeStories';
import type { Story, StoryState } from '../../../workbench/story';
import type { StatementsDialog } from './StatementsPart';

const LIMIT = 300;

function dialog(locale: Locale, more: Partial<StatementsDialog> = {}): StatementsDialog {
  const say = sayIn(locale);
  const instructions = say('Say what you think.', 'قل ما رأيك.', 'Ne düşündüğünüzü söyleyin.');
  return aStatementsDialog(
    { instructions },
    {
      title: say('Cars at the waterfront', 'السيارات على الواجهة البحرية', 'Sahilde arabalar'),
      summary: say('Fewer, or as now?', 'أقل، أم كما هي الآن؟', 'Daha az mı, şimdiki gibi mi?'),
      body: say(
        'The council decides in June.',
        'يقرر المجلس في حزيران.',
        'Meclis haziranda karar verecek.',
      ),
      ...more,
    },
  );
}

function statement(locale: Locale, more: Partial<Statement> = {}): Statement {
  const words = sayIn(locale)(
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
  more: (locale: Locale) => Answers,
  { change = {}, query = '' }: { change?: Partial<StatementsDialog>; query?: string } = {},
): Story => ({
  title,
  path: `/dialogs/waterfront${query}`,
  answers: (locale) => ({
    [STATEMENTS_DIALOG]: { body: dialog(locale, change) },
    [`${STATEMENTS_DIALOG}/opinions`]: { body: gatheringOpinions(2) },
    [STATEMENTS]: page(list(locale)),
    [`${STATEMENTS}?locale=${locale}&number=3`]: page([statement(locale)]),
    ...more(locale),
  }),
});

const next = (locale: Locale, more: Partial<Statement> = {}): Answers => ({
  [`${STATEMENTS}/next`]: theNext(statement(locale, more), { answered: 12, left: 34 }),
});

/** A dialogue of statements in its states. */
export const STATEMENT_STORIES: readonly Story[] = [
  story('some', next, { query: '?statement=3' }),
  story('loading', () => ({ [`${STATEMENTS}/next`]: NEVER })),
  story('failed', () => ({ [`${STATEMENTS}/next`]: FAILURE })),
  story('empty', () => ({ [`${STATEMENTS}/next`]: theNext(null) })),
  story('afterVote', () => ({ [`${STATEMENTS}/next`]: theNext(null, { answered: 46, left: 0 }) })),
  story('closed', () => ({}), { change: { phase: 'closed' } }),
  story('longTexts', (locale) => {
    const { summary } = longTexts(locale);
    return next(locale, { text: { ...summary, text: summary.text.slice(-LIMIT) } });
  }),
];
