import type { MySeats, SeatManagement, Vacancies } from '../../shared/contract/seats';
import type { Locale } from '../../shared/locales';
import { createTextPicker } from './sectionDetails';
import { getSampleSlug } from './sectionFactories';

const idOf = (last: string) => `00000000-0000-4000-8000-0000000000${last}`;
export const MEETING_ID = idOf('c1');
const LEYLA = idOf('a1');
export const [OMAR, TERM] = [idOf('a2'), idOf('f1')];

/** Creates the seats of a committee: a chair, and a member whose term has been ended. */
export function aSeatDesk(locale: Locale = 'en'): SeatManagement {
  const say = createTextPicker(locale);
  const ordinary = {
    seat: 'residents',
    title: {},
    electedBy: null,
    since: '2024-02-01',
    isOver: false,
  };
  return {
    committee: {
      slug: getSampleSlug('committees'),
      title: say('Budget Committee', 'لجنة الميزانية', 'Bütçe Komitesi'),
    },
    isDissolved: false,
    composition: [
      {
        key: 'residents',
        category: say('Residents', 'السكان', 'Kent sakinleri'),
        seats: 5,
        vacant: 1,
        vacantSince: '2026-03-01',
      },
    ],
    elections: [{ slug: 'youth-seats', title: say('Three seats', 'ثلاثة مقاعد', 'Üç sandalye') }],
    terms: [
      {
        ...ordinary,
        id: TERM,
        personId: LEYLA,
        name: 'Leyla Demir',
        role: 'chair',
        until: '2027-01-31',
        endedAs: null,
      },
      {
        ...ordinary,
        id: idOf('f2'),
        personId: OMAR,
        name: 'عمر حداد',
        role: 'member',
        until: '2026-05-31',
        endedAs: 'resigned',
      },
    ],
  };
}

/**
 * Creates one seat of every kind: running, to come, ended before its time, and in a committee that
 * has been dissolved.
 */
export function someSeats(locale: Locale = 'en'): MySeats {
  const say = createTextPicker(locale);
  const [budget, harbour, ethics, festival] = [
    { slug: 'budget', title: say('Budget Committee', 'لجنة الميزانية', 'Bütçe Komitesi') },
    { slug: 'harbour', title: say('Harbour Board', 'مجلس الميناء', 'Liman Kurulu') },
    { slug: 'ethics', title: say('Ethics Committee', 'لجنة الأخلاقيات', 'Etik Komitesi') },
    { slug: 'festival', title: say('Festival Committee', 'لجنة المهرجان', 'Festival Komitesi') },
  ] as const;
  const category = say('Residents', 'السكان', 'Kent sakinleri');
  const usual = {
    endedAs: null,
    isOver: false,
    isDissolved: false,
    mayGive: false,
    electedBy: null,
    interests: null,
    nextMeeting: null,
    minutes: null,
    polls: [],
  };
  return {
    terms: [
      {
        ...usual,
        id: idOf('f1'),
        committee: budget,
        role: 'chair',
        category,
        title: say('For the budget', 'للميزانية', 'Bütçe için'),
        since: '2024-02-01',
        until: null,
        mayGive: true,
        nextMeeting: {
          id: MEETING_ID,
          startsAt: '2026-05-12T15:00:00Z',
          items: 3,
          reply: null,
          title: say('Second reading', 'القراءة الثانية', 'İkinci görüşme'),
          place: say('Town hall', 'دار البلدية', 'Belediye binası'),
          onlineUrl: 'https://meet.harbour.example/budget',
        },
        minutes: {
          id: idOf('c2'),
          startsAt: '2026-04-14T15:00:00Z',
          title: say('First reading', 'القراءة الأولى', 'İlk görüşme'),
        },
        polls: [
          {
            slug: 'chair',
            closesAt: '2026-05-09T15:00:00Z',
            title: say('Who leads the committee', 'من يرأس اللجنة', 'Komiteyi kim yönetsin'),
          },
        ],
      },
      {
        ...usual,
        id: idOf('f2'),
        committee: harbour,
        role: 'substitute',
        category: null,
        title: null,
        since: '2026-06-01',
        until: '2028-05-31',
      },
      {
        ...usual,
        id: idOf('f3'),
        committee: festival,
        role: 'member',
        category,
        title: null,
        since: '2025-01-01',
        until: null,
        isDissolved: true,
      },
      {
        ...usual,
        id: idOf('f4'),
        committee: ethics,
        role: 'member',
        category,
        title: null,
        since: '2022-01-01',
        until: '2023-03-31',
        endedAs: 'resigned',
        isOver: true,
      },
    ],
  };
}

/** Two committees that look for members. */
export function someVacancies(locale: Locale = 'en'): Vacancies {
  const say = createTextPicker(locale);
  return {
    committees: [
      {
        committee: {
          slug: 'budget',
          title: say('Budget Committee', 'لجنة الميزانية', 'Bütçe Komitesi'),
        },
        mandate: say('Advises the council.', 'تقدم المشورة للمجلس.', 'Meclise danışmanlık yapar.'),
        seats: [
          {
            key: 'residents',
            category: say('Residents', 'السكان', 'Kent sakinleri'),
            seats: 5,
            vacant: 2,
            vacantSince: '2026-03-01',
          },
          {
            key: 'unions',
            category: say('Unions', 'النقابات', 'Sendikalar'),
            seats: 1,
            vacant: 1,
            vacantSince: null,
          },
        ],
      },
      {
        committee: {
          slug: 'harbour',
          title: say('Harbour Board', 'مجلس الميناء', 'Liman Kurulu'),
        },
        mandate: say('Watches the quay.', 'يراقب الرصيف.', 'Rıhtımı gözetir.'),
        seats: [
          {
            key: 'youth',
            category: say('Young people', 'الشباب', 'Gençler'),
            seats: 3,
            vacant: 1,
            vacantSince: '2025-11-12',
          },
        ],
      },
    ],
  };
}
