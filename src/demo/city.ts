import type { BrandPicture, HostSettings } from '../shared/contract/settings';
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

/** Picture of its first page: `harbour.svg` beside this file, cleaned. */
export const DEMO_HERO: BrandPicture = {
  file: 'a2548ee761d5b85f3d627a7752a1c9a9d6ed368df28cfd7e27dbb2ee1cfcf211',
  width: 512,
  height: 336,
  weakOn: [],
};

/** Settings of the demonstration's installation. */
export const DEMO_SETTINGS: HostSettings = {
  number: 8,
  stage: 'open',
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
  look: { colour: '#0f6570', logo: { light: null, dark: null }, hero: DEMO_HERO },
  home: DEFAULT_VALUES.home,
};
