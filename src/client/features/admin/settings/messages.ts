import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import { inLanguages } from '../../../intl/inLanguages';
import type { SETTINGS_ORIGINS, SettingsArea } from '../../../../shared/contract/settings';
import type { Vocabulary } from '../../../../shared/contract/vocabularies';

export const settingsMessages = defineMessages({
  title: {
    id: 'admin.settings.title',
    defaultMessage: 'Settings',
    description: 'Title: what this installation says of itself, for administrators',
  },
  intro: {
    id: 'admin.settings.intro',
    defaultMessage:
      'What this portal says of itself. A change counts at once and everywhere: on pages, in mails, feeds and link pictures. Every change can be taken back.',
    description: 'Introduction of the list of areas of settings',
  },
  languages: {
    id: 'admin.settings.languages',
    defaultMessage: 'Languages of the names and the address',
    description: 'Name of the row of tabs, one for each language',
  },
  note: {
    id: 'admin.settings.note',
    defaultMessage: 'Why',
    description: 'Label of the field for the reason of a change',
  },
  noteHint: {
    id: 'admin.settings.noteHint',
    defaultMessage: 'Stands in the history, for those who ask later. You can leave this empty.',
    description: 'Below the field for the reason of a change',
  },
  save: { id: 'admin.settings.save', defaultMessage: 'Save', description: 'Button' },
  saved: {
    id: 'admin.settings.saved',
    defaultMessage: 'Saved. The change is live everywhere.',
    description: 'After settings were saved',
  },
  broughtBack: {
    id: 'admin.settings.broughtBack',
    defaultMessage: 'The earlier values count again, everywhere.',
    description: 'After earlier settings were brought back',
  },
  notSet: {
    id: 'admin.settings.notSet',
    defaultMessage: 'Not set',
    description: 'In the place of a value that nobody has set',
  },
  lockedTitle: {
    id: 'admin.settings.lockedTitle',
    defaultMessage: 'Set by the operator',
    description: 'Heading of values that cannot be changed in the page',
  },
  lockedText: {
    id: 'admin.settings.lockedText',
    defaultMessage:
      'These values stand in a file of the operator. They can be changed only there, and count from the next start.',
    description: 'Why values cannot be changed in the page',
  },
  newerTitle: {
    id: 'admin.settings.newerTitle',
    defaultMessage: 'Somebody has changed these settings meanwhile',
    description: 'Title of a notice above a form',
  },
  newerText: {
    id: 'admin.settings.newerText',
    defaultMessage:
      'What you typed is still here. If you save again, it replaces what they saved. This is different there:',
    description: 'Somebody else saved the same settings; their values follow',
  },
  newerSame: {
    id: 'admin.settings.newerSame',
    defaultMessage: 'They saved the same that you typed.',
    description: 'Somebody else saved the same settings meanwhile',
  },
  newerFailure: {
    id: 'admin.settings.newerFailure',
    defaultMessage: 'Not saved: somebody was faster. Compare both above and decide.',
    description: 'Somebody else saved the same settings meanwhile',
  },
  lockedFailure: {
    id: 'admin.settings.lockedFailure',
    defaultMessage:
      'Not saved: the operator has set a part of this in a file. Load the page again to see which.',
    description: 'Settings could not be saved',
  },
  invalidFailure: {
    id: 'admin.settings.invalidFailure',
    defaultMessage: 'Not saved: a value is not possible here.',
    description: 'Settings could not be saved',
  },
  history: {
    id: 'admin.settings.history',
    defaultMessage: 'History',
    description: 'Heading of what settings were, folded away',
  },
  noHistory: {
    id: 'admin.settings.noHistory',
    defaultMessage: 'Nobody has set anything here yet.',
    description: 'In the place of the history',
  },
  counts: {
    id: 'admin.settings.counts',
    defaultMessage: 'Counts now',
    description: 'Mark at the newest entry of the history',
  },
  bringBack: {
    id: 'admin.settings.bringBack',
    defaultMessage: 'Bring back',
    description: 'Button at an entry of the history: its values become the newest',
  },
  bringBackTitle: {
    id: 'admin.settings.bringBackTitle',
    defaultMessage: 'Bring these values back?',
    description: 'Question before earlier settings become the newest',
  },
  bringBackText: {
    id: 'admin.settings.bringBackText',
    defaultMessage:
      'All values of this area become what they were then, at once and everywhere. What counts now stays in the history.',
    description: 'Text of the question before earlier settings become the newest',
  },
});

export const bringBackAt = defineMessage<{ date: string }>({
  id: 'admin.settings.bringBackAt',
  defaultMessage: 'Bring back: {date}',
  description: 'Name of a button, for screen readers: which entry of the history',
});

/** The areas by their titles, in the overview and in the log. */
export const areaMessages = {
  identity: defineMessages({
    title: {
      id: 'admin.settings.identity.title',
      defaultMessage: 'Names and contact',
      description: 'Title of an area of settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.identity.intro',
      defaultMessage:
        'How the city and the portal are called in each language, how references begin, and how people reach you.',
      description: 'Introduction of an area of settings',
    },
  }),
  time: defineMessages({
    title: {
      id: 'admin.settings.time.title',
      defaultMessage: 'Time',
      description: 'Title of an area of settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.time.intro',
      defaultMessage:
        'The city’s clock. Times are shown by it, and what is planned for a time of day follows it.',
      description: 'Introduction of an area of settings',
    },
  }),
  money: defineMessages({
    title: {
      id: 'admin.settings.money.title',
      defaultMessage: 'Money',
      description: 'Title of an area of settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.money.intro',
      defaultMessage: 'The currency that a new question about money begins with.',
      description: 'Introduction of an area of settings',
    },
  }),
  languages: defineMessages({
    title: {
      id: 'admin.settings.languages.title',
      defaultMessage: 'Languages',
      description: 'Title of an area of settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.languages.intro',
      defaultMessage:
        'The languages that people are offered, and the one that comes first. If you take one off, nobody can choose it any more, and nothing is deleted: what exists in it alone is still shown in it.',
      description: 'Introduction of an area of settings',
    },
  }),
  sections: defineMessages({
    title: {
      id: 'admin.settings.sections.title',
      defaultMessage: 'Sections',
      description: 'Title of an area of settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.sections.intro',
      defaultMessage:
        'Each section can be on, be there to be read only, or be off. What is off is all back when it is switched on.',
      description: 'Introduction of an area of settings',
    },
  }),
  signIn: defineMessages({
    title: {
      id: 'admin.settings.signIn.title',
      defaultMessage: 'Sign-in and registration',
      description: 'Title of an area of settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.signIn.intro',
      defaultMessage:
        'How people come in with a password, and who may register. Those whom an administrator invites always can; so can people who come by a provider, where there is one.',
      description: 'Introduction of an area of settings',
    },
  }),
  look: defineMessages({
    title: {
      id: 'admin.settings.look.title',
      defaultMessage: 'Look',
      description: 'Title of an area of settings: colour, logo, picture; also in the log',
    },
    intro: {
      id: 'admin.settings.look.intro',
      defaultMessage:
        'The logo, the picture of the first page, and one colour, from which every accent is made so that everybody can read it in light and dark.',
      description: 'Introduction of an area of settings',
    },
  }),
  home: defineMessages({
    title: {
      id: 'admin.settings.home.title',
      defaultMessage: 'First page',
      description: 'Title of an area of settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.home.intro',
      defaultMessage:
        'What the first page shows, and in which order. Parts with nothing in them are left out.',
      description: 'Introduction of an area of settings',
    },
  }),
  pages: defineMessages({
    title: {
      id: 'admin.settings.pages.title',
      defaultMessage: 'Pages',
      description:
        'Title of the pages that the city writes itself; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.pages.intro',
      defaultMessage:
        'Pages of your own, such as “About” or “Take part offline”, and which of them stand at the end of every page.',
      description: 'Introduction of the pages that the city writes itself',
    },
  }),
  residents: defineMessages({
    title: {
      id: 'admin.settings.residents.title',
      defaultMessage: 'Residents',
      description: 'Title of an area of settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.residents.intro',
      defaultMessage:
        'What logins of the city or the country say of verified residents, and how long a verification holds. Votes can ask for a district and an age by it.',
      description: 'Introduction of an area of settings',
    },
  }),
} as const satisfies Record<SettingsArea, AreaWords>;

/** The lists by their titles, in the overview and in the log. */
export const vocabularyTitles = {
  districts: defineMessages({
    title: {
      id: 'admin.settings.districts.title',
      defaultMessage: 'Districts',
      description: 'Title of a list in the settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.districts.intro',
      defaultMessage:
        'The parts of the city that contents can be about, in the order in which they are offered.',
      description: 'Introduction of the list of districts',
    },
  }),
  topics: defineMessages({
    title: {
      id: 'admin.settings.topics.title',
      defaultMessage: 'Topics',
      description: 'Title of a list in the settings; also in the sentence of the log',
    },
    intro: {
      id: 'admin.settings.topics.intro',
      defaultMessage:
        'What contents can be about, in the order in which it is offered. People filter and follow by topics.',
      description: 'Introduction of the list of topics',
    },
  }),
} as const satisfies Record<Vocabulary, AreaWords>;

export const termsOffered = defineMessage<{ count: number }>({
  id: 'admin.settings.termsOffered',
  defaultMessage: '{count, plural, =0 {None yet} one {# is offered} other {# are offered}}',
  description: 'Line of the overview: number of districts or topics',
});

interface AreaWords {
  readonly title: MessageDescriptor;
  readonly intro: MessageDescriptor;
}

export const fieldLabels = defineMessages({
  cityName: {
    id: 'admin.settings.cityName',
    defaultMessage: 'Name of the city',
    description: 'Label of a field, and name of what was changed',
  },
  portalName: {
    id: 'admin.settings.portalName',
    defaultMessage: 'Name of the portal',
    description: 'Label of a field, and name of what was changed',
  },
  referencePrefix: {
    id: 'admin.settings.referencePrefix',
    defaultMessage: 'First part of references',
    description: 'Label of a field, and name of what was changed: GNT of GNT-2027-0012',
  },
  email: {
    id: 'admin.settings.email',
    defaultMessage: 'E-mail address for questions',
    description: 'Label of a field, and name of what was changed',
  },
  phone: {
    id: 'admin.settings.phone',
    defaultMessage: 'Phone',
    description: 'Label of a field, and name of what was changed',
  },
  website: {
    id: 'admin.settings.website',
    defaultMessage: 'Website of the city',
    description: 'Label of a field, and name of what was changed',
  },
  address: {
    id: 'admin.settings.address',
    defaultMessage: 'Postal address',
    description: 'Label of a field, and name of what was changed',
  },
  zone: {
    id: 'admin.settings.zone',
    defaultMessage: 'Time zone',
    description: 'Label of a field, and name of what was changed',
  },
  currency: {
    id: 'admin.settings.currency',
    defaultMessage: 'Currency',
    description: 'Label of a field, and name of what was changed',
  },
  offered: {
    id: 'admin.settings.offered',
    defaultMessage: 'Offered languages',
    description: 'Label of a field, and name of what was changed',
  },
  firstLanguage: {
    id: 'admin.settings.firstLanguage',
    defaultMessage: 'First language',
    description: 'Label of a field, and name of what was changed',
  },
  regions: {
    id: 'admin.settings.regions',
    defaultMessage: 'How dates and numbers are written',
    description: 'Name of what was changed: the country whose habits each language follows',
  },
  anyRegion: {
    id: 'admin.settings.regions.any',
    defaultMessage: 'No country in particular',
    description: 'In a list of countries, in the place of one',
  },
  passwords: {
    id: 'admin.settings.passwords',
    defaultMessage: 'Passwords',
    description: 'Label of a field, and name of what was changed',
  },
  registration: {
    id: 'admin.settings.registration',
    defaultMessage: 'Who may register',
    description: 'Label of a field, and name of what was changed',
  },
  colour: {
    id: 'admin.settings.colour',
    defaultMessage: 'Colour',
    description: 'Label of a field, and name of what was changed',
  },
  logoLight: {
    id: 'admin.settings.logoLight',
    defaultMessage: 'Logo',
    description: 'Label of a field, and name of what was changed',
  },
  logoDark: {
    id: 'admin.settings.logoDark',
    defaultMessage: 'Logo for dark ground',
    description: 'Label of a field, and name of what was changed',
  },
  hero: {
    id: 'admin.settings.hero',
    defaultMessage: 'Picture of the first page',
    description: 'Label of a field, and name of what was changed',
  },
  domains: {
    id: 'admin.settings.domains',
    defaultMessage: 'Domains of e-mail addresses',
    description: 'Label of a field, and name of what was changed',
  },
});

export const fieldHints = defineMessages({
  cityName: {
    id: 'admin.settings.cityNameHint',
    defaultMessage: 'Where it is empty, the name in another language is shown.',
    description: 'Below the field for the city’s name in a language',
  },
  portalName: {
    id: 'admin.settings.portalNameHint',
    defaultMessage: 'Where it is empty in all languages, the name of the software is shown.',
    description: 'Below the field for the portal’s name in a language',
  },
  referencePrefix: {
    id: 'admin.settings.referencePrefixHint',
    defaultMessage:
      'For new references only: their numbers begin at 1. References that exist stay as they are.',
    description: 'Below the field for the first part of references',
  },
  colour: {
    id: 'admin.settings.colourHint',
    defaultMessage: 'Six digits after a #, such as #0f6570. In pictures it stays as it is.',
    description: 'Below the field for the colour',
  },
  logoLight: {
    id: 'admin.settings.logoLightHint',
    defaultMessage:
      'SVG, PNG, WebP or JPEG. One that is about as high as wide is also the icon of the portal. Without a logo the portal has its own sign.',
    description: 'Below the field for the logo',
  },
  logoDark: {
    id: 'admin.settings.logoDarkHint',
    defaultMessage: 'Only where the logo above cannot be seen well on dark ground.',
    description: 'Below the field for the logo of the dark theme',
  },
  hero: {
    id: 'admin.settings.heroHint',
    defaultMessage: 'Stands beside the welcome. Without it the welcome has the whole width.',
    description: 'Below the field for the picture of the first page',
  },
  domains: {
    id: 'admin.settings.domainsHint',
    defaultMessage: 'For example example.org. One in each line; addresses below them do not count.',
    description: 'Below the field for domains',
  },
  currency: {
    id: 'admin.settings.currencyHint',
    defaultMessage: 'Questions that exist keep theirs.',
    description: 'Below the field for the currency',
  },
});

/** Values of a field, as people choose them and as the history says them. */
/** The area of residents. */
export const residentLabels = defineMessages({
  districtClaim: {
    id: 'admin.settings.districtClaim',
    defaultMessage: 'Claim with the district',
    description: 'Label of a field, and name of what was changed: a claim is what a login says',
  },
  districtCodes: {
    id: 'admin.settings.districtCodes',
    defaultMessage: 'Districts by postal code',
    description: 'Label of a field, and name of what was changed',
  },
  birthDateClaim: {
    id: 'admin.settings.birthDateClaim',
    defaultMessage: 'Claim with the birth date',
    description: 'Label of a field, and name of what was changed: a claim is what a login says',
  },
  overAgeClaims: {
    id: 'admin.settings.overAgeClaims',
    defaultMessage: 'Claims for an age that is reached',
    description: 'Label of a field, and name of what was changed: a claim is what a login says',
  },
  months: {
    id: 'admin.settings.verifiedMonths',
    defaultMessage: 'Months for which a verification holds',
    description: 'Label of a field, and name of what was changed',
  },
  minimumAge: {
    id: 'admin.settings.minimumAge',
    defaultMessage: 'Usual youngest age in votes',
    description: 'Label of a field, and name of what was changed',
  },
});

export const residentHints = defineMessages({
  districtClaim: {
    id: 'admin.settings.districtClaimHint',
    defaultMessage:
      'Its name, or a path such as address.locality. It has the name or the key of a district; anything else counts as not said.',
    description: 'Below the field for the claim with the district',
  },
  districtCodes: {
    id: 'admin.settings.districtCodesHint',
    defaultMessage:
      'For logins that tell a postal code, such as address.postal_code: a code or its beginning and a district in each line, such as 1011 = Centre. The longest that fits counts.',
    description: 'Below the field for postal codes and their districts',
  },
  birthDateClaim: {
    id: 'admin.settings.birthDateClaimHint',
    defaultMessage:
      'Such as birthdate: a day, or a month or a year alone. Leave it empty if no vote asks for an age.',
    description: 'Below the field for the claim with the birth date',
  },
  overAgeClaims: {
    id: 'admin.settings.overAgeClaimsHint',
    defaultMessage:
      'For logins that tell no birth date: a claim and the age in each line, such as age_over_18 = 18.',
    description: 'Below the field for claims that are true of who has reached an age',
  },
  months: {
    id: 'admin.settings.verifiedMonthsHint',
    defaultMessage:
      'Leave it empty for no end. It counts for new verifications; each sign-in with a login that verifies is one. What has ended is forgotten.',
    description: 'Below the field for how long a verification holds',
  },
  minimumAge: {
    id: 'admin.settings.minimumAgeHint',
    defaultMessage:
      'What a new vote of residents begins with; each vote can have another age. Leave it empty for any age.',
    description: 'Below the field for the usual youngest age',
  },
});

export const residentWords = {
  months: defineMessage<{ count: number }>({
    id: 'admin.settings.verifiedMonthsSaid',
    defaultMessage: '{count, plural, one {# month} other {# months}}',
    description: 'For how long a verification holds',
  }),
  age: defineMessage<{ age: number }>({
    id: 'admin.settings.minimumAgeSaid',
    defaultMessage: '{age, plural, one {From # year on} other {From # years on}}',
    description: 'The usual youngest age in votes',
  }),
  anyAge: defineMessage({
    id: 'admin.settings.anyAge',
    defaultMessage: 'Votes at any age',
    description: 'Line of the overview: no youngest age is set',
  }),
};

export const residentFaults = defineMessages({
  claim: {
    id: 'admin.settings.fault.claim',
    defaultMessage: 'The name of a claim has no blanks.',
    description: 'Below the field for a claim',
  },
  districtCodes: {
    id: 'admin.settings.fault.districtCodes',
    defaultMessage: 'At most 1,000 lines, each with a code, a sign = and a district.',
    description: 'Below the field for postal codes and their districts',
  },
  unknownDistrict: {
    id: 'admin.settings.fault.unknownDistrict',
    defaultMessage: 'One of the districts is not in your list of districts.',
    description: 'Below the field for postal codes and their districts',
  },
  overAgeClaims: {
    id: 'admin.settings.fault.overAgeClaims',
    defaultMessage: 'At most five lines, each with a claim, a sign = and an age from 1 to 120.',
    description: 'Below the field for claims that are true of who has reached an age',
  },
});

/** Consequences of a section that is not on. */
export const consequences = {
  openVotes: defineMessage<{ count: number }>({
    id: 'admin.settings.consequences.openVotes',
    defaultMessage:
      '{count, plural, one {# vote is open now.} other {# votes are open now.}} Read only or off, no more ballots are taken.',
    description: 'Below the choice whether the section of votes is on',
  }),
  openEvents: defineMessage<{ count: number }>({
    id: 'admin.settings.consequences.openEvents',
    defaultMessage:
      '{count, plural, one {# event takes registrations now.} other {# events take registrations now.}} Read only or off, nobody can register.',
    description: 'Below the choice whether the section of events is on',
  }),
  openTrainings: defineMessage<{ count: number }>({
    id: 'admin.settings.consequences.openTrainings',
    defaultMessage:
      '{count, plural, one {# training takes registrations now.} other {# trainings take registrations now.}} Read only or off, nobody can register.',
    description: 'Below the choice whether the section of trainings is on',
  }),
} as const;

export const choiceWords = defineMessages({
  on: { id: 'admin.settings.choice.on', defaultMessage: 'On', description: 'State of a section' },
  readOnly: {
    id: 'admin.settings.choice.readOnly',
    defaultMessage: 'Read only',
    description: 'State of a section: nothing can be begun or written in it',
  },
  off: {
    id: 'admin.settings.choice.off',
    defaultMessage: 'Off',
    description: 'State of a section',
  },
  passwordsOn: {
    id: 'admin.settings.choice.passwordsOn',
    defaultMessage: 'People sign in with a password or by a provider',
    description: 'Choice',
  },
  passwordsAlone: {
    id: 'admin.settings.choice.passwordsAlone',
    defaultMessage: 'People sign in with a password',
    description: 'Choice, where no provider of logins is set up',
  },
  passwordsOff: {
    id: 'admin.settings.choice.passwordsOff',
    defaultMessage: 'People sign in by a provider alone',
    description: 'Choice',
  },
  open: {
    id: 'admin.settings.choice.open',
    defaultMessage: 'Everybody',
    description: 'Choice: who may register',
  },
  domains: {
    id: 'admin.settings.choice.domains',
    defaultMessage: 'People with an address at one of the domains below',
    description: 'Choice: who may register',
  },
  closed: {
    id: 'admin.settings.choice.closed',
    defaultMessage: 'Only who an administrator invites; accounts that exist stay',
    description: 'Choice: who may register',
  },
});

export const sectionsOn = defineMessage<{ count: number; all: number }>({
  id: 'admin.settings.sectionsOn',
  defaultMessage: '{count} of {all} are on',
  description: 'Line of the overview: numbers of sections',
});

export const timeThere = defineMessage<{ time: string }>({
  id: 'admin.settings.timeThere',
  defaultMessage: 'It is {time} there now.',
  description: 'Below the field for the time zone',
});

export const pollsStay = defineMessage<{ count: number }>({
  id: 'admin.settings.pollsStay',
  defaultMessage:
    'Only the displayed time of day changes; every deadline stays the same moment. {count, plural, =0 {No vote is open.} one {# vote is open and ends when it would have ended.} other {# votes are open and end when they would have ended.}}',
  description: 'What follows from another time zone; count: polls that are open now',
});

/** Below a field whose value cannot be kept. */
export const settingsFaults = defineMessages({
  invalid: {
    id: 'admin.settings.fault.invalid',
    defaultMessage: 'This value is not possible here.',
    description: 'Below a field',
  },
  referencePrefix: {
    id: 'admin.settings.fault.referencePrefix',
    defaultMessage:
      'Please use one to eight letters and digits: capital letters from A to Z, a letter first.',
    description: 'Below the field for the first part of references',
  },
  phone: {
    id: 'admin.settings.fault.phone',
    defaultMessage: 'Please use digits, blanks, dots and the signs + - ( ) / only.',
    description: 'Below the field for a phone number',
  },
  website: {
    id: 'admin.settings.fault.website',
    defaultMessage: 'This is not a complete address. It begins with https://.',
    description: 'Below the field for the address of a website',
  },
  unknownZone: {
    id: 'admin.settings.fault.unknownZone',
    defaultMessage: 'Please choose a time zone from the list.',
    description: 'Below the field for the time zone',
  },
  unknownCurrency: {
    id: 'admin.settings.fault.unknownCurrency',
    defaultMessage: 'Please choose a currency from the list.',
    description: 'Below the field for the currency',
  },
});

/** Labels of the country whose habits dates and numbers of a language follow, by language. */
export const regionLabels = inLanguages(
  defineMessage<{ language: string }>({
    id: 'admin.settings.regions.in',
    defaultMessage: 'Dates and numbers in {language}, as written in',
    description: 'Label of a list of countries; {language} is the name of a language',
  }),
);

export const choiceFaults = defineMessages({
  noLanguage: {
    id: 'admin.settings.fault.noLanguage',
    defaultMessage: 'Please choose one language at least.',
    description: 'Below the field for the offered languages',
  },
  notOffered: {
    id: 'admin.settings.fault.notOffered',
    defaultMessage: 'The first language has to be one of the offered ones.',
    description: 'Below the field for the first language',
  },
  passwords: {
    id: 'admin.settings.fault.passwords',
    defaultMessage:
      'First an administrator has to come in by a provider: otherwise nobody could take this back.',
    description: 'Below the choice of passwords',
  },
  colour: {
    id: 'admin.settings.fault.colour',
    defaultMessage: 'This is no colour. Please write it like #0f6570.',
    description: 'Below the field for the colour',
  },
  unknownPicture: {
    id: 'admin.settings.fault.unknownPicture',
    defaultMessage: 'This picture is no longer here. Please send it again.',
    description: 'Below the field for a picture of the look',
  },
  domains: {
    id: 'admin.settings.fault.domains',
    defaultMessage: 'Please write at least one domain, each like example.org.',
    description: 'Below the field for domains',
  },
});

const LEFT = defineMessage({
  id: 'admin.settings.origin.left',
  defaultMessage: 'Somebody who has left',
  description: 'In the place of a name: the account of whoever changed settings is gone',
});

/** In the place of a name, by what has written the revision. */
export const originMessages: Readonly<
  Record<(typeof SETTINGS_ORIGINS)[number], MessageDescriptor>
> = {
  page: LEFT,
  undo: LEFT,
  ...defineMessages({
    setup: {
      id: 'admin.settings.origin.setup',
      defaultMessage: 'When the portal was set up',
      description: 'In the place of a name in the history of settings',
    },
    command: {
      id: 'admin.settings.origin.command',
      defaultMessage: 'The operator, on the command line',
      description: 'In the place of a name in the history of settings',
    },
    file: {
      id: 'admin.settings.origin.file',
      defaultMessage: 'The operator, by a file',
      description: 'In the place of a name in the history of settings',
    },
    seed: {
      id: 'admin.settings.origin.seed',
      defaultMessage: 'Came with the first data',
      description: 'In the place of a name in the history of settings',
    },
  }),
};

/** Labels and hints of the form for the first page, and names of what was changed. */
export const homeFieldMessages = defineMessages({
  blocks: {
    id: 'admin.settings.home.blocks',
    defaultMessage: 'Parts of the page',
    description: 'Label of a field, and name of what was changed',
  },
  blocksHint: {
    id: 'admin.settings.home.blocksHint',
    defaultMessage: 'They appear on the page in this order. The notice comes before all others.',
    description: 'Below the list of parts',
  },
  up: {
    id: 'admin.settings.home.up',
    defaultMessage: 'Move up',
    description: 'Button at a part of the first page',
  },
  down: {
    id: 'admin.settings.home.down',
    defaultMessage: 'Move down',
    description: 'Button at a part of the first page',
  },
  sectionOff: {
    id: 'admin.settings.home.sectionOff',
    defaultMessage: 'Its section is off',
    description: 'Beside a part of the first page that is not shown for this reason',
  },
  welcomeTitle: {
    id: 'admin.settings.home.welcomeTitle',
    defaultMessage: 'Heading of the welcome',
    description: 'Label of a field, and name of what was changed: the slogan of the first page',
  },
  welcomeText: {
    id: 'admin.settings.home.welcomeText',
    defaultMessage: 'Text of the welcome',
    description: 'Label of a field, and name of what was changed',
  },
  welcomeHint: {
    id: 'admin.settings.home.welcomeHint',
    defaultMessage: 'Where it is empty in all languages, the portal’s own words stand there.',
    description: 'Below the fields for the welcome of the first page',
  },
  languagesOfWelcome: {
    id: 'admin.settings.home.languagesOfWelcome',
    defaultMessage: 'Languages of the welcome',
    description: 'Name of a row of tabs',
  },
  noticeText: {
    id: 'admin.settings.home.noticeText',
    defaultMessage: 'Notice',
    description: 'Label of a field, and name of what was changed',
  },
  noticeHint: {
    id: 'admin.settings.home.noticeHint',
    defaultMessage: 'One or two sentences, without formatting.',
    description: 'Below the field for the notice',
  },
  until: {
    id: 'admin.settings.home.until',
    defaultMessage: 'Last day of the notice',
    description: 'Label of a field, and name of what was changed',
  },
  untilHint: {
    id: 'admin.settings.home.untilHint',
    defaultMessage: 'In the city’s time. Without a day it stays until it is taken off.',
    description: 'Below the field for the last day of the notice',
  },
  text: {
    id: 'admin.settings.home.text',
    defaultMessage: 'Text',
    description: 'Label of a field, and name of what was changed',
  },
  link0: {
    id: 'admin.settings.home.link0',
    defaultMessage: 'First link',
    description: 'Label of a field, and name of what was changed',
  },
  link1: {
    id: 'admin.settings.home.link1',
    defaultMessage: 'Second link',
    description: 'Label of a field, and name of what was changed',
  },
  link2: {
    id: 'admin.settings.home.link2',
    defaultMessage: 'Third link',
    description: 'Label of a field, and name of what was changed',
  },
  address0: {
    id: 'admin.settings.home.address0',
    defaultMessage: 'Address of the first link',
    description: 'Label of a field, and name of what was changed',
  },
  address1: {
    id: 'admin.settings.home.address1',
    defaultMessage: 'Address of the second link',
    description: 'Label of a field, and name of what was changed',
  },
  address2: {
    id: 'admin.settings.home.address2',
    defaultMessage: 'Address of the third link',
    description: 'Label of a field, and name of what was changed',
  },
  addressHint: {
    id: 'admin.settings.home.addressHint',
    defaultMessage:
      'A page of the portal, such as /faqs, or a whole address that begins with https://.',
    description: 'Below the field for the address of a link',
  },
  languagesOfNotice: {
    id: 'admin.settings.home.languagesOfNotice',
    defaultMessage: 'Languages of the notice',
    description: 'Name of a row of tabs',
  },
  languagesOfText: {
    id: 'admin.settings.home.languagesOfText',
    defaultMessage: 'Languages of the text',
    description: 'Name of a row of tabs',
  },
  languagesOfLinks: {
    id: 'admin.settings.home.languagesOfLinks',
    defaultMessage: 'Languages of the links',
    description: 'Name of a row of tabs',
  },
  preview: {
    id: 'admin.settings.home.preview',
    defaultMessage: 'Preview',
    description: 'Heading above the first page as it will be',
  },
  previewHint: {
    id: 'admin.settings.home.previewHint',
    defaultMessage:
      'The page as it will be on a phone, with what is there today. Nothing is saved yet.',
    description: 'Below that heading',
  },
  noBlock: {
    id: 'admin.settings.home.noBlock',
    defaultMessage: 'Please switch at least one part on.',
    description: 'Fault below the list of parts',
  },
  noLabel: {
    id: 'admin.settings.home.noLabel',
    defaultMessage: 'Please give this link a name in at least one language.',
    description: 'Fault below the name of a link',
  },
  badAddress: {
    id: 'admin.settings.home.badAddress',
    defaultMessage: 'This address leads nowhere. It begins with / or with https://.',
    description: 'Fault below the address of a link',
  },
});

/** Parts of the first page by name. */
export const blockMessages = defineMessages({
  notice: {
    id: 'admin.settings.home.block.notice',
    defaultMessage: 'Notice',
    description: 'Name of a part of the first page',
  },
  hero: {
    id: 'admin.settings.home.block.hero',
    defaultMessage: 'Welcome',
    description: 'Name of a part of the first page',
  },
  polls: {
    id: 'admin.settings.home.block.polls',
    defaultMessage: 'Open votes',
    description: 'Name of a part of the first page',
  },
  numbers: {
    id: 'admin.settings.home.block.numbers',
    defaultMessage: 'The city in numbers',
    description: 'Name of a part of the first page',
  },
  outcomes: {
    id: 'admin.settings.home.block.outcomes',
    defaultMessage: 'What came of earlier votes',
    description: 'Name of a part of the first page',
  },
  dialogs: {
    id: 'admin.settings.home.block.dialogs',
    defaultMessage: 'Open dialogues',
    description: 'Name of a part of the first page',
  },
  events: {
    id: 'admin.settings.home.block.events',
    defaultMessage: 'Coming events',
    description: 'Name of a part of the first page',
  },
  posts: {
    id: 'admin.settings.home.block.posts',
    defaultMessage: 'Latest blog posts',
    description: 'Name of a part of the first page',
  },
  text: {
    id: 'admin.settings.home.block.text',
    defaultMessage: 'Text',
    description: 'Name of a part of the first page',
  },
  links: {
    id: 'admin.settings.home.block.links',
    defaultMessage: 'Links',
    description: 'Name of a part of the first page',
  },
});

export const blockOff = defineMessage<{ name: string }>({
  id: 'admin.settings.home.blockOff',
  defaultMessage: 'Nobody sees this yet: “{name}” has no tick in the list of parts above.',
  description: 'Above the words of a part of the first page that is off; the name of the part',
});

export const blockMoved = defineMessage<{ name: string; place: number; count: number }>({
  id: 'admin.settings.home.moved',
  defaultMessage: '{name}: place {place} of {count}',
  description: 'Said to people who cannot see that a part of the first page has moved',
});

export const pageMessages = defineMessages({
  pages: {
    id: 'admin.settings.pages.pages',
    defaultMessage: 'Pages',
    description: 'Label of a list of pages, and name of what was changed',
  },
  none: {
    id: 'admin.settings.pages.none',
    defaultMessage: 'There are none yet.',
    description: 'In the place of a list of pages',
  },
  add: {
    id: 'admin.settings.pages.add',
    defaultMessage: 'Add a page',
    description: 'Button',
  },
  added: {
    id: 'admin.settings.pages.added',
    defaultMessage: 'New page',
    description: 'Name of a page that has no title yet',
  },
  edit: {
    id: 'admin.settings.pages.edit',
    defaultMessage: 'Edit',
    description: 'Button at a page: its fields appear',
  },
  remove: {
    id: 'admin.settings.pages.remove',
    defaultMessage: 'Delete',
    description: 'Button at a page',
  },
  keep: {
    id: 'admin.settings.pages.keep',
    defaultMessage: 'Keep it',
    description: 'Button at a page that is to be deleted',
  },
  removed: {
    id: 'admin.settings.pages.removed',
    defaultMessage: 'Deleted when you save',
    description: 'State of a page',
  },
  draft: {
    id: 'admin.settings.pages.draft',
    defaultMessage: 'Draft',
    description: 'State of a page that nobody else can read yet',
  },
  published: {
    id: 'admin.settings.pages.published',
    defaultMessage: 'Published',
    description: 'State of a page, and label of the switch for it',
  },
  publishedHint: {
    id: 'admin.settings.pages.publishedHint',
    defaultMessage: 'Off: a draft that nobody else can read.',
    description: 'Below the switch with which a page is published',
  },
  slug: {
    id: 'admin.settings.pages.slug',
    defaultMessage: 'Address',
    description: 'Label of the field for the last part of the address of a page',
  },
  pageTitle: {
    id: 'admin.settings.pages.pageTitle',
    defaultMessage: 'Title',
    description: 'Label of the field for the title of a page',
  },
  text: {
    id: 'admin.settings.pages.text',
    defaultMessage: 'Text',
    description: 'Label of the field for the text of a page',
  },
  languages: {
    id: 'admin.settings.pages.languages',
    defaultMessage: 'Languages of the page',
    description: 'Name of the row of tabs, one for each language',
  },
  footer: {
    id: 'admin.settings.pages.footer',
    defaultMessage: 'At the end of every page',
    description: 'Label of a list of pages with boxes, and name of what was changed',
  },
  noSlug: {
    id: 'admin.settings.pages.noSlug',
    defaultMessage: 'Please use small letters from a to z, digits, and single dashes between them.',
    description: 'Below the field for the address of a page',
  },
  taken: {
    id: 'admin.settings.pages.taken',
    defaultMessage: 'Another page has this address.',
    description: 'Below the field for the address of a page',
  },
  noTitle: {
    id: 'admin.settings.pages.noTitle',
    defaultMessage: 'Please write the title in at least one language.',
    description: 'Below the field for the title of a page',
  },
  noText: {
    id: 'admin.settings.pages.noText',
    defaultMessage: 'Please write the text in at least one language.',
    description: 'Below the field for the text of a page',
  },
  tooMany: {
    id: 'admin.settings.pages.tooMany',
    defaultMessage: 'Please mark eight pages at most.',
    description: 'Below a list of pages of which too many are marked',
  },
});

export const pageSlugHint = defineMessage<{ path: MessageValue }>({
  id: 'admin.settings.pages.slugHint',
  defaultMessage:
    'What follows {path}: for example take-part-offline. Leave it empty, and it is made from the title.',
  description: 'Below the field for the address of a page; {path} is the beginning of the address',
});

export const footerCount = defineMessage<{ count: number }>({
  id: 'admin.settings.pages.count',
  defaultMessage: '{count, plural, =0 {No page} one {# page} other {# pages}} in the footer',
  description: 'How many pages that the city has written stand at the end of every page',
});

export const footerHint = defineMessage<{ most: number }>({
  id: 'admin.settings.pages.footerHint',
  defaultMessage:
    'Pages you tick appear there in this order, {most} at most. A draft appears once it is published.',
  description: 'Below a list of pages with boxes',
});
