import { EVENT_DETAILS_DEFAULTS } from '../../shared/contract/events';
import type { ContentSection } from '../../shared/sections';
import type { Locale } from '../../shared/locales';
import type { Localized, Text } from '../../shared/contract/text';
import type { Option } from '../../shared/ballots/paper';
import type { SectionDetails } from '../api/contentEndpoints';
import { anOption, aQuestion } from './pollFactories';
import { aLegalVersion } from './legalFactories';

export type Translations = readonly [en: string, ar: string, tr: string];
export type TextPicker = (...words: Translations) => Text;

/** Texts in one language, as the API would send them to a reader of it. */
export const createTextPicker =
  (locale: Locale): TextPicker =>
  (en, ar, tr) => {
    const texts: Localized = { en, ar, tr };
    const lang = texts[locale] === undefined ? 'en' : locale;
    return { text: texts[lang]!, lang };
  };

export const POLL_OPTIONS = [
  '00000000-0000-4000-8000-0000000000a1',
  '00000000-0000-4000-8000-0000000000a2',
  '00000000-0000-4000-8000-0000000000a3',
] as const;

const city = (say: TextPicker) => say('City Council', 'مجلس المدينة', 'Kent Meclisi');
const library = (say: TextPicker) =>
  say(
    'Mill Street library, foyer',
    'مكتبة شارع الطاحونة، البهو',
    'Değirmen Sokağı Kütüphanesi, fuaye',
  );

const poll = (say: TextPicker): SectionDetails['have-your-say'] => ({
  methods: ['plurality'],
  eligibility: 'signed_in',
  group: null,
  groupName: null,
  secrecy: 'open',
  resultsVisibility: 'after_vote',
  canChange: false,
  quorum: 0,
  shuffle: false,
  cancellation: null,
  outcome: null,
  ballots: null,
  hasVoted: false,
  questions: [
    aQuestion('choice', {
      prompt: say(
        'Which design shall be built?',
        'أي تصميم ينبغي أن يُبنى؟',
        'Hangi tasarım yapılsın?',
      ),
      options: createDesignOptions(say),
    }),
  ],
  result: null,
  ownBallot: null,
  refusal: null,
  trust: null,
});

/** Creates the options of the made-up polls, in one language. */
export const createDesignOptions = (say: TextPicker): readonly Option[] => [
  anOption(POLL_OPTIONS[0], say('The courtyard', 'الفناء', 'Avlu'), {
    description: say(
      'Reading rooms around a garden.',
      'قاعات قراءة حول حديقة.',
      'Bir bahçenin çevresinde okuma salonları.',
    ),
  }),
  anOption(POLL_OPTIONS[1], say('The tower', 'البرج', 'Kule'), {
    description: say('With a view of the sea.', 'بإطلالة على البحر.', 'Deniz manzaralı.'),
  }),
  anOption(POLL_OPTIONS[2], say('Neither', 'لا هذا ولا ذاك', 'Hiçbiri')),
];

const dialog = (say: TextPicker): SectionDetails['dialogs'] => ({
  mode: 'thread',
  layout: 'single',
  instructions: say('Say what you need.', 'قل ما تحتاج إليه.', 'Neye ihtiyacınız olduğunu yazın.'),
  conclusions: null,
  updates: [],
  moderation: 'open',
  resultsAfter: 0,
  following: [],
  turnout: null,
  followingPlaces: [],
  rights: { moderate: false, edit: false },
});

const publication = (say: TextPicker): SectionDetails['publications'] => ({
  issuingBody: city(say),
  issuedOn: '2026-03-02',
  identifier: 'HC-R-2026-07',
  languages: ['en', 'ar', 'tr'],
  pages: 48,
  licence: 'CC BY 4.0',
  supersedes: null,
  supersededBy: null,
  editions: [],
  relatedPlaces: [],
  revision: 1,
});

const training = (say: TextPicker): SectionDetails['training'] => ({
  level: 'introduction',
  languages: ['en', 'ar', 'tr'],
  outcomes: [say('Read a budget table.', 'قراءة جدول ميزانية.', 'Bir bütçe tablosunu okumak.')],
  course: {
    durationMinutes: 40,
    passMarkPercent: 70,
    prerequisite: null,
    modules: [
      {
        title: say('Income', 'الإيرادات', 'Gelirler'),
        lessons: [
          {
            title: say('Where money comes from', 'من أين يأتي المال', 'Para nereden gelir'),
            body: say('Taxes and fees.', 'الضرائب والرسوم.', 'Vergiler ve harçlar.'),
            minutes: 10,
            key: 'where-money-comes-from',
            kind: 'text',
            quiz: null,
          },
        ],
      },
    ],
  },
  training: null,
});

const A_PERSON = '00000000-0000-4000-8000-0000000000a1';
const ANOTHER_PERSON = '00000000-0000-4000-8000-0000000000a2';

const members = (say: TextPicker): SectionDetails['teams']['members'] => [
  {
    personId: A_PERSON,
    name: 'Leyla Demir',
    role: 'lead',
    title: null,
    since: '2024-02-01',
    until: null,
  },
  {
    personId: ANOTHER_PERSON,
    name: 'عمر حداد',
    role: 'member',
    title: say('Treasurer', 'أمين الصندوق', 'Sayman'),
    since: '2025-05-12',
    until: null,
  },
];

const team = (say: TextPicker): SectionDetails['teams'] => ({
  purpose: say('More trees.', 'مزيد من الأشجار.', 'Daha çok ağaç.'),
  joining: 'open',
  contact: 'trees@harbour.example',
  founded: '2024-02-01',
  memberCount: 2,
  members: members(say),
  published: [{ section: 'events', count: 2 }],
  latest: [
    {
      section: 'events',
      slug: 'planting-day',
      at: '2026-04-20T09:00:00Z',
      title: say('Planting day', 'يوم الغرس', 'Dikim günü'),
    },
  ],
});

const committee = (say: TextPicker): SectionDetails['committees'] => ({
  mandate: say('Advises the council.', 'تقدم المشورة للمجلس.', 'Meclise danışmanlık yapar.'),
  legalBasis: say('Bylaw, section 12', 'النظام الأساسي، المادة 12', 'Yönetmelik, madde 12'),
  createdOn: '2021-01-10',
  endsOn: null,
  rhythm: say('Once a month', 'مرة في الشهر', 'Ayda bir'),
  composition: [
    {
      key: 'residents',
      category: say('Residents', 'السكان', 'Kent sakinleri'),
      seats: 5,
      vacant: 1,
      vacantSince: '2026-03-01',
    },
  ],
  vacantSeats: 1,
  dissolution: null,
  mayGiveSeats: false,
  parent: {
    section: 'governance',
    slug: 'city-council',
    title: say('City Council', 'مجلس المدينة', 'Kent Meclisi'),
  },
  below: [],
  memberCount: 2,
  members: members(say).map((member) => ({
    ...member,
    seat: 'residents',
    endedAs: null,
    electedBy: null,
    interests: { text: say('A boat', 'قارب', 'Bir tekne'), at: '2026-03-02T09:00:00Z' },
  })),
});

const event = (say: TextPicker): SectionDetails['events'] => ({
  ...EVENT_DETAILS_DEFAULTS,
  places: [],
  timezone: 'Europe/Istanbul',
  location: library(say),
  address: say('7 Mill Street', 'شارع الطاحونة 7', 'Değirmen Sokağı 7'),
  onlineUrl: 'https://meet.harbour.example/library',
  capacity: 80,
  organiser: city(say),
  access: { stepFree: true, hearingLoop: true, signLanguage: false },
  agenda: [{ time: '18:00', title: say('Welcome', 'ترحيب', 'Karşılama') }],
  minutes: null,
  attendees: null,
  cancellation: null,
});

const quiz = (): SectionDetails['quizzes'] => ({
  timeLimitSeconds: 600,
  passMarkPercent: 70,
  attemptLimit: null,
  gradeMethod: 'highest',
  rightAnswers: 'afterAttempt',
  timings: ['usual', 'oneAndAHalf', 'double', 'unlimited'],
  questionCount: 7,
  own: null,
  refusal: null,
  attempts: [],
  timing: 'usual',
});

const DETAILS: { readonly [S in ContentSection]: (say: TextPicker) => SectionDetails[S] } = {
  'have-your-say': poll,
  dialogs: dialog,
  blogs: (say) => ({
    readingMinutes: 3,
    authorId: 'organisation',
    commentsOff: false,
    correctedAt: null,
    authorPicture: null,
    related: [
      {
        slug: 'the-tram-at-night',
        title: say('The tram at night', 'الترام ليلًا', 'Gece tramvayı'),
        publishedAt: '2026-02-10T08:00:00Z',
      },
    ],
    previous: {
      slug: 'gardens-of-the-valley',
      title: say('Gardens of the valley', 'حدائق الوادي', 'Vadinin bahçeleri'),
      publishedAt: '2026-03-20T08:00:00Z',
    },
    next: null,
  }),
  publications: publication,
  training,
  teams: team,
  committees: committee,
  governance: () => ({
    body: null,
    decision: null,
    commitment: null,
    figures: null,
    chain: [],
    meeting: null,
  }),
  events: event,
  quizzes: quiz,
  faqs: () => ({ category: 'voting', position: 1, helpfulYes: 24, helpfulNo: 3, mine: null }),
  legal: () => ({
    versionNumber: 2,
    effectiveOn: '2026-01-01',
    whatChanged: null,
    versions: [aLegalVersion({ slug: 'privacy-policy', versionNumber: 2 })],
  }),
};

/** Creates the section's own part of a content, complete, in one language. */
export function getSampleDetails<S extends ContentSection>(
  section: S,
  locale: Locale,
): SectionDetails[S] {
  return DETAILS[section](createTextPicker(locale));
}
