import type { Locale } from '../shared/locales';

/**
 * The people of the demonstration. The door shows them on its sign-in page and the seeder gives
 * them content; both exist only where the demonstration was asked for (MEYDAN_SEED=demo or scale).
 */
export const DEMO_PEOPLE = [
  {
    key: 'grace',
    name: 'Grace Bell',
    locale: 'en',
    role: 'participant',
    verified: false,
    roles: [],
    acceptedTerms: 2,
  },
  {
    key: 'omar',
    name: 'عمر حداد',
    locale: 'ar',
    role: 'verified',
    verified: true,
    roles: [],
    acceptedTerms: 2,
  },
  {
    key: 'isil',
    name: 'Işıl Iğdır',
    locale: 'tr',
    role: 'teamLead',
    verified: false,
    roles: [],
    acceptedTerms: 2,
  },
  {
    key: 'leyla',
    name: 'Leyla Demir',
    locale: 'tr',
    role: 'committeeChair',
    verified: true,
    roles: [],
    acceptedTerms: 2,
  },
  {
    key: 'yusuf',
    name: 'Yusuf Kaya',
    locale: 'tr',
    role: 'moderator',
    verified: true,
    roles: ['moderator'],
    acceptedTerms: 2,
  },
  {
    key: 'nadia',
    name: 'نادية صالح',
    locale: 'ar',
    role: 'editor',
    verified: true,
    roles: ['editor'],
    acceptedTerms: 1,
  },
  {
    key: 'admin',
    name: 'Alex Morgan',
    locale: 'en',
    role: 'admin',
    verified: true,
    roles: ['admin'],
    acceptedTerms: 2,
  },
] as const satisfies readonly {
  key: string;
  name: string;
  locale: Locale;
  role: string;
  verified: boolean;
  roles: readonly string[];
  /** The version of the terms; who accepted an earlier one is asked again. */
  acceptedTerms: number;
}[];

export type DemoPerson = (typeof DEMO_PEOPLE)[number]['key'];

export const getDemoEmail = (person: DemoPerson): string => `${person}@harbour.example`;
