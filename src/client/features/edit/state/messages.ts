import {
  defineMessage,
  defineMessages,
  type MessageDescriptor,
  type MessageValue,
} from 'react-intl';
import type { LifecycleAct } from '../../../../shared/contract/lifecycle';
import type { PollDetails } from '../../../../shared/contract/have-your-say';
import { inLanguages } from '../../../intl/inLanguages';

type PollEligibility = PollDetails['eligibility'];
type Status = 'draft' | 'in_review' | 'scheduled' | 'published' | 'archived';

/** Titles of the states, and texts about their readers. */
export const statusTitles: Readonly<Record<Status, MessageDescriptor>> = {
  ...defineMessages({
    draft: {
      id: 'edit.draftTitle',
      defaultMessage: 'This is a draft',
      description: 'Above what can be done with it',
    },
    published: {
      id: 'edit.publishedTitle',
      defaultMessage: 'People are reading this',
      description: 'Above the form that changes something published',
    },
    in_review: {
      id: 'edit.state.inReviewTitle',
      defaultMessage: 'This waits for a decision',
      description: 'Above what can be done with a content that was submitted',
    },
    scheduled: {
      id: 'edit.state.scheduledTitle',
      defaultMessage: 'This will be published by itself',
      description: 'Above what can be done with a content whose publication is set',
    },
    archived: {
      id: 'edit.state.archivedTitle',
      defaultMessage: 'This is archived',
      description: 'Above what can be done with an archived content',
    },
  }),
};

export const statusTexts: Readonly<Record<Status, MessageDescriptor>> = {
  ...defineMessages({
    draft: {
      id: 'edit.draftText',
      defaultMessage:
        'Only you, those who lead the group and those who look after the portal can read it.',
      description: 'Who reads a draft',
    },
    published: {
      id: 'edit.publishedText',
      defaultMessage: 'What you save is visible at once, and the portal’s log records it.',
      description: 'Above the form that changes something published',
    },
    in_review: {
      id: 'edit.state.inReviewText',
      defaultMessage:
        'Its author has submitted it. Somebody with the right to publish looks at it, and publishes it or sends it back with a note.',
      description: 'Who has to act on a content that was submitted',
    },
    scheduled: {
      id: 'edit.state.scheduledText',
      defaultMessage: 'Until then only those who look after the portal can read it.',
      description: 'Who reads a content whose publication is set',
    },
    archived: {
      id: 'edit.state.archivedText',
      defaultMessage:
        'It is no longer listed and nobody can take part any more. People who have its address can still read it.',
      description: 'Who reads an archived content',
    },
  }),
};

export const stateMessages = defineMessages({
  saveAndPublish: {
    id: 'edit.state.saveAndPublish',
    defaultMessage: 'Save and publish…',
    description: 'Button; saves what is typed, and opens a dialog that sums up what is published',
  },
  notSaved: {
    id: 'edit.state.notSaved',
    defaultMessage: 'It could not be saved, so nothing was published. The form above says why.',
    description: 'Beside the button “Save and publish…”',
  },
  returned: {
    id: 'edit.state.returned',
    defaultMessage: 'It was returned to you:',
    description: 'The word of whoever publishes to the author follows, as a quotation',
  },
  retracted: {
    id: 'edit.state.retracted',
    defaultMessage:
      'It was retracted: it can still be read, with a note that it no longer applies.',
    description: 'About a content that was retracted',
  },
  acts: {
    id: 'edit.state.acts',
    defaultMessage: 'What you can do with it',
    description: 'Name of a group of buttons: publish, archive and so on',
  },
  more: {
    id: 'edit.state.more',
    defaultMessage: 'More',
    description: 'Button; opens a menu with what else can become of a content',
  },
  history: {
    id: 'edit.state.history',
    defaultMessage: 'Earlier versions',
    description: 'Link to the page that shows how a content was before',
  },
  deleted: {
    id: 'edit.state.deleted',
    defaultMessage: 'It is deleted. Editors can restore it.',
    description: 'Said after a content was deleted',
  },
  date: {
    id: 'edit.state.date',
    defaultMessage: 'Day',
    description: 'Label of a field for a date',
  },
  time: { id: 'edit.state.time', defaultMessage: 'Time', description: 'Label of a field' },
  timeHint: {
    id: 'edit.state.timeHint',
    defaultMessage: 'Without a time, at noon.',
    description: 'Below the field for a time of day',
  },
  note: {
    id: 'edit.state.note',
    defaultMessage: 'A word to the author',
    description: 'Label of a field: what has to be different before it is published',
  },
  noteHint: {
    id: 'edit.state.noteHint',
    defaultMessage: 'They read it above their draft.',
    description: 'Below the field for a word to the author',
  },
});

export const whenMessage = defineMessage<{ when: MessageValue }>({
  id: 'edit.state.when',
  defaultMessage: 'It goes out on {when}.',
  description: 'A date with time, in bold',
});

export const readersMessage = defineMessage<{ who: MessageValue }>({
  id: 'edit.state.readers',
  defaultMessage: 'Who reads it once it is out: {who}',
  description: 'One of the choices, such as “Everybody”',
});

/** On the buttons. */
export const actMessages: Readonly<Record<LifecycleAct, MessageDescriptor>> = {
  ...defineMessages({
    publish: {
      id: 'edit.act.publish',
      defaultMessage: 'Publish…',
      description: 'Button; opens a dialog that sums up what is published',
    },
    submit: { id: 'edit.act.submit', defaultMessage: 'Submit it', description: 'Button: a draft' },
    return: {
      id: 'edit.act.return',
      defaultMessage: 'Return it to its author',
      description: 'Button: what was submitted becomes a draft again',
    },
    schedule: {
      id: 'edit.act.schedule',
      defaultMessage: 'Publish later…',
      description: 'Button; opens a dialog with date and time',
    },
    unschedule: {
      id: 'edit.act.unschedule',
      defaultMessage: 'Do not publish it then',
      description: 'Button: it is not published by itself at the time that was set',
    },
    archive: { id: 'edit.act.archive', defaultMessage: 'Archive it…', description: 'Button' },
    unarchive: {
      id: 'edit.act.unarchive',
      defaultMessage: 'Take it out of the archive',
      description: 'Button',
    },
    retract: {
      id: 'edit.act.retract',
      defaultMessage: 'Retract it…',
      description: 'Button: it stays readable with a note that it no longer stands',
    },
    reinstate: {
      id: 'edit.act.reinstate',
      defaultMessage: 'Lift the retraction',
      description: 'Button: takes a retraction back',
    },
    delete: { id: 'edit.act.delete', defaultMessage: 'Delete it…', description: 'Button' },
    restore: { id: 'edit.act.restore', defaultMessage: 'Restore it', description: 'Button' },
  }),
};

/** Questions that are asked before an act. */
export const questionMessages = {
  archive: defineMessages({
    title: {
      id: 'edit.act.archiveTitle',
      defaultMessage: 'Archive it?',
      description: 'Title of a question',
    },
    text: {
      id: 'edit.act.archiveText',
      defaultMessage:
        'It leaves the lists, and nobody can comment or take part any more. It can be taken out of the archive again.',
      description: 'Text of a question',
    },
    yes: { id: 'edit.act.archiveYes', defaultMessage: 'Archive', description: 'Button: yes' },
  }),
  delete: defineMessages({
    title: {
      id: 'edit.act.deleteTitle',
      defaultMessage: 'Delete it?',
      description: 'Title of a question',
    },
    text: {
      id: 'edit.act.deleteText',
      defaultMessage:
        'Nobody finds it at its address any more, and the address is free for others. Editors can restore it.',
      description: 'Text of a question',
    },
    yes: { id: 'edit.act.deleteYes', defaultMessage: 'Delete', description: 'Button: yes' },
  }),
} as const;

export const dialogTitles = {
  ...defineMessages({
    schedule: {
      id: 'edit.act.scheduleTitle',
      defaultMessage: 'When is it to be published?',
      description: 'Title of a dialog',
    },
    return: {
      id: 'edit.act.returnTitle',
      defaultMessage: 'What does its author have to change?',
      description: 'Title of a dialog',
    },
    retract: {
      id: 'edit.act.retractTitle',
      defaultMessage: 'Why does it no longer stand?',
      description: 'Title of a dialog',
    },
  }),
};

/** On the buttons that send a dialog. */
export const sendMessages = defineMessages({
  publish: {
    id: 'edit.publish',
    defaultMessage: 'Publish now',
    description: 'Button of a dialog that sums up what is published',
  },
  schedule: {
    id: 'edit.act.scheduleYes',
    defaultMessage: 'Publish it then',
    description: 'Button of a dialog with date and time',
  },
  return: { id: 'edit.act.returnYes', defaultMessage: 'Return it', description: 'Button' },
  retract: { id: 'edit.act.retractYes', defaultMessage: 'Retract it', description: 'Button' },
});

/** The reason of a retraction, by language. */
export const reasonMessages = inLanguages(
  defineMessage<{ language: string }>({
    id: 'edit.reason.in',
    defaultMessage: 'Reason in {language}',
    description: 'Field; {language} is the name of a language',
  }),
);

export const actFaults = defineMessages({
  past: {
    id: 'edit.fault.past',
    defaultMessage: 'Please choose a moment that is still to come, within the next two years.',
    description: 'Below the field for the day of publication',
  },
  notPossible: {
    id: 'edit.fault.notPossible',
    defaultMessage:
      'This cannot be done with it any more: somebody has changed its state, or people have taken part in it.',
    description: 'After a button was pressed',
  },
  newer: {
    id: 'edit.fault.newerState',
    defaultMessage:
      'Somebody has changed it meanwhile. Look at what it is now, and try once more if you still want to.',
    description: 'After a button was pressed; the state is shown anew',
  },
});

/** The summary before something is published, and what stands there afterwards. */
export const publishMessages = defineMessages({
  title: {
    id: 'edit.publish.title',
    defaultMessage: 'Publish this?',
    description: 'Title of a dialog',
  },
  what: {
    id: 'edit.publish.what',
    defaultMessage: 'What',
    description: 'Label: the title of what is published follows',
  },
  readers: {
    id: 'edit.publish.readers',
    defaultMessage: 'Who can read it',
    description: 'Label: such as “Everybody”',
  },
  voters: {
    id: 'edit.publish.voters',
    defaultMessage: 'Who may vote',
    description: 'Label: such as “Verified residents”',
  },
  votersNow: {
    id: 'edit.publish.votersNow',
    defaultMessage: 'Could vote today',
    description: 'Label: a number of people follows',
  },
  noVoters: {
    id: 'edit.publish.noVoters',
    defaultMessage: 'Nobody can vote yet',
    description: 'Title of a warning before a vote is published',
  },
  noVotersText: {
    id: 'edit.publish.noVotersText',
    defaultMessage:
      'The vote is for verified residents, and nobody is verified yet. Either let everybody with an account vote, or have residents verified first: administrators do it on the page of a person, or a sign-in service of the city does.',
    description: 'Warning before a vote is published that is for verified residents',
  },
  toRules: {
    id: 'edit.publish.toRules',
    defaultMessage: 'Change who may vote',
    description: 'Link to the rules of a vote, in a warning before it is published',
  },
  from: {
    id: 'edit.publish.from',
    defaultMessage: 'Begins',
    description: 'Label: date and time follow',
  },
  atOnce: {
    id: 'edit.publish.atOnce',
    defaultMessage: 'As soon as it is published',
    description: 'After the label “Begins”',
  },
  secrecy: {
    id: 'edit.publish.secrecy',
    defaultMessage: 'Secrecy',
    description: 'Label: such as “Secret: nobody can see who chose what”',
  },
  until: {
    id: 'edit.publish.until',
    defaultMessage: 'Ends',
    description: 'Label: date and time follow',
  },
  sum: {
    id: 'edit.publish.sum',
    defaultMessage: 'Money that is shared out',
    description: 'Label: a sum follows',
  },
  untranslated: {
    id: 'edit.publish.untranslated',
    defaultMessage: 'Not yet translated',
    description: 'Label: names of languages follow',
  },
  fixed: {
    id: 'edit.publish.fixed',
    defaultMessage: 'Cannot be changed afterwards',
    description: 'Label: a list of things follows',
  },
  fixedAddress: {
    id: 'edit.publish.fixedAddress',
    defaultMessage: 'Its web address',
    description: 'What cannot be changed once something is published',
  },
  fixedVote: {
    id: 'edit.publish.fixedVote',
    defaultMessage:
      'Its web address; once voting has begun, also the questions, who may vote, whether it is secret, and when the result is shown',
    description: 'What cannot be changed once a vote is published',
  },
  done: {
    id: 'edit.publish.done',
    defaultMessage: 'Published',
    description: 'Title of a dialog after something was published',
  },
  doneText: {
    id: 'edit.publish.doneText',
    defaultMessage: 'It is out. You can share it with this link.',
    description: 'After something was published',
  },
  link: {
    id: 'edit.publish.link',
    defaultMessage: 'Link to the page',
    description: 'Label of a field with an address to share',
  },
  see: {
    id: 'edit.publish.see',
    defaultMessage: 'See the page',
    description: 'Link to what was just published',
  },
  copy: { id: 'edit.publish.copy', defaultMessage: 'Copy the link', description: 'Button' },
  copied: { id: 'edit.publish.copied', defaultMessage: 'Copied', description: 'After the button' },
  notCopied: {
    id: 'edit.publish.notCopied',
    defaultMessage: 'The browser did not allow it. Please select the link and copy it.',
    description: 'After the button that copies a link',
  },
});

export const voterCount = defineMessage<{ count: number }>({
  id: 'edit.publish.voterCount',
  defaultMessage: '{count, plural, =0 {Nobody} one {# person} other {# people}}',
  description: 'After the label “Could vote today”',
});

/** Whether a vote is secret. */
export const secrecyMessages = defineMessages({
  secret: {
    id: 'edit.publish.secrecy.secret',
    defaultMessage: 'Secret: nobody can see who chose what',
    description: 'Whether a vote is secret',
  },
  open: {
    id: 'edit.publish.secrecy.open',
    defaultMessage: 'Open: voters can see their ballot again, names are not published',
    description: 'Whether a vote is secret',
  },
});

export const voterMessages: Readonly<Record<PollEligibility, MessageDescriptor>> = {
  ...defineMessages({
    everyone: {
      id: 'edit.publish.voters.everyone',
      defaultMessage: 'Everybody, without signing in',
      description: 'Who may vote',
    },
    signed_in: {
      id: 'edit.publish.voters.signed_in',
      defaultMessage: 'Everybody who is signed in',
      description: 'Who may vote',
    },
    verified: {
      id: 'edit.publish.voters.verified',
      defaultMessage: 'Residents whose identity is verified',
      description: 'Who may vote',
    },
    members: {
      id: 'edit.publish.voters.members',
      defaultMessage: 'Members of one group',
      description: 'Who may vote',
    },
    tokens: {
      id: 'edit.publish.voters.tokens',
      defaultMessage: 'People who have received a voting code',
      description: 'Who may vote',
    },
  }),
};

export const previewMessages = defineMessages({
  title: {
    id: 'edit.preview.title',
    defaultMessage: 'Links for those who are to read it before',
    description: 'Heading of a part that unfolds',
  },
  intro: {
    id: 'edit.preview.intro',
    defaultMessage:
      'Whoever has such a link reads the page as it is saved, without signing in, until the link ends or it is published.',
    description: 'Above the form for links to something that is not out yet',
  },
  days: {
    id: 'edit.preview.days',
    defaultMessage: 'It works for',
    description: 'Label of a choice',
  },
  make: { id: 'edit.preview.make', defaultMessage: 'Make a link', description: 'Button' },
  made: {
    id: 'edit.preview.made',
    defaultMessage: 'This is the link. It is shown only now: copy it.',
    description: 'Label of a field with the new link',
  },
  copy: { id: 'edit.preview.copy', defaultMessage: 'Copy the link', description: 'Button' },
  copied: { id: 'edit.preview.copied', defaultMessage: 'Copied', description: 'After the button' },
  list: {
    id: 'edit.preview.list',
    defaultMessage: 'Links that work',
    description: 'Name of a list',
  },
  end: { id: 'edit.preview.end', defaultMessage: 'End it', description: 'Button beside a link' },
  ended: {
    id: 'edit.preview.ended',
    defaultMessage: 'The link leads nowhere any more.',
    description: 'Said after a link was ended',
  },
});

export const previewDays = defineMessage<{ count: number }>({
  id: 'edit.preview.dayCount',
  defaultMessage: '{count, plural, one {# day} other {# days}}',
  description: 'Choice: how long a link works',
});

export const previewUntil = defineMessage<{ day: MessageValue; name: MessageValue }>({
  id: 'edit.preview.until',
  defaultMessage: 'Until {day}, made by {name}',
  description: 'In the list of links: a date and the name of a person',
});

export const previewUntilUnknown = defineMessage<{ day: MessageValue }>({
  id: 'edit.preview.untilUnknown',
  defaultMessage: 'Until {day}',
  description: 'In the list of links, where nobody knows who made it: a date',
});
