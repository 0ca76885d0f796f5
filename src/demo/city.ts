import type { PortalSettings } from '../shared/contract/settings';
import { DEMO_DISTRICTS, DEMO_TOPICS } from './vocabularies';
import { DEFAULT_VALUES } from '../shared/settings';

/** Names of the demonstration's city: one that is on no map. */
export const DEMO_CITY_NAME = {
  en: 'Harbour City',
  ar: 'مدينة المرفأ',
  tr: 'Liman Kenti',
} as const;

/** The zone has had no summer time since 2016. */
export const DEMO_ZONE = 'Europe/Istanbul';
export const DEMO_UTC_OFFSET = '+03:00';

/** Settings of the demonstration's installation. */
export const DEMO_SETTINGS: PortalSettings = {
  number: 6,
  identity: {
    cityName: DEMO_CITY_NAME,
    portalName: {},
    referencePrefix: 'HC',
    contact: {
      email: 'city@harbour.example',
      phone: null,
      address: {},
      website: 'https://harbour.example',
    },
  },
  time: { zone: DEMO_ZONE },
  money: { currency: 'EUR' },
  languages: { offered: ['en', 'ar', 'tr'], first: 'en' },
  districts: [...DEMO_DISTRICTS],
  topics: [...DEMO_TOPICS],
  sections: DEFAULT_VALUES.sections,
  signIn: DEFAULT_VALUES.signIn,
};
