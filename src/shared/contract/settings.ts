import { Type, type Static } from 'typebox';
import { SECTIONS, type Section } from '../sections';
import {
  MAX_FOOTER_PAGES,
  MAX_FREE_PAGES,
  SETTINGS_LETTERS,
  SETTINGS_PATTERNS,
} from '../settingsRules';
import { createLocalizedSchema } from './localizedText';
import { THEMES } from '../look/themeColours';
import type { HexColour } from '../look/colour';
import { STAGES } from './setup';
import { createLanguageFields, DateTime, LocaleSchema, nullable, PlainDate, Text } from './text';
import { Vocabularies } from './vocabularies';

const {
  name: NAME_LETTERS,
  address: ADDRESS_LETTERS,
  email: EMAIL_LETTERS,
  phone: PHONE_LETTERS,
  note: NOTE_LETTERS,
  zone: LONGEST_ZONE,
  slogan: SLOGAN_LETTERS,
  welcome: WELCOME_LETTERS,
  homeText: TEXT_LETTERS,
  homeNotice: NOTICE_LETTERS,
  linkLabel: LABEL_LETTERS,
  pageSlug: SLUG_LETTERS,
  pageTitle: TITLE_LETTERS,
  pageText: PAGE_LETTERS,
} = SETTINGS_LETTERS;

/** Names by language of who runs the portal, the prefix of references, how to reach the city. */
const IdentitySettings = Type.Object(
  {
    cityName: createLocalizedSchema(NAME_LETTERS),
    portalName: createLocalizedSchema(NAME_LETTERS),
    referencePrefix: Type.String({
      pattern: SETTINGS_PATTERNS.referencePrefix,
      description: 'first part of new references; those that exist keep theirs',
    }),
    contact: Type.Object(
      {
        email: nullable(Type.String({ maxLength: EMAIL_LETTERS })),
        phone: nullable(
          Type.String({ pattern: SETTINGS_PATTERNS.phone, maxLength: PHONE_LETTERS }),
        ),
        address: createLocalizedSchema(ADDRESS_LETTERS),
        website: nullable(
          Type.String({ pattern: SETTINGS_PATTERNS.website, maxLength: ADDRESS_LETTERS }),
        ),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/** The city's clock. Moments that are stored stay; what is shown and planned follows the zone. */
const TimeSettings = Type.Object(
  { zone: Type.String({ maxLength: LONGEST_ZONE, description: 'IANA name: Europe/Brussels' }) },
  { additionalProperties: false },
);

const MoneySettings = Type.Object(
  {
    currency: Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'ISO 4217; questions that exist keep theirs',
    }),
  },
  { additionalProperties: false },
);

/** Languages that people meet, of those built in. Taking one off hides, and deletes nothing. */
const LanguageSettings = Type.Object(
  {
    offered: Type.Array(LocaleSchema, {
      minItems: 1,
      uniqueItems: true,
      description: 'in the order in which they are listed',
    }),
    first: Type.Enum(LocaleSchema.enum, {
      description: 'one of the offered: of addresses without a language, and of who reads no other',
    }),
    regions: Type.Optional(
      Type.Object(createLanguageFields(Type.String({ pattern: '^[A-Z]{2}$' })), {
        additionalProperties: false,
        description: 'countries by whose habits dates and numbers are written (ISO 3166-1)',
      }),
    ),
  },
  { additionalProperties: false },
);
/** A picture that was sent for the portal's look: pages know its size before they have it. */
export const BrandPicture = Type.Object(
  {
    file: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'its address is /v1/settings/look/pictures/{file}',
    }),
    width: Type.Integer({ minimum: 1 }),
    height: Type.Integer({ minimum: 1 }),
    weakOn: Type.Array(Type.Enum([...THEMES]), {
      description: 'themes on whose paper it is hard to see; there it gets a plate',
    }),
  },
  { additionalProperties: false },
);

export const SECTION_STATES = ['on', 'readOnly', 'off'] as const;
export type SectionState = (typeof SECTION_STATES)[number];

const SectionState = Type.Enum([...SECTION_STATES]);

/** Sections that are shown and written in, that can only be read, and that are not there. */
const SectionsSettings = Type.Object(
  Object.fromEntries(SECTIONS.map((section) => [section, SectionState])) as Record<
    Section,
    typeof SectionState
  >,
  {
    additionalProperties: false,
    description: 'readOnly: nothing can be begun or written; off: as if there were nothing',
  },
);

const MAX_DOMAINS = 100;
const LONGEST_DOMAIN = 253;
export const REGISTRATION_RULES = ['open', 'domains', 'off'] as const;

/** Ways in with a password. Who comes by a provider is the provider's to decide. */
const SignInSettings = Type.Object(
  {
    passwords: Type.Boolean({ description: 'whether people sign in and register by password' }),
    registration: Type.Enum([...REGISTRATION_RULES], {
      description:
        'who registers: everybody, who has an address at one of the domains, only who is invited (off)',
    }),
    domains: Type.Array(
      Type.String({
        pattern: '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z][a-z0-9-]*[a-z0-9]$',
        maxLength: LONGEST_DOMAIN,
      }),
      { maxItems: MAX_DOMAINS, uniqueItems: true, description: 'in lower case: example.org' },
    ),
  },
  { additionalProperties: false },
);

export type BrandPicture = Static<typeof BrandPicture>;

/** The city's colour, from which every accent comes, and its pictures. */
const LookSettings = Type.Object(
  {
    colour: Type.Unsafe<HexColour>(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
    logo: Type.Object(
      {
        light: nullable(BrandPicture),
        dark: nullable(BrandPicture),
      },
      { additionalProperties: false, description: 'by theme; without one the portal’s own sign' },
    ),
    hero: nullable(BrandPicture),
  },
  { additionalProperties: false },
);

const MAX_MONTHS = 240;
const MAX_AGE_CLAIMS = 5;
const MAX_DISTRICT_CODES = 1_000;
const LONGEST_CODE = 20;
export const OLDEST_AGE = 120;
const LONGEST_CLAIM = 200;
const Age = Type.Integer({ minimum: 1, maximum: OLDEST_AGE });
const Claim = Type.String({
  minLength: 1,
  maxLength: LONGEST_CLAIM,
  pattern: '^[^\\s]+$',
  description: 'name of a claim or a path: address.locality',
});

/** Claims of providers about verified residents, and for how long a verification holds. */
const ResidentsSettings = Type.Object(
  {
    districtClaim: nullable(Claim),
    districtCodes: Type.Optional(
      Type.Array(
        Type.Object(
          {
            code: Type.String({ minLength: 1, maxLength: LONGEST_CODE }),
            district: Type.String({ minLength: 1, maxLength: LONGEST_CLAIM }),
          },
          { additionalProperties: false },
        ),
        {
          maxItems: MAX_DISTRICT_CODES,
          description:
            'what the claim has in the place of a district, such as postal codes or their beginning, each with the key or the name of its district',
        },
      ),
    ),
    birthDateClaim: nullable(Claim),
    overAgeClaims: Type.Array(
      Type.Object({ claim: Claim, age: Age }, { additionalProperties: false }),
      {
        maxItems: MAX_AGE_CLAIMS,
        description:
          'claims that are true of who has reached the age: for providers without a date',
      },
    ),
    months: nullable(
      Type.Integer({
        minimum: 1,
        maximum: MAX_MONTHS,
        description: 'how long a new verification holds; null: without an end',
      }),
    ),
    minimumAge: nullable(
      Type.Integer({
        minimum: 1,
        maximum: OLDEST_AGE,
        description: 'what a new vote of residents begins with',
      }),
    ),
  },
  { additionalProperties: false },
);

/** Parts that the first page can have. The notice stands on top, wherever it is named. */
export const HOME_BLOCKS = [
  'notice',
  'hero',
  'polls',
  'numbers',
  'outcomes',
  'dialogs',
  'events',
  'posts',
  'text',
  'links',
] as const;
export type HomeBlock = (typeof HOME_BLOCKS)[number];

const MAX_HOME_LINKS = 3;

/** The first page: its parts, and the words of those that are written here. */
const HomeSettings = Type.Object(
  {
    blocks: Type.Array(Type.Enum([...HOME_BLOCKS]), {
      minItems: 1,
      uniqueItems: true,
      description: 'the parts that are on, in the order in which they are shown',
    }),
    welcome: Type.Object(
      {
        title: createLocalizedSchema(SLOGAN_LETTERS),
        text: createLocalizedSchema(WELCOME_LETTERS),
      },
      {
        additionalProperties: false,
        description: 'words of the part hero; where there are none, the portal’s own',
      },
    ),
    notice: Type.Object(
      {
        text: createLocalizedSchema(NOTICE_LETTERS),
        until: nullable(PlainDate),
      },
      { additionalProperties: false, description: 'shown on top up to this day, in the city' },
    ),
    text: createLocalizedSchema(TEXT_LETTERS),
    links: Type.Array(
      Type.Object(
        {
          label: createLocalizedSchema(LABEL_LETTERS),
          address: Type.String({ pattern: SETTINGS_PATTERNS.link, maxLength: ADDRESS_LETTERS }),
        },
        { additionalProperties: false },
      ),
      { maxItems: MAX_HOME_LINKS },
    ),
  },
  { additionalProperties: false },
);

/**
 * `GET /v1/home`: the words of the first page in a language, of those parts that are on. They are
 * in no other page.
 */
export const HomeWords = Type.Object({
  notice: nullable(Text),
  text: nullable(Text),
  links: Type.Array(Type.Object({ label: Text, address: Type.String() })),
});
export type HomeWords = Static<typeof HomeWords>;

const PageSlug = Type.String({
  pattern: SETTINGS_PATTERNS.pageSlug,
  maxLength: SLUG_LETTERS,
  description: 'its address is /pages/{slug}',
});

const FreePage = Type.Object(
  {
    slug: PageSlug,
    title: createLocalizedSchema(TITLE_LETTERS),
    text: createLocalizedSchema(PAGE_LETTERS),
    isPublished: Type.Boolean({ description: 'false: a draft, which is no page for anybody' }),
  },
  { additionalProperties: false },
);
export type FreePage = Static<typeof FreePage>;

/** Pages that the city writes itself, and the order of those in the footer of every page. */
const PagesSettings = Type.Object(
  {
    pages: Type.Array(FreePage, { maxItems: MAX_FREE_PAGES }),
    footer: Type.Array(PageSlug, {
      maxItems: MAX_FOOTER_PAGES,
      uniqueItems: true,
      description: 'slugs of pages; a draft takes its place once it is published',
    }),
  },
  { additionalProperties: false },
);

/** `GET /v1/pages/:slug`: a page of the city in a language. */
export const FreePageParams = Type.Object({ slug: PageSlug });
export const FreePageWords = Type.Object({ slug: PageSlug, title: Text, text: Text });
export type FreePageWords = Static<typeof FreePageWords>;

/**
 * The areas of settings (`/v1/settings/:area`), each changed, kept and undone by itself. A field
 * whose kept value this release does not understand has its default.
 */
export const SETTINGS_SCHEMAS = {
  identity: IdentitySettings,
  time: TimeSettings,
  money: MoneySettings,
  languages: LanguageSettings,
  sections: SectionsSettings,
  signIn: SignInSettings,
  look: LookSettings,
  home: HomeSettings,
  pages: PagesSettings,
  residents: ResidentsSettings,
} as const;

export type SettingsArea = keyof typeof SETTINGS_SCHEMAS;
export const SETTINGS_AREAS = Object.keys(SETTINGS_SCHEMAS) as readonly SettingsArea[];
export type SettingsValues = {
  readonly [area in SettingsArea]: Static<(typeof SETTINGS_SCHEMAS)[area]>;
};

/** The words of the city's own pages are in those alone. */
const { pages: _pages, ...SHOWN_EVERYWHERE } = SETTINGS_SCHEMAS;

/** Settings that every page needs, in its state and at `GET /v1/settings`. */
export const PortalSettings = Type.Object({
  number: Type.Integer({ minimum: 0, description: 'grows with each change of any area' }),
  stage: Type.Enum([...STAGES], { description: 'who is let in: administrators, staff, everybody' }),
  ...SHOWN_EVERYWHERE,
  home: Type.Pick(HomeSettings, ['blocks', 'welcome']),
  footerPages: Type.Array(Type.Pick(FreePage, ['slug', 'title']), {
    description: 'published pages in the footer of every page, in their order',
  }),
  residents: Type.Pick(ResidentsSettings, ['minimumAge']),
  ...Vocabularies,
});
export type PortalSettings = Static<typeof PortalSettings>;

/** All settings, as a host has them. */
export type HostSettings = PortalSettings & SettingsValues;

const Revision = Type.Integer({ minimum: 0 });
export const SettingsAreaParams = Type.Object({ area: Type.Enum([...SETTINGS_AREAS]) });
const { identity, time, money, languages, sections, signIn, look, home, pages, residents } =
  SETTINGS_SCHEMAS;
const Value = Type.Union([
  identity,
  time,
  money,
  languages,
  sections,
  signIn,
  look,
  home,
  pages,
  residents,
]);

/** `GET /v1/settings/:area`, for who may change it. */
export const AreaSettings = Type.Object({
  area: Type.Enum([...SETTINGS_AREAS]),
  revision: Revision,
  value: Value,
  locked: Type.Array(Type.String(), {
    description: 'names of the fields that the operator has set in a file; they cannot be changed',
  }),
});
export type AreaSettings = Static<typeof AreaSettings>;

/** `GET /v1/settings/sections/consequences`: what is cut short where a section is not on. */
export const SectionConsequences = Type.Object({
  openVotes: Type.Integer({ minimum: 0, description: 'polls that take ballots now' }),
  openEvents: Type.Integer({ minimum: 0, description: 'events that take registrations now' }),
  openTrainings: Type.Integer({ minimum: 0, description: 'trainings that take registrations now' }),
});
export type SectionConsequences = Static<typeof SectionConsequences>;

/** `GET /v1/settings/languages/consequences`: what people no longer find in their language. */
export const LanguageConsequences = Type.Object({
  items: Type.Array(
    Type.Object({
      locale: LocaleSchema,
      onlyThere: Type.Integer({
        minimum: 0,
        description: 'contents that have a title in this language and in no other',
      }),
    }),
  ),
});
export type LanguageConsequences = Static<typeof LanguageConsequences>;

/** `PUT /v1/settings/:area`: the whole area, on top of the revision that was seen. */
export const SettingsChange = Type.Object(
  {
    revision: Revision,
    value: Type.Record(Type.String(), Type.Unknown()),
    note: Type.Optional(Type.String({ maxLength: NOTE_LETTERS })),
  },
  { additionalProperties: false },
);
export type SettingsChange = Static<typeof SettingsChange>;

/** `POST /v1/settings/:area/undo`: an earlier revision becomes the newest. */
export const SettingsUndo = Type.Object(
  { revision: Revision, restored: Revision },
  { additionalProperties: false },
);
export type SettingsUndo = Static<typeof SettingsUndo>;

export const SETTINGS_ORIGINS = ['setup', 'page', 'command', 'file', 'undo', 'seed'] as const;

/** Query of `GET /v1/settings/:area/history`. */
export const SettingsHistoryQuery = Type.Object(
  {
    cursor: Type.Optional(
      Type.String({ pattern: '^[1-9][0-9]{0,8}$', description: '`next` of the page before' }),
    ),
  },
  { additionalProperties: false },
);
export type SettingsHistoryQuery = Static<typeof SettingsHistoryQuery>;

/** `GET /v1/settings/:area/history`, one page, newest first. Who has left is null. */
export const SettingsHistory = Type.Object({
  next: nullable(Type.String({ description: 'cursor of the next page' })),
  items: Type.Array(
    Type.Object({
      revision: Revision,
      value: Value,
      origin: Type.Enum([...SETTINGS_ORIGINS]),
      changedBy: nullable(Type.String()),
      changedAt: DateTime,
      note: Type.String(),
    }),
  ),
});
export type SettingsHistory = Static<typeof SettingsHistory>;
