import type { ListItem } from '../../shared/contract/content';
import type {
  ChainStep,
  GovernanceFacets,
  GovernanceFacts,
} from '../../shared/contract/governance';
import type { Indicators } from '../../shared/contract/indicators';
import { INDICATORS } from '../../shared/governance';
import type { Locale } from '../../shared/locales';
import { createTextPicker } from './sectionDetails';
import { aListItem } from './sectionFactories';

type Entry = ListItem<GovernanceFacts>;

/** Creates a body that is called like its slug. */
export function aBody(locale: Locale, slug: string, parent: string | null, position = 1): Entry {
  return aListItem('governance', locale, {
    id: `body-${slug}`,
    kind: 'body',
    slug,
    title: { text: slug, lang: locale },
    details: {
      body: { parent, position, committee: parent && 'budget-committee' },
      figures: { members: parent === null ? null : 9, decisions: 4 },
    },
  });
}

export function aDecision(locale: Locale, id = 'decision'): Entry {
  const say = createTextPicker(locale);
  return aListItem('governance', locale, {
    id,
    kind: 'decision',
    slug: 'night-bus',
    title: say('Night bus until three', 'حافلة الليل حتى الثالثة', 'Gece otobüsü üçe kadar'),
    details: {
      decision: {
        number: 'HC-2026-049',
        decidedOn: '2026-03-18',
        body: 'council',
        method: say('Open vote', 'تصويت علني', 'Açık oylama'),
        tally: say('24 for, 8 against', '24 مع، 8 ضد', '24 kabul, 8 ret'),
        state: 'in_force',
        poll: 'night-bus-hours',
        votes: { for: 24, against: 8, abstained: 2 },
      },
    },
  });
}

/** Creates a commitment that follows from `aDecision` and is late. */
export function aCommitment(locale: Locale, id = 'commitment'): Entry {
  const say = createTextPicker(locale);
  return aListItem('governance', locale, {
    id,
    kind: 'commitment',
    slug: 'later-buses',
    title: say('Later buses', 'حافلات متأخرة', 'Daha geç otobüsler'),
    details: {
      commitment: {
        responsible: say('Transport company', 'شركة النقل', 'Ulaşım şirketi'),
        dueOn: '2026-04-14',
        progressPercent: 40,
        state: 'running',
        decision: 'night-bus',
        entries: [
          {
            on: '2026-02-02',
            text: say('Two buses bought.', 'اشتُريت حافلتان.', 'İki otobüs alındı.'),
          },
          {
            on: '2026-03-03',
            text: say('Four drivers found.', 'وُجد أربعة سائقين.', 'Dört sürücü bulundu.'),
          },
        ],
      },
    },
  });
}

/** Creates a chain from an idea to what became of it: five steps. */
export function aChain(locale: Locale): ChainStep[] {
  const say = createTextPicker(locale);
  const { title: decision } = aDecision(locale);
  const { title: commitment } = aCommitment(locale);
  return [
    {
      step: 'idea',
      section: 'dialogs',
      slug: 'home-at-night',
      state: 'closed',
      title: say('Getting home at night', 'العودة ليلًا', 'Gece eve dönüş'),
      on: '2026-01-10T17:00:00Z',
      withdrawals: [],
    },
    {
      step: 'poll',
      section: 'have-your-say',
      slug: 'night-bus-hours',
      state: 'closed',
      title: say('How late?', 'إلى متى؟', 'Ne kadar geç?'),
      on: '2026-02-10T17:00:00Z',
      withdrawals: [
        {
          kind: 'withdrew',
          startsAt: null,
          at: '2026-02-03T09:30:00.000Z',
          label: say('Until five', 'حتى الخامسة', 'Beşe kadar'),
          reason: say('No drivers.', 'لا سائقين.', 'Sürücü yok.'),
        },
      ],
    },
    {
      step: 'decision',
      section: 'governance',
      slug: 'night-bus',
      state: 'in_force',
      title: decision,
      on: '2026-03-18',
      withdrawals: [],
    },
    {
      step: 'commitment',
      section: 'governance',
      slug: 'later-buses',
      state: 'running',
      title: commitment,
      on: '2026-04-14',
      withdrawals: [],
    },
    {
      step: 'followUp',
      section: 'publications',
      slug: 'timetable',
      state: null,
      on: null,
      withdrawals: [],
      title: say('The new timetable', 'الجدول الجديد', 'Yeni tarife'),
    },
  ];
}

/** Creates the facets that decisions and commitments can be filtered by. */
export function someFacets(locale: Locale): GovernanceFacets {
  const say = createTextPicker(locale);
  return {
    bodies: [{ slug: 'council', name: say('Council', 'المجلس', 'Meclis'), count: 4 }],
    years: [
      { year: '2026', count: 3 },
      { year: '2025', count: 1 },
    ],
    methods: [
      { key: '0123456789ab', text: say('Open vote', 'تصويت علني', 'Açık oylama'), count: 4 },
    ],
    decisionStates: [{ state: 'in_force', count: 4 }],
    commitmentStates: [
      { state: 'running', count: 9 },
      { state: 'done', count: 2 },
    ],
    overdue: 1,
  };
}

/** Twelve months of each indicator; of one month there are too few people to say. */
export function someIndicators(): Indicators {
  const months = Array.from({ length: 12 }, (_, index) => ({
    month: `${index < 7 ? 2025 : 2026}-${String(((index + 5) % 12) + 1).padStart(2, '0')}`,
    value: index === 3 ? null : index * 10,
  }));
  return {
    from: '2025-06',
    to: '2026-05',
    countedAt: '2026-05-01T09:00:00Z',
    items: INDICATORS.map((name) => ({ name, total: 630, months, query: `select 1 -- ${name}` })),
  };
}
