import { defineMessage, defineMessages } from 'react-intl';

export const profileMessages = {
  ...defineMessages({
    links: {
      id: 'me.profile.links',
      defaultMessage: 'More about your account',
      description: 'Name of a group of links: public page, settings, security, data',
    },
    publicPage: {
      id: 'me.profile.publicPage',
      defaultMessage: 'See my public page',
      description: 'Link from one’s own profile to the page that others see',
    },
    noAbout: {
      id: 'me.profile.noAbout',
      defaultMessage: 'You have not written anything about yourself yet.',
      description: 'On one’s own profile, in the place of the text about the person',
    },
    incomplete: {
      id: 'me.profile.incomplete',
      defaultMessage: 'Let people know who is speaking',
      description: 'Heading of a note: the profile lacks a picture or a text',
    },
    noPicture: {
      id: 'me.profile.noPicture',
      defaultMessage: 'You have no picture yet.',
      description: 'In a note: what the profile lacks',
    },
    needsMe: {
      id: 'me.profile.needsMe',
      defaultMessage: 'What needs you',
      description: 'Heading above the first notifications on the account page',
    },
    allNotices: {
      id: 'me.profile.allNotices',
      defaultMessage: 'All notifications',
      description: 'Link to the list of notifications',
    },
  }),
};

/** The page on which a profile is changed. */
export const editMessages = {
  ...defineMessages({
    intro: {
      id: 'me.profileEdit.intro',
      defaultMessage: 'Others see this beside what you write and on your public page.',
      description: 'Introduction of the page on which the profile is changed',
    },
    details: {
      id: 'me.profileEdit.details',
      defaultMessage: 'Details',
      description: 'Heading above name, text about the person and website',
    },
    about: {
      id: 'me.profileEdit.about',
      defaultMessage: 'About you',
      description: 'Label of a field: a text about oneself',
    },
    aboutHint: {
      id: 'me.profileEdit.aboutHint',
      defaultMessage: 'Plain text. Line breaks are kept.',
      description: 'Below the field for a text about oneself',
    },
    website: {
      id: 'me.profileEdit.website',
      defaultMessage: 'Website',
      description: 'Label of a field',
    },
    save: { id: 'me.profileEdit.save', defaultMessage: 'Save', description: 'Button' },
    saved: {
      id: 'me.profileEdit.saved',
      defaultMessage: 'Saved. Others see it from now on.',
      description: 'After the profile was changed',
    },
  }),
};

/** Messages for what is wrong with a field of the profile. */
export const profileFaultMessages = defineMessages({
  invalidName: {
    id: 'me.profileEdit.fault.invalidName',
    defaultMessage: 'A name has at least one letter, and no address in it.',
    description: 'Below the field for the name',
  },
  invalidWebsite: {
    id: 'me.profileEdit.fault.invalidWebsite',
    defaultMessage: 'This is not a complete web address. It looks like https://example.org.',
    description: 'Below the field for a website',
  },
});

export const pictureMessages = {
  ...defineMessages({
    title: { id: 'me.picture.title', defaultMessage: 'Picture', description: 'Heading' },
    choose: {
      id: 'me.picture.choose',
      defaultMessage: 'Choose a picture',
      description: 'Button that opens the files of the device',
    },
    preview: {
      id: 'me.picture.preview',
      defaultMessage: 'This is how it will look. Nobody else sees it yet.',
      description: 'Beside a picture that was chosen and not sent yet',
    },
    use: {
      id: 'me.picture.use',
      defaultMessage: 'Use this picture',
      description: 'Button: sends the picture that was chosen',
    },
    cancel: {
      id: 'me.picture.cancel',
      defaultMessage: 'Leave it as it was',
      description: 'Button: does not take the picture that was chosen',
    },
    remove: {
      id: 'me.picture.remove',
      defaultMessage: 'Remove the picture',
      description: 'Button',
    },
    sending: {
      id: 'me.picture.sending',
      defaultMessage: 'Your picture is on its way…',
      description: 'While a picture is being sent',
    },
    saved: {
      id: 'me.picture.saved',
      defaultMessage: 'Your new picture is in its place.',
      description: 'After a picture was sent',
    },
    removed: {
      id: 'me.picture.removed',
      defaultMessage: 'Your picture was removed.',
      description: 'After the picture was removed',
    },
    invalid: {
      id: 'me.picture.invalid',
      defaultMessage: 'This file cannot be read as a picture. Please choose another one.',
      description: 'A file was chosen that is no picture, or a broken one',
    },
  }),
  hint: defineMessage<{ limit: string }>({
    id: 'me.picture.hint',
    defaultMessage:
      'JPEG, PNG, WebP, AVIF or GIF, at most {limit}. It is cut to a square, and where it was taken is removed.',
    description: 'Which pictures are taken; {limit} is a size such as “5 MB”',
  }),
  tooLarge: defineMessage<{ limit: string }>({
    id: 'me.picture.tooLarge',
    defaultMessage: 'This picture is too large. Please choose one of at most {limit}.',
    description: 'A file was chosen that is too large; {limit} is a size such as “5 MB”',
  }),
};

export const settingsMessages = defineMessages({
  intro: {
    id: 'me.settings.intro',
    defaultMessage: 'How we write to you, who sees your page, and what is brought to your notice.',
    description: 'Introduction of the settings',
  },
  language: {
    id: 'me.settings.language',
    defaultMessage: 'Language of our mails',
    description: 'Heading above a choice of languages',
  },
  security: {
    id: 'me.settings.security',
    defaultMessage:
      'Mails about the safety of your account, for example when your password changes, are always sent.',
    description: 'Note on mails that cannot be switched off',
  },
  visibility: {
    id: 'me.settings.visibility',
    defaultMessage: 'Who sees your public page',
    description: 'Heading above a choice',
  },
  public: {
    id: 'me.settings.visibility.public',
    defaultMessage: 'Everybody',
    description: 'Choice: who sees the public page',
  },
  signed_in: {
    id: 'me.settings.visibility.signed_in',
    defaultMessage: 'People who are signed in',
    description: 'Choice: who sees the public page',
  },
  nameStays: {
    id: 'me.settings.nameStays',
    defaultMessage: 'Your name is always shown beside what you publish.',
    description: 'Note on the choice who sees the public page',
  },
  save: { id: 'me.settings.save', defaultMessage: 'Save the settings', description: 'Button' },
  saved: {
    id: 'me.settings.saved',
    defaultMessage: 'Your settings are saved.',
    description: 'After the settings were changed',
  },
});
