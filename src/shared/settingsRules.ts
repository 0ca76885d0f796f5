import { MAX_EMAIL_LETTERS } from './emailAddress';

/** Letters that a text of the settings may have. */
export const SETTINGS_LETTERS = {
  name: 80,
  address: 400,
  email: MAX_EMAIL_LETTERS,
  phone: 40,
  note: 200,
  zone: 64,
  slogan: 80,
  welcome: 300,
  homeText: 4_000,
  homeNotice: 300,
  linkLabel: 60,
  pageSlug: 60,
  pageTitle: 100,
  pageText: 20_000,
} as const;

/** Pages of the city's own, and those of them that stand in the footer. */
export const MAX_FREE_PAGES = 20;
export const MAX_FOOTER_PAGES = 8;

/** Forms of the texts that are not free, for the host and for the form. */
export const SETTINGS_PATTERNS = {
  referencePrefix: '^[A-Z][A-Z0-9]{0,7}$',
  phone: '^[+0-9() ./-]{3,}$',
  pageSlug: '^[a-z0-9]+(-[a-z0-9]+)*$',
  website: String.raw`^https://\S+$`,
  /** A page of the portal, or an address elsewhere; `//` and `/\` would lead elsewhere, too. */
  link: String.raw`^(https://\S+|/([^/\\\s]\S*)?)$`,
} as const;
