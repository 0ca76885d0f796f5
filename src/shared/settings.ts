import type {
  BrandPicture,
  HomeBlock,
  HostSettings,
  PortalSettings,
  SectionState,
  SettingsValues,
} from './contract/settings';
import type { ResidentRule } from './contract/have-your-say';
import type { Localized, Text } from './contract/text';
import { DEFAULT_LOCALE, LOCALE_CODES, getLocaleInfo, type Locale } from './locales';
import { SECTIONS, type ContentSection, type Section } from './sections';
import type { Theme } from './look/themeColours';

const ALL_ON = Object.fromEntries(SECTIONS.map((section) => [section, 'on'])) as Record<
  Section,
  SectionState
>;

/** Settings of an installation that nobody has set up yet: no fact of any city. */
export const DEFAULT_VALUES: SettingsValues = {
  identity: {
    cityName: {},
    portalName: {},
    referencePrefix: 'REF',
    contact: { email: null, phone: null, address: {}, website: null },
  },
  time: { zone: 'UTC' },
  money: { currency: 'EUR' },
  // A language that a later release brings is offered where somebody chooses it.
  languages: { offered: ['en', 'ar', 'tr'], first: DEFAULT_LOCALE },
  sections: ALL_ON,
  signIn: { passwords: true, registration: 'open', domains: [] },
  look: { colour: '#0f6570', logo: { light: null, dark: null }, hero: null },
  home: {
    blocks: ['hero', 'polls', 'numbers', 'outcomes', 'dialogs', 'events', 'posts'],
    welcome: { title: {}, text: {} },
    notice: { text: {}, until: null },
    text: {},
    links: [],
  },
  pages: { pages: [], footer: [] },
  residents: {
    districtClaim: null,
    birthDateClaim: null,
    overAgeClaims: [],
    months: null,
    minimumAge: null,
  },
};

export const DEFAULT_SETTINGS: HostSettings = {
  number: 0,
  stage: 'open',
  ...DEFAULT_VALUES,
  footerPages: [],
  districts: [],
  topics: [],
};

/** Lists the pages of the footer, in their order, without drafts. */
export const listFooterPages = ({
  pages,
  footer,
}: SettingsValues['pages']): PortalSettings['footerPages'] =>
  footer.flatMap((slug) => {
    const page = pages.find((each) => each.slug === slug && each.isPublished);
    return page ? [{ slug, title: page.title }] : [];
  });

/** Returns the address of a page of the city's own. */
export const toPagePath = (slug: string): string => `/pages/${slug}`;

/** Finds a name in this language, else in the first language that has it. */
export function findName(name: Localized, locale: Locale): string | undefined {
  return [locale, ...LOCALE_CODES].map((code) => name[code]).find(Boolean);
}

type Languages = Pick<PortalSettings, 'languages'>;

/**
 * Chooses the words for a reader: in their language, else in the first one, else in any that is
 * offered. Words that are in no offered language are shown all the same.
 */
export function pickText(texts: Localized, { languages }: Languages, locale: Locale): Text | null {
  const codes = [locale, languages.first, ...languages.offered, ...LOCALE_CODES];
  const lang = codes.find((code) => texts[code]);
  return lang === undefined ? null : { text: texts[lang]!, lang };
}

/**
 * Returns the tag by which `Intl` writes dates and numbers of a language (BCP 47), in the form of
 * the region that the installation has chosen for it.
 */
export function getFormatTag(locale: Locale, { languages }: Languages): string {
  const { format } = getLocaleInfo(locale);
  const region = languages.regions?.[locale];
  // Some regions have another calendar of their own; the portal's dates are Gregorian.
  return region ? new Intl.Locale(format, { region, calendar: 'gregory' }).toString() : format;
}

/** Returns a language itself if it is offered, else the installation's first. */
export const toOfferedLocale = ({ languages }: Languages, locale: Locale): Locale =>
  languages.offered.includes(locale) ? locale : languages.first;

/** Lists the offered languages, and after them one that a text is in though nobody offers it. */
export const listOfferedWith = ({ languages }: Languages, locale: Locale): readonly Locale[] => [
  ...new Set([...languages.offered, locale]),
];

/** Names the portal in a language: by its own name, else by the product's. */
export const getPortalName = ({ identity }: PortalSettings, locale: Locale): string =>
  findName(identity.portalName, locale) ?? getLocaleInfo(locale).product;

/** Names the city in a language; where it has no name yet, the portal. */
export const getCityName = (settings: PortalSettings, locale: Locale): string =>
  findName(settings.identity.cityName, locale) ?? getPortalName(settings, locale);

/** Names the city in every language, as a text of the city's own. */
export const getCityNames = (settings: PortalSettings): Required<Localized> =>
  Object.fromEntries(
    LOCALE_CODES.map((code) => [code, getCityName(settings, code)]),
  ) as Required<Localized>;

/** Returns the address of a picture of the look, on the portal's own origin. */
export const getBrandPictureUrl = ({ file }: Pick<BrandPicture, 'file'>): string =>
  `/v1/settings/look/pictures/${file}`;

/** Returns the logo of a theme: its own, else that of the other one. */
export const getLogo = ({ look: { logo } }: PortalSettings, theme: Theme): BrandPicture | null =>
  logo[theme] ?? logo.light ?? logo.dark;

/** Puts the names of the portal and the city into a text that holds `{portal}` or `{city}`. */
export const fillPlaceNames = (text: string, settings: PortalSettings, locale: Locale): string =>
  text
    .replaceAll('{portal}', getPortalName(settings, locale))
    .replaceAll('{city}', getCityName(settings, locale));

type Sections = Pick<PortalSettings, 'sections'>;

/** Tells whether a section is shown; legal texts always are. */
export const isSectionOn = ({ sections }: Sections, section: ContentSection): boolean =>
  section === 'legal' || sections[section] !== 'off';

/** Tells whether people begin and write something in a section. */
export const isSectionWritable = ({ sections }: Sections, section: ContentSection): boolean =>
  section === 'legal' || sections[section] === 'on';

type SignIn = Pick<PortalSettings, 'signIn'>;

/** Tells whether anybody can register with a password. */
export const isRegistrationOn = ({ signIn }: SignIn): boolean =>
  signIn.passwords && signIn.registration !== 'off';

/** Tells whether accounts may have an address, by what stands behind its last `@`. */
export function isAddressAllowed({ signIn }: SignIn, email: string): boolean {
  if (signIn.registration !== 'domains') return true;
  return signIn.domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Tells whether the owner of an address may register. */
export const mayRegister = (settings: SignIn, email: string): boolean =>
  isRegistrationOn(settings) && isAddressAllowed(settings, email);

/** Returns what a new vote of residents asks of them; nothing where the city has set no age. */
export const getUsualResidents = ({
  residents: { minimumAge },
}: Pick<PortalSettings, 'residents'>): { readonly residents?: ResidentRule } =>
  minimumAge === null ? {} : { residents: { districts: [], minAge: minimumAge, maxAge: null } };

/** The section that a part of the first page lists; the others need none. */
export const BLOCK_SECTIONS: { readonly [block in HomeBlock]?: Section } = {
  polls: 'have-your-say',
  outcomes: 'have-your-say',
  dialogs: 'dialogs',
  events: 'events',
  posts: 'blogs',
};

/** Parts of the first page whose words are written in the settings. */
const WORD_BLOCKS: readonly HomeBlock[] = ['notice', 'text', 'links'];

type Home = Pick<PortalSettings, 'home' | 'sections'>;

/** Lists the parts of the first page in their order, without those of sections that are off. */
export const listHomeBlocks = ({ home, sections }: Home): readonly HomeBlock[] =>
  home.blocks.filter((block) => {
    const section = BLOCK_SECTIONS[block];
    return !section || isSectionOn({ sections }, section);
  });

/** Tells whether the first page has words of the settings: only then are they asked for. */
export const hasHomeWords = ({ home }: Pick<PortalSettings, 'home'>): boolean =>
  home.blocks.some((block) => WORD_BLOCKS.includes(block));
