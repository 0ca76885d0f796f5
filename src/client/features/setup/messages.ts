import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { OpeningTask, Stage } from '../../../shared/contract/setup';
import type { StepName } from './steps';

export const setupIntro = defineMessage<{ count: number }>({
  id: 'setup.intro',
  defaultMessage:
    '{count, plural, one {# short step} other {# short steps}}. Each is saved when you go on and can be changed at any time. Once there is an administrator, each of the others can wait until later.',
  description: 'Introduction of the page on which a new portal is set up',
});

export const setupMessages = defineMessages({
  steps: {
    id: 'setup.steps',
    defaultMessage: 'Steps',
    description: 'Name of the list of steps, for screen readers',
  },
  stepDone: {
    id: 'setup.stepDone',
    defaultMessage: '(done)',
    description: 'After the name of a step, for screen readers',
  },
  stepOpen: {
    id: 'setup.stepOpen',
    defaultMessage: '(to do)',
    description: 'After the name of a step, for screen readers',
  },
  save: {
    id: 'setup.save',
    defaultMessage: 'Save and go on',
    description: 'Button: saves a step and leads to the next one',
  },
  goOn: {
    id: 'setup.goOn',
    defaultMessage: 'Go on',
    description: 'Button: leads to the next step',
  },
  later: {
    id: 'setup.later',
    defaultMessage: 'Later: leave this step out for now',
    description: 'Link to the next step',
  },
  language: {
    id: 'setup.language',
    defaultMessage: 'Language of these pages',
    description: 'Name of a row of links, one for each language',
  },
  code: {
    id: 'setup.code',
    defaultMessage: 'Code',
    description: 'Label of the field for the code that the program has printed',
  },
  codeHint: {
    id: 'setup.codeHint',
    defaultMessage:
      'The program printed it when it started, in the form K7QF-9M2D-XW4P. It holds for 24 hours; the command “npm run setup-code” makes a new one.',
    description: 'Below the field for the code; the command stays as it is',
  },
  codeAccepted: {
    id: 'setup.codeAccepted',
    defaultMessage: 'You have given the code.',
    description: 'In the place of the field for the code',
  },
});

export const termsMessages = defineMessages({
  each: {
    id: 'setup.terms.each',
    defaultMessage: 'Change them one by one',
    description: 'Link to the page with the districts, or with the topics, of the city',
  },
});

/** For those who have no districts, or no topics. */
export const noTermsMessages = {
  districts: defineMessages({
    none: {
      id: 'setup.districts.none',
      defaultMessage: 'We have no districts',
      description: 'Button: this part of the step is done',
    },
    done: {
      id: 'setup.districts.done',
      defaultMessage: 'You have no districts. You can add some at any time.',
      description: 'After somebody has said that there are none',
    },
  }),
  topics: defineMessages({
    none: {
      id: 'setup.topics.none',
      defaultMessage: 'We need no topics',
      description: 'Button: this part of the step is done',
    },
    done: {
      id: 'setup.topics.done',
      defaultMessage: 'You have no topics. You can add some at any time.',
      description: 'After somebody has said that there are none',
    },
  }),
} as const;

export const setupFaults = defineMessages({
  code: {
    id: 'setup.fault.code',
    defaultMessage:
      'This code is not right, or it is too old. Please compare it with what was printed.',
    description: 'Below the field for the code',
  },
  number: {
    id: 'setup.fault.number',
    defaultMessage: 'Please type the six digits of the mail.',
    description: 'Below the field for the number of the test mail',
  },
  wrongNumber: {
    id: 'setup.fault.wrongNumber',
    defaultMessage:
      'This number is not that of the newest mail. Please look again, or send another one.',
    description: 'Below the field for the number of the test mail',
  },
});

export const pageTitle = defineMessage<{ step: string }>({
  id: 'setup.pageTitle',
  defaultMessage: 'Set up: {step}',
  description: 'Title of the document; the name of a step follows',
});

export const stepTitles = defineMessages({
  code: {
    id: 'setup.title.code',
    defaultMessage: 'Language and code',
    description: 'Title of a step',
  },
  administrator: {
    id: 'setup.title.administrator',
    defaultMessage: 'Administrator',
    description: 'Title of a step: who runs the portal',
  },
  city: { id: 'setup.title.city', defaultMessage: 'Your city', description: 'Title of a step' },
  languages: {
    id: 'setup.title.languages',
    defaultMessage: 'Languages',
    description: 'Title of a step',
  },
  look: { id: 'setup.title.look', defaultMessage: 'Look', description: 'Title of a step' },
  districts: {
    id: 'setup.title.districts',
    defaultMessage: 'Districts and topics',
    description: 'Title of a step',
  },
  sections: {
    id: 'setup.title.sections',
    defaultMessage: 'Sections',
    description: 'Title of a step',
  },
  legal: {
    id: 'setup.title.legal',
    defaultMessage: 'Legal texts',
    description: 'Title of a step',
  },
  mail: {
    id: 'setup.title.mail',
    defaultMessage: 'Mail and sign-in',
    description: 'Title of a step',
  },
  opening: { id: 'setup.title.opening', defaultMessage: 'Opening', description: 'Title of a step' },
}) satisfies Record<StepName, MessageDescriptor>;

export const stepTexts = defineMessages({
  code: {
    id: 'setup.text.code',
    defaultMessage: 'Choose the language of these pages, and show that you run this installation.',
    description: 'Introduction of a step',
  },
  administrator: {
    id: 'setup.text.administrator',
    defaultMessage: 'One person begins. Afterwards they can give others the same rights.',
    description: 'Introduction of the step for the first administrator',
  },
  city: {
    id: 'setup.text.city',
    defaultMessage:
      'Names, contact, clock and currency. Time zone and currency are proposed by the clock of this device.',
    description: 'Introduction of a step',
  },
  languages: {
    id: 'setup.text.languages',
    defaultMessage:
      'The languages that people are offered. Legal texts have to be there in each of them; more can be added later.',
    description: 'Introduction of a step',
  },
  look: {
    id: 'setup.text.look',
    defaultMessage:
      'The colour of your city, its logo and a picture. From the colour the portal makes shades that everybody can read, in light and dark.',
    description: 'Introduction of a step',
  },
  districts: {
    id: 'setup.text.districts',
    defaultMessage:
      'People filter and follow what concerns their district, and the topics that they care about. Paste your districts; topics that most cities have are there to begin with.',
    description: 'Introduction of a step',
  },
  sections: {
    id: 'setup.text.sections',
    defaultMessage:
      'Begin with what you will use. What is off is not to be seen anywhere, and can be switched on at any time.',
    description: 'Introduction of a step',
  },
  legal: {
    id: 'setup.text.legal',
    defaultMessage:
      'Nobody can register without a privacy policy and terms. Templates say what this software does; you fill in what only you know.',
    description: 'Introduction of a step',
  },
  mail: {
    id: 'setup.text.mail',
    defaultMessage: 'Without mails nobody can confirm an address or get a new password.',
    description: 'Introduction of a step',
  },
  opening: {
    id: 'setup.text.opening',
    defaultMessage: 'Let your colleagues in first, and everybody once all is there.',
    description: 'Introduction of the last step',
  },
}) satisfies Record<StepName, MessageDescriptor>;

export const administratorMessages = defineMessages({
  newAccount: {
    id: 'setup.administrator.newAccount',
    defaultMessage: 'A new account with a password',
    description: 'Heading of a form',
  },
  create: {
    id: 'setup.administrator.create',
    defaultMessage: 'Create the account and sign in',
    description: 'Button',
  },
  signIn: {
    id: 'setup.administrator.signIn',
    defaultMessage: 'Sign in as administrator',
    description: 'Heading of a form: there is an administrator already',
  },
  byProvider: {
    id: 'setup.administrator.byProvider',
    defaultMessage: 'Sign in there; then you come back here and become administrator.',
    description: 'Above the button that leads to the city’s login',
  },
  become: {
    id: 'setup.administrator.become',
    defaultMessage: 'Make me administrator',
    description: 'Button: whoever is signed in becomes administrator',
  },
  notAllowed: {
    id: 'setup.administrator.notAllowed',
    defaultMessage:
      'You are signed in, but not as administrator. Ask one for this right, or give the code in the first step.',
    description: 'In the place of a form',
  },
});

export const signedInAs = defineMessage<{ name: MessageValue }>({
  id: 'setup.administrator.signedInAs',
  defaultMessage: 'You are signed in as {name}.',
  description: 'A person’s name',
});

export const legalMessages = defineMessages({
  begin: {
    id: 'setup.legal.begin',
    defaultMessage: 'Begin with the templates',
    description: 'Button: begins the drafts of legal texts',
  },
  others: {
    id: 'setup.legal.others',
    defaultMessage: 'Further texts',
    description: 'Label of boxes, one for each legal text that a portal can open without',
  },
  othersHint: {
    id: 'setup.legal.othersHint',
    defaultMessage:
      'The portal opens without these. The law asks many authorities for them, and the page links to none that is not there.',
    description: 'Below the boxes for legal texts that a portal can open without',
  },
  noText: {
    id: 'setup.legal.noText',
    defaultMessage: 'Mark at least one text.',
    description: 'What is wrong where no box was marked',
  },
  read: {
    id: 'setup.legal.read',
    defaultMessage: 'I have read in every language, and it is true for us:',
    description: 'Label of boxes; each is a legal text',
  },
  readHint: {
    id: 'setup.legal.readHint',
    defaultMessage:
      'What you do not mark stays a draft. Your name and the time are kept in the log.',
    description: 'Below the boxes with which legal texts are signed off',
  },
  readAll: {
    id: 'setup.legal.readAll',
    defaultMessage: 'Mark all texts as read',
    description: 'Button: marks the boxes of all legal texts',
  },
  nothingRead: {
    id: 'setup.legal.nothingRead',
    defaultMessage: 'Mark each text that you have read.',
    description: 'What is wrong where no legal text is marked as read',
  },
  facts: {
    id: 'setup.legal.facts',
    defaultMessage: 'What the texts still need from you',
    description: 'Heading above the fields for facts that the templates do not know',
  },
  factsHint: {
    id: 'setup.legal.factsHint',
    defaultMessage:
      'Each is asked once, for all texts and all languages. What stands there already is proposed: check whether it is so with you.',
    description: 'Below the heading of the fields for facts',
  },
  putInForce: {
    id: 'setup.legal.putInForce',
    defaultMessage: 'Sign off and put in force today',
    description: 'Button below legal texts',
  },
  inForce: {
    id: 'setup.legal.inForce',
    defaultMessage: 'Privacy policy and terms are in force, or announced.',
    description: 'In the place of the form for legal texts',
  },
  lacking: {
    id: 'setup.legal.lacking',
    defaultMessage:
      'The draft has no text yet in one of the offered languages. Please write it on its own page:',
    description: 'Above links to legal texts',
  },
});

export const otherLanguage = defineMessage<{ language: string }>({
  id: 'setup.legal.otherLanguage',
  defaultMessage: '{language}: the same, unless you write it here',
  description: 'Summary of a fold with fields for the same facts in another language',
});

export const gapLabel = defineMessage<{ missing: MessageValue }>({
  id: 'setup.legal.gap',
  defaultMessage: 'Missing: {missing}',
  description:
    'Label of a field; what belongs into a gap of a legal text follows, in the language of that text',
});

export const mailMessages = defineMessages({
  providers: {
    id: 'setup.mail.providers',
    defaultMessage: 'Providers of logins',
    description: 'Heading of the list of identity providers',
  },
  noProvider: {
    id: 'setup.mail.noProvider',
    defaultMessage: 'None is set up: people sign in with a password.',
    description: 'In the place of the list of identity providers',
  },
  usable: {
    id: 'setup.mail.usable',
    defaultMessage: 'It answers, and people can sign in with it.',
    description: 'Below an identity provider',
  },
  signInWorked: {
    id: 'setup.mail.signInWorked',
    defaultMessage: 'A sign-in has worked.',
    description: 'Somebody has signed in on this portal',
  },
  noSignIn: {
    id: 'setup.mail.noSignIn',
    defaultMessage: 'No sign-in has worked yet.',
    description: 'Nobody has signed in on this portal so far',
  },
  toSignIn: {
    id: 'setup.mail.toSignIn',
    defaultMessage: 'Who may register, and with what',
    description: 'Link to the settings of sign-in and registration',
  },
  mail: {
    id: 'setup.mail.mail',
    defaultMessage: 'A mail to yourself',
    description: 'Heading: a mail that tests whether mails arrive',
  },
  notSent: {
    id: 'setup.mail.notSent',
    defaultMessage: 'The mail was not sent. This is the reason:',
    description: 'Heading of a notice; what the mail server says follows',
  },
  intoFolder: {
    id: 'setup.mail.intoFolder',
    defaultMessage: 'This host writes mails into a folder, and nobody gets them.',
    description: 'Above the button that sends a test mail',
  },
  toMailbox: {
    id: 'setup.mail.toMailbox',
    defaultMessage: 'Read them',
    description: 'Link to the mails that the host has written into a folder',
  },
  arrived: {
    id: 'setup.mail.arrived',
    defaultMessage: 'A test mail has arrived.',
    description: 'In the place of the form for the test mail',
  },
  number: {
    id: 'setup.mail.number',
    defaultMessage: 'Number in the mail',
    description: 'Label of the field for the number of the test mail',
  },
  numberHint: {
    id: 'setup.mail.numberHint',
    defaultMessage: 'Six digits. If nothing comes, look into the folder for spam.',
    description: 'Below the field for the number of the test mail',
  },
});

export const sendMailTo = defineMessage<{ email: MessageValue }>({
  id: 'setup.mail.send',
  defaultMessage: 'Send a mail to {email}',
  description: 'Button; an e-mail address',
});

export const openingMessages = defineMessages({
  needed: {
    id: 'setup.opening.needed',
    defaultMessage: 'Needed before everybody is let in',
    description: 'Heading of a list',
  },
  there: {
    id: 'setup.opening.there',
    defaultMessage: '(done)',
    description: 'After a thing in the list of what is needed',
  },
  missing: {
    id: 'setup.opening.missing',
    defaultMessage: '(missing)',
    description: 'After a thing in the list of what is needed',
  },
  noMailServer: {
    id: 'setup.opening.noMailServer',
    defaultMessage: '(missing: no mail server is named yet)',
    description: 'After the test mail in the list of what is needed',
  },
  notReady: {
    id: 'setup.opening.notReady',
    defaultMessage:
      'Everybody can be let in once nothing is missing. Your colleagues can come before.',
    description: 'In the place of a button',
  },
  staff: {
    id: 'setup.opening.staff',
    defaultMessage: 'Open for staff',
    description: 'Button: editors, moderators and administrators are let in',
  },
  close: {
    id: 'setup.opening.close',
    defaultMessage: 'Close for the public',
    description: 'Button: from now on the staff alone is let in',
  },
  closeTitle: {
    id: 'setup.opening.closeTitle',
    defaultMessage: 'Close the portal for the public?',
    description: 'Question',
  },
  closeText: {
    id: 'setup.opening.closeText',
    defaultMessage:
      'From now on only the staff sees the portal; nobody else can vote or write. Nothing is deleted, and dates go on: what closes meanwhile stays closed. You can open it again at any time.',
    description: 'Explains the question',
  },
  open: {
    id: 'setup.opening.open',
    defaultMessage: 'Open for everybody',
    description: 'Button',
  },
  localTitle: {
    id: 'setup.opening.localTitle',
    defaultMessage: 'The portal’s address works on this machine only',
    description: 'Heading of a warning: the address of the portal is that of the machine itself',
  },
  openTitle: {
    id: 'setup.opening.openTitle',
    defaultMessage: 'Open the portal for everybody?',
    description: 'Question',
  },
  openText: {
    id: 'setup.opening.openText',
    defaultMessage: 'From now on everybody can read it, and search engines may find it.',
    description: 'Explains the question',
  },
});

export const nextMessages = defineMessages({
  title: {
    id: 'setup.next.title',
    defaultMessage: 'What comes next',
    description: 'Heading of a list of links, once the portal is open for the staff',
  },
  invite: {
    id: 'setup.next.invite',
    defaultMessage: 'Invite your colleagues',
    description: 'Link to the page on which people are invited',
  },
  poll: {
    id: 'setup.next.poll',
    defaultMessage: 'Write the first vote',
    description: 'Link to the page on which a vote is begun',
  },
  event: {
    id: 'setup.next.event',
    defaultMessage: 'Write the first event',
    description: 'Link to the page on which an event is begun',
  },
  home: {
    id: 'setup.next.home',
    defaultMessage: 'Put the first page together',
    description: 'Link to the settings of the first page',
  },
  portal: {
    id: 'setup.next.portal',
    defaultMessage: 'Look at the portal',
    description: 'Link to the first page',
  },
  everybody: {
    id: 'setup.next.everybody',
    defaultMessage: 'Last of all, open the portal for everybody: on this page, below.',
    description: 'After the links; the portal is open for the staff alone',
  },
});

export const localAddressText = defineMessage<{ address: MessageValue; setting: MessageValue }>({
  id: 'setup.opening.localText',
  defaultMessage:
    'Links in mails and feeds begin with {address}, which leads elsewhere on every other device. The operator of the server writes the portal’s real address into the file named in {setting}. Until then legal texts show the name of the portal instead.',
  description:
    'Text of a warning; {address} is the address of the portal, {setting} the name of a setting of the server',
});

export const stageTexts = defineMessages({
  setup: {
    id: 'setup.stage.setup',
    defaultMessage: 'Nobody but administrators is let in yet.',
    description: 'Stage of the portal',
  },
  staff: {
    id: 'setup.stage.staff',
    defaultMessage: 'The portal is open for staff.',
    description: 'Stage of the portal: editors, moderators and administrators are let in',
  },
  open: {
    id: 'setup.stage.open',
    defaultMessage: 'The portal is open for everybody.',
    description: 'Stage of the portal',
  },
}) satisfies Record<Stage, MessageDescriptor>;

export const taskNames = defineMessages({
  name: {
    id: 'setup.task.name',
    defaultMessage: 'Name of the city',
    description: 'Something that a portal needs',
  },
  contact: {
    id: 'setup.task.contact',
    defaultMessage: 'E-mail address for questions',
    description: 'Something that a portal needs',
  },
  privacy: {
    id: 'setup.task.privacy',
    defaultMessage: 'Privacy policy in force',
    description: 'Something that a portal needs',
  },
  terms: {
    id: 'setup.task.terms',
    defaultMessage: 'Terms in force',
    description: 'Something that a portal needs',
  },
  mail: {
    id: 'setup.task.mail',
    defaultMessage: 'A test mail that arrived',
    description: 'Something that a portal needs',
  },
  signIn: {
    id: 'setup.task.signIn',
    defaultMessage: 'A sign-in that worked',
    description: 'Something that a portal needs',
  },
}) satisfies Record<OpeningTask, MessageDescriptor>;
