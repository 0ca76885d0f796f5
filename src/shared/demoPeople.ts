import type { Locale } from './locales';

/**
 * The people of the demonstration. The door shows them on its sign-in page and the seeder gives them content;
 * both exist only where the demonstration was asked for (MEYDAN_SEED=demo or scale).
 */
export const DEMO_PEOPLE = [
  {
    key: 'grace',
    name: 'Grace Bell',
    locale: 'en',
    role: 'participant',
    verified: false,
    roles: [],
  },
  { key: 'omar', name: 'عمر حداد', locale: 'ar', role: 'verified', verified: true, roles: [] },
  { key: 'isil', name: 'Işıl Iğdır', locale: 'tr', role: 'teamLead', verified: false, roles: [] },
  {
    key: 'leyla',
    name: 'Leyla Demir',
    locale: 'tr',
    role: 'committeeChair',
    verified: true,
    roles: [],
  },
  {
    key: 'yusuf',
    name: 'Yusuf Kaya',
    locale: 'tr',
    role: 'moderator',
    verified: true,
    roles: ['moderator'],
  },
  {
    key: 'nadia',
    name: 'نادية صالح',
    locale: 'ar',
    role: 'editor',
    verified: true,
    roles: ['editor'],
  },
  {
    key: 'admin',
    name: 'Alex Morgan',
    locale: 'en',
    role: 'admin',
    verified: true,
    roles: ['admin'],
  },
] as const satisfies readonly {
  key: string;
  name: string;
  locale: Locale;
  role: string;
  verified: boolean;
  roles: readonly string[];
}[];

export type DemoPerson = (typeof DEMO_PEOPLE)[number]['key'];

export const demoEmail = (person: DemoPerson): string => `${person}@harbour.example`;
