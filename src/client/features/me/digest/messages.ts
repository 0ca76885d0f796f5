import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { DigestRhythm } from '../../../../shared/contract/digests';

export const digestMessages = defineMessages({
  title: {
    id: 'me.digest.title',
    defaultMessage: 'Mails with news',
    description: 'Heading: when mails come that tell of several things together',
  },
  intro: {
    id: 'me.digest.intro',
    defaultMessage:
      'What you want to read once a day or once a week comes in one mail, without what you have read here by then.',
    description: 'Below the heading about mails with news',
  },
  hour: { id: 'me.digest.hour', defaultMessage: 'At', description: 'Label: hour of the mails' },
  weekday: {
    id: 'me.digest.weekday',
    defaultMessage: 'Day of the weekly mail',
    description: 'Label of a choice',
  },
  timeZone: {
    id: 'me.digest.timeZone',
    defaultMessage: 'Time zone',
    description: 'Label of a choice',
  },
  timeZoneMissing: {
    id: 'me.digest.timeZoneMissing',
    defaultMessage: 'Please choose a time zone from the list.',
    description: 'Below the choice of a time zone',
  },
  save: { id: 'me.digest.save', defaultMessage: 'Save these times', description: 'Button' },
  saved: {
    id: 'me.digest.saved',
    defaultMessage: 'Your times are saved.',
    description: 'After the times of mails were saved',
  },
  none: {
    id: 'me.digest.none',
    defaultMessage: 'None of your settings asks for daily or weekly mails.',
    description: 'Instead of the preview of the next mails',
  },
  nothing: {
    id: 'me.digest.nothing',
    defaultMessage: 'As of now there is nothing to tell; then no mail comes.',
    description: 'Preview of a mail',
  },
  send: {
    id: 'me.digest.send',
    defaultMessage: 'Send it to me now',
    description: 'Button below the preview of a mail',
  },
  sent: {
    id: 'me.digest.sent',
    defaultMessage: 'It is on its way. The next one tells only of what is new.',
    description: 'After a mail was asked for',
  },
  notSent: {
    id: 'me.digest.notSent',
    defaultMessage: 'There was nothing new to tell.',
    description: 'After a mail was asked for, and there was nothing to send',
  },
  cannotMail: {
    id: 'me.digest.cannotMail',
    defaultMessage: 'No mails can be sent to you: there is no address, or this portal sends none.',
    description: 'Note above the preview of mails',
  },
});

export const nextMessage = defineMessage<{ when: string }>({
  id: 'me.digest.next',
  defaultMessage: 'It comes on {when}, and this is how it would look now.',
  description: 'Above the preview of a mail; {when} is date and time',
});

export const moreMessage = defineMessage<{ count: number }>({
  id: 'me.digest.more',
  defaultMessage: '{count, plural, one {And # more} other {And # more}}',
  description: 'Below the preview of a mail: what is not listed',
});

/** Headings above the previews. */
export const rhythmTitles: Readonly<Record<DigestRhythm, MessageDescriptor>> = defineMessages({
  daily: {
    id: 'me.digest.daily',
    defaultMessage: 'The next daily mail',
    description: 'Heading above the preview of a mail',
  },
  weekly: {
    id: 'me.digest.weekly',
    defaultMessage: 'The next weekly mail',
    description: 'Heading above the preview of a mail',
  },
});
