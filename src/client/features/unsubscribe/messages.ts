import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { StoppedRhythm } from '../../../shared/contract/digests';

export const unsubscribeMessages = defineMessages({
  intro: {
    id: 'unsubscribe.intro',
    defaultMessage:
      'You come from a mail with news. With one press no further mails of this kind are sent to you; on the portal you still see everything.',
    description: 'Introduction of the page that stops mails',
  },
  stop: {
    id: 'unsubscribe.stop',
    defaultMessage: 'Stop these mails',
    description: 'Button',
  },
  doneTitle: {
    id: 'unsubscribe.doneTitle',
    defaultMessage: 'These mails have stopped',
    description: 'Title after mails were stopped',
  },
  about: {
    id: 'unsubscribe.about',
    defaultMessage: 'They were about:',
    description: 'Introduces a list of categories about which no mails come any more',
  },
  already: {
    id: 'unsubscribe.already',
    defaultMessage: 'They had been switched off before.',
    description: 'After mails were stopped that did not come any more',
  },
  undo: {
    id: 'unsubscribe.undo',
    defaultMessage: 'Undo: send them again',
    description: 'Button after mails were stopped',
  },
  undoneTitle: {
    id: 'unsubscribe.undoneTitle',
    defaultMessage: 'These mails come again',
    description: 'Title after the stopping of mails was undone',
  },
  undone: {
    id: 'unsubscribe.undone',
    defaultMessage: 'Everything is as it was before.',
    description: 'After the stopping of mails was undone',
  },
  settings: {
    id: 'unsubscribe.settings',
    defaultMessage: 'Choose which mails come',
    description: 'Link to the settings',
  },
});

/** Messages for which mails have stopped. */
export const stoppedMessages: Readonly<Record<StoppedRhythm, MessageDescriptor>> = defineMessages({
  each: {
    id: 'unsubscribe.stopped.each',
    defaultMessage: 'You get no further mails that tell you of something at once.',
    description: 'After mails were stopped',
  },
  daily: {
    id: 'unsubscribe.stopped.daily',
    defaultMessage: 'You get no further daily mails with news.',
    description: 'After mails were stopped',
  },
  weekly: {
    id: 'unsubscribe.stopped.weekly',
    defaultMessage: 'You get no further weekly mails with news.',
    description: 'After mails were stopped',
  },
});
