import type {
  DetailedSection,
  WrittenDetailsBySection,
  WrittenDetails,
} from '../../shared/contract/writtenDetails';

const DETAILS: WrittenDetailsBySection = {
  blogs: { related: [], comments: true, author: 'organisation' },
  publications: {
    issuer: null,
    issuingBody: { en: 'Harbour office' },
    issuedOn: '2026-04-01',
    pages: 12,
    identifier: 'HC-PUB-2026-021',
    languages: ['en'],
    licence: 'CC BY 4.0',
    supersedes: null,
    related: [],
  },
  governance: { body: null, decision: null, commitment: null },
  faqs: { helpOn: ['dialogs'] },
  teams: {
    purpose: { en: 'More trees.' },
    joining: 'open',
    contact: 'trees@harbour.example',
    founded: '2024-02-01',
  },
  committees: {
    mandate: { en: 'Advises the council.' },
    legalBasis: { en: 'Bylaw, section 12' },
    rhythm: { en: 'Once a month' },
    createdOn: '2021-01-10',
    endsOn: null,
    parent: null,
    composition: [
      { key: 'residents', category: { en: 'Residents', ar: 'السكان' }, seats: 5 },
      { key: 'unions', category: { en: 'Unions' }, seats: 1 },
    ],
    dissolution: null,
  },
  training: {
    level: 'introduction',
    languages: ['en', 'tr'],
    session: null,
    outcomes: [{ en: 'You can read a plan.', tr: 'Plan okuyabilirsiniz.' }],
  },
  events: {
    timezone: 'Europe/Istanbul',
    startsAt: '2026-05-08T18:00',
    endsAt: '2026-05-08T20:30',
    location: { en: 'Library' },
    address: { en: '7 Mill Street' },
    directions: {},
    position: null,
    onlineUrl: '',
    accessNote: {},
    organiser: { en: 'The city' },
    access: { stepFree: true, hearingLoop: false, signLanguage: false },
    agenda: [{ time: '18:00', title: { en: 'Welcome' } }],
    registration: { way: 'here', url: '', guests: 1, opensAt: null, closesAt: null },
    capacity: 80,
    cancellation: {},
    minutes: {},
    attendees: null,
    publications: [],
  },
};

const KINDS = {
  blogs: 'post',
  publications: 'report',
  governance: 'page',
  faqs: 'voting',
  teams: 'team',
  committees: 'standing',
  events: 'inPerson',
  training: 'course',
} as const;

type More<S extends DetailedSection> = Partial<Omit<WrittenDetails<S>, 'details'>> & {
  readonly details?: Partial<WrittenDetailsBySection[S]>;
};

/** Creates the details of a draft in this section, with nothing missing. */
export const aWrittenDetails = <S extends DetailedSection>(
  section: S,
  { details, ...more }: More<S> = {},
): WrittenDetails<S> => ({
  revision: 3,
  status: 'draft',
  originalLocale: 'en',
  kind: KINDS[section],
  details: { ...DETAILS[section], ...details },
  places: [],
  authors: [],
  rank: section === 'faqs' ? { place: 2, of: 5 } : null,
  missing: [],
  ...more,
});

/** When, where and with whom a training is. */
export const A_SESSION: NonNullable<WrittenDetailsBySection['training']['session']> = {
  timezone: 'Europe/Istanbul',
  startsAt: '2026-05-08T18:00',
  endsAt: '2026-05-08T20:30',
  format: 'inPerson',
  location: { en: 'Library' },
  onlineUrl: '',
  courseSlug: null,
  trainers: ['Leyla Demir', 'Grace Bell'],
  capacity: 16,
  cancellation: {},
  registration: { way: 'here', url: '', guests: 0, opensAt: null, closesAt: null },
};

/** Decision as the form of a new one begins. */
export const A_DECISION: NonNullable<WrittenDetailsBySection['governance']['decision']> = {
  number: 'HC-2026-054',
  decidedOn: '2026-04-02',
  body: null,
  method: { en: 'Open vote' },
  tally: null,
  votes: null,
  state: 'adopted',
  poll: null,
  ideas: [],
  followUps: [],
};

export const A_COMMITMENT: NonNullable<WrittenDetailsBySection['governance']['commitment']> = {
  responsible: { en: 'Roads office' },
  dueOn: '2027-01-31',
  progressPercent: 40,
  state: 'running',
  droppedReason: null,
  decision: null,
  followUps: [],
  entries: [{ on: '2026-04-03', text: { en: 'The tender is out.' } }],
};
