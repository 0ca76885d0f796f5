import type { Locale } from '../../../shared/locales';
import { page } from '../../testing/factories';
import type { Answers } from '../../testing/fakeApi';
import { aBody, aCommitment, aDecision } from '../../testing/governanceFactories';
import { aDetailOf, anItemOf } from '../../testing/sectionFactories';
import {
  alsoAnswering,
  detailStories,
  FAILURE,
  longTexts,
  NEVER,
} from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const MANY = 24;
const KINDS = ['page', 'body', 'decision', 'commitment'] as const;
type Kind = (typeof KINDS)[number];

const call = (locale: Locale, kind: Kind) =>
  `/v1/governance?locale=${locale}&kind=${kind}${kind === 'decision' ? '' : '&limit=100'}`;

type Entries = Readonly<Record<Kind, Parameters<typeof page>[0]>>;

const entries = (locale: Locale): Entries => ({
  page: [anItemOf('governance', locale)],
  body: [aBody(locale, 'council', null), aBody(locale, 'mayor', 'council')],
  decision: [aDecision(locale)],
  commitment: [aCommitment(locale)],
});

const numbered = (make: (id: string) => object) =>
  Array.from({ length: MANY }, (_, index) => make(String(index)));

const manyEntries = (locale: Locale): Entries => ({
  ...entries(locale),
  body: [
    aBody(locale, 'council', null),
    ...(numbered((id) => aBody(locale, `body-${id}`, 'council')) as object[]),
  ],
  decision: numbered((id) => aDecision(locale, id)),
  commitment: numbered((id) => aCommitment(locale, id)),
});

const long = (locale: Locale): Entries => ({
  ...entries(locale),
  decision: [{ ...aDecision(locale), ...longTexts(locale) }],
  commitment: [{ ...aCommitment(locale), ...longTexts(locale) }],
});

const listStory = (
  title: StoryState,
  answer: (locale: Locale, kind: Kind) => Answers[string],
): Story => ({
  title,
  path: '/governance',
  answers: (locale) =>
    Object.fromEntries(KINDS.map((kind) => [call(locale, kind), answer(locale, kind)])),
});

const entryStory = (
  title: 'body' | 'decision' | 'commitment',
  make: (locale: Locale) => object,
): Story => ({
  title,
  path: '/governance/how-a-decision-is-made',
  answers: (locale) => ({
    '/v1/governance/how-a-decision-is-made': {
      body: { ...aDetailOf('governance', locale), ...make(locale) },
    },
  }),
});

const neighbours = (locale: Locale): Answers => ({
  [call(locale, 'body')]: page([...entries(locale).body]),
  [call(locale, 'commitment')]: page([...entries(locale).commitment]),
  '/v1/governance/night-bus': {
    body: { ...aDetailOf('governance', locale), ...aDecision(locale) },
  },
  '/v1/have-your-say/night-bus-hours': { body: aDetailOf('have-your-say', locale) },
});

export const GOVERNANCE_STORIES = [
  listStory('some', (locale, kind) => page(entries(locale)[kind])),
  listStory('loading', () => NEVER),
  listStory('empty', () => page([])),
  listStory('failed', () => FAILURE),
  listStory('many', (locale, kind) =>
    page(manyEntries(locale)[kind], kind === 'decision' ? { next: 'next', total: 400 } : {}),
  ),
  listStory('longTexts', (locale, kind) => page(long(locale)[kind])),
  ...alsoAnswering(
    [
      ...detailStories('governance'),
      entryStory('body', (locale) => aBody(locale, 'council', null)),
      entryStory('decision', (locale) => aDecision(locale)),
      entryStory('commitment', (locale) => aCommitment(locale)),
    ],
    neighbours,
  ),
];
