import type { ContentSummary } from '../../shared/contract/content';
import type { MyNeeds } from '../../shared/contract/me';
import type { VoteOutcomes } from '../../shared/contract/statistics';
import type { Text } from '../../shared/contract/text';
import type { Locale } from '../../shared/locales';
import { aSummary, aListPage } from './factories';
import { createTextPicker } from './sectionDetails';

/**
 * Creates the outcomes of two votes: one with a decision and how far it is, one with words alone.
 */
export function someOutcomes(locale: Locale, title?: Text): { readonly body: VoteOutcomes } {
  const say = createTextPicker(locale);
  const poll =
    title ??
    say('Night bus until 3:00?', 'حافلة ليلية حتى 3:00؟', 'Gece otobüsü 03.00’e kadar mı?');
  const statement = say(
    'The council follows the vote.',
    'يأخذ المجلس بنتيجة التصويت.',
    'Meclis oylamaya uyuyor.',
  );
  const outcome = { statement, decidedOn: '2026-03-01' };
  const decided = say('Longer night service', 'خدمة ليلية أطول', 'Daha uzun gece seferi');
  const promised = say('Two more buses', 'حافلتان إضافيتان', 'İki otobüs daha');
  return {
    body: {
      items: [
        {
          poll: { slug: 'night-bus-hours', title: poll, closedAt: '2026-02-20T18:00:00Z' },
          outcome,
          decisions: [{ slug: 'night-bus', title: decided, state: 'adopted' }],
          commitments: [
            {
              slug: 'two-buses',
              title: promised,
              state: 'running',
              progressPercent: 40,
              dueOn: '2026-09-01',
            },
          ],
        },
        {
          poll: { slug: 'lighthouse', title: poll, closedAt: '2026-01-20T18:00:00Z' },
          outcome,
          decisions: [],
          commitments: [],
        },
      ],
    },
  };
}

/** Creates what waits for a person: open polls, a draft, a notice; `count` of each. */
export function someNeeds(locale: Locale, count = 1, title?: Text): { readonly body: MyNeeds } {
  const say = createTextPicker(locale);
  const own = title ?? say('Choose the design', 'اختر التصميم', 'Tasarımı seçin');
  const of = (section: ContentSummary['section'], id: string) =>
    aSummary({ section, id, slug: id, title: own });
  const event = of('events', 'summer-night');
  return {
    body: {
      polls: aListPage([of('have-your-say', 'library')], { total: count }).body,
      drafts: aListPage([of('blogs', 'my-draft')], { total: count }).body,
      notices: aListPage(
        [{ kind: 'eventSoon' as const, at: '2026-05-03T16:00:00Z', content: event }],
        {
          total: count,
        },
      ).body,
    },
  };
}

export const noNeeds = (): { readonly body: MyNeeds } => {
  const { body } = aListPage<never>([]);
  return { body: { polls: body, drafts: body, notices: body } };
};
