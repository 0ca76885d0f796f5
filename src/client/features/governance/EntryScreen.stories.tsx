import type { Locale } from '../../../shared/locales';
import { aListPage } from '../../testing/factories';
import type { FakeResponses } from '../../testing/fakeApi';
import {
  aBody,
  aChain,
  aCommitment,
  aDecision,
  someFacets,
  someIndicators,
} from '../../testing/governanceFactories';
import { aDetailPage, aListItem } from '../../testing/sectionFactories';
import {
  addAnswers,
  createDetailStories,
  FAILED_ANSWER,
  createLongTexts,
  NEVER,
} from '../../workbench/makeStories';
import type { Story, StoryState } from '../../workbench/story';

const MANY = 24;
const KINDS = ['page', 'body', 'decision', 'commitment'] as const;
type Kind = (typeof KINDS)[number];

const LIMITS: Readonly<Record<Kind, string>> = {
  page: '100',
  body: '100',
  decision: '5',
  commitment: '6',
};
const call = (locale: Locale, kind: Kind) =>
  `/v1/governance?locale=${locale}&kind=${kind}&limit=${LIMITS[kind]}`;
const FACETS = '/v1/governance/facets';
const NUMBERS = '/v1/governance/indicators';

type Entries = Readonly<Record<Kind, Parameters<typeof aListPage>[0]>>;

const entries = (locale: Locale): Entries => ({
  page: [aListItem('governance', locale)],
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
  decision: [{ ...aDecision(locale), ...createLongTexts(locale) }],
  commitment: [{ ...aCommitment(locale), ...createLongTexts(locale) }],
});

const listStory = (
  title: StoryState,
  answer: (locale: Locale, kind: Kind) => FakeResponses[string],
): Story => ({
  title,
  path: '/governance',
  answers: (locale) => ({
    ...Object.fromEntries(KINDS.map((kind) => [call(locale, kind), answer(locale, kind)])),
    [FACETS]: { body: someFacets(locale) },
  }),
});

/** Creates a story of a part alone. */
const partStory = (
  title: 'register' | 'commitments' | 'numbers',
  path: string,
  answers: Story['answers'],
): Story => ({
  title,
  path,
  answers: (locale) => ({
    [call(locale, 'body')]: aListPage([...entries(locale).body]),
    [FACETS]: { body: someFacets(locale) },
    ...answers(locale),
  }),
});

function detailOf(locale: Locale, entry: ReturnType<typeof aBody>) {
  const { details, ...envelope } = entry;
  return {
    ...aDetailPage('governance', locale),
    ...envelope,
    slug: 'how-a-decision-is-made',
    details: { ...details, chain: details.body ? [] : aChain(locale) },
  };
}

const entryStory = (
  title: 'body' | 'decision' | 'commitment',
  make: (locale: Locale) => ReturnType<typeof aBody>,
): Story => ({
  title,
  path: '/governance/how-a-decision-is-made',
  answers: (locale) => ({
    '/v1/governance/how-a-decision-is-made': { body: detailOf(locale, make(locale)) },
  }),
});

const neighbours = (locale: Locale): FakeResponses => ({
  [call(locale, 'body')]: aListPage([...entries(locale).body]),
  [`/v1/governance?locale=${locale}&kind=decision&body=how-a-decision-is-made&limit=5`]: aListPage([
    ...entries(locale).decision,
  ]),
});

export const GOVERNANCE_STORIES = [
  listStory('some', (locale, kind) => aListPage(entries(locale)[kind])),
  listStory('loading', () => NEVER),
  listStory('empty', () => aListPage([])),
  listStory('failed', () => FAILED_ANSWER),
  listStory('many', (locale, kind) =>
    aListPage(manyEntries(locale)[kind], kind === 'decision' ? { next: 'next', total: 400 } : {}),
  ),
  partStory('register', '/governance?kind=decision', (locale) => ({
    '/v1/governance': aListPage(manyEntries(locale).decision, { next: 'next', total: 400 }),
  })),
  partStory('commitments', '/governance?kind=commitment', (locale) => ({
    '/v1/governance': aListPage(manyEntries(locale).commitment),
  })),
  partStory('numbers', '/governance?part=indicators', () => ({
    [NUMBERS]: { body: someIndicators() },
  })),
  listStory('longTexts', (locale, kind) => aListPage(long(locale)[kind])),
  ...addAnswers(
    [
      ...createDetailStories('governance'),
      entryStory('body', (locale) => aBody(locale, 'council', null)),
      entryStory('decision', (locale) => aDecision(locale)),
      entryStory('commitment', (locale) => aCommitment(locale)),
    ],
    neighbours,
  ),
];
