import type { ListItem } from '../../shared/contract/content';
import type { GovernanceDetails } from '../../shared/contract/governance';
import type { Locale } from '../../shared/locales';
import { sayIn } from './sectionDetails';
import { anItemOf } from './sectionFactories';

type Entry = ListItem<GovernanceDetails>;

/** A body that is called like its slug. */
export function aBody(locale: Locale, slug: string, parent: string | null, position = 1): Entry {
  return anItemOf('governance', locale, {
    id: `body-${slug}`,
    kind: 'body',
    slug,
    title: { text: slug, lang: locale },
    details: { body: { parent, position, committee: parent && 'budget-committee' } },
  });
}

export function aDecision(locale: Locale, id = 'decision'): Entry {
  const say = sayIn(locale);
  return anItemOf('governance', locale, {
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
      },
    },
  });
}

/** A commitment that follows from `aDecision` and is late. */
export function aCommitment(locale: Locale, id = 'commitment'): Entry {
  const say = sayIn(locale);
  return anItemOf('governance', locale, {
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
      },
    },
  });
}
