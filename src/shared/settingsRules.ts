/** Letters that a text of the settings may have. */
export const SETTINGS_LETTERS = {
  name: 80,
  address: 400,
  email: 254,
  phone: 40,
  note: 200,
  zone: 64,
  slogan: 80,
  welcome: 300,
  homeText: 4_000,
  homeNotice: 300,
  linkLabel: 60,
} as const;

/** Forms of the texts that are not free, for the host and for the form. */
export const SETTINGS_PATTERNS = {
  referencePrefix: '^[A-Z][A-Z0-9]{0,7}$',
  phone: '^[+0-9() ./-]{3,}$',
  website: String.raw`^https://\S+$`,
  /** A page of the portal, or an address elsewhere; `//` and `/\` would lead elsewhere, too. */
  link: String.raw`^(https://\S+|/([^/\\\s]\S*)?)$`,
} as const;
