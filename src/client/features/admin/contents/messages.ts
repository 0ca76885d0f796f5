import { defineMessage, defineMessages, type MessageValue } from 'react-intl';

export const editorialQueueMessages = defineMessages({
  title: {
    id: 'admin.contents.title',
    defaultMessage: 'Contents',
    description: 'Title and name of the desk of the editors',
  },
  legal: {
    id: 'admin.contents.legal',
    defaultMessage: 'Write the legal texts',
    description: 'Heading of links to the pages on which legal texts are written',
  },
  intro: {
    id: 'admin.contents.intro',
    defaultMessage:
      'Everything that readers cannot see yet or any more: texts being written, waiting for a decision, scheduled or withdrawn.',
    description: 'Introduction of the desk of the editors',
  },
  section: {
    id: 'admin.contents.section',
    defaultMessage: 'Section',
    description: 'Label of a filter',
  },
  anySection: {
    id: 'admin.contents.anySection',
    defaultMessage: 'Every section',
    description: 'Choice of a filter',
  },
  state: { id: 'admin.contents.state', defaultMessage: 'State', description: 'Label of a filter' },
  anyState: {
    id: 'admin.contents.anyState',
    defaultMessage: 'Every state',
    description: 'Choice of a filter',
  },
  emptyTitle: {
    id: 'admin.contents.emptyTitle',
    defaultMessage: 'The desk is clear',
    description: 'Heading of the empty list',
  },
  empty: {
    id: 'admin.contents.empty',
    defaultMessage: 'There is nothing in this state here.',
    description: 'Text of the empty list',
  },
  look: { id: 'admin.contents.look', defaultMessage: 'See the page', description: 'Link' },
  restore: { id: 'admin.contents.restore', defaultMessage: 'Restore', description: 'Button' },
  restored: {
    id: 'admin.contents.restored',
    defaultMessage: 'It is restored, as it was.',
    description: 'Said after a deleted content was restored',
  },
  notRestored: {
    id: 'admin.contents.notRestored',
    defaultMessage: 'It could not be restored: somebody has changed it meanwhile.',
    description: 'Said after a deleted content could not be restored',
  },
});

export const deskCount = defineMessage<{ count: number }>({
  id: 'admin.contents.count',
  defaultMessage: '{count, plural, =0 {Nothing} one {# content} other {# contents}}',
  description: 'Above the list: how many contents there are',
});

export const deskStateMessages = defineMessages({
  draft: { id: 'admin.contents.draft', defaultMessage: 'Draft', description: 'State' },
  in_review: { id: 'admin.contents.in_review', defaultMessage: 'In review', description: 'State' },
  scheduled: {
    id: 'admin.contents.scheduled',
    defaultMessage: 'To be published',
    description: 'State: its publication is set',
  },
  published: { id: 'admin.contents.published', defaultMessage: 'Published', description: 'State' },
  archived: { id: 'admin.contents.archived', defaultMessage: 'Archived', description: 'State' },
  retracted: {
    id: 'admin.contents.retracted',
    defaultMessage: 'Retracted',
    description: 'State: it no longer stands',
  },
  deleted: { id: 'admin.contents.deleted', defaultMessage: 'Deleted', description: 'State' },
});

export const deskRowMessages = {
  changed: defineMessage<{ name: MessageValue; when: MessageValue }>({
    id: 'admin.contents.changed',
    defaultMessage: '{name}; changed on {when}',
    description: 'In whose name a content is, and when it was changed last',
  }),
  goesOut: defineMessage<{ when: MessageValue }>({
    id: 'admin.contents.goesOut',
    defaultMessage: 'Goes out on {when}',
    description: 'Of a content whose publication is set',
  }),
};

/** Messages for how a legal text stands. */
export const legalStateMessages = defineMessages({
  missing: {
    id: 'admin.contents.legal.missing',
    defaultMessage: 'Missing',
    description: 'State of a legal text: there is no version of it',
  },
  unread: {
    id: 'admin.contents.legal.unread',
    defaultMessage: 'Template, not read yet',
    description: 'State of a draft of a legal text',
  },
  written: {
    id: 'admin.contents.legal.written',
    defaultMessage: 'A draft is being written',
    description: 'State of a legal text',
  },
});

export const inForceMessage = defineMessage<{ number: number; date: MessageValue }>({
  id: 'admin.contents.legal.inForce',
  defaultMessage: 'Version {number} in force since {date}',
  description: 'State of a legal text',
});

export const announcedMessage = defineMessage<{ number: number; date: MessageValue }>({
  id: 'admin.contents.legal.announced',
  defaultMessage: 'Version {number} announced for {date}',
  description: 'State of a legal text',
});
